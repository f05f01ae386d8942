"""The games of tools/digest.py: what each is, and how it is played; only public names, the same on every interpreter.

A move is told by its verb's number, which logs keep for ever, and an event by its name and fields, so that neither
depends on where a module lies.
"""

import sys
from binascii import hexlify
from hashlib import sha256

import voltable

UNDO, OPEN_AMOUNT, FUEL = 2, (4, 5, 9, 11, 20, 21, 22, 23), 11  # verbs; these come with their least and most
DEAL, CITY, INCOME, SET = 17, 20, 22, 23
MOST_MOVES = 700  # random games may go on for ever
LOOK = 24  # moves between two looks at the whole log
STEP = 386  # from one game of a sample to the next; forty of them meet every kind
BOARDS = (
    ("classic", "germany"), ("classic", "usa"), ("classic", "central_europe"), ("central_europe", "central_europe"),
    ("recharged", "germany"), ("recharged", "usa"),
)  # fmt: skip
DEPTHS = ("guide", "quick", "score", "market")
REGION_COUNTS = (3, 3, 4, 5, 5)  # for two to six players
REGIONS = {  # each region touches one before it
    "germany": ("northeast east south southwest west", "west northwest northeast east southwest"),
    "usa": ("northwest southwest south southeast northeast", "northeast north southeast south northwest"),
    "central_europe": (
        "hungary austria slovakia czech_republic poland_west",
        "poland_west poland_east czech_republic slovakia austria",
    ),
}  # fmt: skip
CARD_OPTIONS = (("demolition", True), ("singles_unlimited", True), ("hidden_money", True))
SHARED_OPTIONS = (("demolition", True), ("late_start_empty", False), ("hidden_money", False))
CLASSIC_OPTIONS = SHARED_OPTIONS + (
    ("step_three_skips_two", False), ("step_two_draws_three", False), ("step_three_at_once", True),
)  # fmt: skip
RECHARGED_OPTIONS = SHARED_OPTIONS + (
    ("step_three_skips_two", True), ("step_two_draws_three", True), ("starting_cities", True), ("garbage_start", 9),
    ("trust_refill", 3), ("storage_anytime", True), ("trust_waits", True),
)  # fmt: skip
PLAIN = ("demolition", "late_start_empty", "hidden_money", "step_three_at_once", "starting_cities", "garbage_start")
NAMES = ("Ana", "Bo B", "Čeněk", "Dana", "x=1", "Six")


