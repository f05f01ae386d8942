"""What stops a build of device files."""


class BundleError(RuntimeError):
    """Modules that cannot be joined as the groups say; the message names the module and the reason."""
