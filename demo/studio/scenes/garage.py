"""A row of garages behind houses, one with a new timber door."""

from ..studio import camera, garden, ground, plants, roofs, sky, street
from ..studio import materials as m
from ..studio.frame import Frame

COUNT, BAY = 6, 3.1


def build(shot):
    garden.land(seed=110, behind=("lime", "birch"), distance=16, spread=30)
    row()
    ground.sheet(-30, 30, -14, 0, 0.006, ground.cobbles("#7b6a5c", 0.11))
    plants.hedge(-16, -9.9, -0.6, 0.2, 1.7, seed=3)
    plants.hedge(9.9, 18, -0.6, 0.2, 1.7, seed=4)
    plants.plant("birch", -12, 1.5, 0, 0.9)
    plants.plant("maple", 12.4, 2.5, 0, 0.9)
    street.bicycle(3.85, -0.35, 2, "#5a2f28")
    street.pot(-3.05, -0.3, 0, 0.22, 0.42, plant="box")
    street.lamp_post(10.4, -1.4, 0, False, 3.6)
    light = sky.light(shot["hour"], 236)
    camera.stand((3.4, -9.4, 1.6), (-0.7, 0), 30, 2.15)
    return light


def row():
    x0 = -COUNT * BAY / 2
    wall = Frame((x0, 0, 0), 0, "garages")
    holes = [(i * BAY + 0.35, (i + 1) * BAY - 0.35, 0.04, 2.3) for i in range(COUNT)]
    wall.wall(0, COUNT * BAY, 0, 2.9, holes, m.brick("brown"), 0.22)
    colours = ("#39453f", "#39453f", "#5a4030", "#39453f", "#2f3436", "#39453f")
    for i, (u0, u1, z0, z1) in enumerate(holes):
        leaf = m.paint(colours[i], 0.4)
        wall.box(u0 - 0.0, u1, z0, z1, 0.16, 0.22, leaf)
        if i == 2:
            for k in range(18):
                u = u0 + (u1 - u0) * k / 18
                wall.box(
                    u + 0.008,
                    u + (u1 - u0) / 18 - 0.008,
                    z0 + 0.02,
                    z1 - 0.02,
                    0.13,
                    0.17,
                    m.wood("#76543a", 0.5, upright=True),
                )
        else:
            for k in range(5):
                a = z0 + (z1 - z0) * k / 5
                wall.box(u0 + 0.02, u1 - 0.02, a + 0.015, a + (z1 - z0) / 5 - 0.015, 0.14, 0.17, leaf)
        wall.box((u0 + u1) / 2 - 0.06, (u0 + u1) / 2 + 0.06, 0.95, 1.0, 0.09, 0.14, m.metal("#8d8a84", 0.3))
        wall.box(u0 - 0.15, u1 + 0.15, z1, z1 + 0.2, -0.012, 0.04, m.brick("brown", upright=True))
    wall.build()
    for start, angle in (((-x0, 0, 0), 90), ((x0, 6, 0), -90)):
        side = Frame(start, angle, "garages side")
        side.wall(0, 6, 0, 2.9, [], m.brick("brown"))
        side.build()
    roofs.flat_roof(x0, -x0, 0, 6, 2.9, "#3d4142", over=0.08, upstand=0.16)
    for i in range(0, COUNT + 1, 2):
        roofs.downpipe(x0 + min(max(i * BAY, 0.12), COUNT * BAY - 0.12), -0.08, 0.05, 2.9)
