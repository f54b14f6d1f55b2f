"""Windows and doors with depth: frames, sashes, sills, lintels, glass, and a lived-in room behind."""

import math
import random

from . import materials as m
from .nodes import material


def pleats(frame, u0, u1, z0, z1, d, surface, folds=7, depth=0.035):
    """A hanging curtain in waves."""
    steps = folds * 6
    rows = []
    for z in (z1, (z0 + z1) / 2, z0):
        rows.append(
            [
                frame.at(u0 + (u1 - u0) * i / steps, z, d + depth * math.sin(2 * math.pi * folds * i / steps))
                for i in range(steps + 1)
            ]
        )
    frame.mesh.grid(rows, surface)


def room_behind(frame, u0, u1, z0, z1, d, lit, rng, room):
    """A shallow room behind the glass, wider than the window by `room[0]` and `room[1]` deep; lit rooms emit light."""
    (wide, depth), near = room, d + 0.12
    deep, a, b, low, high = d + depth, u0 - wide, u1 + wide, z0 - wide, z1 + wide * 0.8
    power = rng.uniform(0.2, 0.42)
    wall = (
        m.glow("#e39a55", round(0.42 * power, 2), 0.6)
        if lit
        else m.plain(rng.choice(("#7d7060", "#6b6459", "#857a6c", "#5b564f")), 0.9)
    )
    ceiling = m.glow("#f3b878", round(0.6 * power, 2), 0.4) if lit else m.plain("#b9b2a4", 0.9)
    floor = m.glow("#6b3d1e", round(0.3 * power, 2), 0.4) if lit else m.plain("#4a3a2c", 0.6)
    at, face = frame.at, frame.mesh.face
    frame.quad(a, b, low, high, deep, wall)
    face([at(a, low, near), at(a, low, deep), at(a, high, deep), at(a, high, near)], wall)
    face([at(b, low, deep), at(b, low, near), at(b, high, near), at(b, high, deep)], wall)
    face([at(a, low, near), at(b, low, near), at(b, low, deep), at(a, low, deep)], floor)
    face([at(a, high, near), at(a, high, deep), at(b, high, deep), at(b, high, near)], ceiling)
    if lit:
        mid = (u0 + u1) / 2 + rng.uniform(-0.3, 0.3)
        bulb = frame.at(mid, z1 - 0.35, d + depth * 0.6)
        frame.mesh.lathe([(0.0, 0.17), (0.07, 0.16), (0.19, 0.0), (0.0, 0.0)], m.glow("#ffcf94", 1.6), bulb, 18)
    if lit and wide > 0.3:
        frame.box(mid + 0.5, mid + 1.1, z0 + 0.35, z0 + 1.0, deep - 0.03, deep - 0.01, m.glow("#8a5a3a", 0.12))
        frame.box(a, mid - 0.35, low, z0 + 0.35, deep - 0.4, deep - 0.05, m.glow("#4a2a18", 0.1))


def dress(frame, u0, u1, z0, z1, d, style, rng, lit=False):
    """Curtains, blinds or plants just behind the glass."""
    wide = u1 - u0
    linen = (
        m.glow("#b98250", 0.16, 0.5) if lit else m.cloth(rng.choice(("#a3967f", "#938a7c", "#b0a592", "#7f7465")), 60)
    )
    if style == "curtains":
        share = rng.uniform(0.14, 0.24)
        pleats(frame, u0, u0 + wide * share, z0 - 0.05, z1 + 0.05, d, linen, 4)
        pleats(frame, u1 - wide * share, u1, z0 - 0.05, z1 + 0.05, d, linen, 4)
    elif style == "sheer":
        pleats(
            frame,
            u0,
            u1,
            z0 - 0.05,
            z1 + 0.05,
            d,
            m.glow("#d9a066", 0.24, 0.5) if lit else m.sheer(),
            max(5, int(wide * 9)),
            0.025,
        )
    elif style == "blind":
        drop = rng.uniform(0.2, 0.5)
        frame.quad(u0, u1, z1 - (z1 - z0) * drop, z1, d, linen)


