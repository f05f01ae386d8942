"""What the edition of 2004 says on its own: rules by topic, and help for whoever is asked."""

from words.marks import N_
from words.pages import by_topic

TOPICS = {
    "overview": {
        "two": N_("Two play the same game with numbers of their own: voltable rules two --edition {edition}"),
    },
    "setup": {
        "market": N_(
            "Plants {market_from} to {market_to} form the market: the {current} lowest are on offer, the others are the"
            " future market."
        ),
        "deck": N_(
            "Shuffle the other plants without {deck_top} and remove unseen {removed} of them with {players} players."
            " Plant {deck_top} goes on top of this deck, the Step 3 card under it."
        ),
    },
    "auction": {
        "open": N_(
            "Whoever opens names a plant on offer and a bid, at least its number, or drops out of the whole phase. On"
            " offer are the {current} lowest plants, in Step 3 all."
        ),
        "limit": N_(
            "Nobody keeps more than {limit} plants, with two players {limit_of_two}: with one more, an older one leaves"
            " the game. Fuel that fits no other plant goes to the supply, not to the market (A20)."
        ),
        "unsold": N_(
            "If nobody has bought a plant in the whole phase, the lowest one of the market leaves the game and a new"
            " one is drawn."
        ),
    },
    "build": {
        "special": N_(
            "With each new city small plants may become obsolete: voltable rules obsolete --edition {edition}"
        ),
    },
    "obsolete": {
        "title": N_("small plants leave when networks grow"),
        "market": N_(
            "A plant of the market leaves the game as soon as its number is not higher than the most cities that any"
            " player has. A new one is drawn at once."
        ),
        "again": N_("The lowest goes first, and so on until none is that small (A10)."),
        "drawn": N_("A drawn plant that is that small is thrown away and another is drawn, in every phase."),
        "owned": N_("Plants that players own are not affected."),
    },
    "step2": {
        "when": N_(
            "Step 2 begins between building and bureaucracy when somebody has {step_two} cities or more, with {players}"
            " players."
        ),
        "skipped": N_(
            "If the Step 3 card comes before, there is no Step 2 (A4); if it comes in the same building phase, Step 2"
            " begins first, then Step 3 (A8)."
        ),
    },
    "step3": {
        "build": N_(
            "Drawn while building, it counts as the highest plant until building is over. Then it leaves with the"
            " lowest plant, neither is replaced, and Step 3 begins with bureaucracy (A7)."
        ),
        "change": N_("Drawn as the new plant of Step 2, it does the same: Step 3 begins with this bureaucracy (A6)."),
    },
    "end": {
        "tie": N_("At a tie more money wins, then more connected cities; who still ties shares the win (A33)."),
    },
    "two": {
        "title": N_("the numbers of a game for two"),
        "same": N_("Two play by the same rules; nobody plays a third part."),
        "setup": N_("They play in {regions_of_two} regions, and {removed_of_two} plants are removed unseen."),
        "limit": N_("They may keep {limit_of_two} plants; more players keep {limit}."),
        "cities": N_("Step 2 begins with {step_two_of_two} cities, and the game ends with {last_of_two}."),
    },
    "options": {
        "step_three_at_once": N_(
            "step_three_at_once ({default_step_three_at_once}, A7): true lets a Step 3 card drawn while building leave"
            " at once with the lowest plant."
        ),
    },
}
ASKED = {
    "open": {
        "do": N_("Name a plant on offer and your bid, at least its number."),
    },
}
SENTENCES = by_topic("classic", TOPICS) | by_topic("asked-classic", ASKED)