class Chance:
    """Chance of our own (Wichmann and Hill), so that the engine's may move house."""

    def __init__(self, seed: int):
        self.x, self.y, self.z = 1 + seed % 30000, 1 + seed * 7 % 30000, 1 + seed * 31 % 30000
        for _ in range(5):
            self.pick(2)

    def pick(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.x = self.x * 171 % 30269
        self.y = self.y * 172 % 30307
        self.z = self.z * 170 % 30323
        return (self.x + self.y + self.z) % count


class Plan:
    """What is played: arguments of new_game or of new_table, and how."""

    def __init__(self, number, edition, board, players, depth=None):
        self.number, self.edition, self.board, self.players, self.depth = number, edition, board, players, depth
        self.chance = chance = Chance(number)
        self.options = [pair for pair in self.possible() if not chance.pick(3)]
        if depth is None and board and chance.pick(3):
            self.options.append(("regions", "draft" if chance.pick(2) else self.some_regions()))
        self.at_table = chance.pick(2 if depth else 4) == 0  # no seed: the table says what was drawn
        self.named = chance.pick(2) == 0
        self.takes_back = chance.pick(3) == 0
        self.eager = chance.pick(3) == 0  # seldom passes

    def possible(self) -> tuple:
        """The options that may be chosen, each at the value that is not its default; a tracker reads some."""
        board = RECHARGED_OPTIONS if self.edition == "recharged" else CLASSIC_OPTIONS
        if self.depth is None:
            return board if self.board else CARD_OPTIONS
        return tuple([pair for pair in board if pair[0] not in PLAIN]) if self.board else ()

    def some_regions(self) -> list:
        """As many as there must be."""
        orders = REGIONS[self.board]
        return orders[self.chance.pick(len(orders))].split()[: REGION_COUNTS[self.players - 2]]

    def name(self) -> str:
        """All of it in one word."""
        words = [f"{self.number:03d}", self.edition, self.board or "cards", str(self.players)]
        words += [self.depth] if self.depth else []
        for option, value in self.options:
            words.append(option + "=" + ("+".join(value) if isinstance(value, list) else str(value)))
        for word, said in (("table", self.at_table), ("names", self.named), ("undo", self.takes_back)):
            words += [word] if said else []
        return ",".join(words + (["eager"] if self.eager else []))

    def begin(self):
        """The game."""
        players: int | list[str] = list(NAMES[: self.players]) if self.named else self.players
        options = dict(self.options)
        if self.depth:
            seed = None if self.at_table else self.number
            return voltable.new_table(
                self.edition, board=self.board, players=players, depth=self.depth, seed=seed, options=options
            )
        dice = "table" if self.at_table else None
        return voltable.new_game(
            self.edition, board=self.board, players=players, seed=self.number, dice=dice, options=options
        )


def plans() -> list:
    """Every game: boards and cards with two to six, twelve and twenty times each, and every depth of the tracker."""
    wanted = [(edition, board, None) for _ in range(12) for edition, board in BOARDS]
    wanted += [("card", None, None)] * 20
    wanted += [(edition, board, depth) for edition, board in BOARDS for depth in DEPTHS]
    wanted += [("card", None, depth) for depth in DEPTHS[:-1]]
    made = []
    for edition, board, depth in wanted:
        for players in range(2, 7):
            made.append(Plan(len(made), edition, board, players, depth))
    return made


def spread(count: int) -> list:
    """So many of them, from all kinds; a step that shares no factor with their number visits each once."""
    made = plans()
    return [made[place * STEP % len(made)] for place in range(count)]


def digest_of(plan) -> str:
    """SHA-256 over every move with its events and the hash after it, and over the log."""
    game = plan.begin()
    chance = plan.chance
    told = sha256()
    told.update(game.hash().encode())
    log = b""
    for move in range(MOST_MOVES):
        if game.over:
            break
        if plan.takes_back and not chance.pick(14):
            lines = wander(game, chance)
        else:
            action = choose(game, plan, chance, move)
            lines = [repr(action)] + [event_text(event) for event in game.play(action)]
        told.update("\n".join(lines + [str(game.turn), game.hash()]).encode())
        if move % LOOK == 0:
            log = grown(log, game.dump())
            told.update(log)
    log = grown(log, game.dump())
    told.update(log)
    told.update(repr([list(group) for group in game.ranking()]).encode())
    again = voltable.load(log)
    if (again.hash(), again.turn, again.dump()) != (game.hash(), game.turn, log):
        raise ValueError(plan.name() + ": its log brings another game back")
    return hexlify(told.digest()).decode()


def grown(before, log):
    """The log, which only ever becomes longer: so the last one tells what it was after every move."""
    if log[: len(before)] != before:
        raise ValueError("a log was not continued")
    return log


def event_text(event) -> str:
    """Name and fields, such as FuelBought(seat=0, fuel=1, tokens=2, cost=4); without the place of its class."""
    name, _, fields = repr(event).partition("(")
    return name.split(".")[-1] + "(" + fields


def wander(game, chance) -> list:
    """A few steps back or forth, or a leap to a record; what is refused is told too."""
    kind = chance.pick(4)
    lines = []
    for _ in range(1 if kind == 3 else 1 + chance.pick(4)):
        try:
            if kind == 3:
                lines += [event_text(event) for event in game.play((UNDO, chance.pick(8 + game.view()["moves"])))]
            else:
                lines.append(str(game.undo() if kind else game.redo()))
        except voltable.Refusal as no:
            lines.append(str(no))
        lines.append(game.hash())
    return lines


def choose(game, plan, chance, move) -> tuple:
    """A kind of move, then one of its choices, then its amount; a tracker is seldom corrected."""
    choices = game.choices()
    if plan.depth:
        rare = chance.pick(12)
        choices = [choice for choice in choices if rare == 0 or choice[0] not in (SET, DEAL)] or choices
    verbs = []
    for choice in choices:
        if choice[0] not in verbs:
            verbs.append(choice[0])
    if plan.eager and len(verbs) > 1 and chance.pick(4):
        verbs = [verb for verb in verbs if len([choice for choice in choices if choice == (verb,)]) == 0] or verbs
    verb = verbs[chance.pick(len(verbs))]
    same = [choice for choice in choices if choice[0] == verb]
    return sized(same[chance.pick(len(same))], chance, move)


def sized(choice, chance, move) -> tuple:
    """With its open amount settled; what a tracker counts grows with the game."""
    if choice[0] not in OPEN_AMOUNT:
        return choice
    least, most = choice[-2:]
    more = most - least + 1
    if choice[0] in (CITY, INCOME):
        amount = least + min(more - 1, move // 12 + chance.pick(3))
    else:
        amount = least + chance.pick(more if choice[0] in (FUEL, SET) else min(more, 3))
    return choice[:-2] + (amount,)


def main(arguments):
    """A line a game, of so many games of all kinds (0: of all), the part of one of several processes."""
    count, part, parts = [int(number) for number in arguments]
    for plan in (spread(count) if count else plans())[part::parts]:
        print(plan.name(), digest_of(plan))


if __name__ == "__main__":
    main(sys.argv[1:])
