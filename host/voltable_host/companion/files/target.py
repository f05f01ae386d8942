"""What a name means once imports are followed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """Something a module defines, or the module itself (no name)."""

    module: str
    name: str | None = None
