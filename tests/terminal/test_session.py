"""A game being played, without a keyboard: lines in, moves out."""

import io
from contextlib import suppress

import pytest
from click.exceptions import Exit

import voltable
from voltable import notation
from voltable.engine import verbs
from voltable.engine.verbs import CHANCE
from voltable_host.language import choose
from voltable_host.saves.history import steps
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal import evening
from voltable_host.terminal.line import Lines
from voltable_host.terminal.prompt import Prompt
from voltable_host.terminal.session import Session

PEOPLE = ("Ana", "Bo", "Cy")


@pytest.fixture(autouse=True)
def english():
    """Sentences are compared in English."""
    choose("en")


def begun(path, names=PEOPLE, seed=7, **more) -> Session:
    """A new game of these people in a file."""
    game = voltable.new_game("card", players=list(names), seed=seed, **more)
    return Session(SaveFile.create(path / "game.vtl", game), Talk())


def moves(played: Session) -> list[str]:
    """What was played."""
    return [step.line for step, _table in steps(played.game)]


def type_lines(played: Session, text: str, monkeypatch) -> None:
    """Answer prompts with these lines, until there are no more."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    played.lines = Lines(played.talk)
    with pytest.raises(evening.NoMore):
        prompt = Prompt(played)
        while True:
            if not played.move_unasked():
                prompt.ask()


def to_fuel(played: Session) -> None:
    """Everybody has bought the first plant that could be had; the last in order buys fuel."""
    while played.game.phases[played.game.state.phase].name == "auction":
        choices = played.game.choices()
        played.play(choices[-1] if choices[-1] == (verbs.PASS,) else choices[0][:3])


@pytest.mark.parametrize("line", ["done 1 1 1", "done 1"])
def test_what_is_left_of_a_line_is_never_another_persons_move(tmp_path, monkeypatch, line):
    """Behind done nothing can follow."""
    played = begun(tmp_path)
    to_fuel(played)
    before = moves(played)
    type_lines(played, line + "\n", monkeypatch)
    assert moves(played) == before and played.refused


def test_several_cards_on_a_line_end_with_the_turn(tmp_path, monkeypatch):
    """The last word may be done; what would follow it is not."""
    played = begun(tmp_path)
    to_fuel(played)
    seat, before = played.game.turn, len(moves(played))
    cards = [choice for choice in played.game.choices() if choice[0] == verbs.BUY]
    first = notation.write(cards[0], played.game)
    type_lines(played, "1 done 1 1\n", monkeypatch)
    assert moves(played)[before:] == [first] and played.refused  # nothing stands behind done
    type_lines(played, "done\n", monkeypatch)
    assert moves(played)[before + 1] == f"{played.game.names[seat]} done"


@pytest.mark.parametrize("name", ["Max", "x", "o", "Plan", "Log", "u"])
def test_names_that_look_like_words_are_names_in_a_line_of_notation(tmp_path, monkeypatch, name):
    """A line that begins with the name of whoever is to move is notation."""
    played = begun(tmp_path, (name, "Bo", "Cy"))
    while played.game.turn != 0:
        played.play(played.game.choices()[0][:3])
    line = f"{name} {'bid 12' if played.game.state.bid else 'open 3a 12'}"
    type_lines(played, line + "\n", monkeypatch)
    assert line in moves(played)


@pytest.mark.parametrize(("name", "line"), [("o", "o 3a 4"), ("1", "1 5")])
def test_short_forms_stay_short_forms_for_players_of_that_name(tmp_path, monkeypatch, name, line):
    """Only a verb behind the name makes it notation."""
    played = begun(tmp_path, (name, "Bo", "Cy"))
    while played.game.turn != 0:
        played.play(played.game.choices()[0][:3])
    assert not played.game.state.bid
    type_lines(played, line + "\n", monkeypatch)
    assert moves(played) and not played.refused


def test_first_max_names_a_player(tmp_path, monkeypatch):
    """`max` is a limit only where somebody bids."""
    played = begun(tmp_path, ("Max", "Bo", "Cy"), dice="table")
    type_lines(played, "first Max\n", monkeypatch)
    assert moves(played) == ["first Max"]


def test_at_a_real_table_a_name_is_asked_for_as_a_name(tmp_path, monkeypatch, capsys):
    """Not as a card."""
    played = begun(tmp_path, dice="table")
    type_lines(played, "zzz\n", monkeypatch)
    assert "Nobody here is called zzz" in capsys.readouterr().err and played.game.turn == CHANCE


def test_bots_of_seed_0_are_repeatable(tmp_path):
    """Nought is a seed like any other."""
    names = ("bot:random", "bot:random 2", "bot:random 3")
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    games = [begun(tmp_path / folder, names, 0, gid=folder.encode() * 8) for folder in ("a", "b")]
    for played in games:
        for _ in range(40):
            played.move_unasked()
    assert moves(games[0]) == moves(games[1])


def test_a_limit_is_kept_only_with_its_move(tmp_path, monkeypatch):
    """The disk was full: neither the bid nor the limit stands."""
    played = begun(tmp_path)

    def full():
        played.save.game = voltable.load(played.save.records.log())
        raise SaveError("full")

    monkeypatch.setattr(played.save, "append", full)
    monkeypatch.setattr("sys.stdin", io.StringIO("open 3a 9 max\n"))
    played.lines = Lines(played.talk)
    with pytest.raises(SaveError):
        Prompt(played).ask()
    assert played.limits == {} and moves(played) == []


def test_a_bots_reasons_are_not_told_to_its_rivals(tmp_path, capsys, monkeypatch):
    """-v tells why, but only where nobody could profit from it."""
    for names, told in ((("Ana", "bot:steady", "bot:steady 2"), False), (("bot:steady", "bot:steady 2"), True)):
        folder = tmp_path / names[0].replace(":", "-")
        folder.mkdir()
        played = begun(folder, names)
        played.talk.verbose = True
        while played.game.turn == 0 and played.people[0]:
            played.play(played.game.choices()[0][:3])
        played.move_unasked()
        assert ("(steady)" in capsys.readouterr().err) is told


def test_undo_says_that_limits_are_forgotten(tmp_path, monkeypatch, capsys):
    """Somebody else may have set them."""
    played = begun(tmp_path)
    type_lines(played, "open 3a 9 max\nu\n", monkeypatch)
    assert "forgotten" in capsys.readouterr().err and played.limits == {}


@pytest.mark.parametrize(
    ("lines", "lost"),
    [
        ("open 3a 9 max\n", True),  # Bo is asked, and Ana would go on bidding
        ("open 3a 9 max\nbid 3\n", True),  # Ana has bid 4 for the same reason
        ("open 3a 9 max\nbid 9\n", False),  # there is nothing more to bid
        ("open 3a 9 max\npass\npass\n", False),  # the plant is sold
        ("open 3a 2\n", False), ("", False),
    ],
)  # fmt: skip
def test_whoever_leaves_is_told_of_limits_only_where_one_is_lost(tmp_path, monkeypatch, capsys, lines, lost):
    """And whoever takes back a move likewise."""
    for again, sentence in (("q\n", "are not kept"), ("u\n", "are forgotten")):
        folder = tmp_path / again[0]
        folder.mkdir()
        played = begun(folder)
        monkeypatch.setattr("sys.stdin", io.StringIO(lines + again))
        played.lines = Lines(played.talk)
        with suppress(Exit):  # there may be nothing to take back
            evening.play_evening(played, False)
        assert (f"Bids up to a limit {sentence}" in capsys.readouterr().err) is lost


def test_a_refused_line_makes_a_script_fail(tmp_path, monkeypatch, capsys):
    """Exit code 1, and the sentence even where all else is quiet."""
    game = voltable.new_game("card", players=list(PEOPLE), seed=7)
    monkeypatch.setattr("sys.stdin", io.StringIO("open 99 1\n"))
    with SaveFile.create(tmp_path / "game.vtl", game) as save, pytest.raises(Exit) as left:
        evening.play_game(save, Talk(quiet=True), False, bots_finish=True)
    assert left.value.exit_code == 1
    assert "no plant 99" in capsys.readouterr().err


def test_a_resumed_game_is_not_finished_by_bots(tmp_path, monkeypatch):
    """It is people's; where nobody types it stays as it is."""
    game = voltable.new_game("card", players=list(PEOPLE), seed=7)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    with SaveFile.create(tmp_path / "game.vtl", game) as save:
        evening.play_game(save, Talk(), False, bots_finish=False)
    assert voltable.load((tmp_path / "game.vtl").read_bytes()).view()["moves"] == 0


