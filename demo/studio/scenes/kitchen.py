"""Kitchens: a painted one with an island, a dark one, a country kitchen, an open one onto the garden."""

from ..studio import camera, decor, furniture, kitchen, sky
from ..studio import materials as m
from ..studio.mesh import Mesh
from ..studio.room import Room, outside

LOOKS = {
    1: dict(
        front="#56645a",
        shaker=True,
        top=lambda: m.marble("#c9c3b8", "#77706a"),
        splash=lambda: m.tiles("#c3bcae", (0.2, 0.065), joint="#a39c8f", rough=0.15, bond=0.5),
        floor=lambda: m.floorboards("#8a6541", 0.18),
        wall="#c4bdae",
        island=True,
        sun=205,
        seed=3,
        pendant="#8a7448",
    ),
    2: dict(
        front="#2f3433",
        shaker=False,
        top=lambda: m.wood("#85613c", 0.35),
        splash=lambda: m.marble("#b5afa6", "#6c6662"),
        floor=lambda: m.tiles("#8f897f", (0.9, 0.9), joint="#7b766d", rough=0.4),
        wall="#c2bcb0",
        island=True,
        sun=200,
        seed=5,
        pendant="#22282a",
    ),
    3: dict(
        front="#b9ad97",
        shaker=True,
        top=lambda: m.stone("#5d6061", 0.35),
        splash=lambda: m.tiles("#8fa09a", (0.13, 0.13), joint="#b8b2a6", rough=0.12),
        floor=lambda: m.tiles("#84574a", (0.3, 0.3), joint="#6d5a50", rough=0.6),
        wall="#c9c0ae",
        island=False,
        sun=212,
        seed=8,
        pendant="#6b4a36",
    ),
    4: dict(
        front="#8d6c4a",
        shaker=False,
        wood=True,
        top=lambda: m.plain("#c2bcb1", 0.25),
        splash=lambda: m.plain("#c2bcb1", 0.25),
        floor=lambda: m.tiles("#a39b8f", (1.2, 0.6), joint="#8f887d", rough=0.4),
        wall="#c9c3b7",
        island=True,
        sun=196,
        seed=11,
        pendant="#b0a48c",
    ),
}


def build(shot):
    return scene(int(shot["name"].rsplit("-", 1)[1]), shot["hour"])


def scene(number, hour, view=True):
    look = LOOKS[number]
    wide, deep, high = 5.4, 5.6, 2.8
    front = m.wood(look["front"], 0.45, upright=True) if look.get("wood") else m.paint(look["front"], 0.4)
    top, wall = look["top"](), m.paint(look["wall"], 0.75)
    lit = hour == "evening"
    room = Room(
        wide,
        deep,
        high,
        wall,
        look["floor"](),
        openings={
            "left": [
                dict(
                    at=(0.7, 2.1, 0.02 if look["island"] else 0.95, 2.3),
                    style="pair",
                    colour="#2b2e2f" if not look["shaker"] else "#d2ccc0",
                    sill=False,
                ),
                dict(at=(2.7, 4.1, 0.95, 2.3), style="casement", colour="#2b2e2f" if not look["shaker"] else "#d2ccc0"),
            ],
            "near": [dict(at=(1.2, 4.2, 0.2, 2.4), style="triple")],
        },
    )
    back = deep - 0.62
    kitchen.base_units(0.02, 3.7, back, deep, front, top, 6, look["shaker"])
    kitchen.tall_units(3.72, 5.38, back - 0.02, deep, 2.35, front, 3, shaker=look["shaker"])
    splash = Mesh("splash")
    splash.box(0.0, 3.7, deep - 0.012, deep, 0.9, 1.5, look["splash"]())
    splash.build()
    upper(look, front, deep, high)
    kitchen.hob(2.2, back + 0.32, 0.9)
    kitchen.sink(0.85, back + 0.32, 0.9)
    kitchen.worktop_things(3.0, deep - 0.09, 0.9, look["seed"])
    decor.bowl(1.5, back + 0.3, 0.9, colour="#8a7a64")
    bouquet_and_island(look, front, top, high, lit)
    room.build(0.95)
    outside(look["seed"])
    light = sky.light(hour, look["sun"])
    if view:
        camera.stand((3.5, 0.12, 1.42), (2.5, deep), 21.5, 1.14)
    return {**light, "key": 0.215, "warmth": 0.05, "saturation": 0.8, "strength": 1.5}


def upper(look, front, deep, high):
    """Wall cupboards on both sides of the hood, or open shelves."""
    if look["shaker"]:
        kitchen.wall_units(0.02, 1.6, deep - 0.36, deep, 1.5, 2.35, front, 3, True)
        kitchen.wall_units(2.8, 3.7, deep - 0.36, deep, 1.5, 2.35, front, 2, True)
        kitchen.hood(2.2, deep, 1.62, high)
        return
    mesh = Mesh("shelves")
    oak = m.wood("#7a5938")
    for z in (1.52, 1.9):
        mesh.box(0.1, 3.6, deep - 0.24, deep, z, z + 0.035, oak)
    mesh.build(bevel=0.003)
    china = Mesh("china")
    for k, z in enumerate((1.555, 1.935)):
        for i in range(13):
            x = 0.3 + i * 0.25
            tone = ("#c6beaf", "#8a7a64", "#c6beaf", "#4d5a55")[(i + k) % 4]
            if (i + 2 * k) % 4 == 0:
                for j in range(4):
                    china.lathe(
                        [(0.0, 0.0), (0.05, 0.0), (0.095, 0.018), (0.0, 0.016)],
                        m.plain(tone, 0.3),
                        (x, deep - 0.12, z + j * 0.014),
                        28,
                    )
            else:
                h = 0.09 + 0.05 * ((i * 5 + k) % 3)
                china.lathe(
                    [(0.0, 0.0), (0.04, 0.0), (0.046, h), (0.042, h), (0.0, 0.02)],
                    m.plain(tone, 0.3),
                    (x, deep - 0.12, z),
                    28,
                )
    china.build()


def bouquet_and_island(look, front, top, high, lit):
    if look["island"]:
        kitchen.base_units(1.2, 3.5, 2.45, 3.35, front, top, 4, look["shaker"], face=1, overhang=0.02)
        panel = Mesh("island back")
        panel.box(1.2, 3.5, 2.43, 2.46, 0.0, 0.87, front)
        for x in (1.2, 3.46):
            panel.box(x, x + 0.04, 2.15, 2.46, 0.0, 0.87, front)
        panel.box(1.19, 3.51, 2.12, 2.449, 0.87, 0.9, top)
        panel.build(bevel=0.003)
        for x in (1.65, 2.35, 3.05):
            kitchen.stool(x, 1.95, (x * 40) % 20 - 8)
        decor.vase(2.9, 2.95, 0.9, 0.28, "#a1957f", "green", look["seed"])
        decor.bowl(2.2, 2.75, 0.9)
        decor.books(1.6, 2.9, 0.9, 2, look["seed"])
    else:
        furniture.dining_table(2.3, 2.35, 1.9, 0.95, "#85613c", 0, 6, "#6d5a48")
    for x in (1.7, 3.0):
        decor.pendant(x, 2.75 if look["island"] else 2.35, 1.72, high, look["pendant"], 0.34, True)
    decor.house_plant(0.45, 3.0 if look["island"] else 1.2, 1.2, look["seed"])
