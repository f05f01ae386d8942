"""A fuel card as people write it, in their own words for the fuel."""

from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action


def fuel_card(bought: "Action") -> Said:
    """The card that an action buys, such as coal2@3; the prompt understands it in every language."""
    _, fuel, units, column = bought
    return said("bot-fuel-card", fuel=fuel, units=units, column=column)
