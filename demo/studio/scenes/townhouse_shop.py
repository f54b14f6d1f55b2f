"""A town house with a shop on the ground floor, on a small square."""

from ..studio import camera, ground, plants, sky, street, windows
from ..studio import materials as m
from ..studio.frame import Frame
from ..studio.mesh import Mesh
from . import terraced

LOOKS = {
    1: dict(
        brick="brown",
        floors=(3.8, 3.3, 2.9),
        bays=3,
        style="T",
        joinery="#e4dfd3",
        door="#27433a",
        front="#27433a",
        bands="#c6bdac",
        roof="slate",
        dormers=1,
        eye=(3.8, -13.6),
        aim=-0.2,
        sun=238,
        height=6.0,
        tree=(-8.4, -2.0),
        awning="#7d2f24",
    ),
    2: dict(
        brick="white",
        floors=(3.8, 3.4, 3.0),
        bays=3,
        style="georgian",
        joinery="#2c302e",
        door="#38231c",
        front="#38231c",
        bands=None,
        roof="tiles",
        dormers=2,
        eye=(-3.4, -13.6),
        aim=0.3,
        sun=75,
        height=6.0,
        tree=(8.6, -2.0),
        awning=None,
    ),
}


def build(shot):
    look = LOOKS[int(shot["name"].rsplit("-", 1)[1])]
    lit = shot["hour"] == "dusk"
    wide, left = 8.0, -4.0
    house(left, wide, look, lit)
    terraced.row(left, wide, look, lit, shot["hour"])
    street.street(walk=3.4, surface=ground.cobbles("#6d655b", 0.13), walk_surface=ground.slabs("#857f76", (0.4, 0.4)))
    street.other_side(-26, seed=8)
    furnish(left, wide, look, lit)
    light = sky.light(shot["hour"], look["sun"])
    camera.stand((*look["eye"], 1.65), (look["aim"], 0), 27, look["height"] * 0.8)
    return light


def house(x, wide, look, lit):
    wall = Frame((x, 0, 0), 0, "façade")
    masonry, joinery = m.brick(look["brick"]), m.plain(look["joinery"], 0.35)
    top, base = sum(look["floors"]), look["floors"][0]
    shop = (0.45, wide - 2.1, 0.5, 3.05)
    entrance = (wide - 1.6, wide - 0.5, 0.16, 3.05)
    holes, z = [], base
    for height in look["floors"][1:]:
        space = (wide - 0.6) / look["bays"]
        for i in range(look["bays"]):
            middle = 0.3 + space * (i + 0.5)
            holes.append((middle - 0.6, middle + 0.6, z + 0.45, z + height - 0.45))
        z += height
    wall.wall(0, wide, 0, top, [shop, entrance, *holes], masonry, 0.22)
    upright = m.brick(look["brick"], upright=True)
    for index, hole in enumerate(holes):
        windows.window(
            wall,
            *hole,
            style=look["style"],
            surface=joinery,
            lit=lit and index in (1, 3, 5),
            within=("curtains", "curtains", "blind")[index % 3],
            lintel=upright,
            seed=index,
        )
    shop_front(wall, shop, look)
    windows.door(wall, *entrance, colour=look["door"], light=0.6, lit=lit)
    fascia = m.paint(look["front"], 0.35)
    wall.box(0.25, wide - 0.25, 3.12, 3.6, -0.14, 0.02, fascia)
    wall.box(0.2, wide - 0.2, 3.6, 3.7, -0.2, 0.02, fascia)
    for u in (0.22, wide - 2.05, wide - 0.42):
        wall.box(u, u + 0.2, 0.0, 3.12, -0.08, 0.02, fascia)
    if look["bands"]:
        wall.box(
            0,
            wide,
            base + look["floors"][1] - 0.25,
            base + look["floors"][1] - 0.12,
            -0.025,
            0.02,
            m.stone(look["bands"], 0.7),
        )
    terraced.cornice(wall, wide, top, look)
    terraced.roof(x, wide, top, look, lit)
    wall.build()
    if look["awning"]:
        awning(x + 0.3, x + wide - 2.0, look["awning"])


