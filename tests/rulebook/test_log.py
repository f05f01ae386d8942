"""The log: records byte by byte, and what comes back from them (link.md 5)."""

import voltable
from kit.cards.helpers import refusal_of
from voltable import LogError
from voltable.bots import random_bot as bots
from voltable.engine import journal
from voltable.engine.pack import pack
from voltable.engine.verbs import BID, DROP, OPEN, PASS, SETUP, START, UNDO

GID = b"table 12"


def small(moves=6, seed=2, options=None):
    """A short game of two with names."""
    game = voltable.new_game("card", players=["Ana", "Bo"], seed=seed, options=options, gid=GID)
    dice = bots.random_dice(seed)
    for _ in range(moves):
        game.play(bots.random_move(game.choices(), dice))
    return game


def written(*payloads):
    """A log of these records, its checksums right."""
    return journal.write(GID, [(number, 0, pack(payload)) for number, payload in enumerate(payloads)])


def genesis(seed=2, options=(), count=2, edition="card", board=None, cards=None, kind=0):
    return (kind, edition, board, list(options), count, seed, cards)


def fault(data):
    """The word of the LogError that these bytes give."""
    no = refusal_of(voltable.load, data)
    assert isinstance(no, LogError)
    return no.word


def test_a_log_comes_back_as_it_was():
    """dump and load, byte for byte."""
    for moves in (0, 1, 30, 200):
        game = small()
        if moves > 30:
            bots.play_random(game, 9)
        again = voltable.load(game.dump())
        assert again.dump() == game.dump()
        assert (again.hash(), again.names, again.turn, again.gid) == (game.hash(), game.names, game.turn, GID)
        assert again.choices() == game.choices()


def test_options_come_back():
    """A log names only what differs."""
    game = voltable.load(small(options={"demolition": True, "hidden_money": False}).dump())
    assert list(game.view()["options"].items()) == [("demolition", True)]


def test_a_loaded_game_plays_on_like_the_saved_one():
    """The dice are where they were."""
    game = small(20)
    again = voltable.load(game.dump())
    for one in (game, again):
        bots.play_random(one, 77)
    assert again.dump() == game.dump() and again.ranking() == game.ranking()


def test_a_log_ends_only_behind_a_record():
    """Truncated at every byte: a shorter game where a record ends, a LogError everywhere else."""
    game = small()
    data = game.dump()
    ends = record_ends(data)
    for size in range(len(data)):
        if size in ends[4:]:  # genesis, two names and start are there
            assert voltable.load(data[:size]).log.count == ends.index(size)
        else:
            fault(data[:size])


def record_ends(data):
    """Where the header and each record end, read by hand."""
    ends = [16]
    while ends[-1] < len(data):
        ends.append(ends[-1] + 4 + data[ends[-1]] + 4)
    return ends


def test_one_flipped_bit_is_never_accepted():
    """Every bit of every byte of a small log."""
    data = bytearray(small().dump())
    for place in range(len(data)):
        for bit in range(8):
            data[place] ^= 1 << bit
            fault(data)
            data[place] ^= 1 << bit
    assert voltable.load(data).dump() == bytes(data)


def test_bytes_that_are_no_log():
    """Anything else than a log is a LogError."""
    for data in (b"", b"VTL1", b"VTL2" + bytes(12), bytes(16), b"hello " * 9, small().dump() + b"\0", bytes(70000)):
        fault(data)
    for data in (None, 7, "VTL1", [86, 84], {}, 1.5):
        assert fault(data) == "not-a-log"
    assert fault(small().dump()[:16]) == "not-a-game"


def test_a_log_of_legal_records_in_an_order_that_is_illegal():
    """Every record is played through the rules."""
    opening = voltable.new_game("card", players=2, seed=2).choices()[0][:3]
    good = written(genesis(), (START,), opening, (PASS,))
    assert voltable.load(good).log.count == 4
    assert fault(written(genesis(), (START,), (PASS,), opening)) == "illegal-move"
    assert fault(written(genesis(), (START,), opening, opening)) == "illegal-move"
    assert fault(written(genesis(), (START,), (DROP,))) == "illegal-move"


def test_a_log_names_the_record_that_is_wrong():
    """illegal-move, its number, and the refusal."""
    no = refusal_of(voltable.load, written(genesis(), (START,), (BID, 5)))
    assert (no.word, no.numbers) == ("illegal-move", (2, "not-now", "bid"))


def test_an_amount_is_logged_without_its_most():
    """A choice played as it stands means its least."""
    game = voltable.new_game("card", players=2, seed=2)
    choice = game.choices()[0]
    game.play(choice)
    assert choice[0] == OPEN and len(choice) == 4
    assert fault(written(genesis(), (START,), choice)) == "illegal-move"
    assert voltable.load(game.dump()).hash() == game.hash()


