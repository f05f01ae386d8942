"""What must come next, as a list: a tuple is an event that has to be told exactly so, a word a question or a step.

Steps need no telling: they look at the table and put what follows from it at the head of the list (rules 4 to 7).
"""

from kit.checking.board import auction_steps, bureaucracy_steps, follows, round_steps

STEPS = {
    "setup": round_steps.setup,
    "round": round_steps.begin_round,
    "order": round_steps.set_order,
    "auction": auction_steps.begin_auction,
    "opening": auction_steps.opening,
    "sale": auction_steps.sale,
    "limit": auction_steps.limit,
    "overflow": auction_steps.overflow,
    "unsold": auction_steps.unsold,
    "card in auction": auction_steps.card_in_auction,
    "two": follows.two,
    "three": follows.three,
    "demolition": auction_steps.demolition,
    "first order": auction_steps.first_order,
    "fuel": round_steps.begin_fuel,
    "building": round_steps.begin_building,
    "obsolete": round_steps.obsolete,
    "end": round_steps.end,
    "step two": bureaucracy_steps.step_two,
    "card for step two": bureaucracy_steps.card_for_step_two,
    "card in building": bureaucracy_steps.card_in_building,
    "income": bureaucracy_steps.begin_income,
    "trust gives back": bureaucracy_steps.trust_gives_back,
    "refill": bureaucracy_steps.refill,
    "renew": bureaucracy_steps.renew,
    "card in bureaucracy": bureaucracy_steps.card_in_bureaucracy,
}


def proceed(table):
    """Take all steps; the head of the list is then an event or a question."""
    agenda = table.agenda
    while True:
        head = agenda[0]
        if head == "draw" and table.is_deck_empty():
            table.rare.add("the plant deck is empty")
            agenda.pop(0)
        elif type(head) is str and head in STEPS:
            agenda.pop(0)
            STEPS[head](table, agenda)
        else:
            return
