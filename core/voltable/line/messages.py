"""What is said on the line: kinds, their fields, codes and limits (docs/link.md); only ever append."""

HELLO, LIST, PROBE, PULL, APPEND, READY, PING, PICK, SNAP, BYE = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
ERR = 15
REPLY = 0x80
FIXED = (HELLO, LIST, PROBE, PULL)  # their fields never change, so that any host can rescue the games of any device

OK, STALE, UNKNOWN_KIND, BAD_MESSAGE, UNKNOWN_GAME, ILLEGAL, VERSION = 0, 1, 2, 3, 4, 5, 6
FLASH_FULL, FLASH_ERROR, FORKED, BUSY, OVER_LIMIT = 7, 8, 9, 10, 11

MINOR = 0
MAY_APPEND, MAY_SNAP, OWN_PORT = 1, 2, 4  # bits of caps
NO_RECORD = -1  # the sequence number before record 0
NO_HEAD = bytes(8)
MOST_LISTED = 6  # games in one reply
OPEN_NOW = 1  # a flag of LIST: this game is on the display
MOST_PULLED, MOST_APPENDED = 160, 144  # bytes of whole records
LONGEST_DETAIL = 24

# Milliseconds.
TIMEOUT, SLOW_TIMEOUT = 250, 1000
SLOW = (APPEND, PICK, READY)  # flash, or a whole game to be opened
SENDS = 5
HEARTBEAT, SILENCE = 1000, 3000
STUCK = 300  # a frame that is not out by then is dropped

# A letter a field: n a whole number, s one that may be -1, h a hash or an id, H the same or nothing, b bytes, t text,
# l a list.
REQUESTS = {
    HELLO: "nnnhnHsh", LIST: "n", PROBE: "hn", PULL: "hn", APPEND: "hshb", READY: "hshh", PING: "n",
    PICK: "hshhh", BYE: "n",
}  # fmt: skip
REPLIES = {
    HELLO: "nnnhnHsh", LIST: "nl", PROBE: "nHH", PULL: "nb", APPEND: "nshH", READY: "n", PING: "shnnn",
    PICK: "nsh", BYE: "n", ERR: "nt",
}  # fmt: skip
GAME_ROW = "hshn"  # of LIST: id, last record, head, flags
HASH = 8


def fits(fields: "list[object] | None", shape: "str | None") -> bool:
    """Whether a message has the fields of its kind; a newer minor may have more behind them.

    >>> fits([3, bytes(8)], "nh"), fits([3, bytes(8), "new"], "nh"), fits([-3, bytes(8)], "nh"), fits([3], "nh")
    (True, True, False, False)
    """
    if shape is None or type(fields) is not list or len(fields) < len(shape):
        return False
    for place in range(len(shape)):  # noqa: SIM110  a generator would be garbage
        if not is_of(fields[place], shape[place]):
            return False
    return True


def is_of(value: object, letter: str) -> bool:
    """One field."""
    if value is None:
        return letter == "H"
    if letter == "n" or letter == "s":
        return type(value) is int and value >= (0 if letter == "n" else NO_RECORD)
    if letter == "h" or letter == "H":
        return type(value) is bytes and len(value) == HASH
    return type(value) is (bytes if letter == "b" else str if letter == "t" else list)
