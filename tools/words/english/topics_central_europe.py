"""What the changes for Central Europe say on their own: rules by topic, and help for whoever is asked."""

from words.marks import N_
from words.pages import by_topic

TOPICS = {
    "auction": {
        "open": N_(
            "Whoever opens names a plant on offer and a bid, at least its number, or drops out of the phase. On offer"
            " are the {current} lowest plants, in Step 3 all, nuclear ones not to everybody."
        ),
    },
    "fuel": {
        "special": N_("Garbage is cheaper for whoever has connected Wien: voltable rules central --edition {edition}"),
    },
    "central": {
        "title": N_("what this edition changes: nuclear plants, Wien, fuel"),
        "nuclear": N_(
            "Nuclear plants ({nuclear}) may be put up and bid for only by players with a city in the Czech Republic,"
            " Hungary or Slovakia."
        ),
        "others": N_(
            "Everybody else passes: whoever has cities in Austria and Poland only, or none at all. So no nuclear plant"
            " is sold in the first round."
        ),
        "kept": N_(
            "A nuclear plant that one owns stays, runs, and powers cities in any country (A26). The fusion plant"
            " {last_plant} is not nuclear."
        ),
        "wien": N_(
            "Whoever has connected Wien pays {cheaper} Elektro less for each garbage token; on the first space it costs"
            " nothing (A25)."
        ),
        "fuel": N_(
            "The fuel market begins with {uranium_lying} uranium and has a refill of its own: voltable rules refill"
            " --edition {edition}"
        ),
        "rest": N_(
            "The rest is as in the edition classic, which can be played on this board too, without these changes."
        ),
    },
}
ASKED = {
    "open": {
        "do": N_(
            "Name a plant on offer and your bid, at least its number; a nuclear one only with a city in the Czech"
            " Republic, Hungary or Slovakia."
        ),
    },
    "fuel": {
        "mind": N_(
            "Your plants store {storage} times what they burn; with Wien connected garbage costs {cheaper} Elektro less"
            " a token."
        ),
    },
}
SENTENCES = by_topic("central_europe", TOPICS) | by_topic("asked-central_europe", ASKED)
