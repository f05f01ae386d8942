"""What leaves nothing to decide is played unasked at a prompt, each move a record, and told in a sentence."""

import io
import json

import pytest

import voltable
from kit.boards import board_table as board
from kit.boards.board_table import board_table
from kit.games.keen_board import building_move, frugal_move
from kit.terminal.board_keyboard import board_reached
from voltable.engine.forced import forced, is_nothing_on_offer
from voltable.engine.verbs import DONE, DROP, OPEN, PASS, RUN
from voltable.plants.unasked import why
from voltable_host.language import choose
from voltable_host.language.speaking import say
from voltable_host.saves.history import steps
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal.line import Lines, NoMore
from voltable_host.terminal.prompt import Prompt
from voltable_host.terminal.rewind import back
from voltable_host.terminal.session import Session

PEOPLE = "Ana Bo Cy"
ALL_PASS = "No plant is on offer: all pass."


@pytest.fixture(autouse=True)
def english():
    """Sentences are compared in English."""
    choose("en")


def empty_market(names=PEOPLE, mover=frugal_move, **options):
    """A board game in which somebody is to put up a plant, and there is none any more."""
    return board_reached(is_nothing_on_offer, names, mover=mover, **options)


def begun(path, game, json=False) -> Session:
    """This game in a file and at a prompt without a keyboard."""
    return Session(SaveFile.create(path / "game.vtl", game), Talk(json=json))


def unasked(played: Session) -> list[str]:
    """What is played before anybody is asked."""
    before = played.game.log.at
    while played.move_unasked():
        pass
    return [step.line for step, _table in steps(played.game) if step.record > before]


def test_an_empty_plant_market_asks_nobody_and_is_told_once(tmp_path, capsys):
    """Three records, one sentence."""
    played = begun(tmp_path, empty_market())
    assert unasked(played)[:3] == ["Bo drop", "Cy drop", "Ana drop"]
    said = capsys.readouterr()
    assert said.out.count(ALL_PASS) == 1 and "buys no plant" not in said.out + said.err


def test_bots_drop_out_in_the_same_sentence(tmp_path, capsys):
    """One says it for all, whoever comes first."""
    played = begun(tmp_path, empty_market("Ana bot:steady bot:greedy"))
    drops = [line for line in unasked(played) if line.endswith(" drop")]
    said = capsys.readouterr().out
    assert len(drops) == 3 and said.count(ALL_PASS) == 1 and "buys no plant" not in said


def test_where_some_have_bought_the_others_pass(tmp_path, capsys):
    """The last plant went in this phase."""
    played = begun(tmp_path, empty_market(mover=building_move))
    assert played.game.state.bought
    unasked(played)
    assert capsys.readouterr().out.splitlines()[0] == "No plant is left on offer: all others pass."


def test_json_has_a_line_for_each_of_these_moves(tmp_path, capsys):
    """With the view after it; sentences are for people."""
    played = begun(tmp_path, empty_market(), json=True)
    made = unasked(played)
    said = capsys.readouterr()
    told = [json.loads(line) for line in said.out.splitlines()]
    assert [line["move"] for line in told] == made
    last = played.game.view()["moves"]
    assert [line["view"]["moves"] for line in told] == list(range(last - len(made) + 1, last + 1))
    assert ALL_PASS not in said.out + said.err


def test_a_resumed_game_goes_on_alike(tmp_path, capsys):
    """The program was stopped between two of these moves."""
    first = begun(tmp_path, empty_market())
    assert first.move_unasked()
    first.save.close()
    played = Session(SaveFile.open(tmp_path / "game.vtl"), Talk())
    capsys.readouterr()
    assert unasked(played)[:2] == ["Cy drop", "Ana drop"]
    assert capsys.readouterr().out.count(ALL_PASS) == 1


