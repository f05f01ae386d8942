"""Plants and stores in a few words, and warnings about what a player may have overlooked."""

from words.marks import N_, same

SENTENCES = {
    "burns-nothing": N_("nothing"),
    "burns": same("{kind} {units}"),
    "amounts-for-price": N_("{fuels} for {price}"),
    "fuel-not-burnable": N_("No plant of yours can burn the {fuel} you bought: {units} is too little."),
    "could-run": N_("Plant {plant} will stand idle; with this it could run: {cards}."),
    "could-run-in-dark": N_("Plant {plant} will stand idle while cities stay dark; with this it could run: {fuel}."),
    "no-city-yet": N_(
        "You have no city yet, and plants earn only by powering cities. The cheapest: {city} for {price}."
    ),
    "idle-although-fuel": N_("Idle although the fuel is there: {plants}. Running {best} would earn {more} more."),
    "dark-although-fuel": N_("Cities stay dark although the fuel is there. Running {best} would earn {more} more."),
}
