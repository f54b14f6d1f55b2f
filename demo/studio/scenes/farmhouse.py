"""Long farmhouses of brick or whitewash with barns, a cobbled yard and fields around."""

from ..studio import camera, detached, garden, ground, plants, roofs, sky, street
from ..studio import materials as m
from ..studio.detached import even
from ..studio.frame import Frame
from ..studio.mesh import Mesh

LOOKS = {
    1: dict(
        wall=lambda: m.brick("red"),
        upright=lambda: m.brick("red", True),
        joinery="#e4dfd3",
        shutters="#2f4a3d",
        door="#2f4a3d",
        sun=318,
        eye=(-8.5, -15.5),
        aim=0.6,
        barn="brown",
    ),
    2: dict(
        wall=lambda: m.plaster("#c9c2b2"),
        upright=lambda: m.brick("rose", True),
        joinery="#5a6d72",
        shutters="#5a6d72",
        door="#5a6d72",
        sun=295,
        eye=(8.0, -16.0),
        aim=-0.8,
        barn="red",
    ),
    3: dict(
        wall=lambda: m.brick("sand"),
        upright=lambda: m.brick("rose", True),
        joinery="#e4dfd3",
        shutters="#6b2a22",
        door="#6b2a22",
        sun=236,
        eye=(9.0, -15.0),
        aim=-0.4,
        barn="brown",
    ),
}


def build(shot):
    number = int(shot["name"].rsplit("-", 1)[1])
    look = LOOKS[number]
    lit = shot["hour"] == "evening"
    garden.land(seed=30 + number, behind=("oak", "lime", "poplar") if number != 2 else ("poplar", "oak"), distance=19)
    side = 1 if look["eye"][0] < 0 else -1
    house(look, lit)
    barn(look, side)
    yard(look, side, lit)
    light = sky.light(shot["hour"], look["sun"])
    camera.stand((*look["eye"], 1.62), (look["aim"], 0), 29, 3.5)
    return light


def house(look, lit):
    masonry, joinery = look["wall"](), m.plain(look["joinery"], 0.4)
    common = dict(surface=joinery, style="grid", lintel=look["upright"]())
    front = [
        *even(2, 0.4, 6.0, 0.85, 2.35, 1.05, lit=lit, shutters=look["shutters"], **common),
        dict(at=(6.6, 7.7, 0.14, 2.5), kind="door", colour=look["door"], style="boards", light=0.4, lit=lit),
        *even(3, 8.3, 16.4, 0.85, 2.35, 1.05, lit=False, shutters=look["shutters"], **common),
    ]
    gable = [*even(1, 1.0, 7.0, 0.85, 2.35, 1.05, **common)]
    detached.walls(
        -8.4, 8.4, 0, 8, 0, 3.2, {"front": front, "right": gable, "left": gable}, masonry, gable=4.4, plinth=0.4
    )
    roofs.gable_roof(-8.4, 8.4, 0, 8, 3.2, 4.4, m.roof_tiles("#6a4030", "#46291f"), eaves=0.35, verge=0.12)
    for x in (-4.4, 4.0):
        roofs.dormer(
            x,
            0.75,
            3.75,
            1.3,
            1.35,
            1.3,
            m.metal("#6d7274", 0.45),
            front=m.paint("#d9d4c8" if look["joinery"] != "#5a6d72" else "#5a6d72"),
            lit=lit and x < 0,
            frame_surface=joinery,
        )
    for x in (-7.4, 0.3):
        roofs.chimney(x, 4.1, 6.8, 8.9, m.brick("red" if look["barn"] != "red" else "rose"), 0.8, 0.6)
    roofs.roof_window(-1.6, 1.5, 3.2 + 0.12 + 1.5 * 1.1, 47.7)


def barn(look, side):
    """A barn at right angles, with a great timber door and slit windows."""
    masonry = m.brick(look["barn"])
    x0, x1 = (10.6, 17.6) if side > 0 else (-17.6, -10.6)
    y0, y1 = -5.0, 11.0
    face = "left" if side > 0 else "right"
    wall_u = lambda y: (y1 - y) if face == "left" else (y - y0)  # noqa: E731
    a, b = sorted((wall_u(-1.0), wall_u(2.6)))
    slits = [
        dict(
            at=(*sorted((wall_u(y), wall_u(y + 0.5))), 1.6, 2.5),
            style="fixed",
            surface=m.plain("#3a3a38", 0.5),
            within="none",
            sill=None,
        )
        for y in (-3.2, 4.4, 6.8)
    ]
    front = [dict(at=(2.6, 4.4, 0.05, 2.6), kind="door", colour="#4b3423", style="boards", step=False)]
    detached.walls(
        x0,
        x1,
        y0,
        y1,
        0,
        3.6,
        {"front": front, face: [dict(at=(a, b, 0.05, 3.1), kind="none"), *slits]},
        masonry,
        gable=3.6,
        gable_on="y",
        plinth=0.35,
    )
    roofs.gable_roof(x0, x1, y0, y1, 3.6, 3.6, m.roof_tiles("#5f3b2d", "#40271e"), eaves=0.3, verge=0.12, along="y")
    frame = Frame((x0, y1, 0), -90) if face == "left" else Frame((x1, y0, 0), 90)
    timber = m.cladding("#5a422e", 0.14)
    for u0, u1 in ((a, (a + b) / 2 - 0.01), ((a + b) / 2 + 0.01, b)):
        frame.box(u0, u1, 0.05, 3.1, 0.06, 0.12, timber)
    for z in (0.7, 2.4):
        frame.box(a + 0.05, b - 0.05, z, z + 0.14, 0.03, 0.07, m.wood("#4d3725", 0.7))
    frame.build()


def yard(look, side, lit):
    ground.sheet(-11, 11, -5.4, 0, 0.012, ground.cobbles("#72685c", 0.12))
    inner = (8.2, 11.2) if side > 0 else (-11.2, -8.2)
    ground.sheet(*inner, -30, 8, 0.014, ground.cobbles("#72685c", 0.12))
    plants.lawn(-22, 22, -15, -5.4, keep=lambda x, y: not inner[0] - 0.4 < x < inner[1] + 0.4)
    garden.border(-8.2, -2.4, -0.55, seed=41, deep=0.7)
    garden.border(0.2, 8.0, -0.55, seed=42, deep=0.7)
    street.pot(-2.15, -0.45, 0, 0.24, 0.45, plant="geranium")
    street.pot(-0.3, -0.45, 0, 0.24, 0.45, plant="geranium")
    street.wall_lamp(-0.45, -0.001, 2.0, lit)
    trough(-side * 4.6, -2.6)
    plants.plant("apple", -side * 11.2, -4.2, 0, 1.0)
    plants.plant("apple", -side * 15.5, -5.2, 0, 1.05, seed=2)
    plants.plant("oak", -side * 13.8, 3.0, 0, 0.85)
    a, b = sorted((-side * 9.6, -side * 20))
    garden.fence(a, b, -3.2)
    for x in (0, 2.2):
        plants.shrub(-side * (2.6 + x), -6.3, 0.45, 0, 4, flower="#b9668a" if x else "#6f5a9c")


def trough(x, y):
    mesh = Mesh("trough")
    blue = m.stone("#6f7270", 0.8)
    mesh.box(x - 0.8, x + 0.8, y - 0.3, y + 0.3, 0, 0.5, blue)
    mesh.build(bevel=0.02)
    for dx in (-0.5, 0, 0.5):
        plants.shrub(x + dx, y, 0.27, 0.42, 5, tall=0.8, size=0.06, flower="#a8322e" if dx else "#d9d2c0")
