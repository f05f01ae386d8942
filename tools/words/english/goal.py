"""What each game is about: when it ends, and what decides it."""

from words.marks import N_

SENTENCES = {
    "goal-of-cities": N_(
        "The game ends with the round in which somebody has {last} cities. Who powers most cities in it wins, not"
        " who has most."
    ),
    "goal-tie-money": N_("Of a tie, money decides."),
    "goal-tie-cities": N_("Of a tie, money decides, then most cities connected."),
    "goal-of-points": N_(
        "Points are counted once, in the last round: what each plant that runs earns, and 1 for every {elektro}"
        " Elektro."
    ),
    "goal-last-card": N_("The last round is the one after the last card has turned up in the plant market."),
}
