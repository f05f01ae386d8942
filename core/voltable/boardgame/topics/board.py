"""What all editions of the board game say of their rules, topic by topic."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.talk.shapes import Sheet

OPTIONS = "options"
SHEET: "Sheet" = ("board", (
    ("overview", ("title", "goal: fewest most", "two?", "round", "direction", "steps", "end")),
    ("setup", (
        "title", "money: start_money houses", "regions: edition",
        "fuel: coal_lying coal_price oil_lying oil_price garbage_lying garbage_price uranium_lying uranium_price",
        "market?", "deck?",
    )),
    ("regions", (
        "title", "boards: all_regions region_cities boards", "count: players regions", "connected", "chance", "draft",
    )),
    ("order", ("title", "cities", "tie", "first", "direction")),
    ("auction", ("title", "open?", "bid", "sale", "next", "one", "limit: limit", "unsold?")),
    ("discount", ()),
    ("fuel", ("title", "room: storage", "price: dearest each dearest_uranium", "sold", "moved", "special?")),
    ("build", (
        "title", "first@late_start_empty: first_slot", "price", "slots: first_slot second_slot third_slot", "way",
        "once", "special?",
    )),
    ("bureaucracy", ("title", "run", "income: most_paid income", "fuel: edition", "slide", "lowest")),
    ("refill", (
        "title", "players@last_refill_two: players", "one: coal_1 oil_1 garbage_1 uranium_1",
        "two: coal_2 oil_2 garbage_2 uranium_2", "three: coal_3 oil_3 garbage_3 uranium_3", "place", "special?",
    )),
    ("plants", (
        "title", "number: plants first_plant last_plant", "burns", "room: storage", "hybrid", "eco: last_plant",
        "kept",
    )),
    ("obsolete", ()),
    ("step2", ("title", "when?", "plant", "houses: second_slot first_slot", "refill", "skipped?")),
    ("step3", ("title", "card", "auction", "build?", "change?", "bureaucracy", "then: reduced third_slot", "lowest")),
    ("end", ("title", "when: last_round players", "nothing", "count", "tie?")),
    ("two", ()),
    ("starting", ()),
    ("storage", ()),
    ("uranium", ()),
    ("central", ()),
    ("demolition", ("title", "cards: demolition", "paid", "amounts: first later", "pile", "source", "trust?")),
    (OPTIONS, (
        "title", "how", "demolition: default_demolition edition", "regions: default_regions", "starting_cities?",
        "garbage_start?", "trust_refill?", "step_three_skips_two: default_step_three_skips_two",
        "step_two_draws_three: default_step_two_draws_three", "storage_anytime?", "step_three_at_once?",
        "late_start_empty: default_late_start_empty", "trust_waits?", "hidden_money: default_hidden_money",
        "last_refill_two: default_last_refill_two", "trust_storage?",
    )),
    ("notation", ("title", "line", "auction", "turn: city spaced_city", "run", "chance: region", "special?")),
))  # fmt: skip
OPTIONS_OF_A_GAME: "Sheet" = ("game", (
    (OPTIONS, ("how",)),
))  # fmt: skip
