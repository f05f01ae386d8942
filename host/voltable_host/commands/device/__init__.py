"""`voltable device`: the companion, a small board on the table."""

from voltable_host.commands.device.sim import sim
from voltable_host.shell import group


@group("device", examples=("device sim", "device sim --profile pico-lcd-1.3"))
def command() -> None:
    """The companion: a small board on the table that knows whose turn it is."""


for part in (sim,):
    command.add_command(part)
