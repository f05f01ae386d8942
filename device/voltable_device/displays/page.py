"""What a display shows, whatever its size: a title, lines, and what the three keys do."""

from voltable_device.displays.cells import columns

NOBODY = -1
TINTED = 8  # added to a seat: the line has its colour, but it is not that player's turn


class Page:
    """One screen full of text; what does not fit is cut, and counted so that a test can see it."""

    def __init__(self, width, height):
        self.width = width  # columns
        self.height = height  # lines between the title and the keys
        self.is_large = height > 4
        self.cuts = []
        self.clear()

    def clear(self):
        """An empty page."""
        self.head = ""
        self.lines = []
        self.seats = []  # the player each line belongs to
        self.foot = ""

    def title(self, left, right=""):
        """The first line: what is asked, and the direction."""
        self.head = self.spread(left, "", right)

    def add(self, text, seat=NOBODY):
        """One more line, perhaps in a player's colour."""
        if len(self.lines) < self.height:
            self.lines.append(self.fit(text, self.width))
            self.seats.append(seat)
        else:
            self.cuts.append(text)

    def pair(self, left, right, seat=NOBODY):
        """A line with something at its right end."""
        self.add(self.spread(left, "", right), seat)

    def broken(self, text) -> list:
        """A sentence in lines that fit."""
        lines = [""]
        for word in text.split(" "):
            if lines[-1] and columns(lines[-1]) + 1 + columns(word) > self.width:
                lines.append(word)
            else:
                lines[-1] = lines[-1] + " " + word if lines[-1] else word
        return lines

    def wrap(self, text):
        """A sentence over as many lines as it needs; what is left when the page is full."""
        lines = self.broken(text)
        room = self.height - len(self.lines)
        for line in lines[:room]:
            self.add(line)
        return " ".join(lines[room:])

    def wrap_whole(self, text):
        """A sentence that is shown only if there is room for all of it."""
        if len(self.broken(text)) <= self.height - len(self.lines):
            self.wrap(text)

    def keys(self, left, accept, right):
        """The last line: each name above its key."""
        self.foot = self.spread(left, accept, right)

    def spread(self, left, middle, right) -> str:
        """Three texts over the whole width."""
        gap = self.width - columns(left) - columns(middle) - columns(right)
        if gap < (1 if left and (middle or right) else 0) + (1 if middle and right else 0):
            self.cuts.append(left + "|" + middle + "|" + right)
            gap = max(gap, 2)
        if not middle:
            return self.fit(left + " " * gap + right, self.width)
        before = max(1 if left else 0, (self.width - columns(middle)) // 2 - columns(left))
        before = min(before, gap - 1 if right else gap)
        return self.fit(left + " " * before + middle + " " * (gap - before) + right, self.width)

    def fit(self, text, width) -> str:
        """As much of a text as there is room for."""
        if columns(text) <= width:
            return text
        self.cuts.append(text)
        while columns(text) > width:
            text = text[:-1]
        return text
