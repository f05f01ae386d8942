"""Game logs as files: saved as they are played, listed, counted, exported, repaired."""
