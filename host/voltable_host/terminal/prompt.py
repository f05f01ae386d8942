"""The prompt: the person whose turn it is sees the table and the menu, and types until a move is made."""

import re

from voltable import Refusal
from voltable.engine.verbs import BID, BUILD, BUY, CHANCE, DEAL, DONE, FIRST, FUEL, OPEN, REGION
from voltable_host.asking import is_no, is_yes, leave_if_asked
from voltable_host.language import _
from voltable_host.language.folding import folded
from voltable_host.saves.save_errors import SaveError
from voltable_host.terminal.answers import Answers
from voltable_host.terminal.families import played_family_of
from voltable_host.terminal.meant import asking, known_words, meant
from voltable_host.terminal.menu import Entry, asked, entries, question, spelled_out, warning, word_for
from voltable_host.terminal.ordering import called, has_place, parted, words_of
from voltable_host.terminal.own_words import as_english, own
from voltable_host.terminal.plan import NoPlan
from voltable_host.terminal.rewind import TooFar
from voltable_host.terminal.screen import flowing
from voltable_host.terminal.session import Session
from voltable_host.terminal.typed import Unclear, Unknown, action_of, is_named

LATEST_NEWS = 30  # sentences that are told again after the screen was cleared
AMOUNT_LAST = re.compile(r"[^\d ] *\d+$|\d+ \d+$")  # a word or an entry's number, then an amount
NAMED_ALONE = ("deal", "first", "build", "place", "mark", "region")  # verbs that need not be typed


