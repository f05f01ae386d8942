"""Speed and sizes, here and as they would be on a device."""
