"""Prints the rules of every game by topic: `micropython tests/kit/talk/told_topics.py cs`.

Of each edition, then of games of it for every count of players, with what is said to whoever is asked; what is printed
depends on nothing but the language, so every interpreter has to print the same.
"""

import sys

import voltable
from voltable.engine.start import find_edition
from voltable.families import played_family
from voltable.talk.speaker import Speaker

# What is played otherwise in games of an even count of players.
OPTIONS = {
    "card": {"demolition": True, "choose_cards": True},
    "classic": {"demolition": True, "regions": "draft", "step_three_skips_two": False},
    "central_europe": {"late_start_empty": False},
    "recharged": {"starting_cities": True, "garbage_start": 9, "trust_refill": 3, "trust_waits": True},
}
ASKED = "open bid scrap give turn fuel build run region place mark deal first".split()


def told_topics(language):
    """All rules, line by line."""
    table = "host/voltable_host/data/words/" + language + ".bin"
    speaker = Speaker(lambda: open(table, "rb"))  # noqa: SIM115  the speaker closes it
    for name, _module in voltable.EDITIONS:
        edition = find_edition(name)
        page = played_family(edition.family).topics
        for line in read(page, edition, speaker):
            yield name + " " + line
        for count in range(edition.fewest, edition.most + 1):
            game = voltable.new_game(name, players=count, options={} if count % 2 else OPTIONS[name])
            for line in read(page, game.edition, speaker) + asked(page, game, speaker):
                yield name + " " + str(count) + " " + line


def read(page, edition, speaker):
    """The topics of an edition, in their order."""
    lines = []
    for topic in page.names(edition):
        sentences = [page.title(edition, topic)] + page.paragraphs(edition, topic)
        lines += [topic + ": " + speaker.say(sentence) for sentence in sentences]
    return lines


def asked(page, game, speaker):
    """What is said to whoever is asked, where somebody can be."""
    lines = []
    for what in ASKED:
        try:
            lines += [what + "? " + speaker.say(sentence) for sentence in page.help_with(game, what)]
        except KeyError:
            lines.append(what + " is never asked.")
    return lines


if __name__ == "__main__":
    for line in told_topics(sys.argv[1]):
        print(line)
