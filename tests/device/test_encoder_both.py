"""The knob: quarter turns become clicks, clicks become short presses, and an interrupt may come at any time."""

from kit.device.fingers import WRAP, elapsed
from voltable_device.keys.encoder import Encoder

TO_RIGHT = ((0, 1), (0, 0), (1, 0), (1, 1))  # clock and data from one rest to the next
TO_LEFT = ((1, 0), (0, 0), (0, 1), (1, 1))


class Contact:
    """A pin with a level."""

    def __init__(self):
        self.level = 1

    def value(self):
        """The level."""
        return self.level


class Knob:
    """An encoder whose contacts are moved by hand."""

    def __init__(self):
        self.clock, self.data = Contact(), Contact()
        self.encoder = Encoder(self.clock, self.data)

    def move(self, quarters):
        """Set the contacts one pair after the other."""
        for self.clock.level, self.data.level in quarters:
            self.encoder.turned()
        return self

    def clicks(self, milliseconds=1000, every=1, start=0):
        """The clicks that are seen within a time, as signs, and between them nothing."""
        seen = ""
        for time in range(0, milliseconds, every):
            sign = "-0+"[self.encoder.pulse((start + time) % WRAP, elapsed) + 1]
            if not seen.endswith(sign):
                seen += sign
        return seen.replace("0", "")


def test_a_whole_turn_of_the_contacts_is_a_click():
    """In either direction."""
    assert Knob().move(TO_RIGHT).clicks() == "+"
    assert Knob().move(TO_LEFT).clicks() == "-"
    assert Knob().move(TO_RIGHT * 3).clicks() == "+++"


def test_turning_halfway_and_back_is_nothing():
    """Only a rest on the other side counts."""
    assert Knob().move(((0, 1), (0, 0), (0, 1), (1, 1))).clicks() == ""
    assert Knob().move(((1, 0), (1, 1))).clicks() == ""


def test_contacts_bounce():
    """Each edge chatters three times."""
    quarters, before = [], (1, 1)
    for after in TO_RIGHT:
        quarters += [after, before, after, before, after]
        before = after
    assert Knob().move(quarters).clicks() == "+"


def test_a_missed_quarter_is_made_up_for():
    """A soft interrupt came late."""
    assert Knob().move(((0, 1), (1, 0), (1, 1))).clicks() == "+"
    assert Knob().move(((0, 0), (0, 1), (1, 1))).clicks() == "-"


def test_turning_back_takes_back_what_was_not_seen_yet():
    """Three to the right and two to the left while the program was busy: one to the right."""
    assert Knob().move(TO_RIGHT * 3).move(TO_LEFT * 2).clicks() == "+"


def test_each_click_and_each_gap_is_seen_however_rarely_one_looks():
    """Every 1, 7, 25 milliseconds."""
    for every in (1, 7, 25):
        assert Knob().move(TO_LEFT * 4).clicks(every=every) == "----"


def test_a_click_looks_pressed_for_ten_milliseconds():
    """Then released for ten, so that two readers within a moment see the same."""
    encoder = Knob().move(TO_RIGHT * 2).encoder
    seen = [encoder.pulse(time, elapsed) for time in range(50)]
    assert seen == [1] * 10 + [0] * 10 + [1] * 10 + [0] * 20


def test_a_wild_spin_leaves_at_most_a_dozen_clicks():
    """The screen stops soon after the hand."""
    assert Knob().move(TO_RIGHT * 100).clicks() == "+" * 12
    assert Knob().move(TO_LEFT * 100).clicks() == "-" * 12


def test_the_clock_may_wrap():
    """In the middle of a row of clicks."""
    assert Knob().move(TO_RIGHT * 5).clicks(start=WRAP - 33) == "+++++"


def test_a_knob_that_rests_between_two_clicks_at_boot():
    """Nothing is told until it has gone on."""
    knob = Knob()
    knob.clock.level = 0
    knob.encoder = Encoder(knob.clock, knob.data)
    assert knob.clicks() == ""
    assert knob.move(TO_RIGHT[1:]).clicks() == "+"