def window(
    frame,
    u0,
    u1,
    z0,
    z1,
    style="casement",
    surface=None,
    lit=False,
    set_back=0.13,
    sill="#5f6364",
    lintel=None,
    within="curtains",
    seed=0,
    room=(0.6, 2.2),
):
    """A window that fills an opening of the wall. Styles: casement, sash, grid, fixed, pair, triple."""
    rng = random.Random(f"{u0:.2f}{z0:.2f}{frame.origin}{seed}")
    surface = surface or m.plain("#e4e0d6", 0.35)
    wide, tall = u1 - u0, z1 - z0
    rim = 0.045 if style in ("fixed", "pair", "triple") else 0.065
    d0, d1 = set_back, set_back + 0.07
    bars_u, bars_z = {
        "casement": ([0.5], []),
        "sash": ([], [0.55]),
        "grid": ([0.5], [0.36, 0.68]),
        "fixed": ([], []),
        "pair": ([0.5], []),
        "triple": ([1 / 3, 2 / 3], []),
        "T": ([0.5], [0.72]),
        "georgian": ([0.333, 0.666], [0.25, 0.5, 0.75]),
    }[style]
    frame.box(u0, u1, z0, z0 + rim, d0, d1, surface)
    frame.box(u0, u1, z1 - rim, z1, d0, d1, surface)
    frame.box(u0, u0 + rim, z0 + rim, z1 - rim, d0, d1, surface)
    frame.box(u1 - rim, u1, z0 + rim, z1 - rim, d0, d1, surface)
    thin = rim * (0.5 if style in ("grid", "georgian") else 0.75)
    for part in bars_z:
        z = z0 + tall * part
        frame.box(u0 + rim, u1 - rim, z - thin, z + thin, d0 + 0.006, d1, surface)
    top = z0 + tall * bars_z[-1] - thin if style == "T" else z1 - rim
    for part in bars_u:
        u = u0 + wide * part
        frame.box(u - thin, u + thin, z0 + rim, top, d0 + 0.003, d1, surface)
    if style in ("casement", "T", "grid"):
        edges = [u0 + rim, u0 + wide / 2 - thin, u0 + wide / 2 + thin, u1 - rim]
        for a, b in ((edges[0], edges[1]), (edges[2], edges[3])):
            for c, d in ((a, a + 0.035), (b - 0.035, b)):
                frame.box(c, d, z0 + rim, top, d0 + 0.018, d1, surface)
            frame.box(a, b, z0 + rim, z0 + rim + 0.045, d0 + 0.018, d1, surface)
            frame.box(a, b, top - 0.035, top, d0 + 0.018, d1, surface)
    frame.quad(u0, u1, z0, z1, set_back + 0.04, m.glass())
    if sill:
        frame.box(u0 - 0.05, u1 + 0.05, z0 - 0.06, z0, -0.05, set_back, m.stone(sill))
    if lintel:
        frame.box(u0 - 0.15, u1 + 0.15, z1, z1 + 0.2, -0.012, 0.04, lintel)
    dress(frame, u0 + 0.02, u1 - 0.02, z0, z1, d1 + 0.1, within, rng, lit)
    room_behind(frame, u0, u1, z0, z1, d1, lit, rng, room)


