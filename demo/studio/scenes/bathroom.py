"""Bathrooms: a free-standing tub under the window, a walk-in shower, a small classical one."""

import bpy

from ..studio import camera, decor, kitchen, sky
from ..studio import materials as m
from ..studio.mesh import Mesh
from ..studio.room import Room, outside

LOOKS = {
    1: dict(
        wall="#bdb7a9",
        tile=lambda: m.tiles("#8b9a90", (0.075, 0.3), joint="#a8a99f", rough=0.15),
        floor=lambda: m.tiles("#8c867c", (0.6, 0.6), joint="#7a756c", rough=0.4),
        front="#7a5938",
        tub=True,
        sun=70,
        metal="#8a7448",
        towels=("#b3a58f", "#6f4a3c"),
        seed=2,
    ),
    2: dict(
        wall="#c4bfb5",
        tile=lambda: m.tiles("#a39c91", (0.6, 1.2), joint="#8f897f", rough=0.3),
        floor=lambda: m.tiles("#7b766e", (0.6, 0.6), joint="#6a655e", rough=0.4),
        front="#3a3f3e",
        tub=False,
        sun=68,
        metal="#26292a",
        towels=("#8f897b", "#56645a"),
        seed=4,
    ),
    3: dict(
        wall="#7d8a86",
        tile=lambda: m.tiles("#c6c0b4", (0.15, 0.075), joint="#a9a398", rough=0.12, bond=0.5),
        floor=lambda: m.tiles("#b3ac9f", (0.2, 0.2), joint="#8a847a", rough=0.35),
        front="#56645a",
        tub=True,
        sun=66,
        metal="#8d8983",
        towels=("#c2b8a6", "#5d6a66"),
        seed=7,
    ),
}


def build(shot):
    look = LOOKS[int(shot["name"].rsplit("-", 1)[1])]
    wide, deep, high = 3.9, 3.9, 2.65
    wall = m.paint(look["wall"], 0.6)
    room = Room(
        wide,
        deep,
        high,
        {"far": wall, "left": look["tile"](), "right": wall, "near": wall},
        look["floor"](),
        skirting=None,
        openings={
            "far": [dict(at=(0.75, 2.15, 0.95 if look["tub"] else 1.2, 2.25), style="casement", colour="#d2ccc0")],
            "near": [dict(at=(0.5, 1.5, 0.0, 2.1), kind="door"), dict(at=(2.0, 3.4, 0.3, 2.3), style="fixed")],
        },
    )
    right, left = room.frames["right"][0], room.frames["left"][0]
    wainscot(look, wide, deep)
    washstand(look, wide, deep, right)
    if look["tub"]:
        kitchen.bath(1.35, deep - 0.62, 1.72, 0.8)
        kitchen.bath_tap(2.45, deep - 0.42, -60, look["metal"])
        stool_with_towel(0.42, 2.35, look)
        kitchen.towel(left, 2.0, 1.25, 0.55, 0.8, look["towels"][0])
    else:
        kitchen.shower(0.0, 1.35, 2.3, deep, 2.1, look["metal"], pane_y=False, head=(0.68, deep - 0.03))
        kitchen.toilet(2.55, deep - 0.34)
        flush = Mesh("flush panel")
        flush.box(2.2, 2.9, deep - 0.08, deep, 0, 1.15, look["tile"]())
        flush.box(2.42, 2.68, deep - 0.088, deep - 0.08, 0.92, 1.08, m.plain(look["metal"], 0.3, 0.4))
        flush.build(bevel=0.003)
        kitchen.towel(left, 1.6, 1.25, 0.55, 0.8, look["towels"][0])
    mat = Mesh("bath mat")
    mat.box(
        *((0.9, 1.9, 2.2, 2.75) if look["tub"] else (0.25, 1.2, 1.65, 2.2)), 0.0, 0.018, m.cloth(look["towels"][1], 60)
    )
    mat.build(bevel=0.006)
    room.build(1.15)
    outside(look["seed"], 3.2)
    light = sky.light(shot["hour"], look["sun"])
    camera.stand((1.65, 0.12, 1.42), (2.1, deep), 19.5, 1.1)
    return {**light, "key": 0.22, "warmth": 0.045, "saturation": 0.8, "strength": 1.5}


def wainscot(look, wide, deep):
    """Tiles to elbow height behind the tub, or the whole corner of the shower."""
    mesh, tile = Mesh("wainscot"), look["tile"]()
    if look["tub"]:
        mesh.box(0.0, wide, deep - 0.012, deep, 0, 0.92, tile)
        mesh.box(0.0, wide, deep - 0.03, deep, 0.92, 0.945, m.stone("#a8a297", 0.4))
    else:
        mesh.box(0.0, 0.74, deep - 0.012, deep, 0, 2.65, tile)
        mesh.box(0.74, wide, deep - 0.012, deep, 0, 1.15, tile)
    mesh.build()


def washstand(look, wide, deep, right):
    """A double washstand on the right wall under a mirror with two lights."""
    surface = m.wood(look["front"], 0.45) if look["front"] == "#7a5938" else m.paint(look["front"], 0.4)
    before = set(bpy.data.objects)
    kitchen.vanity(-0.8, 0.8, -0.25, 0.25, surface, m.stone("#b1aba0", 0.3), 2, 0.82, look["metal"])
    for thing in set(bpy.data.objects) - before:
        thing.rotation_euler = (0, 0, -1.5708)
        thing.location = (wide - 0.25, 2.05, 0)
    decor.mirror(right, deep - 2.05, 1.6, 1.5, 0.9, "#1f2223")
    lamps = Mesh("mirror lamps")
    for y in (1.15, 2.95):
        lamps.lathe(
            [(0.0, 0.0), (0.055, 0.0), (0.07, 0.1), (0.055, 0.2), (0.0, 0.2)],
            m.glow("#ffdcae", 1.6),
            (wide - 0.1, y, 1.6),
            24,
        )
    lamps.build()
    for y in (1.15, 2.95):
        sky.lamp_point((wide - 0.22, y, 1.7), 5)
    decor.vase(wide - 0.18, 2.05, 0.82, 0.2, "#8a7a64", "green", look["seed"])
    bottles = Mesh("bottles")
    for i, tone in enumerate(("#6d5a45", "#b5aa97", "#4a5a44")):
        bottles.lathe(
            [(0.0, 0.0), (0.03, 0.0), (0.03, 0.12), (0.01, 0.14), (0.01, 0.17), (0.0, 0.17)],
            m.plain(tone, 0.3),
            (wide - 0.14, 2.28 + i * 0.09, 0.82),
            20,
        )
    bottles.build()


def stool_with_towel(x, y, look):
    kitchen.stool(x, y, 12, "#7a5938", look["towels"][0])
    folded = Mesh("folded towels")
    for i in range(3):
        folded.cushion(
            x - 0.16,
            x + 0.16,
            y - 0.12,
            y + 0.12,
            0.69 + i * 0.055,
            0.742 + i * 0.055,
            m.cloth(look["towels"][i % 2], 90),
            0.024,
            0.004,
        )
    folded.build_soft()
