"""Games on an owner's map between a computer and a device that does not have the map."""

import json

import voltable
from kit.boards.own_maps import ICELAND
from kit.line.cabled import Companion, Laptop
from voltable.bots.random_bot import random_dice, random_move


def test_a_device_follows_a_table_on_an_own_map_and_keeps_a_game_on_it(tmp_path):
    """Its numbers are in the log of the table; of the game the device says what is missing, and nothing is lost."""
    own = voltable.boards.read(ICELAND)
    with Companion(tmp_path) as companion:
        laptop = Laptop(tmp_path, companion.port)
        a_table_is_followed(companion, laptop, own)
        a_game_is_kept(companion, laptop, own)
        a_computer_without_the_map_keeps_it_too(companion, tmp_path)


def a_table_is_followed(companion, laptop, own):
    """Coal is refilled by the map's own number."""
    table = voltable.new_table("classic", own, ["Ana", "Bo", "Cy"], "market", 3, None, b"11111111")
    laptop.save(table, "table")
    assert laptop.run("device", "sync", "table", "--port", laptop.port).stdout.endswith("put on the device.\n")
    companion.wait_for("AUCTION")
    companion.press("M", "M", "M")
    assert laptop.sync()["games"][0]["how"] == "pulled"
    assert companion.logs() == laptop.logs()
    assert voltable.load(laptop.logs()[b"11111111"]).edition.numbers.refills[0][0] == 9


def a_game_is_kept(companion, laptop, own):
    """The device has every record, and goes on showing what it showed."""
    game = voltable.new_game("classic", own, ["Ana", "Bo", "Cy"], 3, None, None, b"22222222")
    dice = random_dice(1)
    for _move in range(20):
        game.play(random_move(game.choices(), dice))
    laptop.save(game, "game")
    (laptop.home / "iceland.json").write_text(json.dumps(ICELAND), encoding="utf-8")
    assert "is not known here. Name its file: --board" in laptop.run("log", "verify", "game", code=1).stdout
    assert "--board FILE.json" in laptop.run("resume", "game", code=1).stderr
    laptop.run("log", "verify", "game", "--board", laptop.home / "iceland.json")
    done = laptop.run("play", "board", "--board", laptop.home / "iceland.json", "--device", laptop.port, code=2)
    assert "leave out --device" in done.stderr
    keep = ("play", "board", "--edition", "classic", "--players", "bot:random,bot:random,bot:random")
    laptop.run(*keep, "--board", laptop.home / "iceland.json")
    done = laptop.run("device", "sync", "game", "--port", laptop.port)
    assert "here 20 moves, none there: put on the device." in done.stdout
    assert "it does not have the map iceland" in done.stderr
    assert companion.logs()[b"22222222"] == laptop.logs()[b"22222222"]
    told = {game["game"]: game["map"] for game in laptop.sync("game")["games"]}
    assert told == {b"11111111".hex(): None, b"22222222".hex(): "iceland"}


def a_computer_without_the_map_keeps_it_too(companion, home):
    """As it came; with the map it is a game again. A device that has nothing else says why it shows nothing."""
    other = Laptop(home / "other", companion.port)
    done = other.run("device", "sync", "--port", other.port)
    assert "is played on the map iceland, which is not known here" in done.stdout
    (file,) = [path for path in (other.home / "games").glob("*.vtl") if path.read_bytes()[4:12] == b"22222222"]
    (other.home / "iceland.json").write_text(json.dumps(ICELAND), encoding="utf-8")
    other.run("log", "verify", file, "--board", other.home / "iceland.json")
    companion.switch_off()
    (companion.folder / "games" / f"{b'11111111'.hex()}.j").unlink()
    (companion.folder / "games" / "order").unlink(missing_ok=True)
    companion.switch_on()
    companion.wait_for("iceland")
    assert companion.logs()[b"22222222"] == file.read_bytes()
    companion.press("M")
    companion.wait_for("NEW GAME")
