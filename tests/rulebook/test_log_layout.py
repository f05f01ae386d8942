"""Header and records decoded by hand (link.md 5)."""

from binascii import crc32
from hashlib import sha256

import voltable
from kit.cards.helpers import play
from voltable.engine import journal

GID = b"\x00\x01table!"


def game_of_two():
    game = voltable.new_game("card", players=["Ana", "Bo"], dice="table", gid=GID)
    play(game, "first Bo", "deal 3a")
    return game


def by_hand(data):
    """Each record as (origin, number, payload, checksum)."""
    at, records = 16, []
    while at < len(data):
        size = data[at]
        body = data[at : at + 4 + size]
        checksum = int.from_bytes(data[at + 4 + size : at + 8 + size], "little")
        records.append((body[1], body[2] + 256 * body[3], bytes(body[4:]), checksum))
        at += 8 + size
    assert at == len(data)
    return records


def test_the_header_has_sixteen_bytes():
    """VTL1, gid, format minor, flags, zero."""
    assert game_of_two().dump()[:16] == b"VTL1" + GID + b"\0\0\0\0"


def test_records_are_genesis_names_start_and_moves():
    """Payloads in msgpack."""
    records = by_hand(game_of_two().dump())
    assert [record[1] for record in records] == [0, 1, 2, 3, 4, 5]
    assert [record[2] for record in records] == [
        b"\x97\x00\xa4card\xc0\x90\x02\xc0\xc0",  # game, card, no board, no options, 2 players, no seed, no cards
        b"\x93\x00\x00\xa3Ana",
        b"\x93\x00\x01\xa2Bo",
        b"\x91\x01",
        b"\x92\x12\x01",  # first 1
        b"\x92\x11\x00",  # deal 0
    ]


def test_a_seed_stands_in_genesis_in_its_shortest_form():
    """0 .. 2^32 - 1."""
    forms = ((5, b"\x05"), (200, b"\xcc\xc8"), (70000, b"\xce\0\x01\x11\x70"), (2**32 - 1, b"\xce" + b"\xff" * 4))
    for seed, form in forms:
        payload = by_hand(voltable.new_game("card", players=3, seed=seed).dump())[0][2]
        assert payload == b"\x97\x00\xa4card\xc0\x90\x03" + form + b"\xc0"


def test_checksums_are_chained_from_the_header():
    """CRC32 of each record seeded with the one before."""
    data = game_of_two().dump()
    checksum = crc32(data[:16])
    for origin, number, payload, stored in by_hand(data):
        checksum = crc32(bytes((len(payload), origin, number & 255, number >> 8)) + payload, checksum)
        assert checksum & 0xFFFFFFFF == stored


def test_the_head_is_a_chain_of_hashes():
    """h0 over header and record 0, hn over h(n-1) and record n, without checksums, eight bytes each."""
    data = game_of_two().dump()
    chain = journal.Chain(data[:16])
    head = data[:16]
    for (origin, number, payload, _), _ in zip(by_hand(data), journal.read(data, chain)):
        head = sha256(head + bytes((len(payload), origin, number & 255, number >> 8)) + payload).digest()[:8]
        assert chain.head == head


def test_the_origin_bit_says_who_moved_and_survives():
    """0 host, 1 device; other bits are refused."""
    records = [(number, origin, payload) for origin, number, payload, _ in by_hand(game_of_two().dump())]
    marked = [(number, 1 if number in (4, 5) else 0, payload) for number, _, payload in records]
    data = journal.write(GID, marked)
    game = voltable.load(data)
    assert game.dump() == data
    assert [record[0] for record in by_hand(game.dump())] == [0, 0, 0, 0, 1, 1]
    assert game.hash() == game_of_two().hash()


def test_other_origins_are_refused():
    """Other bits are zero."""
    records = [(number, 2, payload) for _, number, payload, _ in by_hand(game_of_two().dump())]
    try:
        voltable.load(journal.write(GID, records))
    except voltable.LogError as no:
        assert no.word == "bad-record"
    else:
        raise AssertionError("accepted")


def test_the_game_id_is_derived_where_none_is_given():
    """From genesis and setup: equal games have equal ids, others do not."""
    ids = [voltable.new_game("card", players=2, seed=seed).gid for seed in (1, 1, 2)]
    assert ids[0] == ids[1] != ids[2]
    assert len(ids[0]) == 8


def test_an_undo_names_its_record():
    """A record of its own; nothing is cut."""
    game = game_of_two()
    game.undo()
    assert by_hand(game.dump())[-1][2] == b"\x92\x02\x04"
    assert len(by_hand(game.dump())) == 7
