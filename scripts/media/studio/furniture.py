"""Furniture: sofas, tables, cupboards, lamps, beds and the small things that make a room lived in."""

import math
import random

from . import materials as m
from . import plants, sky
from .mesh import Mesh
from .nodes import material


def legs(mesh, xs, ys, height, surface, top=0.02, foot=0.012):
    for x in xs:
        for y in ys:
            mesh.tube([(x, y, 0), (x, y, height)], foot, surface, 10, top)


def sofa(x, y, turn=0.0, long=2.3, colour="#7d7466", cushions=("#8a4a32", "#b7a88c")):
    """A sofa along its own x with its back to +y."""
    fabric = m.cloth(colour, 140)
    body = Mesh("sofa")
    deep, arm = 0.95, 0.2
    body.cushion(-long / 2, long / 2, -deep / 2, deep / 2, 0.14, 0.34, fabric, 0.04, 0.0)
    body.cushion(-long / 2, long / 2, deep / 2 - 0.22, deep / 2, 0.2, 0.82, fabric, 0.07, 0.01)
    for a in (-long / 2, long / 2 - arm):
        body.cushion(a, a + arm, -deep / 2, deep / 2, 0.16, 0.6, fabric, 0.07, 0.01)
    seats = 2 if long < 2.1 else 3
    span = (long - 2 * arm) / seats
    for i in range(seats):
        a = -long / 2 + arm + i * span
        body.cushion(a + 0.006, a + span - 0.006, -deep / 2 - 0.02, deep / 2 - 0.2, 0.33, 0.49, fabric, 0.05, 0.025)
        body.cushion(a + 0.01, a + span - 0.01, deep / 2 - 0.36, deep / 2 - 0.17, 0.48, 0.86, fabric, 0.07, 0.03)
    body.build_soft((x, y, 0), turn)
    feet = Mesh("sofa feet")
    legs(feet, (-long / 2 + 0.12, long / 2 - 0.12), (-deep / 2 + 0.1, deep / 2 - 0.1), 0.15, m.wood("#5a4028"))
    feet.build(location=(x, y, 0), turn=turn)
    for i, tone in enumerate(cushions):
        side = -1 if i % 2 == 0 else 1
        pillow = Mesh("pillow")
        pillow.cushion(-0.24, 0.24, -0.07, 0.07, -0.24, 0.24, m.cloth(tone, 160), 0.06, 0.05)
        a = math.radians(turn)
        lx, ly = side * (long / 2 - arm - 0.28), 0.0
        thing = pillow.build_soft((x + lx * math.cos(a) - ly * math.sin(a), y + lx * math.sin(a) + ly * math.cos(a), 0.73), turn)
        thing.rotation_euler = (math.radians(-16), 0, math.radians(turn + side * 9))


def armchair(x, y, turn=0.0, colour="#6a5140", wood="#6d4d30"):
    """A low chair on a wooden frame, facing -y."""
    seat = Mesh("armchair seat")
    fabric = m.cloth(colour, 150)
    seat.cushion(-0.33, 0.33, -0.36, 0.3, 0.3, 0.44, fabric, 0.05, 0.02)
    seat.build_soft((x, y, 0), turn)
    back = Mesh("armchair back")
    back.cushion(-0.33, 0.33, -0.07, 0.07, 0.0, 0.56, fabric, 0.06, 0.025)
    a = math.radians(turn)
    thing = back.build_soft((x - 0.3 * math.sin(a), y + 0.3 * math.cos(a), 0.4), turn)
    thing.rotation_euler = (math.radians(-15), 0, math.radians(turn))
    frame = Mesh("armchair frame")
    oak = m.wood(wood)
    for side in (-0.37, 0.37):
        frame.tube([(side, -0.36, 0), (side, -0.34, 0.56)], 0.02, oak, 10)
        frame.tube([(side, 0.42, 0), (side, 0.34, 0.54)], 0.02, oak, 10)
        frame.tube([(side, -0.4, 0.57), (side, 0.0, 0.585), (side, 0.42, 0.53)], 0.024, oak, 10)
        frame.tube([(side, -0.35, 0.28), (side, 0.38, 0.26)], 0.017, oak, 8)
    for y_ in (-0.34, 0.36):
        frame.tube([(-0.37, y_, 0.27), (0.37, y_, 0.27)], 0.017, oak, 8)
    frame.build(location=(x, y, 0), turn=turn)


