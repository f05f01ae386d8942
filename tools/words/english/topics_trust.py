"""The Trust of the edition of 2020, in every topic that it touches."""

from words.marks import N_
from words.pages import by_topic

TOPICS = {
    "overview": {
        "two": N_(
            "Two play against the Trust, a third party that acts by fixed rules: voltable rules two --edition {edition}"
        ),
    },
    "order": {
        "trust": N_("With two players the Trust is always second of three."),
    },
    "two": {
        "title": N_("two players against the Trust"),
        "trust": N_(
            "The Trust is always second of three. It has {trust_houses} houses and no money; it never bids, pays, earns"
            " or wins, and takes what it needs for nothing."
        ),
        "setup": N_(
            "In {regions_of_two} regions you place {trust_placed} of its houses on slots of {first_slot} Elektro, by"
            " turns {placing}, the first in order first. Each but the first goes next to another (A39)."
        ),
        "auction": N_(
            "As soon as one of you buys a plant, or the first in order drops out (A34), it takes the highest plant on"
            " offer, in Step 3 of all (A35), which is replaced like a sold one."
        ),
        "limit": N_(
            "With {trust_limit} plants it takes another only if that is higher than its lowest one, which leaves the"
            " game."
        ),
        "fuel": N_(
            "Between your turns it takes from the cheapest spaces what each plant burns once, or what there is: hybrids"
            " last (A36), coal and oil in turn (A37). In bureaucracy all goes to the supply."
        ),
        "build": N_(
            "Whenever one of you connects an empty city, the Trust puts one of its other {trust_left} houses on the"
            " slot of {second_slot} Elektro there, as long as it has any (A40)."
        ),
        "end": N_(
            "Its houses close slots but count for nothing: Step 2 begins when one of you has {step_two_of_two} cities,"
            " and the game ends with {last_of_two}."
        ),
    },
    "demolition": {
        "trust": N_("Plants that the Trust gives up do not count."),
    },
    "options": {
        "trust_refill": N_(
            "trust_refill ({default_trust_refill}, A2): with two players the refill has the numbers of {few} or of"
            " {more} players."
        ),
        "trust_waits": N_(
            "trust_waits ({default_trust_waits}, A34): true lets the Trust take its plant only after the first in order"
            " has bought or dropped out."
        ),
        "trust_storage": N_(
            "trust_storage ({default_trust_storage}, A23): false lets the Trust take coal from the market only, not"
            " from the storage of the board usa."
        ),
    },
}
SENTENCES = by_topic("trust", TOPICS)
