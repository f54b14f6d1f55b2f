"""Apartment buildings in town: brick blocks with balconies and their surroundings at street level."""

from ..studio import camera, garden, ground, plants, roofs, sky, street, windows
from ..studio import materials as m
from ..studio.frame import Frame
from ..studio.mesh import Mesh

LOOKS = {
    1: dict(
        brick="sand",
        second="brown",
        joinery="#2b2e30",
        storeys=5,
        bays=5,
        balcony="glass",
        sun=236,
        eye=(10.0, -23.0),
        aim=-1.0,
        top="set back",
    ),
    2: dict(
        brick="rose",
        second="white",
        joinery="#dfd9cc",
        storeys=4,
        bays=4,
        balcony="bars",
        sun=308,
        eye=(-9.0, -21.0),
        aim=0.8,
        top="flat",
    ),
    3: dict(
        brick="brown",
        second="dark",
        joinery="#232627",
        storeys=5,
        bays=5,
        balcony="bars",
        sun=70,
        eye=(9.5, -23.0),
        aim=-0.6,
        top="set back",
    ),
    4: dict(
        brick="white",
        second="grey",
        joinery="#3a3f41",
        storeys=4,
        bays=5,
        balcony="glass",
        sun=250,
        eye=(-10.0, -21.5),
        aim=0.8,
        top="flat",
    ),
}
STOREY, BAY = 3.05, 3.9


def build(shot):
    look = LOOKS[int(shot["name"].rsplit("-", 1)[1])]
    lit = shot["hour"] == "dusk"
    block(look, lit)
    neighbours(look)
    street.street(
        -60,
        60,
        walk=4.2,
        surface=ground.loose("#58544f", "#3e3b38", 90),
        walk_surface=ground.slabs("#8b847a", (0.4, 0.4)),
    )
    street.other_side(-34, -60, 60, 10)
    frontage(look, lit)
    light = sky.light(shot["hour"], look["sun"])
    camera.stand((*look["eye"], 1.65), (look["aim"], 0), 27, look["storeys"] * STOREY * 0.47)
    return light


def block(look, lit):
    wide, top = look["bays"] * BAY, look["storeys"] * STOREY
    x0, deep = -wide / 2, 12.0
    masonry, other = m.brick(look["brick"]), m.brick(look["second"])
    joinery = m.plain(look["joinery"], 0.35, 0.1)
    wall = Frame((x0, 0, 0), 0, "front")
    holes, entrance = [], None
    for level in range(look["storeys"]):
        z = level * STOREY
        for bay in range(look["bays"]):
            u = bay * BAY
            if level == 0 and bay == look["bays"] // 2:
                entrance = (u + 0.9, u + BAY - 0.9, 0.06, 2.75)
            elif has_balcony(level, bay, look):
                holes.append((u + 0.55, u + BAY - 0.55, z + 0.12, z + 2.5, "triple", level))
            else:
                holes.append((u + 0.75, u + BAY - 0.75, z + 0.75, z + 2.5, "pair", level))
    ground_holes = [h[:4] for h in holes if h[5] == 0] + [entrance]
    wall.wall(0, wide, 0, STOREY, ground_holes, other, 0.25)
    wall.wall(0, wide, STOREY, top, [h[:4] for h in holes if h[5] > 0], masonry, 0.25)
    for index, (u0, u1, z0, z1, style, level) in enumerate(holes):
        on = lit and (index * 7 + level * 3) % 5 < 3
        within = ("curtains", "sheer", "curtains", "blind", "curtains")[(index * 3 + level) % 5]
        windows.window(
            wall,
            u0,
            u1,
            z0,
            z1,
            style=style,
            surface=joinery,
            lit=on,
            within=within,
            set_back=0.17,
            seed=index,
            sill="#5f6364" if style == "pair" else None,
        )
    for level in range(1, look["storeys"] + 1):
        wall.box(0, wide, level * STOREY - 0.14, level * STOREY + 0.02, -0.03, 0.02, m.stone("#a59e92", 0.8))
    hall(wall, entrance, lit)
    wall.build()
    for start, angle in (((x0 + wide, 0, 0), 90), ((x0, deep, 0), -90)):
        side = Frame(start, angle, "side")
        hole = [(4.6, 6.2, level * STOREY + 0.9, level * STOREY + 2.4) for level in range(1, look["storeys"])]
        side.wall(0, deep, 0, top, hole, masonry, 0.2)
        for h in hole:
            windows.window(side, *h, style="fixed", surface=joinery, within="blind")
        side.build()
    roofs.flat_roof(x0, x0 + wide, 0, deep, top, "#55595b")
    balconies(x0, look)
    if look["top"] == "set back":
        attic(x0, wide, top, joinery, lit)


