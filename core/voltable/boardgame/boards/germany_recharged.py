"""The board Germany (Recharged), baked from tools/data/maps/germany_recharged.json by tools/bake.py."""

ID = "germany_recharged"
REGIONS = ("east", "northeast", "northwest", "south", "southwest", "west")

# Region by region.
CITIES = (
    "Dresden", "Erfurt", "Fulda", "Halle", "Leipzig", "Nürnberg", "Würzburg",
    "Berlin", "Frankfurt-O", "Lübeck", "Magdeburg", "Rostock", "Schwerin", "Stralsund",
    "Bremen", "Cuxhaven", "Flensburg", "Hamburg", "Hannover", "Kiel", "Wilhelmshaven",
    "Augsburg", "Freiburg", "Konstanz", "München", "Passau", "Regensburg", "Stuttgart",
    "Aachen", "Frankfurt-M", "Köln", "Mainz", "Mannheim", "Saarbrücken", "Trier",
    "Dortmund", "Duisburg", "Düsseldorf", "Essen", "Kassel", "Münster", "Osnabrück",
)

# The region of each city.
REGION_OF = (
    b"\x00\x00\x00\x00\x00\x00\x00"
    b"\x01\x01\x01\x01\x01\x01\x01"
    b"\x02\x02\x02\x02\x02\x02\x02"
    b"\x03\x03\x03\x03\x03\x03\x03"
    b"\x04\x04\x04\x04\x04\x04\x04"
    b"\x05\x05\x05\x05\x05\x05\x05"
)

# Three bytes a connection: city, city, cost; the lower city comes first.
CONNECTIONS = (
    # Dresden: Erfurt 19, Leipzig 13, Frankfurt-O 16
    b"\x00\x01\x13\x00\x04\x0d\x00\x08\x10"
    # Erfurt: Fulda 13, Halle 6, Nürnberg 21, Hannover 19, Kassel 15
    b"\x01\x02\x0d\x01\x03\x06\x01\x05\x15\x01\x12\x13\x01\x27\x0f"
    # Fulda: Würzburg 11, Frankfurt-M 8, Kassel 8
    b"\x02\x06\x0b\x02\x1d\x08\x02\x27\x08"
    # Halle: Leipzig 0, Berlin 17, Magdeburg 11
    b"\x03\x04\x00\x03\x07\x11\x03\x0a\x0b"
    # Leipzig: Frankfurt-O 21
    b"\x04\x08\x15"
    # Nürnberg: Würzburg 8, Augsburg 18, Regensburg 12
    b"\x05\x06\x08\x05\x15\x12\x05\x1a\x0c"
    # Würzburg: Augsburg 19, Stuttgart 12, Frankfurt-M 13, Mannheim 10
    b"\x06\x15\x13\x06\x1b\x0c\x06\x1d\x0d\x06\x20\x0a"
    # Berlin: Frankfurt-O 6, Magdeburg 10, Schwerin 18, Stralsund 15
    b"\x07\x08\x06\x07\x0a\x0a\x07\x0c\x12\x07\x0d\x0f"
    # Lübeck: Schwerin 6, Hamburg 6, Kiel 4
    b"\x09\x0c\x06\x09\x11\x06\x09\x13\x04"
    # Magdeburg: Schwerin 16, Hannover 15
    b"\x0a\x0c\x10\x0a\x12\x0f"
    # Rostock: Schwerin 6, Stralsund 19
    b"\x0b\x0c\x06\x0b\x0d\x13"
    # Schwerin: Stralsund 19, Hamburg 8, Hannover 19
    b"\x0c\x0d\x13\x0c\x11\x08\x0c\x12\x13"
    # Bremen: Cuxhaven 8, Hamburg 11, Hannover 10, Wilhelmshaven 11, Osnabrück 11
    b"\x0e\x0f\x08\x0e\x11\x0b\x0e\x12\x0a\x0e\x14\x0b\x0e\x29\x0b"
    # Cuxhaven: Hamburg 11
    b"\x0f\x11\x0b"
    # Flensburg: Kiel 4
    b"\x10\x13\x04"
    # Hamburg: Hannover 17, Kiel 8
    b"\x11\x12\x11\x11\x13\x08"
    # Hannover: Kassel 15, Osnabrück 16
    b"\x12\x27\x0f\x12\x29\x10"
    # Wilhelmshaven: Osnabrück 14
    b"\x14\x29\x0e"
    # Augsburg: Konstanz 17, München 6, Regensburg 13, Stuttgart 15
    b"\x15\x17\x11\x15\x18\x06\x15\x1a\x0d\x15\x1b\x0f"
    # Freiburg: Konstanz 14, Stuttgart 16
    b"\x16\x17\x0e\x16\x1b\x10"
    # Konstanz: Stuttgart 16
    b"\x17\x1b\x10"
    # München: Passau 14, Regensburg 10
    b"\x18\x19\x0e\x18\x1a\x0a"
    # Passau: Regensburg 12
    b"\x19\x1a\x0c"
    # Stuttgart: Mannheim 6, Saarbrücken 17
    b"\x1b\x20\x06\x1b\x21\x11"
    # Aachen: Köln 7, Trier 19, Düsseldorf 9
    b"\x1c\x1e\x07\x1c\x22\x13\x1c\x25\x09"
    # Frankfurt-M: Mainz 0, Dortmund 20, Kassel 13
    b"\x1d\x1f\x00\x1d\x23\x14\x1d\x27\x0d"
    # Köln: Mainz 21, Trier 20, Dortmund 10, Düsseldorf 4
    b"\x1e\x1f\x15\x1e\x22\x14\x1e\x23\x0a\x1e\x25\x04"
    # Mainz: Mannheim 11, Saarbrücken 10, Trier 18
    b"\x1f\x20\x0b\x1f\x21\x0a\x1f\x22\x12"
    # Mannheim: Saarbrücken 16
    b"\x20\x21\x10"
    # Saarbrücken: Trier 11
    b"\x21\x22\x0b"
    # Dortmund: Essen 5, Kassel 18, Münster 2
    b"\x23\x26\x05\x23\x27\x12\x23\x28\x02"
    # Duisburg: Essen 0
    b"\x24\x26\x00"
    # Düsseldorf: Essen 2
    b"\x25\x26\x02"
    # Essen: Münster 6
    b"\x26\x28\x06"
    # Kassel: Osnabrück 20
    b"\x27\x29\x14"
    # Münster: Osnabrück 7
    b"\x28\x29\x07"
)

# Two bytes for regions that lie side by side.
BESIDE = b"\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x01\x02\x02\x05\x03\x04\x04\x05"

# The rules this board brings.
RULES = (("nuclear_phase_out", 39),)
