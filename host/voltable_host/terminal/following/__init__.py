"""The companion without a device: tables that are followed from the command line."""
