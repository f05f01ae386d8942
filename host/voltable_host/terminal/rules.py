"""`rules` at the prompt: the topics of this game, or one of them with its numbers."""

from voltable_host.language import _
from voltable_host.language.rule_topics.finding import Found, find_topic
from voltable_host.language.rule_topics.layout import in_words, listed
from voltable_host.language.rule_topics.of_game import topic_of
from voltable_host.terminal.session import Session
from voltable_host.terminal.typed import Unclear

WIDEST = 80  # columns that are easily read


def show_rules(session: Session, text: str) -> None:
    """The list where nothing is named; else the topic that is meant."""
    edition = session.game.edition.name
    if not text:
        for _record, line in listed(edition):
            session.say(line)
        session.say(_("Read one with: rules auction"))
        return
    found = find_topic(text, edition)
    if found.name is None:
        raise Unclear(not_found(text, found))
    session.say(in_words(topic_of(found.name, session.game), min(session.screen.width(), WIDEST)))


def not_found(text: str, found: Found) -> str:
    """What to type instead."""
    if found.elsewhere:
        told = _("{name} is a topic of other editions: {editions}. Read it with: voltable rules {name} --edition"
                 " {edition}")  # fmt: skip
        return told.format(name=text, editions=", ".join(found.elsewhere), edition=found.elsewhere[0])
    if found.near:
        return _("There is no topic {name}. Did you mean: {near}?").format(name=text, near=", ".join(found.near))
    return _("There is no topic {name}. List them with: rules").format(name=text)
