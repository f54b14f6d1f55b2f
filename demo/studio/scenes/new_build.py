"""New-build residences: light brick, timber and deep loggias in a young garden."""

from ..studio import camera, garden, ground, plants, roofs, sky, street, windows
from ..studio import materials as m
from ..studio.frame import Frame
from ..studio.mesh import Mesh

LOOKS = {
    1: dict(brick="white", wood="#7d5c40", storeys=4, bays=5, sun=234, eye=(9.5, -20.5), aim=-1.2),
    2: dict(brick="sand", wood="#5a422e", storeys=3, bays=5, sun=310, eye=(-10.0, -18.0), aim=0.8),
    3: dict(brick="rose", wood="#6d5038", storeys=4, bays=4, sun=240, eye=(8.5, -20.0), aim=-0.8),
}
STOREY, BAY, DEEP = 3.05, 4.4, 1.7


def build(shot):
    look = LOOKS[int(shot["name"].rsplit("-", 1)[1])]
    lit = shot["hour"] == "evening"
    garden.land(seed=60 + look["storeys"] + look["bays"], behind=("birch", "lime"), distance=20, spread=40)
    residence(look, lit)
    park(look, lit)
    light = sky.light(shot["hour"], look["sun"])
    camera.stand((*look["eye"], 1.65), (look["aim"], 0), 27, look["storeys"] * STOREY * 0.46)
    return light


def residence(look, lit):
    """A grid of piers and slabs with recessed fronts of glass and timber."""
    wide, top = look["bays"] * BAY, look["storeys"] * STOREY
    x0 = -wide / 2
    masonry = m.brick(look["brick"])
    pier = Frame((x0, 0, 0), 0, "piers")
    half = 0.28
    openings = []
    for level in range(look["storeys"]):
        for bay in range(look["bays"]):
            openings.append(
                (bay * BAY + half, (bay + 1) * BAY - half, level * STOREY + 0.12, (level + 1) * STOREY - 0.42)
            )
    pier.wall(0, wide, 0, top + 0.5, openings, masonry, DEEP, m.plain("#cfc8bb", 0.8))
    back = Frame((x0, DEEP, 0), 0, "recess")
    slats = m.cladding(look["wood"], 0.1)
    dark = m.plain("#25282a", 0.35, 0.2)
    for index, (u0, u1, z0, z1) in enumerate(openings):
        level, bay = divmod(index, look["bays"])
        flip = (level + bay) % 2 == 0
        split = u0 + (u1 - u0) * (0.72 if flip else 0.28)
        glass = (u0, split, z0, z1) if flip else (split, u1, z0, z1)
        wood = (split, u1, z0, z1) if flip else (u0, split, z0, z1)
        on = lit and index % 3 != 1
        windows.window(
            back,
            *glass,
            style="triple",
            surface=dark,
            lit=on,
            within=("curtains", "sheer", "curtains")[index % 3],
            sill=None,
            set_back=0.02,
            seed=index,
            room=(0.0, 2.6),
        )
        back.box(*wood, -0.03, 0.05, slats)
        if level > 0:
            balustrade(pier, u0, u1, z0)
            if index % 2:
                street.pot(x0 + u0 + 0.5, 0.55, z0, 0.2, 0.38, plant=("olive", "grass")[index % 4 == 1], size=0.9)
            else:
                garden.chair(x0 + u1 - 0.8, 0.7, 200, z0)
    entrance(pier, openings[look["bays"] // 2], lit)
    pier.build()
    back.build()
    for start, angle in (((x0 + wide, 0, 0), 90), ((x0, 12, 0), -90)):
        side = Frame(start, angle, "side")
        holes = [
            (u, u + 1.5, level * STOREY + 0.5, level * STOREY + 2.5)
            for level in range(look["storeys"])
            for u in (3.4, 7.6)
        ]
        side.wall(0, 12, 0, top + 0.5, holes, masonry, 0.2)
        for i, h in enumerate(holes):
            windows.window(side, *h, style="fixed", surface=dark, lit=lit and i % 3 == 0, within="curtains", seed=i)
        side.build()
    roofs.flat_roof(x0, x0 + wide, 0, 12, top + 0.5, "#6b6862", over=0.04, upstand=0.1)


def balustrade(frame, u0, u1, z):
    rail = m.plain("#2a2d2e", 0.4, 0.3)
    frame.box(u0, u1, z + 1.03, z + 1.08, 0.14, 0.19, rail)
    count = int((u1 - u0) / 0.1)
    for i in range(count):
        u = u0 + (u1 - u0) * (i + 0.5) / count
        frame.box(u - 0.006, u + 0.006, z, z + 1.03, 0.155, 0.175, rail)


def entrance(frame, opening, lit):
    u0, u1, z0, z1 = opening
    frame.box(u0 - 0.1, u1 + 0.1, z1 - 0.02, z1 + 0.16, -1.6, 0.1, m.plain("#2b2e2f", 0.4, 0.2))
    for u in (u0 + 0.1, u1 - 0.16):
        frame.box(u, u + 0.06, 0, z1, -1.5, -1.44, m.plain("#2b2e2f", 0.4, 0.2))
    if lit:
        sky.lamp_area(frame.at((u0 + u1) / 2, z1 - 0.1, -0.6), (2.0, 0.8), 25)


def park(look, lit):
    wide = look["bays"] * BAY / 2
    paving = ground.slabs("#938b7f", (0.6, 0.2), 0.5)
    middle = (look["bays"] // 2 + 0.5) * BAY - wide
    ground.sheet(middle - 1.4, middle + 1.4, -40, 0, 0.014, paving)
    ground.sheet(-wide - 6, wide + 6, -5.4, -3.4, 0.013, paving)
    plants.lawn(
        -26,
        26,
        -18,
        12,
        height=0.06,
        keep=lambda x, y: (
            abs(x - middle) > 1.8
            and not (abs(x) < wide + 6.4 and -5.8 < y < -3.0)
            and not (abs(x) < wide + 0.6 and y > -2.2)
        ),
    )
    for a, b in ((-wide, middle - 1.9), (middle + 1.9, wide)):
        garden.border(a, b, -1.0, seed=int(wide * 7), deep=1.7)
        plants.hedge(a, b, -2.6, -2.2, 0.6, seed=4, size=0.06)
    for x, y, kind, scale in (
        (-wide - 3, -2, "birch", 0.95),
        (wide + 3.2, -2.5, "birch", 1.0),
        (middle - 4.5, -8.2, "maple", 0.55),
        (middle + 5.5, -7.4, "birch", 0.6),
        (wide + 8, 3, "lime", 1.0),
        (-wide - 8, 3, "lime", 1.0),
    ):
        plants.plant(kind, x, y, 0, scale)
    for side in (-1, 1):
        street.lamp_post(middle + side * 1.9, -6.4, 0, lit, 3.2)
    seat = Mesh("seat")
    for i in range(5):
        seat.box(middle + 2.6, middle + 4.6, -6.1 + i * 0.1, -6.02 + i * 0.1, 0.42, 0.46, m.wood("#7d5c40"))
    for x in (2.8, 4.3):
        seat.box(middle + x, middle + x + 0.1, -6.05, -5.65, 0, 0.42, m.stone("#77756f"))
    seat.build(bevel=0.005)
    for i in range(3):
        street.bicycle(middle - 3.6, -3.9 - i * 0.5, 3, ("#33403a", "#5a2f28", "#2b3442")[i])
