"""Draws how the reference device is wired, docs/wiring-pico-oled-3b.svg, and fills the tables of docs/hardware.md."""

from pathlib import Path

from voltable_device.hardware.profiles import DEFAULT
from wiring import LEFT_SIDE, RIGHT_SIDE, filled

DOCS = Path(__file__).resolve().parents[1] / "docs"
WIDTH, HEIGHT = 860, 590
PICO_LEFT, PICO_RIGHT, TOP, PITCH = 450, 610, 84, 24
GROUND_PIN, BUZZER_GROUND = 7, 17  # of the left and of the right side
POWER, GROUND, DATA, CLOCK, SIGNAL, SOUND = "#c62828", "#37474f", "#1565c0", "#ef6c00", "#2e7d32", "#6a1b9a"
STYLE = """
  text { font-family: 'DejaVu Sans', Verdana, sans-serif; font-size: 13px; fill: #263238 }
  .pin { font-size: 11px; fill: #cfd8dc } .used { font-size: 11px; font-weight: bold; fill: #ffffff }
  .title { font-size: 17px; font-weight: bold } .small { font-size: 12px; fill: #546e7a }
  .name { font-size: 20px; font-weight: bold } .light { fill: #ffffff } .glow { fill: #80deea; font-size: 12px }
"""


def place(name: str) -> tuple[int, int]:
    """Where a pin of the Pico is."""
    if name in LEFT_SIDE:
        return PICO_LEFT, TOP + PITCH * LEFT_SIDE.index(name)
    return PICO_RIGHT, TOP + PITCH * RIGHT_SIDE.index(name)


def text(x: int, y: int, words: str, kind: str = "", anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"' + (f' class="{kind}"' if kind else "") + f">{words}</text>"


def box(x: int, y: int, width: int, height: int, fill: str, more: str = "") -> str:
    """A part from above."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="{fill}" {more}/>'


def pad(x: int, y: int, fill: str) -> str:
    """Where a wire is soldered or plugged."""
    return f'<circle cx="{x}" cy="{y}" r="6" fill="#fdd835" stroke="{fill}" stroke-width="2.5"/>'


def wire(colour: str, *corners: tuple[int, int]) -> str:
    """A wire with round corners, and a pad at both ends."""
    points = " ".join(f"{x},{y}" for x, y in corners)
    line = f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3.5" stroke-linejoin="round"/>'
    return line + pad(*corners[0], colour) + pad(*corners[-1], colour)


def pico(used: set[str]) -> list[str]:
    """The device with the names of its pins; those in use stand out."""
    middle = (PICO_LEFT + PICO_RIGHT) // 2
    drawn = [box(PICO_LEFT - 14, 56, PICO_RIGHT - PICO_LEFT + 28, 508, "#1b5e20")]
    drawn += [box(middle - 28, 44, 56, 34, "#b0bec5"), text(middle, 66, "USB", anchor="middle")]
    drawn += [box(middle - 26, 300, 52, 52, "#212121"), text(middle, 278, "Pico", "name light", "middle")]
    for side, x, anchor, step in ((LEFT_SIDE, PICO_LEFT, "start", 12), (RIGHT_SIDE, PICO_RIGHT, "end", -12)):
        for number, name in enumerate(side):
            y = TOP + PITCH * number
            is_ground = number == (GROUND_PIN if side is LEFT_SIDE else BUZZER_GROUND)
            kind = "used" if name in used or is_ground else "pin"
            drawn += [pad(x, y, "#8d6e63"), text(x + step, y + 4, name, kind, anchor)]
    return drawn


def display() -> list[str]:
    """The module; the order of its four pins differs from maker to maker."""
    drawn = [box(40, 60, 230, 140, "#0d47a1"), box(56, 78, 160, 104, "#000000")]
    drawn += [text(66, 100, "R5 S1 FUEL   &lt;&lt;&lt;", "glow"), text(66, 122, "buys   Green", "glow")]
    drawn += [text(66, 166, "calc    DONE", "glow")]
    for y, name in ((80, "VCC"), (112, "SDA"), (144, "SCL"), (176, "GND")):
        drawn.append(text(256, y + 4, name, "used", "end"))
    return drawn + [text(40, 48, f"{DEFAULT.display.upper()} display, 128×64, I2C", "title")]


def buttons() -> list[str]:
    """Three keys and their wires: a leg on the ground rail, a leg on a pin."""
    rail, drawn = TOP + PITCH * GROUND_PIN, []
    for x, key in zip((90, 210, 330), DEFAULT.keys):
        end = place(f"{DEFAULT.pin_name}{key.pin}")
        drawn += [wire(GROUND, (x, rail), (x, 330)), wire(SIGNAL, (x, 406), (x, end[1]), end)]
        drawn += [box(x - 32, 336, 64, 64, "#cfd8dc", 'stroke="#90a4ae" stroke-width="2"')]
        drawn += [f'<circle cx="{x}" cy="368" r="22" fill="#455a64"/>', text(x, 375, key.label, "name light", "middle")]
    return drawn


def wires() -> list[str]:
    """All other wires."""
    data, clock = place(f"GP{DEFAULT.bus.sda}"), place(f"GP{DEFAULT.bus.scl}")
    power, rail, sound = place("3V3"), (PICO_LEFT, TOP + PITCH * GROUND_PIN), place(f"GP{DEFAULT.buzzer}")
    low = (PICO_RIGHT, TOP + PITCH * BUZZER_GROUND)
    return [
        wire(POWER, (270, 80), (410, 80), (410, 26), (650, 26), (650, power[1]), power),
        wire(DATA, (270, 112), (390, 112), (390, data[1]), data),
        wire(CLOCK, (270, 144), (360, 144), (360, clock[1]), clock),
        wire(GROUND, (90, rail[1]), rail),
        wire(GROUND, (270, 176), (300, 176), (300, rail[1])),
        wire(SOUND, (722, 540), sound),
        wire(GROUND, (722, low[1]), low),
    ]


def buzzer() -> list[str]:
    """The one that is driven by a tone."""
    circle = '<circle cx="760" cy="516" r="44" fill="#212121"/><circle cx="760" cy="516" r="9" fill="#546e7a"/>'
    return [circle, text(738, 545, "+", "name light"), text(760, 444, "passive buzzer", "title", "middle"),
            text(760, 462, "(may be left out)", "small", "middle")]  # fmt: skip


def picture() -> str:
    """The whole drawing."""
    numbers = [DEFAULT.bus.sda, DEFAULT.bus.scl, DEFAULT.buzzer, *[key.pin for key in DEFAULT.keys]]
    used = {"3V3"} | {f"GP{number}" for number in numbers}
    notes = [
        text(40, 220, "The order of its pins differs: read yours.", "small"), text(104, 304, "buttons", "title"),
        text(40, 578, "A button connects its pin to ground. No resistors needed: the Pico has them inside.", "small"),
        text(672, 110, "Raspberry Pi Pico, Pico W or", "small"), text(672, 128, "Pico 2, seen from above", "small"),
        text(672, 196, "display: 3V3, not 5 V", "small"),
    ]  # fmt: skip
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
    title = f"<title>Wiring of {DEFAULT.name}</title>"
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>'
    parts = [*display(), *pico(used), *buzzer(), *wires(), *buttons(), *notes]
    return "\n".join([head, title, f"<style>{STYLE}</style>", ground, *parts, "</svg>"]) + "\n"


def main() -> None:
    """Write both."""
    (DOCS / f"wiring-{DEFAULT.name}.svg").write_text(picture(), encoding="utf-8")
    page = DOCS / "hardware.md"
    page.write_text(filled(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
