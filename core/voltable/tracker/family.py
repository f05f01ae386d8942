"""A physical game that is followed: its pages."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.shapes import Counting, Family, Sentences, Turns


class TrackerFamily:
    """Names each page; none is loaded before it is asked for."""

    @property
    def sentences(self) -> "Sentences":
        from voltable.tracker import sentences

        return sentences

    @property
    def counting(self) -> "Counting":
        from voltable.tracker import counting

        return counting

    @property
    def turns(self) -> "Turns":
        from voltable.tracker import turns

        return turns


FAMILY: "Family" = TrackerFamily()
