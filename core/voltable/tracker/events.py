"""What happened at a table."""
# pyright: basic
# Their types stand in events.pyi, which tools/bake_events.py bakes.

from collections import namedtuple

Told = namedtuple("Told", ("verb", "seat", "number"))  # bought, cities, cities powered, income
FuelTold = namedtuple("FuelTold", ("seat", "fuel", "tokens", "cost"))
FieldSet = namedtuple("FieldSet", ("field", "number"))
Paid = namedtuple("Paid", ("seat", "cities", "income"))
DummyGot = namedtuple("DummyGot", ("kind", "need"))
DummyTook = namedtuple("DummyTook", ("tokens",))
Refilled = namedtuple("Refilled", ("tokens",))