def shop_front(wall, shop, look):
    """Shop window: large panes over a panelled base, goods on display, lamps always on."""
    u0, u1, z0, z1 = shop
    joinery = m.paint(look["front"], 0.35)
    wall.box(u0, u1, 0, z0, -0.02, 0.1, joinery)
    panels = 4
    for i in range(panels):
        a = u0 + (u1 - u0) * i / panels
        wall.box(a + 0.1, a + (u1 - u0) / panels - 0.1, 0.1, z0 - 0.1, -0.035, 0.0, joinery)
    windows.window(
        wall,
        u0,
        u1,
        z0,
        z1,
        style="triple",
        surface=joinery,
        lit=True,
        set_back=0.05,
        sill=None,
        within="none",
        room=(0.3, 3.0),
        seed=3,
    )
    wall.box(u0, u1, z1 - 0.65, z1 - 0.6, 0.04, 0.1, joinery)
    shelf = m.glow("#7a4522", 0.14)
    goods = ("#8a3b2c", "#c9b48c", "#3f5f58", "#b98a4e", "#5c4a6b", "#d8d0bd")
    for row, z in enumerate((z0 + 0.02, z0 + 0.75)):
        wall.box(u0 + 0.2, u1 - 0.2, z, z + 0.05, 0.5 + row * 0.7, 0.95 + row * 0.7, shelf)
        for i in range(9):
            u = u0 + 0.5 + (u1 - u0 - 1.0) * i / 8
            tall = 0.16 + 0.2 * ((i * 7 + row * 3) % 5) / 4
            colour = goods[(i * 5 + row) % 6]
            wall.box(
                u - 0.12, u + 0.1, z + 0.05, z + 0.05 + tall, 0.6 + row * 0.7, 0.82 + row * 0.7, m.glow(colour, 0.4)
            )


def awning(x0, x1, colour):
    mesh = Mesh("awning")
    stripes = 14
    for i in range(stripes):
        a, b = x0 + (x1 - x0) * i / stripes, x0 + (x1 - x0) * (i + 1) / stripes
        surface = m.cloth(colour if i % 2 == 0 else "#cbbfa9", 120)
        mesh.face([(a, -1.35, 2.6), (b, -1.35, 2.6), (b, -0.14, 3.1), (a, -0.14, 3.1)], surface)
        mesh.face([(a, -1.36, 2.4), (b, -1.36, 2.4), (b, -1.35, 2.6), (a, -1.35, 2.6)], surface)
    mesh.build()


def furnish(left, wide, look, lit):
    street.pot(left + wide - 1.95, -0.5, 0, 0.24, 0.5, plant="olive", surface=m.plain("#7a5a45", 0.8))
    street.pot(left + wide - 0.1, -0.5, 0, 0.24, 0.5, plant="box", surface=m.plain("#7a5a45", 0.8))
    street.wall_lamp(left + wide - 1.78, -0.1, 2.25, lit)
    street.bicycle(left + 1.3, -0.55, 0, "#5a2f28")
    side = 1 if look["tree"][0] > 0 else -1
    plants.plant("lime", look["tree"][0], look["tree"][1], 0, 0.85)
    plants.plant("lime", look["tree"][0] + 9 * side, look["tree"][1], 0, 0.8, turn=70)
    plants.plant("lime", -4, -24, 0, 1.0)
    street.lamp_post(look["tree"][0] * 0.62, -3.0, 0, lit)
    if not lit:
        bench(left + 3.9, -1.1)


def bench(x, y):
    mesh = Mesh("bench")
    oak, iron = m.wood("#7a5a3c"), m.plain("#22262a", 0.4, 0.3)
    for i in range(4):
        mesh.box(x - 0.75, x + 0.75, y - 0.22 + i * 0.12, y - 0.13 + i * 0.12, 0.43, 0.46, oak)
    for dx in (-0.65, 0.65):
        mesh.box(x + dx - 0.03, x + dx + 0.03, y - 0.2, y + 0.22, 0.0, 0.43, iron)
    mesh.build(bevel=0.006)
