"""`voltable table end`: the game ends now, for whatever reason."""

from voltable.engine.verbs import SET
from voltable.tracker.fields import END
from voltable_host.companion.line.device_option import device_options
from voltable_host.shell import command
from voltable_host.talk import pass_talk
from voltable_host.terminal.following.finding import game_option, opened
from voltable_host.terminal.following.telling import play, tell_table


@command("end", examples=("table end",))
@game_option
@device_options
@pass_talk
def end(talk, name, device, offline) -> None:
    """End the game now: the last count is asked for, then the result is told."""
    with opened(talk, name) as save:
        tell_table(talk, save, lambda game: [play(game, (SET, END, 1))], device, offline)
