"""Kitchen and bathroom fittings."""

import math

from . import materials as m
from .mesh import Mesh


def fronts(mesh, x0, x1, y, z0, z1, surface, count, shaker=False, drawers=0, face=-1, handle="#8d8374"):
    """Cupboard fronts along x on the plane `y`, facing -y (`face` -1) or +y."""
    t = 0.02 * face
    step = (x1 - x0) / count
    for i in range(count):
        a, b = x0 + i * step + 0.002, x0 + (i + 1) * step - 0.002
        rows = drawers if drawers and i % 2 == 0 else 1
        for k in range(rows):
            c, d = z0 + (z1 - z0) * k / rows + 0.002, z0 + (z1 - z0) * (k + 1) / rows - 0.002
            mesh.box(a, b, y, y + t, c, d, surface)
            if shaker:
                w = 0.055
                for box in ((a, b, c, c + w), (a, b, d - w, d), (a, a + w, c, d), (b - w, b, c, d)):
                    mesh.box(box[0], box[1], y + t, y + t * 1.5, box[2], box[3], surface)
            pull = m.metal(handle, 0.3)
            if rows > 1 or z0 < 1:
                mid, top = (a + b) / 2, d - 0.05
                mesh.box(mid - 0.07, mid + 0.07, y + t * 1.4, y + t * 2.2, top - 0.006, top + 0.006, pull)
            else:
                mesh.box(b - 0.04, b - 0.028, y + t * 1.4, y + t * 2.2, c + 0.05, c + 0.2, pull)


def base_units(x0, x1, y0, y1, surface, top, count, shaker=False, drawers=3, face=-1, height=0.9, overhang=0.02):
    """A run of base cupboards with a worktop; `face` is the side of the fronts."""
    mesh = Mesh("base units")
    front = y0 if face < 0 else y1
    inner = (y0 + 0.02, y1) if face < 0 else (y0, y1 - 0.02)
    mesh.box(x0, x1, *inner, 0.1, height - 0.03, surface)
    kick = (y0 + 0.08, y1) if face < 0 else (y0, y1 - 0.08)
    mesh.box(x0 + 0.01, x1 - 0.01, *kick, 0, 0.1, m.plain("#2b2a28", 0.7))
    fronts(mesh, x0, x1, inner[0] if face < 0 else inner[1], 0.1, height - 0.035, surface, count, shaker, drawers, face)
    mesh.build(bevel=0.0025)
    slab = Mesh("worktop")
    slab.box(
        x0 - 0.01,
        x1 + 0.01,
        y0 - (overhang if face < 0 else 0),
        y1 + (overhang if face > 0 else 0),
        height - 0.03,
        height,
        top,
    )
    slab.build(bevel=0.004)
    return front


def wall_units(x0, x1, y0, y1, z0, z1, surface, count, shaker=False):
    mesh = Mesh("wall units")
    mesh.box(x0, x1, y0 + 0.02, y1, z0, z1, surface)
    fronts(mesh, x0, x1, y0 + 0.02, z0, z1, surface, count, shaker)
    mesh.build(bevel=0.0025)


def tall_units(x0, x1, y0, y1, z1, surface, count, oven=True, shaker=False):
    """Tall cupboards; the second holds two ovens."""
    mesh = Mesh("tall units")
    mesh.box(x0, x1, y0 + 0.02, y1, 0.1, z1, surface)
    mesh.box(x0, x1, y0 + 0.08, y1, 0, 0.1, m.plain("#2b2a28", 0.7))
    step = (x1 - x0) / count
    for i in range(count):
        a, b = x0 + i * step, x0 + (i + 1) * step
        if oven and i == 1:
            fronts(mesh, a, b, y0 + 0.02, 0.1, 0.62, surface, 1, shaker)
            fronts(mesh, a, b, y0 + 0.02, 1.68, z1, surface, 1, shaker)
            for c, d in ((0.64, 1.22), (1.24, 1.66)):
                mesh.box(a + 0.01, b - 0.01, y0 + 0.02, y0, c, d, m.plain("#141516", 0.08))
                mesh.box(a + 0.05, b - 0.05, y0 - 0.03, y0 - 0.015, d - 0.1, d - 0.085, m.metal("#a5a19a", 0.25))
        else:
            fronts(mesh, a, b, y0 + 0.02, 0.1, z1, surface, 1, shaker)
    mesh.build(bevel=0.0025)


