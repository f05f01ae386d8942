"""The card game: its topics, two sentences for whoever is asked to move, and the numbers in them."""

from voltable.plants.discount import DISCOUNTED
from voltable_cards.cards import SHIPPED
from voltable_cards.edition import CardGame
from voltable_cards.state import new_state
from voltable_host.language import N_

# Title and sentences; a number such as R-02 names the ruling that decided it (docs/rulings.md).
TOPICS: dict[str, tuple[str, tuple[str, ...]]] = {
    "overview": (N_("the game in short"), (
        N_("You direct a power company: buy plants at auctions, buy fuel, run the plants and earn. {fewest} to"
           " {most} can play; two play against the Bank."),
        N_("A round has three phases: the auction of plants, buying fuel, and bureaucracy, in which plants run and"
           " the markets are filled again."),
        N_("The first in order opens the first auction and runs plants first; fuel is bought the other way round,"
           " the last in order first."),
        N_("When the last card turns up (penultimate round is printed on it), that round is finished and one more"
           " is played, without bureaucracy."),
        N_("Then the plants run once more, for victory points instead of money; each full {point} Elektro are a"
           " point too. Most points win."),
    )),
    "setup": (N_("how the cards are laid out"), (
        N_("Everybody takes {start_money} Elektro and the two director cards of a colour; one card of each is"
           " shuffled into a row. That row is the order, the leftmost first."),
        N_("Turn up {market} of the {small} small plants (dark backs), sorted by number; equal numbers go to the"
           " right. The {current} lowest are on offer, the others are the future market."),
        N_("Of the other plants take out unseen, small and large: {small_2} and {large_2} with 2 players, {small_3}"
           " and {large_3} with 3, {small_4} and {large_4} with 4, none with 5 or 6."),
        N_("Lay one small plant aside, shuffle all other plants together, slide the last card under this deck and"
           " lay the small plant on top."),
        N_("Shuffle the fuel cards whose mark covers your number of players and deal them into the columns 2, 3 and"
           " 4: {column_2} each with 2 or 3 players, {column_4} with 4, {column_5} with 5 or 6."),
        N_("Column 1 stays empty and the {singles} singles lie beside the market. The {plus} cards marked + begin"
           " the discard pile, those marked ++ wait outside."),
        N_("With 2 players the Bank joins: it has no money and is always second of three."),
    )),
    "auction": (N_("phase 1: plants are sold, the first in order opens"), (
        N_("Whoever opens names a plant on offer and a bid, at least its number (less under the discount token), or"
           " drops out of the whole phase. On offer are the {current} lowest plants, in the last round all."),
        N_("From the opener's left, clockwise by seat, everybody still in raises by at least 1 Elektro or passes. A"
           " pass counts for this auction only, and nobody bids more than the money in hand."),
        N_("Whoever is left pays the bid and takes the plant; a new plant is drawn at once and sorted in, right of"
           " its equals."),
        N_("If another player wins, the same opener opens again or drops out; otherwise the next in order who is"
           " still in opens."),
        N_("Everybody buys at most one plant a round; in the first round everybody has to. If you open and nobody"
           " else is still in, you pay exactly the minimum."),
        N_("Nobody keeps more than {limit} plants: with one more, one of the older ones leaves the game. Fuel that"
           " no longer fits is given up and does not return to the market."),
    )),
    "discount": (N_("the token that makes the lowest plant cheap"), (
        N_("When the auctions begin, the discount token lies on the lowest plant: bids for it start at {discounted}"
           " Elektro, whatever its number is."),
        N_("When that plant is sold, the token is set aside until the next round."),
        N_("When a plant is drawn whose number is lower than that plant's, the new plant leaves the game, the token is"
           " set aside for this round and another plant is drawn. An equal number is not lower."),
        N_("The plant that loses the token in this way costs its number again and stays in the market (R-02)."),
        N_("If nobody buys the discounted plant, it leaves the game at the end of the phase and a new one is drawn;"
           " in the last round it stays (R-16)."),
    )),
    "plants": (N_("what a plant burns, stores and earns"), (
        N_("The number of a plant is its lowest bid. The symbols show which fuel it burns and how many units,"
           " exactly so many each time."),
        N_("A plant lends you room for {storage} times the units it burns, of its own fuel. All fuel lies in one"
           " store, and several plants may use one card."),
        N_("A hybrid burns any mix of gas and oil that adds up to its need; its room is shared by both."),
        N_("An eco plant burns nothing and stores nothing."),
        N_("A plant that runs earns its income, once a round: half the fuel earns nothing, twice the fuel no more."),
        N_("Nobody has more than {limit} plants, and nobody throws plants or fuel away without need (R-25)."),
    )),
    "fuel": (N_("phase 2: fuel is bought, the last in order first"), (
        N_("On your turn buy as many fuel cards as you like; each costs the price of its column, {cheapest} to"
           " {dearest} Elektro, however many units it carries."),
        N_("Only fuel that your plants burn can be stored, up to {storage} times what they need for one production."),
        N_("At least one unit of a card has to fit, and what fits is kept (R-04). The card is turned to what you"
           " keep; the rest goes back as singles and nobody pays you for it."),
        N_("If you bought several cards of that fuel in this turn, the last one is turned down; with the option"
           " choose_cards you say which one (R-06)."),
        N_("The market is not filled again before bureaucracy, so there may be too little for those who buy late."),
        N_("A card shows the units that are left on it; when they are burnt, it goes to the discard pile. In the"
           " last round less may be bought: voltable rules last-round"),
    )),
    "singles": (N_("cards of one unit for what does not fit"), (
        N_("There are {singles} singles: coal {coal}, gas {gas}, oil {oil}, uranium {uranium}. They are the only"
           " cards in column 1, where each costs {cheapest} Elektro."),
        N_("Each unit that does not fit the buyer's store becomes a single in column 1; anybody may buy it, even in"
           " the same phase."),
        N_("When no single of that fuel is left, the unit is lost (R-03); the option singles_unlimited plays"
           " without this limit."),
        N_("A burnt single goes back beside the market, not to the discard pile."),
    )),
    "bank": (N_("the third player of a game for two"), (
        N_("The Bank is always second of three. It never bids, pays, earns or scores."),
        N_("As soon as one of you buys a plant or drops out, and the market is full again, the Bank takes the"
           " highest plant on offer. The other one then opens alone, for the minimum."),
        N_("When the Bank has more than {limit} plants, its oldest one leaves the game."),
        N_("Between your turns to buy fuel it takes, for nothing, what one production of all its plants burns: the"
           " cheapest column first, in a column the fewest units first (R-10)."),
        N_("Coal, gas, oil and uranium plants come first. Hybrids then use spare gas, spare oil (R-11), and after"
           " that the cheaper fuel, gas before oil at the same price."),
        N_("Units it does not need go back as singles; if there is too little, it takes what there is."),
        N_("In bureaucracy it discards all its fuel. Ask for its move with: voltable calc bank"),
    )),
    "bureaucracy": (N_("phase 3: plants run, the markets are filled"), (
        N_("In order, everybody says openly which plants run, burns their fuel and takes their income. Any plant"
           " may stay off; whoever runs nothing gets {nothing} Elektro."),
        N_("Singles are burnt first, then the cards with the fewest units; with the option choose_cards you say which"
           " cards are turned down (R-26)."),
        N_("Lay this income aside until the new order is set by it: voltable rules order"),
        N_("Then the fuel market is filled: voltable rules refill"),
        N_("At last the highest plant of the future market slides face down under the deck and a new plant is"
           " drawn. Once the last card is out, this changes: voltable rules last-card"),
        N_("The last round has no bureaucracy and no income."),
    )),
    "order": (N_("who comes first"), (
        N_("The new order goes by the income of this round, the highest first."),
        N_("Of two with the same income, the one whose highest plant has the higher number comes first; if that is"
           " equal too, they take the reverse of the order in which they lie (R-21)."),
        N_("Only once, after the auctions of round 1, the order is set by the highest plant; those who tie take"
           " their reversed order."),
        N_("In a game of two the Bank stays in the middle. Bids go round by seat, not by this order."),
    )),
    "refill": (N_("how the fuel market is filled"), (
        N_("Cards that are left move to cheaper columns while these have room: from 3 to 2, from 4 to 2, then from"
           " 4 to 3."),
        N_("Coal moves first, then gas, oil and uranium; of one fuel the cards with fewer units first."),
        N_("Then new cards fill columns 2, 3 and 4 in this order: {column_2} cards each with 2 or 3 players,"
           " {column_4} with 4, {column_5} with 5 or 6."),
        N_("Each column is sorted in the same way again. Singles in column 1 stay, and other cards never go there."),
    )),
    "reshuffle": (N_("when the fuel deck is empty"), (
        N_("When a fuel card is due and the deck is empty, shuffle the discard pile: it is the new deck. If"
           " the deck's last card fills the last free place, nothing is shuffled yet."),
        N_("After the first time the cards marked ++ begin the new discard pile; later it begins empty (R-29). So"
           " the + cards come in with the first reshuffle, the ++ cards with the second."),
        N_("At every reshuffle the lowest plant of the market leaves the game and a new one is drawn."),
        N_("If there is nothing to shuffle, the places stay empty and no plant leaves (R-14)."),
    )),
    "last-card": (N_("the card of the penultimate round"), (
        N_("The last card lies under the plant deck; plants that slide under the deck lie below it."),
        N_("Drawn in an auction phase, it goes to the far right of the future market, and the deck is shuffled."),
        N_("At the end of that phase, after an unsold discounted plant, it leaves together with the lowest plant."
           " Neither is replaced: {reduced} plants are left."),
        N_("In the bureaucracy of that round nothing slides under the deck: once, the lowest plant leaves and a new"
           " one is drawn (R-01)."),
        N_("Drawn in bureaucracy, it leaves at once together with the lowest plant, neither is replaced, the deck"
           " is shuffled, and that is all (R-01)."),
        N_("The next round is the last. If the plant deck is empty, places simply stay empty (R-15)."),
    )),
    "last-round": (N_("what is different at the end"), (
        N_("The round after the one in which the last card turns up is the last: auctions and fuel, no bureaucracy,"
           " no income."),
        N_("All plants in the market are on offer, and a sold one is replaced while the deck lasts. The discount"
           " token is used as always."),
        N_("Nothing may be stocked: buy only what one production of all your plants still lacks; all further units"
           " go back as singles (R-07)."),
        N_("Fuel you already have stays. Whoever has enough for one production of every plant cannot buy."),
        N_("The Bank takes the highest plant of all, and its fuel as always (R-12). Then comes: voltable rules"
           " scoring"),
    )),
    "scoring": (N_("points, and who wins"), (
        N_("Everybody runs the best plants that the stored fuel allows; their incomes are victory points, not money."),
        N_("Whoever can run nothing gets no point for it (R-17)."),
        N_("Each full {point} Elektro are one more point."),
        N_("Most points win. At a tie, more of the money that made no point wins, then the higher plant number;"
           " who still ties shares the win (R-18)."),
        N_("The Bank never scores (R-13)."),
    )),
    "demolition": (N_("the small expansion: money for old plants"), (
        N_("The {demolition} cards lie in a pile, number 1 on top. Only the auctions change."),
        N_("Whoever gives up a plant for a new one gets money, after paying for the new plant: it cannot help to"
           " pay that bid."),
        N_("The first one in a phase gets the first number of the top card, everyone later in that phase the"
           " second: {first} and {later} Elektro on card 1."),
        N_("At the end of a phase with such a payment the top card is taken away; number {demolition} always stays."),
        N_("Plants that the Bank gives up or that leave the market do not count (R-19)."),
    )),
    "table": (N_("your own cards on the table, answers from here"), (
        N_("Play with your cards as always and ask when you want to know something; nothing has to be told before."),
        N_("Or let the program do all the bookkeeping, the Bank too: voltable play card --players Ana,Bo --dice table"),
        N_("What do these plants earn, and which can run? voltable calc payout coal3=9 eco=6; voltable calc power"
           " coal3=9 hybrid3=8 --fuel c3,g2"),
        N_("What fits, and which fuel is cheapest? voltable calc storage coal3; voltable calc fuel coal3 --market"
           ' "2:c2,g1 3:c1"'),
        N_("What does the Bank take? voltable calc bank --plants 5,6,9,12; voltable calc bank --need coal3 --market"
           ' "2:c2 3:c1"'),
        N_("Most cards that come with this program are reconstructed. Tell plants by fuel and need, or enter the"
           " cards of your box: voltable cards enter"),
    )),
}  # fmt: skip

