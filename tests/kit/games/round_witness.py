"""Watches a game move by move and notes what each player's money, plants, fuel and cities did: no event is read."""

PAID = {"auction": "paid_for_plants", "fuel": "paid_for_fuel", "build": "paid_for_cities"}
NOTED = ("paid_for_plants", "paid_for_fuel", "paid_for_cities", "income", "compensated", "fuel_bought", "plants_bought")


class Witness:
    """What was noted in the round that is played, a dict for each seat; and the rounds that are over."""

    def __init__(self, game):
        self.game = game
        self.over = []  # (number, notes by seat, the view after it)
        self.begin()

    def begin(self):
        """Nothing is noted yet."""
        self.notes = [dict.fromkeys(NOTED, 0) for _ in self.game.names]

    def play(self, action):
        """A move is made, and its effects on everybody belong to the phase it was made in."""
        game = self.game
        number, phase = game.state.round, game.phases[game.state.phase].name
        before = [stand(player) for player in game.state.players]
        game.play(action)
        for seat, player in enumerate(game.state.players):
            self.note(self.notes[seat], phase, before[seat], stand(player))
        if number and (game.over or game.state.round > number):
            self.over.append((number, self.notes, game.view()))
            self.begin()

    def note(self, notes, phase, before, after):
        """What changed for one player."""
        money, plants, fuel, cities = after[0] - before[0], len(after[1] - before[1]), after[2] - before[2], after[3]
        assert cities >= before[3] and (cities == before[3] or phase == "build")
        notes["plants_bought"] += plants
        if phase == "fuel":
            notes["fuel_bought"] += fuel
        if phase == "bureaucracy":
            notes["income"] += money
        elif money > 0:
            notes["compensated"] += money
        elif money:
            notes[PAID[phase]] -= money


def stand(player):
    """Money, plants, units of fuel, cities of a player."""
    return player.money, set(player.plants), sum(player.fuel), len(getattr(player, "cities", ()))
