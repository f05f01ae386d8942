"""Where plain output is automatic."""

import io

import pytest

from voltable_host.talk import is_plain


class Window(io.TextIOWrapper):
    """A terminal with this encoding."""

    def __init__(self, encoding):
        super().__init__(io.BytesIO(), encoding)

    def isatty(self):
        """Somebody looks at it."""
        return True


@pytest.mark.parametrize(
    ("stream", "environment", "plain"),
    [
        (Window("utf-8"), {"TERM": "xterm"}, False),
        (Window("UTF-8"), {}, False),
        (Window("ascii"), {"TERM": "xterm"}, True),
        (Window("cp1250"), {}, True),
        (Window("utf-8"), {"NO_COLOR": "1"}, True),
        (Window("utf-8"), {"NO_COLOR": ""}, False),
        (Window("utf-8"), {"TERM": "dumb"}, True),
        (io.StringIO(), {"TERM": "xterm"}, True),
        (None, {"TERM": "xterm"}, True),
    ],
)
def test_plain_where_signs_or_colours_would_not_be_seen(stream, environment, plain):
    """No terminal, a terminal without our signs, no colour wished, a terminal that knows nothing."""
    assert is_plain(stream, environment) is plain
