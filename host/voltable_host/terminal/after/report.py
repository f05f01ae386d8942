"""Every round of a game in figures: a table a player, with a row a round."""

from voltable_host.language import N_, _
from voltable_host.language.words import fuel_name
from voltable_host.terminal.marks import marked
from voltable_host.terminal.screen import Screen

NUMBERS = {"money": N_("money"), "cities": N_("cities"), "powered": N_("powered"), "income": N_("income")}
NONE = "-"


def show_rounds(screen: Screen, names: list[str], rounds: list[dict]) -> None:
    """Everybody's table; what nobody has any figure of is left out."""
    everybody = [row for one in rounds for row in one["players"]]
    numbers = [key for key in NUMBERS if any(row[key] is not None for row in everybody)]
    more = {
        _("fuel"): fuel if any(row["fuel"] for row in everybody) else None,
        _("plants"): plants if any(row["plants_bought"] is not None for row in everybody) else None,
    }
    for seat, name in enumerate(names):
        screen.gap()
        screen.show(marked(seat, screen.plain).append(" " + name, style="default"))
        table = screen.grid(
            _("round"), *(_(NUMBERS[key]) for key in numbers), *(title for title, cell in more.items() if cell)
        )
        table.columns[0].justify = "right"
        for one in rounds:
            row = one["players"][seat]
            cells = [cell(row) for cell in more.values() if cell]
            table.add_row(str(one["round"]), *(shown(row[key]) for key in numbers), *map(screen.spelled, cells))
        screen.show(table)


def fuel(row: dict) -> str:
    """What was bought in all, and for how much."""
    bought = [f"{fuel_name(name)} {units}" for name, units in row["fuel"].items() if units]
    if not bought:
        return NONE
    return _("{fuels} for {price}").format(fuels=", ".join(bought), price=row["paid_for_fuel"])


def plants(row: dict) -> str:
    """Each with its price; a table that is followed hears only how many."""
    if row["plants_bought"] and not row["plants"]:
        return str(row["plants_bought"])
    return ", ".join(_("{card} for {price}").format(card=card, price=price) for card, price in row["plants"]) or NONE


def shown(figure: int | None) -> str:
    """A number, or that there is none."""
    return NONE if figure is None else str(figure)
