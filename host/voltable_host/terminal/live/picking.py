"""Two tails of one game at the prompt: both are shown, and somebody picks, here or on the device."""

from voltable.line.flows.forking import DEVICE, HOST
from voltable.line.flows.live import DOWN, FORKED
from voltable_host.asking import leave_if_asked
from voltable_host.companion.line import branches_told
from voltable_host.companion.line.live_client import LiveClient
from voltable_host.gate.sentences import in_lines
from voltable_host.language import _
from voltable_host.language.folding import folded
from voltable_host.terminal.line import Changed
from voltable_host.terminal.live.errors import NotMade
from voltable_host.terminal.live.playing import MEETING, Together


def settle(together: Together) -> None:
    """Ask which one goes on; the device may be faster, or gone. A script is told the command that picks."""
    client = together.client
    fork = client.fork
    if fork is None:
        return
    facts = branches_told.facts(fork)
    told = branches_told.lines(facts, client.save.records.gid)
    if not together.lines.keyboard:
        raise NotMade(in_lines([*told, branches_told.how_to_pick()]))
    for line in told:
        together.say(line)
    while client.fork is fork and client.live.choice is None:
        pick(together)
    choice = client.live.choice
    client.wait(lambda: client.state != FORKED, MEETING)
    if choice is None and is_lost(client, fork.ours):
        choice = DEVICE  # somebody there was faster
    if choice and client.state != DOWN:
        together.say(branches_told.picked(choice, facts))


def pick(together: Together) -> None:
    """One answer; another one is asked for where it means nothing."""
    client = together.client
    try:
        answer = folded(together.lines.ask(branches_told.question() + " "))
    except Changed:
        if client.moves:
            raise
        client.told_state = client.state
        return
    leave_if_asked(answer)
    for side, word in ((DEVICE, _("device")), (HOST, _("here"))):
        if answer and (side.startswith(answer) or folded(word).startswith(answer)):
            client.pick(side)
            return


def is_lost(client: LiveClient, head: bytes) -> bool:
    """Whether the log here does not go by this head any more."""
    records = client.save.records
    return all(records.head_at(number) != head for number in range(records.count))
