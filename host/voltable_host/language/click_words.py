"""Click's own sentences that our commands can bring up; click asks our catalogue for them (language.choose)."""

from voltable_host.language import N_


def NN_(one: str, many: str) -> tuple[str, str]:  # noqa: N802  the name that tools/bake_words.py knows
    """Marks a sentence with its plural for the catalogue."""
    return one, many


HELP = (
    N_("Usage:"),
    N_("Options"),
    N_("Positional arguments"),
    N_("Commands"),
    N_("default: {default}"),
    N_("required"),
    N_("Show the version and exit."),
    N_("Show this message and exit."),
    N_("Try '{command} {option}' for help."),
)
ERRORS = (
    N_("Error: {message}"),
    N_("Missing command."),
    N_("Missing argument"),
    N_("Missing option"),
    N_("Missing parameter"),
    N_("No such command {name!r}."),
    N_("No such option {name!r}."),
    N_("No such option: {name}"),  # click before 8.3
    N_("Invalid value: {message}"),
    N_("Invalid value for {param_hint}: {message}"),
    N_("Option {name!r} does not take a value."),
    N_("Choose from:\n\t{choices}"),
    N_("{value!r} is not a valid {number_type}."),
    N_("{value} is not in the range {range}."),
    N_("Error: invalid input"),
    N_("Aborted!"),
)
PLURALS = (
    NN_("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})"),
    NN_("{value!r} is not {choice}.", "{value!r} is not one of {choices}."),
    NN_("Option {name!r} requires an argument.", "Option {name!r} requires {nargs} arguments."),
)
FILES = (
    N_("file"),
    N_("directory"),
    N_("path"),
    N_("{name} {filename!r} does not exist."),
    N_("{name} {filename!r} is a file."),
    N_("{name} {filename!r} is a directory."),
    N_("{name} {filename!r} is not readable."),
    N_("{name} {filename!r} is not writable."),
    N_("Could not open file {filename!r}: {message}"),
    N_("unknown error"),
)
