"""Which boards each edition is played on, baked from the passports in tools/data/maps by tools/bake.py."""

# What the edition calls them, its usual one first, and their passports.
CENTRAL_EUROPE = (("central_europe",), ("central_europe",))
CLASSIC = (("germany", "usa", "central_europe"), ("germany", "usa", "central_europe"))
RECHARGED = (("germany", "usa"), ("germany_recharged", "usa_recharged"))
