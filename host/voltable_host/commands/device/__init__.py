"""`voltable device`: the companion, a small device on the table."""

from voltable_host.commands.device.backup import backup
from voltable_host.commands.device.config import config
from voltable_host.commands.device.deploy import deploy
from voltable_host.commands.device.doctor import doctor
from voltable_host.commands.device.flash import flash
from voltable_host.commands.device.list import list_
from voltable_host.commands.device.reset import reset
from voltable_host.commands.device.sim import sim
from voltable_host.commands.device.sync import sync
from voltable_host.commands.device.watch import watch
from voltable_host.commands.device.wiring import wiring
from voltable_host.shell import group


@group("device", examples=("device sim", "device list", "device deploy --profile pico-lcd-1.3", "device doctor"))
def command() -> None:
    """The companion: a small device on the table that knows whose turn it is."""


for part in (list_, doctor, flash, deploy, sync, watch, config, backup, reset, wiring, sim):
    command.add_command(part)
