"""What a seat may know of a game: everything a bot thinks is thought on this."""

from voltable.engine.dice import Dice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.state import BaseState


def known(game: "Game", dice: Dice) -> "Game":
    """A copy to think on: nothing of the game's own dice, seed and log, and the others' hidden money only estimated."""
    copy = game.copy()
    copy.dice = fresh_dice(dice.copy())
    copy.seed = 0
    copy.gid = bytes(8)
    if game.edition.hidden_money:
        guess_money(copy.state)
    return copy


def fresh_dice(dice: Dice) -> Dice:
    """New dice that follow from these alone; a game at a real table, which has none, gets them too."""
    return Dice(dice.pick(1 << 14) << 14 | dice.pick(1 << 14))


def guess_money(state: "BaseState") -> None:
    """As much as one has oneself, more or less by what the last production earned; a bid shows that it is there."""
    own = state.players[state.turn]
    for seat, player in enumerate(state.players):
        if player is not own:
            guess = own.money + player.income - own.income
            shown = state.bid if seat == state.bidder else 0
            player.money = max(guess, shown, 0)
