"""A roof terrace above the town: decking, lounge, planters, glass, and a horizon of roofs."""

import random

from ..studio import camera, garden, ground, plants, roofs, sky, street, windows
from ..studio import materials as m
from ..studio.frame import Frame
from ..studio.mesh import Mesh

HIGH = 19.0


def build(shot):
    terrace(lit=True)
    town()
    light = sky.light(shot["hour"], 262)
    camera.stand((-2.9, -5.4, HIGH + 1.6), (3.6, 1.2), 25, HIGH + 1.25)
    return light


def terrace(lit):
    z = HIGH
    ground.slab(-6, 9, -8, 4.5, z - 0.3, z, m.cladding("#86654a", 0.14, upright=False), bevel=0)
    wall = Frame((-6, 4.0, z), 0, "penthouse front")
    holes = [(0.5, 4.9, 0.05, 2.6), (5.5, 9.9, 0.05, 2.6), (10.6, 13.0, 0.05, 2.6)]
    wall.wall(0, 13.4, 0, 3.0, holes, m.brick("sand"), 0.2)
    for i, h in enumerate(holes):
        windows.window(
            wall,
            *h,
            style="triple" if i < 2 else "pair",
            surface=m.plain("#202324", 0.35, 0.2),
            lit=lit and i < 2,
            within="curtains",
            sill=None,
            set_back=0.1,
            seed=i,
            room=(0.2, 4.5),
        )
    wall.build()
    shell(z)
    ground.slab(-6.4, 7.9, 2.4, 9, z + 3.0, z + 3.25, m.plain("#cdc6b9", 0.8))
    ground.slab(-6.3, 7.8, 2.5, 4.0, z + 2.96, z + 3.0, m.cladding("#6d5038", 0.12, upright=False), bevel=0)
    railing(z)
    lounge(0.9, -1.7, z)
    garden.table(-2.7, 1.4, 2.0, 0.9, z, chairs=4)
    planters(z)
    for x in (-0.75, 4.2):
        street.wall_lamp(x, 3.999, z + 2.0, lit)


def shell(z):
    """The building under the terrace, the party wall on its left and the flat's other sides."""
    mesh, masonry = Mesh("building"), m.brick("sand")
    mesh.box(-6.2, 9.0, -8.0, 12.0, 0, z - 0.3, masonry)
    mesh.box(-6.2, -6.0, -8.0, 4.0, z - 0.3, z + 1.9, masonry)
    mesh.box(7.35, 7.4, 4.0, 9.0, z - 0.3, z + 3.0, masonry)
    mesh.box(-6.2, 9.0, 4.5, 12.0, z - 0.3, z, m.plain("#6b6660", 0.9))
    mesh.build()


def railing(z):
    mesh = Mesh("railing")
    rail, pane = m.metal("#8b8b88", 0.3), m.glass("#cfdbd7")
    for a, b in (((9, -8), (9, 4.5)), ((-6, -8), (9, -8))):
        mesh.tube([(a[0], a[1], z + 1.08), (b[0], b[1], z + 1.08)], 0.022, rail, 10)
        mesh.face(
            [(a[0], a[1], z + 0.06), (b[0], b[1], z + 0.06), (b[0], b[1], z + 1.06), (a[0], a[1], z + 1.06)], pane
        )
        for i in range(8):
            x, y = a[0] + (b[0] - a[0]) * i / 7, a[1] + (b[1] - a[1]) * i / 7
            mesh.box(x - 0.02, x + 0.02, y - 0.02, y + 0.02, z, z + 1.08, rail)
    mesh.build()


def lounge(x, y, z):
    """A low outdoor sofa in an L round a table."""
    mesh = Mesh("outdoor sofa")
    teak, cushion = m.wood("#80603f"), m.cloth("#b3a893", 70)
    for a, b, c, d in ((x + 0.4, x + 3.2, y + 0.9, y + 1.75), (x + 2.4, x + 3.2, y - 1.4, y + 0.9)):
        mesh.box(a, b, c, d, z + 0.1, z + 0.2, teak)
    mesh.build(bevel=0.01)
    soft = Mesh("cushions")
    for i in range(3):
        a = x + 0.42 + i * 0.92
        soft.box(a, a + 0.9, y + 0.92, y + 1.6, z + 0.2, z + 0.42, cushion)
        soft.box(a + 0.02, a + 0.88, y + 1.5, y + 1.74, z + 0.42, z + 0.8, cushion)
    for i in range(2):
        c = y - 1.38 + i * 1.14
        soft.box(x + 2.42, x + 3.0, c, c + 1.1, z + 0.2, z + 0.42, cushion)
        soft.box(x + 2.95, x + 3.18, c + 0.02, c + 1.08, z + 0.42, z + 0.8, cushion)
    soft.box(x + 0.6, x + 1.05, y + 1.28, y + 1.48, z + 0.43, z + 0.82, m.cloth("#8a4a32", 70))
    soft.box(x + 2.72, x + 2.92, y - 1.1, y - 0.66, z + 0.43, z + 0.82, m.cloth("#4f5d50", 70))
    soft.build(bevel=0.05)
    table = Mesh("low table")
    table.box(x + 0.7, x + 1.8, y - 0.8, y + 0.2, z + 0.28, z + 0.33, m.stone("#8d877c", 0.6))
    for a in (x + 0.8, x + 1.65):
        for b in (y - 0.7, y + 0.06):
            table.box(a, a + 0.05, b, b + 0.05, z, z + 0.28, m.plain("#2b2d2d", 0.4))
    table.lathe(
        [(0.0, 0.0), (0.07, 0.0), (0.1, 0.12), (0.06, 0.2), (0.07, 0.23)],
        m.plain("#6d5a45", 0.6),
        (x + 1.1, y - 0.3, z + 0.33),
        24,
    )
    table.build(bevel=0.006)
    garden.chair(x + 0.2, y - 0.5, 70, z)


