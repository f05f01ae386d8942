"""What bots say: how each plays, and why it makes its move."""

from words.marks import N_, NN_

ABOUT = {
    "bot-about-random": N_("Plays any move the rules allow and bids hardly more than it must."),
    "bot-about-board-greedy": N_(
        "Buys the plant that powers most for its price, fuel for one production, and the cheapest cities."
    ),
    "bot-about-board-steady": N_(
        "Reckons its rounds until the end: what a plant, fuel or a city brings decides what it pays."
    ),
    "bot-about-card-greedy": N_(
        "Buys what earns most for its price now and fuel for one production; it never thinks ahead."
    ),
    "bot-about-card-steady": N_(
        "Reckons what a plant earns until the end, bids up to that, and stores fuel while it is cheap."
    ),
    "bot-about-card-sharp": N_(
        "Tries its moves on copies of the game, deals the hidden cards anew each time, and takes the best."
    ),
}
# In both games.
ANY_GAME = {
    "bot-by-chance": N_("Picked by chance among all moves."),
    "bot-more-there": N_("There is more {fuel} in store, so it is missed less."),
    "bot-nothing-lacks": N_("Nothing more is needed for one production, or nothing more can be had."),
    "bot-must-open": N_("Everybody has to buy in the first round; plant {plant} loses least."),
    "bot-needed-least": N_("The plants need {fuel} least."),
}
BOARD = {
    "bot-cheap-region": N_("Connections in this region cost least: {cost} on average."),
    "bot-out-of-the-way": N_("The Trust disturbs least in {city}: the cities around it are dear."),
    "bot-good-start": N_("From {city} the next cities cost least."),
    "bot-powers-most-for-its-price": N_(
        "Of the plants to be had now, {plant} powers most for its price of {price}: {cities}."
    ),
    "bot-none-powers-more": N_("No plant that can be paid powers more than what is there already."),
    "bot-power-worth-a-bid": N_("What plant {plant} powers (cities: {cities}) makes {price} still a fair bid."),
    "bot-power-worth-no-more": N_("What plant {plant} powers (cities: {cities}) is not worth more than {price}."),
    "bot-powers-least": NN_(
        "Of the older plants, {plant} powers least: {n} city.", "Of the older plants, {plant} powers least: {n} cities."
    ),
    "bot-fuel-for-now": NN_(
        "With this fuel the plants can power {n} city in this round.",
        "With this fuel the plants can power {n} cities in this round.",
    ),
    "bot-cheapest-city": N_("{city} is the cheapest city now: {price}."),
    "bot-cities-enough": NN_(
        "The plants power {n} city. More would stay dark.", "The plants power {n} cities. More would stay dark."
    ),
    "bot-no-city-payable": N_("No further city can be paid now."),
    "bot-cities-earn-most": N_("Cities powered: {cities}. That earns {income}."),
    "bot-bargain-in-cities": N_(
        "At {price} plant {plant} is the best bargain: worth up to {limit}, cities powered: {cities}."
    ),
    "bot-no-bargain-in-cities": N_(
        "No plant on offer brings more until the end than its price brings in cities and fuel."
    ),
    "bot-worth-the-bid": N_("Plant {plant} is worth up to {limit}, so {price} is still a good bid."),
    "bot-cities-bring-more": N_(
        "More than {limit} for plant {plant} does not pay: other plants, cities or fuel bring more."
    ),
    "bot-missed-least": N_("Of the older plants, {plant} is missed least."),
    "bot-fuel-for-later": N_(
        "A token of {fuel} costs {price} now and will be dearer or gone, so it is kept for the next round."
    ),
    "bot-cities-fed": N_("Cities that the fuel can power: {cities}. More would not pay now."),
    "bot-cities-earn": N_("Cities powered: {cities}. That earns {income} and burns no more than it is worth."),
    "bot-city-repays": N_("{city} costs {price} and brings more than that until the end."),
    "bot-city-wins": NN_(
        "{city} for {price}: whoever ends the game now can win it, with {n} city powered.",
        "{city} for {price}: whoever ends the game now can win it, with {n} cities powered.",
    ),
    "bot-last-city": N_("The game ends in this round: {city} for {price} is one more city to power."),
    "bot-city-too-dear": N_("Further cities would cost more now than they bring; the money is kept."),
    "bot-all-powered": N_("The game ends in this round, and more cities than this cannot be powered: {cities}."),
}
CARDS = {
    "bot-fuel-card": N_("{fuel}{units}@{column}"),
    "bot-fewest-units": N_(
        "Cards with the fewest units go first: the fuel in store is the same, whichever are turned down."
    ),
    "bot-earns-most-for-its-price": N_(
        "Of the plants to be had now, {plant} earns most for its price: {income} a round for {price}."
    ),
    "bot-none-earns-more": N_("No plant that can be paid earns more than what is there already."),
    "bot-income-worth-a-bid": N_("Plant {plant} earns {income} a round, so {price} is still a fair bid."),
    "bot-income-worth-no-more": N_("Plant {plant} earns only {income} a round; more than {price} would be too much."),
    "bot-earns-least": N_("Of the older plants, {plant} earns least: {income} a round."),
    "bot-cheapest-card": N_("{card} is the cheapest card with fuel that the next production lacks."),
    "bot-earns-most": N_("This earns the most now: {income}."),
    "bot-bargain-in-elektro": N_(
        "At {price} plant {plant} is the best bargain: until the end it brings about {worth} Elektro more, a point"
        " counted as ten."
    ),
    "bot-no-bargain-in-elektro": N_("No plant on offer brings more until the end than it costs now, fuel included."),
    "bot-worth-the-bid-now": N_(
        "With all that is on offer, plant {plant} is worth up to {limit}, so {price} is still a good bid."
    ),
    "bot-offers-bring-more": N_(
        "More than {limit} for plant {plant} does not pay: something else on offer, or fuel, brings more."
    ),
    "bot-brings-least": N_("Of the older plants, {plant} brings least until the end."),
    "bot-card-for-now": N_("{card} is the best buy for this production, which can earn {income}."),
    "bot-card-for-later": N_("{card} is cheap and fits into the store, so it is kept for the next production."),
    "bot-income-fed": N_("There is fuel to earn {income}; more would not pay now."),
    "bot-income-earned": N_("This earns {income} and leaves the best store for the next production."),
    "bot-wins-more": N_("Tried out in {samples} games: this won {wins} % of them, steady's move {plain} %."),
    "bot-ends-closer": N_("Tried out in {samples} games: this ended nearer to the lead than steady's move."),
}
SENTENCES = ABOUT | ANY_GAME | BOARD | CARDS
