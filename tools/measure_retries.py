"""How long an answer takes whose frame came to harm: percentiles in milliseconds. measure_retries.py [COUNT]"""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame", "device", "host", "tests")]

from kit.line.retry_times import measured, percentile  # noqa: E402


def main(count: int = 300) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory(prefix="voltable-retries-") as home:
        values = measured(Path(home), count)
    told = ", ".join(f"p{part} {percentile(values, part / 100):.0f}" for part in (50, 90, 99))
    print(f"{len(values)} answers after one damaged frame: {told}, most {values[-1]:.0f} ms")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
