"""What every game is made of: play, log and replay, dice, editions, phases, refusals; no game's own rule."""
