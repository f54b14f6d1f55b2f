"""Full panoramas for virtual tours, from the middle of scenes that other pictures show from the edge."""

from ..studio import camera, decor, furniture
from ..studio.frame import Frame
from . import kitchen, living, penthouse


def build(shot):
    return {"1": parlour, "2": cooking, "3": terrace}[shot["name"][-1]](shot)


def parlour(shot):
    light = living.scene(1, shot["hour"], view=False)
    wall = Frame((6.0, 0.0, 0), 180, "near wall pictures")
    decor.picture(wall, 3.0, 1.75, 1.5, 0.95, 33)
    wall.build()
    furniture.sideboard(3.0, 0.24, 2.0, 0.42, 0.62, "#6f4f32", 180)
    decor.table_lamp(3.7, 0.24, 0.78, True)
    decor.vase(2.4, 0.24, 0.78, 0.3, "#8a7a64", "green", 5)
    furniture.dining_chair(5.5, 0.6, 150, "#5d6357")
    camera.stand_panorama((2.9, 2.35, 1.55), 90)
    return light


def cooking(shot):
    light = kitchen.scene(2, shot["hour"], view=False)
    wall = Frame((5.4, 5.6, 0), -90, "right wall pictures")
    decor.picture(wall, 3.2, 1.6, 1.3, 0.95, 27)
    wall.build()
    furniture.sideboard(5.16, 2.4, 1.8, 0.42, 0.62, "#85613c", -90)
    decor.table_lamp(5.16, 2.9, 0.78, True)
    decor.rug(3.75, 4.85, 1.3, 3.9, "#8a8272", "#5d5850")
    camera.stand_panorama((4.05, 2.2, 1.55), 120)
    return light


def terrace(shot):
    penthouse.build(shot)
    light = penthouse.sky.HOURS[shot["hour"]]
    camera.stand_panorama((-0.4, -2.6, penthouse.HIGH + 1.6), 60)
    return light
