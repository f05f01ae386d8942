"""A game being played: whose move it is, who makes it, and that it is on disk before it is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from voltable import notation
from voltable.bots.thought import Thought
from voltable.engine.dice import Dice
from voltable.engine.forced import forced, is_nothing_on_offer
from voltable.engine.game import Game
from voltable.engine.verbs import BID, CHANCE, UNDO
from voltable.families import played_family_of as declared
from voltable.plants.events import DroppedOut
from voltable.plants.turns import is_bidding
from voltable.plants.unasked import FUEL, all_pass, why
from voltable_host.language import _
from voltable_host.language.speaking import say
from voltable_host.saves.history import newest
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal.families import family_of, played_family_of
from voltable_host.terminal.family import Told
from voltable_host.terminal.game_screen import NOBODY
from voltable_host.terminal.line import Lines
from voltable_host.terminal.say import tell, tell_briefly
from voltable_host.terminal.seats import bot_of
from voltable_host.terminal.thinking import Alarm, Thinking, alarm

if TYPE_CHECKING:
    from voltable.bots.shapes import Bot
    from voltable.engine.shapes import Event

ADVISER = "steady"  # who gives hints, and who plays on where people have left
FIRST_STREAM = 16  # of bots' dice in games with people


class Session:
    """One game, its file, its people and bots."""

    def __init__(
        self, save: SaveFile, talk: Talk, take_back: bool = False, bots_finish: bool = False, shared=None,
        practice: bool = False,
    ):  # fmt: skip
        self.save = save
        self.talk = talk
        self.screen = family_of(save.game).page(talk)
        self.lines = Lines(talk)
        self.together = None  # where the device looks at the game too
        if shared:
            self.share(*shared)
        self.people = [bot_of(name) is None for name in save.game.names]
        self.take_back = practice or take_back and all(self.people)
        self.of_bots: list[Event] = []  # what they did since somebody was last told
        self.bots: dict[str, Bot] = {}
        self.alarm: Alarm = alarm  # tells that a bot thinks for long
        self.limits: dict[int, tuple[int, int]] = {}  # seat: the plant and the most to bid for it unasked
        self.shown_to: tuple | None = None  # turn that was last drawn
        self.notices: dict[int, list[str]] = {}  # what only the person in that seat should read
        self.forced: list[str] = []  # moves made unasked since the last line, in the notation of logs
        self.told_empty = 0  # the round in which everybody was told that no plant is on offer
        self.refused = False  # some line could not be played
        self.bots_finish = bots_finish  # bots take all seats where stdin ends
        self.news: list[Told] = []  # all that was told
        self.read: dict[int, int] = {}  # how much of it each seat has seen

    def share(self, client, offline: bool) -> None:
        """From now on the device puts the moves in order."""
        from voltable_host.terminal.live.lines import LiveLines
        from voltable_host.terminal.live.playing import Together

        self.lines = LiveLines(self.talk, client)
        self.together = Together(client, self.lines, offline, self.say)
        self.together.begin()

    def hear(self) -> None:
        """What the device did meanwhile."""
        if self.together and self.together.needs_attention:
            from voltable_host.terminal.live.hearing import news, sentences

            for told in news(self.together):
                view = self.view(told.table) | {"moves": told.moves}
                self.show_told(told.line.move, told.turn, sentences(told), view)
                if told.line.is_undo:
                    self.limits, self.told_empty = {}, 0
            self.shown_to = None

    @property
    def game(self) -> Game:
        """The game as it is on disk."""
        return self.save.game

    @property
    def is_alone(self) -> bool:
        """Whether no two people play, so that nobody looks on from whom money is hidden."""
        return sum(self.people) < 2

    def is_person(self, seat: int | None) -> bool:
        """A seat that is asked; chance at a real table is told by people too."""
        return seat is not None and (seat == CHANCE or self.people[seat])

    def viewer(self, game: Game | None = None) -> int | None:
        """Who looks at the screen: the person who is asked, the only one there is, or all of them."""
        turn = (game or self.game).turn
        if turn is not None and turn >= 0 and self.people[turn]:
            return turn
        if sum(self.people) == 1:
            return self.people.index(True)
        return NOBODY if self.game.edition.hidden_money and any(self.people) else None

    def view(self, game: Game | None = None) -> dict:
        """The view as JSON; money that is hidden stays hidden."""
        game = game or self.game
        viewer = self.viewer(game)
        if not game.edition.hidden_money or viewer is None or game.over:
            return game.view()
        view: dict[str, Any] = game.view(max(viewer, 0))
        if viewer == NOBODY and not game.over:
            view["players"][0]["money"] = None
        return view

    def play(self, action: tuple) -> None:
        """Play, write, and only then show; a failed write takes the move back."""
        game = self.game
        turn = game.turn
        line = notation.write(action, game)
        events = self.make(action)
        self.show_move(line, turn, events)

    def make(self, action: tuple) -> list:
        """Here and on the disk, or by way of the device."""
        return self.together.play(action) if self.together else self.save.play(action)

    def bought(self) -> list[int]:
        """The fuels that were bought in this turn."""
        game = self.game
        fuel_bought = declared(game).fuel_bought
        fuels: list[int] = []
        for step in newest(game):
            if (step.seat, step.round, step.phase) != (game.turn, game.state.round, FUEL):
                break
            fuels += [event.fuel for event in step.events if isinstance(event, fuel_bought)]
        return fuels

    def show_move(self, line: str, turn: int | None, events: list) -> None:
        """What happened: a sentence each, or the move and the view as JSON."""
        self.show_told(line, turn, tell(events, self.game), self.view() if self.talk.json else {})

    def show_told(self, line: str, turn: int | None, told: Iterable[Told], view: dict) -> None:
        """Sentences, or JSON."""
        if self.talk.json:
            self.talk.record({"move": line, "turn": turn, "view": view})
        elif not self.talk.quiet or self.is_person(turn):
            for seat, sentence in told:
                self.news.append((seat, sentence))
                self.screen.line(sentence, seat)

    def say(self, sentence: str, style: str = "") -> None:
        """Talk to people, beside the data."""
        if self.talk.json or not self.lines.keyboard:
            self.talk.note(self.screen.spelled(sentence))
        else:
            self.screen.line(sentence, style=style)

    def refuse(self, sentence: str) -> None:
        """Say no, however quiet all else is; without a keyboard the program will end with it."""
        self.refused = True
        if self.lines.keyboard and not self.talk.json:
            self.screen.line(sentence, style="red")
        else:
            self.talk.aloud(self.screen.spelled(sentence))

    def bot(self, name: str) -> Bot:
        """The bot of this kind, made once; a script may have seated one that this game does not have."""
        if name not in self.bots:
            ladder = played_family_of(self.game).bots
            self.bots[name] = ladder.make(name if name in ladder.names else ADVISER)
        return self.bots[name]

    def think(self, name: str) -> Thought:
        """What a bot would do now; its dice follow from game and move number, so a resumed game goes on alike."""
        game = self.game
        seed = (int.from_bytes(game.gid[:4], "little") if game.seed is None else game.seed) + game.log.count
        with Thinking(self.talk, name, self.alarm):
            return self.bot(name).think(game, Dice(seed % 2**32, FIRST_STREAM + game.state.turn))

    def let_bot_move(self, name: str) -> None:
        """A bot's move, with its reason for the curious where nobody could profit from it."""
        thought = self.think(name)
        if self.tells_briefly:
            self.of_bots += self.make(thought.action)
            return
        if not any(self.people):
            self.talk.detail(f"  ({name}) {say(thought.why, self.game)}")
        self.play(thought.action)

    @property
    def tells_briefly(self) -> bool:
        """Whether somebody looks on who wants to know what came of the bots' moves, not each of them."""
        return self.lines.keyboard and any(self.people) and not (self.talk.json or self.talk.verbose)

    def tell_of_bots(self) -> None:
        """What they did in a row, in short; the word l has all of it."""
        events, self.of_bots = self.of_bots, []
        if not self.talk.quiet:
            for seat, sentence in tell_briefly(events, self.game):
                self.news.append((seat, sentence))
                self.screen.line(sentence, seat)

    def move_unasked(self) -> bool:
        """Moves that need no question: bots', those that leave nothing to decide, and bids within a limit."""
        game = self.game
        turn = game.state.turn
        if turn == CHANCE:
            self.tell_of_bots()
            return False
        name = bot_of(game.names[turn])
        if (name or not self.people[turn]) and not is_nothing_on_offer(game):
            self.let_bot_move(name or ADVISER)
            return True
        self.tell_of_bots()
        return self.play_forced() or self.bid_within_limit(game.choices())

    def play_forced(self) -> bool:
        """The move that nobody need be asked for, and why it is made; whether there is one."""
        game = self.game
        action = forced(game, self.is_alone)
        if action is None:
            return False
        line = notation.write(action, game)
        if is_nothing_on_offer(game):
            self.drop_out(action, line)
        else:
            reason = why(game, action, self.bought)
            if reason:
                self.say(say(reason, game))
            self.play(action)
        self.forced.append(line)
        return True

    def drop_out(self, action: tuple, line: str) -> None:
        """Without a plant on offer all drop out, people and bots: a record each, and one sentence for all of them."""
        turn, turn_round = self.game.turn, self.game.state.round
        told = [] if self.told_empty == turn_round else [(None, say(all_pass(self.game)))]
        events = [event for event in self.make(action) if not isinstance(event, DroppedOut)]
        self.told_empty = turn_round
        self.show_told(line, turn, [*told, *tell(events, self.game)], self.view() if self.talk.json else {})

    def is_done_already(self, line: str) -> bool:
        """Whether a script says a move that was made unasked, as a log does."""
        said = " ".join(line.split())
        if not self.lines.keyboard and said in self.forced:
            del self.forced[: self.forced.index(said) + 1]
            return True
        self.forced.clear()
        return False

    def bid_within_limit(self, choices: list) -> bool:
        """`bid 21 max` goes on bidding, one more each time, until 21."""
        game = self.game
        limit = self.limits.get(game.state.turn)
        if not limit or choices[0][0] != BID:
            return False
        plant, most = limit
        if plant == game.state.plant and choices[0][1] <= most:
            self.play(choices[0][:2])
            return True
        del self.limits[game.state.turn]
        if plant == game.state.plant:
            self.tell_alone(_("The bid stands at {bid}; your limit was {most}.").format(bid=game.state.bid, most=most))
        return False

    @property
    def has_limits(self) -> bool:
        """Whether somebody would still be bid for unasked: the plant is not sold, and the bid is below the limit."""
        state = self.game.state
        return is_bidding(self.game) and any(
            plant == state.plant and state.still_in >> seat & 1 and state.bid < most
            for seat, (plant, most) in self.limits.items()
        )

    def tell_alone(self, sentence: str) -> None:
        """For whoever's turn it is: read when that person is asked; a script has no other reader."""
        if self.lines.keyboard:
            self.notices.setdefault(self.game.state.turn, []).append(sentence)
        else:
            self.say(sentence)

    def take_back_to(self, record: int) -> None:
        """Stand as after a record again; the log keeps everything."""
        had_limits = self.has_limits
        self.make((UNDO, record))
        if self.talk.json:
            self.show_move(f"undo {record}", None, [])
        if had_limits:
            self.say(_("Bids up to a limit are forgotten with it."))
        self.limits = {}
        self.told_empty = 0
        self.news = []  # what was told is not so any more
        self.read = {}
        self.shown_to = None

    def check(self, action: tuple) -> None:
        """Refuse before anything is asked or warned about."""
        trial = self.game.copy()
        if trial.dice is not None:
            trial.dice = Dice(0)  # what is drawn here must not be what will be drawn
        trial.play(action)
