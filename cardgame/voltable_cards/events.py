"""What happens in the card game only."""
# pyright: basic
# Their types stand in events.pyi, which tools/bake_events.py bakes.

from collections import namedtuple

FuelDealt = namedtuple("FuelDealt", ("column", "fuel", "units"))
FuelBought = namedtuple("FuelBought", ("seat", "fuel", "units", "column", "kept"))
CardTurned = namedtuple("CardTurned", ("seat", "fuel", "units", "left", "printed"))  # 0 printed: a single
SingleReturned = namedtuple("SingleReturned", ("fuel", "lost"))
FuelMoved = namedtuple("FuelMoved", ("source", "target", "cards"))
FuelReshuffled = namedtuple("FuelReshuffled", ("times",))
BankTookPlant = namedtuple("BankTookPlant", ("plant", "dropped"))
BankTookFuel = namedtuple("BankTookFuel", ("column", "fuel", "units", "for_hybrid"))
BankDiscardedFuel = namedtuple("BankDiscardedFuel", ())
