"""A board and what stands on it as a picture for screen and paper."""
