"""Roofs, gutters, chimneys and dormers."""

import math

from . import materials as m
from .frame import Frame
from .mesh import Mesh
from .windows import window


def slope(mesh, low_a, low_b, high_b, high_a, surface, thick=0.09, edge=None):
    """A roof plane with thickness, its corners given along the eaves and then the ridge."""
    under = [(p[0], p[1], p[2] - thick) for p in (low_a, low_b, high_b, high_a)]
    top = [low_a, low_b, high_b, high_a]
    edge = edge or m.plain("#3a332d", 0.7)
    mesh.face(top, surface)
    mesh.face(under[::-1], edge)
    for i in range(4):
        j = (i + 1) % 4
        mesh.face([under[i], under[j], top[j], top[i]], edge)


def gable_roof(
    x0, x1, y0, y1, z, rise, surface, eaves=0.35, verge=0.2, ridge=True, gutter=True, ridge_surface=None, along="x"
):
    """A saddle roof whose ridge runs along x or y. `z` is the top of the walls."""
    mesh = Mesh("roof")
    swap = along == "y"
    (a, b), (low, high) = ((y0, y1), (x0, x1)) if swap else ((x0, x1), (y0, y1))
    a, b = a - verge, b + verge

    def at(run, across, height):
        return (across, run, height) if swap else (run, across, height)

    middle, half = (low + high) / 2, (high - low) / 2
    drop, top = rise / half * eaves, z + rise + 0.1
    foot = z - drop + 0.1
    for edge, turned in ((low - eaves, swap), (high + eaves, not swap)):
        run = (b, a) if turned else (a, b)
        slope(
            mesh,
            at(run[0], edge, foot),
            at(run[1], edge, foot),
            at(run[1], middle, top),
            at(run[0], middle, top),
            surface,
        )
        if gutter:
            out = edge + (-0.05 if edge < middle else 0.05)
            mesh.tube([at(a, out, foot - 0.07), at(b, out, foot - 0.07)], 0.065, m.metal("#74797b", 0.4), 12)
    if ridge:
        mesh.tube(
            [at(a, middle, top + 0.01), at(b, middle, top + 0.01)], 0.1, ridge_surface or m.plain("#4b2d22", 0.75), 12
        )
    mesh.build()


def hip_roof(x0, x1, y0, y1, z, rise, surface, eaves=0.5, ridge_surface=None, thick=0.12):
    """A hipped roof with its ridge along x, and a soffit under it."""
    mesh = Mesh("hip roof")
    a, b, c, d = x0 - eaves, x1 + eaves, y0 - eaves, y1 + eaves
    half = (d - c) / 2
    r0, r1, mid = a + half, b - half, (c + d) / 2
    base, top = z + thick, z + rise
    corner = [(a, c, base), (b, c, base), (b, d, base), (a, d, base)]
    left, right = (r0, mid, top), (r1, mid, top)
    mesh.face([corner[0], corner[1], right, left], surface)
    mesh.face([corner[2], corner[3], left, right], surface)
    mesh.face([corner[3], corner[0], left], surface)
    mesh.face([corner[1], corner[2], right], surface)
    soffit = m.plain("#ddd7ca", 0.6)
    mesh.face([(a, d, z), (b, d, z), (b, c, z), (a, c, z)], soffit)
    for i in range(4):
        j = (i + 1) % 4
        p, q = corner[i], corner[j]
        mesh.face([(p[0], p[1], z), (q[0], q[1], z), q, p], soffit)
    cap = ridge_surface or m.plain("#4b2d22", 0.75)
    mesh.tube([left, right], 0.09, cap, 10)
    for p, q in ((corner[0], left), (corner[3], left), (corner[1], right), (corner[2], right)):
        mesh.tube([p, q], 0.08, cap, 8)
    gutter = m.metal("#74797b", 0.4)
    e = 0.06
    mesh.tube([(a - e, c - e, base - 0.05), (b + e, c - e, base - 0.05)], 0.065, gutter)
    mesh.tube([(a - e, c - e, base - 0.05), (a - e, d + e, base - 0.05)], 0.065, gutter)
    mesh.tube([(b + e, c - e, base - 0.05), (b + e, d + e, base - 0.05)], 0.065, gutter)
    mesh.build()


