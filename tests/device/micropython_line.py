"""A computer at the other end of the cable, as people at the table see it; MicroPython only."""

import os

import voltable
import voltable_device.run as running
from kit.device.device_wire import OTHER_ENGINE, Host, Wire
from kit.device.still_device import StillDevice, app_on, empty
from kit.interpreters import scratch
from voltable.bots.random_bot import random_dice, random_move
from voltable.engine.journal import HEADER, Chain, header
from voltable.engine.pack import pack
from voltable.engine.verbs import NUMBERS
from voltable.line.frame import TO_DEVICE, TO_HOST, frame
from voltable.line.messages import (
    APPEND,
    BUSY,
    BYE,
    ERR,
    FORKED,
    LIST,
    NO_HEAD,
    OK,
    PICK,
    PING,
    PROBE,
    PULL,
    READY,
    REPLY,
    STALE,
    VERSION,
)
from voltable_device.app import starting
from voltable_device.keys.buttons import ACCEPT, LEFT, MENU, RIGHT, UNDO
from voltable_device.line import cable

FOLDER = scratch.folder()
LEFT_AND_RIGHT = 0b101


def table(**settings):
    """The program with a table that has begun, and a computer at its cable."""
    app = app_on(StillDevice(empty(FOLDER)), {"tested": True, "draw": False, "depth": "score"} | settings)
    press(app, *[ACCEPT] * 5)
    return app, Host(app)


def again():
    """The plug was pulled and put back."""
    app = app_on(StillDevice(FOLDER), {"tested": True})
    return app, Host(app)


def press(app, *intents):
    """Keys one after another, a page after each."""
    for intent in intents:
        app.press(intent)
        app.render()
    return app.name


def likeliest(game):
    """The first answer to what is asked, an open amount at its least."""
    action = game.choices()[0]
    return action[: NUMBERS[action[0]] + 1]


def next_records(game, count=1):
    """Moves of the computer that follow this game, as records."""
    log, copy = game.log, game.copy()
    chain = Chain(log.head, log.count, log.crc)
    data = b""
    for _ in range(count):
        move = likeliest(copy)
        copy.act(move, ignore)
        data += chain.record(pack(move), 0)
    return data, chain


def ignore(event):
    """Nobody is told."""


def end(app):
    """The game on the display: its id, last record, head."""
    return app.game.gid, app.game.log.count - 1, app.game.log.head


def live(host):
    """Both have the same."""
    host.hello()
    assert host.get(READY, *end(host.app), host.app.game.digest()) == [OK]
    assert host.app.line.word() == "live"


def forked(host, here=2, there=3):
    """Both sides have moved since they last met; what the computer has."""
    app = host.app
    gid, base, base_head = end(app)
    theirs = next_records(app.game, there)[1]
    app.kept.undo()
    for _ in range(here - 1):
        app.kept.play(likeliest(app.game))
    app.show_game()
    host.hello()
    assert host.get(READY, gid, base + there, theirs.head, NO_HEAD, base, base_head) == [FORKED]
    app.render()
    return gid, base, base_head, theirs.head


def watched(count=40):
    """A game of the computer, as its log."""
    game = voltable.new_game("card", players=3, seed=5, gid=b"computer")
    dice = random_dice(5)
    for _ in range(count):
        game.play(random_move(game.choices(), dice))
    return game


def send_log(host, game):
    """All its records, one a message."""
    chain = Chain(header(game.gid))
    for number, origin, payload in game.log.records():
        head = chain.head if number else NO_HEAD
        data = chain.record(payload, origin)
        assert host.get(APPEND, game.gid, number - 1, head, data)[:2] == [OK, number]
    return chain


# What it may ask


def test_it_hears_which_game_is_on_the_display():
    """And nothing else changes."""
    app, host = table()
    name = app.name
    assert tuple(host.hello()[5:]) == end(app)
    assert app.line.word() == "sync" and app.name == name


