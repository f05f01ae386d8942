"""Games on flash: a journal each, every move on flash before it is shown."""
