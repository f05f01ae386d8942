"""Every sentence for people is in the catalogues, translated, with its braces, and baked."""

import ast
import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from bake_words import FORMS, Book, baked, mo, read, sentences
from find_words import Found, commands, marked, sources
from kit.terminal.literals import unmarked
from voltable_host.cli import voltable as root_command
from voltable_host.language import LANGUAGES, _, choose, click_words

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "tools" / "words"
TRANSLATED = [language for language in LANGUAGES if language != "en"]
ENDINGS = re.compile(r"(?:\|(?:a|as|t))+\}")
BRACES = re.compile(r"\{[^{}]*\}|%\(\w+\)s")

# Literals with spaces that nobody translates, and why; the beginning of the text is enough.
NOT_FOR_THE_CATALOGUE = {
    ("host/voltable_host/commands/bench.py", "MicroPython, 32 bit"): "a name in JSON",
    ("host/voltable_host/measuring/measure.py", "CPython "): "a name in JSON",
    ("device/voltable_device/screens/line.py", "Voltable "): "a name and a number",
    ("device/voltable_device/screens/offers.py", "Centr. Europe"): "a name that the map's passport translates",
    ("host/voltable_host/companion/files/mip_package.py", '{\n  "version"'): "JSON",
    ("host/voltable_host/companion/sim/key_lines.py", "press KEY…"): "words that are typed",
    ("host/voltable_host/measuring/device.py", "\nimport gc"): "a program",
    ("host/voltable_host/measuring/starting.py", "from voltable_host"): "a program",
    ("host/voltable_host/commands/completion.py", "Register-ArgumentCompleter"): "a program",
    ("host/voltable_host/maps/sentences.py", '"'): "JSON of a rule",
    ("host/voltable_host/series/workers.py", "import pickle"): "a program",
    ("host/voltable_host/series/workers.py", "exit "): "how a process ended, as systems call it",
    ("host/voltable_host/series/workers.py", "signal "): "how a process ended, as systems call it",
    ("host/voltable_host/card_sets/entering.py", "physical box"): "what a card file says, as its owner would by hand",
    ("host/voltable_host/terminal/entering.py", "go "): "what is typed, the same in every language",
    ("host/voltable_host/terminal/line.py", "tab: complete"): "an order to readline",
    ("host/voltable_host/terminal/line.py", "bind ^I rl_complete"): "an order to libedit",
    ("host/voltable_host/terminal/prompt.py", " max"): "what is typed, the same in every language",
    ("host/voltable_host/terminal/seats.py", "bot:"): "names of seats",
    ("host/voltable_host/commands/device/doctor.py", "voltable device"): "a command",
    ("host/voltable_host/commands/device/doctor.py", " ok"): "the sign of a check, the same in every language",
    ("host/voltable_host/commands/device/wiring.py", "key "): "a part's name in baked data, translated as {label}",
    ("host/voltable_host/companion/port/checks.py", "voltable device"): "a command",
    ("host/voltable_host/companion/port/checks.py", " SDA"): "names of wires",
    ("host/voltable_host/companion/port/scripts.py", "\nimport"): "a program",
    ("host/voltable_host/companion/port/scripts.py", "\nfrom"): "a program",
    ("host/voltable_host/companion/port/scripts.py", "\nf.close"): "a program",
    ("host/voltable_host/companion/port/transport.py", "OSError"): "what MicroPython says",
    ("host/voltable_host/companion/line/live_client.py", "live "): "the name of a thread",
    ("host/voltable_host/companion/line/opening.py", "Could not configure port"): "what pyserial says",
    ("host/voltable_host/companion/line/port.py", "port "): "the name of a thread",
    ("host/voltable_host/companion/line/ports.py", "Raspberry Pi"): "a maker's name",
}


@pytest.fixture(autouse=True)
def english():
    """Tests leave the program speaking English."""
    yield
    choose("en")


