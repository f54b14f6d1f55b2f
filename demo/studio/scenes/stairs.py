"""A hall with a wooden staircase, panelled walls and a tiled floor."""

from ..studio import camera, decor, sky
from ..studio import materials as m
from ..studio.mesh import Mesh
from ..studio.nodes import material
from ..studio.room import Room, outside

STEPS, RISE, GOING = 18, 0.187, 0.24


def build(shot):
    wide, deep, high = 3.4, 6.4, 3.3
    wall = m.paint("#bdb5a4", 0.75)
    room = Room(
        wide,
        deep,
        high,
        wall,
        chequer(),
        cornice=False,
        well=(wide - 1.15, wide, 3.0, deep),
        openings={
            "far": [dict(at=(2.1, 3.1, 0.0, 2.45), kind="door", glazed=True)],
            "left": [
                dict(at=(0.9, 1.8, 0.0, 2.25), kind="door", colour="#56645a"),
                dict(at=(3.3, 4.2, 0.0, 2.25), kind="door", colour="#56645a"),
            ],
            "near": [dict(at=(0.5, 2.9, 0.2, 2.7), style="triple")],
        },
    )
    panels(room, wide, deep)
    staircase(wide, deep, high)
    left = room.frames["left"][0]
    console(0.24, 2.55)
    decor.mirror(left, 2.55, 1.62, 0.7, 0.95, "#8a6a3c")
    decor.picture(left, 5.1, 1.7, 0.7, 0.9, 31)
    decor.rug(0.55, 1.75, 0.7, 4.9, "#6b4a40", "#b08d57")
    decor.pendant(1.2, 2.6, 2.35, high, "#b0a48c", 0.44, True)
    decor.house_plant(0.42, 5.8, 1.5, 6)
    room.build(1.2)
    outside(9)
    sky.lamp_area((1.7, 3.2, high - 0.05), (1.2, 3.0), 26, "#f4ead8")
    light = sky.light(shot["hour"], 80)
    camera.stand((1.25, 0.12, 1.45), (1.75, deep), 19, 1.5)
    return {**light, "key": 0.205, "warmth": 0.05, "saturation": 0.8, "strength": 1.5}


def chequer():
    """Black and white cement tiles laid square."""

    def draw(g):
        cells = g.add("ShaderNodeTexChecker", Vector=g.metres(), Color1="#b9b2a4", Color2="#34383a", Scale=1 / 0.2)
        clouds = g.ramp(g.noise(5.0, g.place(), 6), (0.3, "#b5b5b5"), (0.7, "#ffffff"))
        g.surface(Base_Color=g.mix(0.6, cells.outputs[0], clouds, "MULTIPLY"), Roughness=0.3, Specular=0.45)

    return material("chequer", draw)


def panels(room, wide, deep):
    """Wainscot panels along the walls."""
    board = m.paint("#a39c8b", 0.5)
    for side, long, skips in (("left", deep, ((0.8, 1.9), (3.2, 4.3))), ("far", wide, ((2.0, 3.2),))):
        frame = room.frames[side][0]
        u = 0.0
        while u < long - 0.2:
            end = min(u + 0.55, long)
            if not any(a < end and u < b for a, b in skips):
                frame.box(u, end, 0.98, 1.04, -0.03, 0, board)
                for box in (
                    (u + 0.06, end - 0.06, 0.88, 0.91),
                    (u + 0.06, end - 0.06, 0.2, 0.23),
                    (u + 0.06, u + 0.09, 0.2, 0.91),
                    (end - 0.09, end - 0.06, 0.2, 0.91),
                ):
                    frame.box(*box, -0.018, 0, board)
            u += 0.55


def staircase(wide, deep, high):
    """A straight flight along the right wall, rising away from the entrance."""
    oak, white, iron = m.wood("#7a5938", 0.35), m.paint("#c6beae", 0.5), m.plain("#22262a", 0.4, 0.4)
    x0, x1, start = wide - 1.05, wide, 1.5
    flight = Mesh("stairs")
    for i in range(STEPS):
        y, z = start + i * GOING, (i + 1) * RISE
        flight.box(x0 - 0.03, x1, y - 0.03, y + GOING, z - 0.035, z, oak)
        flight.box(x0, x1, y, y + 0.02, z - RISE, z - 0.035, white)
    flight.build(bevel=0.005)
    body = Mesh("stair body")
    end, top = start + STEPS * GOING, STEPS * RISE
    body.face([(x0, start, 0), (x0, end, 0), (x0, end, top - 0.2), (x0, start, -0.0)][::-1], white)
    body.face(
        [
            (x0 - 0.012, start - 0.02, 0),
            (x0 - 0.012, start - 0.02, RISE),
            (x0 - 0.012, end, top),
            (x0 - 0.012, end, top - 0.32),
        ],
        white,
    )
    body.build()
    rail = Mesh("banister")
    newel = start - 0.08
    rail.box(x0 - 0.06, x0 + 0.03, newel - 0.05, newel + 0.04, 0, 1.15, oak)
    rail.lathe([(0.0, 0.12), (0.05, 0.1), (0.065, 0.05), (0.04, 0.0), (0.0, 0.0)], oak, (x0 - 0.015, newel, 1.15), 24)
    rail.build(bevel=0.008)
    bars = Mesh("bars")
    bars.tube([(x0 - 0.015, newel, 1.06), (x0 - 0.015, end, top + 1.06 - RISE * 0.4)], 0.03, oak, 14)
    for i in range(STEPS * 2):
        y = start + 0.06 + i * GOING / 2
        z = (i // 2 + 1) * RISE
        bars.tube([(x0 - 0.015, y, z), (x0 - 0.015, y, 1.06 + (y - newel) * RISE / GOING * 0.985)], 0.008, iron, 8)
    bars.build()


def console(x, y):
    mesh, oak = Mesh("console"), m.wood("#6d4d30")
    mesh.box(x - 0.18, x + 0.2, y - 0.55, y + 0.55, 0.8, 0.83, oak)
    mesh.box(x - 0.16, x + 0.18, y - 0.5, y + 0.5, 0.7, 0.8, oak)
    for a in (x - 0.14, x + 0.16):
        for b in (y - 0.48, y + 0.48):
            mesh.tube([(a, b, 0), (a, b, 0.7)], 0.013, oak, 10, 0.02)
    mesh.build(bevel=0.004)
    decor.vase(x, y + 0.3, 0.83, 0.3, "#8a7a64", "#c9a9a0", 4)
    decor.table_lamp(x, y - 0.32, 0.83, True, "#5d6a66")
    decor.bowl(x, y + 0.02, 0.83, False)