def test_it_lists_probes_and_pulls_what_is_on_flash():
    """The same bytes as in the file."""
    app, host = table()
    for _ in range(30):
        app.kept.play(likeliest(app.game))
    gid, last, head = end(app)
    assert host.get(LIST, 0) == [0, [[gid, last, head, 1]]]
    assert host.get(PROBE, gid, last) == [last, head, app.game.digest()]
    assert host.get(PROBE, gid, last + 1) == [last + 1, None, None]
    assert pulled(host, gid) == scratch.read(app.games.path(gid))[HEADER:]


def pulled(host, gid, first=0):
    """Records from this one to the last."""
    found = b""
    while True:
        number, data = host.get(PULL, gid, first)
        assert number == first
        if not data:
            return found
        found += data
        while data:
            data = data[data[0] + 8 :]
            first += 1


def test_every_record_can_be_pulled_first():
    """Wherever the last message ended."""
    app, host = table()
    for _ in range(90):
        app.kept.play(likeliest(app.game))
    gid, last, _ = end(app)
    whole = pulled(host, gid)
    at = 0
    for first in range(last + 1):
        data = host.get(PULL, gid, first)[1]
        assert data and whole[at : at + len(data)] == data
        at += data[0] + 8
    assert host.get(PULL, gid, last + 1)[1] == host.get(PULL, gid, last + 9)[1] == b""


def test_a_head_inside_a_log_is_that_of_its_chain():
    """So a computer finds where both parted."""
    app, host = table()
    chain = Chain(header(app.game.gid))
    for number, origin, payload in list(app.game.log.records()):
        chain.record(payload, origin)
        assert host.get(PROBE, app.game.gid, number)[:2] == [number, chain.head]


def test_nothing_is_taken_before_the_two_have_met():
    """A device that was restarted says so."""
    app, host = table()
    gid, last, head = end(app)
    assert host.ask(APPEND, gid, last, head, next_records(app.game)[0]) == (ERR, [BUSY, ""])
    assert host.ask(READY, gid, last, head, app.game.digest()) == (ERR, [BUSY, ""])


# Moves


def test_a_move_of_the_computer_is_played_and_shown():
    """It is on flash before it is answered."""
    app, host = table()
    live(host)
    gid, last, head = end(app)
    app.clock.in_turn = 9
    data, chain = next_records(app.game)
    assert host.get(APPEND, gid, last, head, data) == [OK, last + 1, chain.head, app.game.digest()]
    assert scratch.read(app.games.path(gid)).endswith(data)
    assert app.clock.in_turn == 0
    app.render()
    assert app.screen.game is app.game and app.kept is not None


def test_the_same_move_twice_is_one_move():
    """The answer was lost."""
    app, host = table()
    live(host)
    gid, last, head = end(app)
    data, _ = next_records(app.game)
    first = host.get(APPEND, gid, last, head, data)
    assert host.get(APPEND, gid, last, head, data) == first and app.game.log.count == last + 2


def test_a_move_that_follows_something_else_is_refused():
    """A key was faster."""
    app, host = table()
    live(host)
    gid, last, head = end(app)
    data, _ = next_records(app.game)
    app.kept.play(likeliest(app.game))
    app.kept.undo()
    assert host.get(APPEND, gid, last, head, data)[:2] == [STALE, last + 2]


def test_a_menu_or_a_message_stays_when_the_computer_moves():
    """Whoever reads is not interrupted, and then sees the game as it is."""
    for intents, name in (((MENU, RIGHT), "menu"), ((MENU,), "menu")):
        app, host = table()
        live(host)
        assert press(app, *intents) == name
        cursor = app.screen.cursor
        host.get(APPEND, *end(app), next_records(app.game)[0])
        assert app.name == name and app.screen.cursor == cursor
    app.tell("A sentence.")
    host.get(APPEND, *end(app), next_records(app.game)[0])
    assert app.name == "message"
    assert press(app, ACCEPT) not in ("message", "menu") and app.screen.state is app.game.state


