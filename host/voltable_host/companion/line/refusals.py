"""What goes wrong on the line, in sentences: why the device does not do what was asked, or why nobody answers."""

from voltable.line.flows import faults
from voltable.line.messages import (
    BUSY,
    FLASH_ERROR,
    FLASH_FULL,
    FORKED,
    ILLEGAL,
    OVER_LIMIT,
    STALE,
    UNKNOWN_GAME,
    UNKNOWN_KIND,
    VERSION,
)
from voltable_host.companion.line.errors import LineError, LineLost, NoDevice, OtherVersion
from voltable_host.language import N_, _

OTHER_RULES = N_(
    "The device has another version of Voltable, so its games can only be read."
    " Put this version there: voltable device deploy"
)
SENTENCES = {
    STALE: N_("Somebody plays on the device at this very moment. Run this again."),
    UNKNOWN_KIND: OTHER_RULES,
    UNKNOWN_GAME: N_("The device does not have this game any more. Put it there: voltable device sync GAME"),
    ILLEGAL: N_("The device refuses a move that is legal here. Put this version there: voltable device deploy"),
    VERSION: OTHER_RULES,
    FLASH_FULL: N_("The flash of the device is full. Make room: voltable device reset --forget GAME"),
    FLASH_ERROR: N_("The device cannot write to its flash. Copy its games: voltable device backup"),
    FORKED: N_("Both sides went on by themselves. Pick one: voltable device sync --keep device, or --keep host"),
    BUSY: N_("The device is busy with something else. Wait a moment and run this again."),
    OVER_LIMIT: N_("The log of this game is full: nothing more can be played in it."),
}
OTHER = (VERSION, UNKNOWN_KIND, ILLEGAL)  # two versions met
NOBODY = {
    faults.PROMPT: N_(
        "MicroPython is at {port}, but Voltable does not run there. Put it there: voltable device deploy"
    ),
    faults.STRANGER: N_("What is at {port} is no Voltable device. See which ports there are: voltable device list"),
    faults.NOTHING: N_("Nothing answers at {port}. Find out why: voltable device doctor --port {port}"),
}
SILENT = N_("The device stopped answering. What it had confirmed is kept on both sides. Run this again.")


class Refused(LineError):
    """The device cannot do what was asked; its code says why."""

    def __init__(self, code: int):
        sentence = SENTENCES.get(code, N_("The device refuses it (code {code})."))
        super().__init__(_(sentence).format(code=code))
        self.code = code
        if code in OTHER:
            self.exit_code = OtherVersion.exit_code  # pyright: ignore[reportAttributeAccessIssue]  click asks the instance


def nobody(silence: str, port: str) -> NoDevice:
    """Nobody answers there; what the silence was like."""
    return NoDevice(_(NOBODY[silence]).format(port=port), is_prompt=silence == faults.PROMPT)


def in_words(fault: faults.LineFault, port: str) -> LineError:
    """What a flow could not do, for people and scripts."""
    if isinstance(fault, faults.Refused):
        return Refused(fault.code)
    if isinstance(fault, faults.Nobody):
        return nobody(fault.word, port)
    return LineLost(_(SILENT))
