"""The rules that all editions of the board game share: plants, steps, the end, options, notation."""

from words.marks import N_
from words.pages import by_topic

TOPICS = {
    "plants": {
        "title": N_("what a plant burns, stores and powers"),
        "number": N_(
            "There are {plants} plants, from {first_plant} to {last_plant}. The number is the lowest bid, sorts the"
            " market and decides ties in the order."
        ),
        "burns": N_(
            "A plant that runs burns exactly the tokens printed on it, never fewer or more, and powers up to as many"
            " cities as it shows, once a round."
        ),
        "room": N_("It has room for {storage} times the tokens it burns, of its own fuel only."),
        "hybrid": N_(
            "A hybrid burns any mix of coal and oil that adds up to its need; its room is shared by both. Plants burn"
            " one after another what lies on them; in between fuel may be moved (A48)."
        ),
        "eco": N_("Eco plants and the fusion plant {last_plant} burn nothing, store nothing and always run."),
        "kept": N_("Nobody throws plants or fuel away without need (A21)."),
    },
    "step2": {
        "title": N_("two houses in a city"),
        "plant": N_(
            "When it begins, the lowest plant of the market leaves the game and a new one is drawn, only this once."
        ),
        "houses": N_(
            "From the next building on a city takes two houses, the second for {second_slot} Elektro; an empty city"
            " still costs {first_slot}."
        ),
        "refill": N_("The refill of the same round is already that of Step 2."),
    },
    "step3": {
        "title": N_("three houses in a city, and every plant on offer"),
        "card": N_(
            "The Step 3 card lies under the deck; plants that go under the deck lie below it. When it is drawn, these"
            " are shuffled and are the new deck."
        ),
        "auction": N_(
            "Drawn in the auctions, it counts as the highest plant until they are over. Then it leaves with the lowest"
            " plant, neither is replaced, and Step 3 begins with buying fuel (A9)."
        ),
        "bureaucracy": N_(
            "Drawn at the end of bureaucracy, it leaves with the lowest plant at once, neither is replaced, and Step 3"
            " begins with the next round."
        ),
        "then": N_(
            "In Step 3 the market has {reduced} plants, all on offer. A city takes three houses, the third for"
            " {third_slot} Elektro, and the refill is that of Step 3."
        ),
        "lowest": N_(
            "In bureaucracy the lowest plant leaves from now on, also in a round in which Step 3 has begun before it"
            " (A12)."
        ),
    },
    "end": {
        "title": N_("when it ends, and who wins"),
        "when": N_(
            "The game ends after a building phase in which somebody has {last_round} cities or more, with {players}"
            " players. All may finish building."
        ),
        "nothing": N_("Nobody is paid any more, and no fuel comes."),
        "count": N_(
            "Everybody counts how many of their cities they can power with the plants and the fuel they have. Most win;"
            " cities without power do not count."
        ),
    },
    "demolition": {
        "title": N_("the small expansion: money for old plants"),
        "cards": N_(
            "The option demolition brings {demolition} cards in a pile, number 1 on top. Only the auctions change."
        ),
        "paid": N_(
            "Whoever scraps a plant for a new one gets money, but after paying for the new one: it cannot help to pay"
            " that bid (A47)."
        ),
        "amounts": N_(
            "The first one in a phase gets the first amount of the top card, everyone later in that phase the second:"
            " {first} and {later} Elektro on card 1."
        ),
        "pile": N_("After a phase with such a payment the top card is taken away; the last one always stays."),
        "source": N_(
            "Our amounts are stand-ins: no source that we have shows the printed ones. Enter those of your cards:"
            " voltable cards enter"
        ),
    },
    "options": {
        "title": N_("what can be played otherwise"),
        "how": N_("An option is given as --option NAME=VALUE. Below, its default and its ruling stand in parentheses."),
        "demolition": N_(
            "demolition ({default_demolition}): true plays with the small expansion, voltable rules demolition"
            " --edition {edition}"
        ),
        "regions": N_(
            "regions ({default_regions}, A44): random draws the regions, draft lets the players pick them, or they are"
            " named."
        ),
        "step_three_skips_two": N_(
            "step_three_skips_two ({default_step_three_skips_two}, A4): if the Step 3 card comes before Step 2, true"
            " leaves Step 2 out, false makes its change of plants first."
        ),
        "step_two_draws_three": N_(
            "step_two_draws_three ({default_step_two_draws_three}, A6): if the new plant of Step 2 is the Step 3 card,"
            " true begins Step 3 at once, false with the next round."
        ),
        "late_start_empty": N_(
            "late_start_empty ({default_late_start_empty}, A27): true lets a first city be an empty one only, while"
            " there are any; false any with a free slot, at its price."
        ),
        "hidden_money": N_("hidden_money ({default_hidden_money}, A43): true shows nobody the money of the others."),
        "last_refill_two": N_(
            "last_refill_two ({default_last_refill_two}, A5): if bureaucracy draws the Step 3 card in Step 1, true"
            " makes the refill of that round the one of Step 2."
        ),
    },
    "notation": {
        "title": N_("how moves are written"),
        "line": N_(
            "A move is a line with the player's name first, which may be left out: Ana open 12 14 puts up plant 12 with"
            " a bid of 14."
        ),
        "auction": N_(
            "bid 15 raises, pass leaves this auction, drop the whole phase. scrap 5 gives up a plant, give coal 2 fuel"
            " that no longer fits."
        ),
        "turn": N_(
            "fuel coal 3 buys three coal, build {city} connects a city, done ends the turn. Names with spaces stand in"
            ' quotes: build "{spaced_city}"'
        ),
        "run": N_(
            "run 5 7 coal=1 oil=1 runs two plants; behind them stands what the hybrids among them burn together. run"
            " alone runs nothing."
        ),
        "chance": N_(
            "At a real table say what comes: first Ana for the order, region {region} for a region, deal 17 for a"
            " plant, deal step3 for the Step 3 card."
        ),
    },
}
OF_A_GAME = {
    "options": {
        "how": N_(
            "An option is given as --option NAME=VALUE when a game begins. Below, what it is in this game and its"
            " ruling stand in parentheses."
        ),
    },
}
OTHERWISE = {"otherwise-in-this-game": N_("But in this game: {option}")}
SENTENCES = by_topic("board", TOPICS) | by_topic("game", OF_A_GAME) | OTHERWISE
