"""Names of cities, cut where there is no room for them whole."""

from collections.abc import Sequence

CUT = "."  # behind a name that is cut


def cut(names: Sequence[str], longest: int) -> list[str]:
    """Each name whole, or as its beginning with a dot; a beginning that two cities have is cut nowhere.

    >>> cut(["Dortmund", "Frankfurt-M", "Frankfurt-O", "Aachen"], 7)
    ['Dortmu.', 'Frankfurt-M', 'Frankfurt-O', 'Aachen']
    """
    return [name if len(name) <= longest else beginning(name, longest - len(CUT), names) for name in names]


def beginning(name: str, letters: int, names: Sequence[str]) -> str:
    """So many letters with a dot, if nothing else begins so."""
    begun = name[:letters].rstrip(" -.")
    others = [other for other in names if other != name and other.startswith(begun)]
    return name if others else begun + CUT
