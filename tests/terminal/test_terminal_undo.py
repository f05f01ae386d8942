"""Taking back and doing again."""

from kit.terminal.keyboard import PEOPLE, WITH_BOTS, refusal_in, resumed, started
from kit.terminal.terminal import PROMPT, game_in, moves_in, reached
from voltable_host.terminal.rewind import practised


def test_undo_goes_back_to_the_last_own_decision(tmp_path):
    """Past what bots did, then forward again; both stand in the log."""
    window, path = started(tmp_path, WITH_BOTS, "--seed", 7)
    with window:
        window.wait_for(PROMPT)
        begin = game_in(path).hash()
        window.answer("1")
        later, moves = game_in(path).hash(), moves_in(path)
        assert len(moves) > 1, "the bots have bid"
        window.answer("u")
        assert game_in(path).hash() == begin and moves_in(path) == []
        window.answer("redo")
        assert game_in(path).hash() == later and moves_in(path) == moves
        assert "nothing to do again" in window.answer("redo")


def test_undo_to_a_record_is_not_undo(tmp_path):
    """`undo 99999` is a line of the notation; it must not take back something else."""
    window, path = started(tmp_path, WITH_BOTS, "--seed", 7)
    with window:
        window.wait_for(PROMPT)
        window.answer("1")
        before = path.read_bytes()
        window.answer("undo 99999")
        assert refusal_in(window) and path.read_bytes() == before


def test_undo_stops_at_a_card_that_was_turned(tmp_path):
    """What came to light is known; nothing changes."""
    game = reached("buy", WITH_BOTS)
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        assert "card was turned" in window.answer("u")
        assert path.read_bytes() == before
        window.answer("1")
        bought = game_in(path).hash()
        window.answer("u")  # no card was turned by buying fuel
        assert game_in(path).hash() == game.hash() != bought


def test_people_among_themselves_may_take_back_everything(tmp_path):
    """--take-back: to the beginning and forward to the end again."""
    window, path = started(tmp_path, PEOPLE, "--seed", 7, "--take-back")
    with window:
        window.wait_for(PROMPT)
        hashes = [game_in(path).hash()]
        for _ in range(40):
            window.answer("1")
            if game_in(path).hash() != hashes[-1]:
                hashes.append(game_in(path).hash())
        assert game_in(path).state.round > 1, "cards were turned"
        for expected in reversed(hashes[:-1]):
            window.answer("u")
            assert game_in(path).hash() == expected
        assert "nothing to take back" in window.answer("u")
        for expected in hashes[1:]:
            window.answer("redo")
            assert game_in(path).hash() == expected


def test_with_bots_take_back_is_told_not_to_count(tmp_path):
    """--take-back is for people."""
    window, _path = started(tmp_path, WITH_BOTS, "--seed", 7, "--take-back")
    with window:
        assert "--take-back counts only" in window.wait_for(PROMPT)


def test_in_a_practice_game_a_card_is_no_limit(tmp_path):
    """--practice: against bots too, back to the beginning, and the end tells it."""
    game = reached("buy", WITH_BOTS)
    window, path = resumed(tmp_path, game, "--practice")
    with window:
        window.wait_for(PROMPT)
        for _ in range(3):
            assert "card was turned" not in window.answer("u")
        assert practised(game_in(path)) > 0
        window.answer("redo")
        assert practised(game_in(path)) > 0


def test_taking_back_what_hides_nothing_is_no_practice(tmp_path):
    """Fuel of one's own turn, and forward again."""
    window, path = resumed(tmp_path, reached("buy", WITH_BOTS))
    with window:
        window.wait_for(PROMPT)
        for typed in ("1", "u", "redo", "u"):
            window.answer(typed)
        assert len(game_in(path).log.undos()) == 3 and practised(game_in(path)) == 0
