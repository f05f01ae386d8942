"""The board game, in all its editions: its pages."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.shapes import Menus, PlayedFamily, Sentences, Topics, Turns


class BoardFamily:
    """Names each page; none is loaded before it is asked for."""

    @property
    def sentences(self) -> "Sentences":
        from voltable.boardgame import sentences

        return sentences

    @property
    def turns(self) -> "Turns":
        from voltable.boardgame import turns

        return turns

    @property
    def menu(self) -> "Menus":
        from voltable.boardgame import menu

        return menu

    @property
    def topics(self) -> "Topics":
        from voltable.boardgame import topics

        return topics

    @property
    def fuel_bought(self) -> type:
        from voltable.boardgame.events import FuelBought

        return FuelBought


FAMILY: "PlayedFamily" = BoardFamily()