def test_a_file_that_is_gone_is_not_called_saved(tmp_path, capsys):
    """Nobody should look for it in vain."""
    played = begun(tmp_path)
    (tmp_path / "game.vtl").unlink()
    evening.come_back(played)
    told = capsys.readouterr().err
    assert "is gone" in told and "To go on" not in told


def test_a_line_ends_with_the_turn_also_where_a_card_ends_it(tmp_path, monkeypatch):
    """What people say was drawn ends a phase; what stands behind it is not the next person's move."""
    played = begun(tmp_path, dice="table")
    cards = ["first Ana", "first Bo", "3a 3b 4a 4b 5a 5b 5c 6a"]
    type_lines(played, "\n".join(cards) + "\n", monkeypatch)
    while len(played.game.choices()) and sum(map(len, played.game.state.columns)) < 11:
        played.play(played.game.choices()[0])
    last = notation.write(played.game.choices()[0], played.game).removeprefix("deal ")
    type_lines(played, f"{last} 1 1\n", monkeypatch)
    assert played.game.turn != CHANCE and moves(played)[-1] == f"deal {last}"


def hidden(tmp_path, monkeypatch) -> tuple[Session, list[str], list[str]]:
    """Money is hidden; what the screen shows and what is forgotten is written down."""
    played = begun(tmp_path, options={"hidden_money": True})
    shown, forgotten = [], []
    monkeypatch.setattr(played.screen, "line", lambda text, seat=None, style="": shown.append(text))
    monkeypatch.setattr(played.screen, "clear", lambda: shown.append("CLEAR"))
    monkeypatch.setattr(played.lines, "ask", lambda prompt, words=list: "")
    monkeypatch.setattr(played.lines, "forget", lambda: forgotten.append("all"))
    return played, shown, forgotten


