"""Small objects of a lived-in room: rugs, books, flowers, lamps, pictures."""

import math
import random

from . import materials as m
from . import plants, sky
from .mesh import Mesh
from .nodes import material


def rug(x0, x1, y0, y1, colour="#9a8a73", accent="#6f5545"):
    def draw(g):
        at = g.metres()
        split = g.add("ShaderNodeSeparateXYZ", Vector=at)
        stripe = g.math("LESS_THAN", g.math("FRACT", g.math("DIVIDE", split.outputs[1], 0.42)), 0.08)
        woven = g.noise(220.0, g.place(), 2)
        tone = g.mix(
            stripe,
            g.mix(0.6, colour, g.ramp(g.noise(3.0, g.place(), 5), (0.3, "#c9c3ba"), (0.7, "#ffffff")), "MULTIPLY"),
            accent,
        )
        g.surface(Base_Color=tone, Roughness=1.0, Specular=0.05, Sheen=0.5, Normal=g.bump(woven, 0.6, 0.008))

    mesh = Mesh("rug")
    mesh.box(x0, x1, y0, y1, 0.001, 0.014, material(f"rug {colour} {accent}", draw))
    mesh.build(bevel=0.004)


def books(x, y, z, count=3, seed=1):
    """A pile of books."""
    rng = random.Random(seed)
    for i in range(count):
        mesh = Mesh("book")
        w, d = rng.uniform(0.2, 0.27), rng.uniform(0.15, 0.2)
        mesh.box(
            -w / 2,
            w / 2,
            -d / 2,
            d / 2,
            0,
            0.028,
            m.paint(rng.choice(("#8a5a45", "#3f4a4a", "#c4b69b", "#59644f", "#2f3440")), 0.6),
        )
        mesh.box(-w / 2 + 0.005, w / 2 + 0.001, -d / 2 + 0.004, d / 2 + 0.001, 0.004, 0.024, m.paint("#d2cab8", 0.9))
        mesh.build(bevel=0.002, location=(x, y, z + i * 0.029), turn=rng.uniform(-14, 14))


def vase(x, y, z, height=0.26, colour="#7a6a58", stems=None, seed=1):
    mesh = Mesh("vase")
    h = height
    mesh.lathe(
        [
            (0.0, 0.0),
            (h * 0.24, 0.0),
            (h * 0.36, h * 0.3),
            (h * 0.33, h * 0.6),
            (h * 0.16, h * 0.9),
            (h * 0.19, h),
            (h * 0.16, h * 0.98),
            (h * 0.12, h * 0.8),
        ],
        m.plain(colour, 0.5),
        (x, y, z),
        32,
    )
    mesh.build()
    if stems:
        bouquet(x, y, z + height * 0.9, stems, seed)


def bouquet(x, y, z, colour="#5d6f3e", seed=1, tall=0.45):
    """Leafy branches in a vase; a colour other than a leaf's adds blossoms."""
    rng = random.Random(seed)
    leaves, wood, petals = plants.Leaves(), Mesh("stems"), plants.Leaves()
    for _ in range(11):
        turn, lean, h = rng.uniform(0, 6.28), rng.uniform(0.1, 0.6), tall * rng.uniform(0.6, 1.1)
        tip = (x + math.cos(turn) * lean * h, y + math.sin(turn) * lean * h, z + h)
        wood.tube(
            [(x, y, z - 0.1), ((x + tip[0]) / 2, (y + tip[1]) / 2, z + h * 0.55), tip], 0.0035, plants.bark(), 6, 0.0015
        )
        for k in range(9):
            t = 0.3 + 0.7 * k / 8
            p = (x + (tip[0] - x) * t, y + (tip[1] - y) * t, z + h * t)
            leaves.add(tuple(c + rng.gauss(0, 0.022) for c in p), 0.07 * rng.uniform(0.7, 1.2), rng, aspect=0.45)
        if colour != "green":
            for _ in range(14):
                petals.add(tuple(c + rng.gauss(0, 0.018) for c in tip), 0.035, rng, aspect=0.9, droop=0)
    leaves.build("bouquet", plants.leaf_material("#55693a", "#3b4d2a"))
    wood.build()
    if colour != "green":
        petals.build("blossom", plants.leaf_material(colour, colour))


