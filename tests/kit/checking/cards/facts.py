"""What the box, the rules and the contract say, written anew for the checks; only the cards' values are read."""

from voltable_cards.tables import cards as box

FUELS = ("coal", "gas", "oil", "uranium")
COAL, GAS, OIL, URANIUM, HYBRID = 0, 1, 2, 3, 4
SMALL, LARGE = 0, 1
UNDERCUT, UNSOLD, LAST_ROUND, RESHUFFLED, SHRUNK, SLID, SOLD = 0, 1, 2, 3, 4, 5, 6  # why a plant or a discount went
CHANCE = -1
NOBODY = -1

PLANTS = 42
CURRENT = 4
MARKET = {"deck": 8, "market": 7, "out": 6}  # plants that lie out when nothing is due, by the place of the last card
START_MONEY = 12
LONGEST_GAME = 40  # rounds
REMOVED = (None, None, (1, 5), (2, 6), (1, 3), (0, 0), (0, 0))  # unseen, by players: small and large plants
COLUMN_SIZE = (0, 0, 4, 4, 5, 6, 6)


def label_of(plant) -> str:
    """A plant's number, with a letter where the number occurs more than once."""
    number = box.NUMBERS[plant]
    if box.NUMBERS.count(number) == 1:
        return str(number)
    return str(number) + "abcdefgh"[plant - box.NUMBERS.index(number)]


LABELS = tuple([label_of(plant) for plant in range(PLANTS)])
PLANT_OF = {LABELS[plant]: plant for plant in range(PLANTS)}
SHOWN = [[[FUELS[fuel], units] for units in range(4)] for fuel in range(4)]


def fuel_cards(players) -> list:
    """How many cards of each type, 3 * fuel + units - 1, a game of so many players deals from."""
    cards = list(box.FOR_ALL)
    for fewest, more in ((4, box.FROM_FOUR), (5, box.FROM_FIVE)):
        if players >= fewest:
            cards = [have + extra for have, extra in zip(cards, more)]
    return cards


def needs(plants) -> list:
    """What one production of these plants burns: coal, gas, oil, uranium, hybrid, and nothing for eco."""
    total = [0] * 6
    for plant in plants:
        total[box.KINDS[plant]] += box.NEEDS[plant]
    return total


def fit(room, units) -> int:
    """How many of the units find a place; gas and oil meet only in what hybrids lend (rules 1.1)."""
    coal, gas, oil, uranium = units
    total = min(coal, room[COAL]) + min(gas, room[GAS]) + min(oil, room[OIL]) + min(uranium, room[URANIUM])
    return total + min(max(0, gas - room[GAS]) + max(0, oil - room[OIL]), room[HYBRID])


def times(factor, amounts) -> list:
    """Each of the amounts so many times."""
    return [factor * amount for amount in amounts]
