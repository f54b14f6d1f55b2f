"""Villas in their gardens: classical ones with hipped roofs, modern ones of stacked volumes."""

from ..studio import camera, detached, garden, ground, plants, roofs, sky, street
from ..studio import materials as m
from ..studio.detached import even
from ..studio.mesh import Mesh

CLASSIC = {
    1: dict(
        brick="rose",
        joinery="#e6e1d6",
        shutters="#3f5547",
        door="#3f5547",
        style="grid",
        roof=m.roof_tiles,
        ridge="#4b2d22",
        sun=232,
        eye=(7.0, -16.5),
        aim=-0.2,
        dormers=0,
    ),
    3: dict(
        brick="white",
        joinery="#e9e5db",
        shutters="#56646b",
        door="#2d3b42",
        style="georgian",
        roof=m.roof_tiles,
        ridge="#4b2d22",
        sun=300,
        eye=(-7.4, -16.0),
        aim=0.3,
        dormers=2,
    ),
    5: dict(
        brick="brown",
        joinery="#e2ddd0",
        shutters=None,
        door="#5a2c22",
        style="T",
        roof=m.flat_tiles,
        ridge="#39393a",
        sun=250,
        eye=(7.6, -16.0),
        aim=-0.1,
        dormers=0,
        wing=True,
    ),
}
MODERN = {
    2: dict(brick="sand", wood="#6a4a32", sun=318, eye=(-7.0, -14.5), aim=1.2, pool=True),
    4: dict(brick="brown", wood="#7d5c40", sun=65, eye=(7.4, -14.5), aim=-0.9, pool=False),
}


def build(shot):
    number = int(shot["name"].rsplit("-", 1)[1])
    lit = shot["hour"] in ("dusk", "evening")
    look = CLASSIC.get(number) or MODERN[number]
    garden.land(seed=number)
    (classic if number in CLASSIC else modern)(look, lit)
    light = sky.light(shot["hour"], look["sun"])
    camera.stand((*look["eye"], 1.62), (look["aim"], 0), 32, 3.5)
    return light


def classic(look, lit):
    x0, x1, y0, y1, top = -6.6, 6.6, 0.0, 9.0, 6.1
    masonry, joinery = m.brick(look["brick"]), m.plain(look["joinery"], 0.35)
    common = dict(style=look["style"], surface=joinery, lintel=m.brick(look["brick"], upright=True))
    wide = 1.15
    upper = even(5, 0.3, 12.9, 3.75, 5.45, wide, lit=False, **common)
    lower = [
        w
        for w in even(5, 0.3, 12.9, 0.85, 2.75, wide, lit=lit, **common)
        if not 6.0 < (w["at"][0] + w["at"][1]) / 2 < 7.2
    ]
    if look["shutters"]:
        for w in (*upper, *lower):
            w["shutters"] = look["shutters"]
    if look.get("wing"):
        upper, lower = upper[2:], lower[2:]
    entrance = dict(at=(6.0, 7.2, 0.16, 2.85), kind="door", colour=look["door"], light=0.55, lit=lit)
    side = [*even(2, 0.6, 8.4, 0.85, 2.75, 1.15, lit=lit, **common), *even(2, 0.6, 8.4, 3.75, 5.45, 1.15, **common)]
    detached.walls(
        x0, x1, y0, y1, 0, top, {"front": [*lower, entrance, *upper], "right": side, "left": side}, masonry, plinth=0.5
    )
    roofs.hip_roof(x0, x1, y0, y1, top, 3.7, look["roof"](), ridge_surface=m.plain(look["ridge"], 0.75))
    for x in (-3.4, 3.4):
        roofs.chimney(x, 4.6, top + 2.6, top + 4.9, masonry)
    for i in range(look["dormers"]):
        roofs.dormer(
            -2.6 + 5.2 * i,
            0.9,
            top + 1.15,
            1.4,
            1.45,
            1.9,
            m.metal("#6d7274", 0.45),
            front=m.paint("#d9d4c8"),
            style="casement",
            lit=False,
            frame_surface=joinery,
        )
    for x in (x0 + 0.12, x1 - 0.12):
        roofs.downpipe(x, -0.09, 0.05, top)
    if look.get("wing"):
        wing(look, masonry, common, lit)
    porch(look)
    forecourt(look, lit)


