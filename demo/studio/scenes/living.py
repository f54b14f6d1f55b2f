"""Living rooms: classical with a hearth, modern onto the garden, a loft, a quiet apartment."""

from ..studio import camera, decor, furniture, garden, ground, plants, sky
from ..studio import materials as m
from ..studio.mesh import Mesh
from ..studio.room import Room, outside

CLASSIC = {
    1: dict(
        wall="#b9b3a2",
        accent="#66705f",
        floor=lambda: m.floorboards("#7f5a38"),
        sofa="#8b8271",
        pillows=("#8a4a32", "#b7a88c"),
        chair="#6a4a38",
        rug=("#a3947d", "#6f4a3a"),
        curtain="#8a8c7c",
        sun=196,
        bookcase=True,
        seed=2,
        lamp=False,
    ),
    3: dict(
        wall="#aa9c88",
        accent="#5f463c",
        floor=lambda: m.floorboards("#6a4a30"),
        sofa="#5d6357",
        pillows=("#b08d57", "#8a4a32"),
        chair="#7d6650",
        rug=("#84694f", "#4f3a2e"),
        curtain="#77645a",
        sun=188,
        bookcase=True,
        seed=9,
        lamp=True,
    ),
}
MODERN = {
    2: dict(
        wall="#c9c3b7",
        accent=lambda: m.cladding("#7a5a3e", 0.06),
        floor=lambda: m.tiles("#9a9286", (0.9, 0.9), joint="#857f75", rough=0.4),
        sofa="#6f7069",
        pillows=("#b08d57", "#4f5d50"),
        rug=("#a89b86", "#7d6f5e"),
        wood="#7a5938",
        curtain="#a79d8b",
        sun=62,
        high=2.75,
        seed=4,
    ),
    5: dict(
        wall="#cdc8be",
        accent=lambda: m.paint("#77857f", 0.7),
        floor=lambda: m.floorboards("#a07c55", 0.2),
        sofa="#a29a8b",
        pillows=("#77857f", "#b7905c"),
        rug=("#b9ad9a", "#8a8272"),
        wood="#967149",
        curtain="#bdb5a6",
        sun=70,
        high=2.7,
        seed=11,
    ),
}
LOFT = dict(floor=lambda: m.floorboards("#7d5c3f", 0.22), sofa="#5f3d2b", pillows=("#c0b298", "#3f5254"), sun=212)


def build(shot):
    number = int(shot["name"].rsplit("-", 1)[1])
    return scene(number, shot["hour"])


def scene(number, hour, view=True):
    if number in CLASSIC:
        return classic(CLASSIC[number], hour, view)
    if number in MODERN:
        return modern(MODERN[number], hour, view)
    return loft(LOFT, hour, view)


def classic(look, hour, view):
    """High room: two tall windows on the left, hearth on the far wall between bookcases."""
    wide, deep, high = 6.0, 6.4, 3.2
    room = Room(
        wide,
        deep,
        high,
        {
            "far": m.paint(look["accent"], 0.75),
            "left": m.paint(look["wall"], 0.75),
            "right": m.paint(look["wall"], 0.75),
            "near": m.paint(look["wall"], 0.75),
        },
        look["floor"](),
        cornice=True,
        openings={
            "left": [
                dict(at=(1.3, 2.5, 0.45, 2.7), style="T", curtains=look["curtain"]),
                dict(at=(3.9, 5.1, 0.45, 2.7), style="T", curtains=look["curtain"]),
            ],
            "right": [dict(at=(4.4, 5.5, 0.0, 2.3), kind="door")],
        },
    )
    far = room.frames["far"][0]
    hearth(wide / 2, deep, far, hour)
    furniture.shelves(0.25, 1.75, deep - 0.36, deep, 2.5, m.paint(look["accent"], 0.6), look["seed"], 6, 2)
    furniture.shelves(
        wide - 1.75, wide - 0.25, deep - 0.36, deep, 2.5, m.paint(look["accent"], 0.6), look["seed"] + 1, 6, 2
    )
    for u in (1.35, 3.95):
        decor.radiator(room.frames["left"][0], u, u + 1.1, 0.06, 0.4)
    right = room.frames["right"][0]
    decor.picture(right, 2.3, 1.75, 1.1, 0.8, look["seed"])
    decor.rug(1.25, 4.5, 1.9, 4.9, *look["rug"])
    furniture.sofa(4.75, 3.3, -90, 2.3, look["sofa"], look["pillows"])
    furniture.armchair(1.45, 4.35, 62, look["chair"])
    furniture.armchair(1.4, 2.55, 110, look["chair"])
    furniture.coffee_table(2.95, 3.35, 1.0, 0.6, round_=True)
    decor.floor_lamp(5.45, 5.25, look["lamp"])
    decor.house_plant(0.5, 3.25, 1.5, look["seed"])
    decor.pendant(3.0, 3.3, 2.05, high, "#b0a48c", 0.5, look["lamp"])
    room.build(1.0 if not look["lamp"] else 0.7)
    outside(look["seed"])
    light = sky.light(hour, look["sun"])
    if view:
        camera.stand((3.3, 0.25, 1.35), (2.75, deep), 20, 1.38)
    return {
        **light,
        "key": 0.17 if look["lamp"] else 0.21,
        "warmth": 0.0 if look["lamp"] else 0.05,
        "saturation": 0.8,
        "strength": 1.5,
    }