class Prompt:
    """Asks the person whose turn it is."""

    def __init__(self, session: Session):
        self.session = session
        self.screen = session.screen
        self.family = played_family_of(session.game)
        self.answers = Answers(session)
        self.words = self.answers.table_of_words()
        self.warned: tuple | None = None  # the line that was warned about, and where; typed again there it counts
        self.rest = ""  # what is left of a line with several cards
        self.rest_for: tuple | None = None  # the turn and phase it was typed for

    @property
    def game(self):
        """The game on disk."""
        return self.session.game

    def ask(self) -> None:
        """One line: a move, or a word about the game."""
        menu = entries(self.game)
        still_asked = self.rest_for == self.situation()  # others are asked before they move
        line = self.rest if self.rest and still_asked else self.typed(menu)
        self.rest = ""
        if self.session.is_done_already(line):
            return
        word, _space, more = folded(line).partition(" ")
        before = self.game.log.count
        try:
            if word in self.words and not is_named(line, self.game):
                self.words[word](more)
            elif word:
                self.move(line, menu)
        except (Refusal, Unclear, NoPlan, TooFar) as no:
            found = self.meant(no, line, menu) if self.game.log.count == before else []
            self.session.refuse(asking(no, found, self.game))
        except SaveError as no:
            if not self.session.lines.keyboard:
                raise
            self.session.refuse(no.message)

    def meant(self, no: Exception, line: str, menu: list[Entry]) -> list[str]:
        """Lines that may have been meant by one that means nothing."""
        if not isinstance(no, (Refusal, Unknown)) or self.means(line, menu):
            return []
        words = [word for word in self.words if len(word) > 1]  # a single letter is nobody's slip
        known = [*known_words(self.game, menu), *words]
        return meant(line, known, lambda other: self.means(other, menu, is_whole=False))

    def means(self, line: str, menu: list[Entry], is_whole: bool = True) -> bool:
        """Whether a line is understood, whatever the rules say to it; or its beginning, where something is missing."""
        if folded(line).partition(" ")[0] in self.words:
            return True
        try:
            self.action((line if is_named(line, self.game) else as_english(line)).removesuffix(" max"), menu)
        except Unclear:
            return False
        except Refusal as no:
            return not is_whole and no.word == "word-missing"
        return True

    def situation(self) -> tuple:
        """Who is asked for what: the rest of a line is meant for nothing else."""
        return self.game.turn, self.game.state.phase, asked(self.game)

    def typed(self, menu: list[Entry]) -> str:
        """The table where it is new, the menu, and then a line from the keyboard."""
        session = self.session
        if session.lines.keyboard and not session.talk.json:
            self.draw(menu)
            self.show_menu(menu)
        return session.lines.ask(f"{own(word_for(self.game))}> ", lambda: self.completions(menu))

    def completions(self, menu: list[Entry]) -> list[str]:
        """What the tab key offers: names of cards, people, cities and regions without the verb before them."""
        word = folded(self.session.lines.begun()).partition(" ")[0]
        behind = self.answers.words_behind(word)
        if behind:
            return behind
        return [named(entry) for entry in menu] + list(self.words)

    def draw(self, menu: list[Entry]) -> None:
        """The table once a turn, with the name of whoever is next to the keyboard."""
        session, game = self.session, self.game
        state = game.state
        now = (state.turn, state.round, state.phase, state.plant, state.bid, state.bought, state.dropped)
        if now == session.shown_to:
            return
        before = session.shown_to
        session.shown_to = now
        if game.turn == CHANCE and game.edition.hidden_money and before is not None and before[0] != CHANCE:
            self.screen.clear()  # everybody looks while cards are told
        in_sight = before is not None and (game.turn == CHANCE or asked(game) == "bid" and before[1] == state.round)
        if game.turn != CHANCE and sum(session.people) > 1 and (before is None or before[0] != game.turn):
            self.announce(state.turn)
            in_sight = in_sight and not game.edition.hidden_money
        session.read[state.turn] = len(session.news)
        if in_sight or not state.round:
            self.screen.heading(game)
        else:
            self.screen.table(game, session.viewer(), numbered(menu))
            self.screen.line(_(self.family.answers.KEYS), style="dim")
        for sentence in session.notices.pop(state.turn, []):
            self.screen.line(sentence)

    def announce(self, seat: int) -> None:
        """Whose turn it is; where money is hidden the others look away first."""
        name = self.game.names[seat]
        hidden = self.game.edition.hidden_money and self.game.state.round  # before the first round all have the same
        if hidden:
            self.screen.clear()
        self.screen.line(_("{name}, it is your turn.").format(name=name), seat, style="bold")
        if hidden:
            self.session.lines.forget()
            asked = _("{name}: press Enter when only you can see the screen.").format(name=name) + " "
            leave_if_asked(self.session.lines.ask(asked))
            self.screen.clear()
            for about, sentence in self.session.news[self.session.read.get(seat, 0) :][-LATEST_NEWS:]:
                self.screen.line(sentence, about)

    def show_menu(self, menu: list[Entry]) -> None:
        """Every choice behind its number; cards that may have been drawn without one, for cards are numbers."""
        asked_above = question(self.game)
        if menu[0].action[0] == DEAL:
            cards = [entry.label for entry in menu]
            between = ", " if any(" " in card for card in cards) else " "  # 3a coal 2, 3b oil 2; coal1 coal2
            self.screen.line(flowing(cards, between, self.screen.width(), asked_above))
            return
        if asked_above:
            self.screen.line(asked_above)
        self.screen.choices(numbered(menu))

    def move(self, line: str, menu: list[Entry]) -> None:
        """Play what the line means, after a warning or a question where one is due."""
        session = self.session
        seat = self.game.state.turn
        self.rest_for = self.situation()
        if not is_named(line, self.game) and folded(line) not in [folded(entry.label) for entry in menu]:
            line = as_english(line)
        line, limit = self.with_limit(line, menu)
        action, rest = self.action(line, menu)
        if action[0] == FIRST and action not in [entry.action for entry in menu]:
            raise Unclear(has_place(self.game.names[action[1]]))
        session.check(action)
        if not self.is_sure(action, line):
            return
        session.play(action)
        self.rest = rest
        if action[0] == FIRST and self.rest_for != self.situation():
            self.end_order()
        if limit:
            self.remember(seat, *limit)

    def end_order(self) -> None:
        """The order is whole: who comes last is not asked for, and may be named all the same."""
        last = [self.game.names[self.game.state.order[-1]]]
        rest, self.rest = self.rest, ""
        if rest and called(words_of(rest), last) != (last, []):
            raise Refusal("too-many-words", rest)

    def remember(self, seat: int, plant: int, most: int) -> None:
        """Bid on for this seat, if there is anything left to bid."""
        state = self.game.state
        if state.plant == plant and asked(self.game) == "bid" and most > state.bid:
            self.session.limits[seat] = plant, most
            self.session.say(_("From now on bids up to {most} are made for you.").format(most=most))

    def action(self, line: str, menu: list[Entry]) -> tuple[tuple, str]:
        """The action of a line, or of its first thing where it names several, and what stands behind that."""
        typed = self.family.typed
        try:
            return action_of(line, self.game, menu), ""
        except (Unclear, Refusal):
            first, rest = self.split(line, menu)
            if not rest or asked(self.game) not in typed.SEVERAL:
                raise
            action = action_of(first, self.game, menu)
            if action[0] not in (BUY, FUEL, BUILD, DEAL, FIRST, REGION):
                raise
            return action, rest

    def split(self, line: str, menu: list[Entry]) -> tuple[str, str]:
        """The first thing of a line that names several, and what stands behind it."""
        if menu[0].action[0] == FIRST:
            return parted(line, [entry.label for entry in menu])
        return self.family.typed.split(line, asked(self.game))

    def with_limit(self, line: str, menu: list[Entry]) -> tuple[str, tuple[int, int] | None]:
        """`bid 21 max` is the least bid now and a limit for later; so is `open 5 21 max`."""
        text = folded(line)
        if not text.endswith(" max") or asked(self.game) not in ("bid", "open"):
            return line, None
        if not AMOUNT_LAST.search(text[: -len(" max")]):
            raise Unclear(_("Say up to how much, such as: bid 21 max"))
        action = action_of(" ".join(line.split())[: -len(" max")], self.game, menu)
        if action[0] not in (BID, OPEN):
            return line, None
        self.session.check(action)
        plant = self.game.state.plant if action[0] == BID else action[1]
        least = next(entry.action[-2] for entry in menu if entry.action[:-2] == action[:-1])
        return spelled_out(self.game, action[:-1] + (least,)), (plant, action[-1])

    def is_sure(self, action: tuple, line: str) -> bool:
        """A sole buyer confirms once; a warning is given once, and the same line again means it."""
        session = self.session
        if action[0] == OPEN and session.lines.keyboard and self.is_alone(action[1]):
            question = _("You are the only buyer: plant {plant} for {price} Elektro? (y/n)")
            return self.confirmed(question.format(plant=self.game.edition.cards.label(action[1]), price=action[2]))
        here = self.game.log.count, line
        bought = session.bought() if action[0] == DONE else []
        caution = "" if self.warned == here else warning(self.game, action, bought)
        self.warned = None
        if caution and session.lines.keyboard:
            self.warned = here
            session.say(caution + " " + _("Type it again to do it all the same."), style="yellow")
            return False
        if caution:
            session.say(caution)
        return True

    def is_alone(self, plant: int) -> bool:
        """Nobody else can bid for it."""
        state = self.game.state
        return self.game.phases[state.phase].bidders(state, plant) == 1 << state.turn

    def confirmed(self, question: str) -> bool:
        """A yes or a no."""
        while True:
            answer = self.session.lines.ask(self.screen.spelled(question) + " ")
            leave_if_asked(answer)
            if is_yes(answer):
                return True
            if is_no(answer):
                return False
            self.session.say(_("Answer {yes} or {no}; nothing is bought before.").format(yes=_("yes"), no=_("no")))


def numbered(menu: list[Entry]) -> list[str]:
    """The entries as they are shown."""
    return [f"{number}) {entry.label}" for number, entry in enumerate(menu, 1)]


def named(entry: Entry) -> str:
    """An entry as short as it can be typed."""
    verb, _space, name = entry.notation.partition(" ")
    return name.strip('"') if verb in NAMED_ALONE else entry.notation
