"""`voltable table`: the companion without a device, on the same log."""

from voltable_host.commands.table.bank import bank
from voltable_host.commands.table.end import end
from voltable_host.commands.table.new import new
from voltable_host.commands.table.next import next_
from voltable_host.commands.table.set import set_
from voltable_host.commands.table.status import status
from voltable_host.commands.table.undo import undo
from voltable_host.shell import group


@group("table", examples=("table new classic --players Ana,Bo,Cy", "table next", "table next city 7", "table undo"))
def command() -> None:
    """The companion without a device: it follows the game that you play with cardboard.

    It tells whose turn it is, in which direction, what is paid, what the market gets, when a step or the end comes, and
    what the third party of two players takes.
    """


for part in (new, next_, status, set_, undo, end, bank):
    command.add_command(part)
