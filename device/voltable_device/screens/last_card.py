"""The card that begins Step 3, or the last round of the card game."""

from voltable.engine.words import OUT
from voltable_device.language.texts import text


def key_of(game) -> str:
    """Its name on a key."""
    return text("step 3") if game.edition.numbers.houses else text("end!")


def came(game) -> str:
    """That it lies in the market."""
    if game.state.last_card == OUT:
        return text("last card is out")
    return text("Step 3 card came") if game.edition.numbers.houses else text("last card came")
