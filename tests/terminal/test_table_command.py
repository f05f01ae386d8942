"""The companion without a device: a table is begun, told, corrected and ended at the command line."""

import json
import os

import pytest

import voltable
from kit.tracker.companion import begin, lines, refused, run, say, status, view
from voltable_host.saves import saves


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own for each test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def files(tmp_path):
    """The games of the folder by name."""
    return sorted(path.name for path in (tmp_path / "games").iterdir())


# How a table begins


def test_a_table_is_saved_under_a_name_of_its_own(home):
    """With the kind of game in it; each has another id."""
    for _ in range(2):
        run("table", "new", "classic", "--players", "Ana,Bo,Cy")
    one, other = files(home)
    assert one.startswith("table-classic-") and one.endswith("-1.vtl") and other.endswith("-2.vtl")
    games = [voltable.load((home / "games" / name).read_bytes()) for name in (one, other)]
    assert games[0].gid != games[1].gid
    assert [game.edition.family for game in games] == ["tracker", "tracker"]


def test_a_quiet_beginning_says_only_the_name(home):
    """So that a script can go on with it."""
    name = run("table", "new", "card", "--players", "4", "-q").stdout.strip()
    assert files(home) == [f"{name}.vtl"]
    assert json.loads(run("table", "status", "--game", name, "--json").stdout)["players"][3]["name"] == "P4"


def test_a_seed_draws_the_order_and_a_table_can_be_asked_for_it():
    """The same seed, the same order; without one it is another now and then."""
    for seed in (3, 3):
        run("table", "new", "classic", "--players", "Ana,Bo,Cy", "--seed", seed)
        assert view()["order"] == [2, 0, 1]
    drawn = set()
    for _ in range(12):
        run("table", "new", "classic", "--players", "5")
        drawn.add(tuple(view()["order"]))
    assert len(drawn) > 1
    run("table", "new", "classic", "--players", "Ana,Bo,Cy", "--ask-order")
    assert view()["turn"] == voltable.CHANCE
    assert "Who is the first in order?" in status() and "first NAME one of Ana, Bo, Cy" in status()
    assert say("first Bo, first Cy") == "#2 Bo comes next in the order.\nThe order is now: Bo, Cy, Ana.\n"


@pytest.mark.parametrize(
    ("arguments", "code", "why"),
    [
        (("chess", "--players", "2"), 2, "'chess' is not one of 'classic'"),
        (("classic",), 2, "Missing option '--players'"),
        (("classic", "--players", "7"), 2, "Players: 7. It takes 2 to 6."),
        (("classic", "--players", "9" * 30), 2, "It takes 2 to 6."),
        (("classic", "--players", ",,"), 2, "Players: 0. It takes 2 to 6."),
        (("classic", "--players", "Ana,Ana"), 2, "Two players cannot both be called Ana."),
        (("classic", "--players", "Ana,done"), 2, '"done" cannot be a name'),
        (("classic", "--players", "Ana,coal"), 2, "can be called coal"),
        (("classic", "--players", "2", "--depth", "deep"), 2, "'deep' is not one of 'guide', 'quick'"),
        (("card", "--players", "2", "--depth", "market"), 2, "There are: guide, quick, score."),
        (("classic", "--players", "2", "--board", "mars"), 2, "There is no board mars"),
        (("card", "--players", "2", "--board", "usa"), 2, "It is played without one"),
        (("classic", "--players", "2", "--option", "sun=1"), 2, "There is no option sun."),
        (("classic", "--players", "2", "--seed", "-1"), 2, "--seed"),
        (("classic", "--players", "2", "--seed", "1", "--ask-order"), 2, "leave one out"),
    ],
)
def test_what_cannot_be_followed_is_refused(arguments, code, why, home, capsys, monkeypatch):
    """In a sentence, and nothing is saved."""
    monkeypatch.setattr("sys.argv", ["voltable", "table", "new", *arguments])
    from voltable_host.cli import main

    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == code
    assert why in " ".join(capsys.readouterr().err.split())
    assert not (home / "games").exists() or files(home) == []


def test_options_count_at_a_table(home):
    """The refill of the Trust by the row of three players (ruling A2)."""
    refill = {}
    for row in ("2", "3"):
        begin("recharged", "Ana,Bo", "--option", f"trust_refill={row}", "--depth", "quick")
        say("done, fuel coal 2, done, done, done, done, done")
        refill[row] = view()["table"]["refill"]
    assert refill["2"] == {"coal": 3, "oil": 2, "garbage": 1, "uranium": 1}
    assert refill["3"] == {"coal": 4, "oil": 2, "garbage": 1, "uranium": 1}


# What is told


