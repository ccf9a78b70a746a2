"""The Mediterranean of 400 BC that the shared board of Města shows: all that never changes, and where cities lie.

The map is our own and not to scale: Italy, Greece and Judea are as large as their many cities need.
"""

from typing import Final

from epocha.engine.svg import Svg, circle, group, join, path, rect, tag

WIDTH: Final = 1240
HEIGHT: Final = 884
EDGE: Final = 24
"""Width of the mosaic frame."""
MAP: Final = (EDGE, EDGE, WIDTH - 2 * EDGE, 762)
"""Left, top, width and height of the map."""

CITIES: Final[dict[str, tuple[int, int]]] = {
    "rome": (574, 388), "ostia": (478, 402), "tusculum": (660, 386), "lavinium": (528, 448), "fidenae": (630, 330),
    "ardea": (616, 446),
    "athens": (936, 342), "sparta": (858, 456), "corinth": (866, 390), "ephesus": (1016, 350), "olympia": (802, 420),
    "rhodes": (946, 478),
    "carthage": (418, 592), "utica": (334, 580), "gades": (88, 434), "leptis_magna": (552, 678),
    "lilybaeum": (484, 560), "panormus": (586, 538),
    "memphis": (858, 640), "giza": (772, 664), "alexandria": (786, 604), "thebes_egypt": (800, 722),
    "elephantine": (862, 747), "coptos": (908, 686),
    "persepolis": (1152, 514), "babylon": (1085, 398), "halicarnassus": (1034, 414), "susa": (1172, 448),
    "ecbatana": (1154, 330), "sardis": (1060, 298),
    "alesia": (258, 92), "gergovia": (222, 212), "autricum": (122, 100), "avaricum": (168, 160),
    "mediolanum": (392, 162), "bibracte": (286, 158),
    "jerusalem": (1060, 605), "lachish": (1006, 672), "bethlehem": (1130, 644), "jericho": (1146, 580),
    "ezion_geber": (1022, 734), "samaria": (1064, 556),
    "tarquinia": (436, 288), "veii": (540, 330), "caere": (462, 340), "clusium": (498, 232),
    "populonia": (400, 222), "volsinii": (536, 281),
    "pella": (836, 276), "syracuse": (648, 582), "tyre": (1078, 500), "cirta": (236, 590), "massalia": (316, 254),
    "petra": (1112, 706),
}  # fmt: skip
"""Where each city of `components.toml` lies, by id."""

PLATES: Final[tuple[tuple[int, int], ...]] = (
    (372, 446), (842, 530), (290, 520), (668, 752), (1142, 282), (206, 46), (1154, 752), (318, 352), (134, 312),
)  # fmt: skip
"""Where the name of each empire stands; the neutral cities are last."""

SEA: Final = (
    "M64 494Q84 484 112 482Q166 476 178 436Q182 380 228 350Q262 330 262 304Q282 280 316 284Q350 290 366 258"
    "Q378 232 388 248Q392 276 394 306Q402 350 432 368Q446 410 478 436Q508 480 560 492Q622 500 640 526"
    "Q660 536 668 512Q672 470 704 466Q742 488 752 462Q740 420 710 398Q700 346 662 300Q604 268 584 212Q580 184 602 182"
    "Q628 192 640 214Q690 250 724 290Q764 320 766 362Q752 400 764 428Q774 446 800 448Q812 470 826 494Q846 504 856 488"
    "Q876 506 894 490Q888 440 912 428Q908 402 934 396Q960 404 972 384Q962 344 912 322Q896 300 914 292"
    "Q930 306 938 288Q972 274 990 286Q966 306 974 336Q984 372 982 410Q998 446 1036 444Q1072 466 1090 452"
    "Q1062 478 1048 508Q1030 566 1018 600Q998 636 962 634Q918 616 880 590Q838 592 812 574Q752 580 724 604"
    "Q694 604 682 628Q664 668 626 664Q590 640 548 648Q502 662 462 638Q458 602 470 574Q450 552 420 560"
    "Q366 546 318 548Q232 552 176 556Q110 540 64 494z"
)
OCEAN: Final = "M24 24H66Q52 90 84 132Q112 190 98 240Q66 262 24 256zM24 420Q46 424 56 450Q74 478 52 500Q48 530 24 548z"
BLACK_SEA: Final = (
    "M862 232Q880 196 950 198Q1020 190 1070 204Q1108 214 1098 236Q1070 260 1016 252Q996 262 964 254Q900 260 862 232z"
)
GULFS: Final = (
    "M962 676Q984 690 992 726Q1010 744 1022 786H968Q962 730 950 690zM1216 546Q1196 556 1192 580Q1196 610 1216 624z"
)
ISLANDS: Final = (
    "M440 548Q510 520 590 522Q660 524 694 536Q696 580 672 622Q610 612 540 594Q462 590 440 548z"
    "M908 480Q914 458 948 456Q984 460 986 480Q980 502 946 504Q912 502 908 480z"
    "M938 552Q966 540 1000 548Q984 566 956 568Q938 566 938 552z"
    "M856 566Q890 556 922 566Q918 578 886 578Q860 578 856 566z"
    "M300 372Q318 366 326 396Q328 428 306 428Q290 408 300 372z"
)
DEEPS: Final = (
    "M196 470Q206 402 256 384Q280 372 286 400Q284 440 320 446Q352 400 362 330Q386 320 392 352Q424 400 438 452"
    "Q452 500 420 528Q330 520 262 526Q200 524 196 470zM684 492Q720 506 756 494Q784 470 808 500Q842 520 872 512"
    "Q900 530 884 556Q830 566 796 552Q746 556 706 580Q684 540 684 492zM484 622Q520 600 586 620Q660 640 672 612"
    "Q690 590 668 640Q640 640 590 632Q530 646 484 622zM940 428Q962 400 974 424Q986 452 1024 462Q1040 480 1026 520"
    "Q1006 540 990 500Q960 450 934 446zM898 588Q960 596 1006 572Q1002 610 970 614Q926 606 898 588zM620 222"
    "Q660 250 704 296Q742 336 736 382Q716 372 708 330Q670 276 620 222zM892 226Q930 208 1000 210Q1070 214 1078 226"
    "Q1050 244 990 236Q930 246 892 226z"
)
"""Where the sea is deep."""
PLAINS: Final = (
    "M424 130Q500 96 600 150Q560 190 540 168Q470 160 440 200Q410 160 424 130zM786 300Q830 290 872 312"
    "Q860 352 820 352Q780 340 786 300zM1000 300Q1040 262 1096 300Q1090 346 1040 352Q1000 340 1000 300zM470 290"
    "Q520 250 580 320Q640 380 600 420Q520 380 470 290z"
)
"""Green land away from the woods of the north."""
NILE: Final = "M884 586Q862 640 880 680T860 740 880 790"
TWO_RIVERS: Final = "M1216 420Q1150 400 1120 350T1060 250M1216 540Q1140 470 1094 440T1080 330"


