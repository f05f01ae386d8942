"""A person at the companion who knows the facts: presses what tells them, the shortest way its screens offer."""

from kit.tracker.table_facts import DROPPED, DUMMY
from kit.tracker.table_teller import Teller
from voltable.engine import verbs
from voltable.engine.verbs import CITY, DEAL, DONES, FIRST, INCOME, SET
from voltable.tracker import fields
from voltable_device.keys.buttons import ACCEPT, ALL, LEFT, MENU, RIGHT
from voltable_device.language.texts import text

FUELS, KINDS, OLDER = 4, 6, 3
NEEDS = (2, 3, 1, 4, 5)  # as the screen goes through them
HELD = 3  # steps of a counter from which on people hold its key


class Finger:
    """For each screen the keys that make of it a certain action."""

    def __init__(self, facts, app):
        self.app = app
        self.teller = Teller(facts, app.game)

    @property
    def state(self):
        """The table now."""
        return self.app.game.state

    def wanted(self) -> tuple:
        """The action that people would tell now; all who are left drop out together."""
        if self.app.name == "auction" and self.teller.correction() is None and self.all_drop():
            return DONES
        return self.teller.answer()

    def predicted(self) -> tuple:
        """The action of the screen's first guess: as it stands, or the first on its list."""
        screen = self.app.screen
        if self.app.name == "auction":
            return (verbs.BOUGHT, screen.still_in()[0])
        if self.app.name == "first":
            return (FIRST, screen.waiting()[0])
        if self.app.name == "dummy_plant" and screen.cursor < KINDS:
            return (verbs.FUEL, screen.cursor, screen.need)
        return (verbs.SCRAP, 0) if self.app.name == "dummy_scrap" else DONES

    def all_drop(self) -> bool:
        """Whether nobody who is still in will buy."""
        items = self.teller.round.told_auction()
        left = [item for item in items if item[0] != DUMMY and not self.teller.is_told(item)]
        return len(left) > 1 and all(item[0] == DROPPED for item in left) and not self.dummy_comes()

    def dummy_comes(self) -> bool:
        """Whether the third party has its turn before."""
        return self.state.dummy is not None and not self.state.served

    def keys(self, action) -> list:
        """What to press on the screen that is shown."""
        if action[0] == SET:
            return self.in_menu("end the game") if action[1] == fields.END else self.in_fix(action)
        if action[0] == DEAL:
            return self.last_card()
        special = getattr(self, "on_" + self.app.name, None)
        return special(action) if special else [ACCEPT]

    # Ways through the menu

    def in_menu(self, label) -> list:
        """The menu, and the nearest way to an entry."""
        from voltable_device.screens.menu import SCREEN

        labels = [entry[0] for entry in SCREEN(self.app).entries]
        return [MENU] + nearest(0, labels.index(text(label)), len(labels)) + [ACCEPT]

    def in_fix(self, action) -> list:
        """A count that is set right."""
        from voltable_device.screens.fix import SCREEN

        screen = SCREEN(self.app)
        entries = [entry[2] and entry[2][1] for entry in screen.entries]
        place = entries.index(action[1])
        more = action[2] - screen.value(action[1])
        way = nearest(0, place, len(entries)) + [ACCEPT]
        return self.in_menu("fix counts") + way + [RIGHT if more > 0 else LEFT] * abs(more) + [ACCEPT]

    def last_card(self) -> list:
        """Its own key where the screen has one."""
        if self.app.name == "auction_quick":
            return [RIGHT]
        if self.app.name in ("step", "refill"):
            return [LEFT]
        return self.in_menu("step 3" if self.app.game.edition.numbers.houses else "end!")

    # Screens with more than one answer

    def on_first(self, action) -> list:
        """Another name, then this one."""
        waiting = self.app.screen.waiting()
        return nearest(self.app.screen.cursor % len(waiting), waiting.index(action[1]), len(waiting)) + [ACCEPT]

    def on_tie(self, action) -> list:
        """Two have a key each; of more one is chosen."""
        tied = self.app.screen.tied()
        if len(tied) == 2:
            return [ACCEPT] if action == DONES else [LEFT if action == (FIRST, tied[0]) else RIGHT]
        if action == DONES:
            return [RIGHT]
        return [LEFT] * ((tied.index(action[1]) - self.app.screen.cursor) % len(tied)) + [ACCEPT]

    def on_auction(self, action) -> list:
        """The buyer, who drops out, or that all do."""
        if action == DONES:
            return [ALL]
        if len(action) == 1:
            return [RIGHT]
        buyers = self.app.screen.still_in()
        return [LEFT] * ((buyers.index(action[1]) - self.app.screen.cursor) % len(buyers)) + [ACCEPT]

    def on_market(self, action) -> list:
        """The fuel, then one press a token."""
        if action == DONES:
            return [ACCEPT]
        return [LEFT] * ((action[1] - self.app.screen.cursor) % FUELS) + [RIGHT] * action[2]

    def on_build(self, action) -> list:
        """One press a city."""
        if action[0] != CITY:
            return [ACCEPT]
        more = action[1] - self.state.cities[self.state.turn]
        return [RIGHT if more > 0 else LEFT] * abs(more)

    def on_income(self, action) -> list:
        """One press an Elektro."""
        if action[0] != INCOME:
            return [ACCEPT]
        more = action[1] - self.state.income[self.state.turn]
        return [RIGHT if more > 0 else LEFT] * abs(more)

    def on_power(self, action) -> list:
        """The player, then one city less with each press, behind none all of them."""
        if action == DONES:
            return [ACCEPT]
        state = self.state
        seat, cities = action[1:]
        players = len(state.order)
        way = [LEFT] * ((state.order.index(seat) + 1 - self.app.screen.cursor) % (players + 1))
        return way + [RIGHT] * ((state.powered[seat] - cities) % (state.cities[seat] + 1))

    def on_dummy_plant(self, action) -> list:
        """The kind, the need, that is it."""
        screen = self.app.screen
        kinds = KINDS + (1 if len(self.state.dummy) == OLDER and not screen.numbers.dummy_drops_oldest else 0)
        kind, need = (KINDS, screen.need) if action == DONES else action[1:]
        more = (NEEDS.index(need) - NEEDS.index(screen.need)) % len(NEEDS) if need else 0
        return [LEFT] * ((kind - screen.cursor) % kinds) + [RIGHT] * more + [ACCEPT]

    def on_dummy_scrap(self, action) -> list:
        """One of three."""
        return nearest(self.app.screen.cursor, action[1], OLDER) + [ACCEPT]


def nearest(here, there, size) -> list:
    """Left or right, whichever is shorter on a list that has no end."""
    right = (there - here) % size
    return [RIGHT] * right if right <= size - right else [LEFT] * (size - right)


def presses_of(pressed) -> int:
    """How often a finger comes down on these (key, whether its screen counts): a counter's right key is held."""
    presses = steps = 0
    for place, (intent, counts) in enumerate(pressed):
        steps = steps + 1 if intent == RIGHT and counts else 0
        presses += 1
        if steps >= HELD and (place + 1 == len(pressed) or pressed[place + 1] != (RIGHT, counts)):
            presses -= steps - 1  # it was one hold, which repeats
    return presses
