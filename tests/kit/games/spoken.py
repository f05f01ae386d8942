"""Messages held against the baked tables: whether a sentence is there, and says all it has to."""

from voltable.talk.phrases import SLOT
from voltable.talk.plural import FORM
from voltable.talk.said import Said
from voltable.talk.speaker import Speaker
from voltable.talk.table import find

TABLE = "host/voltable_host/data/words/en.bin"


def opened():
    """The English table."""
    return open(TABLE, "rb")


def lacking(message, game):
    """What is wrong with a message: no sentence, or values that do not fill it; empty if all is well."""
    speaker = Speaker(opened, game.edition, game.names)
    with opened() as table:
        text = find(table, message.message)
    if text is None:
        return "no sentence: " + message.message
    named = {slot.partition(":")[0] for form in text.split(FORM) for slot in form.split(SLOT)[1::2]}
    if FORM in text:
        named.add("n")
    if named != set(message.values):
        return "other values: " + repr(message)
    for name in named:
        if not speaker.slot(name, message.values):
            return "nothing is shown for " + name + ": " + repr(message)
    return "".join([lacking(value, game) for value in message.values.values() if isinstance(value, Said)])
