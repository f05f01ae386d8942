"""What sentences are put together with; the same in every language."""

from words.marks import same

SENTENCES = {
    "in-a-row": same("{first} {second}"),
    "amount": same("{fuel} {units}"),
    "as-typed": same("{word}"),
    "counted": same("{n}"),
    "by-players": same("{numbers}"),
}
