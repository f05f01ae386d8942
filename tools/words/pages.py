"""Messages that are found by page, topic and word; core/voltable/talk/sheets.py says them."""

from collections.abc import Mapping


def by_topic(page: str, topics: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """The sentences of a page by their ids.

    >>> by_topic("board", {"end": {"title": "when it ends, and who wins"}})
    {'board.end.title': 'when it ends, and who wins'}
    """
    return {f"{page}.{topic}.{word}": text for topic, lines in topics.items() for word, text in lines.items()}
