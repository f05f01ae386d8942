"""Whole games told in words, by any interpreter."""
