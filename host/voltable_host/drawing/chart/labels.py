"""What stands on a chart for each city: the letter of its region, its slots, its name, and what it would cost."""

from string import ascii_letters

from voltable_host.drawing.chart.canvas import Run, columns
from voltable_host.drawing.chart.signs import FREE, KEPT, PRICE, mark
from voltable_host.drawing.chart.styles import FAINT, PLAIN, STRONG, strong
from voltable_host.drawing.standing import Standing

DIGITS = 2  # of most prices: room is kept for them, so that a city stays where it is when its price comes or goes

Label = tuple[Run, ...]


def letter(region: int) -> str:
    """What a region is called on the chart; an owner's board has at most thirty."""
    return ascii_letters[region]


def label(standing: Standing, city: int, name: str, plain: bool) -> Label:
    """The label of a city."""
    frame = bracketed(standing, city, plain)
    is_own = city in standing.network
    style = strong(own_colour(standing)) if is_own else PLAIN
    return (*frame, (name.upper() if is_own else name, style), *price(standing, city))


def bracketed(standing: Standing, city: int, plain: bool) -> Label:
    """The letter of the region, and behind it the slots; on an empty board there are none to show."""
    sign = letter(standing.board.REGION_OF[city])
    slots = slot_runs(standing, standing.board.CITIES[city], plain)
    return ((sign, FAINT), ("[", FAINT), *slots, ("]", FAINT)) if slots else ((f"[{sign}]", FAINT),)


def slot_runs(standing: Standing, city: str, plain: bool) -> Label:
    """Houses and free slots, as many as this step has opened."""
    view = standing.view
    seats = list(view["houses"].get(city, ()))
    seats += [None] * (view["step"] - len(seats))
    runs = [house(seat, len(view["players"]), plain) for seat in seats]
    if runs and city in view["marks"] and seats[0] is None:
        runs[0] = (KEPT, STRONG)
    return tuple(runs)


def house(seat: int | None, count: int, plain: bool) -> Run:
    """A slot: its owner's mark, or nothing yet; the seat behind the last player is the third party's."""
    if seat is None:
        return FREE, FAINT
    owner = mark(seat if seat < count else None)
    return (owner.plain if plain else owner.shape), strong(owner.colour)


def price(standing: Standing, city: int) -> Label:
    """What it would cost, where it can be had."""
    both = standing.prices.get(standing.board.CITIES[city])
    return ((f"{PRICE}{sum(both)}", STRONG),) if both else ()


def own_colour(standing: Standing) -> str:
    """The colour of whoever looks at the chart."""
    names = [player["name"] for player in standing.view["players"]]
    return mark(names.index(standing.player)).colour if standing.player else ""


def width(label: Label) -> int:
    """The columns of a label."""
    return sum(columns(part) for part, _style in label)


def width_kept(standing: Standing, city: int, name: str, plain: bool) -> int:
    """The columns of a label, with those of a price that it has or may get."""
    costs = width(price(standing, city))
    may_cost = len(PRICE) + DIGITS if standing.view["players"] else 0
    return width(label(standing, city, name, plain)) - costs + max(costs, may_cost)