def rug(x0, x1, y0, y1, colour="#9a8a73", accent="#6f5545"):
    def draw(g):
        at = g.metres()
        split = g.add("ShaderNodeSeparateXYZ", Vector=at)
        stripe = g.math("LESS_THAN", g.math("FRACT", g.math("DIVIDE", split.outputs[1], 0.42)), 0.08)
        woven = g.noise(220.0, g.place(), 2)
        tone = g.mix(stripe, g.mix(0.6, colour, g.ramp(g.noise(3.0, g.place(), 5), (0.3, "#c9c3ba"), (0.7, "#ffffff")), "MULTIPLY"), accent)
        g.surface(Base_Color=tone, Roughness=1.0, Specular=0.05, Sheen=0.5, Normal=g.bump(woven, 0.6, 0.008))

    mesh = Mesh("rug")
    mesh.box(x0, x1, y0, y1, 0.001, 0.014, material(f"rug {colour} {accent}", draw))
    mesh.build(bevel=0.004)


def coffee_table(x, y, wide=1.1, deep=0.65, wood="#70502f", round_=False):
    top, mesh = m.wood(wood), Mesh("coffee table")
    if round_:
        r = wide / 2
        mesh.lathe([(0.0, 0.38), (r - 0.02, 0.38), (r, 0.375), (r, 0.35), (r - 0.03, 0.34), (0.0, 0.34)], top, (x, y, 0), 48)
        for i in range(3):
            a = 2.1 * i + 0.3
            mesh.tube([(x + r * 0.8 * math.cos(a), y + r * 0.8 * math.sin(a), 0), (x + r * 0.6 * math.cos(a), y + r * 0.6 * math.sin(a), 0.35)], 0.016, top, 10)
        mesh.build()
    else:
        mesh.box(x - wide / 2, x + wide / 2, y - deep / 2, y + deep / 2, 0.34, 0.38, top)
        mesh.box(x - wide / 2 + 0.06, x + wide / 2 - 0.06, y - deep / 2 + 0.06, y + deep / 2 - 0.06, 0.12, 0.14, top)
        for a in (x - wide / 2 + 0.02, x + wide / 2 - 0.07):
            for b in (y - deep / 2 + 0.02, y + deep / 2 - 0.07):
                mesh.box(a, a + 0.05, b, b + 0.05, 0, 0.34, top)
        mesh.build(bevel=0.006)
    books(x - 0.15, y + 0.05, 0.38, 3)
    vase(x + 0.22, y - 0.04, 0.38, 0.2, "#8d8271")


def books(x, y, z, count=3, seed=1):
    """A pile of books."""
    rng = random.Random(seed)
    for i in range(count):
        mesh = Mesh("book")
        w, d = rng.uniform(0.2, 0.27), rng.uniform(0.15, 0.2)
        mesh.box(-w / 2, w / 2, -d / 2, d / 2, 0, 0.028, m.paint(rng.choice(("#8a5a45", "#3f4a4a", "#c4b69b", "#59644f", "#2f3440")), 0.6))
        mesh.box(-w / 2 + 0.005, w / 2 + 0.001, -d / 2 + 0.004, d / 2 + 0.001, 0.004, 0.024, m.paint("#d2cab8", 0.9))
        mesh.build(bevel=0.002, location=(x, y, z + i * 0.029), turn=rng.uniform(-14, 14))


def vase(x, y, z, height=0.26, colour="#7a6a58", stems=None, seed=1):
    mesh = Mesh("vase")
    h = height
    mesh.lathe([(0.0, 0.0), (h * 0.24, 0.0), (h * 0.36, h * 0.3), (h * 0.33, h * 0.6), (h * 0.16, h * 0.9), (h * 0.19, h), (h * 0.16, h * 0.98), (h * 0.12, h * 0.8)], m.plain(colour, 0.5), (x, y, z), 32)
    mesh.build()
    if stems:
        bouquet(x, y, z + height * 0.9, stems, seed)