def test_a_game_without_genesis_or_start_is_not_a_game():
    """Names follow genesis as setup records, closed by start."""
    assert fault(written(genesis())) == "not-a-game"
    assert fault(written((START,), genesis())) == "bad-setup"
    assert fault(written(genesis(), (SETUP, 0, "Ana"), (START,))) == "bad-setup"
    assert fault(written(genesis(), (SETUP, 1, "Ana"), (SETUP, 0, "Bo"), (START,))) == "bad-setup"
    assert fault(written(genesis(), (SETUP, 0, "Ana"), (SETUP, 1, "Ana"), (START,))) == "bad-genesis"
    assert fault(written(genesis(), (SETUP, 0, "Ana"), (SETUP, 1, 5), (START,))) == "bad-genesis"


def test_a_wrong_genesis_is_refused():
    """Kind, edition, board, options, count, seed and cards."""
    wrong = (
        genesis(kind=1), genesis(edition="chess"), genesis(edition=None), genesis(board="usa"), genesis(count=7),
        genesis(count=None), genesis(count=True), genesis(seed=-1), genesis(seed="x"), genesis(options=[["x", True]]),
        genesis(options=[["demolition", 1]]), genesis(options=[["demolition", False]]), genesis(options=[5]),
        genesis(options=[["demolition", True], ["demolition", True]]), genesis(options=[[[], True]]),
        genesis(cards=5), genesis(cards=b"12345678"), genesis()[:6], genesis() + (0,), (0,),
    )  # fmt: skip
    for move in wrong:
        fault(written(move, (START,)))


def test_records_that_are_no_moves():
    """Unknown verbs, other types, too few or too many numbers."""
    for move in (5, "pass", None, (), ((4,),), (99,), (-1,), (True,), (4, 0), (4, 0, 1, 2, 3), ("pass",), (3,)):
        fault(written(genesis(), (START,), move))


def test_payloads_that_are_not_canonical_msgpack():
    """Maps, floats, long forms, broken text, bytes behind the move, arrays that claim too much."""
    head = [(0, 0, pack(genesis())), (1, 0, pack((START,)))]
    wrong = (b"\x80", b"\x91\xca\0\0\0\0", b"\x91\xcc\x06", b"\x91\xa2\xff\xfe", b"\x91\x06\0", b"\x9f\x06", b"\xc1")
    for payload in wrong:
        assert fault(journal.write(GID, head + [(2, 0, payload)])) == "bad-msgpack"


def test_undo_records_are_checked():
    """Only a record that was there can be gone back to."""
    opening = voltable.new_game("card", players=2, seed=2).choices()[0][:3]
    start = voltable.new_game("card", players=2, seed=2)
    assert voltable.load(written(genesis(), (START,), opening, (UNDO, 1))).hash() == start.hash()
    for undo in ((UNDO, 0), (UNDO, 3), (UNDO, 9), (UNDO, -1), (UNDO, None), (UNDO,), (UNDO, 1, 1), (UNDO, True)):
        fault(written(genesis(), (START,), opening, undo))


def test_a_full_log_takes_no_more():
    """Limits: 4,095 records; neither an action nor an undo fits any more."""
    game = small()
    before = game.hash()
    game.log.count = 4095
    assert refusal_of(game.play, game.choices()[0]).word == "log-full"
    assert refusal_of(game.undo).word == "log-full"
    assert game.hash() == before


def test_truths_are_no_numbers():
    """A log has one form: true is not 1, false is not 0."""
    assert voltable.load(written(genesis(), (SETUP, 0, "Ana"), (SETUP, 1, "Bo"), (START,)))
    assert fault(written(genesis(kind=False), (START,))) == "bad-record"
    assert fault(written(genesis(), (True,))) == "bad-record"
    assert fault(written(genesis(), (SETUP, False, "Ana"), (SETUP, 1, "Bo"), (START,))) == "bad-setup"


def named(letters):
    """A log whose first player's name has these bytes."""
    name = b"\x93\x00\x00" + bytes((0xA0 | len(letters),)) + letters
    payloads = (pack(genesis()), name, pack((SETUP, 1, "Bo")), pack((START,)))
    return journal.write(GID, [(number, 0, payload) for number, payload in enumerate(payloads)])


def test_letters_have_one_form_too():
    """UTF-8 that is longer than needed, beyond the last letter or half a pair is refused by every interpreter."""
    for letters in (b"\xc1\x81", b"\xe0\x81\x81", b"\xf0\x80\x81\x81", b"\xf4\x90\x80\x80", b"\xed\xa0\x80", b"\x80"):
        assert fault(named(letters)) == "bad-msgpack"
    assert voltable.load(named(b"\xf0\x9f\x94\x8c")).names[0] == "\U0001f50c"  # an electric plug
