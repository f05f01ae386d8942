"""Debian's package unpacked beside its own libraries: needs no root and changes nothing on the machine."""

import re
import shutil
from pathlib import Path

from provider.place import Unavailable, run, write_launcher
from provider.sources import copy_sources

LOADERS = {
    "amd64": ("x86_64-linux-gnu", "ld-linux-x86-64.so.2"),
    "i386": ("i386-linux-gnu", "ld-linux.so.2"),
    "arm64": ("aarch64-linux-gnu", "ld-linux-aarch64.so.1"),
    "armhf": ("arm-linux-gnueabihf", "ld-linux-armhf.so.3"),
}
PLAIN_DEPENDENCIES = ("recommends", "suggests", "conflicts", "breaks", "replaces", "enhances")
NOT_NEEDED = re.compile(r"gcc-\d+-base|libgcc-s1")


def unpack(target: Path, architecture: str = "") -> None:
    """Download the package and its libraries with an apt of our own and unpack them beside the target."""
    architecture = architecture or run(["dpkg", "--print-architecture"], seconds=10).strip()
    if architecture not in LOADERS:
        raise Unavailable(f"no recipe for the architecture {architecture}")
    work, root = target.parent / f"apt-{architecture}", target.parent / f"root-{architecture}"
    for folder in (work, root):
        shutil.rmtree(folder, ignore_errors=True)
    try:
        for package in download(work, architecture):
            run(["dpkg-deb", "-x", str(package), str(root)], seconds=60)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    launch(target, root.name, *LOADERS[architecture])


def launch(target: Path, root: str, triplet: str, loader: str) -> None:
    """Start it with the libraries it was built for, whatever the system's own are."""
    libraries = f'"$here/{root}/usr/lib/{triplet}'
    write_launcher(target, f'{libraries}/{loader}" --library-path {libraries}" "$here/{root}/usr/bin/micropython"')


def download(work: Path, architecture: str) -> list[Path]:
    """The package files of MicroPython and of all it needs."""
    prepare(work, architecture)
    env = {"APT_CONFIG": str(work / "apt.conf")}
    run(["apt-get", "-qq", "update"], seconds=180, env=env)
    flags = [f"--no-{kind}" for kind in PLAIN_DEPENDENCIES]
    tree = run(["apt-cache", "depends", "--recurse", *flags, "micropython"], seconds=30, env=env)
    names = sorted(set(re.findall(r"^[a-z][\w.+-]*$", tree, re.MULTILINE)))
    needed = [name for name in names if not NOT_NEEDED.fullmatch(name)]
    run(["apt-get", "-qq", "download", *needed], seconds=180, cwd=work / "packages", env=env)
    return sorted((work / "packages").glob("*.deb"))


def prepare(work: Path, architecture: str) -> None:
    """An apt state of our own; the machine's is only read."""
    for folder in ("lists/partial", "cache/archives/partial", "parts", "packages"):
        (work / folder).mkdir(parents=True)
    (work / "status").touch()
    if not copy_sources(Path("/etc"), work / "parts"):
        raise Unavailable("apt has no package source of this release")
    (work / "apt.conf").write_text(
        f'Dir::Etc::SourceList "/dev/null"; Dir::Etc::SourceParts "{work}/parts"; Dir::State::Lists "{work}/lists";\n'
        f'Dir::Cache "{work}/cache"; Dir::State::status "{work}/status"; Acquire::Languages "none";\n'
        f'APT::Architecture "{architecture}"; APT::Architectures {{ "{architecture}"; }}; APT::Sandbox::User "root";\n'
        'Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled "false";\n'
    )
