"""Live games in scripts: lines in, JSON out, and what happens when the device is not there or has moved."""

import json

import pytest
from click.testing import CliRunner

import voltable
from kit.line.cabled import Laptop
from kit.line.nearby import Nearby, Silent
from kit.line.relay import decoded
from kit.patience import PATIENCE, wait_until
from voltable import Refusal
from voltable.engine.records import Records
from voltable.engine.verbs import DONE, UNDO
from voltable.line.flows.faults import LineLost, Refused
from voltable.line.flows.patience import patient
from voltable.line.flows.proposal import Overtaken, Proposal
from voltable.line.frame import TO_HOST
from voltable.line.messages import HELLO, REPLY
from voltable_host.cli import voltable as command
from voltable_host.language import choose

GID = b"55555555"


@pytest.fixture
def home(monkeypatch, tmp_path):
    """Folders of its own, and less patience with a lost line than people need."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.setattr("voltable_host.terminal.live.playing.IN_A_SCRIPT", 0.5)
    choose("en")
    for folder in ("games", "device"):
        (tmp_path / folder).mkdir()
    return tmp_path


def a_table(moves: int = 0):
    """A table of three."""
    game = voltable.new_table("classic", players=["Ana", "Bo", "Cy"], depth="quick", seed=3, gid=GID)
    for _move in range(moves):
        game.play(game.choices()[0])
    return game


def put(home, ours=None, theirs=None) -> None:
    """Each side's log."""
    if ours:
        (home / "games" / "mine.vtl").write_bytes(ours.dump())
    if theirs:
        (home / "device" / f"{GID.hex()}.j").write_bytes(theirs.dump())


def logs(home) -> tuple[bytes, bytes]:
    """What each side has."""
    return (home / "games" / "mine.vtl").read_bytes(), (home / "device" / f"{GID.hex()}.j").read_bytes()


def run(*words, text=""):
    """A command with lines on its stdin."""
    return CliRunner().invoke(command, list(map(str, words)), input=text)


def test_lines_of_a_script_are_moves_for_the_device_and_it_ends_with_them(home):
    put(home, a_table())
    with Nearby(home / "device") as port:
        done = run("device", "watch", "--game", "mine", "--port", port.name, "--json", text="done\ndone\nundo\n")
    assert done.exit_code == 0, done.output
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["move"] for line in told] == [None, "Cy done", "Cy done", "undo 5"]
    assert [line["view"]["moves"] for line in told] == [0, 1, 2, 3]
    ours, theirs = logs(home)
    assert ours == theirs and voltable.load(ours).hash() == told[-1]["view"]["hash"]


def test_a_line_that_the_rules_forbid_is_told_and_the_next_one_is_taken(home):
    put(home, a_table())
    with Nearby(home / "device") as port:
        done = run("device", "watch", "--game", "mine", "--port", port.name, text="city 5\ndone\n")
    assert done.exit_code == 1 and "What can be told now" in done.stderr
    assert "Everybody has bought or dropped out." in done.stdout
    assert logs(home)[0] == logs(home)[1]


def test_a_script_ends_with_3_when_the_device_is_gone_and_makes_no_move(home, monkeypatch):
    put(home, a_table())
    silence = Silent(1000, monkeypatch)
    with Nearby(home / "device", silence) as port:
        run("device", "sync", "mine", "--port", port.name)
        silence.allow(4)  # enough to meet and for a move
        done = run("device", "watch", "--game", "mine", "--port", port.name, text="done\n" * 3)
    assert done.exit_code == 3, done.output
    assert "The device does not answer, so the move was not made here." in done.stderr
    assert logs(home)[0] == a_table(voltable.load(logs(home)[0]).view()["moves"]).dump()


def test_offline_goes_on_without_the_device(home, monkeypatch):
    put(home, a_table())
    silence = Silent(1000, monkeypatch)
    with Nearby(home / "device", silence) as port:
        run("device", "sync", "mine", "--port", port.name)
        silence.allow(4)
        done = run("device", "watch", "--game", "mine", "--port", port.name, "--offline", text="done\n" * 3)
        assert done.exit_code == 0, done.output
        assert "What the device lacks goes there with: voltable device sync" in done.stderr
        assert voltable.load(logs(home)[0]).view()["moves"] == 3
        silence.allow(1000)
        assert run("device", "sync", "--port", port.name).exit_code == 0
    assert logs(home)[0] == logs(home)[1]


def test_a_fork_ends_a_script_with_the_command_that_picks(home):
    ours = a_table(1)
    ours.play(voltable.notation.read("set Bo 4", ours))
    put(home, ours, a_table(3))
    with Nearby(home / "device") as port:
        done = run("device", "watch", "--game", "mine", "--port", port.name, text="done\n")
    assert done.exit_code == 1
    assert "voltable device sync --keep device" in done.stderr and "device: 2 moves since" in done.stderr
    assert logs(home) == (ours.dump(), a_table(3).dump())
    assert len(list((home / "games").glob("mine.b*.vtl"))) == 2


