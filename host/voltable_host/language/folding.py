"""Letters without their accents, so that a plain keyboard will do."""

import unicodedata


def folded(text: str) -> str:
    """Small letters without accents, single spaces between words.

    >>> folded(" Uhlí2  Łódź ")
    'uhli2 lodz'
    """
    spread = unicodedata.normalize("NFKD", " ".join(text.split()).casefold().replace("ł", "l"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))