def test_counts_that_are_being_fixed_are_those_of_the_game():
    """The list is made anew."""
    app, host = table()
    live(host)
    app.open("fix")
    before = app.screen.entries
    host.get(APPEND, *end(app), next_records(app.game)[0])
    assert app.name == "fix" and app.screen.entries is not before
    app.open("rewind")
    host.get(APPEND, *end(app), next_records(app.game)[0])
    app.render()
    assert app.name == "rewind"
    assert "after move " + str(app.game.log.at - app.game.log.start) in app.paper.page.lines


def test_a_display_that_slept_wakes_when_the_computer_moves():
    """Somebody plays."""
    app, host = table()
    live(host)
    app.clock.idle = 600
    app.rest()
    assert not app.device.display.is_on
    host.get(APPEND, *end(app), next_records(app.game)[0])
    assert app.device.display.is_on and app.clock.idle == 0


def test_a_move_made_here_is_told():
    """And once it was answered the computer has it."""
    app, host = table()
    live(host)
    gid, last, head = end(app)
    app.press(ACCEPT)
    host.run()
    host.wait(20)
    ((kind, transaction, fields),) = host.heard()
    assert kind == APPEND and fields[:3] == [gid, last, head] and host.shared.unsynced() == 1
    host.send(APPEND | REPLY, transaction, (OK,) + end(app)[1:] + (app.game.digest(),))
    assert host.shared.unsynced() == 0 and host.get(PING, 3)[:3] == [last + 1, app.game.log.head, 0]


# What only this device has


def test_moves_that_no_computer_has_are_counted():
    """Also after the power was off; a device that never met a computer says nothing of it."""
    app, host = table()
    assert host.shared.unsynced() == app.game.log.count and app.on_computer is None
    app, host = again()
    assert app.name == "resume" and not [line for line in app.paper.page.lines if "only here" in line]
    press(app, ACCEPT)
    live(host)
    assert host.shared.unsynced() == 0
    app.press(ACCEPT)
    app.press(ACCEPT)
    app, host = again()
    assert host.shared.unsynced() == 2 and "2 of 6 only here" in app.paper.page.lines


def test_a_move_of_the_computer_is_on_the_computer():
    """Known from its next word on."""
    app, host = table()
    live(host)
    host.get(APPEND, *end(app), next_records(app.game)[0])
    assert host.shared.unsynced() == 1
    assert host.get(PING, 1)[2] == host.shared.unsynced() == 0
    assert again()[1].shared.unsynced() == 0


def test_each_game_has_its_own_count():
    """A new one is only here, the old one is not."""
    app, host = table()
    live(host)
    gid = app.game.gid
    app.open("setup")
    press(app, ACCEPT)
    assert app.game.gid != gid and host.shared.unsynced() == app.game.log.count and app.on_computer == 0
    app.take(app.games.open(gid))
    assert host.shared.unsynced() == 0


def test_a_damaged_count_makes_all_moves_count():
    """Rather too many than too few."""
    app, host = table()
    live(host)
    path = FOLDER + "/games/synced"
    good = scratch.read(path)
    for place in range(len(good)):
        scratch.write(path, good[:place] + bytes((good[place] ^ 1,)) + good[place + 1 :])
        assert again()[1].shared.unsynced() == app.game.log.count
    scratch.write(path, good)
    assert again()[1].shared.unsynced() == 0


def test_the_line_page_tells_version_device_line_and_moves():
    """In the menu."""
    app, host = table()
    app.open("line")
    app.render()
    assert app.paper.page.lines == ["Voltable " + voltable.__version__, "pico-oled-3b", "no computer",
                                    "moves only here: 4"]  # fmt: skip
    live(host)
    app.render()
    assert app.paper.page.lines[2:] == ["computer: connected", "moves only here: 0"]
    assert press(app, ACCEPT) != "line"


# Games


