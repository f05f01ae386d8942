"""Debounce, press, hold, repeat, double press and turn, to the millisecond."""

from kit.device.fingers import WRAP, Hand
from voltable_device.hardware.profiles import find
from voltable_device.keys.buttons import ACCEPT, ALL, COAL, LEFT, MENU, RIGHT, UNDO

THREE, TWO, KNOB, STICK = find("pico-oled-3b"), find("pico-oled-1.3"), find("pico-oled-encoder"), find("pico-lcd-1.3")
L, M, R = 0, 1, 2
K0, K1 = 0, 1
PUSH, TO_LEFT, TO_RIGHT = 0, 1, 2


def test_a_press_is_told_when_the_finger_has_left():
    """After the contact has settled; three buttons never wait for a second press."""
    assert Hand(THREE).tap(M, 100, lasts=80).until(1000).told == [(205, ACCEPT)]
    assert Hand(THREE).tap(L, 100).tap(R, 400).until(1000).intents() == [LEFT, RIGHT]


def test_a_contact_must_have_settled_for_25_milliseconds():
    """It is a press if it is still closed then."""
    assert Hand(THREE).tap(M, 100, lasts=25).until(500).told == []
    assert Hand(THREE).tap(M, 100, lasts=26).until(500).intents() == [ACCEPT]


def bounce(hand, key, time):
    """A contact that closes and opens for 12 milliseconds before it stays as it ends."""
    is_down = hand.down >> key & 1
    for offset in (0, 1, 2, 4, 7, 8, 12):
        is_down ^= 1
        hand.change(hand.down & ~(1 << key) | is_down << key, time + offset)
    return hand


def test_a_bouncing_contact_is_one_press():
    """On the way down and on the way up."""
    hand = Hand(THREE)
    bounce(bounce(hand, M, 100), M, 300).until(1000)
    assert hand.told == [(337, ACCEPT)]


def test_a_bounce_within_a_hold_does_not_end_it():
    """The finger lies on the key all the time; what counts is how long the contact has stood."""
    hand = Hand(THREE).press(L, 100)
    hand.release(L, 400).press(L, 410).until(2000)
    assert hand.intents() == [UNDO]


def test_a_hold_is_600_milliseconds():
    """Told while the finger is still there; a millisecond less is a press."""
    assert Hand(THREE).press(L, 100).until(700).told == [(700, UNDO)]
    assert Hand(THREE).tap(L, 100, lasts=599).until(2000).intents() == [LEFT]
    assert Hand(THREE).tap(L, 100, lasts=600).until(2000).intents() == [LEFT]  # it was not there any more at 700
    assert Hand(THREE).tap(L, 100, lasts=601).until(2000).intents() == [UNDO]


def test_a_hold_is_told_once():
    """However long it lasts, and its end is no press."""
    assert Hand(THREE).tap(M, 100, lasts=30000).until(31000).told == [(700, MENU)]


def test_a_finger_that_left_during_a_long_pause_did_not_hold():
    """The program was busy writing: an undo must not come out of it."""
    hand = Hand(THREE, every=10).press(L, 100)
    hand.until(200)
    hand.time = 900
    hand.down = 0
    assert hand.until(1000).intents() == [LEFT]


def test_a_counter_repeats():
    """At once after 600 ms, then every 120; the whole phase is not offered there."""
    hand = Hand(THREE, repeats=True).tap(R, 100, lasts=900).until(2000)
    assert hand.told == [(700, RIGHT), (820, RIGHT), (940, RIGHT)]
    assert Hand(THREE).tap(R, 100, lasts=900).until(2000).told == [(700, ALL)]


def test_a_counter_takes_single_presses_and_undo():
    """Only the key that counts repeats."""
    hand = Hand(THREE, repeats=True).tap(R, 100).tap(R, 300).tap(L, 500).tap(L, 1000, lasts=700).until(2000)
    assert hand.intents() == [RIGHT, RIGHT, LEFT, UNDO]


def test_repeats_end_with_the_counter():
    """Another screen has come under the finger: nothing happens until it has left."""
    hand = Hand(THREE, repeats=True).press(R, 100).until(830)
    hand.repeats = False
    hand.until(3000)
    assert hand.intents() == [RIGHT, RIGHT]
    hand.release(R, 3100)
    assert hand.tap(R, 3300).until(4000).intents() == [RIGHT, RIGHT, RIGHT]


def test_a_slow_program_repeats_no_faster_afterwards():
    """What was missed is not made up for."""
    hand = Hand(THREE, repeats=True).press(R, 100).until(700)
    hand.time = 1300
    assert hand.until(1450).told == [(700, RIGHT), (1301, RIGHT), (1421, RIGHT)]


def test_something_that_lies_on_a_key_stops_counting():
    """After 20 seconds; the key works again once it was free."""
    hand = Hand(THREE, every=10, repeats=True).press(R, 100).until(60000)
    assert hand.told[-1][0] < 100 + 20000
    assert len(hand.told) == 162
    assert hand.release(R, 60100).tap(R, 60300).until(61000).told[-1] == (60410, RIGHT)


