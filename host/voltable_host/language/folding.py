"""Letters without their accents, so that a plain keyboard will do."""

import re
import unicodedata


def folded(text: str) -> str:
    """Small letters without accents, single spaces between words.

    >>> folded(" Uhlí2  Łódź ")
    'uhli2 lodz'
    """
    spread = unicodedata.normalize("NFKD", " ".join(text.split()).casefold().replace("ł", "l"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def spelled(text: str) -> str:
    """What counts in a name: letters and digits, without accents.

    >>> spelled("Washington D.C."), spelled("Münster"), spelled("czech_republic")
    ('washingtondc', 'munster', 'czechrepublic')
    """
    return re.sub(r"[\W_]", "", folded(text))
