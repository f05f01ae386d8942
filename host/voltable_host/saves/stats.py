"""What games came to: who bought, paid and earned how much, in all and round by round."""

from collections.abc import Iterable, Sequence
from typing import Any

from voltable.engine.game import Game
from voltable.report.data import as_data
from voltable.report.entry import Entry, Round
from voltable.report.rounds import rounds
from voltable_host.saves.history import is_table

PLACES = 2  # decimals of a mean
NEVER_TOLD = ("paid_for_plants", "paid_for_cities", "compensated", "idle_plants")  # to a table


def figures(game: Game) -> dict:
    """One game: a row for each player, then everything by rounds; points only where it is over."""
    played = list(rounds(game))
    rows = [total(seat, name, [one.entries[seat] for one in played]) for seat, name in enumerate(game.names)]
    view: dict[str, Any] = game.view()
    for result in view["result"] or ():
        rows[result["seat"]]["place"] = result["place"]
    return {
        "edition": view["edition"], "over": view["over"], "rounds": view["round"],
        "players": [row | unknown(game) for row in rows], "by_round": [by_round(game, one) for one in played],
    }  # fmt: skip


def by_round(game: Game, one: Round) -> dict:
    """A round as it may be seen: hidden money stays hidden while the game goes on."""
    told: dict[str, Any] = as_data(game, one)
    for row in told["players"] if game.edition.hidden_money and not game.over else ():
        row["money"] = None
    return told


def total(seat: int, name: str, entries: Sequence[Entry]) -> dict:
    """A player's rounds added up."""

    def added(figure: str) -> int:
        return sum(entry.figure(figure) or 0 for entry in entries)

    return {
        "seat": seat, "name": name, "plants_bought": added("plants_bought"),
        "paid_for_plants": added("paid_for_plants"), "paid_for_fuel": added("paid_for_fuel"),
        "paid_for_cities": added("paid_for_cities"), "compensated": added("compensated"), "income": added("income"),
        "incomes": [entry.income for entry in entries if entry.income is not None], "idle_plants": added("idle"),
        "points": entries[-1].points, "place": None,
    }  # fmt: skip


def unknown(game: Game) -> dict:
    """What a table that is followed never hears of, which is not the same as none."""
    if not is_table(game):
        return {}
    table = game.edition
    kept = {"plants_bought": table.turns, "income": table.counts, "paid_for_fuel": table.prices}
    return dict.fromkeys((*NEVER_TOLD, *(key for key, known in kept.items() if not known)))


def by_name(games: Iterable[dict]) -> list[dict]:
    """Several games: how each name does in those that are over; who shares the first place wins too."""
    found: dict[str, list[dict]] = {}
    for game in games:
        for row in game["players"] if game["over"] else ():
            found.setdefault(row["name"], []).append(row)
    rows = [summary(name, played) for name, played in found.items()]
    return sorted(rows, key=lambda row: (-row["wins"], -(row["mean_points"] or 0), row["name"]))


def summary(name: str, played: list[dict]) -> dict:
    """One name over all its games; some tables tell no points."""
    points = [row["points"] for row in played if row["points"] is not None]
    wins = sum(row["place"] == 1 for row in played)
    mean = round(sum(points) / len(points), PLACES) if points else None
    return {"name": name, "games": len(played), "wins": wins, "mean_points": mean}