def wing(look, masonry, common, lit):
    """A gabled bay that stands forward on the left."""
    front = [*even(2, 0.2, 4.2, 0.85, 2.75, 1.2, lit=lit, **common), *even(2, 0.2, 4.2, 3.75, 5.45, 1.2, **common)]
    detached.walls(-6.75, -2.35, -1.5, 0.4, 0, 6.1, {"front": front}, masonry, gable=2.6, gable_on="y", plinth=0.5)
    roofs.gable_roof(
        -6.75,
        -2.35,
        -1.5,
        4.6,
        6.1,
        2.6,
        look["roof"](),
        eaves=0.3,
        verge=0.25,
        along="y",
        ridge_surface=m.plain(look["ridge"], 0.75),
    )


def porch(look):
    """Two pilasters and a small roof over the entrance."""
    mesh = Mesh("porch")
    pale = m.stone("#b5ad9e", 0.7)
    for x in (-0.95, 0.75):
        mesh.box(x, x + 0.2, -0.1, 0.02, 0, 2.95, pale)
    mesh.box(-1.1, 1.1, -0.35, 0.02, 2.95, 3.1, pale)
    mesh.box(-1.2, 1.2, -0.45, 0.02, 3.1, 3.2, pale)
    mesh.box(-1.25, 1.25, -0.75, 0.02, -0.05, 0.16, m.stone("#6b6f6f"))
    mesh.box(-1.6, 1.6, -1.1, 0.02, -0.05, 0.06, m.stone("#6b6f6f"))
    mesh.build(bevel=0.01)


def forecourt(look, lit):
    ground.sheet(-1.6, 1.6, -30, -0.3, 0.012, ground.loose("#9a8a70", "#75664f", 70))
    ground.sheet(-5.5, 5.5, -4.6, -1.4, 0.012, ground.loose("#9a8a70", "#75664f", 70))
    green = lambda x, y: abs(x) > 2.0 and not (abs(x) < 5.9 and y > -5.0)  # noqa: E731
    plants.lawn(-20, 20, -15, 12, keep=lambda x, y: green(x, y) and not (abs(x) < 7.0 and y > -1.3))
    for side in (-1, 1):
        garden.border(*sorted((side * 1.9, side * 6.4)), -0.75, seed=side + 5, deep=0.8)
        street.pot(side * 1.45, -0.75, 0.0, 0.28, 0.55, plant="box", surface=m.stone("#8b857a", 0.8), size=1.2)
        plants.hedge(*sorted((side * 1.75, side * 2.15)), -9.5, -5.2, 0.5, seed=side + 3, size=0.06)
        plants.shrub(side * 3.9, -6.6, 0.62, 0, 4, colours=("#4c652c", "#31471e"), size=0.06, tall=1.0)
        plants.shrub(side * 6.2, -7.4, 0.5, 0, 5, colours=("#73805a", "#586546"), size=0.07, flower="#b9668a")
        plants.plant("maple" if side > 0 else "birch", side * 11.5, -1.5, 0, 0.9)
        street.wall_lamp(side * 1.15, -0.001, 2.1, lit)
    plants.hedge(-22, -9, 6, 6.8, 2.0, seed=9)
    plants.hedge(9, 22, 6, 6.8, 2.0, seed=10)


