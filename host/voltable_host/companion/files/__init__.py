"""The files of a board: the packages' modules joined into bundles, slimmed, and compiled to .mpy."""