# What a player is asked for: two sentences each.
PHASES: dict[str, tuple[str, str]] = {
    "open": (
        N_("Name a plant on offer and your bid: at least its number, or {discounted} Elektro under the discount"
           " token."),
        N_("Or drop out, which nobody may in the first round: then you neither open nor bid until the next round."),
    ),
    "bid": (
        N_("Raise by at least 1 Elektro, up to the money you have, or pass."),
        N_("A pass counts for this plant only; whoever is left pays the bid and takes it."),
    ),
    "scrap": (
        N_("You have more than {limit} plants: name the older one that leaves the game, never the new one."),
        N_("Fuel that no longer fits your store goes with it, so mind what the others burn."),
    ),
    "give": (
        N_("Your gas and oil no longer fit: say how many units of which of them you give up."),
        N_("They do not return to the market, and nobody pays for them."),
    ),
    "turn": (
        N_("Name a card and by how many units it is turned down; coal2/3 is a card that shows 2 of its 3 units."),
        N_("A card that shows nothing any more is discarded, a single goes back beside the market, and you keep as"
           " much fuel either way."),
    ),
    "fuel": (
        N_("Buy fuel cards that your plants can use, each for the price of its column, or end your turn."),
        N_("What does not fit goes back as singles: you store {storage} times what your plants burn, and in the"
           " last round you buy for one production only."),
    ),
    "run": (
        N_("Name the plants that run: they burn their fuel and earn their income, and hybrids burn any mix of gas"
           " and oil."),
        N_("Running nothing earns {nothing} Elektro, and the highest income comes first in the next round."),
    ),
    "deal": (
        N_("Turn up the next card on your table and name it: a plant by its number, a fuel card such as coal2, the"
           " last card as end."),
        N_("Where two plants have the same number, a letter tells them apart, such as 3a."),
    ),
    "first": (
        N_("Shuffle one director card of each player into a row and name them from left to right."),
        N_("This order holds for the first auctions; after them the highest plant comes first."),
    ),
}  # fmt: skip


def numbers() -> dict[str, int]:
    """What the sentences are filled with, from the edition's page and the card set."""
    game, cards = CardGame, SHIPPED
    first, later = cards.demolition[0]
    by_count = {f"small_{count}": game.removed_small[count] for count in (2, 3, 4)}
    by_count |= {f"large_{count}": game.removed_large[count] for count in (2, 3, 4)}
    by_count |= {f"column_{count}": game.column_sizes[count] for count in (2, 4, 5)}
    return by_count | dict(zip(("coal", "gas", "oil", "uranium"), cards.singles)) | {
        "fewest": game.fewest, "most": game.most, "start_money": game.start_money, "limit": game.plant_limit,
        "market": game.market_size, "current": game.current_size, "reduced": game.market_size - 2,
        "storage": game.storage_factors[0], "nothing": game.no_production_income, "point": game.elektro_per_point,
        "small": len(cards.small), "singles": sum(cards.singles), "plus": sum(cards.plus), "discounted": DISCOUNTED,
        "cheapest": 1, "dearest": len(new_state(game.fewest, 0, True).columns),
        "demolition": len(cards.demolition), "first": first, "later": later,
    }  # fmt: skip