def test_two_presses_within_300_milliseconds_are_a_double():
    """From start to start; told as soon as the second has settled."""
    assert Hand(TWO).tap(K0, 100).tap(K0, 399).until(2000).told == [(424, LEFT)]
    assert Hand(TWO).tap(K0, 100).tap(K0, 400).until(2000).told == [(425, LEFT)]
    assert Hand(TWO).tap(K0, 100).tap(K0, 401).until(2000).intents() == [RIGHT, RIGHT]


def test_where_a_double_means_something_a_press_waits_for_it():
    """And not longer than it must."""
    assert Hand(TWO).tap(K0, 100).until(2000).told == [(401, RIGHT)]
    assert Hand(TWO).tap(K0, 100, lasts=350).until(2000).told == [(475, RIGHT)]
    assert Hand(TWO).tap(K1, 100).tap(K1, 300).until(2000).intents() == [ALL]


def test_the_second_press_of_a_double_means_nothing_more():
    """Held or not."""
    assert Hand(TWO).tap(K0, 100).press(K0, 300).until(5000).intents() == [LEFT]


def test_a_spark_after_a_press_is_no_second_press():
    """It did not settle."""
    assert Hand(TWO).tap(K0, 100).tap(K0, 390, lasts=20).until(2000).intents() == [RIGHT]


def test_three_presses_are_a_double_and_a_press():
    """In that order."""
    assert Hand(TWO).tap(K0, 100).tap(K0, 250).tap(K0, 400).until(2000).intents() == [LEFT, RIGHT]


def test_two_keys_hold_as_three_do():
    """Undo and menu are one hold."""
    assert Hand(TWO).tap(K0, 100, lasts=700).tap(K1, 1000, lasts=700).until(3000).intents() == [UNDO, MENU]
    assert Hand(TWO, repeats=True).tap(K0, 100, lasts=2000).until(3000).intents() == [UNDO]


def test_two_keys_at_once_are_both_heard():
    """One a poll, the first key first."""
    hand = Hand(THREE).change(0b101, 100).change(0, 200).until(1000)
    assert hand.told == [(225, LEFT), (226, RIGHT)]
    hand = Hand(THREE).change(0b111, 100).until(2000)
    assert hand.told == [(700, UNDO), (701, MENU), (702, ALL)]


def test_a_key_is_heard_while_another_is_held():
    """Each is followed by itself."""
    assert Hand(THREE).press(L, 100).tap(M, 300).until(2000).intents() == [ACCEPT, UNDO]


def test_the_clock_may_wrap_within_every_gesture():
    """A device's clock does so every twelve days."""
    for start in range(WRAP - 1000, WRAP, 50):
        assert Hand(THREE, start).tap(M, 100).tap(L, 300, lasts=700).until(1500).told == [(205, ACCEPT), (900, UNDO)]
        assert Hand(TWO, start).tap(K0, 100).tap(K0, 390).until(1000).told == [(415, LEFT)]
        assert Hand(TWO, start).tap(K0, 100).until(1000).told == [(401, RIGHT)]
        assert len(Hand(THREE, start, repeats=True).press(R, 100).until(1300).told) == 6


def test_a_key_that_is_down_at_boot_means_nothing_until_it_was_up():
    """The others work meanwhile."""
    hand = Hand(THREE, down=1 << L, repeats=True).tap(M, 100).until(5000)
    assert hand.intents() == [ACCEPT]
    assert hand.release(L, 5100).tap(L, 5300).until(6000).intents() == [ACCEPT, LEFT]


def test_a_press_that_wakes_the_display_does_nothing_else():
    """The program asks to ignore what is down, and what waits to be told."""
    hand = Hand(THREE).press(M, 100).until(150)
    hand.buttons.ignore(hand.down, 150)
    assert hand.release(M, 300).until(1000).told == []
    hand.press(L, 1100).until(1500)
    hand.buttons.ignore(hand.down, 1500)
    assert hand.until(5000).release(L, 5100).tap(R, 5300).until(6000).intents() == [RIGHT]


def test_a_click_of_the_knob_needs_no_settling():
    """The encoder has settled it; each click is told at once, held or not."""
    hand = Hand(KNOB)
    for time in (100, 120, 140):
        hand.tap(TO_RIGHT, time, lasts=10)
    hand.press(TO_LEFT, 200).until(3000)
    assert hand.told == [(100, RIGHT), (120, RIGHT), (140, RIGHT), (200, LEFT)]


def test_the_knob_is_also_a_button():
    """Push, double push, hold."""
    hand = Hand(KNOB).tap(PUSH, 100).tap(PUSH, 1000).tap(PUSH, 1200).tap(PUSH, 2000, lasts=700).until(4000)
    assert hand.intents() == [ACCEPT, ALL, MENU]


def test_a_key_without_a_hold_takes_a_slow_press():
    """A child's finger on a fuel key."""
    fuel = 5
    assert Hand(STICK).tap(fuel, 100, lasts=1500).until(3000).told == [(1625, COAL)]


def test_polling_now_and_then_is_enough():
    """Every 20 milliseconds, at any phase."""
    for phase in range(20):
        hand = Hand(THREE, every=20).tap(M, 100 + phase, lasts=60).tap(L, 400 + phase, lasts=700).until(2000)
        assert hand.intents() == [ACCEPT, UNDO]
