"""Lies about a game, each by a name: a mutation changes a view or its list of events in place and says if it could."""


def money_from_nowhere(view, events):
    view["players"][0]["money"] += 1
    return True


def negative_money(view, events):
    view["players"][1]["money"] = -1
    return True


def plant_twice(view, events):
    plants = view["plants"]
    plants["current"][0], plants["cards"]["current"][0] = plants["current"][1], plants["cards"]["current"][1]
    return True


def market_unsorted(view, events):
    plants = view["plants"]
    for row in (plants["current"], plants["cards"]["current"]):
        row[0], row[1] = row[1], row[0]
    return plants["current"][0] != plants["current"][1]


def plant_vanishes_into_removed(view, events):
    view["plants"]["deck"] -= 1
    view["plants"]["removed"] += 1
    return True


def fuel_card_lost(view, events):
    return bool(view["fuel"]["columns"]["3"] and view["fuel"]["columns"]["3"].pop())


def discard_swallowed(view, events):
    return bool(view["fuel"]["discard"] and view["fuel"]["discard"].pop())


def single_conjured(view, events):
    view["fuel"]["singles"]["coal"] += 1
    return True


def two_units_in_the_first_column(view, events):
    first = view["fuel"]["columns"]["1"]
    if first:
        first[0][1] = 2
    return bool(first)


def storage_overfilled(view, events):
    row = view["players"][0]
    row["stored"] = [["coal", 3, 3]] * 3 + row["stored"]
    row["fuel"]["coal"] += 9
    return True


def units_unlike_cards(view, events):
    view["players"][0]["fuel"]["oil"] += 1
    return True


def order_with_a_seat_twice(view, events):
    view["order"][0] = view["order"][1]
    return True


def wrong_turn(view, events):
    if view["turn"] is None or view["turn"] < 0:
        return False
    view["turn"] = (view["turn"] + 1) % len(view["players"])
    return True


def round_falls(view, events):
    view["round"] -= 1
    return True


def last_card_comes_back(view, events):
    was_out = view["plants"]["last_card"] == "out"
    view["plants"]["last_card"] = "deck"
    return was_out


def discount_outside_the_auction(view, events):
    view["plants"]["discount"] = view["plants"]["current"][0]
    return view["phase"] == "fuel"


def keys_reordered(view, events):
    view.move_to_end("edition")
    return True


def result_improved(view, events):
    if view["result"]:
        view["result"][0]["points"] += 1
    return bool(view["result"])


def event_changed(events, name, **fields):
    """One event of this name tells something else."""
    for place, event in enumerate(events):
        if type(event).__name__ == name:
            events[place] = event._replace(**{key: change(getattr(event, key)) for key, change in fields.items()})
            return True
    return False


def bid_paid_twice(view, events):
    return event_changed(events, "PlantSold", price=lambda price: 2 * price)


def income_raised(view, events):
    return event_changed(events, "PlantsRun", income=lambda income: income + 1)


def income_raised_everywhere(view, events):
    for event in events:
        if type(event).__name__ == "PlantsRun":
            row = view["players"][event.seat]
            row["income"] += 1
            row["money"] += 1
    return income_raised(view, events)


def burnt_less(view, events):
    return event_changed(events, "PlantsRun", burnt=lambda burnt: (0, 0, 0, 0) if any(burnt) else (1, 0, 0, 0))


def cheap_fuel(view, events):
    return event_changed(events, "FuelBought", column=lambda column: column % 4 + 1)


def kept_too_much(view, events):
    return event_changed(events, "FuelBought", kept=lambda kept: kept + 1)


def single_lost_in_vain(view, events):
    return event_changed(events, "SingleReturned", lost=lambda lost: not lost)


def payout_raised(view, events):
    return event_changed(events, "Compensated", money=lambda money: money + 1)


def removed_plant_comes_back(view, events):
    drawn = [event.plant for event in events if type(event).__name__ == "PlantDrawn"]
    gone = [event.plant for event in events if type(event).__name__ == "PlantRemoved" and event.why != 5]
    return bool(drawn and gone) and event_changed(events, "PlantDrawn", plant=lambda plant: gone[0])


def last_card_early(view, events):
    for place, event in enumerate(events):
        if type(event).__name__ == "PlantDrawn":
            events[place] = type("LastCardDrawn", (tuple,), {})()
            return True
    return False


MUTATIONS = (
    money_from_nowhere,
    negative_money,
    plant_twice,
    market_unsorted,
    plant_vanishes_into_removed,
    fuel_card_lost,
    discard_swallowed,
    single_conjured,
    two_units_in_the_first_column,
    storage_overfilled,
    units_unlike_cards,
    order_with_a_seat_twice,
    wrong_turn,
    round_falls,
    last_card_comes_back,
    discount_outside_the_auction,
    keys_reordered,
    result_improved,
    bid_paid_twice,
    income_raised,
    income_raised_everywhere,
    burnt_less,
    cheap_fuel,
    kept_too_much,
    single_lost_in_vain,
    payout_raised,
    removed_plant_comes_back,
    last_card_early,
)
