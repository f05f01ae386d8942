"""What is shown is what was told."""


def same(what, shown, told):
    """Both must be equal."""
    assert shown == told, f"{what}: the view shows {shown}, the events told {told}"
