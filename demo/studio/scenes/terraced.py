"""A terraced house between its neighbours, seen across a cobbled street."""

import random

from ..studio import camera, ground, plants, roofs, sky, street, windows
from ..studio import materials as m
from ..studio.frame import Frame

# Fields of a look: masonry, storey heights, upper windows, window style, joinery and door colours, objects on the roof.
LOOKS = {
    1: dict(
        brick="red",
        floors=(3.4, 3.1),
        bays=2,
        style="T",
        joinery="#e4dfd3",
        door="#24463c",
        bands="#cfc8b8",
        roof="tiles",
        dormers=1,
        eye=(3.4, -11.2),
        aim=-0.2,
        sun=232,
        tree=(-7.4, -1.5),
        street="cobbles",
        height=4.6,
    ),
    2: dict(
        brick="white",
        floors=(3.3, 3.0, 2.7),
        bays=2,
        style="casement",
        joinery="#2d3230",
        door="#5e4432",
        bands=None,
        roof="slate",
        dormers=0,
        eye=(-3.6, -12.4),
        aim=0.5,
        sun=300,
        tree=(7.0, -1.5),
        street="slabs",
        height=5.2,
    ),
    3: dict(
        brick="brown",
        floors=(3.5, 3.3, 2.8),
        bays=3,
        style="T",
        joinery="#e2ddd0",
        door="#5a2620",
        bands="#b9b0a0",
        roof="slate",
        dormers=2,
        eye=(4.2, -13.0),
        aim=0.0,
        sun=208,
        tree=(-8.2, -1.5),
        street="cobbles",
        height=5.6,
    ),
    4: dict(
        brick="rose",
        floors=(3.3, 3.1),
        bays=2,
        style="sash",
        joinery="#efeadf",
        door="#1f3550",
        bands=None,
        roof="tiles",
        dormers=1,
        eye=(-3.2, -11.4),
        aim=0.3,
        sun=70,
        tree=(7.2, -1.5),
        street="cobbles",
        height=4.5,
    ),
    5: dict(
        brick="grey",
        floors=(3.2, 3.0),
        bays=2,
        style="pair",
        joinery="#1f2224",
        door="#1f2224",
        bands=None,
        roof="slate",
        dormers=0,
        eye=(2.6, -11.4),
        aim=0.0,
        sun=250,
        tree=(7.4, -1.5),
        street="slabs",
        height=4.5,
        modern=True,
    ),
}


def build(shot):
    look = LOOKS[int(shot["name"].rsplit("-", 1)[1])]
    hour = shot["hour"]
    lit = hour in ("dusk", "evening")
    wide = 5.2 + 0.9 * look["bays"] - (0.6 if look["bays"] == 3 else 0)
    left = -wide / 2
    house(left, wide, look, lit, main=True)
    row(left, wide, look, lit, hour)
    street.street(surface=ground.cobbles() if look["street"] == "cobbles" else ground.cobbles("#6b4f43", 0.1))
    street.other_side(seed=sum(map(ord, shot["name"])))
    details(left, wide, look, lit)
    light = sky.light(hour, look["sun"])
    camera.stand((*look["eye"], 1.62), (look["aim"], 0), 27, look["height"] * 0.82)
    return light


def house(x, wide, look, lit, main=False, seed=0):
    rng = random.Random(f"{x}{seed}")
    wall = Frame((x, 0, 0), 0, "façade")
    masonry, joinery = m.brick(look["brick"]), m.plain(look["joinery"], 0.35)
    top = sum(look["floors"])
    holes, glazed, entrance = openings(wide, look)
    wall.wall(0, wide, 0, top, [*holes, entrance], masonry, 0.2)
    plinth(wall, wide, entrance)
    upright = m.brick(look["brick"], upright=True)
    for index, hole in enumerate(glazed):
        within = rng.choice(("curtains", "curtains", "curtains", "blind", "sheer"))
        windows.window(
            wall,
            *hole,
            style=look["style"],
            surface=joinery,
            lit=lit and rng.random() < (0.8 if main else 0.45),
            within=within,
            lintel=upright if not look.get("modern") else None,
            seed=index,
        )
    windows.door(
        wall,
        *entrance,
        colour=look["door"],
        style="modern" if look.get("modern") else "panels",
        light=0.0 if look.get("modern") else 0.55,
        lit=lit,
    )
    if look["bands"]:
        band = m.stone(look["bands"], 0.7)
        for z in (look["floors"][0] - 0.18, look["floors"][0] + look["floors"][1] - 0.3):
            wall.box(0, wide, z, z + 0.12, -0.025, 0.02, band)
    cornice(wall, wide, top, look)
    roof(x, wide, top, look, lit)
    roofs.downpipe(x + 0.12, -0.09, 0.1, top)
    wall.build()


def openings(wide, look):
    """Openings of the façade: windows, and the door on the ground floor."""
    entrance = (0.55, 1.55, 0.16, 2.95)
    ground_windows = [(2.15, wide - 0.55, 0.95, 2.85)] if look["bays"] == 2 and look.get("modern") else []
    if not ground_windows:
        count = 2 if wide > 5.5 else 1
        start, space = 2.1, (wide - 0.5 - 2.1) / count
        ground_windows = [(start + i * space + 0.15, start + (i + 1) * space - 0.2, 0.95, 2.85) for i in range(count)]
    holes = list(ground_windows)
    z = look["floors"][0]
    for level, height in enumerate(look["floors"][1:]):
        space = (wide - 0.6) / look["bays"]
        sill, head = z + (0.35 if level == 0 and look["style"] == "T" else 0.6), z + height - 0.5
        for i in range(look["bays"]):
            middle, half = 0.3 + space * (i + 0.5), min(0.62, space * 0.33) * (1.35 if look.get("modern") else 1)
            holes.append((middle - half, middle + half, sill, head))
        z += height
    return holes, holes, entrance


