"""What the device did meanwhile, told at the prompt."""

from collections.abc import Iterator

from voltable.engine.verbs import PICKED, UNDO
from voltable.line.flows.live import FORKED, LIVE
from voltable_host.language import N_, _
from voltable_host.saves.history import is_table
from voltable_host.terminal.live.picking import settle
from voltable_host.terminal.live.playing import STATES, TOO_LATE, Together
from voltable_host.terminal.live.retelling import Retold, retold
from voltable_host.terminal.say import tell, unsaid

TAKEN_BACK = N_("Taken back at the device.")


def news(together: Together) -> Iterator[Retold]:
    """Each move of the device that nobody was told of; then how the line stands, and a fork that is settled."""
    client, lines = together.client, together.lines
    moves, state = client.take_news()
    late, lines.unread = lines.unread, ""
    if moves:
        yield from (told for told in retold(client.save.game, min(moves)) if told.line.record in moves)
        if late:
            together.say(_(TOO_LATE).format(line=late.strip()))
    if state in STATES:
        together.say(_(STATES[state]))
    if state == LIVE:
        together.is_alone = False
    elif client.state == FORKED:
        settle(together)
    elif state is not None:
        together.check_state()


def sentences(told: Retold) -> list[tuple[int | None, str]]:
    """A move of the device in words, with the seat each sentence is about."""
    if told.action[0] == PICKED:
        return []
    if told.action[0] == UNDO:
        return [(None, _(TAKEN_BACK))]
    said = list(tell(told.events, told.table))
    return said if said or not is_table(told.table) else unsaid(told.before, told.action)
