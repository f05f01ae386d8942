"""Each part of the gate by itself, told planted words as if whoever calls it had forgotten that they are not ours."""

import builtins
import io
import json
import sys
from unittest.mock import patch

import click
import pytest
from rich.table import Table
from rich.text import Text

from kit.gate.hearing import looked_at
from kit.gate.planted import LOUD, check_quiet, is_shown
from voltable.engine.names import FORBIDDEN
from voltable_host.asking import confirmed
from voltable_host.gate import asking, streams, telling
from voltable_host.gate.records import as_json, escaped
from voltable_host.gate.sentences import Sentence, in_lines
from voltable_host.gate.signs import shown
from voltable_host.language import _, ngettext
from voltable_host.talk import Talk
from voltable_host.terminal.marks import marked
from voltable_host.terminal.screen import Screen


def screen(work) -> None:
    """A screen does something."""
    work(Screen(Talk()))


SAYING = {
    "a note": lambda: Talk().note(LOUD),
    "a detail": lambda: Talk(verbose=True).detail(LOUD),
    "data": lambda: Talk().data({}, LOUD),
    "data as JSON": lambda: Talk(json=True).data({LOUD: [LOUD]}, ""),
    "a line": lambda: Talk().line(LOUD),
    "a line of JSON": lambda: Talk(json=True).line(json.dumps(LOUD, ensure_ascii=False)),
    "what has to be heard": lambda: Talk().aloud(LOUD, red=True),
    "an error": lambda: telling.show_error(click.UsageError(LOUD)),
    "a line on the screen": lambda: screen(lambda page: page.line(LOUD, 0, style="bold")),
    "a menu": lambda: screen(lambda page: page.choices([LOUD, LOUD])),
    "a question": lambda: asking.typed(LOUD),
    "yes or no": lambda: confirmed(LOUD),
    "whatever is typed": lambda: asking.answered(LOUD),
    "one of several": lambda: asking.chosen(LOUD, ["y", "n"]),
}


def answered(prompt: str = "") -> str:
    """Somebody says yes."""
    sys.stdout.write(prompt)
    return "y"


@pytest.mark.parametrize("kind", SAYING)
def test_what_is_said_is_shown(monkeypatch, kind):
    """On one line; and it is read by whoever looks."""
    monkeypatch.setattr(builtins, "input", answered)
    monkeypatch.setattr("click.termui.visible_prompt_func", answered)
    with looked_at() as window:
        SAYING[kind]()
    check_quiet(window.said())
    assert is_shown(window.said()) and "\nforged" not in window.said()


def test_cells_are_shown_as_wide_as_they_are():
    """So that what stands beside them stays in its column."""
    with looked_at() as window:
        page = Screen(Talk())
        table = page.grid("", "")
        for name in (LOUD, "x" * len(shown(LOUD))):
            table.add_row(name, "|")
        page.show(table)
    check_quiet(window.said())
    first, second = [line for line in window.said().splitlines() if "|" in line]
    assert first.index("|") == second.index("|")


def test_players_are_shown_beside_their_marks():
    """As wide as they are, too."""
    assert marked(0, False).append(" " + LOUD).plain.endswith(shown(LOUD))


@pytest.mark.parametrize(
    "drawn", [Text(LOUD), Text.assemble(("a", "bold"), LOUD), LOUD, [LOUD], Table(LOUD, title=LOUD)]
)
def test_whatever_is_drawn_is_shown(drawn):
    """Also where nobody thought of it; there a line may begin, for drawn things have lines."""
    with looked_at() as window:
        Talk().console.print(drawn)
    check_quiet(window.said().replace("forged", ""))
    assert r"\x1b]52" in window.said()


def test_styles_of_our_own_pass():
    """Through the guard too."""
    with looked_at() as window, patch.object(sys, "stdout", streams.Guarded(window)):
        Screen(Talk()).line("Bo wins.", style="bold")
        telling.draw("\r\x1b[K")
    assert "\x1b[1m" in window.said() and window.said().endswith("\r\x1b[K")


def test_a_bar_grows_with_any_label():
    """Its own signs pass."""
    with looked_at() as window, telling.bar(LOUD, 3) as step:
        step(3)
    assert r"\x1b]52" in window.said() and "\x1b]" not in window.said() and "\nforged" not in window.said()


def test_data_is_exact_where_nobody_looks(monkeypatch):
    """And shown on a terminal, line by line."""
    with looked_at() as window:
        telling.hand_over(LOUD)
    check_quiet(window.said().replace("forged", ""))
    with patch.object(sys, "stdout", io.StringIO()) as file:
        telling.hand_over(LOUD)
    assert file.getvalue() == LOUD


@pytest.mark.parametrize("sign", ["\x00", "\x9b", "\xad", "\u202e", "\u2066", "\ufeff", "\udcff", "\U000e0041", "\n"])
def test_json_is_exact(sign):
    """Every sign that acts, in texts and in names."""
    line = as_json({sign: [sign + "Łódź"]})
    check_quiet(line)
    assert json.loads(line) == {sign: [sign + "Łódź"]} and "Łódź" in line
    assert json.loads(escaped(json.dumps(sign, ensure_ascii=False))) == sign


def test_the_values_of_a_sentence_are_shown_and_sentences_are_not():
    """Numbers keep their form, and a sentence in a sentence its lines."""
    assert _("{name} wins.").format(name="Bo\nAna") == r"Bo\nAna wins."
    assert ngettext("{file}: {n} byte", "{file}: {n} bytes", 2).format(file="a\u202e") == r"a\u202e: 2 bytes"
    assert Sentence("{:>6.2f}|{}").format(1.5, in_lines(["a", "b"])) == "  1.50|a\nb"
    assert Sentence("{a}{b}").format(a="{b}", b=None) == "{b}None"


ACTING = frozenset(
    chr(code)
    for first, last in (
        (0, 0x1F), (0x7F, 0x9F), (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5),
        (0x180E, 0x180E), (0x200B, 0x200F), (0x2028, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xD800, 0xDFFF),
        (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF9, 0xFFFB), (0xE0000, 0xE00FF),
    )
    for code in range(first, last + 1)
)  # fmt: skip


def test_what_acts_is_shown_and_nothing_else():
    """Letters of every script, signs of ours, variants of letters, no-break spaces and backslashes stay."""
    quiet = "Łódź 東京 葛\U000e0100 ● ▲ → · … \xa0 \u3000 é e\u0301 🏭\ufe0f \\x1b"
    assert shown(quiet) == quiet
    assert {sign for sign in map(chr, range(0x110000)) if shown(sign) != sign} == ACTING


def test_what_the_core_forbids_in_names_is_shown():
    """But for the quotation mark, spaces, and variants of letters."""
    forbidden = {chr(code) for first, last in FORBIDDEN for code in range(first, min(last, 0xE00FF) + 1)}
    assert {sign for sign in forbidden - ACTING if not sign.isspace()} == {'"'}
