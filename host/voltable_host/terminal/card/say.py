"""The events of the card game, in sentences."""

from collections.abc import Mapping

from voltable.engine.game import Game
from voltable.engine.verbs import DONES, NOTHING
from voltable.plants import events as core
from voltable_cards import events as card
from voltable_cards.words import FUELS
from voltable_host.language import N_, _
from voltable_host.language.words import fuel_name
from voltable_host.terminal.family import Action, Group, Sentence, Told


def unsaid(game: Game, action: Action) -> Told | None:
    """Whose turn ends with a move of which no event tells."""
    turn = game.state.turn
    return None if action != DONES else (turn, _("{name} buys no more fuel.").format(name=game.names[turn]))


def plants_run(event, facts: dict, game: Game) -> str:
    """Who earns what."""
    if not event.plants:
        return _("{name} runs nothing and gets {income} Elektro.").format(**facts)
    return _("{name} runs {plants} and earns {income} Elektro.").format(**facts)


def fuel_bought(event, facts: dict, game: Game) -> str:
    """A card, its price, and what of it goes back."""
    bought = card_label(event.fuel, event.units)
    if event.kept == event.units:
        return _("{name} buys {card} for {price} Elektro.").format(name=facts["name"], card=bought, price=event.column)
    return _("{name} buys {card} for {price} Elektro and keeps {kept} of it.").format(
        name=facts["name"], card=bought, price=event.column, kept=event.kept
    )


def card_turned(event, facts: dict, game: Game) -> str:
    """A card in store shows less, or nothing any more."""
    card = stored_label(event.fuel, event.left + event.units, event.printed)
    if not event.left:
        return _("{name} uses up {card}.").format(name=facts["name"], card=card)
    return _("{name} turns {card} down to {left}.").format(name=facts["name"], card=card, left=event.left)


def round_began(event, facts: dict, game: Game) -> str:
    """Only the last round is news."""
    return _("The last round: auction and fuel, then points.") if event.last else ""


def bank_took_plant(event, facts: dict, game: Game) -> str:
    """What the Bank takes and gives up."""
    line = _("The Bank takes plant {plant}.").format(**facts)
    if event.dropped == NOTHING:
        return line
    return line + " " + _("Its plant {plant} leaves the game.").format(plant=game.edition.cards.label(event.dropped))


def card_label(fuel: int, units: int) -> str:
    """A fuel card as people read it: coal2."""
    return f"{fuel_name(FUELS[fuel])}{units}"


def stored_label(fuel: int, left: int, printed: int) -> str:
    """A card in store: coal2, coal2/3 where units are gone, coal (single)."""
    if not printed:
        return _("{fuel} (single)").format(fuel=fuel_name(FUELS[fuel]))
    return card_label(fuel, left) + (f"/{printed}" if left < printed else "")


def fuel_dealt(events: list, game: Game) -> list[str]:
    """All new fuel in one line, by column."""
    columns = []
    for price in (2, 3, 4):
        cards = " ".join(card_label(event.fuel, event.units) for event in events if event.column == price)
        if cards:
            columns.append(f"{price}: {cards}")
    return [_("New fuel: {columns}.").format(columns=" · ".join(columns))]


def fuel_moved(events: list, game: Game) -> list[str]:
    """Which columns moved up."""
    moves = []
    for event in events:
        cards = " ".join(card_label(code // 3, code % 3 + 1) for code in event.cards)
        moves.append(f"{event.source}→{event.target}: {cards}")
    return [_("Fuel gets cheaper: {moves}.").format(moves=" · ".join(moves))]


def singles_back(events: list, game: Game) -> list[str]:
    """Units that come back as singles, and those for which there is none."""
    back = [fuel_name(FUELS[event.fuel]) for event in events if not event.lost]
    lost = [fuel_name(FUELS[event.fuel]) for event in events if event.lost]
    lines = []
    if back:
        lines.append(_("Back as singles in column 1: {fuels}.").format(fuels=", ".join(back)))
    if lost:
        lines.append(_("Lost, for no single is left: {fuels}.").format(fuels=", ".join(lost)))
    return [" ".join(lines)]


def bank_took_fuel(events: list, game: Game) -> list[str]:
    """All the Bank's cards in one line."""
    cards = ", ".join(f"{event.column}:{card_label(event.fuel, event.units)}" for event in events)
    return [_("The Bank takes fuel: {cards}.").format(cards=cards)]


SENTENCES: Mapping[type, Sentence] = {
    core.RoundBegan: round_began,
    core.PlantsRun: plants_run,
    core.LastCardDrawn: N_("The last card turns up: the next round is the last one."),
    card.FuelBought: fuel_bought,
    card.CardTurned: card_turned,
    card.FuelReshuffled: N_("The fuel deck is empty: the discards are shuffled."),
    card.BankTookPlant: bank_took_plant,
    card.BankDiscardedFuel: "",
}
TOGETHER: Mapping[type, Group] = {
    card.FuelDealt: fuel_dealt,
    card.FuelMoved: fuel_moved,
    card.SingleReturned: singles_back,
    card.BankTookFuel: bank_took_fuel,
}