def bouquet(x, y, z, colour="#5d6f3e", seed=1, tall=0.45):
    """Leafy branches in a vase, with blossoms when the colour is not a leaf's."""
    rng = random.Random(seed)
    leaves, wood, petals = plants.Leaves(), Mesh("stems"), plants.Leaves()
    for _ in range(11):
        turn, lean, h = rng.uniform(0, 6.28), rng.uniform(0.1, 0.6), tall * rng.uniform(0.6, 1.1)
        tip = (x + math.cos(turn) * lean * h, y + math.sin(turn) * lean * h, z + h)
        wood.tube([(x, y, z - 0.1), ((x + tip[0]) / 2, (y + tip[1]) / 2, z + h * 0.55), tip], 0.0035, plants.bark(), 6, 0.0015)
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
    mesh.lathe([(0.0, 0.0), (0.14, 0.0), (0.19, 0.34), (0.2, 0.36), (0.17, 0.35), (0.16, 0.3), (0.0, 0.3)], m.plain(pot, 0.7), (x, y, 0), 32)
    leaves = plants.Leaves()
    for i in range(4):
        turn, lean = rng.uniform(0, 6.28), rng.uniform(0.05, 0.22)
        h = height * rng.uniform(0.75, 1.0)
        stem = [(x, y, 0.3), (x + math.cos(turn) * lean * h * 0.4, y + math.sin(turn) * lean * h * 0.4, 0.3 + h * 0.5), (x + math.cos(turn) * lean * h, y + math.sin(turn) * lean * h, h)]
        mesh.tube(stem, 0.012, plants.bark(), 8, 0.006)
        for k in range(20):
            t = 0.35 + 0.65 * k / 19
            p = [stem[0][j] + (stem[2][j] - stem[0][j]) * t for j in range(3)]
            a = rng.uniform(0, 6.28)
            leaves.add((p[0] + math.cos(a) * 0.12, p[1] + math.sin(a) * 0.12, p[2] + rng.uniform(-0.03, 0.06)), rng.uniform(0.18, 0.28), rng, aspect=0.55, droop=0.1)
    mesh.build()
    leaves.build("house plant", plants.leaf_material("#4a6236", "#34492a"))


def dining_table(x, y, long=2.0, wide=0.95, wood="#7a5938", turn=0.0, chairs=6, chair_colour="#4a4038", set_=True):
    mesh = Mesh("dining table")
    oak = m.wood(wood)
    mesh.box(-long / 2, long / 2, -wide / 2, wide / 2, 0.715, 0.75, oak)
    for a in (-long / 2 + 0.12, long / 2 - 0.12):
        for b in (-wide / 2 + 0.1, wide / 2 - 0.1):
            mesh.tube([(a * 1.02, b * 1.05, 0), (a, b, 0.715)], 0.018, oak, 12, 0.034)
    mesh.build(bevel=0.006, location=(x, y, 0), turn=turn)
    a = math.radians(turn)
    half = chairs // 2
    for i in range(half):
        u = long * ((i + 0.5) / half - 0.5)
        for side, facing in ((-1, 180), (1, 0)):
            v = side * (wide / 2 + 0.14)
            dining_chair(x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), turn + facing + 3 * side * (i - 1), chair_colour, wood)
    if set_:
        vase(x, y, 0.75, 0.24, "#a1957f", "green", 3)
        bowl(x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), 0.75)


def dining_chair(x, y, turn=0.0, colour="#4a4038", wood="#7a5938"):
    """A chair that faces its own -y."""
    mesh, oak = Mesh("chair"), m.wood(wood)
    for side in (-0.19, 0.19):
        mesh.tube([(side * 1.08, -0.21, 0), (side, -0.18, 0.44)], 0.013, oak, 10, 0.018)
        mesh.tube([(side * 1.08, 0.24, 0), (side, 0.19, 0.44), (side * 0.98, 0.25, 0.8)], 0.016, oak, 10)
    rows = []
    for z in (0.66, 0.74, 0.82):
        rows.append([(-0.21 + 0.042 * i, 0.235 + 0.02 * (z - 0.66) / 0.16 + 0.035 * (1 - ((i - 5) / 5) ** 2), z) for i in range(11)])
    mesh.grid(rows, oak)
    mesh.build(location=(x, y, 0), turn=turn)
    seat = Mesh("chair seat")
    seat.cushion(-0.23, 0.23, -0.23, 0.22, 0.43, 0.485, m.cloth(colour, 160), 0.025, 0.012)
    seat.build_soft((x, y, 0), turn)


