"""A log can be read in steps of any size, and says the same as when it is read at once."""

import voltable
from kit.cards.helpers import refusal_of
from voltable.bots import random_bot as bots
from voltable.engine import journal

STEPS = (1, 2, 3, 7, 8, 9, 16, 64, 100, 255, 256, 257, 5000)


def written():
    """A game with names, moves and undos."""
    game = voltable.new_game("card", players=["Ana", "Bo"], seed=2, gid=b"table 12")
    dice = bots.random_dice(2)
    for _ in range(40):
        game.play(bots.random_move(game.choices(), dice))
    game.undo()
    return game.dump()


def in_steps(data, size):
    """The bytes behind the header, so many at a time."""
    return [data[at : at + size] for at in range(journal.HEADER, len(data), size)]


def chain_of(data):
    """A chain that begins behind the header."""
    return journal.Chain(bytes(data[: journal.HEADER]))


def test_steps_of_any_size_give_the_same_records():
    """And the same end of the chain."""
    data = written()
    whole = chain_of(data)
    records = list(journal.read(data, whole))
    for size in STEPS:
        chain = chain_of(data)
        assert list(journal.records(in_steps(data, size), chain)) == records
        assert (chain.number, chain.crc, chain.head) == (whole.number, whole.crc, whole.head)


def test_damage_is_the_same_in_steps():
    """The same word and record, and the chain ends behind the last good record."""
    data = written()
    for place in range(journal.HEADER, len(data), 3):
        damaged = bytearray(data)
        damaged[place] ^= 1 << place % 8
        for torn in (damaged, data[:place]):
            chains = [chain_of(torn) for _ in range(3)]
            ends = [end_of(journal.read(torn, chains[0]))]
            ends += [end_of(journal.records(in_steps(torn, size), chain)) for size, chain in zip((1, 256), chains[1:])]
            assert ends[0] == ends[1] == ends[2]
            assert [(chain.number, chain.crc, chain.head) for chain in chains] == [
                (len(ends[0][0]), chains[0].crc, chains[0].head)
            ] * 3


def end_of(records):
    """The records up to the end, and the error that ended them, if any."""
    found = []
    try:
        for record in records:
            found.append(record)
    except voltable.LogError as no:
        return found, no.word, no.numbers
    return found, None, None


def test_a_chain_goes_on_from_any_record():
    """Its checksum is all that the next records need."""
    data = written()
    chain = chain_of(data)
    at = journal.HEADER
    for number, _, payload in journal.read(data, chain):
        at += len(payload) + 8
        middle = journal.Chain(chain.head, number + 1, int.from_bytes(data[at - 4 : at], "little"))
        rest = list(journal.records([data[at:]], middle))
        assert len(rest) + number + 1 == middle.number
    assert refusal_of(list, journal.records([data[16:]], journal.Chain(b"", 0, 12345))).word == "bad-checksum"
