"""What sentences are put together with."""

from words.marks import N_

SENTENCES = {
    "in-a-row": N_("{first} {second}"),
    "amount": N_("{fuel} {units}"),
}
