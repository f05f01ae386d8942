"""What a device is asked to do at its prompt, in MicroPython; `P` is what each of them is told."""

TREE = """
import os
def walk(folder, found):
 try:
  rows = list(os.ilistdir(folder or "/"))
 except OSError:
  return found
 for row in rows:
  path = folder + "/" + row[0]
  if row[1] & 0x4000:
   walk(path, found)
  else:
   found.append((path, row[3] if len(row) > 3 else os.stat(path)[6]))
 return found
for row in [row for folder in P for row in walk(folder, [])]: print(repr(row))
"""

HASHES = """
import hashlib, binascii
def hashed(path):
 digest = hashlib.sha256()
 step = memoryview(bytearray(512))
 try:
  with open(path, "rb") as file:
   while True:
    count = file.readinto(step)
    if not count: break
    digest.update(step[:count])
 except OSError:
  return None
 return binascii.hexlify(digest.digest()).decode()
for path in P: print(repr((path, hashed(path))))
"""

FOLDERS = """
import os
for path in P:
 try: os.mkdir(path)
 except OSError as error:
  if error.args[0] != 17: raise
"""

# Every name on flash is final before this returns: rename replaces, and sync writes what is still in memory.
RENAME = """
import os
for path, target in P: os.rename(path, target)
getattr(os, "sync", lambda: None)()
"""

# A folder of the program goes with its last file: an empty one would stand in the way of a module of its name.
REMOVE = """
import os
for path in P:
 try: os.remove(path)
 except OSError as error:
  if error.args[0] != 2: raise
 if path.startswith("/lib/"):
  try: os.rmdir(path[:path.rfind("/")])
  except OSError: pass
getattr(os, "sync", lambda: None)()
"""

FACTS = """
import sys, os
about = sys.implementation
sizes = os.statvfs("/")
print(repr({
 "name": about[0], "version": about[1][:3], "machine": getattr(about, "_machine", ""),
 "mpy": getattr(about, "_mpy", 0), "platform": sys.platform, "free": sizes[0] * sizes[3], "size": sizes[1] * sizes[2],
}))
"""

# A write of a command that does nothing, not a scan: it also works where a driver is picky about empty messages.
# Where the display lets itself be read, the low bits of its status may tell the controller. Not tried on hardware, and
# no datasheet was at hand: whoever asks takes it for a hint only.
DISPLAY = """
from machine import I2C, Pin
found = None
try:
 bus = I2C(P["number"], sda=Pin(P["sda"]), scl=Pin(P["scl"]), freq=400000)
 for address in (P["address"], P["address"] ^ 1):
  try:
   bus.writeto(address, b"\\x00\\xe3")
  except OSError: continue
  try: status = bus.readfrom_mem(address, 0, 1)[0] & 15
  except OSError: status = None
  found = address, status
  break
except (OSError, ValueError): pass
print(repr(found))
"""

# Keys that are down, and pins that this chip does not have.
KEYS = """
from machine import Pin
import time
down, missing, pins = [], [], []
for label, number in P:
 try: pins.append((label, Pin(number, Pin.IN, Pin.PULL_UP)))
 except (OSError, ValueError): missing.append(number)
time.sleep_ms(5)
for label, pin in pins:
 if not pin.value(): down.append(label)
print(repr((down, missing)))
"""

OPEN = """
from binascii import a2b_base64 as d
f = open(P, "wb")
w = f.write
"""

CLOSE = """
f.close()
import os
getattr(os, "sync", lambda: None)()
"""
