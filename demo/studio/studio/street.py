"""Parts of a street: pavement, kerb, lamp posts, planters, a bicycle, the other side."""

import math
import random

from . import ground, plants, sky
from . import materials as m
from .mesh import Mesh


def street(x0=-40, x1=40, walk=2.2, road=6.5, surface=None, walk_surface=None):
    """Pavement before the façades at y = 0, the road, and the far pavement."""
    surface = surface or ground.cobbles()
    walk_surface = walk_surface or ground.slabs()
    ground.slab(x0, x1, -walk, 3, -0.3, 0.0, walk_surface, bevel=0)
    ground.slab(x0, x1, -walk - 0.16, -walk, -0.3, 0.005, m.stone("#7b7f7e"), bevel=0.02)
    ground.sheet(x0, x1, -walk - 0.16 - road, -walk - 0.16, -0.11, surface)
    far = -walk - 0.32 - road
    ground.slab(x0, x1, far, far + 0.16, -0.3, 0.005, m.stone("#7b7f7e"), bevel=0.02)
    ground.slab(x0, x1, far - 12, far, -0.3, 0.0, walk_surface, bevel=0)
    gutter = Mesh("gutter")
    gutter.box(x0, x1, -walk - 0.5, -walk - 0.16, -0.2, -0.1, m.stone("#6d6f6c"))
    gutter.build()


def other_side(y=-22, x0=-40, x1=40, height=8.5, seed=3, facing=1):
    """The houses opposite, nine metres deep up to `y`, facing +y or -y, for reflections and shadows."""
    rng = random.Random(seed)
    x = x0
    mesh = Mesh("other side")
    while x < x1:
        wide, tall = rng.uniform(6, 8), height * rng.uniform(0.85, 1.15)
        mesh.box(x, x + wide, y - 9, y, 0, tall, m.plain(rng.choice(("#8a5a45", "#b0a590", "#75503f", "#9a8a76")), 0.9))
        for storey in range(2):
            for bay in range(2):
                u, z = x + wide * (0.25 + 0.5 * bay), 1.0 + 3.2 * storey
                front = (y, y + 0.03) if facing > 0 else (y - 9.03, y - 9)
                mesh.box(u - 0.6, u + 0.6, *front, z, z + 1.8, m.plain("#23282c", 0.1))
                mesh.box(u - 0.7, u + 0.7, front[0] + 0.01, front[1] - 0.01, z - 0.1, z + 1.9, m.plain("#bdb5a6", 0.5))
        x += wide
    mesh.build()


def pot(x, y, z=0.0, radius=0.24, height=0.45, surface=None, plant="box", seed=1, size=1.0):
    mesh = Mesh("pot")
    mesh.lathe(
        [
            (0.0, 0.0),
            (radius * 0.72, 0.0),
            (radius * 0.95, height * 0.9),
            (radius * 1.04, height * 0.9),
            (radius * 1.04, height),
            (radius * 0.9, height),
            (radius * 0.85, height * 0.9),
            (0.0, height * 0.88),
        ],
        surface or m.plain("#5b4a3f", 0.8),
        (x, y, z),
        28,
    )
    mesh.build()
    if plant == "box":
        plants.shrub(x, y, 0.32 * size, z + height - 0.05, seed, tall=1.0, size=0.05, colours=("#4c652c", "#31471e"))
    elif plant == "olive":
        plants.plant("olive", x, y, z + height * 0.8, 0.75 * size)
    elif plant == "lavender":
        plants.shrub(
            x,
            y,
            0.27 * size,
            z + height - 0.05,
            seed,
            tall=0.9,
            size=0.05,
            colours=("#73805a", "#586546"),
            flower="#6f5a9c",
        )
    elif plant == "geranium":
        plants.shrub(x, y, 0.27 * size, z + height - 0.05, seed, tall=0.8, size=0.07, flower="#a8322e")
    elif plant == "grass":
        plants.grasses(x, y, 0.8 * size, z + height - 0.03, seed)