def test_news_are_told_again_after_the_screen_is_cleared(tmp_path, monkeypatch):
    """Whoever comes to the keyboard reads what the others did, and finds nothing they typed."""
    played, shown, forgotten = hidden(tmp_path, monkeypatch)
    played.play(notation.read("Ana open 3a 1", played.game))
    Prompt(played).announce(1)
    assert shown[shown.index("CLEAR", shown.index("CLEAR") + 1) :] == ["CLEAR", "Ana opens plant 3a at 1."]
    assert forgotten == ["all"]


def test_what_is_taken_back_is_no_news(tmp_path, monkeypatch):
    """A bid that does not stand any more is not told."""
    played, shown, _forgotten = hidden(tmp_path, monkeypatch)
    played.play(notation.read("Ana open 3a 1", played.game))
    played.take_back_to(played.game.log.start)
    Prompt(played).announce(1)
    assert shown[-1] == "CLEAR"


def test_ones_own_limit_is_told_to_oneself_only(tmp_path):
    """It waits until the person it concerns is asked."""
    played = begun(tmp_path)
    played.lines.keyboard = True
    played.play(notation.read("Ana open 3a 1", played.game))
    played.limits = {1: (played.game.state.plant, 1)}
    assert not played.move_unasked()
    assert played.notices == {1: ["The bid stands at 1; your limit was 1."]}
    assert played.news[-1][1] == "Ana opens plant 3a at 1."


def test_what_is_left_of_a_line_does_not_outlive_a_forced_move(tmp_path, monkeypatch):
    """Ana's last oil leaves nothing to buy, so her turn ends by itself; the d was hers, not Bo's."""
    played = begun(tmp_path, ("Ana", "Bo"), 39)
    type_lines(played, "Ana open 5c 5\nBo pass\nBo open 5a 5\noil2@3 d\n", monkeypatch)
    assert moves(played)[-2:] == ["Ana buy oil2@3", "Ana done"] and played.game.names[played.game.turn] == "Bo"


def test_what_was_bought_is_known_after_undo_and_resume(tmp_path, monkeypatch):
    """The cards of this turn that still stand."""
    played = begun(tmp_path)
    to_fuel(played)
    choices = [choice for choice in played.game.choices() if choice[0] == verbs.BUY]
    played.play(choices[0])
    assert played.bought() == [choices[0][1]]
    again = Session(played.save, Talk())
    assert again.bought() == [choices[0][1]]
    played.take_back_to(played.game.log.before())
    assert played.bought() == []


@pytest.mark.parametrize("line", ["bid max", "1 max", "open 3a max"])
def test_a_limit_has_an_amount(tmp_path, monkeypatch, line):
    """Otherwise nobody knows what was meant."""
    played = begun(tmp_path)
    if line != "open 3a max":
        played.play(notation.read("Ana open 3a 1", played.game))
    before = moves(played)
    type_lines(played, line + "\n", monkeypatch)
    assert moves(played) == before and played.refused


def test_a_warning_counts_only_where_it_was_given(tmp_path, monkeypatch):
    """Ana was warned of done; Bo's first done is warned of too."""
    played = begun(tmp_path)
    to_fuel(played)
    played.lines.keyboard = True
    prompt = Prompt(played)
    done = (verbs.DONE,)
    assert not prompt.is_sure(done, "done") and prompt.is_sure(done, "done")
    assert not prompt.is_sure(done, "done")
    played.play(done)
    assert not prompt.is_sure(done, "done")
