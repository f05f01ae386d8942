"""What games came to: who bought, paid and earned how much, counted from what happened."""

from collections.abc import Iterable
from typing import Any

from voltable.boardgame import events as board
from voltable.engine.game import Game
from voltable.engine.verbs import BOUGHT
from voltable.plants.events import Compensated, PlantSold, PlantsRun
from voltable.tracker.events import Paid, Told
from voltable_cards.events import FuelBought
from voltable_host.saves.history import is_table, steps

PLACES = 2  # decimals of a mean
NEVER_TOLD = ("paid_for_plants", "paid_for_fuel", "paid_for_cities", "compensated", "idle_plants")  # to a table


def figures(game: Game) -> dict:
    """One game: a row for each player, incomes round by round; points only where it is over."""
    rows = [new_row(seat, name) | unknown(game) for seat, name in enumerate(game.names)]
    for step, table in steps(game):
        for event in step.events:
            count(event, rows, table)
    view: dict[str, Any] = game.view()
    for result in view["result"] or ():
        known = not is_table(game) or game.edition.counts
        rows[result["seat"]].update(points=result["points"] if known else None, place=result["place"])
    return {"edition": view["edition"], "over": view["over"], "rounds": view["round"], "players": rows}


def new_row(seat: int, name: str) -> dict:
    """A player who has done nothing yet."""
    return {
        "seat": seat, "name": name, "plants_bought": 0, "paid_for_plants": 0, "paid_for_fuel": 0, "paid_for_cities": 0,
        "compensated": 0, "income": 0, "incomes": [], "idle_plants": 0, "points": None, "place": None,
    }  # fmt: skip


def unknown(game: Game) -> dict:
    """What a table that is followed never hears of, which is not the same as none."""
    if not is_table(game):
        return {}
    kept = {"plants_bought": game.edition.turns, "income": game.edition.counts}
    return dict.fromkeys((*NEVER_TOLD, *(key for key, known in kept.items() if not known)))


def count(event, rows: list[dict], table: Game) -> None:
    """Add what an event tells to the row of the player it is about."""
    if isinstance(event, PlantSold):
        rows[event.seat]["plants_bought"] += 1
        rows[event.seat]["paid_for_plants"] += event.price
    elif isinstance(event, Told) and event.verb == BOUGHT:
        rows[event.seat]["plants_bought"] += 1
    elif isinstance(event, Paid):
        rows[event.seat]["income"] += event.income
        rows[event.seat]["incomes"].append(event.income)
    elif isinstance(event, FuelBought):
        rows[event.seat]["paid_for_fuel"] += event.column
    elif isinstance(event, board.FuelBought):
        rows[event.seat]["paid_for_fuel"] += event.cost
    elif isinstance(event, board.CityConnected):
        rows[event.seat]["paid_for_cities"] += event.slot + event.connection
    elif isinstance(event, Compensated):
        rows[event.seat]["compensated"] += event.money
    elif isinstance(event, (PlantsRun, board.CitiesPowered)):
        rows[event.seat]["income"] += event.income
        rows[event.seat]["incomes"].append(event.income)
        rows[event.seat]["idle_plants"] += len(table.state.players[event.seat].plants) - len(event.plants)


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
