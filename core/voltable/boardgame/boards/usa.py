"""The board USA, baked from tools/data/maps/usa.json by tools/bake.py."""

ID = "usa"
REGIONS = ("north", "northeast", "northwest", "south", "southeast", "southwest")

# Region by region.
CITIES = (
    "Chicago", "Cincinnati", "Duluth", "Fargo", "Knoxville", "Minneapolis", "St. Louis",
    "Boston", "Buffalo", "Detroit", "New York", "Philadelphia", "Pittsburgh", "Washington D.C.",
    "Billings", "Boise", "Cheyenne", "Denver", "Omaha", "Portland", "Seattle",
    "Birmingham", "Dallas", "Houston", "Kansas City", "Memphis", "New Orleans", "Oklahoma City",
    "Atlanta", "Jacksonville", "Miami", "Norfolk", "Raleigh", "Savannah", "Tampa",
    "Las Vegas", "Los Angeles", "Phoenix", "Salt Lake City", "San Diego", "San Francisco", "Santa Fe",
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
    # Chicago: Cincinnati 7, Duluth 12, Minneapolis 8, St. Louis 10, Detroit 7, Omaha 13, Kansas City 8
    b"\x00\x01\x07\x00\x02\x0c\x00\x05\x08\x00\x06\x0a\x00\x09\x07\x00\x12\x0d\x00\x18\x08"
    # Cincinnati: Knoxville 6, St. Louis 12, Detroit 4, Pittsburgh 7, Raleigh 15
    b"\x01\x04\x06\x01\x06\x0c\x01\x09\x04\x01\x0c\x07\x01\x20\x0f"
    # Duluth: Fargo 6, Minneapolis 5, Detroit 15
    b"\x02\x03\x06\x02\x05\x05\x02\x09\x0f"
    # Fargo: Minneapolis 6, Billings 17
    b"\x03\x05\x06\x03\x0e\x11"
    # Knoxville: Atlanta 5
    b"\x04\x1c\x05"
    # Minneapolis: Billings 18, Cheyenne 18, Omaha 8
    b"\x05\x0e\x12\x05\x10\x12\x05\x12\x08"
    # St. Louis: Kansas City 6, Memphis 7, Atlanta 12
    b"\x06\x18\x06\x06\x19\x07\x06\x1c\x0c"
    # Boston: New York 3
    b"\x07\x0a\x03"
    # Buffalo: Detroit 7, New York 8, Pittsburgh 7
    b"\x08\x09\x07\x08\x0a\x08\x08\x0c\x07"
    # Detroit: Pittsburgh 6
    b"\x09\x0c\x06"
    # New York: Philadelphia 0
    b"\x0a\x0b\x00"
    # Philadelphia: Washington D.C. 3
    b"\x0b\x0d\x03"
    # Pittsburgh: Washington D.C. 6, Raleigh 7
    b"\x0c\x0d\x06\x0c\x20\x07"
    # Washington D.C.: Norfolk 5
    b"\x0d\x1f\x05"
    # Billings: Boise 12, Cheyenne 9, Seattle 9
    b"\x0e\x0f\x0c\x0e\x10\x09\x0e\x14\x09"
    # Boise: Cheyenne 24, Portland 13, Seattle 12, Salt Lake City 8, San Francisco 23
    b"\x0f\x10\x18\x0f\x13\x0d\x0f\x14\x0c\x0f\x26\x08\x0f\x28\x17"
    # Cheyenne: Denver 0, Omaha 14
    b"\x10\x11\x00\x10\x12\x0e"
    # Denver: Kansas City 16, Salt Lake City 21, Santa Fe 13
    b"\x11\x18\x10\x11\x26\x15\x11\x29\x0d"
    # Omaha: Kansas City 5
    b"\x12\x18\x05"
    # Portland: Seattle 3, San Francisco 24
    b"\x13\x14\x03\x13\x28\x18"
    # Birmingham: Memphis 6, New Orleans 11, Atlanta 3, Jacksonville 9
    b"\x15\x19\x06\x15\x1a\x0b\x15\x1c\x03\x15\x1d\x09"
    # Dallas: Houston 5, Memphis 12, New Orleans 12, Oklahoma City 3, Santa Fe 16
    b"\x16\x17\x05\x16\x19\x0c\x16\x1a\x0c\x16\x1b\x03\x16\x29\x10"
    # Houston: New Orleans 8, Santa Fe 21
    b"\x17\x1a\x08\x17\x29\x15"
    # Kansas City: Memphis 12, Oklahoma City 8, Santa Fe 16
    b"\x18\x19\x0c\x18\x1b\x08\x18\x29\x10"
    # Memphis: New Orleans 7, Oklahoma City 14
    b"\x19\x1a\x07\x19\x1b\x0e"
    # New Orleans: Jacksonville 16
    b"\x1a\x1d\x10"
    # Oklahoma City: Santa Fe 15
    b"\x1b\x29\x0f"
    # Atlanta: Raleigh 7, Savannah 7
    b"\x1c\x20\x07\x1c\x21\x07"
    # Jacksonville: Savannah 0, Tampa 4
    b"\x1d\x21\x00\x1d\x22\x04"
    # Miami: Tampa 4
    b"\x1e\x22\x04"
    # Norfolk: Raleigh 3
    b"\x1f\x20\x03"
    # Raleigh: Savannah 7
    b"\x20\x21\x07"
    # Las Vegas: Los Angeles 9, Phoenix 15, Salt Lake City 18, San Diego 9, San Francisco 14, Santa Fe 27
    b"\x23\x24\x09\x23\x25\x0f\x23\x26\x12\x23\x27\x09\x23\x28\x0e\x23\x29\x1b"
    # Los Angeles: San Diego 3, San Francisco 9
    b"\x24\x27\x03\x24\x28\x09"
    # Phoenix: San Diego 14, Santa Fe 18
    b"\x25\x27\x0e\x25\x29\x12"
    # Salt Lake City: San Francisco 27, Santa Fe 28
    b"\x26\x28\x1b\x26\x29\x1c"
)

# Two bytes for regions that lie side by side.
BESIDE = b"\x00\x01\x00\x02\x00\x03\x00\x04\x01\x04\x02\x03\x02\x05\x03\x04\x03\x05"

# The rules this board brings.
RULES = ()
