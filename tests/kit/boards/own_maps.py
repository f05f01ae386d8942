"""A made-up map, small and with regions of different sizes; it brings numbers of its own."""

ICELAND = {
    "id": "iceland",
    "name": "Iceland",
    "names": {"cs": {"name": "Island", "regions": {"north": "sever"}}, "hu": "Izland"},
    "regions": {
        "north": ["Akureyri", "Húsavík", "Siglufjörður"],
        "south": ["Selfoss", "Vík", "Hella", "Hvolsvöllur", "Höfn"],
        "west": ["Reykjavík", "Keflavík", "Akranes", "Borgarnes"],
        "fjords": ["Ísafjörður", "Bolungarvík", "Patreksfjörður"],
    },
    "connections": [
        ["Akureyri", "Húsavík", 6], ["Akureyri", "Siglufjörður", 7], ["Selfoss", "Hella", 4],
        ["Hella", "Hvolsvöllur", 2], ["Hvolsvöllur", "Vík", 8], ["Vík", "Höfn", 21], ["Reykjavík", "Keflavík", 5],
        ["Reykjavík", "Akranes", 4], ["Akranes", "Borgarnes", 3], ["Ísafjörður", "Bolungarvík", 1],
        ["Ísafjörður", "Patreksfjörður", 14], ["Reykjavík", "Selfoss", 6], ["Borgarnes", "Akureyri", 25],
        ["Borgarnes", "Ísafjörður", 30], ["Höfn", "Húsavík", 40],
    ],
    "rules": {
        "nuclear_phase_out": 13,
        "coal_storage": 8,
        "start_fuel": {"value": [20, 15, 6, 2], "source": "made up"},
        "refill": {"3": {"1": {"coal": 9}}},
        "step_two": {"2": 4, "3": 5, "4": 5, "5": 5, "6": 5},
        "last_round": {"2": 10, "3": 9, "4": 9, "5": 9, "6": 9},
        "regions_in_play": {"4": 4, "5": 4, "6": 4},
    },
}  # fmt: skip
