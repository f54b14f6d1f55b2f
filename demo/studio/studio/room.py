"""Rooms seen from inside: walls that face inward, windows onto a garden, doors, mouldings, daylight."""

import math

from . import garden, plants, sky
from . import materials as m
from .frame import Frame
from .ground import sheet, turf
from .mesh import Mesh
from .windows import pleats


class Room:
    """A room of `wide` × `deep` × `high` metres with a corner at the origin; the camera usually looks along +y.

    Openings are dicts per wall (far, left, right, near): at (u0, u1, z0, z1) seen from inside, kind ("window" or
    "door" or "passage") and its options.
    """

    def __init__(
        self, wide, deep, high, walls, floor, ceiling=None, openings=None, skirting="#d8d2c6", cornice=False, well=None
    ):
        self.wide, self.deep, self.high = wide, deep, high
        self.walls = walls if isinstance(walls, dict) else dict.fromkeys(("far", "left", "right", "near"), walls)
        self.openings = openings or {}
        self.frames = {
            "far": (Frame((0, deep, 0), 0, "far wall"), wide),
            "left": (Frame((0, 0, 0), 90, "left wall"), deep),
            "right": (Frame((wide, deep, 0), -90, "right wall"), deep),
            "near": (Frame((wide, 0, 0), 180, "near wall"), wide),
        }
        self.skirting, self.cornice = skirting, cornice
        base = Mesh("floor")
        base.face([(-0.4, -0.4, 0), (wide + 0.4, -0.4, 0), (wide + 0.4, deep + 0.4, 0), (-0.4, deep + 0.4, 0)], floor)
        base.build()
        self.cover(ceiling or m.paint("#d9d5cc", 0.8), well)

    def cover(self, surface, well):
        """The ceiling, with a stairwell (x0, x1, y0, y1) left open up to another storey if there is one."""
        wide, deep, high, lid = self.wide, self.deep, self.high, Mesh("ceiling")
        top = high + 2.6 if well else high
        parts = [(0, wide, 0, deep)]
        if well:
            x0, x1, y0, y1 = well
            parts = [(0, x0, 0, deep), (x0, x1, 0, y0), (x0, x1, y1, deep), (x1, wide, 0, deep)]
            shaft, steps = m.paint("#bdb5a4", 0.75), [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
            for (ax, ay), (bx, by) in zip(steps, [*steps[1:], steps[0]]):
                lid.face([(ax, ay, high), (ax, ay, top), (bx, by, top), (bx, by, high)], shaft)
            lid.face([(x0, y1, top), (x1, y1, top), (x1, y0, top), (x0, y0, top)], surface)
            sky.lamp_area(((x0 + x1) / 2, (y0 + y1) / 2, top - 0.1), (x1 - x0, (y1 - y0) * 0.7), 40, "#f4ead8")
        for a, b, c, d in parts:
            if b > a and d > c:
                lid.face([(a, d, high), (b, d, high), (b, c, high), (a, c, high)], surface)
        lid.box(-0.5, wide + 0.5, -0.5, deep + 0.5, top + 0.02, top + 0.3, m.plain("#8a857c", 0.9))
        lid.build()

    def build(self, daylight=1.0, tint="#ebedec"):
        """Builds the walls; `daylight` scales the lamps that replace the sky's light in the windows."""
        for side, (frame, long) in self.frames.items():
            openings = self.openings.get(side, [])
            frame.wall(
                0, long, 0, self.high, [o["at"] for o in openings], self.walls[side], 0.28, m.paint("#d6d1c6", 0.6)
            )
            for opening in openings:
                self.fill(frame, dict(opening), daylight, tint)
            self.trim(frame, long, openings)
            frame.build()

    def fill(self, frame, opening, daylight, tint):
        at, kind = opening.pop("at"), opening.pop("kind", "window")
        if kind == "window":
            inner_window(frame, *at, **opening)
            self.daylight(frame, at, daylight, tint)
        elif kind == "door":
            inner_door(frame, *at, **opening)

    def daylight(self, frame, at, daylight, tint):
        u0, u1, z0, z1 = at
        power = 26.0 * (u1 - u0) * (z1 - z0) * daylight
        inward = tuple(-c for c in frame.inward)
        sky.lamp_area(frame.at((u0 + u1) / 2, (z0 + z1) / 2, 0.3), (u1 - u0, z1 - z0), power, tint, inward)

    def trim(self, frame, long, openings):
        if self.skirting:
            board, start = m.paint(self.skirting, 0.5), 0.0
            gaps = sorted(o["at"][:2] for o in openings if o["at"][2] < 0.1)
            for a, b in [*gaps, (long, long)]:
                if a > start:
                    frame.box(start, a, 0, 0.11, -0.016, 0.0, board)
                start = b
        if self.cornice:
            plasterwork = m.paint("#d9d5cc", 0.8)
            for out, down in ((0.14, 0.04), (0.1, 0.08), (0.06, 0.13), (0.03, 0.17)):
                frame.box(0, long, self.high - down, self.high, -out, 0.0, plasterwork)


def inner_window(
    frame, u0, u1, z0, z1, style="casement", colour="#dad5ca", curtains=None, sill=True, bars=None, blind=0.0
):
    """A window from inside: joinery, glass, sill, and coloured curtains on a rail."""
    surface = m.plain(colour, 0.4)
    columns, rows = (
        bars
        or {
            "casement": (2, 1),
            "T": (2, 1),
            "fixed": (1, 1),
            "pair": (2, 1),
            "triple": (3, 1),
            "steel": (4, 5),
            "grid": (2, 3),
        }[style]
    )
    rim = 0.03 if style == "steel" else 0.06
    d0, d1 = 0.16, 0.22
    frame.box(u0, u1, z0, z0 + rim, d0, d1, surface)
    frame.box(u0, u1, z1 - rim, z1, d0, d1, surface)
    frame.box(u0, u0 + rim, z0, z1, d0, d1, surface)
    frame.box(u1 - rim, u1, z0, z1, d0, d1, surface)
    thin = 0.014 if style == "steel" else (0.02 if rows > 1 else 0.045)
    for i in range(1, columns):
        u = u0 + (u1 - u0) * i / columns
        frame.box(u - thin, u + thin, z0, z1, d0, d1, surface)
    for i in range(1, rows):
        z = z0 + (z1 - z0) * i / rows
        frame.box(u0, u1, z - thin, z + thin, d0 + 0.005, d1, surface)
    if style == "T":
        z = z0 + (z1 - z0) * 0.74
        frame.box(u0, u1, z - 0.04, z + 0.04, d0 - 0.005, d1, surface)
    if style in ("casement", "T"):
        frame.box(
            (u0 + u1) / 2 - 0.015,
            (u0 + u1) / 2 + 0.015,
            (z0 + z1) / 2 - 0.1,
            (z0 + z1) / 2 + 0.02,
            d0 - 0.05,
            d0,
            m.metal("#8d8374", 0.3),
        )
    frame.quad(u0, u1, z0, z1, (d0 + d1) / 2, m.glass("#f2f5f3"))
    if sill and z0 > 0.2:
        frame.box(u0 - 0.06, u1 + 0.06, z0 - 0.035, z0, -0.07, 0.2, m.stone("#a8a297", 0.4))
    if blind:
        pleats(frame, u0 + 0.02, u1 - 0.02, z1 - (z1 - z0) * blind, z1, 0.1, m.cloth("#b9ae9c", 90), 3, 0.004)
    if curtains:
        hang_curtains(frame, u0, u1, z1, curtains)


def hang_curtains(frame, u0, u1, z1, colour):
    fabric = m.cloth(colour, 110)
    top = z1 + 0.16
    frame.tube([(u0 - 0.55, top, -0.1), (u1 + 0.55, top, -0.1)], 0.014, m.metal("#4a4640", 0.4))
    wide = min(0.6, (u1 - u0) * 0.3)
    for a, b in ((u0 - 0.48, u0 - 0.48 + wide), (u1 + 0.48 - wide, u1 + 0.48)):
        pleats(frame, a, b, 0.02, top, -0.1, fabric, 6, 0.045)


def inner_door(frame, u0, u1, z0, z1, colour="#cfc9bd", glazed=False):
    """A panelled inside door in its architrave, or a glazed steel one."""
    if glazed:
        steel = m.plain("#1f2223", 0.4, 0.3)
        inner_window(frame, u0, u1, z0, z1, style="fixed", colour="#1f2223", sill=False, bars=(2, 4))
        frame.box(u1 - 0.12, u1 - 0.1, 0.9, 1.2, 0.1, 0.16, steel)
        return
    leaf = m.paint(colour, 0.4)
    for a, b in ((u0 - 0.09, u0), (u1, u1 + 0.09)):
        frame.box(a, b, 0, z1 + 0.09, -0.02, 0.02, leaf)
    frame.box(u0, u1, z1, z1 + 0.09, -0.02, 0.02, leaf)
    frame.box(u0, u1, z0, z1, 0.06, 0.1, leaf)
    for low, high in ((0.14, 0.85), (1.02, z1 - 0.16)):
        for a, b in ((u0 + 0.12, (u0 + u1) / 2 - 0.05), ((u0 + u1) / 2 + 0.05, u1 - 0.12)):
            frame.box(a, b, low, high, 0.045, 0.07, leaf)
            frame.box(a + 0.03, b - 0.03, low + 0.03, high - 0.03, 0.05, 0.072, m.paint(colour, 0.45))
    frame.box(u1 - 0.11, u1 - 0.07, 0.98, 1.16, 0.035, 0.06, m.metal("#8d8374", 0.3))
    frame.tube([(u1 - 0.09, 1.07, 0.01), (u1 - 0.21, 1.07, 0.01)], 0.01, m.metal("#8d8374", 0.3))


def outside(seed=5, level=0.0):
    """A garden on all sides, `level` metres below the floor, as the view from the windows."""
    sheet(-200, 200, -200, 200, -level - 0.05, turf())
    for ring, count, kind in ((19, 13, "lime"), (26, 17, "birch"), (38, 20, "oak")):
        for i in range(count):
            angle = 2 * math.pi * (i + 0.37 * ring + seed * 0.13) / count
            plants.plant(
                kind, 3 + ring * math.cos(angle), 3 + ring * math.sin(angle), -level - 0.05, 0.55 + 0.05 * ((i * 7) % 9)
            )
    plants.hedge(-9.5, 16, 12.6, 13.3, 1.5 - level, seed=2, density=160, z0=-level)
    garden.border(-4, 11, 11.4, seed=seed, z=-level)
