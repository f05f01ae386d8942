"""What fingers mean: presses, holds, repeats, double presses and turns become intents."""

ACCEPT, LEFT, RIGHT, UNDO, MENU, ALL = 1, 2, 3, 4, 5, 6
COAL, OIL, GARBAGE, URANIUM = 8, 9, 10, 11

PRESS, HOLD, DOUBLE, REPEAT, TURN = 0, 1, 2, 3, 4
GESTURES = 5

# Milliseconds.
SETTLES = 25  # a contact that has not changed for so long no longer bounces
HELD = 600
TWICE = 300  # from the start of the first press to the start of the second
AGAIN = 120
LONGEST = 20000  # nobody counts up for longer: something lies on the key

UP, DOWN, SPENT, REPEATING, WAITING = 0, 1, 2, 3, 4  # spent: down, and nothing more will come of it


class Buttons:
    """The keys of a profile; each is followed by itself, so two may be down at once."""

    def __init__(self, profile):
        self.count = len(profile.keys)
        self.intents = bytearray(self.count * GESTURES)
        for key, gesture, intent in profile.gestures:
            self.intents[key * GESTURES + gesture] = intent
        self.states = bytearray(self.count)
        self.contacts = bytearray(self.count)  # as last seen, bouncing or not
        self.levels = bytearray(self.count)  # settled
        self.fired = bytearray(self.count)  # intents to be told, one a poll
        self.changed = [0] * self.count  # when the contact last moved
        self.began = [0] * self.count  # when this press, or the last repeat, began
        self.is_new = True
        self.is_busy = False

    def poll(self, down, now, elapsed, repeats) -> int:
        """The next intent, 0 if there is none; `down` has a bit for each key, and a counter repeats."""
        if self.is_new:
            self.ignore(down, now)
        if not (down or self.is_busy):
            return 0
        self.is_busy = False
        for key in range(self.count):
            self.follow(key, down >> key & 1, now, elapsed)
            self.wait(key, now, elapsed, repeats)
            if self.states[key] or self.contacts[key] != self.levels[key]:
                self.is_busy = True
        return self.tell()

    def ignore(self, down, now):
        """Forget everything; a key that is down now means nothing until it was up once."""
        self.is_new = False
        self.is_busy = True
        for key in range(self.count):
            is_down = down >> key & 1
            self.contacts[key] = self.levels[key] = is_down
            self.states[key] = SPENT if is_down else UP
            self.fired[key] = 0
            self.changed[key] = now

    def follow(self, key, is_down, now, elapsed):
        """See the contact, and believe it once it has settled."""
        if is_down != self.contacts[key]:
            self.contacts[key] = is_down
            self.changed[key] = now
        if is_down == self.levels[key]:
            return
        if self.meaning(key, TURN) or elapsed(now, self.changed[key]) >= SETTLES:
            self.levels[key] = is_down
            if is_down:
                self.press(key, elapsed)
            else:
                self.release(key)

    def press(self, key, elapsed):
        """A finger has come down: a second time, or for something new."""
        state = DOWN
        if self.meaning(key, TURN):
            self.fire(key, TURN)
            state = SPENT
        elif self.states[key] == WAITING and elapsed(self.changed[key], self.began[key]) <= TWICE:
            self.fire(key, DOUBLE)
            state = SPENT
        self.states[key] = state
        self.began[key] = self.changed[key]

    def release(self, key):
        """The finger is gone; where a second press could follow, that is waited for."""
        was_pressed = self.states[key] == DOWN
        self.states[key] = UP
        if was_pressed and self.meaning(key, DOUBLE):
            self.states[key] = WAITING
        elif was_pressed:
            self.fire(key, PRESS)

    def wait(self, key, now, elapsed, repeats):
        """What time alone brings: a hold, a repeat, or the end of waiting for a second press."""
        state = self.states[key]
        if state == WAITING:
            second = self.contacts[key] and elapsed(self.changed[key], self.began[key]) <= TWICE
            if not second and elapsed(now, self.began[key]) > TWICE:
                self.states[key] = UP
                self.fire(key, PRESS)
        elif state == DOWN and self.contacts[key] and elapsed(now, self.began[key]) >= HELD:
            self.hold(key, now, repeats)
        elif state == REPEATING and self.contacts[key] and elapsed(now, self.began[key]) >= AGAIN:
            if repeats and elapsed(now, self.changed[key]) < LONGEST:
                self.began[key] = now
                self.fire(key, REPEAT)
            else:
                self.states[key] = SPENT

    def hold(self, key, now, repeats):
        """The finger stays: on a counter it counts; a key without a hold takes a slow press."""
        if repeats and self.meaning(key, REPEAT):
            self.states[key] = REPEATING
            self.began[key] = now
            self.fire(key, REPEAT)
        elif self.meaning(key, HOLD):
            self.states[key] = SPENT
            self.fire(key, HOLD)

    def meaning(self, key, gesture) -> int:
        """The intent of a gesture, 0 for none."""
        return self.intents[key * GESTURES + gesture]

    def fire(self, key, gesture):
        """Remember what the key said."""
        self.fired[key] = self.meaning(key, gesture)

    def tell(self) -> int:
        """The first intent that waits; another one waits for the next poll."""
        first = 0
        for key in range(self.count):
            if self.fired[key] and not first:
                first = self.fired[key]
                self.fired[key] = 0
            elif self.fired[key]:
                self.is_busy = True
        return first
