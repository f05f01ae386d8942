"""What all editions of the board game share, topic by topic; an empty sentence is the place of an edition's own."""

from voltable_host.language import N_
from voltable_host.language.rule_topics.sheet import Sheet

# A number such as A44 names the ruling that decided it (docs/rules.md, section 12 of the board game).
SHEET: Sheet = {
    "overview": {
        "title": N_("the game in short"),
        "goal": N_("You direct a power company: buy plants at auctions, buy fuel, connect cities and supply them"
                   " with power. {fewest} to {most} can play."),
        "two": "",
        "round": N_("A round has five phases: order, auctions, fuel, building, and bureaucracy, in which plants run,"
                    " everybody is paid and the markets are filled again."),
        "direction": N_("The first in order opens the first auction and runs plants first; fuel and cities are"
                        " bought the other way round, the last in order first."),
        "steps": N_("The game has three steps: in Step 1 a city takes one house, in Step 2 two, in Step 3 three. How"
                    " much fuel comes on the market changes too."),
        "end": N_("Once somebody has cities enough, the game ends after building. Whoever can power most of their"
                  " cities then wins."),
    },
    "setup": {
        "title": N_("how the table is laid"),
        "money": N_("Everybody takes {start_money} Elektro and the {houses} houses of a colour, all of which may be"
                    " built (A30). The order of the first auctions is drawn by lot."),
        "regions": N_("Choose the regions you play in: voltable rules regions --edition {edition}"),
        "fuel": N_("On the fuel market lie {coal_lying} coal from {coal_price} Elektro up, {oil_lying} oil from"
                   " {oil_price}, {garbage_lying} garbage from {garbage_price} and {uranium_lying} uranium from"
                   " {uranium_price}. All other tokens are the supply."),
        "market": "",
        "deck": "",
    },
    "regions": {
        "title": N_("which part of the board you play on"),
        "boards": N_("A board has {all_regions} regions of {region_cities} cities each. This edition is played on:"
                     " {boards}."),
        "count": N_("With {players} players you play in {regions} regions, and everybody in all of them."),
        "connected": N_("The chosen regions have to be connected. The others do not exist: a connection counts only"
                        " if both of its cities are in play."),
        "chance": N_("Choose as you like. Unless told otherwise the program draws one region after the other, each"
                     " connected to those before (A44)."),
        "draft": N_("With the option regions=draft the players pick instead, in order and one region at a time. The"
                    " option can also name the regions."),
    },
    "order": {
        "title": N_("phase 1: who comes first"),
        "cities": N_("The player with most cities is first in order, then comes the one with the next most, and so"
                     " on."),
        "tie": N_("Of players with equally many cities, the one whose highest plant has the higher number comes"
                  " first."),
        "first": N_("The order drawn by lot holds for the first auctions only. After them it is set once more;"
                    " nobody has a city then, so the highest plant comes first."),
        "direction": N_("Auctions and bureaucracy begin with the first in order, fuel and building with the last."
                        " Bids go round by seat, not by this order (A14)."),
    },
    "auction": {
        "title": N_("phase 2: plants are sold, the first in order opens"),
        "open": "",
        "bid": N_("From the opener's left, clockwise by seat, everybody still in raises or passes, with no more than"
                  " the money in hand. Whoever passes may bid for the next plant again (A15)."),
        "sale": N_("Whoever is left pays the bid and takes the plant. A new plant is drawn at once and sorted in by"
                   " its number."),
        "next": N_("If the opener wins, the next in order who is still in opens; if another player wins, the same"
                   " opener opens again or drops out."),
        "one": N_("Everybody buys at most one plant a round, and in the first round everybody has to. Whoever opens"
                  " when nobody else is still in pays exactly the minimum (A16)."),
        "limit": N_("Nobody keeps more than {limit} plants: with one more, one of the older ones leaves the game."
                    " Fuel that fits no other plant goes to the supply, not to the market (A20)."),
        "unsold": "",
    },
    "fuel": {
        "title": N_("phase 3: fuel is bought, the last in order first"),
        "room": N_("On your turn buy as many tokens as your plants have room for: each stores {storage} times what"
                   " it burns, and no other fuel."),
        "price": N_("A token costs the number of its space, and the cheapest go first (A29). Coal, oil and garbage"
                    " lie on spaces up to {dearest}, {each} of each on a space; uranium up to {dearest_uranium}, one"
                    " on a space."),
        "sold": N_("What is sold out stays sold out until the refill, so there may be too little for those who buy"
                   " late."),
        "moved": N_("Fuel may be moved between your own plants at any time, as long as it fits."),
        "special": "",
    },
    "build": {
        "title": N_("phase 4: cities are connected, the last in order first"),
        "first": N_("Your first city is any empty one in play, for {first_slot} Elektro, in later steps too (A27)."
                    " Nobody has to begin in the first round."),
        "price": N_("Every further city costs its lowest free slot and the cheapest way from any city of yours,"
                    " those of this turn included. Connect as many as you can pay."),
        "slots": N_("The first house in a city costs {first_slot} Elektro in every step, from Step 2 on a second one"
                    " {second_slot}, in Step 3 a third one {third_slot}."),
        "way": N_("The way may lead through any city in play, also through a full one (A28), and is paid anew each"
                  " time."),
        "once": N_("Nobody has two houses in a city or a second network. Two cities joined by a way of 0 Elektro are"
                   " still two cities (A42)."),
        "special": "",
    },
    "bureaucracy": {
        "title": N_("phase 5: plants run, everybody is paid, the markets are filled"),
        "run": N_("In order, everybody says which plants run and burns exactly their fuel. You are paid for the"
                  " cities they power, never for more than you have. Any plant may stay off."),
        "income": N_("The income for 0 to {most_paid} cities: {income} Elektro."),
        "fuel": N_("Burnt tokens go to the supply. Then the fuel market is filled from it: voltable rules refill"
                   " --edition {edition}"),
        "slide": N_("At last, in Steps 1 and 2, the highest plant of the market goes face down under the deck and a"
                    " new one is drawn."),
        "lowest": N_("In Step 3 the lowest plant leaves the game instead. A new one is drawn while the deck lasts;"
                     " when it is empty, the market shrinks (A11)."),
    },
    "refill": {
        "title": N_("how much fuel comes on the market"),
        "players": N_("The numbers are for {players} players. The step in which the market is filled decides (A5)."),
        "one": N_("Step 1: coal {coal_1}, oil {oil_1}, garbage {garbage_1}, uranium {uranium_1}."),
        "two": N_("Step 2: coal {coal_2}, oil {oil_2}, garbage {garbage_2}, uranium {uranium_2}."),
        "three": N_("Step 3: coal {coal_3}, oil {oil_3}, garbage {garbage_3}, uranium {uranium_3}."),
        "place": N_("Each token goes to the dearest empty space of its fuel. If the supply has too few, those there"
                    " are come."),
        "special": "",
    },
    "plants": {
        "title": N_("what a plant burns, stores and powers"),
        "number": N_("There are {plants} plants, from {first_plant} to {last_plant}. The number is the lowest bid,"
                     " sorts the market and decides ties in the order."),
        "burns": N_("A plant that runs burns exactly the tokens printed on it, never fewer or more, and powers up to"
                    " as many cities as it shows, once a round."),
        "room": N_("It has room for {storage} times the tokens it burns, of its own fuel only."),
        "hybrid": N_("A hybrid burns any mix of coal and oil that adds up to its need; its room is shared by both."
                     " Plants burn one after another what lies on them; in between fuel may be moved (A48)."),
        "eco": N_("Eco plants and the fusion plant {last_plant} burn nothing, store nothing and always run."),
        "kept": N_("Nobody throws plants or fuel away without need (A21)."),
    },
    "step2": {
        "title": N_("two houses in a city"),
        "when": "",
        "plant": N_("When it begins, the lowest plant of the market leaves the game and a new one is drawn, only"
                    " this once."),
        "houses": N_("From the next building on a city takes two houses, the second for {second_slot} Elektro; an"
                     " empty city still costs {first_slot}."),
        "refill": N_("The refill of the same round is already that of Step 2."),
        "skipped": "",
    },
    "step3": {
        "title": N_("three houses in a city, and every plant on offer"),
        "card": N_("The Step 3 card lies under the deck; plants that go under the deck lie below it. When it is"
                   " drawn, these are shuffled and are the new deck."),
        "auction": N_("Drawn in the auctions, it counts as the highest plant until they are over. Then it leaves"
                      " with the lowest plant, neither is replaced, and Step 3 begins with buying fuel (A9)."),
        "build": "",
        "change": "",
        "bureaucracy": N_("Drawn at the end of bureaucracy, it leaves with the lowest plant at once, neither is"
                          " replaced, and Step 3 begins with the next round."),
        "then": N_("In Step 3 the market has {reduced} plants, all on offer. A city takes three houses, the third"
                   " for {third_slot} Elektro, and the refill is that of Step 3."),
        "lowest": N_("In bureaucracy the lowest plant leaves from now on, also in a round in which Step 3 has begun"
                     " before it (A12)."),
    },
    "end": {
        "title": N_("when it ends, and who wins"),
        "when": N_("The game ends after a building phase in which somebody has {last_round} cities or more, with"
                   " {players} players. All may finish building."),
        "nothing": N_("Nobody is paid any more, and no fuel comes."),
        "count": N_("Everybody counts how many of their cities they can power with the plants and the fuel they"
                    " have. Most win; cities without power do not count."),
        "tie": "",
    },
    "demolition": {
        "title": N_("the small expansion: money for old plants"),
        "cards": N_("The option demolition brings {demolition} cards in a pile, number 1 on top. Only the auctions"
                    " change."),
        "paid": N_("Whoever scraps a plant for a new one gets money, but after paying for the new one: it cannot"
                   " help to pay that bid (A47)."),
        "amounts": N_("The first one in a phase gets the first amount of the top card, everyone later in that phase"
                      " the second: {first} and {later} Elektro on card 1."),
        "pile": N_("After a phase with such a payment the top card is taken away; the last one always stays."),
        "source": N_("Our amounts are stand-ins: no source that we have shows the printed ones. Enter those of your"
                     " cards: voltable cards enter"),
        "trust": "",
    },
    "options": {
        "title": N_("what can be played otherwise"),
        "how": N_("An option is given as --option NAME=VALUE. Below, its default and its ruling stand in parentheses."),
        "demolition": N_("demolition ({default_demolition}): true plays with the small expansion, voltable rules"
                         " demolition --edition {edition}"),
        "regions": N_("regions ({default_regions}, A44): random draws the regions, draft lets the players pick them,"
                      " or they are named."),
        "starting_cities": "",
        "garbage_start": "",
        "trust_refill": "",
        "step_three_skips_two": N_("step_three_skips_two ({default_step_three_skips_two}, A4): if the Step 3 card"
                                   " comes before Step 2, true leaves Step 2 out, false makes its change of plants"
                                   " first."),
        "step_two_draws_three": N_("step_two_draws_three ({default_step_two_draws_three}, A6): if the new plant of"
                                   " Step 2 is the Step 3 card, true begins Step 3 at once, false with the next"
                                   " round."),
        "storage_anytime": "",
        "step_three_at_once": "",
        "late_start_empty": N_("late_start_empty ({default_late_start_empty}, A27): true lets a first city be an"
                               " empty one only, while there are any; false any with a free slot, at its price."),
        "trust_waits": "",
        "hidden_money": N_("hidden_money ({default_hidden_money}, A43): true shows nobody the money of the others."),
        "last_refill_two": N_("last_refill_two ({default_last_refill_two}, A5): if bureaucracy draws the Step 3 card"
                              " in Step 1, true makes the refill of that round the one of Step 2."),
        "trust_storage": "",
    },
    "notation": {
        "title": N_("how moves are written"),
        "line": N_("A move is a line with the player's name first, which may be left out: Ana open 12 14 puts up"
                   " plant 12 with a bid of 14."),
        "auction": N_("bid 15 raises, pass leaves this auction, drop the whole phase. scrap 5 gives up a plant, give"
                      " coal 2 fuel that no longer fits."),
        "turn": N_("fuel coal 3 buys three coal, build {city} connects a city, done ends the turn. Names with spaces"
                   ' stand in quotes: build "{spaced_city}"'),
        "run": N_("run 5 7 coal=1 oil=1 runs two plants; behind them stands what the hybrids among them burn"
                  " together. run alone runs nothing."),
        "chance": N_("At a real table say what comes: first Ana for the order, region {region} for a region, deal 17"
                     " for a plant, deal step3 for the Step 3 card."),
        "special": "",
    },
}  # fmt: skip
