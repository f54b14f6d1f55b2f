"""Trees, hedges, borders and lawns of single leaves and blades, which avoids visible facets."""

import math
import random

import bpy

from .mesh import Mesh, copy
from .nodes import material


def leaf_material(colour="#4d6a2c", other="#2f4a1f"):
    def draw(g):
        pick = g.add("ShaderNodeNewGeometry").outputs["Random Per Island"]
        tone = g.mix(pick, colour, other)
        front = g.add("ShaderNodeBsdfPrincipled", Base_Color=tone, Roughness=0.55, Specular=0.25).outputs[0]
        back = g.add("ShaderNodeBsdfTranslucent", Color=g.mix(0.5, tone, "#8a9a2c")).outputs[0]
        g.finish(g.add("ShaderNodeMixShader", Fac=0.28, i1=front, i2=back).outputs[0])

    return material(f"leaf {colour} {other}", draw)


def bark(colour="#4f4338"):
    def draw(g):
        rough = g.noise(9.0, g.metres((3, 0.6, 1)), 6, 0.65)
        tone = g.mix(0.8, colour, g.ramp(rough, (0.3, "#707070"), (0.7, "#ffffff")), "MULTIPLY")
        g.surface(Base_Color=tone, Roughness=0.95, Specular=0.1, Normal=g.bump(rough, 0.8, 0.04))

    return material(f"bark {colour}", draw)


class Leaves:
    """Collects many small leaf-shaped quads and converts them quickly to one mesh."""

    def __init__(self):
        self.points = []

    def add(self, centre, size, rng, aspect=0.6, droop=0.3):
        turn, lift, roll = rng.uniform(0, 6.2832), rng.uniform(-0.9, 0.9) - droop, rng.uniform(-1.0, 1.0)
        ct, st, cl, sl = math.cos(turn), math.sin(turn), math.cos(lift), math.sin(lift)
        along = (ct * cl, st * cl, sl)
        side = (-st * math.cos(roll), ct * math.cos(roll), math.sin(roll))
        x, y, z = centre
        w = size * aspect * 0.5
        h = size * 0.5
        self.points += [
            (x - along[0] * h, y - along[1] * h, z - along[2] * h),
            (x + side[0] * w, y + side[1] * w, z + side[2] * w),
            (x + along[0] * h, y + along[1] * h, z + along[2] * h),
            (x - side[0] * w, y - side[1] * w, z - side[2] * w),
        ]

    def build(self, name, surface):
        data = bpy.data.meshes.new(name)
        count = len(self.points) // 4
        data.vertices.add(count * 4)
        data.vertices.foreach_set("co", [c for p in self.points for c in p])
        data.loops.add(count * 4)
        data.loops.foreach_set("vertex_index", range(count * 4))
        data.polygons.add(count)
        data.polygons.foreach_set("loop_start", range(0, count * 4, 4))
        data.polygons.foreach_set("loop_total", [4] * count)
        data.polygons.foreach_set("use_smooth", [True] * count)
        data.materials.append(surface)
        data.update(calc_edges=True)
        thing = bpy.data.objects.new(name, data)
        bpy.context.scene.collection.objects.link(thing)
        return thing


def in_ball(rng, shell=0.55):
    """A point in the unit ball, more likely near its surface."""
    while True:
        p = (rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1))
        r = math.sqrt(p[0] ** 2 + p[1] ** 2 + p[2] ** 2)
        if shell < r <= 1 or (r <= shell and rng.random() < 0.25):
            return p


TREES = {
    "lime": dict(
        height=9.0,
        trunk=2.4,
        spread=(2.9, 2.9, 3.4),
        clusters=120,
        leaves=150,
        size=0.17,
        colours=("#5c6f33", "#3b5024"),
    ),
    "birch": dict(
        height=8.0,
        trunk=2.0,
        spread=(1.9, 1.9, 3.2),
        clusters=85,
        leaves=120,
        size=0.12,
        colours=("#74843a", "#4c6327"),
    ),
    "maple": dict(
        height=7.0,
        trunk=1.9,
        spread=(2.6, 2.6, 2.5),
        clusters=95,
        leaves=140,
        size=0.17,
        colours=("#75492a", "#84662f"),
    ),
    "oak": dict(
        height=11.0,
        trunk=2.6,
        spread=(4.4, 4.4, 4.0),
        clusters=190,
        leaves=150,
        size=0.2,
        colours=("#53632e", "#35451f"),
    ),
    "poplar": dict(
        height=15.0,
        trunk=1.5,
        spread=(1.5, 1.5, 6.6),
        clusters=120,
        leaves=120,
        size=0.22,
        colours=("#56702f", "#36511f"),
    ),
    "olive": dict(
        height=2.6,
        trunk=0.8,
        spread=(0.8, 0.8, 0.8),
        clusters=40,
        leaves=110,
        size=0.09,
        colours=("#76805a", "#4e5c3c"),
    ),
    "apple": dict(
        height=4.2,
        trunk=1.1,
        spread=(1.9, 1.9, 1.4),
        clusters=70,
        leaves=130,
        size=0.12,
        colours=("#5b752f", "#3a5622"),
    ),
}


