"""Plants and stores in a few words, and warnings about what a player may have overlooked."""

from words.marks import N_, same

SENTENCES = {
    "burns-nothing": N_("nothing"),
    "burns": same("{kind} {units}"),
    "fuel-not-burnable": N_("No plant of yours can burn the {fuel} you bought: {units} is too little."),
}
