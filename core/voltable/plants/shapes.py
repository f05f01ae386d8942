"""Types that the phases of plants share with both games; only type checkers read this, no device loads it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections import OrderedDict
    from typing import Protocol, TypeAlias

    Runs: TypeAlias = list[tuple[int, int, int]]  # each set that can run, least and most of its hybrids' first fuel
    Rows: TypeAlias = OrderedDict[str, object]  # a part of a view, its keys in the order of the contract

    class Printed(Protocol):
        """A set of plants as far as production asks it."""

        @property
        def kind(self) -> tuple[int, ...]: ...
        @property
        def need(self) -> tuple[int, ...]: ...