def test_without_words_the_likeliest_answer_is_taken():
    """The opener bought where turns are followed, else all is done."""
    begin("classic", "Ana,Bo,Cy", "--depth", "score")
    assert say() == "@1 Ana has bought a plant.\n"
    assert [player["bought"] for player in view()["players"]] == [True, False, False]
    begin("classic", "Ana,Bo,Cy", "--depth", "quick")
    assert say() == "Everybody has bought or dropped out.\n"


def test_where_nobody_can_guess_the_words_are_asked_for():
    """Who begins, and what the third party's plant burns."""
    run("table", "new", "card", "--players", "Ana,Bo", "--ask-order")
    assert refused("").startswith("Nobody can guess this.")
    say("first Ana, done")
    assert "The Bank takes the highest plant on offer" in status()
    assert refused("").startswith("Nobody can guess this.")


@pytest.mark.parametrize(
    "words",
    [
        ("city", "2,", "done,", "city", "3"), ("city", "2", "done", "city", "3"), ("city 2, done, city 3",),
        ("city 2", "done", "city 3"), ("city", "2", ",", "done", ",city", "3"), ("Cy city 2", "cy done", "Bo city 3"),
    ],
)  # fmt: skip
def test_several_lines_in_one_command(words):
    """With commas, without, or each in quotes; names in any letters."""
    begin("classic", "Ana,Bo,Cy")
    say("done, first Ana, first Bo, done")
    answer = run("table", "next", *words, "-q").stdout.splitlines()
    assert answer == ["^3 Cy has 2 cities.", "^3 Cy connects no more cities.", "#2 Bo has 3 cities."]


def test_names_with_spaces_and_accents():
    """The shell keeps them together, or quotes do, and accents may be left out."""
    begin("classic", "Žofie Nová,Bo,Cy", "--depth", "score")
    for words in (("Žofie Nová", "bought"), ("zofie nova", "bought"), ('"Žofie Nová" bought',)):
        assert "Žofie Nová has bought a plant." in run("table", "next", *words, "-q").stdout
        run("table", "undo")
    assert run("table", "set", "zofie nova", "4", "-q").stdout == "Žofie Nová has 4 cities.\n"


def test_all_lines_are_taken_or_none():
    """The one that is refused is named."""
    begin("classic", "Ana,Bo,Cy")
    say("done, done, done")
    why = refused("city 2, done, city 99, done")
    assert why == "None of these lines was taken, because of city 99: It cannot be 99: 0 to 22."


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("dance", "Nobody here is called dance. What can be told now: Ana bought, drop, done, deal step3, set FIELD N"),
        ("Ana dance", "dance is no verb. What can be told now:"),
        ("Bo", "It is not Bo's turn."),
        ("Dora bought", "Nobody here is called Dora."),
        ("city 7", "city is not what is asked for now. What can be told now: Ana bought"),
        ("open 3 3", "open is not what is asked for now."),
        ("bought 7", "None of these lines was taken, because of 7: Nobody here is called 7."),
        ("city", "Something is missing: a number."),
        ("set step", "Something is missing: a number."),
        ("set step 4", "It cannot be 4: 1 to 3."),
        ("set step two", "two is no number"),
        ("set coal 3", "This table keeps no such count. What can be set: round, step, end, Ana, Bo, Cy"),
        ("set luck 3", "There is nothing called luck to set. What can be set: round, step, end, Ana, Bo, Cy"),
        ("deal 27", "Of all cards a table hears only of the last one: deal step3"),
        ("first Bo", "first is not what is asked for now."),
        ('"Ana', "A quotation mark is left open."),
        ("x" * 300, "That is too long for an action."),
        (",", "Say what to do."),
        ("undo 99", "There is no record 99 to go back to."),
    ],
)
def test_what_a_table_does_not_take(line, why):
    """In a sentence with what would be understood, and its file stays as it is."""
    begin("classic", "Ana,Bo,Cy", "--depth", "score")
    say("Ana bought Bo bought Cy bought done done done done done done done done done done")
    assert view()["round"] == 2 and view()["players"][view()["turn"]]["name"] == "Ana"
    assert refused(line).startswith(why)


def test_in_the_first_round_nobody_drops_out():
    """Everybody has to buy a plant."""
    begin("classic", "Ana,Bo,Cy", "--depth", "score")
    assert refused("drop") == "In the first round everybody buys a plant: nobody drops out."


def test_whoever_has_bought_cannot_buy_again():
    """Out of order is fine, twice is not."""
    begin("classic", "Ana,Bo,Cy", "--depth", "score")
    say("Bo bought")
    assert refused("Bo bought") == "That player has bought a plant or dropped out already."
    assert "now Ana, then Cy" in status()


# Corrections


