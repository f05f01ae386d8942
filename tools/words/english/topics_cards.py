"""The rules of the card game: the table, auctions, fuel, the Bank; R-02 is a ruling (docs/rulings.md)."""

from words.marks import N_
from words.pages import by_topic

TOPICS = {
    "overview": {
        "title": N_("the game in short"),
        "goal": N_(
            "You direct a power company: buy plants at auctions, buy fuel, run the plants and earn. {fewest} to {most}"
            " can play; two play against the Bank."
        ),
        "round": N_(
            "A round has three phases: the auction of plants, buying fuel, and bureaucracy, in which plants run and the"
            " markets are filled again."
        ),
        "direction": N_(
            "The first in order opens the first auction and runs plants first; fuel is bought the other way round, the"
            " last in order first."
        ),
        "last": N_(
            "When the last card turns up (penultimate round is printed on it), that round is finished and one more is"
            " played, without bureaucracy."
        ),
        "points": N_(
            "Then the plants run once more, for victory points instead of money; each full {point} Elektro are a point"
            " too. Most points win."
        ),
    },
    "setup": {
        "title": N_("how the cards are laid out"),
        "money": N_(
            "Everybody takes {start_money} Elektro and the two director cards of a colour; one card of each is shuffled"
            " into a row. That row is the order, the leftmost first."
        ),
        "market": N_(
            "Turn up {market} of the {small} small plants (dark backs), sorted by number; equal numbers go to the"
            " right. The {current} lowest are on offer, the others are the future market."
        ),
        "removed": N_(
            "Of the other plants take out unseen, small and large: {small_2} and {large_2} with 2 players, {small_3}"
            " and {large_3} with 3, {small_4} and {large_4} with 4, none with 5 or 6."
        ),
        "deck": N_(
            "Lay one small plant aside, shuffle all other plants together, slide the last card under this deck and lay"
            " the small plant on top."
        ),
        "fuel": N_(
            "Shuffle the fuel cards whose mark covers your number of players and deal them into the columns 2, 3 and 4:"
            " {column_2} each with 2 or 3 players, {column_4} with 4, {column_5} with 5 or 6."
        ),
        "singles": N_(
            "Column 1 stays empty and the {singles} singles lie beside the market. The {plus} cards marked + begin the"
            " discard pile, those marked ++ wait outside."
        ),
        "bank": N_("With 2 players the Bank joins: it has no money and is always second of three."),
    },
    "auction": {
        "title": N_("phase 1: plants are sold, the first in order opens"),
        "open": N_(
            "Whoever opens names a plant on offer and a bid, at least its number (less under the discount token), or"
            " drops out of the whole phase. On offer are the {current} lowest plants, in the last round all."
        ),
        "bid": N_(
            "From the opener's left, clockwise by seat, everybody still in raises by at least 1 Elektro or passes. A"
            " pass counts for this auction only, and nobody bids more than the money in hand."
        ),
        "sale": N_(
            "Whoever is left pays the bid and takes the plant; a new plant is drawn at once and sorted in, right of its"
            " equals."
        ),
        "next": N_(
            "If another player wins, the same opener opens again or drops out; otherwise the next in order who is still"
            " in opens."
        ),
        "one": N_(
            "Everybody buys at most one plant a round; in the first round everybody has to. If you open and nobody else"
            " is still in, you pay exactly the minimum."
        ),
        "limit": N_(
            "Nobody keeps more than {limit} plants: with one more, one of the older ones leaves the game. Fuel that no"
            " longer fits is given up and does not return to the market."
        ),
    },
    "discount": {
        "title": N_("the token that makes the lowest plant cheap"),
        "lowest": N_(
            "When the auctions begin, the discount token lies on the lowest plant: bids for it start at {discounted}"
            " Elektro, whatever its number is."
        ),
        "sold": N_("When that plant is sold, the token is set aside until the next round."),
        "lower": N_(
            "When a plant is drawn whose number is lower than that plant's, the new plant leaves the game, the token is"
            " set aside for this round and another plant is drawn. An equal number is not lower."
        ),
        "stays": N_(
            "The plant that loses the token in this way costs its number again and stays in the market (R-02)."
        ),
        "unsold": N_(
            "If nobody buys the discounted plant, it leaves the game at the end of the phase and a new one is drawn; in"
            " the last round it stays (R-16)."
        ),
    },
    "plants": {
        "title": N_("what a plant burns, stores and earns"),
        "number": N_(
            "The number of a plant is its lowest bid. The symbols show which fuel it burns and how many units, exactly"
            " so many each time."
        ),
        "room": N_(
            "A plant lends you room for {storage} times the units it burns, of its own fuel. All fuel lies in one"
            " store, and several plants may use one card."
        ),
        "hybrid": N_("A hybrid burns any mix of gas and oil that adds up to its need; its room is shared by both."),
        "eco": N_("An eco plant burns nothing and stores nothing."),
        "income": N_(
            "A plant that runs earns its income, once a round: half the fuel earns nothing, twice the fuel no more."
        ),
        "kept": N_("Nobody has more than {limit} plants, and nobody throws plants or fuel away without need (R-25)."),
    },
    "fuel": {
        "title": N_("phase 2: fuel is bought, the last in order first"),
        "buy": N_(
            "On your turn buy as many fuel cards as you like; each costs the price of its column, {cheapest} to"
            " {dearest} Elektro, however many units it carries."
        ),
        "room": N_(
            "Only fuel that your plants burn can be stored, up to {storage} times what they need for one production."
        ),
        "kept": N_(
            "At least one unit of a card has to fit, and what fits is kept (R-04). The card is turned to what you keep;"
            " the rest goes back as singles and nobody pays you for it."
        ),
        "turned": N_(
            "If you bought several cards of that fuel in this turn, the last one is turned down; with the option"
            " choose_cards you say which one (R-06)."
        ),
        "sold": N_(
            "The market is not filled again before bureaucracy, so there may be too little for those who buy late."
        ),
        "shown": N_(
            "A card shows the units that are left on it; when they are burnt, it goes to the discard pile. In the last"
            " round less may be bought: voltable rules last-round"
        ),
    },
    "singles": {
        "title": N_("cards of one unit for what does not fit"),
        "cards": N_(
            "There are {singles} singles: coal {coal}, gas {gas}, oil {oil}, uranium {uranium}. They are the only cards"
            " in column 1, where each costs {cheapest} Elektro."
        ),
        "back": N_(
            "Each unit that does not fit the buyer's store becomes a single in column 1; anybody may buy it, even in"
            " the same phase."
        ),
        "lost": N_(
            "When no single of that fuel is left, the unit is lost (R-03); the option singles_unlimited plays without"
            " this limit."
        ),
        "burnt": N_("A burnt single goes back beside the market, not to the discard pile."),
    },
    "bank": {
        "title": N_("the third player of a game for two"),
        "second": N_("The Bank is always second of three. It never bids, pays, earns or scores."),
        "plant": N_(
            "As soon as one of you buys a plant or drops out, and the market is full again, the Bank takes the highest"
            " plant on offer. The other one then opens alone, for the minimum."
        ),
        "limit": N_("When the Bank has more than {limit} plants, its oldest one leaves the game."),
        "fuel": N_(
            "Between your turns to buy fuel it takes, for nothing, what one production of all its plants burns: the"
            " cheapest column first, in a column the fewest units first (R-10)."
        ),
        "kinds": N_(
            "Coal, gas, oil and uranium plants come first. Hybrids then use spare gas, spare oil (R-11), and after that"
            " the cheaper fuel, gas before oil at the same price."
        ),
        "rest": N_("Units it does not need go back as singles; if there is too little, it takes what there is."),
        "discards": N_("In bureaucracy it discards all its fuel. Ask for its move with: voltable calc bank"),
    },
}
SENTENCES = by_topic("cards", TOPICS)
