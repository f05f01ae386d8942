"""What can be done now: each choice with its label, its line in the notation and the group it stands in."""

from voltable import notation
from voltable.engine import verbs
from voltable.plants.facts import phase_of
from voltable.talk.said import Listed, Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action
    from voltable.plants.shapes import Label, Menus

# What is asked, and the word that a prompt shows for it: words of the notation, the same in every language.
ASKED = {
    verbs.OPEN: "open", verbs.DROP: "open", verbs.BID: "bid", verbs.PASS: "bid", verbs.SCRAP: "scrap",
    verbs.GIVE: "give", verbs.BUY: "fuel", verbs.FUEL: "fuel", verbs.BUILD: "build", verbs.RUN: "run",
    verbs.DEAL: "deal", verbs.FIRST: "first", verbs.REGION: "region", verbs.PLACE: "place", verbs.MARK: "mark",
}  # fmt: skip
ENDS = (verbs.PASS, verbs.DROP, verbs.DONE)
QUESTIONS = {
    verbs.FIRST: "who-is-next-in-order",
    verbs.REGION: "which-region-comes",
    verbs.MARK: "which-city-is-marked",
}


class Entry:
    """One choice: the action as it would be played, its words, and its line in logs, at its least, without the name."""

    __slots__ = ("action", "group", "label", "notation")

    def __init__(self, action: "Action", label: Said, notation: str, group: "Said | None"):
        self.action = action
        self.label = label
        self.notation = notation
        self.group = group  # the heading it stands under, where there is one


def entries(page: "Menus", game: "Game") -> "list[Entry]":
    """Every choice, the likeliest first."""
    return [entry(page, game, choice) for choice in page.arranged(game, game.choices())]


def entry(page: "Menus", game: "Game", choice: "Action") -> Entry:
    """One choice."""
    verb = choice[0]
    label = page.LABELS[verb] if verb in page.LABELS else LABELS[verb]
    group = said("group-end") if verb in ENDS else page.group(game, choice)
    return Entry(choice, label(game, *choice[1:]), written(game, choice), group)


def written(game: "Game", choice: "Action") -> str:
    """A choice in the notation of logs, at its least, without the name."""
    return spelled_out(game, choice[:-1] if choice[0] in verbs.OPEN_AMOUNT else choice)


def spelled_out(game: "Game", action: "Action") -> str:
    """An action in the notation of logs, without the name."""
    line = notation.write(action, game)
    turn: int = game.state.turn
    before = notation.quote(game.names[turn]) + " " if turn >= 0 else ""
    return line[len(before) :] if line.startswith(before) else line


def asked(page: "Menus", game: "Game") -> str:
    """The situation the player is in."""
    first = game.choices()[0]
    if first[0] == verbs.DONE:
        return phase_of(game)
    return page.asked(first) or ASKED[first[0]]


def question(page: "Menus", game: "Game", menu: "list[Entry]") -> "Said | None":
    """What is asked above the choices, where their labels do not say it."""
    verb = menu[0].action[0]
    return said(QUESTIONS[verb]) if verb in QUESTIONS else page.question(game, menu)


def side_by_side(menu: "list[Entry]") -> Listed:
    """All labels on one line: cards that may have been drawn are called by what is printed on them."""
    return Listed(" ", [entry.label for entry in menu])


def open_label(game: "Game", plant: int, least: int, most: int) -> Said:
    """A plant and its least bid; whoever is alone pays just that."""
    return said("choose-plant" if least == most else "choose-plant-from", plant=plant, price=least)


def bid_label(game: "Game", least: int, most: int) -> Said:
    """The least raise, and how far one could go."""
    if least == most:
        return said("choose-last-bid", bid=least)
    return said("choose-bid", bid=least, most=most)


def pass_label(game: "Game") -> Said:
    """Out of this auction."""
    return said("choose-pass")


def drop_label(game: "Game") -> Said:
    """Out of this phase."""
    return said("choose-no-plant")


def scrap_label(game: "Game", plant: int) -> Said:
    """A plant that makes place."""
    return said("choose-plant-to-give-up", plant=plant)


def done_label(game: "Game") -> Said:
    """The end of a turn."""
    return said("choose-done")


def first_label(game: "Game", seat: int) -> Said:
    """Whoever comes next in the order."""
    return said("who", name=seat)


def give_label(game: "Game", fuel: int, least: int, most: int) -> Said:
    """Fuel that no longer fits."""
    return said("choose-fuel-to-give-up", fuel=fuel, units=least)


LABELS: "dict[int, Label]" = {
    verbs.OPEN: open_label,
    verbs.BID: bid_label,
    verbs.PASS: pass_label,
    verbs.DROP: drop_label,
    verbs.SCRAP: scrap_label,
    verbs.GIVE: give_label,
    verbs.DONE: done_label,
    verbs.FIRST: first_label,
}
