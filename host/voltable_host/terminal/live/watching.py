"""The game on the device as it goes on: each move in words or JSON, and lines that are moves for it."""

from collections.abc import Iterator

import click

from voltable import Refusal, notation
from voltable.engine.game import Game
from voltable.engine.verbs import UNDO
from voltable.line.flows.live import LIVE
from voltable_host.asking import LEAVING, Left, leave_if_asked
from voltable_host.companion.line.live_client import LiveClient
from voltable_host.language import _
from voltable_host.language.folding import folded
from voltable_host.saves.history import is_table
from voltable_host.saves.names import called
from voltable_host.saves.save_errors import SaveError
from voltable_host.talk import Talk
from voltable_host.terminal import rewind
from voltable_host.terminal.evening import greet
from voltable_host.terminal.following.refusing import refused
from voltable_host.terminal.following.status import show_status
from voltable_host.terminal.following.typed import lines_of
from voltable_host.terminal.game_screen import NOBODY
from voltable_host.terminal.line import Changed, NoMore
from voltable_host.terminal.meant import asking, known_words, meant
from voltable_host.terminal.menu import entries
from voltable_host.terminal.rewind import TooFar
from voltable_host.terminal.say import tell, unsaid
from voltable_host.terminal.session import Session
from voltable_host.terminal.typed import Unclear, Unknown, action_of

TAKES_BACK, BRINGS_AGAIN = ("u", "undo"), ("redo",)
WORDS = TAKES_BACK + BRINGS_AGAIN + LEAVING  # that are no moves
MOMENT = 0.25  # seconds between two looks, so that Ctrl-C is heard


class Watcher(Session):
    """Nobody's seat: what is hidden from the others stays hidden."""

    def __init__(self, client: LiveClient, talk: Talk, offline: bool):
        super().__init__(client.save, talk, shared=(client, offline))
        self.client = client

    @property
    def is_alone(self) -> bool:
        """Whoever plays on the device looks on."""
        return False

    def viewer(self, game: Game | None = None) -> int | None:
        """All of them, or nobody where money is hidden."""
        return NOBODY if getattr(self.game.edition, "hidden_money", False) else None

    def view(self, game: Game | None = None) -> dict:
        """The view as JSON."""
        game = game or self.game
        return game.view() if is_table(game) else super().view(game)

    def watch(self, follow: bool) -> None:
        """Until people leave; Ctrl-C leaves too, and nothing is lost."""
        try:
            self.show_beginning()
            self.follow_lines()
            while follow and not self.lines.keyboard:
                self.client.wait(lambda: self.client.has_news, MOMENT)
                self.hear()
        except KeyboardInterrupt:
            self.talk.aloud()
            self.say_where()
            raise click.Abort from None
        except Left:
            pass
        self.say_where()
        if self.refused and not self.lines.keyboard:
            click.get_current_context().exit(1)

    def show_beginning(self) -> None:
        """How the game stands."""
        self.hear()
        game = self.game
        if self.talk.json:
            greet(self)
        elif is_table(game):
            show_status(self.talk, game, called(self.save.path))
        else:
            self.screen.table(game, self.viewer())

    def say_where(self) -> None:
        """Where the game is, and what is still to do."""
        self.talk.note(_("The game is saved as {name}.").format(name=called(self.save.path)))
        if self.client.state != LIVE:
            self.talk.note(_("What the device lacks goes there with: voltable device sync"))

    def follow_lines(self) -> None:
        """Lines and news as they come, until somebody leaves or stdin ends."""
        while True:
            try:
                self.hear()
                line = self.lines.ask("> ")
                leave_if_asked(line)
                self.follow_line(line)
            except Changed:
                continue
            except NoMore:
                return
            except Refusal as no:
                self.refuse(refused(no, self.game, line) if is_table(self.game) else self.explained(no, line))
            except (Unclear, TooFar) as no:
                self.refuse(self.explained(no, line))
            except SaveError as error:
                if not self.lines.keyboard:
                    self.say_where()
                    raise
                self.refuse(error.message)

    def explained(self, no: Exception, line: str) -> str:
        """Why a line is no move, and which one may have been meant."""
        if not isinstance(no, (Refusal, Unknown)) or self.game.over or self.means(line):
            return asking(no, [], self.game)
        return asking(no, meant(line, [*known_words(self.game, entries(self.game)), *WORDS], self.means), self.game)

    def means(self, line: str) -> bool:
        """Whether a line is understood, whatever the rules say to it."""
        try:
            return folded(line) in WORDS or bool(action_of(line, self.game, entries(self.game)))
        except (Unclear, Refusal):
            return False

    def follow_line(self, line: str) -> None:
        """The moves of a line, and those that leave nothing to decide behind them; who only looks on makes none."""
        if self.is_done_already(line):
            return
        for action in self.actions(line):
            self.play(action)
            while action[0] != UNDO and not is_table(self.game) and self.play_forced():
                pass

    def actions(self, line: str) -> Iterator[tuple]:
        """What a line means, each with the game as it is then; several moves only at a table."""
        game, word = self.game, folded(line)
        if not word:
            return
        if word in TAKES_BACK:
            is_free = is_table(game)
            yield UNDO, game.log.before() if is_free else rewind.back(game, lambda seat: True, False)
        elif word in BRINGS_AGAIN:
            yield UNDO, rewind.forward(game)
        elif is_table(game):
            for part_of_it in lines_of((line,), game):
                yield notation.read(part_of_it, self.game)
        elif game.over:
            raise Refusal("game-over")
        else:
            yield action_of(line, game, entries(game))

    def play(self, action: tuple) -> None:
        """By way of the device, and only then shown."""
        before = self.game.copy()
        line = notation.write(action, self.game)
        events = self.make(action)
        told = list(tell(events, self.game))
        if not told and is_table(self.game):
            told = unsaid(before, action)
        turn = None if action[0] == UNDO else before.turn
        self.show_told(line, turn, told, self.view() if self.talk.json else {})
