"""What is typed at the prompt: each is one word, and no two of them are the same in a language."""

from words.marks import NP_

TERMS = {
    "typed": {
        "open": NP_("typed", "open"),
        "bid": NP_("typed", "bid"),
        "pass": NP_("typed", "pass"),
        "drop": NP_("typed", "drop"),
        "scrap": NP_("typed", "scrap"),
        "give": NP_("typed", "give"),
        "buy": NP_("typed", "buy"),
        "fuel": NP_("typed", "fuel"),
        "build": NP_("typed", "build"),
        "run": NP_("typed", "run"),
        "done": NP_("typed", "done"),
        "deal": NP_("typed", "deal"),
        "drawn": NP_("typed", "drawn"),
        "first": NP_("typed", "first"),
        "region": NP_("typed", "region"),
        "place": NP_("typed", "place"),
        "mark": NP_("typed", "mark"),
        "max": NP_("typed", "max"),
        "all": NP_("typed", "all"),
        "none": NP_("typed", "none"),
    },
}
