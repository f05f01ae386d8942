"""The public names of the contract are there after a plain import of the package, and work.

No import of ours stands here, and the package's name is put together when the test runs: whoever moves modules and
rewrites their imports must not be able to rewrite this page too.
"""

import sys

PACKAGE = "".join(("volt", "able"))
CARDS = "_".join((PACKAGE, "cards"))
MODULES = "notation boards".split()
MEMBERS = "turn choices chances play advance undo redo copy over ranking view hash dump".split()
VIEW = (
    "edition board options round phase step turn over last_round order hash moves players dummy auction plants fuel "
    "houses regions demolition table result"
).split()
PLAYER = "seat name money plants cards fuel cities income bought dropped".split()
BOARDS = (
    ("classic", ("germany", "usa", "central_europe")),
    ("central_europe", ("central_europe",)),
    ("recharged", ("germany", "usa")),
    ("card", (None,)),
)


class Fresh:
    """The package as a program finds it that has imported nothing yet; afterwards all is as before."""

    def __enter__(self):
        self.kept = [(name, sys.modules[name]) for name in loaded()]
        for name, _ in self.kept:
            del sys.modules[name]
        return __import__(PACKAGE)

    def __exit__(self, *_):
        for name in loaded():
            del sys.modules[name]
        for name, module in self.kept:
            sys.modules[name] = module


def loaded() -> list:
    """Which of our modules there are."""
    return sorted([name for name in sys.modules if name.split(".")[0] in (PACKAGE, CARDS)])


def refusal(package, function, *arguments, **named) -> str:
    """What a call is refused with; nothing if it is not."""
    try:
        function(*arguments, **named)
    except package.Refusal as no:
        return str(no)
    return ""


def test_what_a_plain_import_brings():
    with Fresh() as package:
        for name in "new_game new_table load".split():
            assert callable(getattr(package, name)), name
        assert package.CHANCE == -1
        assert package.COMPILED in (True, False)
        assert issubclass(package.LogError, package.Refusal) and issubclass(package.Refusal, Exception)
        assert [pair[0] for pair in package.EDITIONS] == [edition for edition, _ in BOARDS]
        assert [pair[1].split(".")[0] for pair in package.EDITIONS] == [PACKAGE] * 3 + [CARDS]
        assert not [name for name in loaded() if name.startswith(CARDS)]


def test_each_module_is_there_when_it_is_first_asked_for():
    for name in MODULES:
        with Fresh() as package:
            assert getattr(package, name) is getattr(package, name)
            assert getattr(package, name).__name__.split(".")[0] == PACKAGE
    with Fresh() as package:
        assert getattr(package, "no_such_" + "module", None) is None


def test_every_edition_and_board_can_be_played_and_followed():
    for edition, boards in BOARDS:
        for board in boards:
            with Fresh() as package:
                game = package.new_game(edition, board=board, players=3, seed=7)
                assert game.play(game.choices()[0])
                table = package.new_table(edition, board=board, players=3, depth="score", seed=7)
                assert table.play(table.choices()[0])


def test_the_calls_of_the_contract():
    with Fresh() as package:
        game = package.new_game("card", players=["Ana", "Bo", "Cy"], seed=7)
        assert [row["name"] for row in game.view()["players"]] == ["Ana", "Bo", "Cy"]
        game = package.new_game("recharged", board="usa", players=4, seed=1, options={"starting_cities": True})
        assert dict(game.view()["options"]) == {"starting_cities": True}
        assert package.new_game("card", players=2, dice="table").turn == package.CHANCE
        table = package.new_table("classic", players=4, depth="quick")
        assert table.view()["table"]["depth"] == "quick"
        game = package.new_game("card", players=2, gid=b"12345678")
        assert package.load(game.dump()).dump() == game.dump() and game.dump()[4:12] == b"12345678"


def test_a_game_plays_takes_back_and_says_how_it_stands():
    with Fresh() as package:
        game = package.new_game("card", players=3, seed=7)
        for name in MEMBERS:
            assert hasattr(game, name), name
        hashes = [game.hash()]
        for _ in range(6):
            events = game.play(game.choices()[0])
            assert type(events) is list and events
            hashes.append(game.hash())
        assert all(len(found) == 16 and int(found, 16) >= 0 for found in hashes)
        for back in range(1, 4):
            game.undo()
            assert game.hash() == hashes[-1 - back]
        game.redo()
        assert game.hash() == hashes[-3]
        other = game.copy()
        other.play(other.choices()[0])
        assert game.hash() == hashes[-3] != other.hash()
        assert refusal(package, other.dump) and refusal(package, game.play, (4, 99, 1))
        again = package.load(bytes(game.dump()))
        assert (again.hash(), again.turn, again.choices()) == (game.hash(), game.turn, game.choices())
        assert type(game.dump()) is bytes and game.over is False and game.ranking() == []


def test_at_the_end_nobody_is_asked_and_all_are_ranked():
    with Fresh() as package:
        game = package.new_game("card", players=3, seed=3)
        for move in range(2000):
            if game.over:
                break
            choices = game.choices()
            game.play(choices[move * 7 % len(choices)])
        assert game.over is True and game.turn is None and game.choices() == []
        assert sorted([seat for group in game.ranking() for seat in group]) == [0, 1, 2]
        assert [row["seat"] for row in game.view()["result"] if row["place"] == 1] == list(game.ranking()[0])


def test_every_choice_can_be_written_and_read_back():
    with Fresh() as package:
        notation = package.notation
        game = package.new_game("recharged", board="germany", players=["Ana B", "Bo"], seed=5)
        for _ in range(60):
            for choice in game.choices():
                line = notation.write(choice, game)
                assert notation.write(notation.read(line, game), game) == line
            game.play(notation.read(notation.write(game.choices()[0], game), game))


def test_the_view_has_its_keys_in_order():
    with Fresh() as package:
        for edition, _ in BOARDS:
            game = package.new_game(edition, players=3, seed=2)
            for seen in (game.view(), game.view(1), game.view(seat=2)):
                keys = [key for key in seen if key in VIEW]
                assert keys == VIEW
                assert [key for key in seen["players"][0] if key in PLAYER] == PLAYER
            assert game.view()["hash"] == game.hash() and game.view(1)["hash"] is None


def test_what_does_not_exist_is_refused_with_what_does():
    with Fresh() as package:
        assert all(edition in refusal(package, package.new_game, "chess") for edition, _ in BOARDS)
        assert "germany" in refusal(package, package.new_game, "recharged", board="mars")
        assert "demolition" in refusal(package, package.new_game, "card", options={"fun": True})
        assert "6" in refusal(package, package.new_game, "card", players=7)
        assert refusal(package, package.new_game, "card", seed=2**32)
        assert "quick" in refusal(package, package.new_table, "classic", players=3, depth="deep")
        try:
            package.load(b"no log")
            raise AssertionError("it was loaded")
        except package.LogError:
            pass
