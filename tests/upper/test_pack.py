"""Our msgpack against the msgpack package: the same bytes, and nothing else is accepted."""

from random import Random

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from voltable import LogError
from voltable.engine.pack import LONGEST_TEXT, pack, unpack

TEXT = (
    st.text(max_size=60)
    .filter(lambda text: len(text.encode(errors="ignore")) <= LONGEST_TEXT)
    .filter(lambda text: text == text.encode(errors="ignore").decode())
)
LEAVES = st.none() | st.booleans() | st.integers(-(2**31), 2**32 - 1) | TEXT | st.binary(max_size=LONGEST_TEXT)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=20), max_leaves=40)
MANY = 6000  # values from seeds: a hundred times as fast as those that hypothesis can make smaller
EDGES = [sign * (1 << bits) + more for bits in (0, 5, 7, 8, 15, 16, 31, 32) for sign in (1, -1) for more in (-1, 0, 1)]
NUMBERS = [edge for edge in EDGES if -(2**31) <= edge < 2**32]
SIZES = (0, 1, 2, 15, 16, 31, 32, 60)  # of arrays and texts, where their first byte changes
LETTERS = "az09 \0\x7f\x80éßş赵漢☂\ud7ff\ue000\uffff😀\U0010ffff"


def any_value(random: Random, deepest: int):
    """A value with all its kinds and edges, arrays at most so deep."""
    kind = random.randrange(20 if deepest else 5)
    if kind == 0:
        return random.choice((None, False, True))
    if kind == 1:
        return random.choice(NUMBERS)
    if kind == 2:
        return random.randrange(-(2**31), 2**32) >> random.randrange(33)
    if kind == 3:
        text = "".join(random.choices(LETTERS, k=random.choice(SIZES)))
        return text if len(text.encode()) <= LONGEST_TEXT else ""
    if kind == 4:
        return random.randbytes(random.choice((*SIZES, LONGEST_TEXT)))
    size = random.choice(SIZES if deepest == 1 else (0, 1, 2, 2))
    return [any_value(random, deepest - 1) for _ in range(size)]


def depth(value) -> int:
    """How deep arrays are nested."""
    return 1 + max(map(depth, value), default=0) if isinstance(value, list) else 0


@given(VALUES)
@settings(max_examples=300, deadline=None)
def test_the_bytes_are_those_of_the_package(value):
    """What we write is the canonical msgpack, and reading gives the value back."""
    hold_against_the_package(value)


def test_the_bytes_of_many_values_are_those_of_the_package():
    """All kinds and edges, also deeper than we write."""
    for seed in range(MANY):
        random = Random(seed)
        value = any_value(random, random.randrange(1, 9))
        try:
            hold_against_the_package(value)
        except (AssertionError, pytest.fail.Exception) as error:
            raise AssertionError(f"seed {seed}: {value!r}") from error


def hold_against_the_package(value):
    """The same bytes, and the same value back; what lies too deep is refused."""
    if depth(value) > 6:
        with pytest.raises(LogError):
            pack(value)
        return
    data = pack(value)
    assert data == msgpack.packb(value, use_bin_type=True)
    assert unpack(data) == value == msgpack.unpackb(data, raw=False)


@given(st.binary(max_size=40))
@settings(max_examples=4000, deadline=None)
def test_any_bytes_are_refused_or_canonical(data):
    """Rubbish is one kind of error; what is accepted would be written the same way."""
    hold_bytes(data)


def hold_bytes(data):
    """These are refused as no game is, or are what we would write."""
    try:
        value = unpack(data)
    except LogError:
        return
    assert pack(value) == data == msgpack.packb(value, use_bin_type=True)


@given(VALUES.filter(lambda value: depth(value) <= 6), st.data())
@settings(max_examples=200, deadline=None)
def test_mutated_bytes_are_refused_or_canonical(value, data):
    """One byte changed, cut or added never escapes as another exception."""
    packed = bytearray(pack(value))
    place = data.draw(st.integers(0, len(packed)))
    kind = data.draw(st.sampled_from(("change", "cut", "add")))
    if kind == "cut":
        packed = packed[:place]
    else:
        packed[place : place + (kind == "change")] = data.draw(st.binary(min_size=1, max_size=1))
    hold_bytes(bytes(packed))


def test_many_mutated_bytes_are_refused_or_canonical():
    """The same with values from seeds."""
    for seed in range(MANY):
        random = Random(seed)
        packed = bytearray(pack(any_value(random, random.randrange(1, 7))))
        place, kind = random.randrange(len(packed) + 1), random.randrange(3)
        if kind == 2:
            packed = packed[:place]
        else:
            packed[place : place + kind] = random.randbytes(1)
        try:
            hold_bytes(bytes(packed))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {packed.hex()}") from error


@pytest.mark.parametrize(
    "value",
    [2**32, -(2**31) - 1, 1.5, {"a": 1}, object(), "x" * 181, b"x" * 181, [[[[[[[]]]]]]], 10**30],
    ids=lambda value: type(value).__name__,
)
def test_what_is_outside_the_subset_is_refused(value):
    """Maps, floats, long texts, deep arrays and huge numbers."""
    with pytest.raises(LogError):
        pack([value])


@pytest.mark.parametrize("value", [2**32, 1.5, {"a": 1}, "x" * 300, [[[[[[[]]]]]]], 2**63])
def test_what_others_write_is_refused(value):
    """Valid msgpack that is not ours."""
    with pytest.raises(LogError):
        unpack(msgpack.packb([value]))


@pytest.mark.parametrize("data", "cc05 cd0005 ce00000005 d0ff d90161 dc0001c0 c7 c1 ddffffffff".split())
def test_longer_forms_than_needed_are_refused(data):
    """Canonical means the shortest form."""
    with pytest.raises(LogError):
        unpack(bytes.fromhex(data))
