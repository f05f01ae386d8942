"""Who wins and why, as messages: the win always; another place where the first part of the score does not tell it."""

from voltable.families import family_of
from voltable.report.deciding import decisions
from voltable.talk.said import Listed, Said, both, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.engine.game import Game
    from voltable.report.deciding import Decision

FIGURE, DECIDES = "score-", "decides-"  # the messages of a part of a score: a figure of it, and that it decides


def why(game: "Game") -> "list[Said]":
    """The win first, then what is to be said of other places, best first; nothing before the end."""
    told: "list[Said]" = []
    criteria = family_of(game).counting.criteria(game.edition)
    for decision in decisions(game):
        told += of_the_win(decision, criteria) if decision.place == 1 else of_a_place(decision, criteria)
    return told


def of_the_win(decision: "Decision", criteria: "Sequence[str]") -> "list[Said]":
    """Who wins, alone or together, and what decides it."""
    if decision.is_shared():
        won = said("win-shared", name=decision.seats)
        if criteria:
            won = both(won, equal(decision, criteria))
        return [won] + broken(decision, criteria)
    if decision.is_tie_broken():
        return [both(said("wins", name=decision.seats), tie(decision, criteria))]
    if not decision.rival_score:
        return [said("wins", name=decision.seats)]
    most, less = figure(criteria[0], decision.score[0]), decision.rival_score[0]
    return [said("wins-clearly", name=decision.seats, most=most, names=decision.rivals, less=less)]


def of_a_place(decision: "Decision", criteria: "Sequence[str]") -> "list[Said]":
    """That it is shared, and what decides against the next one where the first part is equal."""
    told = broken(decision, criteria)
    if decision.is_shared() and criteria:
        shared = said("place-shared", name=decision.seats, place=decision.place)
        return [both(shared, equal(decision, criteria))] + told
    return told


def broken(decision: "Decision", criteria: "Sequence[str]") -> "list[Said]":
    """What breaks a tie with the next place, if there was one."""
    return [tie(decision, criteria)] if decision.is_tie_broken() else []


def tie(decision: "Decision", criteria: "Sequence[str]") -> Said:
    """What is equal, what decides, and both sides' figures of it."""
    part = decision.part
    return said(
        "tie-broken", names=decision.seats + decision.rivals, equal=figures(criteria[:part], decision.score),
        decides=said(DECIDES + criteria[part]), more=decision.score[part], less=decision.rival_score[part],
    )  # fmt: skip


def equal(decision: "Decision", criteria: "Sequence[str]") -> Said:
    """All parts of a score that several have."""
    return said("all-equal", equal=figures(criteria, decision.score))


def figures(criteria: "Sequence[str]", score: "tuple[int, ...]") -> Listed:
    """Several parts of a score."""
    return Listed(", ", [figure(name, number) for name, number in zip(criteria, score)])


def figure(criterion: str, number: int) -> Said:
    """One part of a score."""
    return said(FIGURE + criterion, n=number)
