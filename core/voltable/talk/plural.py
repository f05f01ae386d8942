"""Which form of a sentence a number takes; the rule's number stands in the head of a baked table."""

RULE_AT = 6  # in the head
FORM = "\x1e"  # between two forms
ONE_OR_MORE, CZECH, POLISH = 0, 1, 2


def form(rule: int, number: int) -> int:
    """The place of the form: one, a few (2 to 4), many; Polish counts by the last digits.

    >>> [form(POLISH, number) for number in (1, 2, 5, 12, 22)], [form(CZECH, number) for number in (1, 4, 5, 22)]
    ([0, 1, 2, 2, 1], [0, 1, 2, 2])
    """
    if number == 1:
        return 0
    if rule == ONE_OR_MORE:
        return 1
    few = 2 <= number <= 4 if rule == CZECH else 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    return 1 if few else 2