def test_offline_alone_means_nothing(home):
    done = run("play", "--players", "Ana,Bo,Cy", "--offline")
    assert done.exit_code == 2 and "--device PORT" in done.stderr


def test_moves_of_the_device_are_told_at_once_and_watched_after_stdin_has_ended(tmp_path):
    with Nearby(tmp_path / "device") as port:
        laptop = Laptop(tmp_path, port.name)
        laptop.save(a_table(), "mine")
        words = ("device", "watch", "--game", "mine", "--port", port.name, "--json", "--follow")
        with laptop.started(*words) as watch:
            assert watch.stdin and watch.stdout
            watch.stdin.close()
            assert json.loads(watch.stdout.readline())["view"]["moves"] == 0
            port.todo.append(lambda: port.app.kept.play((DONE,)))
            told = json.loads(watch.stdout.readline())
            assert told["move"] == "Cy done" and told["turn"] == 2 and told["view"]["moves"] == 1
            port.todo.append(lambda: port.app.kept.undo())
            told = json.loads(watch.stdout.readline())
            assert told["move"] == "undo 4" and told["view"]["hash"] == a_table().hash()
            watch.kill()
            watch.wait()


def test_it_ends_while_somebody_still_holds_its_stdin(tmp_path):
    with Nearby(tmp_path / "device") as port:
        laptop = Laptop(tmp_path, port.name)
        laptop.save(a_table(), "mine")
        with laptop.started("device", "watch", "--game", "mine", "--port", port.name, "--json") as watch:
            assert watch.stdin and watch.stderr
            watch.stdin.write("done\nq\n")
            watch.stdin.flush()
            assert watch.wait(PATIENCE) == 0, watch.stderr.read()


def test_a_file_anywhere_can_be_put_on_the_device(home):
    (home / "elsewhere").mkdir()
    path = home / "elsewhere" / "far.vtl"
    path.write_bytes(a_table(2).dump())
    with Nearby(home / "device") as port:
        done = run("device", "sync", path, "--port", port.name)
        assert done.exit_code == 0 and "here 2 moves, none there: put on the device." in done.stdout, done.output
        port.todo.append(lambda: port.app.kept.play((DONE,)))
        wait_until(lambda: not port.todo)
        assert "pulled 1" in run("device", "sync", path, "--port", port.name).stdout
    assert path.read_bytes() == (home / "device" / f"{GID.hex()}.j").read_bytes()
    assert voltable.load(path.read_bytes()).view()["moves"] == 3


def test_a_device_that_comes_back_is_met_again(tmp_path):
    with Nearby(tmp_path / "device") as port:
        laptop = Laptop(tmp_path, port.name)
        laptop.save(a_table(), "mine")
        words = ("device", "watch", "--game", "mine", "--port", port.name, "--json", "--follow")
        with laptop.started(*words) as watch:
            assert watch.stdin and watch.stdout
            assert watch.stdout.readline()
            missed = []
            kept, port.spoil = port.spoil, lambda sent: missed.append(decoded(sent, TO_HOST)) or b""
            wait_until(lambda: HELLO | REPLY in [frame[0] for frame in missed])  # it is given up and looked for
            port.spoil = kept
            watch.stdin.write("done\n")
            watch.stdin.flush()
            assert json.loads(watch.stdout.readline())["move"] == "Cy done"
            watch.kill()
            watch.wait()


# A proposal that comes too late


def test_a_move_answers_what_was_asked_and_nothing_else():
    game = a_table()
    proposal = Proposal((DONE,), game)
    records = Records(game.dump())
    proposal.write(game, records)
    game.play((DONE,))
    with pytest.raises(Overtaken):
        proposal.write(game, Records(game.dump()))


def test_an_undo_is_for_the_very_end_it_was_meant_for():
    game = a_table(1)
    proposal = Proposal((UNDO, game.log.start), game)
    game.play((DONE,))
    with pytest.raises(Overtaken):
        proposal.write(game, Records(game.dump()))
    with pytest.raises(Refusal):
        Proposal((UNDO, 99)).write(game, Records(game.dump()))


def test_a_proposal_that_is_not_bound_counts_for_whoever_is_next():
    game = a_table()
    proposal = Proposal((DONE,))
    game.play((DONE,))
    assert proposal.write(game, Records(game.dump()))


def test_patience_asks_twice_and_passes_refusals_on():
    heard = []

    def flow():
        heard.append((yield 1, ()))
        try:
            yield 2, ()
        except Refused as no:
            heard.append(no.code)
        try:
            yield 3, ()
        except LineLost:
            heard.append("lost")
        return "end"

    asked = patient(flow())
    assert next(asked) == (1, ())
    assert asked.throw(LineLost("once")) == (1, ())
    assert asked.send(["reply"]) == (2, ())
    assert asked.throw(Refused(7)) == (3, ())
    assert asked.throw(LineLost("once")) == (3, ())
    with pytest.raises(StopIteration) as end:
        asked.throw(LineLost("twice"))
    assert end.value.value == "end" and heard == [["reply"], 7, "lost"]
