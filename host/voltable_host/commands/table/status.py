"""`voltable table status`: how a table stands, and what it asks."""

from voltable_host.shell import command
from voltable_host.talk import pass_talk
from voltable_host.terminal.following.finding import game_option, looked_at
from voltable_host.terminal.following.status import show_status


@command("status", examples=("table status", "table status --json", "table status -v"))
@game_option
@pass_talk
def status(talk, name) -> None:
    """Whose turn it is, what is paid and refilled, how far it is to the next step and the end; what is asked.

    With -v the rule behind it.
    """
    name, game = looked_at(talk, name)
    if talk.json:
        talk.data(game.view(), "")
    else:
        show_status(talk, game, name)