def house_plant(x, y, height=1.5, seed=1, pot="#4f4a44"):
    """A large-leaved plant in a pot."""
    rng = random.Random(seed)
    mesh = Mesh("plant pot")
    mesh.lathe(
        [(0.0, 0.0), (0.14, 0.0), (0.19, 0.34), (0.2, 0.36), (0.17, 0.35), (0.16, 0.3), (0.0, 0.3)],
        m.plain(pot, 0.7),
        (x, y, 0),
        32,
    )
    leaves = plants.Leaves()
    for _ in range(4):
        turn, lean = rng.uniform(0, 6.28), rng.uniform(0.05, 0.22)
        h = height * rng.uniform(0.75, 1.0)
        stem = [
            (x, y, 0.3),
            (x + math.cos(turn) * lean * h * 0.4, y + math.sin(turn) * lean * h * 0.4, 0.3 + h * 0.5),
            (x + math.cos(turn) * lean * h, y + math.sin(turn) * lean * h, h),
        ]
        mesh.tube(stem, 0.012, plants.bark(), 8, 0.006)
        for k in range(20):
            t = 0.35 + 0.65 * k / 19
            p = [stem[0][j] + (stem[2][j] - stem[0][j]) * t for j in range(3)]
            a = rng.uniform(0, 6.28)
            leaves.add(
                (p[0] + math.cos(a) * 0.12, p[1] + math.sin(a) * 0.12, p[2] + rng.uniform(-0.03, 0.06)),
                rng.uniform(0.18, 0.28),
                rng,
                aspect=0.55,
                droop=0.1,
            )
    mesh.build()
    leaves.build("house plant", plants.leaf_material("#4a6236", "#34492a"))


def bowl(x, y, z, fruit=True, colour="#b5aa97"):
    mesh = Mesh("bowl")
    mesh.lathe(
        [(0.0, 0.012), (0.06, 0.0), (0.13, 0.06), (0.15, 0.085), (0.143, 0.085), (0.12, 0.06), (0.0, 0.02)],
        m.plain(colour, 0.45),
        (x, y, z),
        36,
    )
    if fruit:
        for i, tone in enumerate(("#a8452e", "#b98a2e", "#76823a", "#a8452e")):
            a = 1.6 * i
            r = 0.04
            ball = [(r * math.sin(math.pi * k / 8), r * (1 - math.cos(math.pi * k / 8))) for k in range(9)]
            mesh.lathe(ball, m.plain(tone, 0.4), (x + 0.055 * math.cos(a), y + 0.055 * math.sin(a), z + 0.035), 16)
    mesh.build()


def pendant(x, y, z, ceiling, colour="#3a3d3b", wide=0.42, on=True):
    mesh = Mesh("pendant")
    mesh.tube([(x, y, z + 0.2), (x, y, ceiling)], 0.004, m.plain("#22201e", 0.6), 6)
    r = wide / 2
    mesh.lathe(
        [(0.03, 0.22), (0.05, 0.19), (r * 0.7, 0.13), (r, 0.0), (r * 0.985, 0.0), (r * 0.68, 0.12), (0.04, 0.18)],
        m.plain(colour, 0.5),
        (x, y, z),
        40,
    )
    mesh.lathe(
        [(0.0, 0.0), (0.04, 0.02), (0.045, 0.05), (0.02, 0.1)],
        m.glow("#ffd6a0", 3.0 if on else 0.8),
        (x, y, z + 0.05),
        20,
    )
    mesh.build()
    if on:
        sky.lamp_point((x, y, z + 0.02), 16)


def floor_lamp(x, y, on=True, shade="#c4b79f"):
    mesh, iron = Mesh("floor lamp"), m.plain("#2a2826", 0.4, 0.5)
    mesh.lathe([(0.0, 0.0), (0.15, 0.0), (0.15, 0.015), (0.015, 0.025), (0.012, 1.4)], iron, (x, y, 0), 28)
    mesh.lathe([(0.19, 1.34), (0.14, 1.64)], m.glow("#f3c98f", 1.1) if on else m.cloth(shade, 120), (x, y, 0), 36)
    mesh.build()
    if on:
        sky.lamp_point((x, y, 1.46), 22, radius=0.12)


