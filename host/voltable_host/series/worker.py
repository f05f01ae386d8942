"""A worker process: it is told a series and plays the blocks it is asked for, until nobody asks any more."""

import os
import pickle
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, BinaryIO, NamedTuple

from voltable_host.gate.streams import answering
from voltable_host.language import choose
from voltable_host.series.shapes import Series


class Hello(NamedTuple):
    """What a worker hears first."""

    language: str
    series: Series


class Played(NamedTuple):
    """The lines of a block, each with whether its game ends there, and how long the games took."""

    lines: list
    seconds: float


class Failed(NamedTuple):
    """Why a block could not be played, and where in the program that was."""

    error: Exception
    where: str


def serve() -> None:
    """Play what is asked for on stdin and answer on stdout, all pickled."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started us
    answers = answering()
    asked: SimpleQueue = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    hello = asked.get()
    choose(hello.language)
    while True:
        answer = packed(play(hello.series, asked.get()))
        try:
            answers.write(answer)
            answers.flush()
        except OSError:
            os._exit(0)


def listen(requests: BinaryIO, asked: SimpleQueue) -> None:
    """Hand on what is asked; when the other end is gone, however that came, leave in the middle of a game."""
    try:
        while True:
            asked.put(pickle.load(requests))
    except (EOFError, OSError):
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        os._exit(1)


def play(series: Series, numbers: range) -> Played | Failed:
    """The games of a block; without memory nothing can be answered."""
    began = perf_counter()
    try:
        return Played(list(series.play(numbers)), perf_counter() - began)
    except MemoryError:
        os._exit(1)
    except Exception as error:
        return Failed(error, traceback.format_exc())


def packed(answer: Played | Failed) -> bytes:
    """As it travels; an error that cannot travel goes by its name."""
    try:
        data = pickle.dumps(answer)
        if isinstance(answer, Failed):
            pickle.loads(data)
        return data
    except Exception as error:
        told: Any = answer.error if isinstance(answer, Failed) else error
        return pickle.dumps(Failed(RuntimeError(repr(told)), traceback.format_exc()))
