"""Maps of one's own: their files, what is wrong with one, and the copies that games are opened with."""
