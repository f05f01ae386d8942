"""Which modules travel together: what is always loaded together is one file, for each .mpy repeats its names."""

# A bundle has a name of its own, or that of its entry module, which then keeps its path and its names.
BUNDLES = {
    "voltable.engine": (
        "voltable.dice", "voltable.edition", "voltable.events", "voltable.game", "voltable.log", "voltable.pack",
        "voltable.phase", "voltable.phases.auction", "voltable.phases.discount", "voltable.phases.drawing",
        "voltable.phases.over", "voltable.phases.scrapping", "voltable.phases.setup", "voltable.plants",
        "voltable.production", "voltable.refusal", "voltable.row", "voltable.scoring", "voltable.start",
        "voltable.state", "voltable.storage", "voltable.verbs", "voltable.words",
    ),
    "voltable.board_game": (
        "voltable.board_edition", "voltable.board_events", "voltable.board_plants", "voltable.board_state",
        "voltable.fuels", "voltable.market", "voltable.network", "voltable.phases.board_auction",
        "voltable.phases.board_setup", "voltable.phases.build", "voltable.phases.bureaucracy",
        "voltable.phases.fuel", "voltable.phases.order", "voltable.regions", "voltable.steps",
        "voltable.tables.money", "voltable.tables.plants", "voltable.tables.refill",
    ),
    "voltable.demolition": ("voltable.demolition", "voltable.tables.demolition"),
    "voltable.notation": ("voltable.notation", "voltable.vocabulary"),
    "voltable_cards.edition": (
        "voltable_cards.cards", "voltable_cards.columns", "voltable_cards.edition", "voltable_cards.events",
        "voltable_cards.phases.auction", "voltable_cards.phases.bureaucracy", "voltable_cards.phases.fuel",
        "voltable_cards.phases.setup", "voltable_cards.production", "voltable_cards.scoring",
        "voltable_cards.state", "voltable_cards.storage", "voltable_cards.tables.cards", "voltable_cards.words",
    ),
}  # fmt: skip

# Files of their own: loaded only when asked for, or handed around as an object.
ALONE = (
    "voltable", "voltable.board_checks", "voltable.board_view", "voltable.board_vocabulary", "voltable.boards",
    "voltable.boards.central_europe", "voltable.boards.germany", "voltable.boards.germany_recharged",
    "voltable.boards.usa", "voltable.boards.usa_recharged", "voltable.bots", "voltable.editions",
    "voltable.editions.central_europe", "voltable.editions.classic", "voltable.editions.recharged",
    "voltable.journal", "voltable.names", "voltable.payouts", "voltable.phases", "voltable.replay", "voltable.series",
    "voltable.tables", "voltable.trust", "voltable.view",
    "voltable_cards", "voltable_cards.bank", "voltable_cards.card_checks", "voltable_cards.phases",
    "voltable_cards.tables", "voltable_cards.view", "voltable_cards.vocabulary",
)  # fmt: skip