def hob(x, y, z):
    mesh = Mesh("hob")
    mesh.box(x - 0.38, x + 0.38, y - 0.25, y + 0.25, z, z + 0.006, m.plain("#0f1011", 0.06))
    mesh.build(bevel=0.002)
    pan = Mesh("pan")
    steel = m.metal("#a39f98", 0.3)
    pan.lathe(
        [(0.0, 0.01), (0.1, 0.01), (0.11, 0.02), (0.11, 0.12), (0.105, 0.12), (0.0, 0.118)],
        steel,
        (x - 0.18, y + 0.08, z + 0.004),
        32,
    )
    pan.lathe(
        [(0.012, 0.118), (0.012, 0.14), (0.02, 0.15), (0.0, 0.155)],
        m.plain("#2b2a28", 0.5),
        (x - 0.18, y + 0.08, z + 0.004),
        16,
    )
    pan.build()


def hood(x, y1, z, ceiling, surface=None):
    mesh = Mesh("hood")
    steel = surface or m.metal("#a5a19a", 0.35)
    mesh.box(x - 0.45, x + 0.45, y1 - 0.5, y1, z, z + 0.06, steel)
    mesh.box(x - 0.14, x + 0.14, y1 - 0.3, y1, z + 0.06, ceiling, steel)
    mesh.build(bevel=0.004)


def sink(x, y, z, face=-1, colour="#8d8983"):
    """A bowl let into the worktop and a swan-neck tap behind it."""
    mesh = Mesh("sink")
    steel = m.metal(colour, 0.3)
    mesh.box(x - 0.3, x + 0.3, y - 0.2, y + 0.2, z, z + 0.004, steel)
    mesh.box(x - 0.27, x + 0.27, y - 0.17, y + 0.17, z + 0.002, z + 0.005, m.plain("#2f2e2c", 0.3, 0.6))
    mesh.build()
    tap(x, y - face * 0.25, z, face)


def tap(x, y, z, face=-1, height=0.34, reach=0.2, colour="#a5a19a"):
    mesh, steel = Mesh("tap"), m.metal(colour, 0.2)
    arc = [
        (
            x,
            y + face * reach / 2 * (1 - math.cos(a * math.pi / 8)),
            z + height - reach / 2 + reach / 2 * math.sin(a * math.pi / 8),
        )
        for a in range(9)
    ]
    mesh.tube([(x, y, z), *arc, (x, y + face * reach, z + height - reach / 2 - 0.06)], 0.012, steel, 12)
    mesh.lathe([(0.026, 0.0), (0.026, 0.04), (0.013, 0.05)], steel, (x, y, z), 20)
    mesh.tube([(x + 0.02, y, z + 0.06), (x + 0.08, y, z + 0.09)], 0.006, steel, 8)
    mesh.build()


def stool(x, y, turn=0.0, wood="#7a5938", seat="#4a4038"):
    mesh, oak = Mesh("stool"), m.wood(wood)
    for a in (-0.15, 0.15):
        for b in (-0.15, 0.15):
            mesh.tube([(a * 1.3, b * 1.3, 0), (a, b, 0.64)], 0.014, oak, 10, 0.018)
    for a in (-0.185, 0.185):
        mesh.tube([(a, -0.185, 0.22), (a, 0.185, 0.22)], 0.01, oak, 8)
        mesh.tube([(-0.185, a, 0.26), (0.185, a, 0.26)], 0.01, oak, 8)
    mesh.build(location=(x, y, 0), turn=turn)
    pad = Mesh("stool seat")
    pad.cushion(-0.19, 0.19, -0.19, 0.19, 0.635, 0.69, m.cloth(seat, 160), 0.025, 0.012)
    pad.build_soft((x, y, 0), turn)


