"""The card game: its pages."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.shapes import Menus, PlayedFamily, Sentences, Topics, Turns


class CardFamily:
    """Names each page; none is loaded before it is asked for."""

    @property
    def sentences(self) -> "Sentences":
        from voltable_cards import sentences

        return sentences

    @property
    def turns(self) -> "Turns":
        from voltable_cards import turns

        return turns

    @property
    def menu(self) -> "Menus":
        from voltable_cards import menu

        return menu

    @property
    def topics(self) -> "Topics":
        from voltable_cards import topics

        return topics

    @property
    def fuel_bought(self) -> type:
        from voltable_cards.events import FuelBought

        return FuelBought


FAMILY: "PlayedFamily" = CardFamily()
