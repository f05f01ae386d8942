"""An owner types the cards of the box, one by one: what is shown, what can be said besides, and how it ends."""

from collections import Counter
from collections.abc import Callable

import click

from voltable_cards.words import KINDS
from voltable_host.asking import LEAVING, Left
from voltable_host.card_sets.entering import Entering
from voltable_host.card_sets.in_words import card_in_words, finding_in_words, in_short, with_provenance
from voltable_host.card_sets.typed_card import HOW, NoSuchCard, read_card
from voltable_host.language import _
from voltable_host.language.folding import folded
from voltable_host.language.near import did_you_mean
from voltable_host.language.words import kind_name
from voltable_host.talk import Talk
from voltable_host.terminal.line import Lines, NoMore
from voltable_host.terminal.meant import meant
from voltable_host.terminal.screen import Screen

CARD, CHECK = "card", "check"  # what the prompt says, in every language
GO = "go "  # to a card by its label


class CardPrompt:
    """Asks for one card after the other."""

    def __init__(self, entering: Entering, talk: Talk):
        self.entering = entering
        self.talk = talk
        self.screen = Screen(talk)
        self.lines = Lines(talk)
        self.refused = False  # some line could not be taken
        self.introduced: set[str] = set()  # sorts of cards
        self.words: dict[str, Callable[[], None]] = {
            "?": self.help, "help": self.help, "b": self.back, "back": self.back, "s": self.skip, "skip": self.skip,
            **dict.fromkeys(LEAVING, self.leave),
        }  # fmt: skip

    def run(self) -> None:
        """Ask until all is right, or until nothing more is typed."""
        try:
            while self.entering.at is not None or self.entering.contradicts:
                self.ask()
        except (Left, NoMore):
            return

    def ask(self) -> None:
        """One line: a card, or a word about it."""
        at_end = self.entering.at is None
        if self.lines.keyboard:
            (self.show_findings if at_end else self.show_card)()
        line = self.lines.ask(f"{CHECK if at_end else CARD}> ", self.completions)
        try:
            self.answer(folded(line), line)
        except NoSuchCard as no:
            self.refuse(f"{no} {did_you_mean(self.meant(line))}".rstrip())
        except click.ClickException as error:
            if not self.lines.keyboard:
                raise
            self.refuse(error.message)

    def meant(self, line: str) -> list[str]:
        """Lines that may have been meant by one that means nothing."""
        words = [word for word in self.words if len(word) > 1]
        return meant(line, [*words, GO.strip(), *KINDS, *map(kind_name, KINDS)], self.means)

    def means(self, line: str) -> bool:
        """Whether a line is understood."""
        if folded(line) in self.words or folded(line).startswith(GO):
            return True
        try:
            return self.entering.at is not None and bool(read_card(self.entering.card.sort, line))
        except NoSuchCard:
            return False

    def answer(self, word: str, line: str) -> None:
        """A word counts where it stands alone: s 2 5 may be coal in somebody's language."""
        if word in self.words:
            self.words[word]()
        elif word.startswith(GO):
            self.entering.visit(word.removeprefix(GO))
        elif self.entering.at is None:
            self.mend(word)
        else:
            self.entering.take(read_card(self.entering.card.sort, line) if word else {})

    def show_card(self) -> None:
        """The card as it is known so far, and how far it is."""
        entering = self.entering
        assert entering.at is not None
        self.introduce(entering.card.sort)
        shown = with_provenance(entering.card, entering.label(entering.at))
        if entering.at in entering.asked:
            told = _("{number} of {all} · {card}")
            shown = told.format(number=entering.asked.index(entering.at) + 1, all=len(entering.asked), card=shown)
        self.say(shown)

    def introduce(self, sort: str) -> None:
        """How cards of a sort are typed, and which of them need not be."""
        if sort in self.introduced:
            return
        if not self.introduced:
            self.help()
        self.introduced.add(sort)
        self.say(_(HOW[sort]), style="dim")
        entering = self.entering
        aside = Counter(
            in_short(card, entering.label(place))
            for place, card in enumerate(entering.cards)
            if card.sort == sort and place not in entering.asked
        )
        if aside:
            cards = ", ".join(f"{count} × {card}" if count > 1 else card for card, count in aside.items())
            self.say(_("Lay these aside, they are certain: {cards}").format(cards=cards), style="dim")

    def show_findings(self) -> None:
        """What is wrong, and how to get there."""
        for finding in self.entering.findings:
            self.say(finding_in_words(finding))
        place = self.entering.first_wrong()
        if place is not None:
            told = _("Enter leads to {card}. go 12 leads to plant 12, q leaves.")
            self.say(told.format(card=card_in_words(self.entering.cards[place], self.entering.label(place))))
        else:
            self.say(_("go 12 leads to plant 12, b to the last card, q leaves."))

    def mend(self, word: str) -> None:
        """At the end Enter leads to what is wrong."""
        place = self.entering.first_wrong()
        if word or place is None:
            raise NoSuchCard(_("go 12 leads to plant 12, b to the last card, q leaves."))
        self.entering.go_to(place)

    def help(self) -> None:
        """What can be typed besides a card."""
        self.say(_(
            "Enter: the card is as shown. b: one back. s: skip it. go 12: to plant 12. q: leave; every answer is"
            " kept and you go on where you were."
        ))  # fmt: skip
        if self.introduced and self.entering.at is not None:
            self.say(_(HOW[self.entering.card.sort]))

    def back(self) -> None:
        """To the card before."""
        self.entering.back()

    def skip(self) -> None:
        """It stays as it is; at the end there is nothing to skip."""
        if self.entering.at is None:
            raise Left
        self.entering.skip()

    def leave(self) -> None:
        """Enough for now."""
        raise Left

    def completions(self) -> list[str]:
        """What the tab key offers."""
        return [kind_name(kind) for kind in KINDS] + [*self.words, GO.strip()]

    def say(self, sentence: str, style: str = "") -> None:
        """Talk to people, beside the data."""
        if self.talk.json or not self.lines.keyboard:
            self.talk.note(self.screen.spelled(sentence))
        else:
            self.screen.line(sentence, style=style)

    def refuse(self, sentence: str) -> None:
        """Say no, however quiet all else is."""
        self.refused = True
        if self.lines.keyboard and not self.talk.json:
            self.screen.line(sentence, style="red")
        else:
            self.talk.aloud(self.screen.spelled(sentence))
