"""Gardens round a house: land to the horizon, trees behind, borders, paths, terraces, fences."""

import math
import random

from . import ground, plants
from . import materials as m
from .mesh import Mesh
from .nodes import material


def land(seed=1, behind=("oak", "lime", "birch"), distance=16, spread=34, count=9, far=True, colour="#3a4a22"):
    """Turf to the horizon and trees beyond the house; some stand behind the camera, for reflections in glass."""
    rng = random.Random(seed)
    ground.sheet(-400, 400, -120, 600, -0.02, ground.turf(colour))
    for i in range(count):
        x = -spread + 2 * spread * (i + 0.5) / count + rng.uniform(-2, 2)
        plants.plant(
            rng.choice(behind),
            x,
            distance + rng.uniform(-2, 8),
            0,
            rng.uniform(0.85, 1.25),
            rng.uniform(0, 360),
            1 + i % 2,
        )
    for i in range(50):
        plants.plant(
            "lime" if i % 3 else "oak",
            -112 + 4.5 * i + rng.uniform(-1, 1),
            distance + 13 + rng.uniform(-2, 3),
            -0.9,
            rng.uniform(0.42, 0.62),
            rng.uniform(0, 360),
            1 + i % 2,
        )
    if far:
        for i in range(26):
            plants.plant(
                "oak",
                -150 + 12 * i + rng.uniform(-4, 4),
                95 + rng.uniform(-15, 25),
                -0.5,
                rng.uniform(0.9, 1.3),
                rng.uniform(0, 360),
            )
    for x in (-14, -3, 9, 20):
        plants.plant("lime", x + rng.uniform(-2, 2), -34 + rng.uniform(-3, 3), 0, 1.1, rng.uniform(0, 360))


def border(x0, x1, y, seed=1, deep=0.9, z=0.0, rich=True):
    """A planted strip: shrubs, grasses and flowers of mixed height along x."""
    rng = random.Random(seed)
    ground.slab(
        x0, x1, y - deep / 2, y + deep / 2, z - 0.1, z + 0.03, ground.loose("#4b3a2a", "#2f251b", 40), bevel=0.02
    )
    x = x0 + 0.3
    while x < x1 - 0.2:
        kind = rng.random()
        at = y + rng.uniform(-deep * 0.25, deep * 0.25)
        if kind < 0.3:
            plants.shrub(x, at, rng.uniform(0.3, 0.45), z, seed, colours=("#4c652c", "#31471e"), size=0.06, tall=1.0)
        elif kind < 0.55:
            flower = rng.choice(("#6f5a9c", "#b9668a", "#d9d2c0", "#8a4a8c")) if rich else None
            plants.shrub(
                x,
                at,
                rng.uniform(0.28, 0.42),
                z,
                seed,
                colours=("#73805a", "#586546"),
                size=0.06,
                tall=0.9,
                flower=flower,
            )
        elif kind < 0.8:
            plants.grasses(x, at, rng.uniform(0.7, 1.1), z, seed)
        else:
            plants.shrub(x, at, rng.uniform(0.4, 0.55), z, seed, colours=("#6d7f3f", "#4a5c2b"), size=0.09, tall=0.9)
        x += rng.uniform(0.4, 0.75)


def path(points, wide, surface, z=0.015):
    """A path of straight strips through (x, y) points."""
    mesh = Mesh("path")
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length * wide / 2, dx / length * wide / 2
        mesh.face(
            [(ax - nx, ay - ny, z), (bx - nx, by - ny, z), (bx + nx, by + ny, z), (ax + nx, ay + ny, z)][
                :: -1 if dx * ny - dy * nx < 0 else 1
            ],
            surface,
        )
    mesh.build()


def pool(x0, x1, y0, y1):
    """A swimming pool with a stone rim, its water just under the ground."""
    rim = m.stone("#a39c8e", 0.7)
    mesh = Mesh("pool")
    w = 0.35
    for a, b, c, d in (
        (x0 - w, x1 + w, y0 - w, y0),
        (x0 - w, x1 + w, y1, y1 + w),
        (x0 - w, x0, y0, y1),
        (x1, x1 + w, y0, y1),
    ):
        mesh.box(a, b, c, d, -0.1, 0.06, rim)
    mesh.build(bevel=0.01)
    ground.sheet(x0, x1, y0, y1, 0.0, pool_water())


def pool_water():
    def draw(g):
        ripples = g.noise(2.2, g.place(), 3)
        g.surface(Base_Color="#1f6f78", Roughness=0.02, Specular=0.6, Normal=g.bump(ripples, 0.1, 0.04))

    return material("pool water", draw)


