"""Names what a game asks for, so that tests can see to it that every kind of question is among their states."""

from voltable.engine.verbs import BID, BUY, DEAL, DROP, FIRST, GIVE, OPEN, PASS, RUN, SCRAP, WORDS

FUEL_FROM = 64  # fuel cards are dealt by numbers from here on
END = 42


def stage_of(game) -> str:
    """The kind of question: a verb, and what is special about it."""
    choices = game.choices()
    if not choices:
        return "over"
    verb = choices[0][0]
    if verb in (OPEN, DROP):
        return stage_of_opening(game, choices)
    if verb == DEAL:
        return stage_of_dealing(game, choices)
    if verb == RUN:
        return "run a mix" if has_mix(choices) else "run"
    if verb in (BID, PASS):
        return "bid" if verb == BID else "cannot bid"
    if verb == GIVE and choices[0][1] >= FUEL_FROM:
        return f"{game.view()['phase']}: turn a card"
    if verb in (GIVE, SCRAP, FIRST):
        return WORDS[verb]
    last = "last round: " if game.view()["last_round"] else ""
    return last + ("buy" if verb == BUY else "cannot buy")


def stage_of_opening(game, choices) -> str:
    """First round, last round, alone, or with no money for anything."""
    view = game.view()
    if choices[0][0] == DROP:
        return "cannot open"
    alone = len([row for row in view["players"] if not row["bought"] and not row["dropped"]]) == 1
    when = "last round: " if view["last_round"] else "first round: " if view["round"] == 1 else ""
    if view["plants"]["last_card"] == "market":
        when = "last card out: "
    return when + ("open alone" if alone else "open")


def stage_of_dealing(game, choices) -> str:
    """What may come, and in which phase."""
    card = choices[0][1]
    what = "fuel" if card >= FUEL_FROM else "last card" if card == END else "plant"
    return f"{game.view()['phase']}: deal {what}"


def has_mix(choices) -> bool:
    """Whether a set of plants can run with more than one mix."""
    sets = [choice[1] for choice in choices]
    return len(set(sets)) < len(sets)


PLAYED = (
    "first round: open", "first round: open alone", "open", "open alone", "cannot open", "last card out: open",
    "last card out: open alone", "last round: open", "last round: open alone", "bid", "cannot bid", "scrap", "give",
    "buy", "cannot buy", "last round: buy", "last round: cannot buy", "run", "run a mix", "over",
    "auction: turn a card", "fuel: turn a card", "bureaucracy: turn a card",
)  # fmt: skip
DEALT = (
    "first", "setup: deal plant", "setup: deal fuel", "auction: deal plant", "auction: deal last card",
    "bureaucracy: deal fuel", "bureaucracy: deal plant", "bureaucracy: deal last card",
)  # fmt: skip
