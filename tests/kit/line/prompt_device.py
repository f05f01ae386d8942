"""A device at its prompt, for tests: real MicroPython does what it is asked, on a littlefs in its memory."""

import ast
import subprocess
from base64 import b64decode, b64encode
from contextlib import contextmanager
from types import SimpleNamespace

from mpremote.transport import Transport, TransportExecError

from kit.patience import PATIENCE
from voltable.engine.records import Records
from voltable.line.messages import LIST, MOST_PULLED
from voltable_host.companion.files import micropython
from voltable_host.companion.line.errors import LineLost, NoDevice

END = "\x04"
HEAP = "16M"
# Each order is one line, the repr of a script; what it prints is followed by its trace, and both by a sign.
PROMPT = """
import sys, vfs, io
class Flash:
 def __init__(self, blocks): self.data = bytearray(4096 * blocks)
 def readblocks(self, block, into, offset=0):
  start = 4096 * block + offset
  into[:] = self.data[start : start + len(into)]
 def writeblocks(self, block, data, offset=0):
  start = 4096 * block + offset
  self.data[start : start + len(data)] = data
 def ioctl(self, code, value):
  return len(self.data) // 4096 if code == 4 else 4096 if code == 5 else 0
flash = Flash({blocks})
vfs.VfsLfs2.mkfs(flash)
vfs.umount("/")
vfs.mount(vfs.VfsLfs2(flash), "/")
class machine: pass
class Pin:
 IN = PULL_UP = 0
 down = ()
 def __init__(self, number, *rest):
  if number > 28: raise ValueError("bad pin")
  self.number = number
 def value(self): return self.number not in Pin.down
class I2C:
 address, status = 0x3c, 6
 def __init__(self, *rest, **wires): pass
 def writeto(self, address, data):
  if address != I2C.address: raise OSError(5)
 def readfrom_mem(self, address, register, size): return bytes([I2C.status])
machine.Pin, machine.I2C = Pin, I2C
sys.modules["machine"] = machine
names = {{"flash": flash, "Pin": Pin, "I2C": I2C}}
while True:
 line = sys.stdin.readline()
 if not line: break
 try:
  exec(eval(line), names)
  print("\\x04", end="\\x04\\n")
 except BaseException as error:
  trace = io.StringIO()
  sys.print_exception(error, trace)
  print("\\x04", end=trace.getvalue() + "\\x04\\n")
"""
WRITE = """
import os
from binascii import a2b_base64
path, data = P
for end in range(1, len(path)):
 if path[end] == "/":
  try: os.mkdir(path[:end])
  except OSError: pass
with open(path, "wb") as file: file.write(a2b_base64(data))
"""
ALL = """
import os
from binascii import b2a_base64
def walk(folder):
 for row in os.ilistdir(folder or "/"):
  path = folder + "/" + row[0]
  if row[1] & 0x4000: walk(path)
  else:
   with open(path, "rb") as file: print(repr((path, b2a_base64(file.read()))))
walk("")
"""


class PromptDevice(Transport):
    """Stands for the transport of a device; `cut` is the order before which the plug is pulled."""

    def __init__(self, blocks: int = 352):
        self.orders = self.starts = 0
        self.cut: int | None = None
        self.printed = ""  # by the program, as it starts
        self.process = subprocess.Popen(
            [micropython.find(), "-X", f"heapsize={HEAP}", "-c", PROMPT.format(blocks=blocks)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def enter(self) -> None:
        """It stands at its prompt already."""
        self.order()

    def leave(self) -> None:
        """Its program starts."""
        self.order()
        self.starts += 1

    def read_until(self, *_given, **_patience) -> bytes:
        """What its program prints."""
        return self.printed.encode()

    def close(self) -> None:
        """It ends with the test."""

    def order(self) -> None:
        """One more; perhaps it was one too many."""
        self.orders += 1
        if self.cut is not None and self.orders >= self.cut:
            raise OSError(5, "unplugged")

    def exec(self, command, data_consumer=None) -> bytes:
        """As mpremote has it."""
        self.order()
        return self.obey(command if isinstance(command, str) else command.decode()).encode()

    def obey(self, script: str) -> str:
        """What a script prints."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(repr(script) + "\n")
        self.process.stdin.flush()
        output = ""
        while output.count(END) < 2:
            line = self.process.stdout.readline()
            assert line, "MicroPython ended"
            output += line
        printed, trace, _rest = output.split(END)
        if trace:
            raise TransportExecError(1, trace)
        return printed

    def eval(self, expression, parse=True):
        """A value."""
        return ast.literal_eval(self.exec(f"print(repr({expression}))").decode())

    # For tests

    def put(self, path: str, data: bytes) -> None:
        """A file on its flash."""
        self.obey(f"P = {(path, b64encode(data))!r}\n{WRITE}")

    def files(self) -> dict[str, bytes]:
        """All that lies on its flash."""
        rows = [ast.literal_eval(line) for line in self.obey(ALL).splitlines() if line]
        return {path: b64decode(data) for path, data in rows}

    def end(self) -> None:
        """Switch it off."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(PATIENCE)


class RunningApp:
    """Stands for the program on the device, as a client of the line meets it."""

    def __init__(self, **said):
        self.said = SimpleNamespace(gid=None, number=-1, head=bytes(8)) if not said else SimpleNamespace(**said)
        self.logs: dict[bytes, bytes] = {}
        self.rows: list = []
        self.is_rescue = False
        self.trouble: Exception | None = None
        self.told: list[str] = []
        self.alive = (0, bytes(8), 0, 600, 0)
        self.port = SimpleNamespace(wait=lambda seconds: False, take=bytes, is_gone=False)

    @contextmanager
    def connected(self, url, talk=None):
        """In place of the line's own."""
        yield self

    def hello(self):
        """Who is there."""
        self.told.append("hello")
        if self.trouble:
            raise self.trouble
        return self.said

    def run(self, flow):
        """A flow, with the answers of a device."""
        reply = None
        while True:
            try:
                kind, fields = flow.send(reply)
            except StopIteration as end:
                return end.value
            reply = self.listed(*fields) if kind == LIST else self.pulled(*fields)

    def listed(self, start: int) -> list:
        """Six games at a time."""
        return [int(len(self.rows) > start + 6), [list(row) for row in self.rows[start : start + 6]]]

    def pulled(self, gid: bytes, start: int) -> list:
        """As many records as one message holds."""
        records = Records(self.logs[gid])
        return [start, records.batch(start, MOST_PULLED) if start < records.count else b""]

    def ping(self):
        """How it is doing."""
        return self.alive

    def bye(self):
        """It leaves."""
        self.told.append("bye")


def prompt() -> NoDevice:
    """No program runs there."""
    return NoDevice("MicroPython is there.", is_prompt=True)


def unplugged() -> LineLost:
    """In the middle."""
    return LineLost("gone")