def flat_roof(x0, x1, y0, y1, z, edge="#4b4f52", over=0.06, upstand=0.14):
    mesh = Mesh("flat roof")
    mesh.box(x0 - over, x1 + over, y0 - over, y1 + over, z, z + upstand, m.plain(edge, 0.45, 0.3))
    mesh.build(bevel=0.01)


def chimney(x, y, z0, z1, masonry, wide=0.6, deep=0.5):
    mesh = Mesh("chimney")
    mesh.box(x - wide / 2, x + wide / 2, y - deep / 2, y + deep / 2, z0, z1, masonry)
    mesh.box(
        x - wide / 2 - 0.05,
        x + wide / 2 + 0.05,
        y - deep / 2 - 0.05,
        y + deep / 2 + 0.05,
        z1,
        z1 + 0.08,
        m.stone("#77746c"),
    )
    for dx in (-wide / 4, wide / 4):
        mesh.lathe(
            [(0.0, 0.42), (0.09, 0.42), (0.08, 0.3), (0.11, 0.08), (0.11, 0.0)],
            m.plain("#8a4a32", 0.8),
            (x + dx, y, z1 + 0.06),
            14,
        )
    mesh.build()


def downpipe(x, y, z0, z1):
    mesh = Mesh("downpipe")
    zinc = m.metal("#767b7d", 0.4)
    mesh.tube([(x, y, z0), (x, y, z1)], 0.045, zinc, 12)
    for z in (z0 + 0.6, (z0 + z1) / 2, z1 - 0.4):
        mesh.tube([(x, y, z), (x, y, z + 0.05)], 0.055, zinc, 12)
    mesh.build()


def dormer(x, y, z, wide, tall, deep, surface, front=None, style="casement", lit=False, frame_surface=None):
    """A flat-topped dormer standing on the front slope; (x, y, z) is the centre of its base."""
    front = front or m.zinc()
    wall = Frame((x - wide / 2, y, z), 0, "dormer")
    hole = (0.16, wide - 0.16, 0.22, tall - 0.14)
    wall.wall(0, wide, 0, tall, [hole], front, 0.12)
    window(wall, *hole, style=style, surface=frame_surface, lit=lit, set_back=0.06, sill=None, room=(0.0, 0.75))
    wall.build()
    mesh = Mesh("dormer sides")
    mesh.face(
        [
            (x - wide / 2, y + deep, z + tall),
            (x - wide / 2, y, z + tall),
            (x - wide / 2, y, z),
            (x - wide / 2, y + deep, z),
        ][::-1],
        front,
    )
    mesh.face(
        [
            (x + wide / 2, y, z),
            (x + wide / 2, y, z + tall),
            (x + wide / 2, y + deep, z + tall),
            (x + wide / 2, y + deep, z),
        ][::-1],
        front,
    )
    mesh.box(x - wide / 2 - 0.12, x + wide / 2 + 0.12, y - 0.15, y + deep, z + tall, z + tall + 0.12, surface)
    mesh.build()


def roof_window(x, y, z, pitch, wide=0.8, tall=1.2):
    """A skylight lying on a front slope of `pitch` degrees; (x, y, z) is the middle of its lower edge on the roof."""
    c, s = math.cos(math.radians(pitch)), math.sin(math.radians(pitch))

    def at(u, v, n):
        return (x + u, y + v * c - n * s, z + v * s + n * c)

    mesh = Mesh("skylight")
    rim = m.plain("#2f3234", 0.4)
    bars = (
        (-wide / 2, -wide / 2 + 0.07, 0, tall),
        (wide / 2 - 0.07, wide / 2, 0, tall),
        (-wide / 2, wide / 2, 0, 0.07),
        (-wide / 2, wide / 2, tall - 0.07, tall),
    )
    for u0, u1, v0, v1 in bars:
        p = [at(u0, v0, 0.13), at(u1, v0, 0.13), at(u1, v1, 0.13), at(u0, v1, 0.13)]
        q = [at(u0, v0, 0), at(u1, v0, 0), at(u1, v1, 0), at(u0, v1, 0)]
        mesh.face(p, rim)
        for i in range(4):
            j = (i + 1) % 4
            mesh.face([q[i], q[j], p[j], p[i]], rim)
    mesh.face(
        [at(-wide / 2, 0, 0.09), at(wide / 2, 0, 0.09), at(wide / 2, tall, 0.09), at(-wide / 2, tall, 0.09)],
        m.plain("#1a2126", 0.03, 0.0, 0.8),
    )
    mesh.build()
