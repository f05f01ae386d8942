"""`voltable cards`: what the cards are, where their numbers come from, and those of one's own box."""

from voltable_host.commands.cards.check import check
from voltable_host.commands.cards.enter import enter
from voltable_host.commands.cards.show import show
from voltable_host.shell import group


@group("cards", examples=("cards show", "cards enter", "cards check mybox.json"))
def command() -> None:
    """The cards of the card game, and card sets of one's own."""


for part in (show, enter, check):
    command.add_command(part)
