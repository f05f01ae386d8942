"""The switch for a binary wheel: VOLTABLE_COMPILED=1 python -m build --wheel; without it the wheel is pure Python."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "VOLTABLE_COMPILED"


class CompiledWheel(BuildHookInterface):
    """Compiles the core beside the build, and lays the extensions into the wheel beside their sources."""

    def dependencies(self) -> list[str]:
        """What compiling needs, only where it is asked for."""
        return ["mypy[mypyc]>=1.18", "setuptools>=70"] if os.environ.get(SWITCH) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Nothing happens in an editable install: there the sources are what counts."""
        if not os.environ.get(SWITCH) or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        from compiled_core import build

        self.folder = TemporaryDirectory(prefix="voltable-compiled-")
        place = Path(self.folder.name) / "built"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(path): path.relative_to(place).as_posix() for path in build(place)}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
