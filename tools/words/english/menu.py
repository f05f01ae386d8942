"""Choices, what is asked above them, the headings they stand under, and what is told of moves made unasked."""

from words.marks import N_, same

LABELS = {
    "choose-plant": N_("plant {plant} for {price}"),
    "choose-plant-from": N_("plant {plant} from {price}"),
    "choose-bid": N_("bid {bid} (up to {most})"),
    "choose-last-bid": N_("bid {bid}, your last Elektro"),
    "choose-pass": N_("pass"),
    "choose-no-plant": N_("buy no plant"),
    "choose-plant-to-give-up": N_("give up plant {plant}"),
    "choose-fuel-to-give-up": N_("give up {fuel}: {units}"),
    "choose-done": N_("done"),
    "choose-done-with": N_("done, {money} left"),
    "choose-token": N_("{fuel}: 1 for {price}"),
    "choose-tokens": N_("{fuel}: 1 for {price}, up to {most} for {whole}"),
    "fuel-of-the-storage": N_("{fuel} of the storage"),
    "choose-city": N_("{city} for {price}"),
    "choose-run": N_("run {plants} for {income}"),
    "choose-run-nothing": N_("run nothing for {income}"),
    "choose-card": N_("{card} for {price}"),
    "choose-use-up": N_("use up {card}"),
    "choose-turn-down": N_("turn {card} down by {units}"),
    "choose-turn-down-some": N_("turn {card} down by {units} (up to {most})"),
    # the same in every language
    "slot-and-way": same("({slot}+{way})"),
    "in-brackets": same("({amounts})"),
    "card-as-typed": same("{word}"),
    "plant": same("{plant}"),
    "city": same("{city}"),
    "who": same("{name}"),
}
QUESTIONS = {
    "who-is-next-in-order": N_("Who is next in the order that was drawn?"),
    "which-region-comes": N_("Which region comes into play?"),
    "where-trust-builds": N_("Where does the Trust build?"),
    "which-city-is-marked": N_("Which city is marked as a starting city?"),
    "which-plant-was-drawn": N_("Which plant was drawn? {cards}"),
    "which-fuel-card-was-drawn": N_("Which fuel card was drawn? {cards}"),
    "which-card-is-turned": N_("Which card is turned down? Still to go: {fuel} {units}."),
}
GROUPS = {
    "group-end": N_("end of this turn"),
    "group-fuel": N_("fuel"),
    "group-region": same("{region}"),
    "group-column": N_("{price} Elektro"),
}
UNASKED = {
    "no-plant-on-offer": N_("No plant is on offer: all pass."),
    "no-plant-left": N_("No plant is left on offer: all others pass."),
    "no-money-to-bid": N_("{name} cannot bid {least}: there is not so much money."),
    "no-money-for-plants": N_("{name} cannot pay for any plant on offer."),
    "no-plant-allowed": N_("{name} may not have any plant on offer."),
    "no-fuel-possible": N_("{name} has nothing to buy: no money, no room, or no such fuel."),
    "no-more-fuel-possible": N_("{name} has nothing more to buy: no money, no room, or no such fuel."),
    "no-city-possible": N_("{name} can connect no more cities: no money, no free slot, or no house left."),
}
SENTENCES = LABELS | QUESTIONS | GROUPS | UNASKED
