"""The official WebAssembly build from npm under Node: 32-bit words, pure logic only, no heap limit."""

from pathlib import Path

from provider.place import run, write_launcher

PACKAGE = "@micropython/micropython-webassembly-pyscript"
VERSION = "^1.27.0"


def install(target: Path) -> None:
    """Fetch the package beside the target and start it with our runner."""
    run(["node", "--version"], seconds=20)
    home = target.parent / "node"
    home.mkdir(exist_ok=True)
    flags = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    run(["npm", "install", "--prefix", str(home), *flags, f"{PACKAGE}@{VERSION}"], seconds=180)
    module = f"$here/node/node_modules/{PACKAGE}/micropython.mjs"
    write_launcher(target, f'node "$here/../tools/provider/run.mjs" "{module}"')
