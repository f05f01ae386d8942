"""What must hold of every view by itself: nothing is lost, nothing is twice, everything fits."""

from kit.checking.cards.facts import COLUMN_SIZE, CURRENT, FUELS, LONGEST_GAME, MARKET, PLANTS, box, fuel_cards
from kit.checking.cards.owner import INDEX

KIND = {(name, units): 3 * fuel + units - 1 for fuel, name in enumerate(FUELS) for units in (1, 2, 3)}


def check_totals(view, table):
    """All of it; the table tells only what a view hides: the fuel deck by type and who is settling."""
    count = len(view["players"])
    assert sorted(view["order"]) == list(range(count)), f"the order {view['order']} is no permutation of {count} seats"
    assert view["round"] <= LONGEST_GAME, f"round {view['round']}"
    check_plants(view)
    check_market(view, table)
    check_owners(view, table)
    check_singles(view, table)
    check_fuel_cards(view, table)
    check_columns(view["fuel"]["columns"], COLUMN_SIZE[count])


def owners(view) -> list:
    """All directors, and the Bank where it plays."""
    return view["players"] + [view["dummy"]] if view["dummy"] else view["players"]


def check_plants(view):
    """42 plants in all, each visible one once."""
    plants = view["plants"]
    visible = plants["cards"]["current"] + plants["cards"]["future"]
    for owner in owners(view):
        visible = visible + owner["cards"]
    deck, removed = plants["deck"], plants["removed"]
    total = len(visible) + deck + removed
    assert total == PLANTS, f"{len(visible)} visible, {deck} in the deck, {removed} removed: {total}"
    assert len(set(visible)) == len(visible), f"a plant lies twice among {visible}"


def check_market(view, table):
    """The market is sorted, complete while the deck lasts, and the discount lies in it during the auction only."""
    plants = view["plants"]
    numbers = plants["current"] + plants["future"]
    assert numbers == sorted(numbers), f"the market is not sorted: {numbers}"
    full = MARKET[plants["last_card"]]
    short = view["turn"] == -1 or table.is_settling() or not plants["deck"]
    assert len(numbers) <= full and (short or len(numbers) == full), f"{len(numbers)} plants of {full} in the market"
    table.ran_short = table.ran_short or len(numbers) < full and view["turn"] != -1 and not table.is_settling()
    current = len(numbers) if plants["last_card"] == "out" else min(CURRENT, len(numbers))
    assert len(plants["current"]) == current, f"{len(plants['current'])} plants on offer, due are {current}"
    discount = plants["discount"]
    assert discount is None or view["phase"] == "auction", f"a discount on {discount} in {view['phase']}"
    assert discount is None or table.token in table.market, f"a discount on {discount}, which is not in {numbers}"
    assert plants["last_card"] != "market" or view["phase"] == "auction", f"the last card lies out in {view['phase']}"


def check_owners(view, table):
    """At most three plants, and storage that fits, but for the winner who settles."""
    for seat, player in enumerate(table.players):
        settles = seat == table.winner and view["turn"] == seat
        most = 4 if settles else 3
        assert len(player.plants) <= most, f"seat {seat} has {len(player.plants)} plants"
        waits = settles or any(table.due) and view["turn"] == seat == table.chooser
        assert waits or table.fits(player), f"seat {seat} stores {player.units}, its plants take {player.room}"
    if table.bank:
        assert len(table.bank.plants) <= 3, f"the Bank has {len(table.bank.plants)} plants"
        in_phase = table.in_phase()
        due = view["phase"] == "auction" and len(in_phase) < 2 and not table.is_settling() and view["turn"] != -1
        assert not due or table.bank_took or not table.market, f"the Bank took no plant, {in_phase} are in the phase"


def check_singles(view, table):
    """The printed singles lie in stock, in the first column or in storages."""
    if table.unlimited:
        return
    singles = [view["fuel"]["singles"][name] for name in FUELS]
    for name, _ in view["fuel"]["columns"]["1"]:
        singles[INDEX[name]] += 1
    for owner in owners(view):
        for name, left, printed in owner["stored"]:
            if not printed:
                assert left == 1, f"a single of {name} has {left} units"
                singles[INDEX[name]] += 1
    assert singles == list(box.SINGLES), f"singles by fuel {singles}, printed are {box.SINGLES}"


def check_fuel_cards(view, table):
    """Cards of each type are conserved; the ++ cards join with the first reshuffle."""
    cards = list(table.fuel_deck)
    fuel = view["fuel"]
    columns = fuel["columns"]
    for name, units in columns["2"] + columns["3"] + columns["4"] + fuel["discard"]:
        cards[KIND[(name, units)]] += 1
    for owner in owners(view):
        for name, left, printed in owner["stored"]:
            if printed:
                assert 1 <= left <= printed, f"a card of {printed} {name} has {left} units left"
                cards[KIND[(name, printed)]] += 1
    due = PRINTED[len(view["players"])][table.reshuffles > 0]
    assert cards == due, f"fuel cards by type {cards}, due are {due}"


def printed_cards(count, later) -> list:
    """How many cards of each type are in the game, now or once the ++ cards have joined."""
    cards = [have + more for have, more in zip(fuel_cards(count), box.PLUS)]
    return [have + more for have, more in zip(cards, box.PLUS_PLUS)] if later else cards


PRINTED = [[printed_cards(count, later) for later in (False, True)] for count in range(7)]


def check_columns(columns, size):
    """Column 1 has singles only, no other more than its size, all are sorted."""
    for price in "1234":
        cards = [KIND[(name, units)] for name, units in columns[price]]
        assert cards == sorted(cards), f"column {price} is not sorted: {columns[price]}"
        if price == "1":
            assert not [card for card in cards if card % 3], f"column 1 has more than singles: {columns[price]}"
        else:
            assert len(cards) <= size, f"column {price} has {len(cards)} cards of at most {size}"
