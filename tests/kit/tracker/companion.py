"""The command `voltable table` as a test calls it: words in, what is printed or the view out."""

import json

from click.testing import CliRunner

from voltable_host.cli import voltable as command


def run(*arguments, code=0):
    """A command's result; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, [str(argument) for argument in arguments])
    assert result.exit_code == code, (result.output, result.exception)
    return result


def begin(edition, players, *more):
    """A new table whose first order is as the names come."""
    run("table", "new", edition, "--players", players, "--ask-order", *more)
    for name in players.split(",")[:-1]:
        run("table", "next", "first", name)


def say(line=""):
    """Tell the table some lines; what it answers."""
    return run("table", "next", *line.split(), "-q").stdout


def refused(line):
    """Why the table does not take this, which must leave its file as it is."""
    before = view()
    why = run("table", "next", *line.split(), code=1).stderr
    assert view() == before
    return why.removeprefix("Error: ").strip()


def view():
    """The newest table as JSON."""
    return json.loads(run("table", "status", "--json").stdout)


def status():
    """The newest table as people read it, on one line."""
    return " ".join(run("table", "status").stdout.split())


def lines(*arguments):
    """The lines of JSON that a command prints."""
    return [json.loads(line) for line in run(*arguments, "--json").stdout.splitlines()]
