"""What can go wrong on the line, each with the exit code that scripts see; a message ends with the next command."""

import click


class LineError(click.ClickException):
    """The line, or what came over it."""

    exit_code = 1


class NoDevice(LineError):
    """No port, none that may be opened, or nobody at its other end who knows our frames."""

    exit_code = 3

    def __init__(self, message: str, is_prompt: bool = False):
        super().__init__(message)
        self.is_prompt = is_prompt  # MicroPython is there, but the program does not run


class OtherVersion(LineError):
    """The device speaks another version of the protocol, or plays by another version of the rules."""

    exit_code = 4


class LineLost(LineError):
    """The line died in the middle of something."""

    exit_code = 3