def worktop_things(x, y, z, seed=0):
    """Objects on a worktop: a board, jars, oil and a plant."""
    board = Mesh("board")
    board.box(-0.16, 0.16, -0.012, 0.012, 0, 0.42, m.wood("#7d5a38", 0.5, upright=True))
    thing = board.build(bevel=0.01, location=(x, y, z))
    thing.rotation_euler = (-0.16, 0, 0)
    jars = Mesh("jars")
    for i, (h, tone) in enumerate(((0.17, "#b8ac97"), (0.13, "#8a7a64"), (0.22, "#4a5a44"))):
        r = 0.045 - 0.008 * i
        jars.lathe(
            [(0.0, 0.0), (r, 0.0), (r, h * 0.85), (r * 0.8, h), (0.0, h)],
            m.plain(tone, 0.35),
            (x + 0.28 + 0.11 * i, y - 0.02, z),
            24,
        )
    jars.build()


def bath(x, y, long=1.7, wide=0.78, turn=0.0):
    """A free-standing tub of soft outline."""
    mesh, enamel = Mesh("bath"), m.plain("#dcd8d0", 0.12)

    def ring(scale_x, scale_y, z):
        return [
            (long / 2 * scale_x * spread(math.cos(a)), wide / 2 * scale_y * spread(math.sin(a)), z)
            for a in (2 * math.pi * i / 48 for i in range(48))
        ]

    def spread(v):
        return math.copysign(abs(v) ** 0.8, v)

    profile = [
        (0.74, 0.7, 0.0),
        (0.8, 0.78, 0.04),
        (0.9, 0.9, 0.3),
        (1.0, 1.0, 0.56),
        (1.0, 1.0, 0.575),
        (0.96, 0.93, 0.58),
        (0.93, 0.9, 0.56),
        (0.84, 0.8, 0.3),
        (0.74, 0.68, 0.14),
        (0.4, 0.4, 0.12),
        (0.0, 0.0, 0.12),
    ]
    mesh.grid([ring(*p) for p in profile], enamel, closed=True)
    mesh.build(location=(x, y, 0), turn=turn)


def bath_tap(x, y, turn=0.0, colour="#8d8983"):
    mesh, steel = Mesh("bath tap"), m.metal(colour, 0.25)
    mesh.tube([(0, 0, 0), (0, 0, 0.86), (0, -0.03, 0.9), (0, -0.22, 0.9), (0, -0.24, 0.86)], 0.016, steel, 12)
    mesh.tube([(0.05, 0, 0.8), (0.05, -0.04, 0.5), (0.06, -0.02, 0.8)], 0.01, steel, 10)
    mesh.tube([(-0.05, 0, 0.8), (0.07, 0, 0.8)], 0.014, steel, 10)
    mesh.build(location=(x, y, 0), turn=turn)


def vanity(x0, x1, y0, y1, surface, top, basins=1, height=0.84, tap_colour="#8d8983"):
    """A washstand hung on the wall behind it (at y1), with vessels on top."""
    mesh = Mesh("vanity")
    mesh.box(x0, x1, y0 + 0.02, y1, height - 0.48, height - 0.03, surface)
    fronts(mesh, x0, x1, y0 + 0.02, height - 0.48, height - 0.03, surface, max(2, basins * 2), drawers=0)
    mesh.build(bevel=0.003)
    slab = Mesh("vanity top")
    slab.box(x0 - 0.01, x1 + 0.01, y0 - 0.01, y1, height - 0.03, height, top)
    slab.build(bevel=0.004)
    for i in range(basins):
        x = x0 + (x1 - x0) * (i + 0.5) / basins
        basin = Mesh("basin")
        basin.lathe(
            [
                (0.0, 0.0),
                (0.13, 0.0),
                (0.19, 0.05),
                (0.205, 0.13),
                (0.198, 0.13),
                (0.18, 0.06),
                (0.1, 0.025),
                (0.0, 0.022),
            ],
            m.plain("#dcd8d0", 0.12),
            (x, (y0 + y1) / 2 - 0.02, height),
            44,
        )
        basin.build()
        tap(x, y1 - 0.07, height, -1, 0.3, 0.16, tap_colour)


