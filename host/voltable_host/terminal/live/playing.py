"""Moves at a prompt that the device puts in order: proposed, pending, taken or explained."""

from collections.abc import Callable

from voltable.line.flows import faults
from voltable.line.flows.live import DOWN, FORKED, LIVE, RESCUE, STOPPED, SYNC
from voltable.line.flows.proposal import Overtaken, Proposal
from voltable_host.asking import is_yes, leave_if_asked
from voltable_host.companion.line.live_client import LiveClient
from voltable_host.companion.line.refusals import Refused
from voltable_host.language import N_, _
from voltable_host.terminal.line import Changed
from voltable_host.terminal.live.errors import Disagreed, NotMade, Unconfirmed
from voltable_host.terminal.live.lines import LiveLines
from voltable_host.terminal.typed import Unclear

ENDED = (FORKED, RESCUE, STOPPED)
MOMENT = 0.7  # seconds after which a move is shown as pending
AT_A_KEYBOARD, IN_A_SCRIPT = 3.0, 10.0  # seconds that a lost line is waited for
MEETING = 30.0  # seconds for the device to open a whole game

STATES = {
    LIVE: N_("The device shows this game; moves count once it has them."),
    DOWN: N_("The device is not there any more. It is looked for; plug it in again."),
    RESCUE: N_("The device has another version of Voltable now. Put this one there: voltable device deploy"),
}
ALONE = N_(
    "The device is not there, so nobody knows whether it has moved. Play on without it? If somebody plays there too,"
    " one of you will have to give way. (y/n)"
)
NO_LINE = N_(
    "The device does not answer, so the move was not made here. It may have it: see with voltable device sync."
    " To play on without the device: --offline"
)
STOP = N_(
    "The device and this computer disagree about the rules after record {record}; nothing more is written."
    " The game: {file}. Put the same version there: voltable device deploy"
)
TOO_LATE = N_("The game went on at the device before your line; it was not played: {line}")
OVERTAKEN = N_("The game went on at the device before your move was there; it was not made.")
PENDING = N_("pending: the device does not have it yet")


class Together:
    """One game that is played here and there."""

    def __init__(self, client: LiveClient, lines: LiveLines, offline: bool, say: Callable[[str], None]):
        self.client = client
        self.lines = lines
        self.offline = offline  # nobody has to be asked
        self.say = say
        self.is_alone = False  # somebody has said that it goes on without the device

    @property
    def is_live(self) -> bool:
        """Whether the device has all there is."""
        return self.client.state == LIVE

    def begin(self) -> None:
        """Wait until both have the same, or until it is known why not."""
        client = self.client
        client.wait(lambda: client.state not in (DOWN, SYNC) or client.code, MEETING)
        if client.state in (DOWN, SYNC) and client.code:
            raise Refused(client.code)

    @property
    def needs_attention(self) -> bool:
        """Whether there is something to tell or to decide."""
        return self.client.has_news or self.client.state == FORKED

    def play(self, action: tuple) -> list:
        """What happened, once the device has it; a Refusal where the rules do not allow it any more."""
        client = self.client
        self.check_state()
        if self.is_alone and client.state == DOWN:
            return client.save.play(action)
        proposal = client.propose(action)
        if self.outcome(proposal):
            return self.result(proposal)
        client.withdraw()
        return client.save.play(action)

    def outcome(self, proposal: Proposal) -> bool:
        """Wait for the device; False where it is played without it."""
        client = self.client
        is_told = False
        while not client.wait(lambda: not proposal.is_pending or client.state in ENDED, MOMENT):
            if client.state == SYNC and client.code:
                client.withdraw()
                raise NotMade(Refused(client.code).message)
            is_down = client.state == DOWN and not client.wait(lambda: client.state != DOWN, self.patience())
            if is_down and self.goes_alone(proposal):
                return False
            if not is_told:
                self.say(_(PENDING))
                is_told = True
        self.check_state(proposal)
        return True

    def patience(self) -> float:
        """How long a line may be down before somebody is asked."""
        return AT_A_KEYBOARD if self.lines.keyboard else IN_A_SCRIPT

    def goes_alone(self, proposal: Proposal) -> bool:
        """Whether the move is made without the device; it may come back while people think about it."""
        if not self.offline and not self.lines.keyboard:
            self.client.withdraw()
            raise Unconfirmed(_(NO_LINE))
        self.is_alone = self.is_alone or self.offline or self.is_allowed()
        return self.is_alone and self.client.state == DOWN and proposal.is_pending

    def is_allowed(self) -> bool:
        """Ask; False where the device has come back in the meantime."""
        try:
            answer = self.lines.ask(_(ALONE) + " ")
            if is_yes(answer):
                return True
        except Changed:
            self.client.told_state = self.client.state
            if not self.client.moves:
                return False
            self.client.withdraw()
            raise
        self.client.withdraw()
        leave_if_asked(answer)
        raise NotMade(_("The move was not made."))

    def result(self, proposal: Proposal) -> list:
        """What became of it."""
        error = proposal.error
        if isinstance(error, Overtaken):
            raise Unclear(_(OVERTAKEN))
        if isinstance(error, faults.Refused):
            raise NotMade(Refused(error.code).message)
        if error:
            raise error
        return proposal.events or []

    def check_state(self, proposal: Proposal | None = None) -> None:
        """Nobody plays while two tails wait, or where the engines disagree."""
        state, save = self.client.state, self.client.save
        if proposal and not proposal.is_pending:
            return
        if state == STOPPED:
            self.client.withdraw()
            stop = _(STOP).format(record=save.records.count - 1, file=save.path)
            raise Disagreed(stop)
        if state == RESCUE:
            self.client.withdraw()
            raise Disagreed(_(STATES[RESCUE]))
        if state == FORKED:
            self.client.withdraw()
            raise Changed