def test_counts_are_set_right():
    """Cities, round, step; what follows from them follows."""
    begin("classic", "Ana,Bo,Cy")
    assert run("table", "set", "Ana", "7", "-q").stdout == "Ana has 7 cities.\n"
    assert "Enough for Step 2: Ana. It begins after this phase of building." in status()
    assert run("table", "set", "round", "5", "-q").stdout == "This is round 5.\n"
    assert run("table", "set", "step", "2", "-q").stdout == "This is Step 2.\n"
    seen = view()
    assert (seen["round"], seen["step"], seen["players"][0]["city_count"]) == (5, 2, 7)
    assert "Error: It cannot be 23: 0 to 22.\n" in run("table", "set", "Ana", "23", code=2).stderr
    assert "There is nothing called Dora to set." in run("table", "set", "Dora", "1", code=2).stderr
    assert "Usage" in run("table", "set", "Ana", code=2).stderr


def test_tokens_and_the_end_of_uranium_are_set_right():
    """At the depth that follows the market, on a board with such a rule."""
    begin("recharged", "Ana,Bo,Cy", "--depth", "market")
    assert run("table", "set", "coal", "17", "-q").stdout == "On the market: coal 17.\n"
    assert "coal 17 from 3" in status()
    assert run("table", "set", "phase_out", "1", "-q").stdout == "No more uranium comes to the market.\n"
    assert run("table", "set", "phase_out", "0", "-q").stdout == "Uranium comes to the market again.\n"


def test_undo_goes_back_and_forward_as_far_as_one_likes():
    """One line at a time, several at once, until nothing is left."""
    begin("classic", "Ana,Bo,Cy")
    hashes = [view()["hash"]]
    for line in ("done", "first Bo", "done", "done", "city 2"):
        say(line)
        hashes.append(view()["hash"])
    assert run("table", "undo", "-q").stdout == "Taken back: Cy city 2\n"
    assert view()["hash"] == hashes[4]
    assert run("table", "undo", "3", "-q").stdout == "Taken back: Cy done\nTaken back: Ana done\nTaken back: first Bo\n"
    assert view()["hash"] == hashes[1]
    assert run("table", "undo", "4", "--redo", "-q").stdout.splitlines()[-1] == "Done again: Cy city 2"
    assert view()["hash"] == hashes[5]
    assert run("table", "undo", "--redo", code=1).stderr == "Error: There is nothing to do again.\n"
    assert run("table", "undo", "8", code=1).stderr == "Error: There is nothing to take back.\n"
    assert view()["hash"] == hashes[5]
    for bad in ("0", "-1", "x"):
        assert run("table", "undo", bad, code=2).exit_code == 2


def test_the_end_comes_when_it_is_said_and_can_be_taken_back():
    """The last count, a tie, the result; undo means the table that was told last, over or not."""
    begin("classic", "Dora,Emil")
    begin("classic", "Ana,Bo,Cy")
    run("table", "set", "Ana", "3")
    run("table", "set", "Bo", "3")
    assert run("table", "end", "-q").stdout == "The game ends: everything is counted.\n"
    assert "Nobody is paid." in status()
    say("done")
    assert "A tie for the first place: Ana, Bo. Who has most money?" in status()
    answer = " ".join(run("table", "next", "first", "Bo").stdout.split())
    assert "Bo wins. powered 1. #2 Bo 3 2. @1 Ana 3 3. ^3 Cy 0" in answer
    assert view()["players"][0]["name"] == "Dora"  # the newest that is not over
    assert run("table", "undo", "-q").stdout == "Taken back: first Bo\n"
    assert view()["players"][0]["name"] == "Ana"
    assert say("done") == "The win is shared.\n"
    newest = saves.files()[0].stem
    over = run("table", "next", "--game", newest, code=1).stderr
    assert over == "Error: The game is over: nothing more can be played. To take something back: voltable table undo\n"
    assert run("table", "end", "--game", newest, code=1).stderr == over
    assert json.loads(run("table", "status", "--game", newest, "--json").stdout)["over"]


def test_a_guide_asks_for_the_winner():
    """It counts nothing."""
    begin("classic", "Ana,Bo,Cy", "--depth", "guide")
    run("table", "end")
    say("done")
    assert "Who wins?" in status()
    answer = run("table", "next", "first", "Cy").stdout
    assert "Cy wins." in answer and "powered" not in answer.split("over")[-1]


# Which table is meant


def test_without_a_table_the_first_command_is_told():
    """Whatever is asked."""
    for words in (("status",), ("next",), ("undo",), ("end",), ("set", "Ana", "1"), ("bank",)):
        assert "There is no table yet. Start one: voltable table new" in run("table", *words, code=1).stderr


