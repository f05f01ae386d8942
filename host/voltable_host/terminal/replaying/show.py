"""A replay on the screen: what each step brought about, and how everybody stands."""

from typing import cast

from voltable.engine.game import Game
from voltable_host.talk import Talk
from voltable_host.terminal.families import family_of
from voltable_host.terminal.replaying.steps import MOVE, Replay, Scene
from voltable_host.terminal.say import tell, unsaid


class Show:
    """The place in a replay, and what is printed of it."""

    def __init__(self, replay: Replay, talk: Talk, size: str, at: int = 0):
        self.replay = replay
        self.screen = family_of(replay.scenes[0].game).page(talk)
        self.at = at
        self.choose(size)

    @property
    def scene(self) -> Scene:
        """The table now."""
        return self.replay.scenes[self.at]

    @property
    def game(self) -> Game:
        """The same, as pages look at a game; they see no more of it than the scene shows."""
        return cast(Game, self.scene)

    def choose(self, size: str) -> None:
        """Steps of this size from now on; everybody's money after each but the smallest."""
        self.size = size
        self.with_standings = size != MOVE

    def forward(self, stop: int) -> None:
        """Tell all that happens up to there."""
        while self.at < stop:
            self.tell_next()
        if self.game.over:
            self.result()
        elif self.with_standings:
            self.standings()

    def tell_next(self) -> None:
        """One move in sentences, under a heading where a phase begins."""
        if self.at == 0 or self.scene.moment() != self.replay.scenes[self.at - 1].moment():
            self.headline()
        before = self.scene
        self.at += 1
        for seat, sentence in sentences(before, self.scene):
            self.screen.line(sentence, seat)

    def back(self) -> None:
        """One step back, and how everybody stood there."""
        self.at = self.replay.before(self.at, self.size)
        self.headline()
        self.standings()

    def look_around(self) -> None:
        """The whole table, with the result where the game is over."""
        self.screen.everything(self.game, None)
        if self.game.over:
            self.result()

    def result(self) -> None:
        """Who wins and why, and how it came to that."""
        self.screen.result(self.game)
        if not self.screen.talk.quiet:
            from voltable_host.terminal.after.charts import show_charts  # only where somebody goes to the end

            show_charts(self.screen, self.replay.game)

    def headline(self) -> None:
        """Round, phase, and who acts."""
        self.screen.gap()
        self.screen.line(self.screen.headline(self.game), style="bold")

    def standings(self) -> None:
        """How everybody stands."""
        self.screen.standings(self.game)


def sentences(before: Scene, scene: Scene) -> list[tuple[int | None, str]]:
    """What the move that led here brought about; one that brought nothing about is told as it is written."""
    step = scene.step
    if step is None:
        return []
    return list(tell(step.events, scene.game)) or unsaid(before.game, step.action) or [(None, step.line)]
