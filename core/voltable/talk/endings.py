"""Hungarian endings and articles, which follow the sound of the word before or behind them; asked for by `{plant|as}`.

A word of the catalogue brings its ending along in its translation; this is for numbers, labels and names of people.
"""

VOWELS = "aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ"
# How a number ends as it is read aloud: one of its last digit, else the tens, else hundred, thousand.
ORDINAL = {"0": "s", "1": "es", "2": "es", "3": "as", "4": "es", "5": "ös", "6": "os", "7": "es", "8": "as", "9": "es"}
ORDINAL_TENS = {"1": "es", "2": "as", "3": "as", "4": "es", "5": "es", "6": "as", "7": "es", "8": "as", "9": "es"}
OBJECT = {"0": "t", "1": "et", "2": "t", "3": "at", "4": "et", "5": "öt", "6": "ot", "7": "et", "8": "at", "9": "et"}
OBJECT_TENS = {"1": "et", "2": "at", "3": "at", "4": "et", "5": "et", "6": "at", "7": "et", "8": "at", "9": "et"}


def ended(word: str, ending: str) -> str:
    """A word with what is asked for: a: its article and itself; as: the adjective of a number; t: the object.

    >>> ended("5", "a"), ended("13", "a"), ended("3", "as"), ended("20", "as"), ended("4", "t")
    ('az 5', 'a 13', '3-as', '20-as', '4-et')
    >>> ended(ended("5", "as"), "a"), ended("3a", "as"), ended("100", "as")
    ('az 5-ös', '3a jelű', '100-as')
    """
    if ending == "a":
        return ("az " if with_vowel(word) else "a ") + word
    if not word[-1:].isdigit():
        return word + " jelű" if ending == "as" else word
    if ending == "as":
        return word + "-" + by_number(word, ORDINAL, ORDINAL_TENS, "as", "es")
    return word + "-" + by_number(word, OBJECT, OBJECT_TENS, "at", "et")


def with_vowel(word: str) -> bool:
    """Whether it begins with a vowel as it is read: egy, öt, ötven, ötszáz, ezer; but tizenegy, száz."""
    digits = ""
    for letter in word:
        if not letter.isdigit():
            break
        digits += letter
    if not digits:
        return word[:1] in VOWELS
    return digits[0] == "5" or digits[0] == "1" and len(digits) % 3 == 1


def by_number(word: str, ones: "dict[str, str]", tens: "dict[str, str]", hundred: str, thousand: str) -> str:
    """The ending of a number by what is read last."""
    if word[-1] != "0" or not word[-2:-1].isdigit():
        return ones[word[-1]]
    if word[-2] in tens:
        return tens[word[-2]]
    return thousand if word[-3:] == "000" else hundred
