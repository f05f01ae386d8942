"""The machine's own package sources, pointed at the release that has MicroPython."""

import re
from pathlib import Path

DEBIAN_SUITE = "trixie"  # Debian 13, the first release with a new enough micropython
MOVING_SUITES = {"oldstable", "stable", "testing", "unstable", "sid"}


def release(text: str) -> tuple[str, str]:
    """The suite name of this system and the one to take MicroPython from, out of /etc/os-release."""
    facts = dict(re.findall(r'^(\w+)="?([^"\n]*)"?$', text, re.MULTILINE))
    own = facts.get("UBUNTU_CODENAME") or facts.get("VERSION_CODENAME", "")
    is_debian = facts.get("ID") in ("debian", "raspbian")
    return own, DEBIAN_SUITE if is_debian else own


def rewrite(name: str, text: str, own: str, wanted: str) -> str:
    """One sources file with its main suite renamed; updates, security and foreign sources are left out."""
    suites = MOVING_SUITES | {own}
    if name.endswith(".sources"):
        return "\n\n".join(filter(None, (_stanza(part, suites, wanted) for part in re.split(r"\n\s*\n", text))))
    return "\n".join(filter(None, (_line(line, suites, wanted) for line in text.splitlines()))) + "\n"


def _stanza(stanza: str, suites: set[str], wanted: str) -> str:
    found = re.search(r"^Suites:(.*)$", stanza, re.MULTILINE)
    if not found or not suites & set(found.group(1).split()):
        return ""
    return stanza[: found.start()] + f"Suites: {wanted}" + stanza[found.end() :].rstrip() + "\n"


def _line(line: str, suites: set[str], wanted: str) -> str:
    found = re.match(r"(deb\s+(?:\[[^]]*\]\s+)?\S+\s+)(\S+)(\s.*)$", line)
    return found.group(1) + wanted + found.group(3) if found and found.group(2) in suites else ""


def copy_sources(etc: Path, destination: Path) -> int:
    """Write the rewritten sources into a folder of our own and count them."""
    own, wanted = release((etc / "os-release").read_text())
    files = [etc / "apt/sources.list", *(etc / "apt/sources.list.d").glob("*")]
    texts = {path.name: rewrite(path.name, path.read_text(), own, wanted) for path in files if _is_source(path)}
    kept = {name: text for name, text in texts.items() if text.strip()}
    for name, text in kept.items():
        (destination / name).write_text(text)
    return len(kept)


def _is_source(path: Path) -> bool:
    return path.is_file() and path.suffix in (".list", ".sources")
