"""An evening at the table: the greeting, the game, and the result or how to come back."""

from contextlib import suppress

import click

from voltable import Refusal
from voltable_host.asking import Left, leave_if_asked
from voltable_host.language import _, ngettext
from voltable_host.saves.names import called
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal import rewind
from voltable_host.terminal.families import family_of
from voltable_host.terminal.line import Changed, NoMore
from voltable_host.terminal.prompt import Prompt
from voltable_host.terminal.session import Session
from voltable_host.terminal.typed import Unclear


def play_game(
    save: SaveFile, talk: Talk, take_back: bool, bots_finish: bool, device: str | None = None, offline: bool = False,
    practice: bool = False,
) -> None:  # fmt: skip
    """Play here alone, or together with a device."""
    if device is None:
        play_evening(Session(save, talk, take_back, bots_finish, practice=practice), take_back)
        return
    from voltable_host.companion.line.live_client import joined
    from voltable_host.companion.line.ports import find

    with joined(find(device), save, talk) as client:
        session = Session(save, talk, take_back, bots_finish, (client, offline), practice)
        play_evening(session, take_back)
        with suppress(Left):
            session.hear()


def play_evening(session: Session, take_back: bool) -> None:
    """Play until the end or until people leave; Ctrl-C leaves too, and nothing is lost."""
    if take_back and not session.take_back:
        session.say(_("--take-back counts only where no bot plays: cards that were turned stay turned."))
    greet(session)
    try:
        over = play_on(session)
    except KeyboardInterrupt:
        session.talk.aloud()
        come_back(session)
        raise click.Abort from None
    if over:
        tell_result(session)
    else:
        come_back(session)
    if session.refused and not session.lines.keyboard:
        raise click.exceptions.Exit(1)


def greet(session: Session) -> None:
    """Who plays, and which numbers are our stand-ins."""
    game, talk = session.game, session.talk
    if talk.json:
        talk.record({"move": None, "turn": None, "view": session.view()})
        return
    page = family_of(game).greeting
    for sentence in filter(None, [*page.greeting(game), page.stand_ins(game)]):
        session.say(sentence)


def come_back(session: Session) -> None:
    """Where the game is, and the command that goes on with it."""
    session.tell_of_bots()
    if not session.save.path.exists():
        gone = _("{file} is gone, so this game is not saved any more.").format(file=session.save.path)
        session.talk.aloud(gone)
        return
    if session.has_limits:
        session.talk.note(_("Bids up to a limit are not kept."))
    session.talk.note(_("The game is saved. To go on: voltable resume {name}").format(name=called(session.save.path)))
    if session.together and not session.together.is_live:
        session.talk.note(_("What the device lacks goes there with: voltable device sync"))


def tell_result(session: Session) -> None:
    """Who wins and why, how it came to that, and how to see the game again."""
    if session.talk.json:
        return
    session.tell_of_bots()
    session.screen.result(session.game)
    taken_back = rewind.practised(session.game) if not all(session.people) else 0
    if taken_back:
        told = ngettext(
            "A practice game: {n} time a move was taken back after something had come to light.",
            "A practice game: {n} times moves were taken back after something had come to light.",
            taken_back,
        )
        session.say(told)
    if not session.talk.quiet:
        from voltable_host.terminal.after.charts import show_charts  # only now: nobody waits for it before a move

        show_charts(session.screen, session.game)
    name = called(session.save.path)
    session.talk.note(_("Every round in figures: voltable log stats {name}").format(name=name))
    session.talk.note(_("To see it again: voltable replay {name}").format(name=name))


def play_on(session: Session) -> bool:
    """Play to the end, or until people leave; whether the game is over."""
    prompt = Prompt(session)
    while not session.game.over:
        try:
            session.hear()
            if not session.game.over and not session.move_unasked():
                prompt.ask()
        except Left:
            return False
        except (Changed, Unclear):
            continue
        except Refusal:
            if session.together is None:  # there, somebody else may have moved while a bot thought
                raise
        except NoMore:
            if not can_go_on(session):
                return False
        except SaveError as error:
            if not session.lines.keyboard:
                come_back(session)
                raise
            session.refuse(error.message)
            if not tries_again(session):
                return False
    return True


def tries_again(session: Session) -> bool:
    """The move was taken back; a bot would make it again at once, so somebody has to see to the disk first."""
    try:
        leave_if_asked(session.lines.ask(_("Press Enter to go on.") + " "))
    except (Left, NoMore):
        return False
    except Changed:
        return True
    return True


def can_go_on(session: Session) -> bool:
    """Where stdin has ended bots take all seats of a new game; a real table needs somebody who tells the cards."""
    if session.lines.keyboard or session.game.seed is None or not session.bots_finish:
        return False
    session.say(_("Nobody is at the keyboard: bots play on."))
    session.people = [False] * len(session.people)
    return True