def planters(z):
    box = m.plain("#3b3e3f", 0.6)
    for x0, x1, y0, y1 in ((8.2, 8.9, -6.6, -2.6), (8.2, 8.9, -1.6, 2.6), (-1.5, 3.0, -7.9, -7.2)):
        mesh = Mesh("planter")
        mesh.box(x0, x1, y0, y1, z, z + 0.55, box)
        mesh.build(bevel=0.01)
        rng = random.Random(x0 + y0)
        along_x = x1 - x0 > y1 - y0
        count = int(max(x1 - x0, y1 - y0) / 0.45)
        for i in range(count):
            t = (i + 0.5) / count
            x, y = (x0 + (x1 - x0) * t, (y0 + y1) / 2) if along_x else ((x0 + x1) / 2, y0 + (y1 - y0) * t)
            if rng.random() < 0.5:
                plants.grasses(x, y, rng.uniform(0.6, 0.9), z + 0.52, i)
            else:
                plants.shrub(
                    x,
                    y,
                    0.3,
                    z + 0.48,
                    i,
                    colours=("#73805a", "#586546"),
                    size=0.06,
                    flower=rng.choice(("#6f5a9c", None, "#d9d2c0")),
                )
    street.pot(-5.3, 3.2, z, 0.32, 0.6, plant="olive", surface=m.plain("#4a4641", 0.7), size=1.2)
    street.pot(7.4, 3.3, z, 0.3, 0.55, plant="olive", surface=m.plain("#4a4641", 0.7), size=1.1)


def town():
    """Roofs of the town below, gables and trees, out to the horizon."""
    rng = random.Random(7)
    ground.sheet(-900, 900, -900, 900, -0.1, ground.loose("#5d574e", "#453f38", 0.6))
    roofings = [m.roof_tiles(), m.roof_tiles("#6a4030", "#46291f"), m.flat_tiles()]
    walls = [m.brick("red"), m.brick("brown"), m.brick("white"), m.brick("sand")]
    for ring in range(9):
        for i in range(-16, 17):
            x, y = i * 11 + rng.uniform(-2, 2), -70 + ring * 24 + rng.uniform(-3, 3)
            if -16 < x < 15 and -14 < y < 20:
                continue
            if rng.random() < 0.14:
                plants.plant("lime", x, y, 4, 1.1)
                continue
            wide, deep, tall = 10, rng.uniform(9, 11), rng.uniform(9.5, 15)
            body = Mesh("town house")
            body.box(x, x + wide, y, y + deep, 0, tall, rng.choice(walls))
            along = rng.choice("xy")
            body.build()
            if rng.random() < 0.85:
                roofs.gable_roof(
                    x,
                    x + wide,
                    y,
                    y + deep,
                    tall,
                    rng.uniform(3, 4.5),
                    rng.choice(roofings),
                    0.2,
                    0.1,
                    gutter=False,
                    along=along,
                )
                roofs.chimney(x + 2, y + deep / 2, tall + 1.5, tall + 4.8, rng.choice(walls[:2]))
            else:
                roofs.flat_roof(x, x + wide, y, y + deep, tall)
    spire(58, 96)
    spire(120, 60, 34)


def spire(x, y, height=44):
    mesh = Mesh("spire")
    stone = m.plaster("#a89f8e")
    mesh.box(x - 4, x + 4, y - 4, y + 4, 0, height * 0.6, stone)
    tip = (x, y, height)
    corners = [(x - 4.3, y - 4.3), (x + 4.3, y - 4.3), (x + 4.3, y + 4.3), (x - 4.3, y + 4.3)]
    for i in range(4):
        a, b = corners[i], corners[(i + 1) % 4]
        mesh.face([(a[0], a[1], height * 0.6), (b[0], b[1], height * 0.6), tip], m.flat_tiles())
    mesh.build()