def tree(kind="lime", seed=1):
    """Creates a hidden tree at the origin and returns its parts, which `plant` copies."""
    shape = TREES[kind]
    rng = random.Random(f"{kind}{seed}")
    middle = shape["height"] - shape["spread"][2]
    crown, wood = Leaves(), Mesh(f"{kind} wood")
    trunk_surface = bark("#b9b2a6" if kind == "birch" else "#4f4338")
    lean = (rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25))
    thick = shape["height"] * 0.017
    spine = [(lean[0] * t * t, lean[1] * t * t, shape["height"] * 0.78 * t) for t in (0, 0.15, 0.35, 0.6, 0.8, 1.0)]
    wood.tube(spine, thick, trunk_surface, 10, thick * 0.25)
    reach = shape["spread"]
    bulge = [in_ball(rng, 0.75) for _ in range(7)]
    for index in range(shape["clusters"]):
        p = in_ball(rng)
        near = min(math.dist(p, b) for b in bulge)
        grow = 1.08 - 0.28 * min(1.0, near)
        centre = (
            p[0] * reach[0] * grow + lean[0] * 0.7,
            p[1] * reach[1] * grow + lean[1] * 0.7,
            middle + p[2] * reach[2] * grow,
        )
        if index % 3 == 0:
            low = max(shape["trunk"], min(centre[2] - 0.8, shape["height"] * 0.72) * 0.8)
            start = (lean[0] * 0.4, lean[1] * 0.4, low)
            half = tuple((start[k] + centre[k]) / 2 + (0.15 if k == 2 else 0) for k in range(3))
            wood.tube([start, half, centre], thick * 0.32, trunk_surface, 6, thick * 0.06)
        radius = 0.2 * sum(reach) / 3 * rng.uniform(0.8, 1.3) + 0.12
        for _ in range(shape["leaves"]):
            q = (rng.gauss(0, 0.5), rng.gauss(0, 0.5), rng.gauss(0, 0.36))
            crown.add(tuple(centre[k] + q[k] * radius for k in range(3)), shape["size"] * rng.uniform(0.7, 1.25), rng)
    parts = [crown.build(f"{kind} crown", leaf_material(*shape["colours"])), wood.build()]
    for part in parts:
        part.location = (0, 0, -500)
    return parts


_grown = {}


def plant(kind, x, y, z=0.0, scale=1.0, turn=None, seed=1):
    """Places a tree; trees of one kind and seed share their mesh."""
    key = (kind, seed)
    if key not in _grown:
        _grown[key] = tree(kind, seed)
    angle = (x * 57 + y * 31) % 360 if turn is None else turn
    for part in _grown[key]:
        copy(part, (x, y, z), angle, scale)


def hedge(x0, x1, y0, y1, z1, seed=1, colours=("#48622b", "#2c451d"), z0=0.0, size=0.09, density=420):
    """A clipped hedge: leaves over a dark core."""
    rng = random.Random(seed)
    leaves = Leaves()
    faces = [
        ((x0, x1), (y0, y0), (z0, z1)),
        ((x0, x1), (y1, y1), (z0, z1)),
        ((x0, x0), (y0, y1), (z0, z1)),
        ((x1, x1), (y0, y1), (z0, z1)),
        ((x0, x1), (y0, y1), (z1, z1)),
    ]
    for ranges in faces:
        sides = [b - a for a, b in ranges if b > a]
        for _ in range(int(density * sides[0] * sides[1])):
            leaves.add(
                tuple(rng.uniform(a, b) + rng.gauss(0, 0.035) for a, b in ranges), size * rng.uniform(0.7, 1.3), rng
            )
    leaves.build("hedge", leaf_material(*colours))
    core = Mesh("hedge core")
    core.box(x0 + 0.06, x1 - 0.06, y0 + 0.06, y1 - 0.06, z0, z1 - 0.06, leaf_material("#1d2a14", "#162010"))
    core.build()


