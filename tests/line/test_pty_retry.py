"""A frame that came to harm is sent again."""

from kit.line.retry_times import measured


def test_a_damaged_frame_is_delivered_by_a_retry(tmp_path):
    """The real device program; how long it takes is told by test_line_rate.py and tools/measure_retries.py."""
    assert len(measured(tmp_path, 20)) >= 20