def test_a_game_that_the_computer_sends_is_kept_then_shown():
    """The one before stays on flash."""
    app, host = table()
    before = app.game.gid
    game = watched()
    host.hello()
    chain = send_log(host, game)
    assert app.game.gid == before
    asked = (READY, game.gid, chain.number - 1, chain.head, game.digest())
    names = [app.name]
    host.transaction += 1
    host.wire.coming = frame(TO_DEVICE, READY, host.transaction, pack(asked[1:]))
    host.wire.at = 0
    while app.line.step(app.device.now) or host.wire.at < len(host.wire.coming):
        app.render()
        if app.name != names[-1]:
            names.append(app.name)
    assert host.heard()[0][2] == [BUSY] and names[1:] == ["receiving", "watch"]
    assert host.get(*asked) == [OK] and app.game.gid == game.gid and app.game.hash() == game.hash()
    assert sorted(app.games.gids()) == sorted([before, game.gid])
    assert again()[0].game.gid == game.gid


def test_a_new_device_shows_what_the_computer_sends():
    """It has no game of its own, and asks for one."""
    app = app_on(StillDevice(empty(FOLDER)), {"tested": True})
    host = Host(app)
    assert app.name == "setup" and host.hello()[5:] == [None, -1, NO_HEAD]
    game = watched()
    chain = send_log(host, game)
    asked = (READY, game.gid, chain.number - 1, chain.head, game.digest())
    assert host.get(*asked) == [BUSY] and host.get(*asked) == [OK]
    assert app.name == "watch"


def test_whoever_tests_pins_is_not_interrupted():
    """The game comes afterwards."""
    app = app_on(StillDevice(empty(FOLDER)), {"tested": False})
    host = Host(app)
    game = watched()
    host.hello()
    chain = send_log(host, game)
    asked = (READY, game.gid, chain.number - 1, chain.head, game.digest())
    assert host.get(*asked) == [BUSY] and host.get(*asked) == [OK]
    assert app.name == "pin_test"
    app.home()
    assert app.name == "watch"


def test_a_computer_that_goes_away_leaves_the_game_that_was_there():
    """A game half sent is no game; the one before comes back."""
    app, host = table()
    before = app.game.gid
    game = watched()
    host.hello()
    send_log(host, game)
    host.app.line.conversation.set_aside()
    assert app.name == "receiving" and press(app, UNDO, ACCEPT, LEFT, RIGHT) == "receiving"
    host.wait(4000)
    assert app.line.conversation is None and app.game.gid == before and app.name == "resume"


# Two sides


def test_both_moved_and_the_display_says_so():
    """How far each has come, and which keys choose."""
    app, host = table()
    forked(host, 2, 3)
    assert app.name == "fork"
    assert app.paper.page.lines[:2] == ["moves here: 2", "on the computer: 3"]
    assert "L+R" in app.paper.page.lines[3]


def test_nothing_is_played_before_somebody_has_chosen():
    """The menu works, a move is refused with a sentence, and then the choice is asked for again."""
    app, host = table()
    forked(host)
    count = app.game.log.count
    assert press(app, ACCEPT) == press(app, RIGHT) == press(app, UNDO) == "fork"
    assert press(app, LEFT) == "menu" and press(app, ACCEPT) == "message"
    assert app.game.log.count == count and "since they last met" in " ".join(app.paper.page.lines)
    while app.name == "message":
        press(app, ACCEPT)
    assert app.name == "fork"


def hold(host, bits, milliseconds):
    """Keys held down for so long, as the task of the keys sees them; the computer asks for a sign of life."""
    app = host.app
    for past in range(0, milliseconds, 10):
        if not past % 1000:
            host.get(PING, past)
        app.device.now += 10
        app.screen.keys_down(bits)
        intent = app.buttons.poll(bits, app.device.now, app.device.elapsed, app.screen.counts)
        if intent:
            app.press(intent)


