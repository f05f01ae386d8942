"""Starts the program on a simulated device: start.py PROGRAM PROFILE FOLDER, and the numbers of the two pipes."""

import sys

from host_pipes import HELLO, UNKNOWN_PROFILE, Teller
from simulated_device import Device
from simulated_display import display_of

PACKAGE = "voltable_device"


def module(name):
    """A module named as text: host and device do not import each other, and what runs is what the host says.

    In folders as here, or as on a device, where every file lies beside the others.
    """
    parts = name.split(".")
    try:
        return __import__(name, None, None, ("*",))
    except ImportError:
        letters = "".join([folder[0] for folder in parts[1:-1]])
        return __import__(parts[0] + "." + letters + "_" + parts[-1], None, None, ("*",))


def main(program, name, folder, told, keys):
    """Say hello, and run the program; where no profile has that name, say which there are."""
    teller = Teller(int(told))
    profiles = {profile.name: profile for profile in module(PACKAGE + ".hardware.profiles").PROFILES}
    if name not in profiles:
        teller.tell_facts(UNKNOWN_PROFILE, sorted(profiles))
        return
    profile = profiles[name]
    display = display_of(module(PACKAGE + ".displays." + profile.display), profile, teller)
    palette = [] if display.colours == 2 else module(PACKAGE + ".displays.palette").COLOURS
    keys_of_device = [key.label for key in profile.keys]
    facts = {"width": display.width, "height": display.height, "palette": palette, "keys": keys_of_device}
    teller.tell_facts(HELLO, facts)
    module(program).run(Device(profile, display, folder, teller, int(keys)))


main(*sys.argv[1:])
