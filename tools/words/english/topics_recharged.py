"""What the edition of 2020 says on its own: rules by topic, and help for whoever is asked."""

from words.marks import N_
from words.pages import by_topic

TOPICS = {
    "setup": {
        "market": N_(
            "Shuffle the {plugs} plants with a plug on their backs (up to {highest_plug}), turn up {market} and sort"
            " them: the {current} lowest are on offer, the others are the future market."
        ),
        "deck": N_(
            "Lay one more plug aside. Of the other plugs remove {removed_plugs} unseen with {players} players, of the"
            " sockets {removed_sockets}. Shuffle the rest; that plug goes on top, the Step 3 card under it all."
        ),
        "places": N_(
            "Then, with two players, the Trust's houses are placed, and where you play with starting cities these are"
            " marked."
        ),
    },
    "auction": {
        "open": N_(
            "Whoever opens names a plant on offer and a bid, at least its number, {discounted} under the discount"
            " token, or drops out of the phase. On offer are the {current} lowest plants, in Step 3 all."
        ),
        "unsold": N_(
            "If nobody has bought the plant with the token, it leaves: voltable rules discount --edition {edition}"
        ),
    },
    "discount": {
        "title": N_("the token that makes the lowest plant cheap"),
        "lowest": N_(
            "When the auctions begin, in every step (A19), the discount token lies on the lowest plant: bids for it"
            " start at {discounted} Elektro, whatever its number is."
        ),
        "sold": N_(
            "When that plant is sold, or the Trust takes it (A38), the token is set aside until the next round."
        ),
        "lower": N_(
            "When a plant is drawn whose number is lower, it leaves the game, the token is set aside for this round,"
            " and another plant is drawn. A second low one is kept (A18)."
        ),
        "stays": N_("The plant that loses the token in this way costs its number again and stays in the market (A17)."),
        "unsold": N_(
            "If nobody buys the plant with the token, it leaves the game at the end of the phase, whatever else was"
            " sold, and a new one is drawn."
        ),
    },
    "fuel": {
        "special": N_("The board usa sells coal beside the market too: voltable rules storage --edition {edition}"),
    },
    "build": {
        "special": N_(
            "With the option starting_cities networks begin in marked cities: voltable rules starting --edition"
            " {edition}"
        ),
    },
    "refill": {
        "special": N_("On the board germany uranium can end: voltable rules uranium --edition {edition}"),
    },
    "plants": {
        "number": N_(
            "There are {plants} plants, from {first_plant} to {last_plant}. The number is the lowest bid where no"
            " discount token lies, sorts the market and decides ties in the order."
        ),
    },
    "step2": {
        "when": N_(
            "Step 2 begins with bureaucracy when somebody has {step_two} cities or more, with {players} players."
        ),
        "skipped": N_(
            "If the Step 3 card comes earlier, the change of plants for Step 2 is made all the same, and then that for"
            " Step 3 (A4)."
        ),
    },
    "step3": {
        "change": N_(
            "Drawn as the new plant of Step 2, it leaves with the lowest plant at once. The refill is that of Step 2,"
            " no plant goes under the deck, and Step 3 begins with the next round (A6)."
        ),
    },
    "end": {
        "tie": N_("At a tie more money wins; who still ties shares the win (A33)."),
    },
    "starting": {
        "title": N_("a variant: cities in which networks begin"),
        "mark": N_(
            "With the option starting_cities each player in order marks an empty city with a uranium token of the"
            " supply, before the first round."
        ),
        "first": N_(
            "A first house goes to a marked city, one's own mark or another's (A41), for {first_slot} Elektro. The"
            " token returns to the supply; until then no refill has it (A46)."
        ),
        "closed": N_("In Step 1 a marked city cannot be connected in any other way."),
        "later": N_(
            "In Steps 2 and 3 it can, for {second_slot} or {third_slot} Elektro: the slot of {first_slot} stays free"
            " for a first house."
        ),
        "trust": N_(
            "With two players the Trust's {trust_placed} houses are placed before. Each marked city also gets one of"
            " its houses, on the slot of {second_slot}; {trust_left_marked} are left."
        ),
    },
    "storage": {
        "title": N_("the board usa: coal beside the market"),
        "empty": N_(
            "Beside the market of the board usa is a coal storage. It is empty at the start, because all {all_coal}"
            " coal lie on the market."
        ),
        "burnt": N_("Coal that is burnt or given up goes there, and the refill takes coal from there."),
        "price": N_(
            "Its coal is for sale, {storage_price} Elektro a token. The cheapest tokens go first, so it sells once the"
            " market has no coal (A22); with the option storage_anytime before that too."
        ),
        "trust": N_("Where the market has no coal, the Trust takes it from there as well (A23)."),
    },
    "uranium": {
        "title": N_("the board germany: the end of uranium"),
        "sold": N_(
            "On the board germany no refill brings uranium any more once a player has bought plant {phase_out}, that of"
            " the same round included."
        ),
        "lying": N_("Uranium on the market can still be bought, and nuclear plants run as long as they have some."),
        "never": N_("If the plant leaves the game unsold or the Trust takes it (A24), nothing changes."),
    },
    "options": {
        "starting_cities": N_(
            "starting_cities ({default_starting_cities}): true lets networks begin in marked cities, voltable rules"
            " starting --edition {edition}"
        ),
        "garbage_start": N_(
            "garbage_start ({default_garbage_start}, A1): how much garbage lies on the market at the start,"
            " {little_garbage} or {much_garbage} tokens."
        ),
        "storage_anytime": N_(
            "storage_anytime ({default_storage_anytime}, A22): true lets the coal storage of the board usa sell while"
            " the market has coal too."
        ),
    },
    "notation": {
        "special": N_(
            "place {city} puts a house of the Trust there, mark {city} marks a starting city, fuel storage 2 buys coal"
            " of the storage where the market asks as much; any time with storage_anytime."
        ),
    },
}
ASKED = {
    "fuel": {
        "mind": N_(
            "Your plants store {storage} times what they burn; on the board of the USA coal of the storage costs"
            " {storage_price} Elektro a token."
        ),
    },
    "build": {
        "mind": N_(
            "A first city has to be empty, or marked where you play with starting cities; a city takes one house in"
            " Step 1, two in Step 2, three in Step 3."
        ),
    },
    "deal": {
        "mind": N_("At the start these are the {market} plugs of the first market, in any order."),
    },
    "place": {
        "do": N_(
            "Name an empty city for a house of the Trust, next to one that has such a house; the first may be any."
        ),
        "mind": N_("In Step 1 nobody can connect that city."),
    },
    "mark": {
        "do": N_("Name an empty city in which a network may begin, yours or another player's."),
        "mind": N_("In Step 1 nobody connects it in any other way."),
    },
}
SENTENCES = by_topic("recharged", TOPICS) | by_topic("asked-recharged", ASKED)