def toilet(x, y, turn=0.0):
    """A wall-hung toilet with its wall at +y."""
    mesh, enamel = Mesh("toilet"), m.plain("#dcd8d0", 0.12)
    rows = []
    for sx, sy, z in (
        (0.6, 0.62, 0.12),
        (0.85, 0.9, 0.24),
        (1.0, 1.0, 0.38),
        (1.0, 1.0, 0.42),
        (0.97, 0.98, 0.44),
        (0.0, 0.0, 0.445),
    ):
        rows.append(
            [
                (0.18 * sx * math.cos(a), -0.02 + 0.27 * sy * math.sin(a) + 0.05, z)
                for a in (2 * math.pi * i / 36 for i in range(36))
            ]
        )
    mesh.grid(rows, enamel, closed=True)
    mesh.box(-0.18, 0.18, 0.1, 0.32, 0.14, 0.42, enamel)
    mesh.build(location=(x, y, 0), turn=turn)


def shower(x0, x1, y0, y1, height=2.1, frame_colour="#26292a", pane_y=True, head=(0, 0)):
    """A walk-in shower: tray, one pane, rain head on its arm."""
    mesh, steel = Mesh("shower"), m.plain(frame_colour, 0.35, 0.5)
    mesh.box(x0, x1, y0, y1, 0.0, 0.03, m.stone("#6d6a64", 0.6))
    if pane_y:
        mesh.face([(x0, y0, 0.03), (x0, y1, 0.03), (x0, y1, height), (x0, y0, height)], m.glass("#e6eeea"))
        for y in (y0, y1 - 0.02):
            mesh.box(x0 - 0.012, x0 + 0.012, y, y + 0.02, 0.03, height, steel)
        mesh.box(x0 - 0.012, x0 + 0.012, y0, y1, height - 0.02, height, steel)
    else:
        mesh.face([(x0, y0, 0.03), (x1, y0, 0.03), (x1, y0, height), (x0, y0, height)], m.glass("#e6eeea"))
        for x in (x0, x1 - 0.02):
            mesh.box(x, x + 0.02, y0 - 0.012, y0 + 0.012, 0.03, height, steel)
        mesh.box(x0, x1, y0 - 0.012, y0 + 0.012, height - 0.02, height, steel)
    hx, hy = head
    mesh.tube([(hx, hy, 0.95), (hx, hy, 2.2), (hx, hy - 0.05, 2.24), (hx, hy - 0.4, 2.24)], 0.012, steel, 10)
    mesh.lathe([(0.0, 0.012), (0.13, 0.012), (0.13, 0.0), (0.0, 0.0)], steel, (hx, hy - 0.4, 2.2), 36)
    mesh.box(hx - 0.13, hx + 0.13, hy - 0.06, hy - 0.02, 1.08, 1.12, steel)
    mesh.build()


def towel(frame, u, z, wide=0.5, long=0.75, colour="#b3a58f"):
    """A towel over a bar on a wall."""
    cloth = m.cloth(colour, 90)
    frame.tube([(u - wide / 2 - 0.06, z, -0.07), (u + wide / 2 + 0.06, z, -0.07)], 0.01, m.metal("#8d8983", 0.3))
    rows = []
    for t in range(9):
        down = long * t / 8
        rows.append(
            [
                frame.at(u - wide / 2 + wide * i / 14, z + 0.012 - down, -0.085 - 0.008 * math.sin(i * 0.9) * t / 8)
                for i in range(15)
            ]
        )
    frame.mesh.grid(rows, cloth)
