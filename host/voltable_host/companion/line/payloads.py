"""Payloads as the host reads them: with the msgpack package, and only what our own codec would have written."""

from typing import Any

import msgpack

from voltable import LogError
from voltable.engine.pack import LONGEST_TEXT, pack

BAD = (ValueError, msgpack.UnpackException, RecursionError, TypeError)


def unpack(payload: bytes) -> Any:
    """The value, if it is in our subset and in its one form.

    >>> unpack(bytes.fromhex("94050ec0a3416e61"))
    [5, 14, None, 'Ana']
    """
    try:
        value = msgpack.unpackb(
            payload, raw=False, max_str_len=LONGEST_TEXT, max_bin_len=LONGEST_TEXT, max_map_len=0, max_ext_len=0
        )
        is_ours = pack(value) == payload
    except (*BAD, LogError) as error:
        raise LogError("bad-msgpack") from error
    if not is_ours:
        raise LogError("bad-msgpack")
    return value