def hearth(x, deep, wall, hour):
    """A stone mantelpiece with a stove, a mirror over it and things on the shelf."""
    mesh = Mesh("hearth")
    stone = m.marble("#b9b2a6", "#7d766e")
    y = deep - 0.3
    for side in (-1, 1):
        a, b = sorted((x + side * 0.5, x + side * 0.74))
        mesh.box(a, b, y, deep, 0, 1.0, stone)
    mesh.box(x - 0.78, x + 0.78, y - 0.02, deep, 1.0, 1.12, stone)
    mesh.box(x - 0.86, x + 0.86, y - 0.09, deep, 1.12, 1.17, stone)
    mesh.box(x - 0.5, x + 0.5, deep - 0.06, deep, 0, 1.0, m.brick("dark"))
    mesh.box(x - 0.85, x + 0.85, y - 0.5, y, 0, 0.02, m.stone("#3f4140"))
    mesh.build(bevel=0.008)
    stove = Mesh("stove")
    iron = m.plain("#1d1e1e", 0.45, 0.5)
    stove.box(x - 0.34, x + 0.34, y + 0.0, deep - 0.08, 0.02, 0.78, iron)
    stove.box(x - 0.26, x + 0.26, y - 0.012, y + 0.01, 0.26, 0.68, m.plain("#0c0b0b", 0.05))
    stove.build(bevel=0.012)
    fire = Mesh("fire")
    for i in range(5):
        u = x - 0.18 + i * 0.09
        fire.face(
            [
                (u - 0.05, y - 0.014, 0.28),
                (u + 0.05, y - 0.014, 0.28),
                (u + 0.012 * (-1) ** i, y - 0.014, 0.4 + 0.07 * ((i * 3) % 4)),
            ],
            m.glow("#ff8a2c", 0.7),
        )
    if hour == "evening":
        fire.build()
        sky.lamp_point((x, y - 0.25, 0.45), 10, "#ff8a3c", 0.15)
    decor.mirror(wall, x, 1.86, 0.95, 1.15, "#8a6a3c")
    decor.vase(x - 0.6, y + 0.1, 1.17, 0.24, "#5d6a66", "green", 5)
    for i, dx in enumerate((0.5, 0.62)):
        candle(x + dx, y + 0.1, 1.17, 0.22 - 0.06 * i)


def candle(x, y, z, height):
    mesh = Mesh("candlestick")
    mesh.lathe(
        [
            (0.0, 0.0),
            (0.045, 0.0),
            (0.04, 0.012),
            (0.01, 0.03),
            (0.01, height),
            (0.02, height + 0.01),
            (0.011, height + 0.02),
        ],
        m.metal("#8a7448", 0.35),
        (x, y, z),
        20,
    )
    mesh.lathe([(0.01, height), (0.01, height + 0.14), (0.0, height + 0.142)], m.plain("#d6cdb8", 0.5), (x, y, z), 16)
    mesh.build()


