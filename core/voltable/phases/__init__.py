"""The phases that editions share."""
