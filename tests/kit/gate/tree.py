"""Every command there is, with lines that it takes; one value of a line may be replaced."""

from collections.abc import Iterator

import click

from voltable_host.cli import voltable

CARDS, TOKENS = "1:c1 2:c2,g1,o3 3:c1,u2 4:o1", "coal=17,oil=3,garbage=6,uranium=2"
BOARD = {"edition": "classic", "board": "germany"}
Line = dict[str, str]  # values by parameter

# Several where one value makes another meaningless.
LINES: dict[str, list[Line]] = {
    "play": [{"what": "card"}, {"what": "board", **BOARD}, {"what": "card", "device": "nowhere"}],
    "resume": [{}, {"game": "card"}, {"game": "board", "device": "nowhere"}],
    "replay": [{"name": "card"}, {"name": "board"}, {"name": "table"}],
    "table bank": [{"plants": "5,6,9,12"}, {"need": "coal3", "market": CARDS},
                   {"need": "coal3", "market": TOKENS, "edition": "recharged"}, {"market": TOKENS}],
    "table end": [{}, {"device": "nowhere"}],
    "table new": [{"players": "Ana,Bo", **BOARD}],
    "table next": [{"words": "done"}, {}],
    "table set": [{"field": "Ana", "number": "7"}],
    "table status": [{}],
    "table undo": [{}],
    "calc bank": [{"plants": "5,6,9,12"}, {"need": "coal3", "market": CARDS}],
    "calc fuel": [{"texts": "coal3", "market": CARDS}, {"texts": "coal3", "market": ""},
                  {"texts": "coal=4", "left": "17"}, {"texts": "12", "market": CARDS}],
    "calc payout": [{"texts": "coal3=9"}, {"cities": "6"}, {"texts": "12"}, {"texts": "5", "edition": "classic"}],
    "calc power": [{"texts": "coal3=9", "fuel": "c3"}, {"texts": "12", "fuel": "c3"},
                   {"texts": "5", "fuel": "coal=3", "edition": "classic"}],
    "calc route": [{"to": "Essen", "own": "Köln", **BOARD}, {"to": "Bremen", "game": "board"}],
    "calc storage": [{"texts": "coal3", "fuel": "c3"}, {"texts": "12"}, {"texts": "5", "edition": "classic"}],
    "board check": [{"file": "map.json"}],
    "board list": [{}],
    "board show": [BOARD, {"name": "board"}, {"name": "board", "svg": "new.svg"}],
    "rules": [{"name": "auction"}, {}],
    "bots list": [{}],
    "bots match": [{"names": "random steady", "games": "2"}, {"names": "random random", "games": "2", **BOARD}],
    "bots show": [{"name": "steady"}],
    "log export": [{"name": "card"}],
    "log import": [{"source": "card.json", "target": "new.vtl"}],
    "log list": [{}],
    "log repair": [{"file": "damaged.vtl", "new": "mended.vtl"}],
    "log show": [{"name": "card"}, {"name": "board"}, {"name": "table"}],
    "log stats": [{"names": "card"}, {"names": "card board"}],
    "log verify": [{"files": "card"}],
    "simulate": [{"edition": "card", "players": "2"}, {**BOARD, "players": "2"}],
    "device backup": [{"port": "nowhere"}],
    "device config get": [{"port": "nowhere"}],
    "device config set": [{"pairs": "lang=cs", "port": "nowhere"}],
    "device deploy": [{"port": "nowhere"}],
    "device doctor": [{"port": "nowhere"}],
    "device flash": [{"uf2": "nothing.uf2"}],
    "device list": [{"port": "nowhere"}],
    "device reset": [{"port": "nowhere", "forget": "all"}],
    "device sim": [{"profile": "nothing"}],
    "device sync": [{"port": "nowhere"}],
    "device watch": [{"port": "nowhere"}],
    "device wiring": [{}],
    "cards check": [{"file": "cards.json"}],
    "cards enter": [{"file": "entered.json"}, {"file": "cards.json"}],
    "cards show": [{}],
    "config get": [{}, {"key": "name"}],
    "config path": [{}],
    "config set": [{"key": key, "value": ""} for key in ("lang", "name", "players", "games", "plain", "port", "cards")],
    "completion": [{"shell": "bash"}],
    "bench": [{"edition": "nothing"}],
}  # fmt: skip


def commands(group: click.Command = voltable, path: tuple[str, ...] = ()) -> Iterator[tuple[str, click.Command]]:
    """All that can be called; groups are not."""
    if not isinstance(group, click.Group):
        yield " ".join(path), group
        return
    context = click.Context(group)
    for name in group.list_commands(context):
        below = group.get_command(context, name)
        assert below
        yield from commands(below, (*path, name))


COMMANDS = dict(commands())


def valued(path: str) -> list[str]:
    """The parameters of a command that are given a value, but for the language."""
    return [str(one.name) for one in COMMANDS[path].params if not getattr(one, "is_flag", False) and one.name != "lang"]


def with_value(path: str, line: Line, name: str, value: str) -> Line:
    """A line with another value; where an argument takes several, with one more."""
    several = any(param.name == name and param.nargs == -1 for param in COMMANDS[path].params)
    return line | {name: f"{line.get(name, '')} {value}".strip() if several else value}


def words(path: str, line: Line) -> list[str]:
    """The words of a call."""
    told = path.split()
    for param in COMMANDS[path].params:
        value = line.get(str(param.name))
        if value is not None and isinstance(param, click.Option):
            told += [param.opts[-1], value]
        elif value is not None:
            told += value.split(" ") if param.nargs == -1 else [value]
    return told
