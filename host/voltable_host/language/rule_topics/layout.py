"""Topics as lines, for a command and for the prompt."""

import textwrap
from collections.abc import Iterator

from voltable_host.gate.sentences import in_lines
from voltable_host.language.rule_topics import topic, topics

NAME_WIDE = 2  # columns between a name and its title


def listed(edition: str) -> Iterator[tuple[dict, str]]:
    """Each topic with its title, as a record and as a line."""
    width = max(map(len, topics(edition))) + NAME_WIDE
    for name in topics(edition):
        title = topic(name, edition)["title"]
        yield {"topic": name, "title": title}, f"{name:<{width}}{title}"


def in_words(record: dict, width: int) -> str:
    """The title, then a paragraph for each sentence."""
    lines = [f"{record['topic']} - {record['title']}"]
    for sentence in record["sentences"]:
        lines += textwrap.wrap(
            sentence, width, initial_indent="- ", subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
        )
    return in_lines(lines)