def table_lamp(x, y, z, on=True, colour="#6b5a48"):
    mesh = Mesh("table lamp")
    mesh.lathe(
        [(0.0, 0.0), (0.07, 0.0), (0.085, 0.1), (0.05, 0.2), (0.012, 0.24), (0.012, 0.3)],
        m.plain(colour, 0.4),
        (x, y, z),
        28,
    )
    mesh.lathe([(0.14, 0.27), (0.1, 0.46)], m.glow("#f3c98f", 1.1) if on else m.cloth("#c4b79f", 120), (x, y, z), 32)
    mesh.build()
    if on:
        sky.lamp_point((x, y, z + 0.36), 9, radius=0.08)


def picture(frame, u, z, wide, tall, seed=1, rim="#3a2c20"):
    """An abstract painting on a wall, centred at (u, z) in the wall's frame."""
    rng = random.Random(seed)
    tones = [
        rng.choice(("#7d3f2b", "#b08d57", "#3f5254", "#8f8a78", "#c9b99a", "#2e3536", "#6b7458")) for _ in range(3)
    ]

    def draw(g):
        shapes = g.add(
            "ShaderNodeTexVoronoi",
            {"feature": "F1", "distance": "CHEBYCHEV"},
            Vector=g.metres((1.0, 1.4, 1)),
            Scale=2.2 / max(wide, tall) * 1.2,
        ).outputs["Color"]
        pick = g.add("ShaderNodeSeparateRGB", Image=shapes).outputs[0]
        tone = g.ramp(pick, (0.0, tones[0]), (0.35, tones[1]), (0.7, tones[2]), (1.0, "#cdc3af"))
        brush = g.noise(7.0, g.metres((6, 1, 1)), 6)
        g.surface(
            Base_Color=g.mix(0.5, tone, g.ramp(brush, (0.3, "#a8a8a8"), (0.7, "#ffffff")), "MULTIPLY"), Roughness=0.7
        )

    wood = m.wood(rim)
    a, b, c, d = u - wide / 2, u + wide / 2, z - tall / 2, z + tall / 2
    w = 0.025
    for box in ((a - w, b + w, c - w, c), (a - w, b + w, d, d + w), (a - w, a, c, d), (b, b + w, c, d)):
        frame.box(*box, -0.035, 0, wood)
    mat = 0.12 * min(wide, tall)
    frame.quad(a, b, c, d, -0.008, m.paint("#d8d1c2", 0.8))
    frame.quad(a + mat, b - mat, c + mat, d - mat, -0.011, material(f"painting {seed} {wide} {tall}", draw))


def mirror(frame, u, z, wide, tall, rim="#5a4028"):
    wood = m.wood(rim) if rim.startswith("#") and rim != "#1f2223" else m.plain(rim, 0.4, 0.3)
    a, b, c, d, w = u - wide / 2, u + wide / 2, z - tall / 2, z + tall / 2, 0.022
    for box in ((a - w, b + w, c - w, c), (a - w, b + w, d, d + w), (a - w, a, c, d), (b, b + w, c, d)):
        frame.box(*box, -0.035, 0, wood)
    frame.quad(a, b, c, d, -0.015, m.plain("#e8ebea", 0.0, 1.0))


def radiator(frame, u0, u1, z0=0.12, z1=0.62):
    """A column radiator under a window."""
    iron = m.plain("#cfcabf", 0.4)
    count = int((u1 - u0) / 0.065)
    for i in range(count):
        u = u0 + (u1 - u0) * (i + 0.5) / count
        for d in (-0.07, -0.13):
            frame.tube([(u, z0, d), (u, z1, d)], 0.018, iron, 8)
        frame.box(u - 0.02, u + 0.02, z1 - 0.03, z1 + 0.01, -0.15, -0.05, iron)
        frame.box(u - 0.02, u + 0.02, z0, z0 + 0.03, -0.15, -0.05, iron)
