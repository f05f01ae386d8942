"""What sentences are put together with; the same in every language."""

from words.marks import same

SENTENCES = {
    "in-a-row": same("{first} {second}"),
    "amount": same("{fuel} {units}"),
}
