"""All modules of a device, where each will lie, and what a name in one of them means."""

import ast
from collections.abc import Mapping

from voltable_host.companion.files.constants import constants
from voltable_host.companion.files.modules import Module
from voltable_host.companion.files.problem import BundleError
from voltable_host.companion.files.target import Target
from voltable_host.language import _


class Program:
    """Sources by module, and the bundles they are joined into."""

    def __init__(self, sources: Mapping[str, str], bundles: Mapping[str, tuple[str, ...]]):
        self.modules = {name: Module(name, text) for name, text in sorted(sources.items())}
        self.homes = {member: bundle for bundle, members in bundles.items() for member in members}
        self.check_bundles(bundles)
        self.constants = constants(self.modules, self.resolve)
        self.members = self.in_order()
        self.check_texts()

    def check_bundles(self, bundles) -> None:
        """Members exist, once, and no bundle takes the path of a module that is not in it."""
        listed = [member for members in bundles.values() for member in members]
        for member in listed:
            if member not in self.modules or listed.count(member) > 1:
                raise BundleError(_("{module} is no module, or is in two bundles.").format(module=member))
        for bundle, members in bundles.items():
            if bundle in self.modules and bundle not in members:
                raise BundleError(_("{module} is a module already, and not in its bundle.").format(module=bundle))

    def check_texts(self) -> None:
        """A module that is imported by its name as text keeps its path."""
        for module in self.modules.values():
            for node in ast.walk(module.tree):
                if isinstance(node, ast.Constant) and node.value in self.homes and not self.keeps_path(node.value):
                    sentence = _("{module} names {other} as text, so it cannot be bundled.")
                    raise BundleError(sentence.format(module=module.name, other=node.value))

    def file_of(self, module: str) -> str:
        """The file, as a dotted path, that a module lies in."""
        return self.homes.get(module, module)

    def keeps_path(self, module: str) -> bool:
        """Whether it can be imported on the device by its own name; modules that are not ours always can."""
        return self.file_of(module) == module

    def resolve(self, module: str, name: str) -> Target | None:
        """What a global name of a module means; None for builtin ones."""
        here = self.modules[module]
        if name in here.imports:
            return self.follow(here.imports[name])
        return Target(module, name) if name in here.defined else None

    def follow(self, target: Target) -> Target:
        """What an import leads to, however often it is passed on."""
        if target.name is None or target.module not in self.modules:
            return target
        found = self.resolve(target.module, target.name)
        inner = f"{target.module}.{target.name}"
        if found is None and inner in self.modules:
            return Target(inner)
        if found is None:
            raise BundleError(_("{module} has no {name}.").format(module=target.module, name=target.name))
        return found

    def in_order(self) -> dict[str, list[str]]:
        """The modules of each file, each after those it imports."""
        files: dict[str, list[str]] = {}
        for name in self.modules:
            self.place(name, files, [])
        return files

    def place(self, name: str, files: dict[str, list[str]], above: list[str]) -> None:
        """Put a module into its file once all it needs of the same file is there."""
        file = files.setdefault(self.file_of(name), [])
        if name in file:
            return
        if name in above:
            circle = " → ".join([*above[above.index(name) :], name])
            raise BundleError(_("These modules import each other: {circle}").format(circle=circle))
        for needed in self.needed(name):
            if self.file_of(needed) == self.file_of(name):
                self.place(needed, files, [*above, name])
        file.append(name)

    def needed(self, name: str) -> list[str]:
        """The modules of ours that a module imports as it is loaded."""
        found = [self.follow(target).module for target in self.modules[name].imports.values()]
        return [module for module in dict.fromkeys(found) if module in self.modules and module != name]