def modern(look, lit):
    """A long low volume with a cantilevered one on top, much glass, timber between."""
    masonry, wood = m.brick(look["brick"]), m.cladding(look["wood"])
    black = m.plain("#1d1f20", 0.35, 0.3)
    glass = dict(surface=black, sill=None, set_back=0.1, lit=lit)
    flip = -1 if look["eye"][0] > 0 else 1
    low = [
        dict(at=(0.6, 5.4, 0.06, 2.7), style="triple", within="none", room=(0.4, 4.5), **glass),
        dict(at=(9.0, 12.4, 0.06, 2.7), style="pair", within="sheer", room=(0.3, 4.0), **glass),
        dict(at=(6.6, 7.8, 0.1, 2.5), kind="door", colour="#4a3626", style="modern", lit=lit, step=False),
    ]
    side = [dict(at=(1.0, 5.0, 0.06, 2.7), style="pair", within="curtains", room=(0.3, 3.0), **glass)]
    detached.walls(-6.5, 6.5, 0, 8, 0, 3.1, {"front": low, "right": side, "left": side}, masonry, reveal=0.18)
    roofs.flat_roof(-6.5, 6.5, 0, 8, 3.1, "#2a2c2d")
    a, b = (-2.6, 7.6) if flip > 0 else (-7.6, 2.6)
    up = [
        dict(at=(0.9, 4.4, 0.55, 2.45), style="pair", within="curtains", room=(0.3, 3.0), **glass),
        dict(at=(6.2, 9.2, 0.1, 2.45), style="pair", within="sheer", room=(0.3, 3.0), **{**glass, "lit": False}),
    ]
    detached.walls(
        a,
        b,
        -1.1,
        7.4,
        3.24,
        6.1,
        {
            "front": up,
            "right": [dict(at=(2.0, 4.2, 0.6, 2.4), style="fixed", **glass)],
            "left": [dict(at=(2.0, 4.2, 0.6, 2.4), style="fixed", **glass)],
        },
        wood,
        reveal=0.15,
    )
    roofs.flat_roof(a, b, -1.1, 7.4, 6.1, "#2a2c2d")
    under = Mesh("soffit")
    under.box(a, b, -1.1, 7.4, 3.2, 3.26, m.cladding("#6f5138", 0.12, upright=False))
    under.build()
    terrace(look, lit, flip)


def terrace(look, lit, flip):
    ground.slab(
        -7.5, 7.5, -4.6, 0.3, -0.2, 0.05, m.tiles("#8f897e", (0.9, 0.9), joint="#5d5850", rough=0.7), bevel=0.005
    )
    garden.table(-4.0 * flip, -2.4, chairs=6, long=2.3, z=0.05)
    if look["pool"]:
        garden.pool(0.5, 9.5, -10.2, -6.6)
        for x in (2.2, 3.6):
            garden.lounger(x, -5.5, 180, 0.06)
        clear = lambda x, y: not (-0.2 < x < 10.2 and -10.9 < y < -5.9)  # noqa: E731
    else:
        clear = lambda x, y: True  # noqa: E731
        garden.border(-7.4, -0.5, -5.1, seed=14)
        garden.path([(0.0, -4.6), (0.0, -30)], 1.4, m.tiles("#8f897e", (1.4, 0.6), joint="#3e4a2a", rough=0.7))
    plants.lawn(
        -22,
        22,
        -15,
        10,
        keep=lambda x, y: clear(x, y) and not (abs(x) < 8.0 and y > -5.0) and (look["pool"] or abs(x) > 1.1),
    )
    for x in (-6.9 * flip, 7.0 * flip):
        street.pot(x, -4.0, 0.05, 0.3, 0.6, plant="olive", surface=m.plain("#3a3b3b", 0.7), size=1.2)
    plants.plant("birch", -11 * flip, -2, 0, 0.95)
    plants.plant("birch", -12.5 * flip, 1.2, 0, 1.05, seed=2)
    plants.plant("maple", 12 * flip, 1, 0, 1.0)
    garden.border(8.4, 16, -3.2, seed=7)
    garden.border(-16, -8.4, -3.2, seed=8)
    plants.hedge(-24, -8.5, 7, 7.8, 1.9, seed=2)
    plants.hedge(8.5, 24, 7, 7.8, 1.9, seed=3)
    for x in (-0.6, 2.2):
        street.wall_lamp(x, -0.001, 2.2, lit)