def bowl(x, y, z, fruit=True, colour="#b5aa97"):
    mesh = Mesh("bowl")
    mesh.lathe([(0.0, 0.012), (0.06, 0.0), (0.13, 0.06), (0.15, 0.085), (0.143, 0.085), (0.12, 0.06), (0.0, 0.02)], m.plain(colour, 0.45), (x, y, z), 36)
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
    mesh.lathe([(0.03, 0.22), (0.05, 0.19), (r * 0.7, 0.13), (r, 0.0), (r * 0.985, 0.0), (r * 0.68, 0.12), (0.04, 0.18)], m.plain(colour, 0.5), (x, y, z), 40)
    mesh.lathe([(0.0, 0.0), (0.04, 0.02), (0.045, 0.05), (0.02, 0.1)], m.glow("#ffd6a0", 3.0 if on else 0.8), (x, y, z + 0.05), 20)
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
    mesh.lathe([(0.0, 0.0), (0.07, 0.0), (0.085, 0.1), (0.05, 0.2), (0.012, 0.24), (0.012, 0.3)], m.plain(colour, 0.4), (x, y, z), 28)
    mesh.lathe([(0.14, 0.27), (0.1, 0.46)], m.glow("#f3c98f", 1.1) if on else m.cloth("#c4b79f", 120), (x, y, z), 32)
    mesh.build()
    if on:
        sky.lamp_point((x, y, z + 0.36), 9, radius=0.08)


def picture(frame, u, z, wide, tall, seed=1, rim="#3a2c20"):
    """An abstract painting on a wall's frame, centred at (u, z)."""
    rng = random.Random(seed)
    tones = [rng.choice(("#7d3f2b", "#b08d57", "#3f5254", "#8f8a78", "#c9b99a", "#2e3536", "#6b7458")) for _ in range(3)]

    def draw(g):
        shapes = g.add("ShaderNodeTexVoronoi", {"feature": "F1", "distance": "CHEBYCHEV"}, Vector=g.metres((1.0, 1.4, 1)), Scale=2.2 / max(wide, tall) * 1.2).outputs["Color"]
        pick = g.add("ShaderNodeSeparateRGB", Image=shapes).outputs[0]
        tone = g.ramp(pick, (0.0, tones[0]), (0.35, tones[1]), (0.7, tones[2]), (1.0, "#cdc3af"))
        brush = g.noise(7.0, g.metres((6, 1, 1)), 6)
        g.surface(Base_Color=g.mix(0.5, tone, g.ramp(brush, (0.3, "#a8a8a8"), (0.7, "#ffffff")), "MULTIPLY"), Roughness=0.7)

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


def shelves(x0, x1, y0, y1, height, surface, seed=1, rows=5, columns=3, face=-1):
    """A bookcase along x, open towards -y (`face` -1) or +y (1), filled with books and things."""
    rng = random.Random(seed)
    case = Mesh("bookcase")
    t = 0.03
    back = (y1 - 0.015, y1) if face < 0 else (y0, y0 + 0.015)
    case.box(x0, x1, *back, 0, height, surface)
    for i in range(columns + 1):
        x = x0 + (x1 - x0 - t) * i / columns
        case.box(x, x + t, y0, y1, 0, height, surface)
    for k in range(rows + 1):
        z = (height - t) * k / rows
        case.box(x0, x1, y0, y1, z, z + t, surface)
    case.build(bevel=0.003)
    spines = Mesh("books")
    tones = ("#7d4a38", "#b7a78a", "#40514e", "#5d6650", "#2f3440", "#a08a5a", "#8e8878", "#c9bfa9", "#6a2f28")
    step_x, step_z = (x1 - x0) / columns, (height - t) / rows
    for i in range(columns):
        for k in range(rows):
            a, b, z = x0 + i * step_x + t + 0.01, x0 + (i + 1) * step_x - 0.01, k * step_z + t
            kind = rng.random()
            if kind < 0.16:
                vase((a + b) / 2, (y0 + y1) / 2, z, min(0.24, step_z * 0.7), rng.choice(tones), None)
                continue
            end = a + (b - a) * rng.uniform(0.5, 1.0)
            u = a
            while u < end - 0.03:
                w, h = rng.uniform(0.015, 0.042), step_z * rng.uniform(0.55, 0.84)
                front = y0 + 0.04 if face < 0 else y1 - 0.04
                deep = (front, front + 0.17) if face < 0 else (front - 0.17, front)
                spines.box(u, u + w - 0.001, *deep, z, z + h, m.paint(rng.choice(tones), 0.6))
                u += w
    spines.build()


