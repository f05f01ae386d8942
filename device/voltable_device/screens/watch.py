"""A game that is played elsewhere: its own engine runs here, and the display shows how it stands."""

from voltable.engine.verbs import CHANCE, NOBODY
from voltable_device.displays.signs import called, phase_word, shape
from voltable_device.language.texts import text
from voltable_device.screens.screen import BACKWARD, FORWARD, Screen

REVERSE = ("fuel", "build")


class WatchScreen(Screen):
    """Whose turn it is, in which direction, and what everybody has."""

    def fill(self, page):
        """The turn, then the players in order."""
        game = self.app.game
        state = game.state
        phase = game.edition.course[state.phase].name
        left = text("R{0}", state.round) + " " + phase_word(phase)
        page.title(left, BACKWARD if phase in REVERSE else FORWARD)
        if state.turn == NOBODY:
            page.add(text("wins: {0}", called(game, game.ranking()[0][0])))
        elif state.turn == CHANCE:
            page.add(text("a card is drawn"))
        else:
            page.add(text("turn") + "  " + called(game, state.turn), state.turn)
        for place in range(0, len(state.order), 2):
            pair = [self.player(seat) for seat in state.order[place : place + 2]]
            page.add(pair[0] + " " * (11 - len(pair[0])) + (pair[1] if len(pair) > 1 else ""))
        page.keys(text("menu"), "", "")

    def player(self, seat) -> str:
        """A shape, its money, and its cities or income."""
        player = self.app.game.state.players[seat]
        count = len(player.cities) if hasattr(player, "cities") else player.income
        money = "?" if self.app.game.edition.hidden_money else str(player.money)
        return shape(seat) + " " + money + "/" + str(count)

    def left(self):
        """The menu."""
        self.app.open("menu")


SCREEN = WatchScreen
