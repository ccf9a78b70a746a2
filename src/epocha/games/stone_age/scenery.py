"""The valley that the shared board of Stone Age shows: all that never changes, drawn once.

The board is 1240 by 840 units. The score track runs around it in cells of 40; the valley lies inside.
"""

from typing import Final

from epocha.engine.svg import Svg, circle, group, icon, join, path, rect, tag

WIDTH: Final = 1240
HEIGHT: Final = 840
CELL: Final = 40
ACROSS: Final = WIDTH // CELL
DOWN: Final = HEIGHT // CELL
TRACK: Final = 2 * (ACROSS + DOWN) - 4
"""Cells of the score track; it has 100 so that a lap is easy to count."""


def track_cell(score: int) -> tuple[int, int]:
    """Return the middle of the cell of a score, clockwise from 0 in the upper left corner; laps are counted on."""
    at = score % TRACK
    if at < ACROSS:
        column, row = at, 0
    elif at < ACROSS + DOWN - 1:
        column, row = ACROSS - 1, at - ACROSS + 1
    elif at < 2 * ACROSS + DOWN - 2:
        column, row = 2 * ACROSS + DOWN - 3 - at, DOWN - 1
    else:
        column, row = 0, TRACK - at
    return column * CELL + CELL // 2, row * CELL + CELL // 2


def track_number(score: int) -> Svg:
    """Return the cell of a score with its number: of every fifth, and of those where somebody stands."""
    x, y = track_cell(score)
    number = tag("text", str(score), x=x, y=y + 7, font_size=20.1, class_="t t-bold")
    return join([rect(x - 16, y - 16, 32, 32, "f-paper-2", 8), number])


def frame() -> Svg:
    """Return the score track: a wooden frame notched into cells, every fifth numbered (SA-1.3)."""
    cells: list[Svg] = []
    for score in range(TRACK):
        if score % 5 == 0:
            cells.append(track_number(score))
        else:
            x, y = track_cell(score)
            cells += [rect(x - 16, y - 16, 32, 32, "notch", 8), circle(x, y, 2.5, "f-line")]
    border = join([
        rect(2, 2, WIDTH - 4, HEIGHT - 4, "timber edge bold", 22),
        path(f"M4 {HEIGHT - 26}V26Q4 4 26 4H{WIDTH - 26}Q{WIDTH - 14} 4 {WIDTH - 9} 9H26Q10 10 10 26z", "lit"),
        path(f"M{WIDTH - 4} 26V{HEIGHT - 26}Q{WIDTH - 4} {HEIGHT - 4} {WIDTH - 26} {HEIGHT - 4}H26"
             f"Q14 {HEIGHT - 4} 9 {HEIGHT - 9}H{WIDTH - 26}Q{WIDTH - 10} {HEIGHT - 10} {WIDTH - 10} {HEIGHT - 26}z", "shade"),  # noqa: E501
    ])  # fmt: skip
    return group(border, *cells, class_="track")


def tree(x: float, y: float, size: float = 1) -> Svg:
    """Return a fir with its foot at a point."""
    crown = "M0-62L17-38H10L22-20H13L26 0H-26L-13-20H-22L-10-38H-17z"
    art = join([
        tag("ellipse", cx=10, cy=9, rx=26, ry=7, class_="cast"),
        rect(-4, -2, 8, 13, "f-wood edge"),
        path(crown, "fir edge"),
        path("M0-62L17-38H10L22-20H13L26 0H2Q10-20 2-38z", "shade"),
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})")


def tuft(x: float, y: float) -> Svg:
    """Return a tuft of grass."""
    return path(f"M{x - 7} {y}l3-9M{x} {y}v-13M{x + 7} {y}l-3-9", "blade")


def land() -> Svg:
    """Return sky, mountains, meadows and the ways through them."""
    return join([
        rect(40, 40, 1160, 760, "f-sky"),
        circle(98, 88, 27, "sun"),
        path("M40 190Q150 112 270 160T520 128T760 146V330H40z", "f-grass"),
        path("M640 190L760 92 806 128 900 56 966 112 1022 70 1200 178V380H640z", "rock edge"),
        path("M900 56L966 112 1022 70 1200 178V300H1000Q960 200 900 56z", "shade"),
        path("M900 56L866 82 882 92 897 84 911 97 926 92 929 81zM1022 70L998 88 1012 98 1026 92 1041 100 1052 90zM760 92L741 107 757 113 767 108 778 107z", "snow edge"),  # noqa: E501
        path("M40 205Q180 150 330 196T620 178T880 214T1200 190V800H40z", "f-grass"),
        path("M40 330Q300 270 560 318T1200 300V800H40z", "shade-soft"),
        path("M40 560Q330 500 640 548T1200 520V800H40z", "shade-soft"),
        path("M400 470Q520 500 560 470T740 470Q830 480 900 430", "way"),
        path("M560 470Q520 360 470 290M560 450Q650 360 690 300M740 470Q880 380 920 290", "way"),
        path("M560 470Q480 540 330 560M740 470Q800 530 900 545", "way"),
    ])  # fmt: skip