def has_balcony(level, bay, look):
    return level > 0 and (bay % 2 == 0 if look["bays"] % 2 else bay in (0, look["bays"] - 1))


def hall(wall, entrance, lit):
    """Glazed entrance with letterboxes and a canopy."""
    windows.window(
        wall,
        *entrance,
        style="triple",
        surface=m.plain("#26292a", 0.35, 0.2),
        lit=True,
        within="none",
        sill=None,
        set_back=0.22,
        room=(0.2, 3.0),
    )
    wall.box(entrance[0] - 0.3, entrance[1] + 0.3, 2.78, 2.92, -1.3, 0.05, m.plain("#2b2e2f", 0.4, 0.2))
    wall.box(entrance[1] + 0.12, entrance[1] + 0.5, 1.0, 1.7, -0.03, 0.02, m.metal("#8d8a84", 0.35))
    if lit:
        sky.lamp_area(wall.at((entrance[0] + entrance[1]) / 2, 2.7, -0.7), (1.6, 0.6), 30)


def balconies(x0, look):
    mesh = Mesh("balconies")
    slab, rail = m.plain("#8f8a82", 0.8), m.plain("#2a2d2e", 0.4, 0.3)
    deep = 1.5
    for level in range(1, look["storeys"]):
        for bay in range(look["bays"]):
            if not has_balcony(level, bay, look):
                continue
            a, b, z = x0 + bay * BAY + 0.25, x0 + (bay + 1) * BAY - 0.25, level * STOREY
            mesh.box(a, b, -deep, 0.0, z - 0.12, z + 0.06, slab)
            mesh.box(a, b, -deep, -deep + 0.05, z + 1.08, z + 1.12, rail)
            for x in (a, b - 0.05):
                mesh.box(x, x + 0.05, -deep, 0, z + 1.08, z + 1.12, rail)
            if look["balcony"] == "glass":
                pane = m.glass("#c9d6d2")
                mesh.face(
                    [
                        (a, -deep + 0.02, z + 0.02),
                        (b, -deep + 0.02, z + 0.02),
                        (b, -deep + 0.02, z + 1.07),
                        (a, -deep + 0.02, z + 1.07),
                    ],
                    pane,
                )
                for x in (a + 0.02, b - 0.02):
                    mesh.face([(x, 0, z + 0.02), (x, -deep, z + 0.02), (x, -deep, z + 1.07), (x, 0, z + 1.07)], pane)
                for i in range(4):
                    x = a + (b - a - 0.04) * i / 3
                    mesh.box(x, x + 0.04, -deep, -deep + 0.03, z, z + 1.1, rail)
            else:
                count = int((b - a) / 0.11)
                for i in range(count + 1):
                    x = a + (b - a) * i / count
                    mesh.box(x - 0.007, x + 0.007, -deep + 0.015, -deep + 0.03, z + 0.06, z + 1.08, rail)
                for i in range(int(deep / 0.11)):
                    for x in (a + 0.02, b - 0.02):
                        mesh.box(
                            x - 0.007, x + 0.007, -deep + i * 0.11, -deep + i * 0.11 + 0.014, z + 0.06, z + 1.08, rail
                        )
            if (level + bay) % 2:
                street.pot(
                    b - 0.4,
                    -deep + 0.4,
                    z + 0.06,
                    0.18,
                    0.36,
                    plant=("olive", "grass", "geranium")[(level * 2 + bay) % 3],
                    size=0.8,
                )
            else:
                garden.chair(a + 0.7, -0.8, 150, z + 0.06)
    mesh.build()


