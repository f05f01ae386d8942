"""Why a move was not made, where the device has a say in it."""

from voltable_host.saves.save_errors import SaveError


class NotMade(SaveError):
    """The device refuses a move, or a person has to decide something first."""


class Unconfirmed(NotMade):
    """The device did not take a move, as far as anybody knows."""

    exit_code = 3


class Disagreed(NotMade):
    """The device plays by other rules."""

    exit_code = 4
