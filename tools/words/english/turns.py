"""The heading: round, step, phase, direction, and who comes."""

from words.marks import N_, same

SENTENCES = {
    "round-heading": N_("Round {round}"),
    "last-round-heading": N_("Round {round}, the last"),
    "step-heading": N_("Step {step}"),
    "phase-named": same("{phase}"),
    "phase-forwards": same("{phase} >>>"),
    "phase-backwards": same("{phase} <<<"),
    "bidding-clockwise": N_("bidding clockwise"),
    "first-to-last": N_("first to last"),
    "last-to-first": N_("last to first"),
    "coming": same("{now}{then}"),
    "now-comes": N_("now {name}"),
    "then-comes": N_(", then {name}"),
    "third-party": same("{dummy}"),
}
