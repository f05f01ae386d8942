"""The board game, in all its editions: its pages."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.shapes import Counting, Goals, Hints, Menus, Plans, PlayedFamily, Sentences, Turns, Warnings


class BoardFamily:
    """Names each page; none is loaded before it is asked for."""

    @property
    def sentences(self) -> "Sentences":
        from voltable.boardgame import sentences

        return sentences

    @property
    def counting(self) -> "Counting":
        from voltable.boardgame import counting

        return counting

    @property
    def turns(self) -> "Turns":
        from voltable.boardgame import turns

        return turns

    @property
    def menu(self) -> "Menus":
        from voltable.boardgame import menu

        return menu

    @property
    def warnings(self) -> "Warnings":
        from voltable.boardgame import warnings

        return warnings

    @property
    def plan(self) -> "Plans":
        from voltable.boardgame import plan

        return plan

    @property
    def hints(self) -> "Hints":
        from voltable.boardgame import hints

        return hints

    @property
    def goal(self) -> "Goals":
        from voltable.boardgame import goal

        return goal

    @property
    def fuel_bought(self) -> type:
        from voltable.boardgame.events import FuelBought

        return FuelBought


FAMILY: "PlayedFamily" = BoardFamily()