@pytest.fixture(scope="module")
def books():
    """The catalogues as they lie in tools/words, by language; the template is the English one."""
    found = {language: read(WORDS / f"{language}.po") for language in TRANSLATED}
    return found | {"en": read(WORDS / "voltable.pot")}


def forms_of(message) -> list[str]:
    """The translations of a message, one for each plural form."""
    return list(message.string) if isinstance(message.id, (tuple, list)) else [message.string]


def braces(text: str) -> list[str]:
    """The placeholders of a text, in any order."""
    return sorted(BRACES.findall(text))


def shorn(message, form: str) -> str:
    """A translation without the endings that only messages of the upper half may ask for: {plant|as}."""
    upper = all(file.startswith("tools/words/english/") for file, _line in message.locations)
    return ENDINGS.sub("}", form) if upper else form


# What is in the catalogues


def test_everything_baked_is_up_to_date():
    """Template, .po, .mo and the device's files are what the sources say: run make words."""
    stale = [str(name) for name, data in baked(ROOT).items() if (ROOT / name).read_bytes() != data]
    assert stale == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_marked_sentence_is_in_the_catalogue(books, language):
    """Also where nobody has baked yet."""
    missing = [found for found in marked(ROOT) if not books[language].get(key(found), found.context)]
    assert missing == []


def key(found: Found) -> str:
    """What a catalogue finds a sentence by."""
    return found.sentence if isinstance(found.sentence, str) else found.sentence[0]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_is_translated(books, language):
    """In all its forms, and settled."""
    open_ones = [message.id for message in sentences(books[language]) if message.fuzzy or not all(forms_of(message))]
    assert open_ones == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_keep_the_braces(books, language):
    """What the program fills in stands in every form; one and many may have braces of their own."""
    wrong = []
    for message in sentences(books[language]):
        allowed = [braces(text) for text in ([message.id] if isinstance(message.id, str) else message.id)]
        wrong += [
            (message.id, form) for form in forms_of(message) if form and braces(shorn(message, form)) not in allowed
        ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_plurals_have_as_many_forms_as_the_language(books, language):
    """Three in Czech and Polish, two in Spanish and Hungarian."""
    plurals = [message for message in sentences(books[language]) if not isinstance(message.id, str)]
    assert plurals
    assert {len(forms_of(message)) for message in plurals} == {FORMS[language][0]}


@pytest.mark.parametrize("file, tree", [pytest.param(*source, id=source[0]) for source in sources(ROOT)])
def test_no_sentence_bypasses_the_catalogue(file, tree):
    """A literal with words in it is marked, or stands above with a reason."""
    known = [text for place, text in NOT_FOR_THE_CATALOGUE if place == file]
    assert [(line, text) for line, text in unmarked(tree) if not text.startswith(tuple(known))] == []


def test_every_exception_is_still_needed():
    """A reason whose literal is gone goes too."""
    trees = dict(sources(ROOT))
    for file, start in NOT_FOR_THE_CATALOGUE:
        assert any(text.startswith(start) for _line, text in unmarked(trees[file])), (file, start)


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('print("Two words")', ["Two words"]),
        ('print(f"{n} words")', [" words"]),
        ('raise RuntimeError("It is late.")', ["It is late."]),
        ('talk.note(_("Two words"), "three more words")', ["three more words"]),
        ('print(_("{a} b").format(a="not marked"))', ["not marked"]),
        ('"""Doc string."""\nN_("Two words")\nraise ValueError("for us")\nre.split("a b", c)\n"a b".split()', []),
        ('def f(a: "int or str") -> "a b":\n    assert a, "never seen"', []),
        ('print(f"{a} {b}", "word", f"run {c}")', []),
        ('EXAMPLES = ("cards show",)\ncommand(examples=EXAMPLES, help="in the tree", say="Two words")', ["Two words"]),
    ],
)
def test_the_search_for_literals_finds_sentences_and_nothing_else(code, found):
    """What it looks at, and what it leaves alone."""
    assert [text for _line, text in unmarked(ast.parse(code))] == found