def test_both_keys_held_long_enough_choose_this_side():
    """Not one of them, not too short, not with a break."""
    app, host = table()
    gid, base, base_head, theirs = forked(host)
    for bits, milliseconds in ((1, 4000), (4, 4000), (LEFT_AND_RIGHT, 2900)):
        hold(host, bits, milliseconds)
        hold(host, 0, 100)
        assert not host.shared.is_picked and app.name == "fork"
    hold(host, LEFT_AND_RIGHT, 3100)
    assert host.shared.is_picked
    host.run()
    host.wait(20)
    ((kind, transaction, fields),) = host.heard()
    assert kind == PICK and fields == [gid, base, base_head, app.game.log.head, theirs]
    app.render()
    assert app.name == "fork" and "these moves stay" in " ".join(app.paper.page.lines)
    host.send(PICK | REPLY, transaction, (OK, base, base_head))
    count = app.game.log.count
    live(host)
    hold(host, 0, 100)
    assert app.name != "fork" and app.game.log.count == count


def test_two_keys_choose_on_every_device():
    """And none of them opens a menu or undoes on the way."""
    from voltable_device.hardware.profiles import PROFILES

    for profile in PROFILES:
        app = app_on(StillDevice(empty(FOLDER), profile.name), {"tested": True, "draw": False})
        press(app, *[ACCEPT] * 5)
        host = Host(app)
        forked(host)
        bits = sum([1 << key for key in profile.pick])
        hold(host, bits, 3100)
        assert host.shared.is_picked and app.name == "fork", profile.name
        assert not app.paper.page.cuts, profile.name
        hold(host, 0, 400)
        assert app.name == "fork", profile.name


def test_the_computer_chose_its_own_moves():
    """Those of this device are kept as a branch, and the game goes on from where both were."""
    app, host = table()
    gid, base, base_head, theirs = forked(host)
    tail = scratch.read(app.games.path(gid))
    ours = app.game.log.head
    assert host.get(PICK, gid, base, base_head, theirs, ours) == [OK, base, base_head]
    assert end(app) == (gid, base, base_head) and app.name not in ("fork", "receiving")
    assert scratch.read(app.games.path(gid, ".b1")) == tail
    assert host.shared.unsynced() <= app.game.log.count


def test_the_computer_chose_the_moves_of_this_device():
    """They stay, and may go on."""
    app, host = table()
    gid, base, base_head, theirs = forked(host)
    before = end(app)
    assert host.get(PICK, gid, base, base_head, app.game.log.head, theirs)[0] == OK
    assert end(app) == before and app.name != "fork" and app.play(likeliest(app.game))


def test_a_computer_that_goes_away_leaves_the_choice_for_later():
    """Until then the table plays on."""
    app, host = table()
    forked(host)
    host.wait(4000)
    assert app.name != "fork" and app.kept.readonly is None and app.play(likeliest(app.game))


def test_whoever_reads_a_message_is_asked_afterwards():
    """One thing at a time."""
    app, host = table()
    app.tell("A sentence.")
    forked_behind(host)
    assert app.name == "message" and press(app, ACCEPT) == "fork"


def forked_behind(host):
    """Both sides have moved, while something else is on the display."""
    gid, base, base_head = end(host.app)
    theirs = next_records(host.app.game, 3)[1]
    host.app.kept.undo()
    host.hello()
    assert host.get(READY, gid, base + 3, theirs.head, NO_HEAD, base, base_head) == [FORKED]


# Trouble


def test_another_version_may_only_read():
    """It is told once, not at every try."""
    app, host = table()
    host.hello(OTHER_ENGINE)
    app.render()
    assert app.name == "message" and "another version" in " ".join(app.paper.page.lines)
    gid, last, head = end(app)
    assert host.ask(APPEND, gid, last, head, next_records(app.game)[0]) == (ERR, [VERSION, ""])
    assert pulled(host, gid) == scratch.read(app.games.path(gid))[HEADER:]
    while app.name == "message":
        press(app, ACCEPT)
    host.wait(4000)
    host.hello(OTHER_ENGINE)
    assert app.name != "message" and app.line.word() == "rescue"


