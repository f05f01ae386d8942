"""What happens in the board game only."""
# pyright: basic
# Their types stand in events.pyi, which tools/bake_events.py bakes.

from collections import namedtuple

RegionChosen = namedtuple("RegionChosen", ("seat", "region"))
CityMarked = namedtuple("CityMarked", ("seat", "city"))
FuelBought = namedtuple("FuelBought", ("seat", "fuel", "tokens", "cost", "stored"))  # out of the coal storage
CityConnected = namedtuple("CityConnected", ("seat", "city", "slot", "connection"))
CitiesPowered = namedtuple("CitiesPowered", ("seat", "plants", "burnt", "cities", "income"))
MarketRefilled = namedtuple("MarketRefilled", ("tokens",))
UraniumEnded = namedtuple("UraniumEnded", ("plant",))
TrustTookPlant = namedtuple("TrustTookPlant", ("plant", "dropped"))
TrustTookFuel = namedtuple("TrustTookFuel", ("fuel", "tokens"))
TrustReturnedFuel = namedtuple("TrustReturnedFuel", ())
TrustBuilt = namedtuple("TrustBuilt", ("city", "slot"))
