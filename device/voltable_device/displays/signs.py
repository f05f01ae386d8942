"""Players, phases and numbers as short signs; a player is a shape, a colour and a seat number, never an initial."""

from voltable_device.language.texts import shown, text

SHAPES = 0xE000  # disc, square, triangle, diamond, cross, ring
CURSOR = "\ue006"
LONGEST_NAME = 10
COLOURS = (shown("Red"), shown("Blue"), shown("Yellow"), shown("Green"), shown("Black"), shown("Purple"))
FUELS = {
    "coal": shown("coal"), "oil": shown("oil"), "gas": shown("gas"), "garbage": shown("garb"),
    "uranium": shown("uran"), "hybrid": shown("hybrid"), "eco": shown("eco"),
}  # fmt: skip
PHASES = {
    "setup": shown("SETUP"), "order": shown("ORDER"), "auction": shown("AUCTION"), "fuel": shown("FUEL"),
    "build": shown("BUILD"), "bureaucracy": shown("POWER"), "over": shown("END"),
}  # fmt: skip


def shape(seat) -> str:
    """A player's shape."""
    return chr(SHAPES + seat)


def shapes(seats) -> str:
    """Several players in a row."""
    return " ".join([shape(seat) for seat in seats])


def colour(seat) -> str:
    """A player's colour, which is the name where no other was given."""
    return text(COLOURS[seat])


def name(game, seat) -> str:
    """What a player is called."""
    given = game.names[seat]
    return colour(seat) if given == "P" + str(seat + 1) else given[:LONGEST_NAME]


def called(game, seat) -> str:
    """Shape and name."""
    return shape(seat) + " " + name(game, seat)


def fuel_word(name) -> str:
    """A fuel or kind of plant, short."""
    return text(FUELS[name])


def phase_word(name) -> str:
    """A phase as a heading."""
    return text(PHASES[name])


def minutes(seconds) -> str:
    """A clock: minutes and seconds."""
    return str(seconds // 60) + ":" + f"{seconds % 60:02d}"


def hours(seconds) -> str:
    """A clock: hours and minutes."""
    return minutes(seconds // 60)