def river() -> Svg:
    """Return the river, from the mountains down along the right edge (gold, SA-5.21)."""
    course = "M1058 92Q1084 150 1046 206T1018 330Q1000 420 1040 500T1200 540V300Q1178 250 1150 220T1094 92z"
    return join([
        path(course, "f-earth edge"),
        path("M1063 92Q1092 150 1058 210T1030 332Q1012 416 1050 488T1200 524V312Q1170 262 1140 230T1088 92z", "f-water"),  # noqa: E501
        path("M1063 92Q1092 150 1058 210T1030 332Q1012 416 1050 488Q1080 512 1110 520Q1050 470 1052 380T1090 190Q1092 140 1074 92z", "lit"),  # noqa: E501
        path("M1120 262q12-8 24 0t24 0M1136 300q12-8 24 0t24 0M1066 500q12-8 24 0t24 0M1140 502q12-8 24 0t24 0"
             "M1078 150q6-5 12 0M1080 190q8-6 16 0", "ripple"),
        path("M1184 540q-6-26-2-44M1192 542q0-20 4-40M1030 470q-10-20-8-40M1022 474q-14-14-16-34", "blade"),
        icon("gold", 1150, 272, 26),
    ])  # fmt: skip


def deer(x: float, y: float, size: float) -> Svg:
    """Return a deer that looks to the left."""
    art = join([
        tag("ellipse", cx=6, cy=46, rx=38, ry=6, class_="cast"),
        path("M-22 10L-26 45H-20L-14 18zM-6 16L-8 45H-2L4 18zM20 16L19 45H25L30 14zM32 8L36 45H42L40 8z", "f-earth edge"),  # noqa: E501
        path("M-48-22Q-46-32-34-32L-24-24Q-16-10-10-6H32Q44-4 44 8 42 20 30 20H-14Q-26 16-28-6L-34-12-46-14Q-50-16-48-22z", "f-earth edge"),  # noqa: E501
        path("M44 8Q42 20 30 20H-14Q-22 17-25 8 10 18 44 8z", "shade"),
        path("M-32-31Q-42-44-38-56M-37-42L-47-48M-28-30Q-22-44-28-58M-25-42L-16-50M-36-50L-44-58", "l-edge bold"),
        circle(-38, -24, 2, "f-edge"),
        path("M43 0Q50 2 47 10z", "f-bone edge"),
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})")


def mammoth(x: float, y: float, size: float) -> Svg:
    """Return a mammoth that looks to the right."""
    fur = "M-54 40Q-62-6-40-20-20-34 4-28 12-48 34-44 54-38 52-14L50 16Q52 34 60 32L62 38Q46 46 42 28L38 6Q30 12 28 18V44H12V24Q-8 30-24 24V44H-40V34L-44 44z"  # noqa: E501
    art = join([
        tag("ellipse", cx=4, cy=46, rx=58, ry=7, class_="cast"),
        path(fur, "timber edge"),
        path("M28 18V44H12V24Q-8 30-24 24V44H-40V34L-44 44H-54Q-57 24-55 8-30 24 0 14 22 10 38 6 30 12 28 18z", "shade"),  # noqa: E501
        path("M-40-20Q-20-34 4-28Q8-40 18-43Q10-30 12-18Q-20-24-44-6Q-44-16-40-20z", "lit"),
        path("M40 4Q50 22 66 14 72 8 68-2 66 8 58 8 50 6 48-4z", "f-bone edge"),
        circle(36, -24, 2.4, "f-edge"),
        path("M10-22Q4-8 12 2Q22-2 20-18", "l-edge"),
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})")


def hunting_grounds() -> Svg:
    """Return animals on the meadow, and the trodden circle where hunters gather."""
    return join([
        mammoth(250, 150, 1.0), deer(130, 170, 0.85),
        path("M168 84q8-8 14 0q6-8 14 0M206 70q6-6 10 0q5-6 10 0", "l-edge"),
        path("M62 236Q68 202 196 202T330 240Q338 330 300 342T84 342Q52 330 62 236z", "ground"),
        tuft(70, 222), tuft(340, 250), tuft(330, 336), tuft(56, 330),
    ])  # fmt: skip


def forest() -> Svg:
    """Return firs around a clearing (wood, SA-5.18)."""
    back = [(388, 142, 0.9), (428, 126, 1), (470, 136, 0.85), (512, 124, 1), (548, 148, 0.9)]
    sides = [(368, 196, 1), (376, 258, 1), (572, 204, 1), (562, 262, 0.95)]
    return join([
        *[tree(*fir) for fir in back],
        path("M384 224Q380 148 468 146T556 222Q556 296 468 298T384 224z", "ground"),
        *[tree(*fir) for fir in sides],
        icon("wood", 398, 286, 30),
    ])  # fmt: skip


