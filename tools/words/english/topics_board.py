"""The rules that all editions of the board game share: the table and a round; A44 is a ruling (docs/rules.md)."""

from words.marks import N_
from words.pages import by_topic

TOPICS = {
    "overview": {
        "title": N_("the game in short"),
        "goal": N_(
            "You direct a power company: buy plants at auctions, buy fuel, connect cities and supply them with power."
            " {fewest} to {most} can play."
        ),
        "round": N_(
            "A round has five phases: order, auctions, fuel, building, and bureaucracy, in which plants run, everybody"
            " is paid and the markets are filled again."
        ),
        "direction": N_(
            "The first in order opens the first auction and runs plants first; fuel and cities are bought the other way"
            " round, the last in order first."
        ),
        "steps": N_(
            "The game has three steps: in Step 1 a city takes one house, in Step 2 two, in Step 3 three. How much fuel"
            " comes on the market changes too."
        ),
        "end": N_(
            "Once somebody has cities enough, the game ends after building. Whoever can power most of their cities then"
            " wins."
        ),
    },
    "setup": {
        "title": N_("how the table is laid"),
        "money": N_(
            "Everybody takes {start_money} Elektro and the {houses} houses of a colour, all of which may be built"
            " (A30). The order of the first auctions is drawn by lot."
        ),
        "regions": N_("Choose the regions you play in: voltable rules regions --edition {edition}"),
        "fuel": N_(
            "On the fuel market lie {coal_lying} coal from {coal_price} Elektro up, {oil_lying} oil from {oil_price},"
            " {garbage_lying} garbage from {garbage_price} and {uranium_lying} uranium from {uranium_price}. All other"
            " tokens are the supply."
        ),
    },
    "regions": {
        "title": N_("which part of the board you play on"),
        "boards": N_(
            "A board has {all_regions} regions of {region_cities} cities each. This edition is played on: {boards}."
        ),
        "count": N_("With {players} players you play in {regions} regions, and everybody in all of them."),
        "connected": N_(
            "The chosen regions have to be connected. The others do not exist: a connection counts only if both of its"
            " cities are in play."
        ),
        "chance": N_(
            "Choose as you like. Unless told otherwise the program draws one region after the other, each connected to"
            " those before (A44)."
        ),
        "draft": N_(
            "With the option regions=draft the players pick instead, in order and one region at a time. The option can"
            " also name the regions."
        ),
    },
    "order": {
        "title": N_("phase 1: who comes first"),
        "cities": N_(
            "The player with most cities is first in order, then comes the one with the next most, and so on."
        ),
        "tie": N_(
            "Of players with equally many cities, the one whose highest plant has the higher number comes first."
        ),
        "first": N_(
            "The order drawn by lot holds for the first auctions only. After them it is set once more; nobody has a"
            " city then, so the highest plant comes first."
        ),
        "direction": N_(
            "Auctions and bureaucracy begin with the first in order, fuel and building with the last. Bids go round by"
            " seat, not by this order (A14)."
        ),
    },
    "auction": {
        "title": N_("phase 2: plants are sold, the first in order opens"),
        "bid": N_(
            "From the opener's left, clockwise by seat, everybody still in raises or passes, with no more than the"
            " money in hand. Whoever passes may bid for the next plant again (A15)."
        ),
        "sale": N_(
            "Whoever is left pays the bid and takes the plant. A new plant is drawn at once and sorted in by its"
            " number."
        ),
        "next": N_(
            "If the opener wins, the next in order who is still in opens; if another player wins, the same opener opens"
            " again or drops out."
        ),
        "one": N_(
            "Everybody buys at most one plant a round, and in the first round everybody has to. Whoever opens when"
            " nobody else is still in pays exactly the minimum (A16)."
        ),
        "limit": N_(
            "Nobody keeps more than {limit} plants: with one more, one of the older ones leaves the game. Fuel that"
            " fits no other plant goes to the supply, not to the market (A20)."
        ),
    },
    "fuel": {
        "title": N_("phase 3: fuel is bought, the last in order first"),
        "room": N_(
            "On your turn buy as many tokens as your plants have room for: each stores {storage} times what it burns,"
            " and no other fuel."
        ),
        "price": N_(
            "A token costs the number of its space, and the cheapest go first (A29). Coal, oil and garbage lie on"
            " spaces up to {dearest}, {each} of each on a space; uranium up to {dearest_uranium}, one on a space."
        ),
        "sold": N_(
            "What is sold out stays sold out until the refill, so there may be too little for those who buy late."
        ),
        "moved": N_("Fuel may be moved between your own plants at any time, as long as it fits."),
    },
    "build": {
        "title": N_("phase 4: cities are connected, the last in order first"),
        "first": N_(
            "Your first city is any empty one in play, for {first_slot} Elektro, in later steps too (A27). Nobody has"
            " to begin in the first round."
        ),
        "price": N_(
            "Every further city costs its lowest free slot and the cheapest way from any city of yours, those of this"
            " turn included. Connect as many as you can pay."
        ),
        "slots": N_(
            "The first house in a city costs {first_slot} Elektro in every step, from Step 2 on a second one"
            " {second_slot}, in Step 3 a third one {third_slot}."
        ),
        "way": N_(
            "The way may lead through any city in play, also through a full one (A28), and is paid anew each time."
        ),
        "once": N_(
            "Nobody has two houses in a city or a second network. Two cities joined by a way of 0 Elektro are still two"
            " cities (A42)."
        ),
    },
    "bureaucracy": {
        "title": N_("phase 5: plants run, everybody is paid, the markets are filled"),
        "run": N_(
            "In order, everybody says which plants run and burns exactly their fuel. You are paid for the cities they"
            " power, never for more than you have. Any plant may stay off."
        ),
        "income": N_("The income for 0 to {most_paid} cities: {income} Elektro."),
        "fuel": N_(
            "Burnt tokens go to the supply. Then the fuel market is filled from it: voltable rules refill --edition"
            " {edition}"
        ),
        "slide": N_(
            "At last, in Steps 1 and 2, the highest plant of the market goes face down under the deck and a new one is"
            " drawn."
        ),
        "lowest": N_(
            "In Step 3 the lowest plant leaves the game instead. A new one is drawn while the deck lasts; when it is"
            " empty, the market shrinks (A11)."
        ),
    },
    "refill": {
        "title": N_("how much fuel comes on the market"),
        "players": N_("The numbers are for {players} players. The step in which the market is filled decides (A5)."),
        "one": N_("Step 1: coal {coal_1}, oil {oil_1}, garbage {garbage_1}, uranium {uranium_1}."),
        "two": N_("Step 2: coal {coal_2}, oil {oil_2}, garbage {garbage_2}, uranium {uranium_2}."),
        "three": N_("Step 3: coal {coal_3}, oil {oil_3}, garbage {garbage_3}, uranium {uranium_3}."),
        "place": N_(
            "Each token goes to the dearest empty space of its fuel. If the supply has too few, those there are come."
        ),
    },
}
SENTENCES = by_topic("board", TOPICS)
