"""How the table must look when the first auction begins, and what the setup may show before (rules 2)."""

from kit.checking.cards.facts import (
    CHANCE,
    COLUMN_SIZE,
    FUELS,
    PLANT_OF,
    PLANTS,
    REMOVED,
    SMALL,
    START_MONEY,
    box,
    fuel_cards,
)


def check_setup(view):
    """Only chance is asked, and nobody owns anything but money."""
    assert view["turn"] == CHANCE and view["round"] == 0, f"seat {view['turn']} is asked in the setup"
    check_owners(view)


def check_owners(view):
    """Everybody has the starting money and nothing else; the Bank has not even that."""
    for row in view["players"]:
        owned = row["money"] == START_MONEY and not row["plants"] and not row["stored"] and not row["income"]
        assert owned, f"seat {row['seat']} starts with {row['money']}, {row['cards']}, {row['stored']}"
    assert bool(view["dummy"]) == (len(view["players"]) == 2), f"the Bank is {view['dummy']}"
    assert not view["dummy"] or not view["dummy"]["plants"], f"the Bank starts with {view['dummy']['plants']}"


def check_start(view):
    """The first auction begins."""
    check_owners(view)
    count = len(view["players"])
    assert (view["round"], view["phase"], view["auction"]) == (1, "auction", None), f"a start in {view['phase']}"
    assert not view["last_round"], "the first round is the last"
    assert view["turn"] == view["order"][0], f"seat {view['turn']} opens first of {view['order']}"
    check_plants(view["plants"], sum(REMOVED[count]))
    check_fuel(view["fuel"], count)
    demolition = view["demolition"]
    assert bool(demolition) == view["options"].get("demolition", False), f"demolition {demolition}, {view['options']}"
    assert not demolition or (demolition["card"], demolition["paid"]) == (1, 0), f"demolition starts as {demolition}"


def check_plants(plants, removed):
    """Eight small plants, the discount on the lowest, and the right size of the deck."""
    labels = plants["cards"]["current"] + plants["cards"]["future"]
    sizes = [box.SIZES[PLANT_OF[label]] for label in labels]
    assert sizes == [SMALL] * 8 and len(plants["future"]) == 4, f"the market starts with {labels}"
    deck = PLANTS - 8 - removed
    assert (plants["deck"], plants["removed"]) == (deck, removed), f"the deck starts with {plants['deck']}, not {deck}"
    assert plants["discount"] == plants["current"][0], f"the discount starts at {plants['discount']}"
    assert plants["last_card"] == "deck", f"the last card starts in {plants['last_card']}"


def check_fuel(fuel, count):
    """Three full columns, + cards on the pile, all singles beside."""
    sizes = [len(fuel["columns"][price]) for price in "1234"]
    size = COLUMN_SIZE[count]
    assert sizes == [0, size, size, size], f"the columns start with {sizes} cards"
    assert fuel["deck"] == sum(fuel_cards(count)) - 3 * size, f"the fuel deck starts with {fuel['deck']}"
    assert [fuel["singles"][name] for name in FUELS] == list(box.SINGLES), f"singles start as {fuel['singles']}"
    assert fuel["lost"] == 0, f"{fuel['lost']} units are lost at the start"
