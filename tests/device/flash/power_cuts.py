"""Cuts the power again and again: `micropython power_cuts.py CUTS SEED [BUG]`; tells how often, or what is lost."""

import sys

from chance import Chance
from cutting import Cutter, Lost
from plants import plant
from stretches import stretches

from kit.device.nor import BLOCK, PAGE

MOST_LENGTHS = 128  # at which a page of a short game is cut; long games take longer to come back, so theirs at fewer
FEW = 1
A_ROUND = 175  # steps of short games in it, about


def run(cutter, cuts):
    """Every step of every stretch at some lengths, with other games until there were so many cuts; how many rounds."""
    lengths = max(2, min(MOST_LENGTHS, cuts // A_ROUND))
    rounds = 0
    while True:
        for recording in stretches(cutter.chance):
            cutter.forget()
            for step in range(len(recording.steps)):
                if rounds and cutter.cuts >= cuts:
                    return rounds
                cut_step(cutter, recording, step, FEW if recording.is_long else lengths)
        rounds += 1


def cut_step(cutter, recording, step, lengths):
    """Before it, and after bytes spread over the page or the block; after the whole step is before the next one."""
    chip = recording.chip_before(step)
    whole = BLOCK if recording.steps[step][1] is None else PAGE
    stride = whole // lengths
    first = 1 + cutter.chance.pick(stride)
    for size in [0] + list(range(first, whole + 1, stride)):
        cutter.cut(recording, chip, step, size, cutter.noise())


def main(cuts, seed, bug=None):
    """Run, and print the numbers; a loss ends it with code 1."""
    if bug:
        plant(bug)
    cutter = Cutter(Chance(int(seed)))
    try:
        rounds = run(cutter, int(cuts))
    except Lost as lost:
        print("lost", lost)
        sys.exit(1)
    print("cuts", cutter.cuts)
    print("second cuts", cutter.second_cuts)
    print("lengths of a page", len(cutter.sizes))
    print("rounds", rounds)
    for name in sorted(cutter.names):
        print("cuts of", name, cutter.names[name])


main(*sys.argv[1:])
