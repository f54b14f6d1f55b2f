"""Bungalows: long and low, under a wide roof, in a garden."""

from ..studio import camera, detached, garden, ground, plants, roofs, sky, street
from ..studio import materials as m
from ..studio.detached import even
from ..studio.mesh import Mesh

LOOKS = {
    1: dict(
        brick="white",
        joinery="#2c3133",
        door="#5a4030",
        roof=m.flat_tiles,
        ridge="#39393a",
        sun=238,
        eye=(6.4, -13.6),
        aim=-0.6,
    ),
    2: dict(
        brick="brown",
        joinery="#e2ddd0",
        door="#33463c",
        roof=m.roof_tiles,
        ridge="#4b2d22",
        sun=312,
        eye=(-6.6, -13.6),
        aim=0.6,
    ),
}


def build(shot):
    look = LOOKS[int(shot["name"].rsplit("-", 1)[1])]
    lit = shot["hour"] == "evening"
    garden.land(seed=17 if lit else 11, behind=("birch", "lime", "oak"))
    house(look, lit)
    grounds(look, lit)
    light = sky.light(shot["hour"], look["sun"])
    camera.stand((*look["eye"], 1.6), (look["aim"], 0), 31, 2.75)
    return light


def house(look, lit):
    masonry, joinery = m.brick(look["brick"]), m.plain(look["joinery"], 0.35)
    common = dict(surface=joinery, lit=lit)
    front = [
        dict(at=(0.8, 4.2, 0.12, 2.4), style="triple", within="curtains", **common),
        *even(2, 7.2, 12.0, 0.9, 2.35, 1.7, style="casement", within="curtains", **common),
        dict(at=(5.2, 6.3, 0.12, 2.4), kind="door", colour=look["door"], style="glazed", lit=lit),
        *even(1, 12.4, 15.0, 1.2, 2.35, 1.5, style="pair", within="blind", **common),
    ]
    side = even(2, 0.5, 8.5, 0.9, 2.35, 1.6, style="casement", within="curtains", **common)
    detached.walls(-8, 7.4, 0, 8.6, 0, 2.75, {"front": front, "right": side, "left": side}, masonry, plinth=0.32)
    roofs.hip_roof(-8, 7.4, 0, 8.6, 2.75, 2.9, look["roof"](), eaves=0.75, ridge_surface=m.plain(look["ridge"], 0.75))
    roofs.chimney(-4.2, 4.4, 4.6, 6.4, masonry, 0.9, 0.6)
    roofs.downpipe(7.28, -0.09, 0.05, 2.7)
    roofs.downpipe(-7.88, -0.09, 0.05, 2.7)
    veranda(look)


def veranda(look):
    """A covered entrance on timber posts."""
    mesh = Mesh("veranda")
    timber = m.wood("#6d4f36", 0.6, upright=True)
    for x in (-3.3, -1.2):
        mesh.box(x - 0.08, x + 0.08, -1.5, -1.34, 0.06, 2.6, timber)
    mesh.box(-3.6, -0.9, -1.7, 0.02, 2.6, 2.78, m.paint("#ddd7ca" if look["joinery"] != "#2c3133" else "#2c3133", 0.5))
    mesh.box(-3.6, -0.9, -1.8, 0.0, -0.1, 0.1, m.stone("#77756e"))
    mesh.build(bevel=0.008)


def grounds(look, lit):
    clay = ground.slabs("#7b6a5c", (0.22, 0.11), 0.5)
    garden.path([(-2.25, -1.8), (-2.25, -30)], 1.5, clay)
    ground.sheet(8.6, 12.0, -30, 3.0, 0.013, ground.loose("#9a8a70", "#75664f", 70))
    plants.lawn(-20, 8, -13, 10, keep=lambda x, y: abs(x + 2.25) > 1.2 and not (-8.6 < x < 8.0 and y > -1.2))
    plants.lawn(12, 22, -13, 10)
    garden.border(-7.8, -3.8, -0.75, seed=21)
    garden.border(-0.6, 7.2, -0.75, seed=22)
    for x in (-3.25, -1.25):
        street.pot(x, -2.1, 0.0, 0.22, 0.42, plant="lavender", size=1.1)
    plants.plant("apple", -10.6, -3.2, 0, 1.0)
    plants.plant("birch", 9.6 if look["eye"][0] < 0 else 13.5, -4.6, 0, 0.72)
    plants.plant("maple", 15.5, -2.5, 0, 0.95)
    plants.hedge(-22, -9, 5, 5.8, 1.7, seed=5)
    plants.hedge(12.6, 24, 5, 5.8, 1.7, seed=6)
    garden.fence(12.4, 22, -9.2)
    plants.shrub(3.5, -4.8, 0.5, 0, 6, flower="#b9668a")
    plants.shrub(5.0, -5.4, 0.62, 0, 7, colours=("#4c652c", "#31471e"), size=0.06, tall=1.0)
    plants.shrub(-5.4, -4.8, 0.45, 0, 8, flower="#d9d2c0")
    street.wall_lamp(-1.55, -0.001, 1.95, lit)
