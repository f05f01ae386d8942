"""Which rules this engine plays; baked from the tables, the verbs and their version, do not edit."""

ENGINE = b'\xfd\xce\x18\x0e.\xac\xa4\xcd'
