"""`voltable device sync` against the real program of the device under MicroPython on a pseudo-terminal."""

import json

import voltable
from kit.line.cabled import Companion, Laptop
from voltable.bots.random_bot import random_dice, random_move
from voltable_host.saves.save_file import SaveFile


def table(gid: bytes, seed: int = 3):
    """A table of three whose first order is drawn."""
    return voltable.new_table("classic", players=["Ana", "Bo", "Cy"], depth="quick", seed=seed, gid=gid)


def play(game, moves: int, seed: int = 1):
    """So many moves at random."""
    dice = random_dice(seed)
    for _move in range(moves):
        game.play(random_move(game.choices(), dice))
    return game


def a_named_game_goes_to_the_device_and_is_shown_there(companion, laptop):
    game = table(b"11111111")
    for _move in range(3):
        game.play(game.choices()[0])
    laptop.save(game, "first")
    done = laptop.run("device", "sync", "first", "--port", laptop.port)
    assert done.stdout == "here 3 moves, none there: put on the device.\n"
    assert companion.logs() == laptop.logs()
    companion.wait_for("BUILD")


def moves_of_the_device_come_over_and_the_second_time_nothing_does(companion, laptop):
    before = companion.logs()[b"11111111"]
    companion.press("M", "M")
    first = laptop.run("device", "sync", "--port", laptop.port).stdout
    assert first.startswith("device 5 moves, here 3: pulled 2, pushed 0. Same game 3131, no conflict."), first
    assert companion.logs() == laptop.logs()
    assert companion.logs()[b"11111111"].startswith(before)
    again = laptop.sync()["games"][0]
    assert (again["how"], again["pulled"], again["pushed"], again["device"], again["here"]) == ("same", 0, 0, 5, 5)


def moves_made_here_go_to_the_device(companion, laptop):
    laptop.run("table", "next", "-q")
    told = laptop.sync()["games"][0]
    assert (told["how"], told["pulled"], told["pushed"]) == ("pushed", 0, 1)
    assert companion.logs() == laptop.logs()


def a_fork_keeps_both_tails_and_waits_for_a_person(companion, laptop):
    companion.press("M", "M")
    laptop.run("table", "next", "set", "Bo", "5", "-q")
    before = companion.logs(), laptop.logs()
    done = laptop.run("device", "sync", "--port", laptop.port, code=1)
    assert "Pick one: voltable device sync --keep device, or: voltable device sync --keep host" in done.stderr
    assert "device: 2 moves since" in done.stderr and "here: 1 move since" in done.stderr
    assert (companion.logs(), laptop.logs()) == before
    assert sorted(laptop.branches()) == sorted([before[0][b"11111111"], before[1][b"11111111"]])


def who_keeps_the_device_gets_its_moves_and_the_branch_of_the_others(companion, laptop):
    ours, theirs = laptop.logs()[b"11111111"], companion.logs()[b"11111111"]
    told = laptop.sync("--keep", "device")["games"][0]
    assert told["picked"] == "device" and told["fork"]["device"]["since"] == 2
    assert companion.logs() == laptop.logs()
    assert laptop.logs()[b"11111111"].startswith(theirs)
    assert ours in laptop.branches()


def who_keeps_the_host_lets_the_device_keep_a_branch(companion, laptop):
    companion.press("M")
    laptop.run("table", "next", "set", "Ana", "6", "-q")
    ours, theirs = laptop.logs()[b"11111111"], companion.logs()[b"11111111"]
    told = laptop.sync("--keep", "host")["games"][0]
    assert told["picked"] == "host"
    assert companion.logs() == laptop.logs()
    assert laptop.logs()[b"11111111"].startswith(ours)
    assert theirs in [file.read_bytes() for file in (companion.folder / "games").glob("*.b*")]
    assert theirs in laptop.branches()


def a_device_that_lost_its_flash_gets_its_game_back(companion, laptop):
    companion.switch_off()
    for file in (companion.folder / "games").iterdir():
        file.unlink()
    companion.switch_on()
    done = laptop.run("device", "sync", "--port", laptop.port)
    assert "The device has no game. To put one there: voltable device sync GAME" in done.stderr
    assert laptop.sync("first")["games"][0]["how"] == "put"
    assert companion.logs() == laptop.logs()


def games_that_are_not_here_come_whole_and_a_damaged_file_is_left_alone(companion, laptop):
    companion.switch_off()
    second = play(voltable.new_game("card", None, ["Ana", "Bo", "Cy"], 3, None, {}, b"22222222"), 60)
    companion.put(second)
    companion.switch_on()
    damaged = bytearray(laptop.logs()[b"11111111"])
    damaged[60] ^= 1
    (laptop.home / "games" / "first.vtl").write_bytes(damaged)
    told = {game["game"]: game for game in laptop.sync()["games"]}
    assert {game["how"] for game in told.values()} == {"new"}
    assert told[b"22222222".hex()]["pulled"] == 60
    assert (laptop.home / "games" / "first.vtl").read_bytes() == damaged
    found = [file.read_bytes() for file in (laptop.home / "games").glob("*.vtl")]
    assert all(log in found for log in companion.logs().values())
    assert {game["how"] for game in laptop.sync()["games"]} == {"same"}


def a_game_that_is_open_in_another_window_waits(companion, laptop):
    newest = max((laptop.home / "games").glob("*.vtl"), key=lambda path: path.stat().st_mtime_ns)
    with SaveFile.open(newest):
        done = laptop.run("device", "sync", "--port", laptop.port, code=1)
    assert "is open in another window" in done.stderr


def json_is_one_line(companion, laptop):
    done = laptop.run("device", "sync", "--port", laptop.port, "--json")
    assert len(done.stdout.splitlines()) == 1 and json.loads(done.stdout)["same_version"] is True


def a_table_is_told_by_way_of_the_device(companion, laptop):
    game = table(b"33333333")
    laptop.save(game, "third")
    laptop.run("table", "next", "--game", "third", "--device", laptop.port, "-q")
    laptop.run("table", "set", "Bo", "5", "--game", "third", "--device", laptop.port, "-q")
    laptop.run("table", "undo", "2", "--game", "third", "--device", laptop.port, "-q")
    assert companion.logs()[b"33333333"] == laptop.logs()[b"33333333"]
    assert voltable.load(laptop.logs()[b"33333333"]).log.count == game.log.count + 4
    before = companion.logs()[b"33333333"]
    done = laptop.run("table", "next", "done, done, nonsense", "--game", "third", "--device", laptop.port, code=1)
    assert "None of these lines was taken" in done.stderr
    assert companion.logs()[b"33333333"] == laptop.logs()[b"33333333"] == before


EVENING = (
    a_named_game_goes_to_the_device_and_is_shown_there,
    moves_of_the_device_come_over_and_the_second_time_nothing_does,
    moves_made_here_go_to_the_device,
    a_fork_keeps_both_tails_and_waits_for_a_person,
    who_keeps_the_device_gets_its_moves_and_the_branch_of_the_others,
    who_keeps_the_host_lets_the_device_keep_a_branch,
    a_device_that_lost_its_flash_gets_its_game_back,
    games_that_are_not_here_come_whole_and_a_damaged_file_is_left_alone,
    a_game_that_is_open_in_another_window_waits,
    json_is_one_line,
    a_table_is_told_by_way_of_the_device,
)


def test_an_evening_with_one_device_and_one_computer(tmp_path):
    """Each step begins where the one before it ended."""
    with Companion(tmp_path) as companion:
        laptop = Laptop(tmp_path, companion.port)
        for step in EVENING:
            step(companion, laptop)
