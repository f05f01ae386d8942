"""An evening at the table: the greeting, the game, and the result or how to come back."""

import click

from voltable import Refusal
from voltable_host.language import _
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile
from voltable_host.saves.saves import called
from voltable_host.talk import Talk
from voltable_host.terminal.answers import Left
from voltable_host.terminal.families import family_of
from voltable_host.terminal.line import Changed, NoMore
from voltable_host.terminal.prompt import Prompt
from voltable_host.terminal.session import Session
from voltable_host.terminal.typed import Unclear


def play_game(
    save: SaveFile, talk: Talk, take_back: bool, bots_finish: bool, device: str | None = None, offline: bool = False
) -> None:
    """Play here alone, or together with a device."""
    if device is None:
        play_evening(Session(save, talk, take_back, bots_finish), take_back)
        return
    from voltable_host.companion.line.live_client import joined
    from voltable_host.companion.line.ports import find

    with joined(find(device), save, talk) as client:
        session = Session(save, talk, take_back, bots_finish, (client, offline))
        play_evening(session, take_back)
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
    if not session.save.path.exists():
        gone = _("{file} is gone, so this game is not saved any more.").format(file=session.save.path)
        session.talk.aloud(gone)
        return
    if session.limits:
        session.talk.note(_("Bids up to a limit are not kept."))
    session.talk.note(_("The game is saved. To go on: voltable resume {name}").format(name=called(session.save.path)))
    if session.together and not session.together.is_live:
        session.talk.note(_("What the device lacks goes there with: voltable device sync"))


def tell_result(session: Session) -> None:
    """Places, best first, and how to see the game again."""
    if session.talk.json:
        return
    session.screen.result(session.game)
    session.talk.note(_("To see it again: voltable replay {name}").format(name=called(session.save.path)))


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
        session.lines.ask(_("Press Enter to go on.") + " ")
    except NoMore:
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
