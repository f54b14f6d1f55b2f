"""Furniture: sofas, tables, cupboards, bookcases and beds."""

import math
import random

from . import decor
from . import materials as m
from .mesh import Mesh


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
        thing = pillow.build_soft(
            (x + lx * math.cos(a) - ly * math.sin(a), y + lx * math.sin(a) + ly * math.cos(a), 0.73), turn
        )
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


def coffee_table(x, y, wide=1.1, deep=0.65, wood="#70502f", round_=False):
    top, mesh = m.wood(wood), Mesh("coffee table")
    if round_:
        r = wide / 2
        mesh.lathe(
            [(0.0, 0.38), (r - 0.02, 0.38), (r, 0.375), (r, 0.35), (r - 0.03, 0.34), (0.0, 0.34)], top, (x, y, 0), 48
        )
        for i in range(3):
            a = 2.1 * i + 0.3
            mesh.tube(
                [
                    (x + r * 0.8 * math.cos(a), y + r * 0.8 * math.sin(a), 0),
                    (x + r * 0.6 * math.cos(a), y + r * 0.6 * math.sin(a), 0.35),
                ],
                0.016,
                top,
                10,
            )
        mesh.build()
    else:
        mesh.box(x - wide / 2, x + wide / 2, y - deep / 2, y + deep / 2, 0.34, 0.38, top)
        mesh.box(x - wide / 2 + 0.06, x + wide / 2 - 0.06, y - deep / 2 + 0.06, y + deep / 2 - 0.06, 0.12, 0.14, top)
        for a in (x - wide / 2 + 0.02, x + wide / 2 - 0.07):
            for b in (y - deep / 2 + 0.02, y + deep / 2 - 0.07):
                mesh.box(a, a + 0.05, b, b + 0.05, 0, 0.34, top)
        mesh.build(bevel=0.006)
    decor.books(x - 0.15, y + 0.05, 0.38, 3)
    decor.vase(x + 0.22, y - 0.04, 0.38, 0.2, "#8d8271")


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
            dining_chair(
                x + u * math.cos(a) - v * math.sin(a),
                y + u * math.sin(a) + v * math.cos(a),
                turn + facing + 3 * side * (i - 1),
                chair_colour,
                wood,
            )
    if set_:
        decor.vase(x, y, 0.75, 0.24, "#a1957f", "green", 3)
        decor.bowl(x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), 0.75)


def dining_chair(x, y, turn=0.0, colour="#4a4038", wood="#7a5938"):
    """A chair that faces its own -y."""
    mesh, oak = Mesh("chair"), m.wood(wood)
    for side in (-0.19, 0.19):
        mesh.tube([(side * 1.08, -0.21, 0), (side, -0.18, 0.44)], 0.013, oak, 10, 0.018)
        mesh.tube([(side * 1.08, 0.24, 0), (side, 0.19, 0.44), (side * 0.98, 0.25, 0.8)], 0.016, oak, 10)
    rows = []
    for z in (0.66, 0.74, 0.82):
        rows.append(
            [
                (-0.21 + 0.042 * i, 0.235 + 0.02 * (z - 0.66) / 0.16 + 0.035 * (1 - ((i - 5) / 5) ** 2), z)
                for i in range(11)
            ]
        )
    mesh.grid(rows, oak)
    mesh.build(location=(x, y, 0), turn=turn)
    seat = Mesh("chair seat")
    seat.cushion(-0.23, 0.23, -0.23, 0.22, 0.43, 0.485, m.cloth(colour, 160), 0.025, 0.012)
    seat.build_soft((x, y, 0), turn)


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
                decor.vase((a + b) / 2, (y0 + y1) / 2, z, min(0.24, step_z * 0.7), rng.choice(tones), None)
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
        mesh.box(
            a + 0.05,
            a + 0.2,
            -deep / 2 - 0.03,
            -deep / 2 - 0.018,
            0.12 + tall - 0.05,
            0.12 + tall - 0.035,
            m.metal("#8d8374", 0.3),
        )
    for a in (-long / 2 + 0.12, long / 2 - 0.12):
        for b in (-deep / 2 + 0.07, deep / 2 - 0.07):
            mesh.tube([(a, b, 0), (a, b, 0.16)], 0.014, oak, 10, 0.02)
    mesh.build(bevel=0.004, location=(x, y, 0), turn=turn)


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
    soft.cushion(
        -wide / 2 - 0.07, wide / 2 + 0.07, -long / 2 - 0.05, long / 2 - 0.55, 0.32, 0.6, cotton, 0.09, 0.035, 14
    )
    soft.cushion(
        -wide / 2 - 0.09,
        wide / 2 + 0.09,
        -long / 2 - 0.07,
        -long / 2 + 0.62,
        0.3,
        0.625,
        m.cloth(throw, 120),
        0.09,
        0.03,
        12,
    )
    soft.cushion(
        -wide / 2 - 0.08,
        wide / 2 + 0.08,
        long / 2 - 0.8,
        long / 2 - 0.52,
        0.5,
        0.63,
        m.cloth("#d6d0c4", 230),
        0.06,
        0.01,
        10,
    )
    soft.cushion(
        -wide / 2 - 0.12, wide / 2 + 0.12, long / 2, long / 2 + 0.11, 0.1, 1.12, m.cloth(head, 110), 0.05, 0.012
    )
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
        decor.table_lamp(x, y + 0.03, 0.5, on)
    decor.books(x - 0.1, y - 0.09, 0.5, 2, int(x * 10))
