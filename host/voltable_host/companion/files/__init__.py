"""The files of a device: the packages' modules joined into bundles, slimmed, and compiled to .mpy."""