def attic(x0, wide, top, joinery, lit):
    """A set-back top floor of metal and glass."""
    wall = Frame((x0 + 1.6, 2.0, top), 0, "attic")
    span = wide - 3.2
    holes = [(0.6 + i * (span - 0.6) / 4, (i + 1) * (span - 0.6) / 4, 0.2, 2.5) for i in range(4)]
    wall.wall(0, span, 0, 2.9, holes, m.zinc("#565b5d"), 0.15)
    for i, h in enumerate(holes):
        windows.window(
            wall, *h, style="pair", surface=joinery, lit=lit and i % 2 == 0, within="curtains", sill=None, set_back=0.08
        )
    wall.build()
    mesh = Mesh("attic body")
    for x in (x0 + 1.6, x0 + wide - 1.6):
        mesh.face([(x, 2.0, top), (x, 11, top), (x, 11, top + 2.9), (x, 2.0, top + 2.9)], m.zinc("#565b5d"))
    mesh.build()
    roofs.flat_roof(x0 + 1.6, x0 + wide - 1.6, 2.0, 11, top + 2.9, "#4b4f51", over=0.5)


def neighbours(look):
    wide = look["bays"] * BAY / 2
    for side in (-1, 1):
        near, far = side * (wide + 5.5), side * (wide + 26)
        x0, x1 = min(near, far), max(near, far)
        wall = Frame((x0, 1.5, 0), 0, "neighbour")
        count = 5
        holes = [
            (0.8 + i * (x1 - x0) / count, 0.8 + i * (x1 - x0) / count + 2.0, 0.9 + level * 3.1, 2.6 + level * 3.1)
            for i in range(count)
            for level in range(3)
        ]
        wall.wall(0, x1 - x0, 0, 9.9, holes, m.brick("brown" if side < 0 else "grey"), 0.2)
        for i, h in enumerate(holes):
            windows.window(wall, *h, style="pair", surface=m.plain("#d8d2c5", 0.4), within="curtains", seed=i)
        wall.build()
        mesh = Mesh("neighbour body")
        for x in (x0, x1):
            mesh.face([(x, 1.5, 0), (x, 12, 0), (x, 12, 9.9), (x, 1.5, 9.9)], m.brick("brown" if side < 0 else "grey"))
        mesh.build()
        roofs.flat_roof(x0, x1, 1.5, 12, 9.9)


def frontage(look, lit):
    wide = look["bays"] * BAY
    for side in (-1, 1):
        a, b = sorted((side * 2.2, side * (wide / 2 - 0.2)))
        mesh = Mesh("planter")
        mesh.box(a, b, -1.25, -0.35, 0, 0.42, m.stone("#77756f", 0.8))
        mesh.build(bevel=0.01)
        garden.border(a + 0.05, b - 0.05, -0.8, seed=50 + side, deep=0.72, z=0.4)
        plants.plant("lime", side * (wide / 2 + 2.6), -2.6, 0, 0.85)
        plants.plant("lime", side * (wide / 2 + 12), -2.6, 0, 0.8, turn=60)
        street.lamp_post(side * (wide / 2 - 1.2), -3.7, 0, lit, 4.6)
    for i in range(3):
        street.bicycle(wide / 2 - 3.2 + i * 0.05, -2.0 - i * 0.55, 4, ("#33403a", "#5a2f28", "#2b3442")[i])
    plants.plant("lime", -6, -30, 0, 1.1)
    plants.plant("lime", 8, -31, 0, 1.1)