def clay_pit() -> Svg:
    """Return a terraced pit (clay, SA-5.19)."""
    return join([
        tag("ellipse", cx=698, cy=212, rx=106, ry=84, class_="f-earth edge"),
        tag("ellipse", cx=698, cy=214, rx=97, ry=75, class_="pit"),
        path("M601 214a97 75 0 0 1 194 0a97 60 0 0 0-194 0z", "shade"),
        tag("ellipse", cx=698, cy=220, rx=86, ry=64, class_="ground"),
        icon("clay", 788, 286, 32), icon("clay", 812, 296, 25),
    ])  # fmt: skip


def quarry() -> Svg:
    """Return a cliff with broken blocks (stone, SA-5.20)."""
    return join([
        path("M816 260L822 170 850 138 884 150 900 120 960 124 976 152 1008 158 1024 220 1014 292Q920 330 828 296z", "rock edge"),  # noqa: E501
        path("M822 170L850 138 884 150 900 120 960 124 976 152 960 166 910 160 880 180z", "lit"),
        path("M976 152L1008 158 1024 220 1014 292Q960 312 900 310 1010 280 996 200z", "shade"),
        tag("ellipse", cx=918, cy=230, rx=84, ry=66, class_="ground"),
        path("M850 138L858 160M900 120L906 146M960 124L952 148", "l-edge"),
        icon("stone", 842, 300, 34), icon("stone", 868, 308, 24),
    ])  # fmt: skip


def village() -> Svg:
    """Return the tool maker's bench, the hut and the field (section 5)."""
    return join([
        # tool maker: a lean-to with a stone slab
        path("M352 452L360 372 380 362 470 372 476 452z", "f-earth edge"),
        path("M338 388L372 336H462L492 388Q480 396 468 388 456 398 442 389 428 398 414 389 400 398 386 389 372 398 358 389 346 396 338 388z", "timber edge"),  # noqa: E501
        path("M372 336H420L392 370H352z", "lit"),
        icon("tools", 446, 424, 40),
        # hut: a dome of hides
        path("M520 466Q512 366 610 352 708 366 700 466Q610 484 520 466z", "f-earth edge"),
        path("M610 352Q708 366 700 466 660 476 620 477 664 420 610 352z", "shade"),
        path("M610 352Q562 360 540 398 560 372 600 367z", "lit"),
        path("M600 353L590 336M610 352V332M620 353L631 336", "l-edge bold"),
        path("M562 376Q610 402 660 376M530 424Q542 432 552 428M670 428Q682 432 692 424", "l-edge"),
        # field: furrows with corn
        path("M736 388L866 378 884 462 728 472z", "f-earth edge"),
        path("M736 405L870 396M734 425L874 416M731 446L879 437", "l-edge"),
        *[icon("grain", x, y, 30) for x, y in ((752, 376), (778, 374), (804, 372), (830, 370), (856, 368))],
    ])  # fmt: skip


def campfire(x: float, y: float, size: float) -> Svg:
    """Return a fire in a ring of stones."""
    ring = [(-34, 6), (-24, 18), (-6, 24), (14, 23), (30, 15), (36, 3)]
    art = join([
        tag("ellipse", cx=4, cy=12, rx=52, ry=18, class_="cast"),
        path("M-26 8L20-2 24 6-20 16zM26 8L-20-2-24 6 20 16z", "timber edge"),
        path("M0-58Q26-30 20-6 14 8 0 8T-20-6Q-24-22-10-34-8-22-2-24-6-42 0-58z", "f-clay edge"),
        path("M2-32Q14-16 10-4 6 4 0 4T-9-4Q-12-12-4-18-2-12 1-14 0-24 2-32z", "f-gold edge"),
        *[tag("ellipse", cx=sx, cy=sy, rx=11, ry=8, class_="rock edge") for sx, sy in ring],
        *[tag("ellipse", cx=sx - 3, cy=sy - 3, rx=5, ry=2.5, class_="lit") for sx, sy in ring],
    ])  # fmt: skip
    return tag("g", art, transform=f"translate({x} {y}) scale({size})", class_="scenery")


def camp() -> Svg:
    """Return what lies below: the mat for dice, the slabs for tiles and the hide for cards."""
    return join([
        path("M62 402Q58 372 90 374H292Q322 372 318 402V506Q322 536 292 534H90Q58 536 62 506z", "mat edge"),
        path("M72 404Q70 384 92 384H288Q310 384 308 404V504Q310 524 288 524H92Q70 524 72 504z", "stitch"),
        rect(52, 546, 530, 244, "f-earth edge", 26),
        rect(57, 551, 520, 234, "slab", 22),
        path("M606 560Q604 546 622 548H1178Q1192 546 1190 562V776Q1192 790 1176 788H622Q604 790 606 774z", "mat edge"),
        path("M616 566Q614 556 626 557H1172Q1181 556 1180 566V770Q1181 780 1172 779H626Q614 780 616 770z", "stitch"),
    ])  # fmt: skip


SCENERY: Final = group(
    frame(), tag("svg", land(), river(), hunting_grounds(), forest(), clay_pit(), quarry(), village(), camp(),
                 x=40, y=40, width=1160, height=760, viewBox="40 40 1160 760"),
    rect(40, 40, 1160, 760, "l-edge", 4), class_="scenery", aria_hidden="true",
)  # fmt: skip
