"""Pictures of a simulated device's screen, in files."""

from pathlib import Path

import click

from voltable_host.companion.sim.png import png
from voltable_host.companion.sim.simulator import Simulator
from voltable_host.language import _


class Camera:
    """Takes a picture whenever it is told to, and at the end where a file is named for it."""

    def __init__(self, device: Simulator, talk, file: Path | None):
        self.device = device
        self.talk = talk
        self.file = file

    def __enter__(self) -> "Camera":
        return self

    def __exit__(self, *error) -> None:
        if self.file:
            self.take()

    def take(self, file: Path | None = None) -> None:
        """Into this file, or into the one that was named at the beginning."""
        target = file or self.file
        if not target:
            raise click.UsageError(_("Name the file of the picture: shot FILE.png"))
        self.expose(target)
        self.talk.data({"screenshot": str(target)}, _("The screen is in {file}.").format(file=target))

    def expose(self, target: Path) -> None:
        """Without a word about it."""
        target.write_bytes(png(self.device.sight.picture))
