"""A small office building of brick fins and glass."""

from ..studio import camera, garden, ground, plants, roofs, sky, street, windows
from ..studio import materials as m
from ..studio.frame import Frame

WIDE, DEEP, STOREY, LEVELS, BAY = 22.0, 13.0, 3.6, 3, 2.2


def build(shot):
    garden.land(seed=80, behind=("birch", "lime"), distance=22, spread=44)
    building()
    grounds()
    light = sky.light(shot["hour"], 238)
    camera.stand((11.0, -20.0, 1.65), (-1.0, 0), 27, 5.2)
    return light


def building():
    x0, top = -WIDE / 2, LEVELS * STOREY
    dark = m.plain("#212425", 0.35, 0.2)
    fin = m.brick("brown")
    for start, angle, long in (((x0, 0, 0), 0, WIDE), ((x0 + WIDE, 0, 0), 90, DEEP), ((x0, DEEP, 0), -90, DEEP)):
        wall = Frame(start, angle, "office")
        count = round(long / BAY)
        step = long / count
        holes = [
            (i * step + 0.02, (i + 1) * step - 0.02, level * STOREY + 0.35, (level + 1) * STOREY - 0.35)
            for level in range(LEVELS)
            for i in range(count)
        ]
        wall.wall(0, long, 0, top, holes, m.plain("#2c2f30", 0.4, 0.2), 0.15)
        for i, hole in enumerate(holes):
            windows.window(
                wall,
                *hole,
                style="fixed",
                surface=dark,
                lit=i % 6 == 1,
                within=("none", "none", "blind", "none", "none")[i * 7 % 5],
                sill=None,
                set_back=0.06,
                seed=i,
                room=(0.0, 4.0 if wall.along[0] > 0.5 else 0.4),
            )
        for i in range(count + 1):
            u = min(max(i * step, 0.12), long - 0.12)
            wall.box(u - 0.12, u + 0.12, 0, top + 0.3, -0.5, 0.05, fin)
        for level in range(LEVELS + 1):
            z = level * STOREY
            wall.box(0, long, max(0, z - 0.3), z + 0.3, -0.12, 0.03, m.plain("#aaa294", 0.8))
        wall.build()
    roofs.flat_roof(x0, x0 + WIDE, 0, DEEP, top + 0.3, "#85807a")
    ground.slab(-3.6, 3.6, -2.4, 0, STOREY - 0.55, STOREY - 0.35, m.plain("#26292a", 0.4, 0.2))
    ground.slab(-3.4, -3.3, -2.3, -2.2, 0, STOREY - 0.5, m.plain("#26292a", 0.4, 0.2))
    ground.slab(3.3, 3.4, -2.3, -2.2, 0, STOREY - 0.5, m.plain("#26292a", 0.4, 0.2))


def grounds():
    ground.sheet(-30, 30, -9.5, 0, 0.012, ground.slabs("#8f887d", (0.6, 0.3), 0.5))
    ground.sheet(-60, 60, -30, -9.7, 0.005, ground.loose("#55514c", "#3c3936", 90))
    for i in range(9):
        x = -22 + i * 2.6
        ground.slab(x - 0.05, x + 0.05, -14.6, -9.9, -0.05, 0.008, m.plain("#c8c3b8", 0.7), bevel=0)
    for side in (-1, 1):
        a, b = sorted((side * 4.4, side * 11))
        plants.hedge(a, b, -1.9, -1.2, 0.75, seed=7 + side, size=0.06)
        garden.border(a, b, -2.6, seed=81 + side, deep=1.0)
        for x in (5.5, 9.5):
            plants.plant("birch", side * x, -5.6, 0, 0.72 if x < 6 else 0.8)
        plants.plant("lime", side * 16.5, -2, 0, 1.0)
        street.lamp_post(side * 3.6, -7.6, 0, False, 3.4)
    for i in range(4):
        street.bicycle(8.6, -3.9 - i * 0.5, 2, ("#33403a", "#5a2f28", "#2b3442", "#4a4036")[i])
