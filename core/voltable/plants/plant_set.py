"""A set of plants: what is printed on them, by their place in the set."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Plants:
    """The numbers, kinds and needs of all plants, ascending."""

    __slots__ = ("kind", "need", "number")

    kind: "tuple[int, ...]"
    need: "tuple[int, ...]"
    number: "tuple[int, ...]"

    def label(self, plant: int) -> str:
        """A plant as people write it: its number, with a letter where the number occurs more than once."""
        number = self.number[plant]
        if self.number.count(number) == 1:
            return str(number)
        return str(number) + "abcdefghijklmnopqrstuvwxyz"[plant - self.number.index(number)]

    def find(self, label: str) -> "list[int]":
        """The plants a label can mean: one with its letter, all of a bare number."""
        return [plant for plant in range(len(self.number)) if label in (self.label(plant), str(self.number[plant]))]

    def needs(self, plants: "Iterable[int]") -> "tuple[int, ...]":
        """What these plants burn together, by kind: the four fuels, then what hybrids burn of their two."""
        needs = [0, 0, 0, 0, 0, 0]
        for plant in plants:
            needs[self.kind[plant]] += self.need[plant]
        return tuple(needs)