def plinth(wall, wide, entrance):
    blue = m.stone("#5d6263")
    wall.box(0, entrance[0] - 0.06, 0, 0.55, -0.04, 0.02, blue)
    wall.box(entrance[1] + 0.06, wide, 0, 0.55, -0.04, 0.02, blue)


def cornice(wall, wide, top, look):
    board = m.paint("#e0dace" if not look.get("modern") else "#2a2c2d", 0.5)
    if look.get("modern"):
        wall.box(0, wide, top - 0.12, top + 0.1, -0.12, 0.1, board)
        return
    wall.box(0, wide, top - 0.38, top - 0.1, -0.05, 0.1, board)
    wall.box(0, wide, top - 0.1, top + 0.02, -0.34, 0.1, board)
    wall.box(0, wide, top + 0.02, top + 0.12, -0.42, 0.1, m.metal("#74797b", 0.45))
    count = int(wide / 0.55)
    for i in range(count):
        u = (i + 0.5) * wide / count
        wall.box(u - 0.06, u + 0.06, top - 0.24, top - 0.1, -0.28, -0.04, board)


def roof(x, wide, top, look, lit):
    surface = m.roof_tiles() if look["roof"] == "tiles" else m.flat_tiles()
    rise, deep = 3.2, 9.0
    roofs.gable_roof(
        x,
        x + wide,
        0,
        deep,
        top,
        rise,
        surface,
        eaves=0.1,
        verge=0.0,
        gutter=False,
        ridge_surface=m.plain("#4b2d22" if look["roof"] == "tiles" else "#3a3a3b", 0.7),
    )
    pitch = rise / (deep / 2)
    for i in range(look["dormers"]):
        u = x + wide * (i + 1) / (look["dormers"] + 1)
        roofs.dormer(
            u,
            0.55,
            top + 0.45,
            1.5,
            1.55,
            1.7 / pitch,
            m.metal("#6d7274", 0.45),
            style="casement",
            lit=lit,
            frame_surface=m.plain(look["joinery"], 0.35),
        )
    if not look["dormers"]:
        for share in (0.3, 0.7):
            roofs.roof_window(x + wide * share, 1.0, top + 0.12 + 1.0 * pitch, 35.4, 0.8, 1.2)
    for angle, start in ((-90, (x, deep, 0)), (90, (x + wide, 0, 0))):
        party = Frame(start, angle, "party wall")
        party.wall(0, deep, 0, top, [], m.brick(look["brick"]))
        party.gable(0, deep, top, rise + 0.05, m.brick(look["brick"]))
        party.build()
    roofs.chimney(x + wide - 0.35, deep / 2 + 0.1, top + rise - 0.8, top + rise + 1.0, m.brick(look["brick"]))


def row(left, wide, look, lit, hour):
    """Adjacent houses of different brick and height, for a realistic street."""
    rng = random.Random(look["brick"])
    kinds = [k for k in ("red", "white", "brown", "rose", "sand", "grey") if k != look["brick"]]
    rng.shuffle(kinds)
    doors = ["#3a2b22", "#2c3e33", "#6b2f22", "#23303c", "#40362c", "#203a36"]
    x, index = left + wide, 0
    for side in (1, -1):
        x = left + wide if side > 0 else left
        for _ in range(4):
            size = rng.uniform(5.4, 7.0)
            other = dict(
                look,
                brick=kinds[index % len(kinds)],
                floors=tuple(
                    f + rng.uniform(-0.15, 0.12) for f in ((3.3, 3.1) if rng.random() < 0.6 else (3.3, 3.1, 2.6))
                ),
                bays=2,
                style=rng.choice(("T", "casement", "sash")),
                joinery=rng.choice(("#e4dfd3", "#d9d3c5", "#34302c")),
                door=doors[index % 6],
                bands=rng.choice((None, "#cfc8b8")),
                roof=rng.choice(("tiles", "slate")),
                dormers=rng.choice((0, 1)),
                modern=False,
            )
            house(x if side > 0 else x - size, size, other, lit, seed=index)
            x += size * side
            index += 1


def details(left, wide, look, lit):
    street.pot(left + 0.28, -0.32, 0, 0.2, 0.4, plant="box", surface=m.plain("#2f3335", 0.6), size=0.85)
    street.pot(left + 1.86, -0.32, 0, 0.2, 0.4, plant="lavender", surface=m.plain("#2f3335", 0.6), size=0.9)
    street.wall_lamp(left + 1.85, -0.001, 2.15, lit)
    street.bicycle(left + wide + 1.6, -0.42, 0, "#3b2f2a")
    side = 1 if look["tree"][0] > 0 else -1
    plants.plant("lime", look["tree"][0], look["tree"][1], 0, 0.72)
    plants.plant("lime", look["tree"][0] + 9 * side, look["tree"][1], 0, 0.8, turn=70)
    plants.plant("lime", -3, -20, 0, 1.0)
    plants.plant("lime", 8, -19, 0, 0.9)
    street.lamp_post(-look["tree"][0] * 0.96, -1.9, 0, lit)
