"""Topics of the board game before they are read: sentences by what they are about, so that editions can replace one."""

Sheet = dict[str, dict[str, str]]  # by topic; a sentence that is empty keeps the place of an edition's own
Topics = dict[str, tuple[str, tuple[str, ...]]]

TITLE = "title"
ORDER = (
    "overview", "setup", "regions", "order", "auction", "discount", "fuel", "build", "bureaucracy", "refill", "plants",
    "obsolete", "step2", "step3", "end", "two", "starting", "storage", "uranium", "central", "demolition", "options",
    "notation",
)  # fmt: skip


def extended(sheet: Sheet, own: Sheet) -> Sheet:
    """A sheet with an edition's own sentences, in the place of those they replace, else behind them.

    >>> extended({"end": {"title": "the end", "tie": "", "last": "So."}}, {"end": {"tie": "More money wins."}})
    {'end': {'title': 'the end', 'tie': 'More money wins.', 'last': 'So.'}}
    """
    return {name: sheet.get(name, {}) | own.get(name, {}) for name in ORDER if name in sheet or name in own}


def read_out(sheet: Sheet) -> Topics:
    """Title and sentences of each topic, without the places that nobody has filled."""
    topics = {}
    for name, sentences in sheet.items():
        told = [sentence for place, sentence in sentences.items() if place != TITLE and sentence]
        topics[name] = (sentences[TITLE], tuple(told))
    return topics
