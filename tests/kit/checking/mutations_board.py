"""Lies about a board game, each by a name: a mutation changes a view or its list of events in place."""

from kit.checking.mutations import event_changed, money_from_nowhere, order_with_a_seat_twice, round_falls, wrong_turn


def token_conjured(view, events):
    view["fuel"]["market"]["coal"] += 1
    return True


def token_moved_to_the_supply(view, events):
    view["fuel"]["market"]["oil"] -= 1
    view["fuel"]["supply"]["oil"] += 1
    return True


def tokens_change_hands(view, events):
    first, second = view["players"][0]["fuel"], view["players"][1]["fuel"]
    first["coal"] += 1
    second["coal"] -= 1
    return True


def house_on_a_second_slot(view, events):
    for slots in view["houses"].values():
        slots.append(slots[0])
        return True
    return False


def house_changes_its_owner(view, events):
    for slots in view["houses"].values():
        slots[0] = 1 - slots[0] if slots[0] in (0, 1) else 0
        return True
    return False


def city_without_a_house(view, events):
    row = view["players"][0]
    row["cities"] = row["cities"][1:]
    return bool(view["houses"]) and len(row["cities"]) > 0


def houses_in_another_order(view, events):
    if len(view["houses"]) < 2:
        return False
    view["houses"].move_to_end(next(iter(view["houses"])))
    return True


def step_too_early(view, events):
    view["step"] += 1
    return view["step"] < 4


def uranium_ends_by_itself(view, events):
    view["uranium_ended"] = not view["uranium_ended"]
    return True


def region_too_many(view, events):
    view["regions"].append(view["regions"][0])
    return True


def plant_slips_into_the_current_row(view, events):
    plants = view["plants"]
    if not plants["future"]:
        return False
    for rows in (plants, plants["cards"]):
        rows["current"].append(rows["future"].pop(0))
    return True


def card_comes_early(view, events):
    was_in_deck = view["plants"]["last_card"] == "deck"
    view["plants"]["last_card"] = "market"
    return was_in_deck


def result_improved(view, events):
    if view["result"]:
        view["result"][0]["powered"] += 1
    return bool(view["result"])


def cheap_way(view, events):
    return event_changed(events, "CityConnected", connection=lambda cost: cost + 1)


def way_saved_everywhere(view, events):
    for event in events:
        if type(event).__name__ == "CityConnected" and event.connection:
            view["players"][event.seat]["money"] += 1
            return event_changed(events, "CityConnected", connection=lambda cost: cost - 1)
    return False


def dear_slot_everywhere(view, events):
    for event in events:
        if type(event).__name__ == "CityConnected" and event.slot == 10:
            view["players"][event.seat]["money"] -= 5
            return event_changed(events, "CityConnected", slot=lambda slot: 15)
    return False


def fuel_for_less_everywhere(view, events):
    for event in events:
        if type(event).__name__ == "FuelBought" and event.cost:
            view["players"][event.seat]["money"] += 1
            return event_changed(events, "FuelBought", cost=lambda cost: cost - 1)
    return False


def income_raised_everywhere(view, events):
    for event in events:
        if type(event).__name__ == "CitiesPowered":
            row = view["players"][event.seat]
            row["income"] += 1
            row["money"] += 1
    return event_changed(events, "CitiesPowered", income=lambda income: income + 1)


def city_too_many_powered(view, events):
    return event_changed(events, "CitiesPowered", cities=lambda cities: cities + 1)


def burnt_less(view, events):
    return event_changed(events, "CitiesPowered", burnt=lambda burnt: (0, 0, 0, 0) if any(burnt) else (1, 0, 0, 0))


def refilled_more_everywhere(view, events):
    for event in events:
        if type(event).__name__ == "MarketRefilled" and view["fuel"]["supply"]["coal"]:
            view["fuel"]["market"]["coal"] += 1
            view["fuel"]["supply"]["coal"] -= 1
            return event_changed(events, "MarketRefilled", tokens=lambda tokens: (tokens[0] + 1, *tokens[1:]))
    return False


def another_order(view, events):
    view["order"].reverse()
    return event_changed(events, "OrderSet", order=lambda order: tuple(reversed(order)))


def trust_takes_another_fuel(view, events):
    return event_changed(events, "TrustTookFuel", fuel=lambda fuel: (fuel + 1) % 4)


def bid_paid_twice(view, events):
    return event_changed(events, "PlantSold", price=lambda price: 2 * price)


def another_reason(view, events):
    return event_changed(events, "PlantRemoved", why=lambda why: why - 1)


BOARD_MUTATIONS = (
    money_from_nowhere, order_with_a_seat_twice, round_falls, wrong_turn, token_conjured, token_moved_to_the_supply,
    tokens_change_hands, house_on_a_second_slot, house_changes_its_owner, city_without_a_house,
    houses_in_another_order, step_too_early, uranium_ends_by_itself, region_too_many,
    plant_slips_into_the_current_row, card_comes_early, result_improved, cheap_way, way_saved_everywhere,
    dear_slot_everywhere, fuel_for_less_everywhere, income_raised_everywhere, city_too_many_powered, burnt_less,
    refilled_more_everywhere, another_order, trust_takes_another_fuel, bid_paid_twice, another_reason,
)  # fmt: skip