def test_the_newest_table_that_is_not_over_is_meant(home):
    """Never a game of Voltable itself; another one by its name."""
    for number, player in enumerate(("Ana", "Bo", "Cy")):
        name = run("table", "new", "classic", "--players", f"{player},Dora", "-q").stdout.strip()
        os.utime(home / "games" / f"{name}.vtl", (1_800_000_000 + number,) * 2)
    run("simulate", "card", "--players", 2, "--games", 1, "--save", home / "games", "--json")
    assert view()["players"][0]["name"] == "Cy"
    first = json.loads(run("table", "status", "--json", "--game", name[:-1] + "1").stdout)
    assert first["players"][0]["name"] == "Ana"
    run("table", "end", "--game", name)
    run("table", "next", "done", "done", "--game", name)
    assert view()["players"][0]["name"] == "Bo"


def test_a_game_of_voltable_itself_is_no_table(home):
    """It goes on elsewhere."""
    run("simulate", "card", "--players", 2, "--games", 1, "--seed", 7, "--save", home / "games", "--json")
    assert "There is no table yet." in run("table", "status", code=1).stderr
    why = run("table", "next", "--game", "card-7", code=2).stderr
    assert why == (
        "Error: card-7 is no table but a game of Voltable itself. To go on with it: voltable resume card-7\n"
    )
    assert "There is no game nowhere." in run("table", "next", "--game", "nowhere", code=2).stderr


@pytest.mark.parametrize("place", [20, -12])
def test_a_damaged_table_is_not_passed_over(home, place):
    """Whoever goes on is told of it, and does not land in an older one unawares; even where record 0 is damaged."""
    older = run("table", "new", "classic", "--players", "Ana,Bo,Cy", "-q").stdout.strip()
    os.utime(home / "games" / f"{older}.vtl", (1_700_000_000,) * 2)
    name = run("table", "new", "classic", "--players", "Ana,Bo,Cy", "-q").stdout.strip()
    say("done, done, done")
    path = home / "games" / f"{name}.vtl"
    data = bytearray(path.read_bytes())
    data[place] ^= 1
    path.write_bytes(data)
    for words in (("next",), ("status",), ("undo",), ("set", "Ana", "1"), ("end",)):
        assert name in run("table", *words, code=1).stderr
    assert path.read_bytes() == bytes(data)
    assert run("table", "status", "--game", older).exit_code == 0


def test_a_torn_end_is_mended_and_told(home):
    """As by a power cut while the last line was written."""
    name = run("table", "new", "classic", "--players", "Ana,Bo,Cy", "--seed", 3, "-q").stdout.strip()
    say("done, first Bo")
    path = home / "games" / f"{name}.vtl"
    path.write_bytes(path.read_bytes()[:-3])
    assert "is cut off" in run("table", "status").stderr
    result = run("table", "next", "first", "Ana")
    assert "The end of" in result.stderr and result.stdout.startswith("@1 Ana comes next in the order.\n")
    assert path.with_name(f"{path.name}.bad").exists()


# What is printed


def test_status_as_json_is_the_view(home):
    """The same keys and values as from Python."""
    begin("recharged", "Ana,Bo", "--depth", "market")
    (name,) = files(home)
    for line in ("bought", "fuel hybrid 3", "bought", "done", "fuel oil 2", "done", "done", "done"):
        say(line)
        game = voltable.load((home / "games" / name).read_bytes())
        assert view() == json.loads(json.dumps(game.view()))
    assert list(view()) == list(game.view())


def test_every_move_is_a_line_of_json():
    """Named as in the log, with whoever made it and the view after it."""
    (first,) = lines("table", "new", "classic", "--players", "Ana,Bo,Cy", "--depth", "score", "--seed", "3")
    assert (first["move"], first["turn"], first["view"]["moves"]) == (None, None, 0)
    told = lines("table", "next", "Bo", "bought,", "bought,", "set", "Ana", "2")
    assert [(line["move"], line["turn"], line["view"]["moves"]) for line in told] == [
        ("Bo bought", 1, 1), ("Cy bought", 2, 2), ("set Ana 2", None, 3),
    ]  # fmt: skip
    assert {line["game"] for line in told} == {first["game"]}
    (back,) = lines("table", "undo", "2")
    assert (back["move"], back["turn"], back["view"]["players"][0]["city_count"]) == ("undo 5", None, 0)
    (again,) = lines("table", "undo", "--redo")
    assert again["view"]["hash"] == told[1]["view"]["hash"]
    (end,) = lines("table", "end")
    assert end["move"] == "set end 1" and end["view"]["last_round"]


def test_the_page_is_plain_ascii_without_a_terminal():
    """No colour and no sign that an old terminal lacks, but for names."""
    begin("classic", "Ana,Bo,Cy", "--depth", "score")
    text = run("table", "status", "-v", "--plain").stdout
    assert text.isascii() and "\x1b" not in text


def test_the_rule_is_told_to_the_curious():
    """What the key `why` of the device shows."""
    begin("classic", "Ana,Bo,Cy")
    assert "Whoever buys is out of this phase." in " ".join(run("table", "status", "-v").stdout.split())
    assert "Whoever buys is out of this phase." not in status()
