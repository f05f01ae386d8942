"""Plays games with random moves and prints all that is said of them: `micropython tests/kit/talk/told_games.py cs`.

Headings, menus with their groups and questions, sentences of events and of moves without one, and tables that are
followed. What is printed depends on nothing but the language, so every interpreter has to print the same.
"""

import sys

import voltable
from voltable import Refusal
from voltable.bots.random_bot import random_dice, random_move
from voltable.engine.verbs import BUILD, BUY, FUEL, OPEN, SCRAP
from voltable.families import family_of, played_family_of
from voltable.plants import menu
from voltable.plants.plan import NoPlan
from voltable.plants.unasked import why
from voltable.talk import telling
from voltable.talk.speaker import Speaker
from voltable.tracker.answers import answers
from voltable.tracker.asked import question
from voltable.tracker.news import news
from voltable.tracker.why import rule

GAMES = (
    ("card", None, 3, {"demolition": True}, None),
    ("card", None, 2, {"choose_cards": True}, None),
    ("card", None, 4, {}, "table"),
    ("classic", "usa", 4, {"demolition": True}, None),
    ("central_europe", None, 3, {"regions": "draft"}, None),
    ("recharged", "germany", 2, {"starting_cities": True}, None),
    ("recharged", "usa", 5, {}, "table"),
)
TABLES = (("classic", 4, "market"), ("recharged", 2, "score"), ("card", 2, "quick"), ("central_europe", 3, "guide"))
NAMES = ("Ana", "Bo", "Cy", "Dan", "Éva")
MENUS = 3  # a menu after so many moves
FOLLOWED = 300  # moves of a table


def told_games(language):
    """All games, line by line."""
    for edition, board, players, options, dice in GAMES:
        drawn = {"dice": dice} if dice else {}
        game = voltable.new_game(edition, board, list(NAMES[:players]), players, options=options, **drawn)
        for line in told(game, language, played_family_of(game)):
            yield line
    for edition, players, depth in TABLES:
        table = voltable.new_table(edition, players=list(NAMES[:players]), depth=depth, seed=players)
        for line in told(table, language, None):
            yield line


def told(game, language, played):
    """One game, or so much of a table."""
    table = "host/voltable_host/data/words/" + language + ".bin"
    speaker = Speaker(lambda: open(table, "rb"), of(game), game.names)  # noqa: SIM115  the speaker closes it
    page, dice, moves = family_of(game), random_dice(len(game.names)), 0
    while not game.over and (played or moves < FOLLOWED):
        moves += 1
        yield " · ".join([speaker.say(part) for part in page.turns.heading(game)])
        if not played and not game.over and moves % MENUS == 0:
            for line in asked_at_a_table(speaker, game):
                yield line
        if played and moves % MENUS == 0:
            yield shown(speaker, game, played)
            for line in warned_and_planned(speaker, game, played):
                yield line
        action = random_move(game.choices(), dice)
        before = telling.unsaid(page.sentences, game, action)
        events = game.play(action)
        after = telling.tell(page.sentences, events, game) + telling.tell_briefly(page.sentences, events * 2, game)
        for message in before + after:
            yield str(message.about) + " " + speaker.say(message)


def of(game):
    """What lends names: an edition, or the numbers that a table has of it."""
    return getattr(game.edition, "numbers", game.edition)


def shown(speaker, game, played):
    """The menu with what is asked above it, and what would be said of its last choice if nobody was asked."""
    entries = menu.entries(played.menu, game)
    question = menu.question(played.menu, game, entries)
    labels = [speaker.say(entry.label) + "=" + entry.notation for entry in entries]
    groups = [speaker.say(entry.group) if entry.group else "" for entry in entries]
    reason = why(game, entries[-1].action, list) if game.turn >= 0 else None
    said = [speaker.say(one) if one else "" for one in (question, reason)]
    return menu.asked(played.menu, game) + " | ".join([one for one in labels + groups + said if one])


def warned_and_planned(speaker, game, played):
    """What speaks against the last choice, and what comes of a plan with one thing of each kind."""
    if game.turn is None or game.turn < 0:
        return
    warning = played.warnings.warning(game, game.choices()[-1], [0])
    if warning:
        yield speaker.say(warning)
    plan = played.plan.begin(game, game.turn)
    for part in ((OPEN, min(game.state.market or (0,)), 0), (FUEL, 0, 1), (BUY, 0, 2, 0), (BUILD, 8), (SCRAP, 0)):
        try:
            plan.add(part)
        except NoPlan as no:
            yield speaker.say(no.said)
        except Refusal as no:
            yield speaker.refuse(no.word, no.numbers)
    for line in plan.result():
        yield speaker.say(line)


def asked_at_a_table(speaker, game):
    """What is asked and why, what everybody has to hear, and the words that answer it."""
    for message in [question(game), rule(game)] + news(game):
        yield speaker.say(message)
    for words, meaning in answers(game):
        yield words + ": " + speaker.say(meaning)


if __name__ == "__main__":
    for line in told_games(sys.argv[1]):
        print(line)
