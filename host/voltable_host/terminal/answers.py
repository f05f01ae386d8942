"""Words at the prompt that are no moves: help, a hint, a plan, undo, the log, another language, leaving."""

from collections.abc import Callable
from itertools import islice

from voltable import Refusal
from voltable.engine.verbs import CHANCE
from voltable_host.asking import LEAVING, Left, is_leaving
from voltable_host.language import LANGUAGES, _, choose
from voltable_host.language.folding import folded
from voltable_host.language.near import did_you_mean, near
from voltable_host.language.speaking import say
from voltable_host.saves.history import newest
from voltable_host.terminal import rewind
from voltable_host.terminal.families import played_family_of
from voltable_host.terminal.meant import asking, mistyped
from voltable_host.terminal.menu import asked, compared, goal, spelled_out
from voltable_host.terminal.own_words import in_own_words
from voltable_host.terminal.plan import NoPlan, TypedPlan
from voltable_host.terminal.say import tell
from voltable_host.terminal.session import ADVISER, Session
from voltable_host.terminal.typed import Unclear

LAST_MOVES = 12
PLAN = "plan"
ENDS_A_PLAN = ("", "back")
ASKS_HOW = ("?", "help")


class Answers:
    """Answers to one person's words; none of them is a move."""

    def __init__(self, session: Session):
        self.session = session
        self.family = played_family_of(session.game)

    @property
    def game(self):
        """The game on disk."""
        return self.session.game

    def table_of_words(self) -> dict[str, Callable[[str], None]]:
        """What can be typed, long and short."""
        return {
            "?": self.help, "help": self.help, "h": self.hint, "hint": self.hint, "p": self.plan, "plan": self.plan,
            "u": self.undo, "undo": self.undo, "redo": self.redo, "l": self.log, "log": self.log,
            "t": self.table, "table": self.table, "rules": self.rules, "lang": self.language,
            **dict.fromkeys(LEAVING, self.leave),
            **self.family.answers.words(self.session),
        }  # fmt: skip

    def help(self, more: str) -> None:
        """Two sentences about what is asked, then the words that can be typed."""
        from voltable_host.language.rule_topics import phase_help

        self.session.say(phase_help(asked(self.game), self.game))
        for sentence in goal(self.game):
            self.session.say(sentence)
        self.session.say(_(
            "Type a number of the menu or its words. bid 21 max: bid for me up to 21. h: a hint. p: try a plan."
            " u: take back, redo: do again. l: the last moves. t: the whole table. rules: the rules, topic by topic."
            " lang cs: another language. q: save and leave."
        ))  # fmt: skip
        more_help = self.family.answers.MORE_HELP
        if more_help:
            self.session.say(_(more_help))

    def hint(self, more: str) -> None:
        """What a steady player would do, and why."""
        if self.game.turn == CHANCE:
            raise Unclear(_("There is nothing to decide: type what was drawn."))
        thought = self.session.think(ADVISER)
        sentence = _("hint ({bot}): {move}. {why}").format(
            bot=ADVISER, move=in_own_words(spelled_out(self.game, thought.action)), why=say(thought.why, self.game)
        )
        self.session.say(sentence, style="cyan")
        for line in compared(self.game, thought.action):
            self.session.say("  " + line)

    def plan(self, more: str) -> None:
        """Try plants and fuel; several lines where nothing is named."""
        if self.game.turn == CHANCE:
            raise NoPlan(_("There is nothing to plan before the cards are drawn."))
        page = self.family.plan
        plan = page.begin(self.game, self.game.state.turn)
        if more:
            self.try_out(plan, more)
            return
        self.session.say(page.how())
        if not self.session.lines.keyboard:  # a script says its plan on one line
            return
        while True:
            line = self.session.lines.ask(f"{PLAN}> ")
            if folded(line) in ENDS_A_PLAN or is_leaving(line):
                return
            if folded(line) in ASKS_HOW:
                self.session.say(page.how())
                continue
            try:
                self.try_out(plan, line)
            except NoPlan as no:
                self.session.refuse(str(no))

    def try_out(self, plan: TypedPlan, line: str) -> None:
        """Add what the line names, then show what comes of it; of a word that nothing begins with, what was meant."""
        first, _space, rest = line.strip().partition(" ")
        line = rest if first in ("p", PLAN) else line
        try:
            plan.add_all(self.family.plan.words(line, self.game))
        except (Refusal, NoPlan, Unclear) as no:
            raise NoPlan(asking(no, mistyped(line, self.game), self.game)) from no
        for sentence in plan.result():
            self.session.say(sentence)

    def undo(self, more: str) -> None:
        """Take back the last move that a person chose, or all behind a record."""
        session = self.session
        if more:
            record = rewind.back_to(self.game, more, session.take_back)
        else:
            record = rewind.back(self.game, session.is_person, session.take_back, session.is_alone)
        session.take_back_to(record)
        told = _("Taken back; redo brings it again.")
        session.news.append((None, told))
        session.say(told)

    def redo(self, more: str) -> None:
        """Do again what was taken back."""
        self.session.take_back_to(rewind.forward(self.game))
        self.session.say(_("Done again."))

    def log(self, more: str) -> None:
        """The last moves, each in the notation of logs and with all that is said of it."""
        last = list(islice(newest(self.game), LAST_MOVES))
        for step in reversed(last):
            self.session.say(f"#{step.record} R{step.round} {step.line}")
            for _seat, sentence in tell(step.events, self.game):
                self.session.say(f"    {sentence}")

    def table(self, more: str) -> None:
        """Draw everything again."""
        if not self.session.talk.json:  # there the view says it all
            self.session.screen.everything(self.game, self.session.viewer())

    def rules(self, more: str) -> None:
        """The topics of this game, or one of them."""
        from voltable_host.terminal.rules import show_rules

        show_rules(self.session, more)

    def words_behind(self, word: str) -> list[str]:
        """What can stand behind one of these words, for the tab key."""
        if word == "rules":
            from voltable_host.language.rule_topics import topics

            return topics(self.game.edition.name)
        return list(LANGUAGES) if word == "lang" else self.family.answers.behind(self.game, word)

    def language(self, more: str) -> None:
        """Speak another language from now on."""
        if more not in LANGUAGES:
            languages = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
            told = _("Type lang and one of: {languages}.").format(languages=languages)
            looks = [code for code, name in LANGUAGES.items() if near(more, (code, name))]
            raise Unclear(f"{did_you_mean(looks)} {told}".lstrip())
        choose(more)
        self.session.shown_to = None

    def leave(self, more: str) -> None:
        """Everything is saved already."""
        raise Left