def sideboard(x, y, long=1.8, deep=0.42, tall=0.62, wood="#6f4f32", turn=0.0, doors=3):
    mesh, oak = Mesh("sideboard"), m.wood(wood)
    mesh.box(-long / 2, long / 2, -deep / 2, deep / 2, 0.16, 0.16 + tall, oak)
    for i in range(doors):
        a = -long / 2 + 0.02 + (long - 0.04) * i / doors
        mesh.box(a + 0.004, a + (long - 0.04) / doors - 0.004, -deep / 2 - 0.018, -deep / 2, 0.18, 0.14 + tall, oak)
        mesh.box(a + 0.05, a + 0.2, -deep / 2 - 0.03, -deep / 2 - 0.018, 0.12 + tall - 0.05, 0.12 + tall - 0.035, m.metal("#8d8374", 0.3))
    for a in (-long / 2 + 0.12, long / 2 - 0.12):
        for b in (-deep / 2 + 0.07, deep / 2 - 0.07):
            mesh.tube([(a, b, 0), (a, b, 0.16)], 0.014, oak, 10, 0.02)
    mesh.build(bevel=0.004, location=(x, y, 0), turn=turn)


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


def bed(x, y, wide=1.7, long=2.1, linen="#c9c2b4", throw="#7d4a38", head="#7a6450", turn=0.0):
    """A bed whose head is at +y, with duvet, pillows and a throw."""
    base = Mesh("bed base")
    oak = m.wood("#6f4f32")
    base.box(-wide / 2 - 0.03, wide / 2 + 0.03, -long / 2 - 0.03, long / 2, 0.12, 0.3, oak)
    legs(base, (-wide / 2 + 0.08, wide / 2 - 0.08), (-long / 2 + 0.08, long / 2 - 0.1), 0.12, oak, 0.03, 0.025)
    base.build(bevel=0.008, location=(x, y, 0), turn=turn)
    soft = Mesh("bedding")
    cotton = m.cloth(linen, 230)
    soft.cushion(-wide / 2, wide / 2, -long / 2, long / 2 - 0.02, 0.28, 0.5, m.cloth("#d0cabd", 230), 0.06, 0.0)
    soft.cushion(-wide / 2 - 0.07, wide / 2 + 0.07, -long / 2 - 0.05, long / 2 - 0.55, 0.32, 0.6, cotton, 0.09, 0.035, 14)
    soft.cushion(-wide / 2 - 0.09, wide / 2 + 0.09, -long / 2 - 0.07, -long / 2 + 0.62, 0.3, 0.625, m.cloth(throw, 120), 0.09, 0.03, 12)
    soft.cushion(-wide / 2 - 0.08, wide / 2 + 0.08, long / 2 - 0.8, long / 2 - 0.52, 0.5, 0.63, m.cloth("#d6d0c4", 230), 0.06, 0.01, 10)
    soft.cushion(-wide / 2 - 0.12, wide / 2 + 0.12, long / 2, long / 2 + 0.11, 0.1, 1.12, m.cloth(head, 110), 0.05, 0.012)
    soft.build_soft((x, y, 0), turn)
    for i in range(2):
        side = -1 if i == 0 else 1
        for offset, size, tone in ((0.0, 0.36, "#d6d0c4"), (-0.17, 0.3, linen)):
            pillow = Mesh("pillow")
            pillow.cushion(-size, size, -0.09, 0.09, -0.22, 0.22, m.cloth(tone, 230), 0.08, 0.06)
            thing = pillow.build_soft((x + side * wide * 0.25, y + long / 2 - 0.16 + offset, 0.74), turn)
            thing.rotation_euler = (math.radians(-24), 0, math.radians(turn))
    middle = Mesh("pillow")
    middle.cushion(-0.24, 0.24, -0.07, 0.07, -0.17, 0.17, m.cloth(throw, 120), 0.06, 0.05)
    thing = middle.build_soft((x, y + long / 2 - 0.5, 0.76), turn)
    thing.rotation_euler = (math.radians(-28), 0, math.radians(turn))


def bedside(x, y, wood="#6f4f32", lamp=True, on=False):
    mesh, oak = Mesh("bedside table"), m.wood(wood)
    mesh.box(x - 0.22, x + 0.22, y - 0.19, y + 0.19, 0.3, 0.5, oak)
    mesh.box(x - 0.205, x + 0.205, y - 0.205, y - 0.19, 0.315, 0.485, oak)
    mesh.box(x - 0.05, x + 0.05, y - 0.22, y - 0.205, 0.44, 0.45, m.metal("#8d8374", 0.3))
    for a in (x - 0.19, x + 0.19):
        for b in (y - 0.16, y + 0.16):
            mesh.tube([(a, b, 0), (a, b, 0.3)], 0.012, oak, 10, 0.018)
    mesh.build(bevel=0.005)
    if lamp:
        table_lamp(x, y + 0.03, 0.5, on)
    books(x - 0.1, y - 0.09, 0.5, 2, int(x * 10))
