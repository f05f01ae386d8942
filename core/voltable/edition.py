"""An edition is a page of numbers and its list of phases; this is what all of them share."""

from voltable.refusal import LogError, Refusal, shown


def by_players(two, three, four, five, six) -> tuple:
    """One number for 2, 3, 4, 5 and 6 players, as printed, to be asked by the count itself.

    >>> by_players(10, 7, 7, 7, 6)[4]
    7
    """
    return (None, None, two, three, four, five, six)


class Edition:
    """One printed game for one number of players, with its options settled."""

    name = ""
    boards: "tuple[str, ...]" = ()
    fewest, most = 2, 6
    options: "tuple[tuple[str, object], ...]" = ()  # (name, default) in the order of the contract
    phases: tuple = ()

    def __init__(self, count: int, board=None, options=None):
        if type(count) is not int or not self.fewest <= count <= self.most:
            raise Refusal("bad-player-count", count, self.fewest, self.most)
        if board is not None and board not in self.boards:
            raise Refusal("unknown-board", board, *self.boards)
        self.count = count
        self.board = board
        self.chosen = self.settle({} if options is None else options)
        self.course = [phase(self) for phase in self.phases]

    def settle(self, options) -> list:
        """The options that differ from their defaults, as pairs in the contract's order."""
        if not isinstance(options, dict):
            raise Refusal("bad-options")
        names = [name for name, _ in self.options]
        unknown = [str(shown(name)) for name in options if name not in names]
        if unknown:
            raise Refusal("unknown-option", min(unknown), *names)
        chosen = []
        for name, default in self.options:
            value = options.get(name, default)
            if type(value) is not type(default):
                raise Refusal("bad-option", name, value)
            setattr(self, name, value)
            if value != default:
                chosen.append((name, value))
        return chosen

    def enter(self, state, tell, phase: int):
        """Go to a phase and begin it."""
        state.phase = phase
        self.course[phase].begin(state, tell)

    def cards_hash(self):
        """What names the owner's card set in a log; none where the shipped one is used."""
        return None

    @classmethod
    def card_set(cls, tables):
        """A card set of one's own."""
        raise Refusal("unknown-option", "cards")

    @classmethod
    def with_cards(cls, options, card_hash, cards) -> dict:
        """The options of a log with the card set it names."""
        if card_hash is not None:
            raise LogError("bad-genesis", 0)
        return options
