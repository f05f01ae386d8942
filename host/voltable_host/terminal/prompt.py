"""The prompt: the person whose turn it is sees the table and the menu, and types until a move is made."""

import re

from voltable import Refusal
from voltable.engine.verbs import BID, BUILD, BUY, CHANCE, DEAL, DONE, FIRST, FUEL, MARK, OPEN, PLACE, REGION
from voltable_host.language import N_, _
from voltable_host.language.folding import folded
from voltable_host.language.words import refuse
from voltable_host.saves.save_errors import SaveError
from voltable_host.terminal.answers import Answers, Left
from voltable_host.terminal.families import played_family_of
from voltable_host.terminal.menu import TURN, Entry, asked, entries, spelled_out, word_for
from voltable_host.terminal.plan import NoPlan
from voltable_host.terminal.rewind import TooFar
from voltable_host.terminal.session import Session
from voltable_host.terminal.typed import Unclear, action_of, is_named

LATEST_NEWS = 30  # sentences that are told again after the screen was cleared
AMOUNT_LAST = re.compile(r"[^\d ] *\d+$|\d+ \d+$")  # a word or an entry's number, then an amount
QUESTIONS = {
    FIRST: N_("Who is next in the order that was drawn?"),
    REGION: N_("Which region comes into play?"),
    PLACE: N_("Where does the Trust build?"),
    MARK: N_("Which city is marked as a starting city?"),
}
NAMED_ALONE = ("deal", "first", "build", "place", "mark", "region")  # verbs that need not be typed
YES, NO = ("y", "yes", "1"), ("n", "no", "2")


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
        try:
            if word in self.words and not is_named(line, self.game):
                self.words[word](more)
            elif word:
                self.move(line, menu)
        except Refusal as no:
            self.session.refuse(refuse(no, self.game))
        except (Unclear, NoPlan, TooFar) as no:
            self.session.refuse(str(no))
        except SaveError as no:
            if not self.session.lines.keyboard:
                raise
            self.session.refuse(no.message)

    def situation(self) -> tuple:
        """Who is asked for what: the rest of a line is meant for nothing else."""
        return self.game.turn, self.game.state.phase, asked(self.game)

    def typed(self, menu: list[Entry]) -> str:
        """The table where it is new, the menu, and then a line from the keyboard."""
        session = self.session
        if session.lines.keyboard and not session.talk.json:
            self.draw(menu)
            self.show_menu(menu)
        return session.lines.ask(f"{word_for(self.game)}> ", lambda: self.completions(menu))

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
        if menu[0].action[0] == DEAL:
            question = self.family.menu.question(menu)
            self.screen.line(question.format(cards=" ".join(entry.label for entry in menu)))
            return
        if menu[0].action[0] in QUESTIONS:
            self.screen.line(_(QUESTIONS[menu[0].action[0]]))
        if asked(self.game) == TURN:
            self.screen.line(self.family.menu.which_cards(self.game))
        self.screen.choices(numbered(menu))

    def move(self, line: str, menu: list[Entry]) -> None:
        """Play what the line means, after a warning or a question where one is due."""
        session = self.session
        seat = self.game.state.turn
        self.rest_for = self.situation()
        line, limit = self.with_limit(line, menu)
        action, rest = self.action(line, menu)
        session.check(action)
        if not self.is_sure(action, line):
            return
        session.play(action)
        self.rest = rest
        if limit:
            self.remember(seat, *limit)

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
            first, rest = typed.split(line, asked(self.game))
            if not rest or asked(self.game) not in typed.SEVERAL:
                raise
            action = action_of(first, self.game, menu)
            if action[0] not in (BUY, FUEL, BUILD, DEAL, FIRST, REGION):
                raise
            return action, rest

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
        caution = "" if self.warned == here else self.family.warnings.warning(self.game, action, bought)
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
            answer = folded(self.session.lines.ask(self.screen.spelled(question) + " "))
            leave_if_asked(answer)
            if answer in YES + (folded(_("yes")), folded(_("yes"))[:1]):
                return True
            if answer in NO + (folded(_("no")), folded(_("no"))[:1]):
                return False
            self.session.say(_("Answer {yes} or {no}; nothing is bought before.").format(yes=_("yes"), no=_("no")))


def numbered(menu: list[Entry]) -> list[str]:
    """The entries as they are shown."""
    return [f"{number}) {entry.label}" for number, entry in enumerate(menu, 1)]


def named(entry: Entry) -> str:
    """An entry as short as it can be typed."""
    verb, _space, name = entry.notation.partition(" ")
    return name.strip('"') if verb in NAMED_ALONE else entry.notation


def leave_if_asked(line: str) -> None:
    """Who wants to leave need not answer first."""
    if folded(line) in ("q", "quit"):
        raise Left
