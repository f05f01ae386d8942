"""Who wins and why, and how it came to that.

`score-` and `decides-` go with the parts of a score, `chart-` with the figures that tell the course of a game.
"""

from words.marks import N_, NN_

SENTENCES = {
    "wins": N_("{name} wins."),
    "wins-clearly": N_("{name} wins: {most}; {names}: {less}."),
    "win-shared": N_("The win is shared: {name}."),
    "place-shared": N_("Place {place} is shared: {name}."),
    "all-equal": N_("All that counts is equal: {equal}."),
    "tie-broken": N_("{names}: {equal} each; {decides}: {more} to {less}."),
    "score-powered": NN_("{n} city powered", "{n} cities powered"),
    "score-money": N_("{n} Elektro"),
    "score-cities": NN_("{n} city connected", "{n} cities connected"),
    "score-points": NN_("{n} point", "{n} points"),
    "score-left": N_("{n} Elektro left over"),
    "score-plant": N_("highest plant {n}"),
    "decides-money": N_("money decides"),
    "decides-cities": N_("the number of cities connected decides"),
    "decides-left": N_("what is left over decides"),
    "decides-plant": N_("the highest plant decides"),
    "chart-money": N_("money"),
    "chart-cities": N_("cities"),
    "chart-income": N_("income"),
    "chart-paid_for_fuel": N_("paid for fuel"),
    "chart-points": N_("points"),
}
