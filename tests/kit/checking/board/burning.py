"""Production by trying it: one plant after another burns what lies on it, and in between all fuel is laid anew.

A plant is its kind and its need; nothing here knows a short way to the answer (ruling A48).
"""

from kit.checking.board.facts import COAL, ECO, GARBAGE, HYBRID, OIL, URANIUM

LIES_ON = {COAL: (COAL,), OIL: (OIL,), GARBAGE: (GARBAGE,), URANIUM: (URANIUM,), HYBRID: (COAL, OIL), ECO: ()}


def loads(plant, tokens) -> list:
    """Each way in which some of the tokens lie on a plant: of its kind, at most twice its need."""
    kind, need = plant
    found = [(0, 0, 0, 0)]
    for fuel in LIES_ON[kind]:
        found = [
            load[:fuel] + (more,) + load[fuel + 1 :]
            for load in found
            for more in range(min(tokens[fuel], 2 * need - sum(load)) + 1)
        ]
    return found


def without(tokens, load) -> tuple:
    """What is left of the tokens."""
    return tuple([tokens[fuel] - load[fuel] for fuel in range(4)])


def holds(lying, part) -> bool:
    """Whether some load has all of a part."""
    return any(min(without(load, part)) >= 0 for load in lying)


class Burning:
    """Some plants, and what was found out about them."""

    def __init__(self, plants, lies=None):
        self.plants = plants
        self.known = {}
        self.lies = {} if lies is None else lies  # whether tokens lie on plants: true of every hand that has these

    def all_lie(self, plants, tokens) -> bool:
        """Whether every token finds a place on these plants."""
        if not plants:
            return sum(tokens) == 0
        asked = plants, tokens
        if asked not in self.lies:
            self.lies[asked] = False
            for load in loads(plants[0], tokens):
                if self.all_lie(plants[1:], without(tokens, load)):
                    self.lies[asked] = True
                    break
        return self.lies[asked]

    def burns(self, place, tokens) -> list:
        """What one plant can burn, all tokens laid on it and the others as suits it best."""
        plant, others = self.plants[place], self.plants[:place] + self.plants[place + 1 :]
        every = loads(plant, tokens)
        lying = [load for load in every if self.all_lie(others, without(tokens, load))]
        return [part for part in every if sum(part) == plant[1] and holds(lying, part)]

    def productions(self, tokens, burnt=0) -> set:
        """Each set of plants (bit n: the nth) with the coal of its hybrids, after which nobody burns any more.

        Some have burnt already; the coal is what hybrids burn from now on.
        """
        asked = burnt, tuple(tokens)
        if asked not in self.known:
            found = {(burnt, 0)}
            for place, plant in enumerate(self.plants):
                if not burnt >> place & 1:
                    for part in self.burns(place, asked[1]):
                        coal = part[COAL] if plant[0] == HYBRID else 0
                        later = self.productions(without(tokens, part), burnt | 1 << place)
                        found.update([(which, coal + more) for which, more in later])
            self.known[asked] = found
        return self.known[asked]
