"""Bakes the numbers of the board editions into the texts of modules: plants, money, refill, demolition."""

from tuple_text import breaks, rows, wrapped

FUELS = ("coal", "oil", "garbage", "uranium")
KINDS = tuple([fuel] for fuel in FUELS) + (["coal", "oil"], [])
BACKS = ("plug", "socket")
REFILLS = ("classic", "recharged", "central_europe")
PLAYERS, STEPS = "23456", "123"  # keys of the refill tables
PLANTS = """\
\"\"\"The plants, baked from tools/data/plants_classic.json and plants_recharged.json by tools/bake.py.\"\"\"

# The plants side by side, ascending: number, size (0 plug, 1 socket: the back of the recharged card),
# kind (0 coal, 1 oil, 2 garbage, 3 uranium, 4 hybrid of coal and oil, 5 eco), fuel need, cities powered.
"""
MONEY = """\
\"\"\"Income, prices and tokens, baked from tools/data/board_tables.json by tools/bake.py.\"\"\"

# What a player gets for powering 0 to {houses} cities; above {printed} it stays the same (ruling A32).
INCOME = {income}

# What the first n spaces of a fuel market cost together, the cheapest first: coal, oil, garbage, uranium.
THREE_EACH = (
    {three_each}
)
SUMS = (THREE_EACH, THREE_EACH, THREE_EACH, {uranium})

# What the first, second and third house in a city cost.
SLOTS = {slots}

# How many tokens there are, by fuel.
TOKENS = {tokens}
"""
REFILL = """\
\"\"\"How many tokens a refill brings, baked from tools/data/board_tables.json by tools/bake.py.\"\"\"

# A row a fuel: coal, oil, garbage, uranium. In it Steps 1, 2, 3 for 2 players, then for 3, 4, 5 and 6.
"""
DEMOLITION = """\
\"\"\"The board side of the demolition cards, baked from tools/data/cardgame.json by tools/bake.py.{stand_in}\"\"\"

# What each card pays to the first player of a phase who scraps a plant, and to later ones.
PAYOUTS = {payouts}
"""
STAND_IN = """

The amounts are reconstructed stand-ins: the printed ones are in no source.
"""


def bake_plants(classic, recharged) -> str:
    """The plants of all board editions; they have the same values, and the newer cards have two kinds of backs."""
    plants = by_number(recharged)
    if [{name: row[name] for name in row if name != "back"} for row in plants] != by_number(classic):
        raise ValueError("the plants of the two editions differ")
    sizes = tuple(BACKS.index(row["back"]) for row in plants)
    columns = {
        "NUMBERS": tuple(row["number"] for row in plants),
        "SIZES": sizes,
        "KINDS": tuple(KINDS.index(row["fuels"]) for row in plants),
        "NEEDS": tuple(row["need"] for row in plants),
        "POWERS": tuple(row["cities"] for row in plants),
    }
    return PLANTS + "".join(f"{name} = {wrapped(values, breaks(sizes))}\n" for name, values in columns.items())


def by_number(plants: list[dict]) -> list[dict]:
    """The plants in ascending order."""
    return sorted(plants, key=lambda row: row["number"])


def bake_money(data) -> str:
    """What is paid and what it costs."""
    prices = [spaces(data["market"][fuel]) for fuel in FUELS]
    tokens = tuple(data["tokens"][fuel] for fuel in FUELS)
    if prices[0] != prices[1] or prices[0] != prices[2]:
        raise ValueError("the prices of coal, oil and garbage differ")
    if tuple(map(len, prices)) != tokens:
        raise ValueError("the market has not one space for each token")
    houses, slots = data["houses"]["per_player"], tuple(data["slot_costs"])
    income, above = data["income"]["by_cities"], data["income"]["above_20"]
    printed = len(income) - 1
    return MONEY.format(
        houses=houses, printed=printed, income=tuple(income + [above] * (houses - printed)),
        three_each=str(sums(prices[0]))[1:-1] + ",", uranium=sums(prices[3]), slots=slots, tokens=tokens,
    )  # fmt: skip


def spaces(market: dict) -> tuple[int, ...]:
    """The price of every space, the cheapest first.

    >>> spaces({"prices": [1, 2], "per_price": 3})
    (1, 1, 1, 2, 2, 2)
    """
    return tuple(price for price in market["prices"] for _ in range(market["per_price"]))


def sums(prices: tuple[int, ...]) -> tuple[int, ...]:
    """What the first n of these cost together.

    >>> sums((10, 12, 14))
    (0, 10, 22, 36)
    """
    return tuple(sum(prices[:count]) for count in range(len(prices) + 1))


def bake_refill(data) -> str:
    """A refill table for each edition; one that is like an earlier one is called by its name."""
    text, known = REFILL, {}
    for edition in REFILLS:
        table = rows(refill_rows(data["refill"][edition]))
        text += f"{edition.upper()} = {known.get(table, table)}\n"
        known.setdefault(table, edition.upper())
    return text


def refill_rows(table: dict) -> list[tuple[int, ...]]:
    """A row of 15 numbers for each fuel."""
    return [tuple(table[players][step][fuel] for players in PLAYERS for step in STEPS) for fuel in FUELS]


def bake_demolition(data) -> str:
    """The payouts of the board side; the docstring says so where some of them are stand-ins."""
    rows = data["demolition"]["board_side"]
    stand_in = STAND_IN if any(row["provenance"] == "reconstructed" for row in rows) else ""
    payouts = tuple((row["first"], row["later"]) for row in rows)
    return DEMOLITION.format(stand_in=stand_in, payouts=payouts)
