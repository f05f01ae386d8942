"""The program as people meet it: first boot, a round, undo, a power cut, sleep, a fault; MicroPython only."""

from kit.device.still_device import StillDevice, app_on, empty
from kit.interpreters import scratch
from voltable_device.keys.buttons import ACCEPT, ALL, LEFT, MENU, RIGHT, UNDO

FOLDER = scratch.folder()


def new_app(profile="pico-oled-3b", **settings):
    """The program on an empty device."""
    settings = {"tested": True, "draw": False} | settings
    return app_on(StillDevice(empty(FOLDER), profile), settings)


def again(app, **settings):
    """The plug was pulled and put back."""
    return app_on(StillDevice(FOLDER, app.device.profile.name), settings)


def press(app, *intents):
    """Keys one after another, a page after each."""
    for intent in intents:
        app.press(intent)
        app.render()
    return app.name


def begun(players=4, **settings):
    """A table whose order is told as the seats are."""
    app = new_app(players=players, **settings)
    press(app, *[ACCEPT] * players)
    return app


def test_a_new_device_tests_its_pins_then_asks_for_the_language():
    """Every key once; it asks never again."""
    app = new_app(tested=False)
    assert app.name == "pin_test" and "L15o M14o R13o" in app.paper.page.lines
    for bits in (1, 0, 2, 0, 4):
        app.screen.keys_down(bits)
        app.render()
    assert "L15+ M14+ R13#" in app.paper.page.lines
    app.screen.keys_down(0)
    assert app.name == "languages"
    assert press(app, RIGHT, ACCEPT) == "setup"
    assert app.language == "cs"
    assert again(app).name == "setup"


def test_the_same_people_begin_in_three_presses():
    """Resume, new, start: last time's answers stand there."""
    app = begun(6, edition="recharged", depth="score")
    app = again(app)
    assert app.name == "resume"
    app.settings.values["draw"] = True
    assert press(app, RIGHT, ACCEPT) == "auction"
    assert (app.game.edition.name, app.game.edition.count, app.game.edition.depth) == ("recharged", 6, "score")


def test_a_round_of_quick_with_the_middle_key():
    """Order told, auction, order by plants, fuel, building, power, refill."""
    app = begun(3)
    seen = [app.name]
    while app.game.state.round == 1:
        seen.append(press(app, ACCEPT))
    assert seen == ["auction_quick", "tie", "tie", "fuel", "build", "build", "build", "power", "refill", "tie"]


def test_undo_is_one_hold_and_has_no_limit():
    """Each press that changed something is one move."""
    app = begun(4)
    hashes = []
    for _ in range(40):
        hashes.append(app.game.hash())
        press(app, RIGHT if app.name == "build" and len(hashes) % 2 else ACCEPT)
        assert app.game.hash() != hashes[-1]
    while hashes:
        press(app, UNDO)
        assert app.game.hash() == hashes.pop()


def test_what_was_shown_survives_the_plug():
    """After every press the same table comes back, to be undone as before."""
    app = begun(4, depth="score")
    for _ in range(30):
        press(app, ACCEPT)
        other = again(app)
        assert other.name == "resume" and other.game.hash() == app.game.hash()
    press(other, ACCEPT, UNDO)
    press(app, UNDO)
    assert other.game.hash() == app.game.hash()
    assert other.name == app.name


def test_hold_right_finishes_the_phase():
    """Everybody who is left does nothing more; not while the right key counts."""
    app = begun(5, depth="score")
    assert press(app, ALL) == "tie"
    press(app, RIGHT)
    assert app.name == "fuel" and press(app, ALL) == "build"
    assert app.screen.counts
    assert press(app, ALL) == "power" and press(app, ALL) == "refill"


def test_the_press_that_wakes_does_nothing_else():
    """Dim after two minutes, dark after ten; the clock goes on."""
    app = begun(4)
    app.settings.values["brightness"] = 200
    before = app.game.hash()
    for seconds, level, is_on in ((119, 200, True), (1, 8, True), (479, 8, True), (1, 8, False)):
        app.device.now += 1000 * seconds
        app.clock.count()
        app.rest()
        assert (app.device.display.level, app.device.display.is_on) == (level, is_on), seconds
    press(app, ACCEPT)
    assert app.game.hash() == before and app.device.display.is_on and app.device.display.level == 200
    press(app, ACCEPT)
    assert app.game.hash() != before
    assert app.clock.in_game == 600


def test_a_fault_of_the_program_keeps_the_game():
    """It is told, and a key brings the game back from flash."""
    app = begun(4)
    press(app, ACCEPT)
    before = app.game.hash()

    def broken():
        raise ValueError("planted")

    app.screen.accept = broken
    assert press(app, ACCEPT) == "crash"
    assert "planted" in " ".join(app.paper.page.lines)
    assert press(app, ACCEPT) == "resume" and app.game.hash() == before


def test_a_page_that_cannot_be_filled_is_a_fault_too():
    """The same from the task that draws."""
    app = begun(4)
    app.screen.fill = lambda page: page.add(None)
    app.render()
    assert app.name == "crash"
    app.render()
    assert press(app, ACCEPT) == "resume"


def test_menu_and_back():
    """The menu's first entry is undo, its last leads back."""
    app = begun(4)
    before = app.game.hash()
    press(app, ACCEPT)
    assert press(app, MENU) == "menu"
    assert press(app, LEFT, ACCEPT) == "tie"
    press(app, MENU, ACCEPT)
    assert app.game.hash() == before and app.name == "auction_quick"


def test_sound_and_lights_are_off_until_asked_for():
    """A tone a press, the pixel of the active seat."""
    app = begun(4)
    assert app.device.tones == 0 and app.device.lights == ()
    app.settings.values["sound"] = app.settings.values["pixels"] = True
    press(app, ACCEPT)
    assert app.device.tones == 1
    lit = [seat for seat, colour in enumerate(app.device.lights) if colour != (0, 0, 0)]
    assert lit == [app.game.turn]


def test_a_game_of_the_engine_is_shown():
    """When a full game is played elsewhere, its own edition runs here."""
    import voltable

    app = new_app()
    game = voltable.new_game("recharged", players=["Ana", "Bo", "Cy"], seed=3)
    app.take(app.games.create(game))
    app.show_game()
    app.render()
    assert app.name == "watch" and app.game.names[app.game.turn] in app.paper.page.lines[0]
    app.kept.play(app.game.choices()[0])
    other = again(app, tested=True)
    assert other.name == "resume" and press(other, ACCEPT) == "watch" and other.game.hash() == app.game.hash()


def test_the_large_display_sends_only_rows_that_changed():
    """A press in the building phase changes a few of eighteen rows."""
    app = begun(4, profile="pico-lcd-1.3")
    while app.name != "build":
        press(app, ACCEPT)
    before = app.device.display.shows
    press(app, RIGHT)
    assert 1 <= app.device.display.shows - before <= 4


def test_leaving_the_program_says_so():
    """Ctrl-C on the line."""
    app = begun(4)
    app.open("paused")
    app.render()
    assert "PAUSED" in app.paper.page.head
