"""Empty shop premises: a bright one with a glass front, and one under vaults of brick."""

from ..studio import camera, ground, plants, sky, street
from ..studio import materials as m
from ..studio.mesh import Mesh
from ..studio.room import Room

LOOKS = {
    1: dict(
        wall=lambda: m.paint("#c6c1b7", 0.75),
        left=lambda: m.paint("#c6c1b7", 0.75),
        floor=lambda: m.tiles("#8f8a81", (1.2, 1.2), joint="#7d786f", rough=0.3),
        frame="#202324",
        sun=242,
        high=3.6,
    ),
    2: dict(
        wall=lambda: m.brick("white"),
        left=lambda: m.brick("rose"),
        floor=lambda: m.floorboards("#7d5c3f", 0.2),
        frame="#27433a",
        sun=118,
        high=3.8,
    ),
}


def build(shot):
    number = int(shot["name"].rsplit("-", 1)[1])
    look = LOOKS[number]
    wide, deep, high = 7.0, 8.6, look["high"]
    room = Room(
        wide,
        deep,
        high,
        {"far": look["wall"](), "left": look["left"](), "right": look["wall"](), "near": look["wall"]()},
        look["floor"](),
        openings={
            "far": [
                dict(at=(0.5, 4.9, 0.35, 3.0), style="triple", colour=look["frame"], sill=False),
                dict(at=(5.3, 6.5, 0.0, 3.0), kind="door", glazed=True),
            ],
            "near": [dict(at=(1.0, 6.0, 0.3, 2.8), style="triple")],
        },
    )
    if number == 2:
        ribs(wide, deep, high)
    else:
        niche(wide)
    tracks(wide, deep, high)
    counter(wide, look)
    room.build(0.85)
    opposite(deep)
    light = sky.light(shot["hour"], look["sun"])
    camera.stand((2.3, 0.15, 1.5), (3.7, deep), 20, 1.5)
    return {**light, "key": 0.2, "warmth": 0.045, "saturation": 0.82, "strength": 1.5}


def opposite(deep):
    """The street in front of the shop, with trees and the houses opposite."""
    ground.sheet(-60, 60, deep + 0.28, deep + 40, -0.02, ground.slabs("#857f76", (0.4, 0.4)))
    ground.sheet(-60, 60, deep + 4.2, deep + 10.2, -0.01, ground.cobbles())
    street.other_side(deep + 24, -40, 44, 9, facing=-1)
    for x in (-6.5, 1.2, 9.5, 18):
        plants.plant("lime", x, deep + 11.5, 0, 0.75)
    street.bicycle(3.2, deep + 2.6, 4)
    street.lamp_post(6.2, deep + 3.6)
    ground.sheet(-60, 60, -60, -0.5, -0.05, ground.turf())


def ribs(wide, deep, high):
    mesh, oak = Mesh("beams"), m.wood("#5a412b", 0.7)
    for i in range(5):
        y = 0.8 + i * 1.75
        mesh.box(0, wide, y - 0.1, y + 0.1, high - 0.32, high, oak)
    for y in (2.55, 6.05):
        mesh.lathe(
            [(0.16, 0.0), (0.16, 0.12), (0.09, 0.2), (0.085, high - 0.6), (0.15, high - 0.45), (0.15, high - 0.32)],
            m.plain("#22262a", 0.4, 0.4),
            (wide - 2.1, y, 0),
            28,
        )
    mesh.build(bevel=0.01)


def niche(wide):
    """Fitted shelves, empty, lit from within."""
    mesh, oak = Mesh("fitted shelves"), m.wood("#8a6a48")
    x = wide - 0.35
    for i in range(6):
        mesh.box(x, wide, 2.4 + i * 0.9 - 0.015, 2.4 + i * 0.9 + 0.015, 0, 2.5, oak)
    for k in range(6):
        mesh.box(x, wide, 2.4, 6.9, 0.1 + k * 0.478, 0.13 + k * 0.478, oak)
    mesh.box(wide - 0.02, wide, 2.4, 6.9, 0, 2.5, m.paint("#a89b86", 0.7))
    mesh.build(bevel=0.003)


def tracks(wide, deep, high):
    """Rails with spots."""
    mesh, black = Mesh("tracks"), m.plain("#1f2223", 0.4, 0.3)
    low = high - 0.45
    for x in (wide * 0.3, wide * 0.7):
        mesh.box(x - 0.018, x + 0.018, 0.8, deep - 0.8, low, low + 0.03, black)
        for y in (1.2, deep - 1.2):
            mesh.tube([(x, y, low), (x, y, high)], 0.005, black, 6)
        for i in range(6):
            y = 1.3 + i * (deep - 2.6) / 5
            mesh.tube([(x, y, low), (x + 0.05, y, low - 0.16)], 0.035, black, 16)
            mesh.lathe([(0.0, 0.0), (0.028, 0.0)], m.glow("#ffe0b5", 4.0), (x + 0.052, y, low - 0.163), 16)
    mesh.build()
    for x in (wide * 0.3, wide * 0.7):
        sky.lamp_area((x, deep / 2, low - 0.2), (0.3, deep - 2.0), 60, "#ffe6c4")


def counter(wide, look):
    mesh = Mesh("counter")
    mesh.box(0.35, 1.05, 3.6, 5.9, 0.08, 0.98, m.cladding("#7a5a3e", 0.08))
    mesh.box(0.38, 1.0, 3.63, 5.87, 0, 0.08, m.plain("#1f2223", 0.6))
    mesh.box(0.3, 1.1, 3.55, 5.95, 0.98, 1.03, m.stone("#8d877c", 0.35))
    mesh.build(bevel=0.006)