def shrub(x, y, radius=0.6, z=0.0, seed=1, colours=("#5a6f35", "#39502a"), size=0.09, tall=0.8, flower=None):
    """A rounded bush, with flowers of a colour if given."""
    rng = random.Random(f"{x}{y}{seed}")
    leaves, petals = Leaves(), Leaves()
    count = int(2200 * radius * radius) + 300
    for _ in range(count):
        p = in_ball(rng, 0.6)
        bump = 0.86 + 0.14 * math.sin(p[0] * 5 + seed) * math.cos(p[1] * 4 + seed)
        at = (x + p[0] * radius * bump, y + p[1] * radius * bump, z + radius * tall * (0.75 + p[2] * bump))
        if at[2] < z:
            continue
        leaves.add(at, size * rng.uniform(0.7, 1.3), rng)
        if flower and p[2] > -0.2 and rng.random() < 0.12:
            petals.add((at[0] + p[0] * 0.06, at[1] + p[1] * 0.06, at[2] + 0.05), size * 0.9, rng, aspect=1.0, droop=0)
    leaves.build("shrub", leaf_material(*colours))
    if flower:
        petals.build("petals", leaf_material(flower, flower))


def grasses(x, y, height=0.9, z=0.0, seed=1, colours=("#8a8a4a", "#5f6b36"), count=160):
    """A tuft of ornamental grass."""
    rng = random.Random(f"{x}{y}{seed}")
    mesh = Mesh("tuft")
    surface = leaf_material(*colours)
    for _ in range(count):
        turn, lean, tall = rng.uniform(0, 6.28), abs(rng.gauss(0, 0.32)), height * rng.uniform(0.6, 1.1)
        dx, dy = math.cos(turn), math.sin(turn)
        bx, by = x + rng.gauss(0, 0.06), y + rng.gauss(0, 0.06)
        rows = []
        for t in (0, 0.5, 1.0):
            out, w = lean * tall * t * t, 0.007 * (1.05 - t)
            px, py, pz = bx + dx * out, by + dy * out, z + tall * t * (1 - 0.25 * lean * t)
            rows.append([(px - dy * w, py + dx * w, pz), (px + dy * w, py - dx * w, pz)])
        mesh.grid(rows, surface)
    mesh.build()


def blades(name, size, count, height, surface, seed=1, lean=0.5):
    """A square of grass blades around the origin, to be copied over a lawn."""
    rng = random.Random(seed)
    points = Leaves()
    for _ in range(count):
        x, y = rng.uniform(-size / 2, size / 2), rng.uniform(-size / 2, size / 2)
        tall, turn = height * rng.uniform(0.5, 1.15), rng.uniform(0, 6.28)
        w, out = 0.004 + height * 0.03, tall * rng.uniform(0, lean)
        dx, dy = math.cos(turn), math.sin(turn)
        tip = (x + dx * out, y + dy * out, tall)
        mid = (x + dx * out * 0.4, y + dy * out * 0.4, tall * 0.6)
        points.points += [
            (x - dy * w, y + dx * w, 0),
            (x + dy * w, y - dx * w, 0),
            (mid[0] + dy * w * 0.7, mid[1] - dx * w * 0.7, mid[2]),
            tip,
        ]
    thing = points.build(name, surface)
    thing.location = (0, 0, -500)
    return thing


def lawn(
    x0,
    x1,
    y0,
    y1,
    z=0.0,
    height=0.05,
    count=2400,
    tones=(("#62712f", "#475927"), ("#5e6e2e", "#445626"), ("#667231", "#4a5a29")),
    size=1.0,
    keep=None,
    seed=1,
):
    """Grass over a rectangle in a few mixed tones; `keep(x, y)` decides by the centre of each patch."""
    patches = [
        blades(f"blades {height} {tone[0]}", size, count, height, leaf_material(*tone), seed + i)
        for i, tone in enumerate(tones)
    ]
    rng = random.Random(seed)
    x = x0 + size / 2
    while x < x1:
        y = y0 + size / 2
        while y < y1:
            if keep is None or keep(x, y):
                copy(rng.choice(patches), (x, y, z), rng.choice((0, 90, 180, 270)), rng.uniform(1.0, 1.06))
            y += size
        x += size
