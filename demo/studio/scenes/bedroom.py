"""Bedrooms with made beds, wardrobes and daylight from the side."""

from ..studio import camera, decor, furniture, sky
from ..studio import materials as m
from ..studio.mesh import Mesh
from ..studio.room import Room, outside

LOOKS = {
    1: dict(
        wall="#bfb8aa",
        head_wall="#6d7a70",
        floor=lambda: m.floorboards("#8a6541"),
        linen="#c6bfb1",
        throw="#6b473b",
        head="#8a7a64",
        rug=("#a89b86", "#7d6f5e"),
        curtain="#9a9482",
        sun=203,
        wood="#6f4f32",
        art=5,
        seed=3,
    ),
    2: dict(
        wall="#c6bfb2",
        head_wall="wood",
        floor=lambda: m.floorboards("#a07c55", 0.2),
        linen="#aab0a6",
        throw="#56645a",
        head="#6f6a60",
        rug=("#b9ad9a", "#8a8272"),
        curtain="#b3aa99",
        sun=205,
        wood="#967149",
        art=9,
        seed=6,
    ),
    3: dict(
        wall="#a8937c",
        head_wall="#4f4640",
        floor=lambda: m.floorboards("#6a4a30"),
        linen="#c2b6a2",
        throw="#b08d57",
        head="#5a4438",
        rug=("#84694f", "#4f3a2e"),
        curtain="#6d5544",
        sun=193,
        wood="#5a4028",
        art=14,
        seed=8,
        lit=True,
    ),
    4: dict(
        wall="#c3c0b8",
        head_wall="#8392a0",
        floor=lambda: m.floorboards("#8c7050", 0.24),
        linen="#d0cbc0",
        throw="#4f6173",
        head="#97a0a3",
        rug=("#aeb0ab", "#7d868a"),
        curtain="#a3a9aa",
        sun=207,
        wood="#85683f",
        art=19,
        seed=12,
    ),
}


def build(shot):
    look = LOOKS[int(shot["name"].rsplit("-", 1)[1])]
    lit = look.get("lit", False)
    wide, deep, high = 4.8, 4.9, 2.7
    wall = m.paint(look["wall"], 0.75)
    head = m.cladding("#8a6a48", 0.09) if look["head_wall"] == "wood" else m.paint(look["head_wall"], 0.75)
    room = Room(
        wide,
        deep,
        high,
        {"far": head, "left": wall, "right": wall, "near": wall},
        look["floor"](),
        cornice=look["head_wall"] != "wood",
        openings={
            "left": [dict(at=(2.1, 3.7, 0.55, 2.25), style="casement", curtains=look["curtain"])],
            "near": [dict(at=(1.0, 3.6, 0.3, 2.4), style="triple")],
        },
    )
    far, right = room.frames["far"][0], room.frames["right"][0]
    middle = 2.55
    decor.rug(1.0, 4.1, 1.3, 3.5, *look["rug"])
    furniture.bed(middle, deep - 1.2, 1.7, 2.1, look["linen"], look["throw"], look["head"])
    for x in (middle - 1.2, middle + 1.2):
        furniture.bedside(x, deep - 0.3, look["wood"], True, lit)
    decor.picture(far, middle, 1.78, 1.2, 0.7, look["art"])
    wardrobe(wide, look)
    decor.radiator(room.frames["left"][0], 2.3, 3.5, 0.08, 0.45)
    furniture.armchair(0.72, 1.9, 118, look["throw"], look["wood"])
    decor.house_plant(0.45, 4.45, 1.35, look["seed"])
    bench(middle, deep - 2.62, look)
    decor.picture(right, 0.62, 1.5, 0.5, 0.7, look["art"] + 3)
    decor.pendant(middle, 2.3, 2.05, high, "#b0a48c", 0.46, lit)
    room.build(0.75 if lit else 1.05)
    outside(look["seed"], 3.0)
    light = sky.light(shot["hour"], look["sun"])
    camera.stand((2.15, 0.12, 1.38), (2.45, deep), 20, 1.12)
    return {**light, "key": 0.185 if lit else 0.215, "warmth": 0.05, "saturation": 0.8, "strength": 1.5}


def wardrobe(wide, look):
    """Built-in doors along the right wall, with an open bay of shelves."""
    mesh, surface = Mesh("wardrobe"), m.paint(look["wall"], 0.45)
    oak = m.wood(look["wood"])
    x = wide - 0.6
    mesh.box(x + 0.02, wide, 0.4, 3.4, 0, 2.45, surface)
    for i in range(5):
        a = 0.4 + i * 0.6
        mesh.box(x, x + 0.02, a + 0.003, a + 0.597, 0.08, 2.44, surface)
        mesh.box(x - 0.004, x, a + 0.06, a + 0.54, 0.14, 2.38, surface)
        mesh.box(
            x - 0.03,
            x - 0.012,
            a + (0.54 if i % 2 == 0 else 0.06) - 0.01,
            a + (0.54 if i % 2 == 0 else 0.06) + 0.01,
            1.0,
            1.25,
            m.metal("#8a7448", 0.3),
        )
    mesh.build(bevel=0.003)
    shelf = Mesh("open shelves")
    for z in (0.02, 0.5, 0.98, 1.46, 1.94, 2.42):
        shelf.box(x + 0.1, wide, 3.4, 4.05, z, z + 0.025, oak)
    shelf.box(x + 0.1, wide, 4.03, 4.055, 0, 2.45, oak)
    shelf.build(bevel=0.003)
    for i, z in enumerate((0.045, 0.525, 1.005, 1.485)):
        if i % 2:
            decor.books(x + 0.32, 3.65, z, 5, i + 3)
        else:
            decor.vase(x + 0.35, 3.72, z, 0.26, ("#7d4a38", "#8a7a64")[i // 2], None)


def bench(x, y, look):
    seat = Mesh("bench")
    seat.cushion(x - 0.65, x + 0.65, y - 0.2, y + 0.2, 0.38, 0.48, m.cloth(look["head"], 110), 0.04, 0.012)
    seat.build_soft()
    frame, oak = Mesh("bench frame"), m.wood(look["wood"])
    frame.box(x - 0.62, x + 0.62, y - 0.17, y + 0.17, 0.34, 0.38, oak)
    for a in (x - 0.58, x + 0.58):
        for b in (y - 0.14, y + 0.14):
            frame.tube([(a, b, 0), (a, b, 0.34)], 0.014, oak, 10, 0.02)
    frame.build(bevel=0.004)
