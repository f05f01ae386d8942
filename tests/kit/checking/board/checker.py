"""Follows a board game: hears its events, looks at its views."""

from kit.checking.board.agenda import proceed
from kit.checking.board.allowed import check_choices
from kit.checking.board.answers import ANSWERS, DONE
from kit.checking.board.compare import compare
from kit.checking.board.effects import EFFECTS
from kit.checking.board.result import check_result
from kit.checking.board.start import check_start
from kit.checking.board.table import Table
from kit.checking.checker import Checker


class BoardChecker(Checker):
    """The table is known from the first view on, however much of the setup is still to come."""

    def __init__(self, view):
        super().__init__(view)
        self.table = Table(view)
        check_start(self.table, view)
        if view["phase"] != "setup":
            self.begin_first_round()
        proceed(self.table)
        compare(self.table, view, self.first)

    def begin_first_round(self):
        """Dice have answered all of the setup: the first auction begins."""
        table = self.table
        proceed(table)
        while type(table.agenda[0]) is tuple:
            name, *fields = table.agenda.pop(0)
            EFFECTS[name](table, *fields)
            proceed(table)

    def follow(self, view, events):
        """Listen, then look whether all is as it was told."""
        table = self.table
        question = table.agenda[0]
        assert question != "over", f"the game was over, and then {events}"
        if question == "first":
            self.hear_order(view, events)
        else:
            self.hear_answer(question, events)
        proceed(table)
        assert type(table.agenda[0]) is str, f"{table.agenda[0]} was not told, only {events}"
        compare(table, view, self.first)
        check_result(table, view)

    def hear_order(self, view, events):
        """Only the last name of the first order is told."""
        table = self.table
        known = len(table.order)
        shown = view["order"]
        whole = known == table.count - 2
        due = known + 2 if whole else known + 1
        assert shown[:known] == table.order and len(set(shown)) == len(shown) == due, f"the order becomes {shown}"
        assert set(shown) <= set(range(table.count)), f"the order becomes {shown}"
        told = [tuple(event) for event in events[:1]]
        assert told == ([(tuple(shown),)] if whole else []), f"the order {shown} is told as {events}"
        table.order = list(shown)
        table.agenda.pop(0)
        for event in events[1:]:
            self.hear(event)

    def hear_answer(self, question, events):
        """The question is answered, and all that follows is told."""
        table = self.table
        answered = bool(events) and type(events[0]).__name__ in ANSWERS[question]
        if not answered and question in DONE:
            DONE[question](table)
            table.agenda.pop(0)
        else:
            assert answered, f"{events} is no answer to {question}"
        for event in events:
            self.hear(event)

    def hear(self, event):
        """One event: an answer, or exactly what was due."""
        table = self.table
        proceed(table)
        name = type(event).__name__
        head = table.agenda[0]
        if type(head) is tuple:
            assert (name,) + tuple(event) == head, f"{event} was told, due was {head}"
            table.agenda.pop(0)
            EFFECTS[name](table, *event)
            return
        assert name in ANSWERS.get(head, ()), f"{event} was told while the table waits for {head}"
        ANSWERS[head][name](table, event)
        table.agenda.pop(0)

    def check_choices(self, choices):
        """What the game offers now."""
        check_choices(self.table, choices)
