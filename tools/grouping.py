"""Which modules share a file on a device: those that come and go together in every situation that was observed."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from voltable_host.companion.files.flattening import flat_name
from voltable_host.companion.files.trimming import trimmed

PROGRAM = "voltable_device"  # all of it goes on a device
LIST = "voltable_device.memory.staying"  # the baked list of modules that stay
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
ABSENT, PASSING, STAYING = 0, 1, 2  # what a module is in a situation


class Observation(NamedTuple):
    """What was seen: all that was loaded, and what of it stays."""

    loaded: frozenset[str]
    stays: frozenset[str]


class Reading:
    """The sources as far as grouping asks: who imports whom, when, and how."""

    def __init__(self, sources: Mapping[str, str]):
        self.trees = {name: trimmed(ast.parse(text)) for name, text in sources.items()}
        self.modules = sorted(name for name, tree in self.trees.items() if not is_empty(tree))
        self.size = {name: len(sources[name]) for name in self.modules}
        self.importers: dict[str, set[str]] = {name: set() for name in sources}
        self.late: set[str] = set()  # imported inside a function
        self.named: dict[str, set[str]] = {}  # by a text that is their name, and in which modules it stands
        self.listed: set[str] = set()  # by a text that is the beginning of their name
        self.objects: set[str] = set()  # handed round as modules
        for name, tree in self.trees.items():
            self.read(name, tree)

    def read(self, name: str, tree: ast.Module) -> None:
        """One module."""
        for node, is_late in walked(tree):
            for other in self.imported(node):
                self.importers[other].add(name)
                if is_late:
                    self.late.add(other)
            if name == LIST:
                continue  # it names them all
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value.rstrip("."):
                if node.value in self.modules:
                    self.named.setdefault(node.value, set()).add(name)
                if node.value.endswith("."):
                    self.listed |= {other for other in self.modules if other.startswith(node.value)}
        self.objects |= set(self.handed(tree))

    def imported(self, node: ast.AST) -> list[str]:
        """The modules of ours that a statement imports."""
        if isinstance(node, ast.Import):
            return [alias.name for alias in node.names if alias.name in self.trees]
        if not isinstance(node, ast.ImportFrom):
            return []
        inner = [f"{node.module}.{alias.name}" for alias in node.names]
        found = [name if name in self.trees else node.module or "" for name in inner]
        return [name for name in dict.fromkeys(found) if name in self.trees]

    def handed(self, tree: ast.AST, bound: Mapping[str, str] | None = None) -> Iterator[str]:
        """Modules that are mentioned otherwise than to take a name out of them."""
        here = dict(bound or {})
        for node in in_scope(tree):
            if isinstance(node, ast.ImportFrom):
                inner = {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
                here |= {local: name for local, name in inner.items() if name in self.trees}
            if isinstance(node, ast.arg) or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)):
                here.pop(node.arg if isinstance(node, ast.arg) else node.id, None)
        owners = {id(node.value) for node in in_scope(tree) if isinstance(node, ast.Attribute)}
        for node in in_scope(tree):
            if isinstance(node, ast.Name) and node.id in here and id(node) not in owners:
                yield here[node.id]
            if isinstance(node, FUNCTIONS):
                yield from self.handed(node, here)

    def is_data(self, name: str) -> bool:
        """Nothing in it can be seen to live: it has neither function nor class."""
        return not any(isinstance(node, (*FUNCTIONS, ast.ClassDef)) for node in self.trees[name].body)


def is_empty(tree: ast.Module) -> bool:
    """Only a docstring: a folder, of which nothing is left where every file lies flat."""
    return all(isinstance(node, ast.Expr) for node in tree.body)


def walked(tree: ast.AST, is_late: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Every node, and whether it runs only when its function is called."""
    for node in ast.iter_child_nodes(tree):
        yield node, is_late
        yield from walked(node, is_late or isinstance(node, FUNCTIONS))


def in_scope(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node but those inside of functions; a function's own parameters are inside of it."""
    for node in ast.iter_child_nodes(tree):
        yield node
        if not isinstance(node, FUNCTIONS):
            yield from in_scope(node)


class Grouping:
    """What a device has, in which files, and what of it stays."""

    def __init__(self, sources: Mapping[str, str], seen: Iterable[Observation], wanted: Iterable[str],
                 entries: Iterable[str]):  # fmt: skip
        self.reading = Reading(sources)
        self.seen = [self.with_data(observation) for observation in seen]
        self.wanted = set(wanted)  # what is asked for so seldom that it says nothing about who goes with whom
        called = {name for name in self.reading.listed if not self.reading.importers[name]}
        self.asked = {*entries, *called, *self.reading.named, *self.reading.objects}  # by their own names
        self.fates = {name: tuple(fate(name, what) for what in self.seen) for name in self.reading.modules}

    def with_data(self, what: Observation) -> Observation:
        """Numbers and words stay with whoever imported them."""
        stays = set(what.stays)
        data = [name for name in sorted(what.loaded) if self.reading.is_data(name)]
        before = -1
        while len(stays) != before:
            before = len(stays)
            stays |= {name for name in data if self.reading.importers[name] & stays}
        return what._replace(stays=frozenset(stays))

    def left_out(self) -> list[str]:
        """What no situation asks for: it serves terminals, scripts and bots."""
        chosen = self.reading.listed | self.wanted | {name for name in self.fates if name.startswith(PROGRAM)}
        absent = {name for name, fates in self.fates.items() if not any(fates) and name not in chosen}
        before = None
        while before != absent:  # a text means nothing in a module that is left out itself
            before = absent
            absent = {name for name in before if self.reading.named.get(name, set()) <= before}
        return sorted(absent)

    def is_alone(self, name: str) -> bool:
        """A package; a screen; an errand, loaded by whoever needs it and gone then."""
        reading, fates = self.reading, self.fates[name]
        if "." not in name or not any(fates):
            return True
        if name in reading.listed:
            return set(fates) - {ABSENT} != {STAYING}
        return name in reading.late and PASSING in fates

    def groups(self) -> list[list[str]]:
        """The modules of each file, those of one alone too; two that are asked for by name share none."""
        files: dict[object, list[str]] = {}
        gone = self.left_out()
        for name in self.reading.modules:
            if name not in gone:
                files.setdefault(name if self.is_alone(name) else self.fates[name], []).append(name)
        for key, members in list(files.items()):
            named = [name for name in members if name in self.asked]
            if len(named) > 1:
                files[key] = [name for name in members if name not in named]
                files |= {name: [name] for name in named}
        return list(files.values())

    def bundles(self) -> dict[str, tuple[str, ...]]:
        """The files of several modules, by the name somebody asks for, else by a name of their own."""
        found = {}
        for members in self.groups():
            if len(members) > 1:
                largest = max(members, key=lambda name: (self.reading.size[name], name))
                package, _dot, rest = flat_name(largest).partition(".")
                entry = [name for name in members if name in self.asked]
                found[entry[0] if entry else f"{package}.with_{rest}"] = tuple(members)
        return dict(sorted(found.items()))

    def staying(self, places: Iterable[int]) -> list[str]:
        """What stays in each of these situations; what stays only in some lives on by who uses it."""
        return sorted(frozenset.intersection(*(self.seen[place].stays for place in places)))


def fate(name: str, what: Observation) -> int:
    """What became of a module."""
    if name not in what.loaded:
        return ABSENT
    return STAYING if name in what.stays else PASSING
