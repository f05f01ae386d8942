"""`voltable cards show`: every card, and where its numbers come from."""

from voltable_host.card_sets.card_file import RECONSTRUCTED, CardFileError, describe, shipped_cards
from voltable_host.card_sets.in_use import chosen
from voltable_host.card_sets.in_words import in_columns
from voltable_host.card_sets.own import refused
from voltable_host.language import _
from voltable_host.options import cards_option
from voltable_host.shell import command
from voltable_host.talk import pass_talk
from voltable_host.wrong_value import existing


@command("show", examples=("cards show", "cards show --cards mybox.json --json", "cards show --cards shipped"))
@cards_option
@pass_talk
def show(talk, cards) -> None:
    """List every card that is played with, and its provenance; reconstructed ones are our stand-ins."""
    path = chosen(cards)
    try:
        rows = describe(existing(path) if path else shipped_cards())
    except CardFileError as error:
        raise refused(path, error.sentences) from error
    for row in rows:
        talk.data(row, in_columns(row))
    doubtful = sum(row["provenance"] == RECONSTRUCTED for row in rows)
    if doubtful and not talk.json:
        sentence = _(
            "{doubtful} of {all} cards are reconstructed: our stand-ins, not the real cards. If you own the box,"
            " enter yours: voltable cards enter"
        )
        talk.note(sentence.format(doubtful=doubtful, all=len(rows)))
