"""The folder of games: what lies there, and which one is meant."""

import os
from datetime import date, datetime
from itertools import count
from pathlib import Path

from voltable import LogError
from voltable.engine import journal
from voltable.engine.game import Game
from voltable_host.gate.signs import is_quiet
from voltable_host.language import _
from voltable_host.language.near import after_guess
from voltable_host.language.words import advised
from voltable_host.loading import load as load_log
from voltable_host.saves import log_file
from voltable_host.saves.branches import branch_of
from voltable_host.saves.history import is_table
from voltable_host.saves.kinds import TABLE_NAME, is_table_file
from voltable_host.saves.names import SUFFIX, folder
from voltable_host.saves.names import called as called
from voltable_host.saves.opening import load
from voltable_host.saves.save_errors import NotMeant, SaveError
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk

SUGGESTED = 3  # games to choose from when one was not found


def new_path(edition: str) -> Path:
    """A name that no file has yet: the edition, today, and a number that counts up."""
    today = date.today().isoformat()
    paths = (folder() / f"{edition}-{today}-{number}{SUFFIX}" for number in count(1))
    return next(path for path in paths if not os.path.lexists(path))


def create(game: Game) -> SaveFile:
    """A new file under a name of its own; another window may take the same name in the same moment."""
    while True:
        path = new_path((TABLE_NAME if is_table(game) else "") + game.edition.name)
        try:
            return SaveFile.create(path, game)
        except SaveError:
            if not os.path.lexists(path):
                raise


def create_from_log(data: bytes, cards=None) -> SaveFile:
    """A new file for a game that came from elsewhere, byte for byte; what is no game is a LogError."""
    return create(load_log(data, cards))


def files() -> list[Path]:
    """Every game of the folder, the newest first; no branches."""
    return [path for path in files_and_branches() if branch_of(path) is None]


def find_gid(gid: bytes) -> Path | None:
    """The newest file of the folder that has the game of this id."""
    return next((path for path in files() if gid_of(path) == gid), None)


def gid_of(path: Path) -> bytes | None:
    """The id that a log begins with; damaged as the rest may be."""
    try:
        with open(path, "rb") as file:
            return journal.read_header(file.read(journal.HEADER))
    except (OSError, LogError):
        return None


def files_and_branches() -> list[Path]:
    """Every log of the folder, the newest first."""
    try:
        found = [entry for entry in folder().iterdir() if entry.suffix == SUFFIX and os.path.isfile(entry)]
    except FileNotFoundError:
        return []
    except OSError as error:
        sentence = _("The folder {folder} cannot be read ({why}). Choose another: voltable config set games FOLDER")
        raise SaveError(sentence.format(folder=folder(), why=error.strerror or error)) from error
    return sorted(found, key=lambda path: (changed_at(path), path.name), reverse=True)


def complete(ctx, param, incomplete: str) -> list[str]:
    """The names of games, for the shell."""
    try:
        return [path.stem for path in files_and_branches() if path.stem.startswith(incomplete) and is_quiet(path.stem)]
    except SaveError:
        return []


def changed_at(path: Path) -> int:
    """When a file was changed, in nanoseconds; a file that has just gone is the oldest."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def find(name: str | None = None) -> Path:
    """The game of this name or path; without one the newest that is not over, or else the newest; never a table."""
    if name is not None:
        return named(name)
    found = files()
    games = [path for path in found if not is_table_file(path)]
    if found and not games:
        told = _("There are only tables in {folder}. To go on with the newest: voltable table next")
        raise SaveError(told.format(folder=folder()))
    if not games:
        raise no_games()
    return newest(games)


def newest(games: list[Path]) -> Path:
    """The first that is not over, or else the first; one that is damaged is not passed over."""
    return next((path for path in games if not describe(path)["over"]), games[0])


def newest_of_all() -> Path:
    """The game or table that was played on last, over or not: to look at it."""
    found = files()
    if not found:
        raise no_games()
    return found[0]


def told(talk: Talk, path: Path) -> Path:
    """A game that nobody has named: which one it is."""
    talk.note(_("The newest game: {name}").format(name=called(path)))
    return path


def named(name: str) -> Path:
    """A game of the folder by its name, or a file anywhere by its path."""
    inside = [folder() / f"{name}{SUFFIX}", folder() / name]
    outside = [Path(name), Path(f"{name}{SUFFIX}")]
    is_path = name.endswith(SUFFIX) or os.path.basename(name) != name
    for path in outside + inside if is_path else inside + outside:
        if os.path.isfile(path):
            return path
    raise NotMeant(after_guess(no_such_game(name), name, [path.stem for path in files_and_branches()]))


def no_such_game(name: str) -> str:
    """The newest games instead, if there are any."""
    newest = [path.stem for path in files()[:SUGGESTED]]
    sentence = _("There is no game {name}. The newest are: {games}. See them all: voltable log list")
    if not newest:
        sentence = _("There is no game {name}, and none is saved in {folder}. Start one: voltable play")
    return sentence.format(name=name, games=", ".join(newest), folder=folder())


def no_games() -> SaveError:
    """Nothing is saved so far."""
    sentence = _("There is no saved game in {folder}. Start one: voltable play")
    return SaveError(sentence.format(folder=folder()))


def listing() -> list[dict]:
    """Every log of the folder as `voltable log list` tells it, bad files with their problem, the newest first."""
    return [describe(path) for path in files_and_branches()]


def describe(path: Path) -> dict:
    """One game, or what is wrong with its file."""
    branch = branch_of(path)
    row = {
        "name": path.stem, "path": str(path), "edition": None, "players": [], "round": None, "moves": None,
        "over": None, "winners": [], "changed": in_iso(changed_at(path)), "problem": None, "table": None,
        "branch_of": branch,
    }  # fmt: skip
    try:
        data = log_file.read(path)
        game, good = load(path, data, None)
    except (SaveError, LogError, log_file.Unreadable) as error:
        return row | {"problem": problem(error)}
    view = game.view()
    told = {key: view[key] for key in ("edition", "round", "moves", "over")}
    depth = game.edition.depth if is_table(game) else None
    winners = [game.names[seat] for seat in game.ranking()[0]] if game.over else []
    torn = _("Its end is cut off; it is mended when the game is resumed.") if len(good) < len(data) else None
    return row | told | {"players": list(game.names), "winners": winners, "problem": torn, "table": depth}


def problem(error: Exception) -> str:
    """Why a file cannot be played on, in a sentence."""
    if isinstance(error, SaveError):
        return error.message
    if isinstance(error, LogError):
        return advised(error)
    return _("It cannot be read ({why}).").format(why=error)


def in_iso(nanoseconds: int) -> str:
    """A moment as ISO time in the zone of this computer."""
    return datetime.fromtimestamp(nanoseconds // 10**9).astimezone().isoformat()