def modern(look, hour, view):
    """A wide room with sliding glass to the garden, sofa on the left, dining table on the right."""
    wide, deep, high = 7.2, 6.2, look["high"]
    wall = m.paint(look["wall"], 0.75)
    room = Room(
        wide,
        deep,
        high,
        {"far": wall, "left": look["accent"](), "right": wall, "near": wall},
        look["floor"](),
        openings={"far": [dict(at=(1.1, 6.1, 0.02, 2.4), style="triple", colour="#26292a", curtains=look["curtain"])]},
    )
    left, right = room.frames["left"][0], room.frames["right"][0]
    decor.picture(left, 3.1, 1.6, 1.3, 0.9, look["seed"])
    decor.rug(0.9, 3.8, 1.6, 4.5, *look["rug"])
    furniture.sofa(0.75, 3.1, 90, 2.5, look["sofa"], look["pillows"])
    furniture.armchair(3.45, 3.9, -50, look["pillows"][0])
    furniture.coffee_table(2.25, 3.0, 1.1, 0.65, look["wood"])
    furniture.dining_table(5.35, 3.4, 2.1, 0.95, look["wood"], 90, 6, "#4a4641")
    decor.pendant(5.35, 2.95, 1.6, high, "#2d3130", 0.36, False)
    decor.pendant(5.35, 3.85, 1.6, high, "#2d3130", 0.36, False)
    furniture.sideboard(6.95, 3.2, 2.0, 0.4, 0.6, look["wood"], -90)
    decor.picture(right, deep - 3.2, 1.55, 0.8, 1.0, look["seed"] + 5)
    decor.table_lamp(6.95, 2.5, 0.76, False)
    decor.books(6.95, 3.5, 0.76, 4, 5)
    decor.vase(6.95, 3.95, 0.76, 0.28, "#8a7a64", "green", look["seed"])
    decor.house_plant(0.5, 5.5, 1.7, look["seed"])
    decor.floor_lamp(0.5, 1.45, False)
    room.build(0.75)
    outside(look["seed"])
    garden_terrace(deep)
    light = sky.light(hour, look["sun"])
    if view:
        camera.stand((3.3, 0.2, 1.35), (3.6, deep), 19, 1.3)
    return {**light, "key": 0.215, "warmth": 0.05, "saturation": 0.8, "strength": 1.5}


def garden_terrace(deep):
    ground.slab(-6, 14, deep + 0.3, deep + 3.4, -0.2, -0.03, m.tiles("#8f897e", (0.9, 0.9), joint="#5d5850", rough=0.7))
    garden.chair(2.2, deep + 1.9, 160, -0.03)
    garden.chair(3.3, deep + 2.1, 200, -0.03)
    plants.lawn(-6, 14, deep + 3.4, deep + 9.4, -0.05)


def loft(look, hour, view):
    """A loft: brick walls, steel windows of many panes, a leather sofa, beams."""
    wide, deep, high = 6.8, 6.6, 3.6
    masonry = m.brick("rose")
    room = Room(
        wide,
        deep,
        high,
        {"far": masonry, "left": masonry, "right": m.paint("#b5afa3", 0.75), "near": masonry},
        look["floor"](),
        skirting=None,
        openings={
            "left": [
                dict(at=(0.8, 2.9, 0.8, 3.1), style="steel", colour="#1f2223"),
                dict(at=(3.7, 5.8, 0.8, 3.1), style="steel", colour="#1f2223"),
            ],
            "far": [dict(at=(4.9, 6.1, 0.0, 2.5), kind="door", glazed=True)],
        },
    )
    far, right = room.frames["far"][0], room.frames["right"][0]
    beams = Mesh("beams")
    for i in range(4):
        y = 0.9 + i * 1.7
        beams.box(0, wide, y - 0.09, y + 0.09, high - 0.3, high, m.wood("#5a412b", 0.7))
    beams.build(bevel=0.01)
    decor.rug(1.5, 5.0, 1.8, 4.9, "#6f6a62", "#b0a48f")
    furniture.sofa(4.9, 3.2, -90, 2.4, look["sofa"], look["pillows"])
    furniture.sofa(3.0, 5.35, 0, 2.0, look["sofa"], look["pillows"][:1])
    furniture.armchair(1.6, 2.7, 105, "#4a4b46", "#3a2a1e")
    furniture.coffee_table(3.0, 3.3, 1.2, 0.7, "#5f4229")
    decor.picture(far, 2.4, 1.95, 1.5, 1.05, 21)
    decor.picture(right, 3.4, 1.85, 0.9, 1.2, 17)
    decor.floor_lamp(1.35, 5.7, True)
    decor.house_plant(0.7, 3.35, 1.9, 8, "#3b3e3f")
    decor.house_plant(6.3, 1.5, 1.3, 12)
    decor.pendant(2.4, 3.3, 2.3, high, "#22282a", 0.5, True)
    decor.pendant(3.7, 3.3, 2.3, high, "#22282a", 0.5, True)
    room.build(0.8)
    outside(6, 3.2)
    light = sky.light(hour, look["sun"])
    if view:
        camera.stand((3.9, 0.25, 1.4), (2.9, deep), 20, 1.55)
    return {**light, "key": 0.205, "warmth": 0.05, "saturation": 0.8, "strength": 1.5}
