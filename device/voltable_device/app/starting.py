"""The first page after power comes: what is wrong, a test of the pins, a game to resume, or a new one."""

from voltable.engine.refusal import Refusal
from voltable_device.app.app import App
from voltable_device.app.settings import open_settings
from voltable_device.flash import flash
from voltable_device.language.texts import folder

HALF_DEPLOYED = "/deploying"  # the computer takes this file away when its copy is whole


def begin(device=None, answers=None) -> App:
    """The program with its first page; answers stand for settings of the same name."""
    settings = open_settings(device.folder if device else "")
    settings.values.update(answers or {})
    app = App(device or open_device(settings), settings)
    app.start()
    return app


def open_device(settings):
    """The device that the settings name."""
    from voltable_device.hardware import pins as hardware

    return hardware.open_device(profile_of(settings))


def profile_of(settings):
    """The profile by its name; an unknown one is told, and the first taken."""
    from voltable_device.hardware import profiles

    try:
        return profiles.find(settings.get("profile"))
    except Refusal:
        settings.wrong.append(settings.get("profile"))
        return profiles.DEFAULT


def first_page(app):
    """Everything that is wrong is said once, on the display and on the line; then the evening begins."""
    for fault in app.device.faults:
        app.messages.append(app.say(*fault))
    if app.settings.wrong:
        app.messages.append(app.say("bad-settings", *app.settings.wrong))
    app.is_half_deployed = flash.size_of(folder() + HALF_DEPLOYED) >= 0
    if app.is_half_deployed:
        app.messages.append(app.say("redeploy"))
    open_last(app)
    for sentence in app.messages:
        print(sentence)
    if not app.settings.get("tested"):
        app.open("pin_test")
    else:
        app.home()


def open_last(app):
    """The game of the last evening, if it can be read; a file that cannot is told, and never touched."""
    games = app.games
    gids = games.gids()
    for told in games.told:
        app.messages.append(app.say(*told))
    for stem, word in games.unreadable:
        app.messages.append(stem[:4] + ": " + app.say(word))
    if not gids:
        return
    try:
        app.take(games.open(gids[-1]))
    except Refusal as no:
        app.messages.append(app.say(no.word, *no.numbers))
        return
    for told in app.kept.told:
        app.messages.append(app.say(*told))