def meander() -> Svg:
    """Return the frame: red mosaic with a Greek key along all sides."""
    step = 24
    across = "".join([f"M{x} 17v-11h14v7h-7" for x in range(EDGE + 4, WIDTH - EDGE - 8, step)])
    below = "".join([f"M{x} {HEIGHT - 6}v-11h14v7h-7" for x in range(EDGE + 4, WIDTH - EDGE - 8, step)])
    left = "".join([f"M6 {y}h11v14h-7v-7" for y in range(EDGE + 4, HEIGHT - EDGE - 10, step)])
    right = "".join([f"M{WIDTH - 17} {y}h11v14h-7v-7" for y in range(EDGE + 4, HEIGHT - EDGE - 10, step)])
    return join([
        rect(2, 2, WIDTH - 4, HEIGHT - 4, "mosaic edge bold", 16),
        path(across + below + left + right, "meander"),
        rect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, "earth-band edge", 5),
    ])  # fmt: skip


def hills(x: float, y: float, size: float = 1) -> Svg:
    """Return a range of hills with its foot at a point."""
    art = join([
        path("M-46 8L-20-24 0 2 18-30 50 8z", "hill edge"),
        path("M-20-24L-8-8-14 8H-2L0 2zM18-30L26-10 18 8H50z", "shade"),
        path("M-20-24L-26-16-20-13-15-17zM18-30L11-19 18-16 25-21z", "f-bone"),
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})")


def palm(x: float, y: float, size: float = 1) -> Svg:
    """Return a palm with its foot at a point."""
    art = join([
        tag("ellipse", cx=4, cy=1, rx=16, ry=4, class_="cast"),
        path("M-2 0Q2-18-2-36H3Q7-18 4 0z", "f-wood edge"),
        path("M0-36Q-18-46-24-32Q-10-38 0-36zM1-37Q-10-54-22-50Q-8-46 1-37zM1-37Q8-54 20-52Q8-46 1-37zM1-36Q18-46 25-33Q12-38 1-36z", "f-agriculture edge"),  # noqa: E501
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})")


def tree(x: float, y: float, size: float = 1) -> Svg:
    """Return a broad-leaved tree with its foot at a point."""
    art = join([
        tag("ellipse", cx=3, cy=1, rx=15, ry=4, class_="cast"),
        rect(-2.5, -12, 5, 12, "f-wood edge"),
        path("M0-40Q14-40 14-28 20-12 0-11-20-12-14-28-14-40 0-40z", "f-agriculture edge"),
        path("M4-40Q14-40 14-28 20-12 0-11 12-20 4-40z", "shade"),
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})")


def cypress(x: float, y: float, size: float = 1) -> Svg:
    """Return a cypress with its foot at a point."""
    art = join([
        tag("ellipse", cx=3, cy=1, rx=10, ry=3, class_="cast"),
        rect(-1.5, -8, 3, 8, "f-wood edge"),
        path("M0-46Q9-26 8-14 6-5 0-5-6-5-8-14-9-26 0-46z", "cypress edge"),
        path("M0-46Q9-26 8-14 6-5 1-5 4-22 0-46z", "shade"),
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})")