def bicycle(x, y, turn=0.0, colour="#2c4038", z=0.0):
    """A city bicycle standing along its own x axis."""
    mesh = Mesh("bicycle")
    paint = m.plain(colour, 0.3, 0.2)
    chrome, rubber = m.metal("#9a9a98", 0.25), m.plain("#191817", 0.8)
    for cx in (-0.55, 0.53):
        ring = [
            (cx + 0.33 * math.cos(a * math.pi / 20), 0, 0.34 + 0.33 * math.sin(a * math.pi / 20)) for a in range(41)
        ]
        mesh.tube(ring, 0.02, rubber, 8)
        rim = [
            (cx + 0.305 * math.cos(a * math.pi / 20), 0, 0.34 + 0.305 * math.sin(a * math.pi / 20)) for a in range(41)
        ]
        mesh.tube(rim, 0.009, chrome, 6)
        for a in range(9):
            c, s = math.cos(a * math.pi / 9), math.sin(a * math.pi / 9)
            mesh.tube([(cx - 0.3 * c, 0, 0.34 - 0.3 * s), (cx + 0.3 * c, 0, 0.34 + 0.3 * s)], 0.0015, chrome, 4)
        guard = [
            (cx + 0.37 * math.cos(a * math.pi / 20), 0, 0.34 + 0.37 * math.sin(a * math.pi / 20)) for a in range(3, 19)
        ]
        mesh.tube(guard, 0.022, paint, 6)
    pedal, seat, head = (-0.08, 0, 0.3), (-0.2, 0, 0.82), (0.34, 0, 0.84)
    for a, b in (
        (pedal, seat),
        (pedal, head),
        ((-0.16, 0, 0.6), (0.33, 0, 0.72)),
        (pedal, (-0.55, 0, 0.34)),
        ((-0.18, 0, 0.72), (-0.55, 0, 0.34)),
        ((0.33, 0, 0.72), (0.53, 0, 0.34)),
        (head, (0.3, 0, 1.02)),
    ):
        mesh.tube([a, b], 0.016, paint, 8)
    mesh.tube([(0.3, 0, 1.02), (0.24, -0.12, 1.06), (0.1, -0.27, 1.04)], 0.012, chrome, 8)
    mesh.tube([(0.3, 0, 1.02), (0.24, 0.12, 1.06), (0.1, 0.27, 1.04)], 0.012, chrome, 8)
    mesh.box(-0.34, -0.08, -0.07, 0.07, 0.86, 0.92, m.plain("#4a2f20", 0.6))
    mesh.box(-0.78, -0.36, -0.07, 0.07, 0.7, 0.715, paint)
    ring = [
        (-0.08 + 0.09 * math.cos(a * math.pi / 12), 0.03, 0.3 + 0.09 * math.sin(a * math.pi / 12)) for a in range(25)
    ]
    mesh.tube(ring, 0.008, chrome, 6)
    mesh.build(location=(x, y, z), turn=turn)


def lamp_post(x, y, z=0.0, lit=False, height=4.2):
    mesh = Mesh("lamp post")
    iron = m.plain("#20252a", 0.45, 0.4)
    mesh.lathe(
        [
            (0.16, 0),
            (0.16, 0.3),
            (0.09, 0.5),
            (0.06, 0.6),
            (0.045, height - 0.4),
            (0.07, height - 0.35),
            (0.05, height - 0.2),
        ],
        iron,
        (x, y, z),
        18,
    )
    mesh.lathe(
        [(0.05, height - 0.2), (0.17, height), (0.2, height + 0.4)],
        m.glow("#ffd09a", 5.0) if lit else m.plain("#c9c6ba", 0.2),
        (x, y, z),
        6,
    )
    mesh.lathe(
        [(0.24, height + 0.4), (0.12, height + 0.55), (0.03, height + 0.62), (0.0, height + 0.7)], iron, (x, y, z), 6
    )
    mesh.build()
    if lit:
        sky.lamp_point((x, y, z + height - 0.35), 45, radius=0.2)


def wall_lamp(x, y, z, lit=False):
    mesh = Mesh("wall lamp")
    mesh.box(x - 0.06, x + 0.06, y - 0.14, y, z, z + 0.28, m.plain("#22262a", 0.4, 0.3))
    mesh.box(x - 0.045, x + 0.045, y - 0.145, y - 0.02, z + 0.04, z + 0.2, m.glow("#ffcf94", 5.0 if lit else 0.35))
    mesh.build()
    if lit:
        sky.lamp_point((x, y - 0.22, z - 0.05), 14)
