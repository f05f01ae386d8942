"""The file that an owner's cards are entered into: whole on the disk after every answer, and never over another."""

import os
from pathlib import Path
from typing import Any

import click

from voltable_host import disk
from voltable_host.card_sets.card_file import CardFileError, parse, read_content, shipped_cards, sound_data
from voltable_host.card_sets.check import VIOLATION, check_cards
from voltable_host.card_sets.in_use import forget, is_in_use, use, usual_place
from voltable_host.card_sets.laid_out import laid_out
from voltable_host.card_sets.own import refused
from voltable_host.language import _

Data = dict[str, Any]
OF_A_ROW = ("id", "number", "size", "kind", "fuel", "income", "group", "units", "mark", "index", "first", "later",
            "last_card", "provenance", "where")  # fmt: skip


class EnteredFile:
    """A card set and its file.

    The usual file, or whichever is in use, is played with while nothing in it contradicts the print. It goes out of use
    before it is written wrong and comes back after it is written right: a power cut in between leaves nobody with cards
    that are refused.
    """

    def __init__(self, path: Path):
        self.path = path.resolve()
        self.good = self.read()  # what is on the disk; nothing before the first answer
        self.data = new_set() if self.good is None else sound(self.path, self.good)
        self.comes_into_use = is_in_use(path) or self.path == usual_place().resolve()
        if self.good is not None:
            self.settle()

    def read(self) -> bytes | None:
        """What the file holds, or nothing where there is none."""
        if not os.path.lexists(self.path):
            return None
        try:
            return read_content(self.path)
        except CardFileError as error:
            raise refused(self.path, error.sentences) from error

    def write(self, data: Data) -> None:
        """The whole set, on the disk for good; where that fails, all is as before."""
        if self.read() != self.good:
            told = _("{file} was changed by somebody else meanwhile and stays as it is. Leave, and begin again.")
            raise click.ClickException(told.format(file=click.format_filename(self.path)))
        if self.comes_into_use and violations(data):
            self.leave_use()
        content = laid_out(data)
        try:
            disk.renew(self.path, content)
        except OSError as error:
            if self.read() == content:  # it has its name, and nobody knows whether for good
                self.good = content
            told = _("{file} cannot be written ({why}). All answers before this one are kept.")
            file = click.format_filename(self.path)
            raise click.ClickException(told.format(file=file, why=error.strerror or error)) from error
        self.data, self.good = data, content
        self.settle()

    def settle(self) -> None:
        """It comes into use where it may."""
        if self.comes_into_use and not violations(self.data):
            use(self.path)

    def leave_use(self) -> None:
        """Nobody is dealt cards that contradict the print."""
        if is_in_use(self.path):
            forget()

    @property
    def is_played_with(self) -> bool:
        """Whether games are begun with it where no other is named."""
        return is_in_use(self.path)


def new_set() -> Data:
    """The shipped cards, all of them still stand-ins but for those that are printed somewhere."""
    shipped = shipped_cards()
    demolition = {side: rows_of(rows) for side, rows in shipped["demolition"].items()}
    lists = {name: rows_of(shipped[name]) for name in ("plants", "fuel_cards")}
    return {"schema_version": shipped["schema_version"]} | lists | {"demolition": demolition}


def rows_of(rows: list[Data]) -> list[Data]:
    """Rows without what is said about our stand-ins."""
    return [{name: value for name, value in row.items() if name in OF_A_ROW} for row in rows]


def sound(path: Path, content: bytes) -> Data:
    """The cards of a file that can be written again; any other is refused and stays as it is."""
    try:
        data = sound_data(parse(content))
        laid_out(data)
    except CardFileError as error:
        raise refused(path, error.sentences) from error
    except RecursionError as error:
        raise refused(path, [_("The card file is nested too deeply.")]) from error
    return data


def violations(data: Data) -> list[str]:
    """What contradicts the print."""
    return [finding.text for finding in check_cards(data) if finding.kind == VIOLATION]