# Help and click's own sentences

TREE = list(commands())


@pytest.mark.parametrize("path, command", [pytest.param(*entry, id=entry[0] or "voltable") for entry in TREE])
def test_every_command_has_help_and_an_example_that_parses(path, command):
    """Whoever asks for help sees how the command is called."""
    assert command.help and command.help.strip()
    assert command.examples
    for example in command.examples:
        assert example.startswith(path)
        parse(example)


def parse(example: str) -> None:
    """Read a command line as click does, and run nothing."""
    command, arguments = root_command, shlex.split(re.split(r"[|<>]", example)[0])
    context = None
    while True:
        context = command.make_context(command.name, arguments, parent=context)
        if not isinstance(command, click.Group):
            return
        arguments = [*getattr(context, "_protected_args", ()), *context.args]
        if not arguments:
            return
        _name, command, arguments = command.resolve_command(context, arguments)


def test_every_command_of_the_table_can_be_loaded():
    """The tree is whole."""
    assert {path.partition(" ")[0] for path, _command in TREE} == {"", *root_command.table}


def test_help_is_looked_up_as_it_was_baked(monkeypatch, books):
    """Whatever a command asks the catalogue for when it is asked for help is in there."""
    asked = set()
    monkeypatch.setattr("voltable_host.shell._", lambda sentence: asked.add(sentence) or sentence)
    for path, _command in TREE:
        assert CliRunner().invoke(root_command, [*path.split(), "--help"]).exit_code == 0
    assert len(asked) > len(TREE)
    assert [sentence for sentence in asked if sentence and not books["en"].get(sentence)] == []


MISTAKES = (
    "dance", "cards", "cards dance", "cards show --colour", "cards show --json=1", "cards show --lang", "cards shoe",
    "cards show --lang xx", "cards check", "cards check a b", "bench --games 0", "bench --games x", "simulate chess",
    "cards check a b c", "cards show --pl",
)  # fmt: skip


def test_what_click_says_is_in_our_catalogue(monkeypatch, books):
    """Help of every command and the usual mistakes: each sentence click asks gettext for is listed."""
    asked = set()

    def remember(*sentence):
        asked.add(sentence[0])
        return sentence[0] if len(sentence) == 1 or sentence[2] == 1 else sentence[1]

    for module in (click.core, click.decorators, click.exceptions, click.formatting, click.parser, click.types):
        for name in ("_", "ngettext"):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, remember)
    for path, _command in TREE:
        assert CliRunner().invoke(root_command, [*path.split(), "--help"]).exit_code == 0
    for mistake in MISTAKES:
        assert CliRunner().invoke(root_command, mistake.split()).exit_code == 2, mistake
    assert {"Usage:", "Error: {message}", "Missing argument", "No such command {name!r}."} <= asked
    assert [sentence for sentence in asked if not books["en"].get(sentence)] == []


def test_click_speaks_the_chosen_language(tmp_path, monkeypatch):
    """Its sentences come from our catalogue, with our own around them."""
    book = Book("cs")
    for text, translation in (("Usage:", "Použití:"), ("Options", "Volby"), ("tell more", "říci víc")):
        book.add(text, translation)
    place = tmp_path / "cs" / "LC_MESSAGES"
    place.mkdir(parents=True)
    (place / "voltable.mo").write_bytes(mo(book))
    monkeypatch.setattr("voltable_host.language.CATALOGUES", tmp_path)
    choose("cs")
    said = CliRunner().invoke(root_command, ["cards", "show", "--help"]).output
    assert "Použití: " in said and "Volby:" in said and "říci víc" in said
    assert _("Options") == "Volby"


def test_click_words_are_marked_once():
    """A sentence stands in one of the lists."""
    listed = [*click_words.HELP, *click_words.ERRORS, *click_words.FILES, *(one for one, _many in click_words.PLURALS)]
    assert len(listed) == len(set(listed))
