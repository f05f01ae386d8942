"""The colours of a chart, as words of rich; what has land under it is light, whatever the terminal's ground is."""

Style = tuple[str, ...]

PLAIN: Style = ()
FAINT: Style = ("dim",)
STRONG: Style = ("bold",)
ON_LAND: dict[Style, Style] = {PLAIN: ("#d0d0d0",), FAINT: ("#9a9a9a",), STRONG: ("bold", "#ffffff")}


def strong(colour: str) -> Style:
    """Bold, in somebody's colour."""
    return "bold", colour


def on(style: Style, ground: str) -> Style:
    """A style with land under it, or none."""
    return (*ON_LAND.get(style, style), "on", ground) if ground else style
