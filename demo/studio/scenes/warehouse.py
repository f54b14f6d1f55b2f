"""A warehouse with an office corner, dock doors and a yard."""

from ..studio import camera, garden, ground, plants, roofs, sky, street, windows
from ..studio import materials as m
from ..studio.frame import Frame
from ..studio.mesh import Mesh

WIDE, DEEP, HIGH = 34.0, 22.0, 7.6


def build(shot):
    garden.land(seed=90, behind=("poplar", "lime"), distance=32, spread=60, count=14)
    hall()
    offices()
    yard()
    light = sky.light(shot["hour"], 242)
    camera.stand((12.0, -24.0, 1.7), (2.0, 0), 27, 4.4)
    return light


def hall():
    x0 = -WIDE / 2
    skin, base = m.corrugated("#5f676a"), m.brick("brown")
    front = Frame((x0, 0, 0), 0, "hall")
    docks = [(4.0 + i * 5.4, 8.0 + i * 5.4, 0.1, 4.4) for i in range(3)]
    lights = [(2.0 + i * 5.4, 6.4 + i * 5.4, 5.5, 6.5) for i in range(4)]
    front.wall(0, 23, 0, 1.2, [(a, b, c, 1.3) for a, b, c, _ in docks], base, 0.2)
    front.wall(0, 23, 1.2, HIGH, [*[(a, b, 1.1, d) for a, b, _, d in docks], *lights], skin, 0.2)
    for dock in docks:
        overhead_door(front, dock)
    for i, hole in enumerate(lights):
        windows.window(front, *hole, style="triple", surface=m.plain("#2b2e2f", 0.4), within="none", sill=None, seed=i)
    front.build()
    for start, angle in (((x0 + WIDE, 0, 0), 90), ((x0, DEEP, 0), -90)):
        side = Frame(start, angle, "hall side")
        side.wall(0, DEEP, 0, 1.2, [], base)
        side.wall(0, DEEP, 1.2, HIGH, [], skin)
        side.build()
    roofs.flat_roof(x0, x0 + WIDE, 0, DEEP, HIGH, "#3f4546", over=0.1, upstand=0.3)


def overhead_door(frame, hole):
    u0, u1, z0, z1 = hole
    panel, rim = m.plain("#a39c8f", 0.45), m.plain("#7a3222", 0.5)
    count = 8
    for i in range(count):
        a = z0 + (z1 - z0) * i / count
        frame.box(u0, u1, a + 0.012, a + (z1 - z0) / count - 0.012, 0.12, 0.18, panel)
    frame.quad(u0, u1, z0, z1, 0.17, m.plain("#4a4742", 0.8))
    for i in range(4):
        u = u0 + 0.5 + i * (u1 - u0 - 1.5) / 3
        frame.box(u, u + 0.5, z0 + 2.3, z0 + 2.6, 0.11, 0.13, m.plain("#161a1c", 0.05))
    for u in (u0 - 0.16, u1):
        frame.box(u, u + 0.16, 0, z1 + 0.16, -0.05, 0.02, rim)
    frame.box(u0, u1, z1, z1 + 0.16, -0.05, 0.02, rim)
    for u in (u0 - 0.5, u1 + 0.35):
        frame.box(u, u + 0.16, 0, 1.0, -0.9, -0.74, m.plain("#b5912c", 0.5))


def offices():
    """Two storeys of brick and glass at the right-hand corner, standing a little forward."""
    dark = m.plain("#212425", 0.35, 0.2)
    wall = Frame((6.0, -1.6, 0), 0, "offices")
    holes = [
        (0.7, 3.6, 0.1, 2.9),
        *[(4.4 + i * 2.1, 6.1 + i * 2.1, 0.9, 2.7) for i in range(3)],
        *[(0.7 + i * 2.5, 2.6 + i * 2.5, 4.3, 6.2) for i in range(4)],
    ]
    wall.wall(0, 11, 0, HIGH + 0.4, holes, m.brick("rose"), 0.2)
    for i, hole in enumerate(holes):
        windows.window(
            wall,
            *hole,
            style="triple" if i == 0 else "pair",
            surface=dark,
            within=("none", "blind", "none")[i % 3],
            seed=i,
            lit=i == 0,
        )
    wall.box(0.3, 4.0, 3.1, 3.28, -1.4, 0.05, dark)
    wall.build()
    for start, angle, long in (((17.0, -1.6, 0), 90, 9.0), ((6.0, 7.4, 0), -90, 9.0)):
        side = Frame(start, angle, "offices side")
        hole = [(1.4, 3.2, 0.9, 2.7), (1.4, 3.2, 4.3, 6.2), (5.2, 7.0, 0.9, 2.7), (5.2, 7.0, 4.3, 6.2)]
        side.wall(0, long, 0, HIGH + 0.4, hole, m.brick("rose"), 0.2)
        for h in hole:
            windows.window(side, *h, style="pair", surface=dark, within="blind")
        side.build()
    roofs.flat_roof(6.0, 17.0, -1.6, 7.4, HIGH + 0.4, "#2b2e2f")


def yard():
    ground.sheet(-70, 70, -40, 6, 0.004, ground.loose("#6b665f", "#4b4742", 60))
    ground.sheet(-17, 5, -7, 0, 0.01, ground.slabs("#8a847a", (2.4, 2.4), 0.0))
    for i in range(5):
        x = 6.6 + i * 2.6
        ground.slab(x - 0.05, x + 0.05, -9.4, -4.6, -0.05, 0.012, m.plain("#c8c3b8", 0.7), bevel=0)
    garden.border(10.2, 16.8, -2.4, seed=93, deep=1.1)
    plants.hedge(18.6, 30, -3.4, -2.4, 1.2, seed=3)
    for x in (20, 25):
        plants.plant("lime", x, 1.5, 0, 0.9)
    plants.plant("lime", -22, -2, 0, 1.0)
    plants.plant("lime", -28, 0, 0, 1.1)
    street.bicycle(11.4, -3.5, 3)
    for i, (x, y) in enumerate(((-14.6, -2.2), (-13.3, -2.1))):
        pallets(x, y, 5 + 3 * i)
    street.lamp_post(5.6, -3.4, 0, False, 4.4)


def pallets(x, y, count):
    mesh = Mesh("pallets")
    timber = m.wood("#8a6c48", 0.85)
    for level in range(count):
        z = level * 0.145
        for i in range(3):
            mesh.box(x - 0.6, x + 0.6, y - 0.4 + i * 0.36, y - 0.32 + i * 0.36, z, z + 0.1, timber)
        for i in range(6):
            mesh.box(x - 0.6 + i * 0.21, x - 0.46 + i * 0.21, y - 0.4, y + 0.4, z + 0.1, z + 0.122, timber)
    mesh.build()
