"""Regions: a map of named regions with borders of several kinds. An immutable value, built once for a match.

A game says which kinds of borders there are and between which kinds of regions, and which *ways* of going about use
which of them: an army crosses land borders, a fleet sea borders, an aircraft all. What is asked of the map is asked by
way.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mypy_extensions import i64

from epocha.engine.catalogue import near
from epocha.engine.fault import Fault, MapError
from epocha.engine.links import UNREACHED, Links


class Region(NamedTuple):
    """A region as it is written down.

    Attributes:
        name: one word, different for each.
        kind: such as "land" or "sea".
        borders: names of its neighbours by kind of border; each border is written at both regions.
    """

    name: str
    kind: str
    borders: Mapping[str, Sequence[str]]


class Way(NamedTuple):
    """A way of going about on the map.

    Attributes:
        borders: kinds of borders that it crosses.
        whole: whether it must lead from every region to every other, so that a map where it does not is wrong.
    """

    borders: Sequence[str]
    whole: bool = False


class Regions:
    """Regions by number, in the order in which they were given.

    Attributes:
        names, kinds: of each region. count: how many there are.
        ways: the steps of each way, in the order in which they were given.
    """

    def __init__(
        self,
        regions: Sequence[Region],
        borders: Mapping[str, tuple[str, str]],
        ways: Sequence[Way],
    ) -> None:
        """Check regions and measure them.

        Args:
            regions: all of them.
            borders: for each kind of border the kinds of regions that it lies between.
            ways: what distances and paths will be asked for.

        Raises:
            MapError: a name that is unknown or there twice, a border with itself, written twice or at one side only,
                of a kind that does not fit the regions, a region without any, or one that a whole way does not reach.
        """
        self.names: list[str] = [region.name for region in regions]
        self.kinds: list[str] = [region.kind for region in regions]
        self.count: i64 = len(regions)
        check_borders(regions, borders)
        numbers = {name: number for number, name in enumerate(self.names)}
        self.ways: list[Links] = []
        for way in ways:
            links = Links(
                [[numbers[name] for kind in way.borders for name in region.borders.get(kind, ())] for region in regions]
            )
            self.ways.append(links)
            if way.whole:
                self._check_whole(links, way)

    def _check_whole(self, links: Links, way: Way) -> None:
        for number in range(len(self.names)):
            if links.distance(0, number) == UNREACHED:
                crossed = ", ".join(way.borders)
                raise MapError("region-far", name=self.names[number], start=self.names[0], kinds=crossed)

    def number(self, name: str) -> int:
        """Return the number of a region; MapError if there is none of that name."""
        if name not in self.names:
            raise MapError("region-unknown", name=name, near=near(name, self.names))
        return self.names.index(name)

    def is_next(self, way: i64, region: i64, other: i64) -> bool:
        """Return whether one step by a way leads from a region to another."""
        return self.ways[way].has(region, other)

    def distance(self, way: i64, region: i64, other: i64) -> i64:
        """Return the fewest steps by a way, or -1 if it does not lead there."""
        return self.ways[way].distance(region, other)


def check_borders(regions: Sequence[Region], borders: Mapping[str, tuple[str, str]]) -> None:
    """Raise MapError at the first border that cannot be."""
    for fault in border_faults(regions, borders):
        raise MapError(fault.message, **fault.places)


def border_faults(regions: Sequence[Region], borders: Mapping[str, tuple[str, str]]) -> Iterator[Fault]:
    """Yield what is wrong with regions and their borders, one after the other."""
    by_name: dict[str, Region] = {}
    for region in regions:
        if region.name in by_name:
            yield Fault("region-twice", name=region.name)
        by_name[region.name] = region
    for region in regions:
        if not any(region.borders.values()):
            yield Fault("region-alone", name=region.name)
        for kind, others in region.borders.items():
            if kind not in borders:
                yield Fault("border-kind", name=region.name, kind=kind)
                continue
            for place, other in enumerate(others):
                if other in others[:place]:
                    yield Fault("border-twice", name=region.name, kind=kind, other=other)
                elif fault := border_fault(region, kind, other, borders[kind], by_name):
                    yield fault


def border_fault(
    region: Region, kind: str, other: str, ends: tuple[str, str], by_name: Mapping[str, Region]
) -> Fault | None:
    """Return what is wrong with one border of a region, None if nothing."""
    name = region.name
    if other not in by_name:
        return Fault("no-region", name=name, other=other, near=near(other, list(by_name)))
    if other == region.name:
        return Fault("border-itself", name=name, kind=kind)
    there = by_name[other]
    if (region.kind, there.kind) not in (ends, ends[::-1]):
        return Fault(
            "border-ends", name=name, kind=kind, other=other, here=region.kind, there=there.kind,
            first=ends[0], second=ends[1],
        )  # fmt: skip
    if region.name not in there.borders.get(kind, ()):
        return Fault("border-one-way", name=name, kind=kind, other=other)
    return None