def chair(x, y, turn=0.0, z=0.0, frame="#2b2d2d", seat="#a49a88"):
    mesh = Mesh("garden chair")
    iron, cloth = m.plain(frame, 0.4, 0.3), m.cloth(seat, 90)
    for a in (-0.24, 0.24):
        for b in (-0.24, 0.24):
            mesh.tube([(a, b, 0), (a, b, 0.42 if b < 0 else 0.85)], 0.016, iron, 8)
        mesh.tube([(a, -0.24, 0.62), (a, 0.24, 0.62)], 0.016, iron, 8)
        mesh.tube([(a, -0.24, 0.42), (a, -0.24, 0.62)], 0.016, iron, 8)
    mesh.box(-0.25, 0.25, -0.26, 0.24, 0.42, 0.48, cloth)
    mesh.box(-0.25, 0.25, 0.2, 0.25, 0.5, 0.86, cloth)
    mesh.build(bevel=0.012, location=(x, y, z), turn=turn)


def table(x, y, long=1.9, wide=0.9, z=0.0, surface=None, chairs=4, turn=0.0):
    """A garden table along x, with chairs on both sides."""
    mesh = Mesh("garden table")
    top = surface or m.wood("#7a5a3c")
    mesh.box(-long / 2, long / 2, -wide / 2, wide / 2, 0.71, 0.75, top)
    for a in (-long / 2 + 0.1, long / 2 - 0.1):
        for b in (-wide / 2 + 0.08, wide / 2 - 0.08):
            mesh.box(a - 0.03, a + 0.03, b - 0.03, b + 0.03, 0, 0.71, m.plain("#2b2d2d", 0.4, 0.3))
    mesh.build(bevel=0.006, location=(x, y, z), turn=turn)
    half = chairs // 2
    for i in range(half):
        u = long * ((i + 0.5) / half - 0.5)
        chair(x + u, y - wide / 2 - 0.25, 180, z)
        chair(x + u + 0.04, y + wide / 2 + 0.25, 0, z)


def lounger(x, y, turn=0.0, z=0.0):
    mesh = Mesh("lounger")
    teak, cloth = m.wood("#80603f"), m.cloth("#c1b8a6", 90)
    mesh.box(-0.33, 0.33, -0.95, 0.95, 0.24, 0.3, teak)
    for a in (-0.28, 0.28):
        for b in (-0.8, 0.8):
            mesh.box(a - 0.03, a + 0.03, b - 0.03, b + 0.03, 0, 0.24, teak)
    mesh.box(-0.31, 0.31, -0.93, 0.35, 0.3, 0.37, cloth)
    mesh.face([(-0.31, 0.35, 0.37), (0.31, 0.35, 0.37), (0.31, 0.85, 0.72), (-0.31, 0.85, 0.72)], cloth)
    mesh.face([(-0.31, 0.9, 0.66), (0.31, 0.9, 0.66), (0.31, 0.4, 0.31), (-0.31, 0.4, 0.31)], teak)
    mesh.build(bevel=0.012, location=(x, y, z), turn=turn)


def fence(x0, x1, y, height=1.1, colour="#6d5a45", z=0.0):
    """Posts and rails along x."""
    mesh = Mesh("fence")
    timber = m.wood(colour, 0.8)
    count = max(1, round((x1 - x0) / 2.4))
    for i in range(count + 1):
        x = x0 + (x1 - x0) * i / count
        mesh.box(x - 0.06, x + 0.06, y - 0.06, y + 0.06, z - 0.2, z + height, timber)
    for level in (0.45, 0.85):
        mesh.box(x0, x1, y - 0.025, y + 0.025, z + height * level - 0.06, z + height * level + 0.06, timber)
    mesh.build(bevel=0.008)


def parasol(x, y, z=0.0, colour="#b5a78f", radius=1.5):
    mesh = Mesh("parasol")
    mesh.tube([(x, y, z), (x, y, z + 2.6)], 0.025, m.wood("#80603f"), 10)
    rows = []
    for r, h in ((radius, 2.15), (radius * 0.6, 2.36), (0.0, 2.6)):
        rows.append([(x + r * math.cos(a * math.pi / 4), y + r * math.sin(a * math.pi / 4), z + h) for a in range(8)])
    mesh.grid(rows, m.cloth(colour, 90), closed=True, smooth=False)
    mesh.build()
