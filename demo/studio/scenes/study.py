"""A study: desk by the window, wall of books, reading chair."""

from ..studio import camera, decor, furniture, sky
from ..studio import materials as m
from ..studio.mesh import Mesh
from ..studio.room import Room, outside


def build(shot):
    wide, deep, high = 4.4, 4.8, 2.9
    green, pale = m.paint("#4f5d55", 0.7), m.paint("#bcb5a6", 0.75)
    room = Room(
        wide,
        deep,
        high,
        {"far": green, "left": pale, "right": green, "near": pale},
        m.floorboards("#76543a"),
        cornice=True,
        openings={
            "left": [dict(at=(1.6, 3.2, 0.7, 2.4), style="T", curtains="#7d6a52")],
            "near": [dict(at=(1.2, 3.4, 0.3, 2.5), style="triple")],
        },
    )
    furniture.shelves(0.9, 4.38, deep - 0.34, deep, 2.6, m.paint("#46544c", 0.6), 5, 7, 4)
    decor.picture(room.frames["right"][0], 2.6, 1.65, 0.9, 1.15, 23)
    decor.rug(1.0, 3.9, 1.4, 3.9, "#6b4f44", "#b08d57")
    desk(1.35, 2.45)
    furniture.armchair(3.55, 2.35, -62, "#6a4a38")
    decor.floor_lamp(3.95, 3.55, True)
    decor.house_plant(0.42, 4.3, 1.6, 4)
    decor.pendant(2.3, 2.6, 2.2, high, "#8a7448", 0.42, False)
    room.build(1.0)
    outside(4, 0.6)
    light = sky.light(shot["hour"], 204)
    camera.stand((2.6, 0.12, 1.4), (2.25, deep), 20, 1.2)
    return {**light, "key": 0.195, "warmth": 0.05, "saturation": 0.8, "strength": 1.5}


def desk(x, y):
    """A desk along y with a lamp, a screen, papers and its chair."""
    mesh, oak = Mesh("desk"), m.wood("#7a5938")
    mesh.box(x - 0.38, x + 0.38, y - 0.85, y + 0.85, 0.71, 0.745, oak)
    for a in (x - 0.33, x + 0.33):
        for b in (y - 0.78, y + 0.78):
            mesh.tube([(a * 1.0, b, 0), (a, b, 0.71)], 0.018, oak, 12, 0.03)
    mesh.box(x - 0.34, x + 0.34, y + 0.3, y + 0.8, 0.6, 0.71, oak)
    mesh.build(bevel=0.005)
    screen = Mesh("laptop")
    shell = m.metal("#8f8f8d", 0.35)
    screen.box(-0.16, 0.16, -0.115, 0.115, 0, 0.015, shell)
    screen.face(
        [(-0.16, 0.12, 0.012), (0.16, 0.12, 0.012), (0.16, 0.19, 0.23), (-0.16, 0.19, 0.23)], m.plain("#16181a", 0.1)
    )
    screen.face([(-0.16, 0.125, 0.012), (-0.16, 0.195, 0.23), (0.16, 0.195, 0.23), (0.16, 0.125, 0.012)], shell)
    screen.build(location=(x - 0.05, y - 0.1, 0.745), turn=90)
    decor.table_lamp(x - 0.15, y + 0.55, 0.745, True, "#8a7448")
    decor.books(x + 0.1, y + 0.45, 0.745, 4, 9)
    decor.vase(x - 0.2, y - 0.6, 0.745, 0.2, "#a1957f", "green", 8)
    paper = Mesh("papers")
    paper.box(x + 0.05, x + 0.26, y - 0.62, y - 0.32, 0.745, 0.752, m.paint("#d2cbbb", 0.8))
    paper.build()
    furniture.dining_chair(x + 0.62, y - 0.05, -82, "#6a4a38", "#5a4028")
