"""The card game: its pages."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.shapes import Counting, Goals, Hints, Menus, Plans, PlayedFamily, Sentences, Turns, Warnings


class CardFamily:
    """Names each page; none is loaded before it is asked for."""

    @property
    def sentences(self) -> "Sentences":
        from voltable_cards import sentences

        return sentences

    @property
    def counting(self) -> "Counting":
        from voltable_cards import counting

        return counting

    @property
    def turns(self) -> "Turns":
        from voltable_cards import turns

        return turns

    @property
    def menu(self) -> "Menus":
        from voltable_cards import menu

        return menu

    @property
    def warnings(self) -> "Warnings":
        from voltable_cards import warnings

        return warnings

    @property
    def plan(self) -> "Plans":
        from voltable_cards import plan

        return plan

    @property
    def hints(self) -> "Hints":
        from voltable_cards import hints

        return hints

    @property
    def goal(self) -> "Goals":
        from voltable_cards import goal

        return goal

    @property
    def fuel_bought(self) -> type:
        from voltable_cards.events import FuelBought

        return FuelBought


FAMILY: "PlayedFamily" = CardFamily()
