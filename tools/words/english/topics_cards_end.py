"""The rules of the card game: the end of a round, the end of a game, and the cards on the table."""

from words.marks import N_
from words.pages import by_topic

TOPICS = {
    "bureaucracy": {
        "title": N_("phase 3: plants run, the markets are filled"),
        "run": N_(
            "In order, everybody says openly which plants run, burns their fuel and takes their income. Any plant may"
            " stay off; whoever runs nothing gets {nothing} Elektro."
        ),
        "burnt": N_(
            "Singles are burnt first, then the cards with the fewest units; with the option choose_cards you say which"
            " cards are turned down (R-26)."
        ),
        "aside": N_("Lay this income aside until the new order is set by it: voltable rules order"),
        "fuel": N_("Then the fuel market is filled: voltable rules refill"),
        "slide": N_(
            "At last the highest plant of the future market slides face down under the deck and a new plant is drawn."
            " Once the last card is out, this changes: voltable rules last-card"
        ),
        "last": N_("The last round has no bureaucracy and no income."),
    },
    "order": {
        "title": N_("who comes first"),
        "income": N_("The new order goes by the income of this round, the highest first."),
        "tie": N_(
            "Of two with the same income, the one whose highest plant has the higher number comes first; if that is"
            " equal too, they take the reverse of the order in which they lie (R-21)."
        ),
        "first": N_(
            "Only once, after the auctions of round 1, the order is set by the highest plant; those who tie take their"
            " reversed order."
        ),
        "bank": N_("In a game of two the Bank stays in the middle. Bids go round by seat, not by this order."),
    },
    "refill": {
        "title": N_("how the fuel market is filled"),
        "moved": N_(
            "Cards that are left move to cheaper columns while these have room: from 3 to 2, from 4 to 2, then from 4"
            " to 3."
        ),
        "first": N_("Coal moves first, then gas, oil and uranium; of one fuel the cards with fewer units first."),
        "dealt": N_(
            "Then new cards fill columns 2, 3 and 4 in this order: {column_2} cards each with 2 or 3 players,"
            " {column_4} with 4, {column_5} with 5 or 6."
        ),
        "sorted": N_(
            "Each column is sorted in the same way again. Singles in column 1 stay, and other cards never go there."
        ),
    },
    "reshuffle": {
        "title": N_("when the fuel deck is empty"),
        "due": N_(
            "When a fuel card is due and the deck is empty, shuffle the discard pile: it is the new deck. If the deck's"
            " last card fills the last free place, nothing is shuffled yet."
        ),
        "marked": N_(
            "After the first time the cards marked ++ begin the new discard pile; later it begins empty (R-29). So the"
            " + cards come in with the first reshuffle, the ++ cards with the second."
        ),
        "plant": N_("At every reshuffle the lowest plant of the market leaves the game and a new one is drawn."),
        "nothing": N_("If there is nothing to shuffle, the places stay empty and no plant leaves (R-14)."),
    },
    "last-card": {
        "title": N_("the card of the penultimate round"),
        "under": N_("The last card lies under the plant deck; plants that slide under the deck lie below it."),
        "auction": N_(
            "Drawn in an auction phase, it goes to the far right of the future market, and the deck is shuffled."
        ),
        "leaves": N_(
            "At the end of that phase, after an unsold discounted plant, it leaves together with the lowest plant."
            " Neither is replaced: {reduced} plants are left."
        ),
        "slide": N_(
            "In the bureaucracy of that round nothing slides under the deck: once, the lowest plant leaves and a new"
            " one is drawn (R-01)."
        ),
        "bureaucracy": N_(
            "Drawn in bureaucracy, it leaves at once together with the lowest plant, neither is replaced, the deck is"
            " shuffled, and that is all (R-01)."
        ),
        "next": N_("The next round is the last. If the plant deck is empty, places simply stay empty (R-15)."),
    },
    "last-round": {
        "title": N_("what is different at the end"),
        "round": N_(
            "The round after the one in which the last card turns up is the last: auctions and fuel, no bureaucracy, no"
            " income."
        ),
        "offer": N_(
            "All plants in the market are on offer, and a sold one is replaced while the deck lasts. The discount token"
            " is used as always."
        ),
        "stock": N_(
            "Nothing may be stocked: buy only what one production of all your plants still lacks; all further units go"
            " back as singles (R-07)."
        ),
        "enough": N_("Fuel you already have stays. Whoever has enough for one production of every plant cannot buy."),
        "bank": N_(
            "The Bank takes the highest plant of all, and its fuel as always (R-12). Then comes: voltable rules scoring"
        ),
    },
    "scoring": {
        "title": N_("points, and who wins"),
        "run": N_(
            "Everybody runs the best plants that the stored fuel allows; their incomes are victory points, not money."
        ),
        "nothing": N_("Whoever can run nothing gets no point for it (R-17)."),
        "money": N_("Each full {point} Elektro are one more point."),
        "tie": N_(
            "Most points win. At a tie, more of the money that made no point wins, then the higher plant number; who"
            " still ties shares the win (R-18)."
        ),
        "bank": N_("The Bank never scores (R-13)."),
    },
    "demolition": {
        "title": N_("the small expansion: money for old plants"),
        "cards": N_("The {demolition} cards lie in a pile, number 1 on top. Only the auctions change."),
        "paid": N_(
            "Whoever gives up a plant for a new one gets money, after paying for the new plant: it cannot help to pay"
            " that bid."
        ),
        "amounts": N_(
            "The first one in a phase gets the first number of the top card, everyone later in that phase the second:"
            " {first} and {later} Elektro on card 1."
        ),
        "pile": N_(
            "At the end of a phase with such a payment the top card is taken away; number {demolition} always stays."
        ),
        "bank": N_("Plants that the Bank gives up or that leave the market do not count (R-19)."),
    },
    "table": {
        "title": N_("your own cards on the table, answers from here"),
        "ask": N_(
            "Play with your cards as always and ask when you want to know something; nothing has to be told before."
        ),
        "play": N_(
            "Or let the program do all the bookkeeping, the Bank too: voltable play card --players Ana,Bo --dice table"
        ),
        "earn": N_(
            "What do these plants earn, and which can run? voltable calc payout coal3=9 eco=6; voltable calc power"
            " coal3=9 hybrid3=8 --fuel c3,g2"
        ),
        "fits": N_(
            "What fits, and which fuel is cheapest? voltable calc storage coal3; voltable calc fuel coal3 --market"
            ' "2:c2,g1 3:c1"'
        ),
        "bank": N_(
            "What does the Bank take? voltable calc bank --plants 5,6,9,12; voltable calc bank --need coal3 --market"
            ' "2:c2 3:c1"'
        ),
        "sets": N_(
            "Most cards that come with this program are reconstructed. Tell plants by fuel and need, or enter the cards"
            " of your box: voltable cards enter"
        ),
    },
}
SENTENCES = by_topic("cards", TOPICS)
