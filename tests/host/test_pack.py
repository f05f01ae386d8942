"""Our msgpack against the msgpack package: the same bytes, and nothing else is accepted."""

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from voltable import LogError
from voltable.pack import LONGEST_TEXT, pack, unpack

TEXT = st.text(max_size=60).filter(lambda text: len(text.encode(errors="ignore")) <= LONGEST_TEXT).filter(
    lambda text: text == text.encode(errors="ignore").decode()
)
LEAVES = st.none() | st.booleans() | st.integers(-(2**31), 2**32 - 1) | TEXT | st.binary(max_size=LONGEST_TEXT)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=20), max_leaves=40)


def depth(value) -> int:
    """How deep arrays are nested."""
    return 1 + max(map(depth, value), default=0) if isinstance(value, list) else 0


@given(VALUES)
@settings(max_examples=1500, deadline=None)
def test_the_bytes_are_those_of_the_package(value):
    """What we write is the canonical msgpack, and reading gives the value back."""
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
    try:
        value = unpack(data)
    except LogError:
        return
    assert pack(value) == data == msgpack.packb(value, use_bin_type=True)


@given(VALUES.filter(lambda value: depth(value) <= 6), st.data())
@settings(max_examples=1000, deadline=None)
def test_mutated_bytes_are_refused_or_canonical(value, data):
    """One byte changed, cut or added never escapes as another exception."""
    packed = bytearray(pack(value))
    place = data.draw(st.integers(0, len(packed)))
    kind = data.draw(st.sampled_from(("change", "cut", "add")))
    if kind == "cut":
        packed = packed[:place]
    else:
        packed[place : place + (kind == "change")] = data.draw(st.binary(min_size=1, max_size=1))
    test_any_bytes_are_refused_or_canonical.hypothesis.inner_test(bytes(packed))


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