def door(frame, u0, u1, z0, z1, colour="#2e3f38", style="panels", light=0.0, set_back=0.14, lit=False, step=True):
    """A front door with a threshold; `light` is the height of the fanlight above it."""
    leaf = m.paint(colour, 0.35)
    top = z1 - light
    d0, d1 = set_back, set_back + 0.06
    frame.box(u0, u0 + 0.07, z0, z1, d0 - 0.03, d1, leaf)
    frame.box(u1 - 0.07, u1, z0, z1, d0 - 0.03, d1, leaf)
    frame.box(u0, u1, top - 0.07, top, d0 - 0.03, d1, leaf)
    frame.box(u0 + 0.07, u1 - 0.07, z0, top - 0.07, d0, d1, leaf)
    if light:
        frame.box(u0, u1, z1 - 0.06, z1, d0 - 0.03, d1, leaf)
        frame.quad(u0 + 0.07, u1 - 0.07, top, z1 - 0.06, d0 + 0.02, m.glass())
        frame.quad(
            u0, u1, top - 0.1, z1 + 0.2, d1 + 0.5, m.glow("#f0b070", 0.3, 0.4) if lit else m.plain("#5d5448", 0.9)
        )
    a, b = u0 + 0.17, u1 - 0.17
    tall = top - 0.07 - z0
    if style == "panels":
        for low, high in ((0.1, 0.42), (0.48, 0.95)):
            raised(frame, a, (a + b) / 2 - 0.04, z0 + tall * low, z0 + tall * high, d0, leaf)
            raised(frame, (a + b) / 2 + 0.04, b, z0 + tall * low, z0 + tall * high, d0, leaf)
    elif style == "boards":
        count = 7
        for i in range(1, count):
            u = u0 + 0.07 + (u1 - u0 - 0.14) * i / count
            frame.box(u - 0.004, u + 0.004, z0, top - 0.07, d0 - 0.001, d0 + 0.002, m.plain("#14110f", 0.9))
    elif style == "glazed":
        raised(frame, a, b, z0 + 0.12, z0 + tall * 0.35, d0, leaf)
        frame.box(
            a - 0.02, b + 0.02, z0 + tall * 0.42, z0 + tall * 0.95, d0 - 0.004, d0 + 0.01, m.plain("#1b1f1f", 0.08)
        )
    metal = m.metal("#8d8374", 0.3)
    if style == "modern":
        frame.box(u1 - 0.2, u1 - 0.17, z0 + 0.6, z0 + 1.7, d0 - 0.06, d0 - 0.03, m.metal("#8a8782", 0.3))
        frame.box(u0 + 0.18, u0 + 0.28, z0 + 0.5, z0 + 1.85, d0 - 0.003, d0 + 0.01, m.plain("#171a1a", 0.08))
    else:
        frame.box(u1 - 0.18, u1 - 0.14, z0 + 1.0, z0 + 1.1, d0 - 0.06, d0, metal)
    if step:
        frame.box(u0 - 0.12, u1 + 0.12, z0 - 0.16, z0, -0.3, d0 + 0.05, m.stone("#5f6364"))


def raised(frame, u0, u1, z0, z1, d, surface):
    frame.box(u0, u1, z0, z1, d - 0.012, d, surface)
    frame.box(u0 + 0.05, u1 - 0.05, z0 + 0.05, z1 - 0.05, d - 0.022, d, surface)


def shutter_louvre(colour="#3d4b44"):
    def draw(g):
        split = g.add("ShaderNodeSeparateXYZ", Vector=g.metres())
        slat = g.math("FRACT", g.math("DIVIDE", split.outputs[1], 0.05))
        tone = g.mix(g.ramp(slat, (0.0, "#000000"), (0.35, "#ffffff")), "#0f1210", colour)
        g.surface(Base_Color=tone, Roughness=0.5, Normal=g.bump(slat, 0.8, 0.02))

    return material(f"louvre {colour}", draw)


def shutters(frame, u0, u1, z0, z1, colour="#3d4b44"):
    """A pair of open shutters beside a window."""
    half = (u1 - u0) / 2
    rim = m.paint(colour, 0.5)
    for a, b in ((u0 - half - 0.02, u0 - 0.02), (u1 + 0.02, u1 + half + 0.02)):
        frame.box(a, b, z0, z1, -0.045, -0.005, rim)
        frame.quad(a + 0.06, b - 0.06, z0 + 0.07, z1 - 0.07, -0.047, shutter_louvre(colour))
