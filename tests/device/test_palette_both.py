"""The colours can be told apart, and what is written on them can be read."""

from voltable_device.displays.palette import BLACK, COLOURS, FIRST_DARKER, FIRST_PLAYER, WHITE, ink


def parts(colour):
    """Red, green and blue of an RGB565 number, each from 0 to 1."""
    return (colour >> 11) / 31, (colour >> 5 & 63) / 63, (colour & 31) / 31


def brightness(colour):
    """Relative luminance as the web's accessibility guidelines (WCAG 2) define it."""
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts(colour)]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """From 1 to 21; text should have 4.5."""
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def test_there_are_four_greys_and_two_tones_for_six_players():
    """As four bits hold."""
    assert len(COLOURS) == 16 == len(set(COLOURS))
    assert (COLOURS[BLACK], COLOURS[WHITE]) == (0, 0xFFFF)
    assert (FIRST_PLAYER, FIRST_DARKER) == (4, 10)


def test_text_can_be_read_on_every_colour():
    """In black or white, whichever reads better."""
    for colour in range(16):
        other = BLACK + WHITE - ink(colour)
        assert contrast(COLOURS[colour], COLOURS[ink(colour)]) >= 4.5, colour
        assert contrast(COLOURS[colour], COLOURS[ink(colour)]) > contrast(COLOURS[colour], COLOURS[other]), colour


def test_players_can_be_read_on_black():
    """Even the black one."""
    for colour in range(FIRST_PLAYER, FIRST_DARKER):
        assert contrast(COLOURS[colour], COLOURS[BLACK]) >= 4.5, colour


def test_the_darker_tone_is_darker():
    """Clearly."""
    for seat in range(6):
        assert brightness(COLOURS[FIRST_PLAYER + seat]) > 2 * brightness(COLOURS[FIRST_DARKER + seat]), seat


def test_no_two_players_look_alike():
    """Some part of the light differs by a quarter."""
    for one in range(FIRST_PLAYER, FIRST_DARKER):
        for other in range(FIRST_PLAYER, one):
            pairs = zip(parts(COLOURS[one]), parts(COLOURS[other]))
            assert max([abs(a - b) for a, b in pairs]) > 0.25, (one, other)