def test_half_a_copy_of_the_program_says_so_and_only_reads():
    """Until the computer has copied the rest."""
    empty(FOLDER)
    found, starting.folder = starting.folder, lambda: FOLDER
    try:
        scratch.write(FOLDER + "/deploying", b"")
        app = app_on(StillDevice(FOLDER), {"tested": True})
        assert app.name == "message" and "REDEPLOY" in " ".join(app.paper.page.lines)
        Host(app).hello()
        assert app.line.word() == "rescue"
        os.remove(FOLDER + "/deploying")
        assert not app_on(StillDevice(FOLDER), {"tested": True}).is_half_deployed
    finally:
        starting.folder = found


def test_a_computer_that_does_not_read_costs_nothing():
    """What cannot be sent is dropped, keys work, and later all is well again."""
    app, host = table()
    live(host)
    host.wire.is_read = False
    host.wire.coming = b"".join([ping(number) for number in range(50)])
    host.wire.at = 0
    for _ in range(100):
        app.device.now += 10
        app.line.step(app.device.now)
    assert len(app.line.exchange.out) <= 4 and not host.wire.size
    count = app.game.log.count
    app.press(ACCEPT)
    assert app.game.log.count == count + 1
    host.wait(1000)
    host.wire.is_read = True
    host.wait(1000)
    host.heard()
    live(host)


def ping(number):
    """A heartbeat as it goes over the line."""
    return frame(TO_DEVICE, PING, number, pack((number,)))


class Quick(StillDevice):
    """A device whose clock goes on by itself."""

    def ticks(self):
        """A little later each time."""
        self.now += 1
        return self.now


def run(line):
    """The whole program on a new device with this cable, until it has ended; the ends of its titles."""
    heads = []
    app = app_on(Quick(empty(FOLDER)), {"tested": True})
    app.device.display.show = lambda *place: heads.append(app.paper.page.head)
    real_cable, real_begin = cable.Cable, running.begin
    cable.Cable, running.begin = lambda: line, lambda device: app
    try:
        running.run(app.device)
    finally:
        cable.Cable, running.begin = real_cable, real_begin
    return [head.split()[-1] for head in heads]


def test_goodbye_ends_the_program_behind_its_answer():
    """As Ctrl-C does: the prompt is there, and the display says so."""
    wire = Wire()
    wire.coming = frame(TO_DEVICE, BYE, 9, pack((0,)))
    assert run(wire)[-1] == "PAUSED"
    assert bytes(wire.gone[: wire.size]) == frame(TO_HOST, BYE | REPLY, 9, pack((0,)))


def test_the_program_can_be_started_once_more():
    """By hand at the prompt: no task of the first time is left."""
    for _ in range(2):
        wire = Wire()
        wire.coming = b"rubbish" + frame(TO_DEVICE, BYE, 9, pack((0,)))
        assert run(wire)[-1] == "PAUSED" and wire.size


class Broken(Wire):
    """A line on which something fails that never should, before goodbye."""

    silence = 3

    def read(self) -> int:
        """The first frame is never heard to its end, and a little later comes the next."""
        if self.at < 5 or not self.silence:
            return super().read()
        self.silence -= 1
        if self.silence == 2:
            raise ValueError("test")
        return -1


def test_a_fault_in_the_conversation_is_shown_and_the_line_lives_on():
    """As everywhere else: the game is on flash."""
    wire = Broken()
    wire.coming = ping(1) + frame(TO_DEVICE, BYE, 9, pack((0,)))
    assert "!" in run(wire) and not wire.silence and wire.size


class Full(Wire):
    """A line in a heap that has no room for who understands it."""

    falls = 3

    def read(self) -> int:
        """It begins, and that is all."""
        if self.at == 2 and self.falls:
            self.falls -= 1
            self.at = 0
            raise MemoryError
        return super().read()


def test_where_memory_is_short_the_game_comes_first():
    """No page is shown for it, and when there is room again all is well."""
    wire = Full()
    wire.coming = frame(TO_DEVICE, BYE, 9, pack((0,)))
    found, cable.LONG_PAUSE = cable.LONG_PAUSE, 1
    try:
        assert "!" not in run(wire) and not wire.falls and wire.size
    finally:
        cable.LONG_PAUSE = found
