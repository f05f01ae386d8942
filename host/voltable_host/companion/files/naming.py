"""What each thing is called inside a file: its own name, or another one where two would collide."""

from collections.abc import Iterable

from voltable_host.companion.files.problem import BundleError
from voltable_host.companion.files.program import Program
from voltable_host.companion.files.target import Target
from voltable_host.language import _


class Uses:
    """What a file mentions: each target with the local names that hide it somewhere, and builtin names."""

    def __init__(self) -> None:
        self.hidden: dict[Target, set[str]] = {}
        self.builtins: set[str] = set()

    def add(self, target: Target, hidden: Iterable[str] = ()) -> None:
        """One more mention."""
        self.hidden.setdefault(target, set()).update(hidden)


def exports(program: Program, file: str) -> dict[str, Target]:
    """The names a file has to have: what its entry module defines, and what that module passes on."""
    module = program.modules.get(file)
    if module is None:
        return {}
    is_package = any(other.startswith(file + ".") for other in program.modules)
    passed_on = module.imports if is_package else [name for name in module.exports if name in module.imports]
    found = {name: program.resolve(file, name) for name in [*module.defined, *passed_on]}
    return {name: target for name, target in found.items() if target and target.name}


def choose_names(program: Program, file: str, uses: Uses) -> dict[Target, str]:
    """A name for everything the file defines or mentions, in the order of its modules."""
    fixed = exports(program, file)
    names = {target: name for name, target in fixed.items() if target.module == file or not is_folded(program, target)}
    for target, name in names.items():
        if name in uses.hidden.get(target, ()) or name in uses.builtins:
            sentence = _("{module}: {name} means something else in another module of the bundle.")
            raise BundleError(sentence.format(module=file, name=name))
    taken = set(fixed) | uses.builtins
    own = [Target(module, name) for module in program.members[file] for name in program.modules[module].defined]
    for target in [*own, *uses.hidden]:
        if target not in names and not is_folded(program, target):
            names[target] = free_name(target, taken | uses.hidden.get(target, set()))
            taken.add(names[target])
    return names


def is_folded(program: Program, target: Target) -> bool:
    """A constant whose name nobody can ask for any more."""
    return target in program.constants and not program.keeps_path(target.module)


def free_name(target: Target, taken: set[str]) -> str:
    """The plain name, or one with the module's before it."""
    last = target.module.rpartition(".")[2]
    name = target.name or last
    number = 1
    while name in taken:
        name = f"{last}_{target.name or last}" + ("" if number == 1 else str(number))
        number += 1
    return name
