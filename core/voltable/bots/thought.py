"""What a bot says: its move, and why."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action
    from voltable.talk.said import Said


class Thought:
    """A move and its reason, a message that is put into words where people read it."""

    __slots__ = ("action", "why")

    def __init__(self, action: "Action", why: "Said") -> None:
        self.action = action
        self.why = why

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thought) and (self.action, self.why) == (other.action, other.why)

    def __hash__(self) -> int:
        return hash(self.action)

    def __repr__(self) -> str:
        return "Thought" + repr((self.action, self.why))