def dolphin(x: float, y: float, size: float = 1) -> Svg:
    """Return a dolphin that leaps out of the sea."""
    art = join([
        path("M-24 6Q-14-16 8-12 20-10 27 0 18-1 12 1 10 7 6 8 6 3 3 1-10 0-18 12-20 18-28 16-24 12-24 6z",
             "dolphin edge"),
        path("M-6-12Q-2-20 4-20 2-15 5-12z", "dolphin edge"),
        path("M-34 18q8-6 16 0t16 0 16 0 16 0", "ripple"),
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})")


def compass(x: float, y: float, size: float = 1) -> Svg:
    """Return a compass rose, its middle at a point."""
    art = join([
        circle(0, 0, 22, "rose-ring"), circle(0, 0, 17, "rose-ring"),
        path("M0-14L3-3 14 0 3 3 0 14-3 3-14 0-3-3z", "f-bone edge", transform="rotate(45)"),
        path("M0-30L5-5 30 0 5 5 0 30-5 5-30 0-5-5z", "f-bone edge"),
        path("M0-30L5-5 0 0zM30 0L5 5 0 0zM0 30L-5 5 0 0zM-30 0L-5-5 0 0z", "mosaic"),
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})")


def ship(x: float, y: float, size: float = 1) -> Svg:
    """Return a ship under sail."""
    art = join([
        path("M-30 4Q-22 6-20 12H18Q24 4 32 2 32 14 22 20H-20Q-30 16-30 4z", "f-wood edge"),
        path("M32 2Q32 14 22 20H-20Q-26 17-28 12 10 18 20 10z", "shade"),
        path("M0 12V-32", "l-edge bold"),
        path("M-2-30Q26-26 22 2H-16Q-6-12-10-28z", "f-bone edge"),
        path("M0-14H23.5L22-6H-9.5Q-8-10-8.5-14z", "f-danger"),
        path("M-40 24q10-7 20 0t20 0 20 0 20 0", "ripple"),
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})")


def pyramids(x: float, y: float) -> Svg:
    """Return two pyramids on the sand."""
    art = join([
        path("M-40 20L-8-26 24 20z", "desert edge"), path("M-8-26L24 20H4z", "shade"),
        path("M4 20L28-12 52 20z", "desert edge"), path("M28-12L52 20H38z", "shade"),
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale(0.9)")


def waves() -> Svg:
    """Return ripples on the open sea."""
    at = ((210, 470), (390, 510), (250, 400), (720, 560), (640, 640), (780, 500), (690, 250), (970, 228), (40, 120))
    return path("".join([f"M{x} {y}q8-6 16 0t16 0 16 0" for x, y in at]), "ripple")


def land() -> Svg:
    """Return land and sea with their shores, hills, rivers and woods."""
    x, y, width, height = MAP
    return tag(
        "svg",
        rect(x, y, width, height, "land"),
        path("M24 24H800Q760 120 640 170T420 130 240 250 24 262z", "meadow"),
        path("M24 560Q240 560 470 650T720 620 900 620 960 786H24zM960 786Q1040 640 1110 560T1216 520V786z", "desert"),
        path(PLAINS, "meadow lowland"), path(NILE, "fertile"), path(TWO_RIVERS, "fertile"),
        path(NILE, "stream"), path(TWO_RIVERS, "stream"),
        path(SEA, "shore"), path(BLACK_SEA, "shore"), path(OCEAN, "shore"), path(GULFS, "shore"),
        path(SEA, "sea edge"), path(BLACK_SEA, "sea edge"), path(OCEAN, "sea edge"), path(GULFS, "sea edge"),
        path(DEEPS, "sea-deep"), path(ISLANDS, "shore"), path(ISLANDS, "land"),
        waves(), hills(326, 103), hills(180, 286, 0.8), hills(150, 322, 0.6),
        hills(730, 252, 0.9), hills(776, 262, 0.6), hills(120, 632, 0.9), hills(60, 616, 0.7),
        tree(50, 216, 0.7), tree(480, 116, 0.8), tree(76, 60, 0.8), tree(400, 76, 0.9), tree(432, 62, 0.7),
        tree(46, 390, 0.7), tree(150, 400, 0.7),
        palm(572, 774, 0.7), palm(930, 778, 0.7), palm(1196, 690), palm(470, 780, 0.8), palm(976, 664, 0.6),
        cypress(560, 150, 0.7), cypress(574, 156, 0.6),
        cypress(796, 342, 0.7), cypress(810, 348, 0.6), cypress(784, 350, 0.5),
        pyramids(720, 702), ship(690, 560, 0.8), ship(196, 500, 0.7), compass(236, 424), dolphin(436, 500, 0.7),
        rect(x, y, width, height, "vignette"),
        x=x, y=y, width=width, height=height, viewBox=f"{x} {y} {width} {height}",
    )  # fmt: skip


SCENERY: Final = group(meander(), land(), rect(*MAP, "l-edge", 4), class_="scenery", aria_hidden="true")

TABLE: Final = group(
    meander(), rect(*MAP, "desert"), rect(*MAP, "l-edge", 4),
    class_="scenery", aria_hidden="true",
)  # fmt: skip
"""Bare ground, for cities that have no place on the map."""
