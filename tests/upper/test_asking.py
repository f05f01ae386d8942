"""Questions at a keyboard: yes, no, and leaving."""

import click
import pytest
from click.testing import CliRunner

from voltable_host.asking import Left, confirmed, is_leaving, is_no, is_yes, leave_if_asked
from voltable_host.language import LANGUAGES, _, choose


@pytest.fixture(autouse=True)
def english():
    """Tests leave the program speaking English."""
    yield
    choose("en")


@pytest.mark.parametrize("line", ["q", "quit", "exit", " EXIT ", "Quit\n"])
def test_three_words_leave(line):
    """In any letters."""
    assert is_leaving(line)
    with pytest.raises(Left):
        leave_if_asked(line)


@pytest.mark.parametrize("line", ["", "quit now", "exits", "quito", "x", "y"])
def test_other_words_stay(line):
    """They may mean something."""
    assert not is_leaving(line)
    leave_if_asked(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_in_every_language(language):
    """By the word or its letter, and in English as well; none of them is both, or leaves."""
    choose(language)
    for word in ("yes", "y", "1", _("yes"), _("yes")[:1].upper()):
        assert is_yes(word) and not is_leaving(word)
    for word in ("no", "n", "2", _("no")):
        assert is_no(word) and not is_leaving(word)
    assert not is_yes("") and not is_no("")


def answered(given: str, default: bool):
    """What a command makes of the answers, and what was asked."""

    @click.command()
    def command():
        click.echo(confirmed("Remove it?", default))

    return CliRunner().invoke(command, input=given)


@pytest.mark.parametrize(
    ("given", "default", "told"),
    [("y\n", False, "True"), ("no\n", True, "False"), ("\n", True, "True"), ("\n", False, "False"),
     ("perhaps\nyes\n", False, "True"), ("0\nn\n", True, "False")],
)  # fmt: skip
def test_a_question_is_asked_until_it_is_answered(given, default, told):
    """Enter means what is likely."""
    result = answered(given, default)
    assert (result.exit_code, result.stdout) == (0, f"{told}\n")
    assert result.stderr.count("Remove it? " + ("[Y/n]" if default else "[y/N]")) == given.count("\n")
    assert result.stderr.count("Answer yes or no.") == given.count("\n") - 1


@pytest.mark.parametrize("given", ["q\n", "quit\n", "exit\n", ""])
def test_whoever_leaves_has_not_said_yes(given):
    """Nor has the end of the input."""
    result = answered(given, True)
    assert result.exit_code == 1 and "True" not in result.stdout and "Aborted" in result.stderr
