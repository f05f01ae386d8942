"""A game being played: whose move it is, who makes it, and that it is on disk before it is shown."""

import json
from collections.abc import Iterable

import click

from voltable import notation
from voltable.dice import Dice
from voltable.game import Game
from voltable.verbs import BID, CHANCE, DONE, DROP, PASS, UNDO
from voltable_host import bots
from voltable_host.bots.thought import Thought, in_words
from voltable_host.language import N_, _
from voltable_host.saves.history import is_forced, steps
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal.game_screen import NOBODY
from voltable_host.terminal.line import Lines
from voltable_host.terminal.pages import part
from voltable_host.terminal.say import tell
from voltable_host.terminal.seats import bot_of
from voltable_host.terminal.turns import phase_of

ADVISER = "steady"  # who gives hints, and who plays on where people have left
FIRST_STREAM = 16  # of bots' dice in games with people
FUEL = "fuel"  # the phase
NO_FUEL = N_("{name} has nothing to buy: no money, no room, or no such fuel.")
NO_MORE_FUEL = N_("{name} has nothing more to buy: no money, no room, or no such fuel.")
NO_CITY = N_("{name} can connect no more cities: no money, no free slot, or no house left.")
FORCED = {
    PASS: N_("{name} cannot bid {least}: there is not so much money."),
    DROP: N_("{name} cannot pay for any plant on offer."),
}


class Session:
    """One game, its file, its people and bots."""

    def __init__(self, save: SaveFile, talk: Talk, take_back: bool = False, bots_finish: bool = False, shared=None):
        self.save = save
        self.talk = talk
        self.screen = part(save.game, "screen").Page(talk)
        self.lines = Lines(talk)
        self.together = None  # where the device looks at the game too
        if shared:
            self.share(*shared)
        self.people = [bot_of(name) is None for name in save.game.names]
        self.take_back = take_back and all(self.people)
        self.bots: dict = {}
        self.limits: dict[int, tuple[int, int]] = {}  # seat: the plant and the most to bid for it unasked
        self.shown_to: tuple | None = None  # turn that was last drawn
        self.notices: dict[int, list[str]] = {}  # what only the person in that seat should read
        self.forced: list[str] = []  # moves made unasked since the last line, in the notation of logs
        self.refused = False  # some line could not be played
        self.bots_finish = bots_finish  # bots take all seats where stdin ends
        self.news: list[tuple[int | None, str]] = []  # all that was told
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
                self.limits = {} if told.line.is_undo else self.limits
            self.shown_to = None

    @property
    def game(self) -> Game:
        """The game as it is on disk."""
        return self.save.game

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
        view = game.view(max(viewer, 0))
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
        if self.together:
            return self.together.play(action)
        events = self.game.play(action)
        self.save.append()
        return events

    def bought(self) -> list[int]:
        """The fuels that were bought in this turn."""
        game = self.game
        fuel_bought = part(game, "say").FUEL_BOUGHT
        fuels: list[int] = []
        for step, _table in reversed(list(steps(game))):
            if (step.seat, step.round, step.phase) != (game.turn, game.state.round, FUEL):
                break
            fuels += [event.fuel for event in step.events if isinstance(event, fuel_bought)]
        return fuels

    def show_move(self, line: str, turn: int | None, events: list) -> None:
        """What happened: a sentence each, or the move and the view as JSON."""
        self.show_told(line, turn, tell(events, self.game), self.view() if self.talk.json else {})

    def show_told(self, line: str, turn: int | None, told: Iterable[tuple[int | None, str]], view: dict) -> None:
        """Sentences, or JSON."""
        if self.talk.json:
            click.echo(json.dumps({"move": line, "turn": turn, "view": view}, ensure_ascii=False))
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
            click.echo(self.screen.spelled(sentence), err=True)

    def bot(self, name: str):
        """The bot of this kind, made once; a script may have seated one that this game does not have."""
        if name not in self.bots:
            edition = self.game.edition.name
            known = name in bots.ladder(edition).LADDER
            self.bots[name] = bots.make(name if known else ADVISER, edition)
        return self.bots[name]

    def think(self, name: str) -> Thought:
        """What a bot would do now; its dice follow from game and move number, so a resumed game goes on alike."""
        game = self.game
        seed = (int.from_bytes(game.gid[:4], "little") if game.seed is None else game.seed) + game.log.count
        return self.bot(name).think(game, Dice(seed % 2**32, FIRST_STREAM + game.turn))

    def let_bot_move(self, name: str) -> None:
        """A bot's move, with its reason for the curious where nobody could profit from it."""
        thought = self.think(name)
        if not any(self.people):
            self.talk.detail(f"  ({name}) {in_words(thought)}")
        self.play(thought.action)

    def move_unasked(self) -> bool:
        """Moves that need no question: bots', forced ones, and bids within a limit."""
        game = self.game
        turn = game.turn
        if turn == CHANCE:
            return False
        name = bot_of(game.names[turn])
        if name or not self.people[turn]:
            self.let_bot_move(name or ADVISER)
            return True
        choices = game.choices()
        if is_forced(choices):
            self.explain_forced(choices[0])
            self.forced.append(notation.write(choices[0], game))
            self.play(choices[0])
            return True
        return self.bid_within_limit(choices)

    def explain_forced(self, choice: tuple) -> None:
        """Who cannot pay is passed, and told so; production tells itself what runs."""
        game = self.game
        sentence = self.nothing_more() if choice[0] == DONE else FORCED.get(choice[0])
        if sentence:
            told = _(sentence).format(name=game.names[game.turn], least=game.state.bid + 1)
            if game.edition.hidden_money and sum(self.people) > 1:  # how little there is concerns nobody else
                self.tell_alone(told)
            else:
                self.say(told)

    def nothing_more(self) -> str:
        """Why a turn ends unasked."""
        if phase_of(self.game) != FUEL:
            return NO_CITY
        return NO_MORE_FUEL if self.bought() else NO_FUEL

    def bid_within_limit(self, choices: list) -> bool:
        """`bid 21 max` goes on bidding, one more each time, until 21."""
        game = self.game
        limit = self.limits.get(game.turn)
        if not limit or choices[0][0] != BID:
            return False
        plant, most = limit
        if plant == game.state.plant and choices[0][1] <= most:
            self.play(choices[0][:2])
            return True
        del self.limits[game.turn]
        if plant == game.state.plant:
            self.tell_alone(_("The bid stands at {bid}; your limit was {most}.").format(bid=game.state.bid, most=most))
        return False

    def tell_alone(self, sentence: str) -> None:
        """For whoever's turn it is: read when that person is asked; a script has no other reader."""
        if self.lines.keyboard:
            self.notices.setdefault(self.game.turn, []).append(sentence)
        else:
            self.say(sentence)

    def take_back_to(self, record: int) -> None:
        """Stand as after a record again; the log keeps everything."""
        if self.together:
            self.together.play((UNDO, record))
        else:
            self.game.undo_to(record)
            self.save.append()
        if self.talk.json:
            self.show_move(f"undo {record}", None, [])
        if self.limits:
            self.say(_("Bids up to a limit are forgotten with it."))
        self.limits = {}
        self.news = []  # what was told is not so any more
        self.read = {}
        self.shown_to = None

    def check(self, action: tuple) -> None:
        """Refuse before anything is asked or warned about."""
        trial = self.game.copy()
        if trial.dice is not None:
            trial.dice = Dice(0)  # what is drawn here must not be what will be drawn
        trial.play(action)