def test_undo_goes_back_past_them_to_the_last_decision(tmp_path):
    """All the moves that nobody was asked for are taken back with it; redo brings them again."""
    played = begun(tmp_path, empty_market())
    unasked(played)
    there = played.game.hash()
    record = back(played.game, played.is_person, True, played.is_alone)
    played.take_back_to(record)
    assert forced(played.game) is None and played.game.turn >= 0
    assert {step.forced for step, _table in steps(first_of(tmp_path)) if step.record > record + 1} == {True}
    played.take_back_to(played.game.log.later[-1])
    assert played.game.hash() == there


def first_of(path):
    """The game in the file, as before the undo."""
    game = voltable.load((path / "game.vtl").read_bytes())
    game.redo()
    return game


def test_a_script_may_say_them_as_a_log_does(tmp_path, monkeypatch):
    """Nothing is played twice, and nothing is refused."""
    played = begun(tmp_path, empty_market())
    monkeypatch.setattr("sys.stdin", io.StringIO("Bo drop\nCy drop\nAna drop\n"))
    played.lines = Lines(played.talk)
    prompt = Prompt(played)
    with pytest.raises(NoMore):
        while True:
            if not played.move_unasked():
                prompt.ask()
    plain = begun(tmp_path / "plain", empty_market())
    unasked(plain)
    assert not played.refused and played.game.hash() == plain.game.hash()


def bid_of_all(path, names, hidden) -> Session:
    """The first has opened for all there is, so nobody can bid more."""
    game = voltable.new_game("card", players=names.split(), seed=7, options={"hidden_money": hidden})
    game.play((OPEN, game.state.market[0], game.state.players[game.turn].money))
    return begun(path, game)


def test_who_cannot_bid_more_is_passed_where_money_is_open(tmp_path, capsys):
    """And told why."""
    played = bid_of_all(tmp_path, PEOPLE, hidden=False)
    assert played.move_unasked() and played.move_unasked()
    said = capsys.readouterr().err
    assert "Bo cannot bid 13: there is not so much money." in said and "Cy cannot bid 13" in said


def test_where_money_is_hidden_whoever_is_short_of_it_is_asked(tmp_path, capsys):
    """Passing Bo over would tell the others how little there is; asked, Bo may as well be tired of bidding."""
    played = bid_of_all(tmp_path, PEOPLE, hidden=True)
    assert not played.move_unasked() and played.game.choices() == [(PASS,)]
    assert "cannot bid" not in capsys.readouterr().err and not played.notices


def test_alone_among_bots_nobody_looks_on(tmp_path, capsys):
    """Hidden money is hidden from people."""
    played = bid_of_all(tmp_path, "bot:steady Ana bot:greedy", hidden=True)
    assert played.is_alone and played.move_unasked()
    assert "Ana cannot bid 13: there is not so much money." in capsys.readouterr().err


def asked(phase, labels="", **more):
    """Anna's or Cyril's turn on a board, and the sentence for a move that ends it."""
    game = board_table("Anna Bob Cyril", **more)
    board.owns(game, "Cyril", labels)
    board.enter(game, phase)
    return game


def reason(game, action, bought):
    """What people read; nothing where nothing is said."""
    found = why(game, action, bought)
    return say(found, game) if found else ""


def test_each_reason_has_its_sentence():
    """No money for a plant, none allowed, no fuel, no more fuel, no city; production tells itself what runs."""
    told = [
        reason(asked("auction", market="15", money=3), (DROP,), list),
        reason(asked("auction", market="11 17 23 28", edition="central_europe"), (DROP,), list),
        reason(asked("fuel"), (DONE,), list),
        reason(asked("fuel"), (DONE,), lambda: [1]),
        reason(asked("build"), (DONE,), list),
        reason(asked("bureaucracy"), (RUN, 0, 0), list),
    ]
    assert told == [
        "Anna cannot pay for any plant on offer.",
        "Anna may not have any plant on offer.",
        "Cyril has nothing to buy: no money, no room, or no such fuel.",
        "Cyril has nothing more to buy: no money, no room, or no such fuel.",
        "Cyril can connect no more cities: no money, no free slot, or no house left.",
        "",
    ]
