"""Messages are put into words alike on every interpreter: values by kind, plural forms, endings, tables."""

import voltable
from voltable.talk.endings import ended
from voltable.talk.plural import CZECH, ONE_OR_MORE, POLISH, form
from voltable.talk.said import Listed, Said, as_data, both, said
from voltable.talk.speaker import Speaker
from voltable.talk.table import find

FOLDER = "host/voltable_host/data/words/"


def opened(language):
    """A language's table as it is baked."""
    return open(FOLDER + language + ".bin", "rb")


def test_a_refusal_names_what_its_numbers_stand_for():
    """Plants by their labels, fuels by their names, lists with commas; shorter where no game lends names."""
    game = voltable.new_game("card", players=["Ana", "Bo", "Cy"], seed=1)
    with_game, alone = Speaker(lambda: opened("en"), game.edition), Speaker(lambda: opened("en"))
    assert with_game.say(Said("not-offered", (3,))).startswith("Plant 4b is not on offer")
    assert alone.say(Said("not-offered", (3,))).startswith("That plant is not on offer")
    assert alone.say(Said("unknown-edition", ("chess", "card"))) == "There is no edition chess. There are: card."
    assert alone.refuse("illegal-move", (5, "too-poor", 14, 9)).endswith("That costs 14 Elektro and there are only 9.")


def test_values_are_named_by_what_they_are_called():
    """A message within a message, one after the other, several with a sign between them."""
    game = voltable.new_game("classic", players=["Ana", "Bo"], seed=1)
    speaker = Speaker(lambda: opened("cs"), game.edition, game.names)
    coal = said("amount", fuel=0, units=2)
    assert speaker.say(coal) == "uhlí 2"
    assert speaker.say(both(coal, said("amount", fuel="oil", units=1))) == "uhlí 2 ropa 1"
    assert speaker.show("name", (0, 1)) == "0, 1"
    assert speaker.show("seat", (0, 1)) == "Ana, Bo"
    assert speaker.show("plant", Listed(" · ", (0, 1))) == " · ".join(game.edition.cards.label(n) for n in (0, 1))
    assert speaker.show("city", 0) == game.edition.map.CITIES[0]
    assert speaker.say(Said("nobody-knows", {})) == "nobody-knows"


def test_plurals_follow_the_language():
    """One, a few, many; Polish counts by the last digits, except for the teens."""
    assert [form(ONE_OR_MORE, n) for n in (0, 1, 2, 5)] == [1, 0, 1, 1]
    assert [form(CZECH, n) for n in (0, 1, 2, 4, 5, 22)] == [2, 0, 1, 1, 2, 2]
    assert [form(POLISH, n) for n in (0, 1, 2, 4, 5, 12, 14, 21, 22, 25)] == [2, 0, 1, 1, 2, 2, 2, 2, 1, 2]


def test_hungarian_numbers_take_the_ending_of_their_sound():
    """3-as, 4-es, 5-ös, 6-os; 10-es, 20-as; the article by the first sound."""
    assert [ended(str(n), "as") for n in (1, 3, 5, 6, 10, 20, 36, 50, 100)] == [
        "1-es", "3-as", "5-ös", "6-os", "10-es", "20-as", "36-os", "50-es", "100-as",
    ]  # fmt: skip
    assert [ended(str(n), "t") for n in (1, 2, 3, 4, 5, 6, 7, 8, 10, 20, 40)] == [
        "1-et", "2-t", "3-at", "4-et", "5-öt", "6-ot", "7-et", "8-at", "10-et", "20-at", "40-et",
    ]  # fmt: skip
    assert [ended(word, "a") for word in ("1", "5", "7", "11", "50", "Ana", "Élő", "Bo", "1000", "15")] == [
        "az 1", "az 5", "a 7", "a 11", "az 50", "az Ana", "az Élő", "a Bo", "az 1000", "a 15",
    ]  # fmt: skip
    assert ended("3a", "as") == "3a jelű"


def test_endings_stand_one_on_another():
    """The article follows what the number has become: az 5-ös, a 3a jelű."""
    game = voltable.new_game("classic", players=["Ana", "Bo"], seed=1)
    speaker = Speaker(lambda: opened("hu"), game.edition, game.names)
    plant = game.edition.cards.find("5")[0]
    assert speaker.slot("plant|as|a", {"plant": plant}) == "az 5-ös"
    assert speaker.slot("name|a", {"name": 0}) + ", " + speaker.slot("bid|t", {"bid": 6}) == "az Ana, 6-ot"


def test_a_message_is_data():
    """With ids, values, whom it is about and who may read it; messages of the same parts are equal."""
    one = said("amount", about=2, eyes=2, fuel="coal", units=Listed(" ", (1, said("in-a-row", first="a", second="b"))))
    inner = {"id": "in-a-row", "values": {"first": "a", "second": "b"}, "about": None, "eyes": None}
    assert as_data(one) == {"id": "amount", "values": {"fuel": "coal", "units": [1, inner]}, "about": 2, "eyes": 2}
    assert one == Said("amount", one.values, 2, 2) and one != said("amount", fuel="coal", units=1)


def test_what_is_not_in_a_table_is_not_found():
    """Neither before the first id, nor behind the last, nor between."""
    for number in range(50):
        with opened("hu") as table:
            assert find(table, "no-" + str(number)) is None
