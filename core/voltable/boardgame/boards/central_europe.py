"""The board Central Europe, baked from tools/data/maps/central_europe.json by tools/bake.py."""

ID = "central_europe"
REGIONS = ("austria", "czech_republic", "hungary", "poland_east", "poland_west", "slovakia")

# Region by region.
CITIES = (
    "Graz", "Innsbruck", "Klagenfurt", "Linz", "Salzburg", "Villach", "Wien",
    "Brno", "Hradec Králové", "Ostrava", "Plzeň", "Praha", "Ústí nad Labem", "České Budějovice",
    "Budapest", "Győr", "Kecskemét", "Miskolc", "Nyíregyháza", "Pécs", "Szeged",
    "Białystok", "Częstochowa", "Katowice", "Kraków", "Lublin", "Sosnowiec", "Warszawa",
    "Bydgoszcz", "Gdańsk", "Gdynia", "Poznań", "Szczecin", "Wrocław", "Łódź",
    "Banská Bystrica", "Bratislava", "Košice", "Poprad", "Prešov", "Trnava", "Žilina",
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
    # Graz: Klagenfurt 10, Linz 16, Salzburg 22, Wien 12, Győr 14, Pécs 19
    b"\x00\x02\x0a\x00\x03\x10\x00\x04\x16\x00\x06\x0c\x00\x0f\x0e\x00\x13\x13"
    # Innsbruck: Salzburg 15, Villach 22
    b"\x01\x04\x0f\x01\x05\x16"
    # Klagenfurt: Salzburg 20, Villach 4
    b"\x02\x04\x14\x02\x05\x04"
    # Linz: Salzburg 9, Wien 11, České Budějovice 8
    b"\x03\x04\x09\x03\x06\x0b\x03\x0d\x08"
    # Wien: Brno 8, České Budějovice 14, Győr 8, Bratislava 3
    b"\x06\x07\x08\x06\x0d\x0e\x06\x0f\x08\x06\x24\x03"
    # Brno: Hradec Králové 9, Ostrava 12, Praha 13, České Budějovice 15, Bratislava 10, Trnava 10, Žilina 14
    b"\x07\x08\x09\x07\x09\x0c\x07\x0b\x0d\x07\x0d\x0f\x07\x24\x0a\x07\x28\x0a\x07\x29\x0e"
    # Hradec Králové: Ostrava 16, Praha 8, Ústí nad Labem 10, Wrocław 10
    b"\x08\x09\x10\x08\x0b\x08\x08\x0c\x0a\x08\x21\x0a"
    # Ostrava: Katowice 4, Kraków 7, Wrocław 11, Žilina 7
    b"\x09\x17\x04\x09\x18\x07\x09\x21\x0b\x09\x29\x07"
    # Plzeň: Praha 7, Ústí nad Labem 9, České Budějovice 11
    b"\x0a\x0b\x07\x0a\x0c\x09\x0a\x0d\x0b"
    # Praha: Ústí nad Labem 6, České Budějovice 10
    b"\x0b\x0c\x06\x0b\x0d\x0a"
    # Ústí nad Labem: Wrocław 17
    b"\x0c\x21\x11"
    # Budapest: Győr 5, Kecskemét 6, Miskolc 9, Pécs 12, Banská Bystrica 12, Trnava 9
    b"\x0e\x0f\x05\x0e\x10\x06\x0e\x11\x09\x0e\x13\x0c\x0e\x23\x0c\x0e\x28\x09"
    # Győr: Pécs 15, Bratislava 6, Trnava 5
    b"\x0f\x13\x0f\x0f\x24\x06\x0f\x28\x05"
    # Kecskemét: Miskolc 10, Pécs 11, Szeged 5
    b"\x10\x11\x0a\x10\x13\x0b\x10\x14\x05"
    # Miskolc: Nyíregyháza 7, Banská Bystrica 11, Košice 4, Poprad 9
    b"\x11\x12\x07\x11\x23\x0b\x11\x25\x04\x11\x26\x09"
    # Nyíregyháza: Szeged 16, Košice 8
    b"\x12\x14\x10\x12\x25\x08"
    # Pécs: Szeged 12
    b"\x13\x14\x0c"
    # Białystok: Lublin 15, Warszawa 14, Gdańsk 20
    b"\x15\x19\x0f\x15\x1b\x0e\x15\x1d\x14"
    # Częstochowa: Kraków 6, Lublin 17, Sosnowiec 4, Wrocław 9, Łódź 7
    b"\x16\x18\x06\x16\x19\x11\x16\x1a\x04\x16\x21\x09\x16\x22\x07"
    # Katowice: Sosnowiec 0
    b"\x17\x1a\x00"
    # Kraków: Lublin 16, Sosnowiec 4, Poprad 11, Prešov 13, Žilina 12
    b"\x18\x19\x10\x18\x1a\x04\x18\x26\x0b\x18\x27\x0d\x18\x29\x0c"
    # Lublin: Warszawa 10, Łódź 16, Prešov 20
    b"\x19\x1b\x0a\x19\x22\x10\x19\x27\x14"
    # Warszawa: Bydgoszcz 15, Łódź 7
    b"\x1b\x1c\x0f\x1b\x22\x07"
    # Bydgoszcz: Gdańsk 8, Poznań 7, Szczecin 15, Łódź 12
    b"\x1c\x1d\x08\x1c\x1f\x07\x1c\x20\x0f\x1c\x22\x0c"
    # Gdańsk: Gdynia 0
    b"\x1d\x1e\x00"
    # Gdynia: Szczecin 17
    b"\x1e\x20\x11"
    # Poznań: Szczecin 14, Wrocław 9, Łódź 13
    b"\x1f\x20\x0e\x1f\x21\x09\x1f\x22\x0d"
    # Szczecin: Wrocław 22
    b"\x20\x21\x16"
    # Wrocław: Łódź 12
    b"\x21\x22\x0c"
    # Banská Bystrica: Poprad 11, Trnava 10, Žilina 6
    b"\x23\x26\x0b\x23\x28\x0a\x23\x29\x06"
    # Bratislava: Trnava 2
    b"\x24\x28\x02"
    # Košice: Poprad 6, Prešov 2
    b"\x25\x26\x06\x25\x27\x02"
    # Poprad: Prešov 7, Žilina 11
    b"\x26\x27\x07\x26\x29\x0b"
    # Trnava: Žilina 10
    b"\x28\x29\x0a"
)

# Two bytes for regions that lie side by side.
BESIDE = b"\x00\x01\x00\x02\x00\x05\x01\x03\x01\x04\x01\x05\x02\x05\x03\x04\x03\x05"

# The rules this board brings.
RULES = ()
