"""What every long run is asked for: how much, from which seed, on how many cores."""

import argparse
import os
import random

SEEDS = 2**32


def parser_for(about: str | None, what: str, count: int) -> argparse.ArgumentParser:
    """The three options; a tool may add its own."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument(f"--{what}", type=int, default=count)
    parser.add_argument("--seed", type=int, help="of the first one, the next ones follow; by default any")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser


def parsed(parser: argparse.ArgumentParser, what: str, seeds: int = SEEDS) -> argparse.Namespace:
    """What was given; without a seed every run tries others."""
    options = parser.parse_args()
    if getattr(options, what) < 1 or options.jobs < 1 or not 0 <= (options.seed or 0) < seeds:
        parser.error(f"{what} and jobs are at least 1, a seed is 0 to {seeds - 1}")
    if options.seed is None:
        options.seed = random.randrange(seeds)
    return options
