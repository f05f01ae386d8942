"""What the companion says in whole sentences: the rules behind its key `why`, and what is wrong with a device.

The device looks them up on flash by their ids.
"""

from words.marks import N_

RULES = {
    "why-auction": N_(
        "The first player still in opens: names a plant and a bid, or drops out. Whoever buys is out of this phase. If"
        " somebody else buys, the opener opens again."
    ),
    "why-fuel": N_(
        "Fuel is bought in reverse order, the last player first. A plant stores twice what it burns. The cheapest is"
        " sold first."
    ),
    "why-build": N_(
        "Cities are connected in reverse order. Steps change, and the game ends, only after this phase. In the editions"
        " of 2004 plants up to the leader's number of cities leave the market."
    ),
    "why-step": N_(
        "Step 2 begins when somebody has cities enough, Step 3 with its card. More houses fit into a city, and the"
        " market is refilled by another column."
    ),
    "why-power": N_("A plant burns exactly what is printed on it. Cities with power are paid, and even none pays 10."),
    "why-income": N_(
        "Every plant that runs earns what is printed on it; running none pays 1. The income decides the order."
    ),
    "why-refill": N_(
        "Each fuel by itself, from the supply, on the dearest empty spaces. Then the plants: the highest goes under the"
        " deck, in Step 3 the lowest leaves."
    ),
    "why-refill-cards": N_(
        "Cards move to cheaper columns while there is room, then columns 2, 3, 4 are filled. An empty deck is"
        " reshuffled, and each time the lowest plant leaves."
    ),
    "why-order": N_(
        "Most cities first; a tie goes by the highest plant. In the card game income decides, then the highest plant."
    ),
    "why-dummy-fuel": N_(
        "It takes, for nothing, what all its plants burn once, or what there is. It keeps nothing for later."
    ),
    "why-dummy-plant": N_(
        "As soon as one of you has bought or dropped out, it takes the highest plant on offer for nothing. With a"
        " fourth one leaves: the Bank's oldest, the Trust's lowest."
    ),
    "last-round-next": N_("The last card is out: the next round is the last, with plants and fuel only."),
}

FAULTS = {
    "unknown-profile": N_("There is no device {0}. There are: {1:}."),
    "flash-full": N_("The flash is full, so this move was not taken. Nothing is lost; free some room."),
    "no-save": N_("NO SAVE: the flash cannot be written any more. The game stands as it was last kept."),
    "tail-kept": N_("The end of the game was damaged: it goes on after {0} records, and {1} bytes were put aside."),
    "unreadable": N_("The file of a game cannot be read. It was left as it is."),
    "game-exists": N_("There is a game of this name already."),
    "no-display": N_("No display answers: check its wires and the profile."),
    "no-driver": N_("The driver of the display is missing ({0}): copy the program again."),
    "stuck-key": N_("Key {0} is pressed all the time: check its wire."),
    "no-pixels": N_("The lights cannot be opened: this firmware has no driver for them, or the pin is wrong."),
    "no-buzzer": N_("The buzzer cannot be opened: check its pin."),
    "no-pin": N_("This device has no pin {0}: check the profile."),
    "bad-settings": N_("Settings that mean nothing here: {0:}. The rest is used."),
    "not-kept": N_("The settings could not be written."),
    "broken": N_("Something broke in the program: {0}. The game is kept; the line has the details."),
    "forked": N_("Both sides have moved since they last met. Choose first which moves stay."),
    "rescue": N_(
        "The computer has another version of Voltable, so it may only read the games. On the computer: voltable device"
        " deploy."
    ),
    "redeploy": N_(
        "REDEPLOY: the last copy of the program is not whole. The games are kept. On the computer: voltable device"
        " deploy."
    ),
    "interrupted": N_("The line has stopped the program. The game is kept. Press reset to go on."),
}

SENTENCES = RULES | FAULTS
