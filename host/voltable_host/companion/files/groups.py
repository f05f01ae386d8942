"""Which modules travel together: what is always loaded together is one file, for each .mpy repeats its names."""

# A bundle has a name of its own, or that of its entry module, which then keeps its path and its names.
BUNDLES = {
    "voltable.engine": (
        "voltable.base_events", "voltable.dice", "voltable.game", "voltable.log", "voltable.pack",
        "voltable.phase", "voltable.phases.over", "voltable.refusal", "voltable.verbs", "voltable.words",
    ),
    "voltable.auctions": (
        "voltable.events", "voltable.phases.auction", "voltable.phases.discount", "voltable.phases.drawing",
        "voltable.phases.scrapping", "voltable.phases.setup", "voltable.production", "voltable.row",
        "voltable.scoring", "voltable.state", "voltable.storage",
    ),
    "voltable.board_numbers": ("voltable.board_edition", "voltable.fuels", "voltable.tables.refill"),
    "voltable.board_game": (
        "voltable.board_events", "voltable.board_plants", "voltable.board_state", "voltable.network",
        "voltable.phases.board_auction", "voltable.phases.board_setup", "voltable.phases.build",
        "voltable.phases.bureaucracy", "voltable.phases.fuel", "voltable.phases.order", "voltable.regions",
        "voltable.steps", "voltable.tables.plants",
    ),
    "voltable.table.edition": (
        "voltable.table.auction", "voltable.table.build", "voltable.table.depths", "voltable.table.edition",
        "voltable.table.ending", "voltable.table.events", "voltable.table.fields", "voltable.table.fuel",
        "voltable.table.needs", "voltable.table.numbers", "voltable.table.order", "voltable.table.phase",
        "voltable.table.setup", "voltable.table.state",
    ),
    "voltable.demolition": ("voltable.demolition", "voltable.tables.demolition"),
    "voltable.notation": ("voltable.notation", "voltable.vocabulary"),
    "voltable_cards.edition": ("voltable_cards.edition", "voltable_cards.words"),
    "voltable_cards.cards": ("voltable_cards.cards", "voltable_cards.tables.cards"),
    "voltable_cards.game": (
        "voltable_cards.columns", "voltable_cards.events", "voltable_cards.phases.auction",
        "voltable_cards.phases.bureaucracy", "voltable_cards.phases.fuel", "voltable_cards.phases.setup",
        "voltable_cards.production", "voltable_cards.scoring", "voltable_cards.state", "voltable_cards.storage",
    ),
    "voltable_device.app": (
        "voltable_device.app", "voltable_device.buttons", "voltable_device.cable", "voltable_device.cells",
        "voltable_device.clock", "voltable_device.course", "voltable_device.filed_log", "voltable_device.flash",
        "voltable_device.font", "voltable_device.kept", "voltable_device.memory", "voltable_device.mending",
        "voltable_device.page", "voltable_device.paper", "voltable_device.remembered", "voltable_device.scanned_log",
        "voltable_device.screens.screen", "voltable_device.signs", "voltable_device.texts",
    ),
    "voltable_device.link": (
        "voltable.exchange", "voltable.frame", "voltable.mark", "voltable.messages", "voltable_device.answers",
        "voltable_device.arriving", "voltable_device.conversation", "voltable_device.journals",
        "voltable_device.link", "voltable_device.sharing",
    ),
    "voltable_device.hardware": ("voltable_device.board", "voltable_device.encoder", "voltable_device.hardware"),
}  # fmt: skip

# Files of their own: loaded only when asked for, or handed around as an object.
ALONE = (
    "voltable", "voltable.board_checks", "voltable.board_view", "voltable.board_vocabulary", "voltable.boards",
    "voltable.boards.central_europe", "voltable.boards.germany", "voltable.boards.germany_recharged",
    "voltable.boards.usa", "voltable.boards.usa_recharged", "voltable.bots", "voltable.editions",
    "voltable.edition", "voltable.editions.central_europe", "voltable.editions.classic", "voltable.editions.recharged",
    "voltable.journal", "voltable.market", "voltable.names", "voltable.payouts", "voltable.phases", "voltable.plants",
    "voltable.replay", "voltable.series",
    "voltable.start",
    "voltable.table", "voltable.table.dummy", "voltable.table.income", "voltable.table.power", "voltable.table.view",
    "voltable.table.vocabulary", "voltable.tables", "voltable.tables.money", "voltable.trust", "voltable.view",
    "voltable_cards", "voltable_cards.bank", "voltable_cards.card_checks", "voltable_cards.phases",
    "voltable_cards.tables", "voltable_cards.view", "voltable_cards.vocabulary",
    "voltable_device", "voltable_device.colour_paper", "voltable_device.displays", "voltable_device.displays.none",
    "voltable_device.displays.oled", "voltable_device.displays.palette", "voltable_device.displays.sh1106",
    "voltable_device.displays.sh1107", "voltable_device.displays.spi_wires", "voltable_device.displays.ssd1306",
    "voltable_device.displays.st7789", "voltable_device.games", "voltable_device.lights", "voltable_device.profiles",
    "voltable_device.screens", "voltable_device.screens.auction", "voltable_device.screens.auction_quick",
    "voltable_device.screens.brightness", "voltable_device.screens.build", "voltable_device.screens.calculator",
    "voltable_device.screens.chooser", "voltable_device.screens.crash", "voltable_device.screens.dummy",
    "voltable_device.screens.dummy_plant", "voltable_device.screens.dummy_scrap", "voltable_device.screens.first",
    "voltable_device.screens.fix", "voltable_device.screens.fork", "voltable_device.screens.fuel",
    "voltable_device.screens.income", "voltable_device.screens.kinds", "voltable_device.screens.languages",
    "voltable_device.screens.last_card", "voltable_device.screens.link", "voltable_device.screens.market",
    "voltable_device.screens.menu", "voltable_device.screens.message", "voltable_device.screens.offers",
    "voltable_device.screens.over",
    "voltable_device.screens.paused", "voltable_device.screens.pin_test", "voltable_device.screens.power",
    "voltable_device.screens.receiving", "voltable_device.screens.refill", "voltable_device.screens.resume",
    "voltable_device.screens.rewind", "voltable_device.screens.setup", "voltable_device.screens.step",
    "voltable_device.screens.tie", "voltable_device.screens.watch", "voltable_device.settings",
    "voltable_device.starting", "voltable_device.tally", "voltable_device.words",
)  # fmt: skip

# What no screen and no message of the line asks for: it serves terminals, scripts and bots, and stays on the computer.
NOT_ON_BOARD = (
    "voltable.board_checks", "voltable.board_view", "voltable.board_vocabulary", "voltable.bots", "voltable.notation",
    "voltable.series", "voltable.table.view", "voltable.table.vocabulary", "voltable.view", "voltable.vocabulary",
    "voltable_cards.card_checks", "voltable_cards.view", "voltable_cards.vocabulary",
)  # fmt: skip
