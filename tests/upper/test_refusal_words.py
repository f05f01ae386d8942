"""The engine's words as sentences: none has a hole, plants have labels and fuels have names."""

import ast
import re
from io import BytesIO
from pathlib import Path

import pytest

import voltable
from bake_words import Book
from device_words import texts_of
from english import ON_DEVICE, messages
from voltable import LogError, Refusal
from voltable.talk.plural import POLISH
from voltable.talk.speaker import Speaker
from voltable_host.language.words import refuse
from word_table import baked_table
from words.english.refusals import LOG_ERRORS, REFUSALS, SHORTER

ROOT = Path(__file__).resolve().parents[2]
PLACEHOLDER = re.compile(r"\{(\d)(:?)(\w*)\}")


def refusals(kind: str):
    """Each refusal the engine can raise: its word and how many numbers it brings, None for any number."""
    for folder in ("core", "cardgame"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == kind and node.args:
                    starred = any(isinstance(argument, ast.Starred) for argument in node.args)
                    for word in re.findall(r"'([a-z-]+)'", ast.unparse(node.args[0])):
                        yield word, None if starred else len(node.args) - 1


@pytest.mark.parametrize("kind, table", [("Refusal", REFUSALS), ("LogError", LOG_ERRORS)])
def test_every_refusal_fills_its_sentence(kind, table):
    """No sentence has a hole: where the engine brings fewer numbers there is a shorter one."""
    raised = [entry for entry in refusals(kind) if entry[0] != "not-now" or entry[1]]
    assert len(raised) > 15
    for word, count in raised:
        needed = max((int(place) + 1 for place, _rest, _kind in PLACEHOLDER.findall(table[word])), default=0)
        assert count is None or count >= needed or word in SHORTER, (word, count)


KINDS = {"", "fuel", "plant", "part", "city", "regions"}


def test_sentences_of_the_engine_have_braces_that_can_be_filled():
    """Only places and kinds that are known."""
    for sentence in [*REFUSALS.values(), *LOG_ERRORS.values(), *SHORTER.values()]:
        assert PLACEHOLDER.sub("", sentence).count("{") == 0, sentence
        assert {kind for _place, _rest, kind in PLACEHOLDER.findall(sentence)} <= KINDS
    assert not set(REFUSALS) & set(LOG_ERRORS)
    assert set(SHORTER) <= {*REFUSALS, *LOG_ERRORS}


@pytest.mark.parametrize(
    ("no", "sentence"),
    [
        (Refusal("too-poor", 14, 9), "That costs 14 Elektro and there are only 9."),
        (Refusal("not-offered", 3), "Plant 4b is not on offer: only plants of the current market are."),
        (Refusal("not-offered", 99), "That plant is not on offer: only plants of the current market are."),
        (Refusal("does-not-fit", 2),
         "Not one unit fits: oil. Plants store twice what they burn; in the last round buy only what they lack."),
        (Refusal("no-such-card", 0, 2, 3), "There is no such fuel card in the column of 3 Elektro: coal 2."),
        (Refusal("no-such-card", "coal9"),
         "There is no fuel card coal9. A card is written like coal2@3: fuel, units, column."),
        (Refusal("unknown-bot", "hal", "random", "steady"), "There is no bot hal. There are: random, steady."),
        (Refusal("unknown-option", "{1:}", "demolition"), "There is no option {1:}. There are: demolition, cards."),
        (Refusal("unknown-verb", ""), "Say what to do."),
        (Refusal("word-missing", "seat"), "Something is missing: a player's name."),
        (Refusal("nobody-knows", 1), "nobody-knows"),
        (LogError("illegal-move", 5, "too-poor", 4, 3),
         "Record 5 is not allowed there. That costs 4 Elektro and there are only 3."),
        (LogError("bad-genesis", 0, "unknown-edition chess card"),
         "The first record does not describe a game. There is no edition chess. There are: card."),
        (LogError("bad-genesis", 0, "'int' object is not iterable"), "The first record does not describe a game."),
    ],
)  # fmt: skip
def test_a_refusal_is_one_whole_text(no, sentence):
    """What happened and why, plants by label and fuels by name."""
    assert refuse(no, voltable.new_game("card", players=3, seed=1)) == sentence


def test_without_a_game_plants_have_no_label():
    """The sentence that needs none is said."""
    assert refuse(Refusal("not-offered", 3)).startswith("That plant is not on offer")


def test_names_of_the_engine_are_translated_by_their_context():
    """The phase of fuel is not the word fuel, and a plant's kind may be called otherwise than both."""
    book = Book("pl")
    book.add("fuel", "zakup paliw", context="phase")
    book.add("oil", "olej", context="fuel")
    table = baked_table(texts_of(book, messages(ON_DEVICE)), POLISH)
    polish = Speaker(lambda: BytesIO(table), voltable.new_game("card").edition)
    assert polish.name("phase", "fuel") == "zakup paliw"
    assert polish.refuse("does-not-fit", (2,)).startswith("Not one unit fits: olej.")
