"""Building land: a plot between hedges at the village's edge, and an open field with a view."""

import random

from ..studio import camera, detached, garden, ground, plants, roofs, sky
from ..studio import materials as m
from ..studio.mesh import Mesh


def build(shot):
    look = plot if shot["name"].endswith("1") else meadow
    sun = look()
    return {**sky.light(shot["hour"], sun), "bias": 0.1}


def plot():
    """A mown plot with boundary posts between a hedge and a row of trees, next to a bungalow."""
    garden.land(seed=101, behind=("oak", "lime", "birch"), distance=34, spread=50, count=16)
    plants.lawn(-13, 13, -13, 8, height=0.1, count=1900, tones=(("#66713a", "#4a5a2b"), ("#747a3e", "#566030")))
    plants.lawn(-13, 13, 8, 26, height=0.1, count=700, tones=(("#66713a", "#4a5a2b"), ("#747a3e", "#566030")))
    flowers(-13, 13, -11, 14, 260)
    plants.hedge(-14.4, -13.4, -12, 27, 1.5, seed=3, density=300)
    plants.hedge(-14, 14, 27, 28, 1.8, seed=4, density=200)
    garden.fence(-13.4, 13.6, -12.6, 1.05)
    for y in (-9, -2, 6, 15, 24):
        plants.plant("birch" if y % 2 else "lime", 14.6, y, 0, 0.8, turn=y * 40)
    posts = Mesh("posts")
    for x, y in ((-8.4, -6.5), (8.6, -6.5), (8.6, 17), (-8.4, 17)):
        posts.box(x - 0.05, x + 0.05, y - 0.05, y + 0.05, 0, 1.25, m.wood("#8f6f48", 0.8))
        posts.box(x - 0.055, x + 0.055, y - 0.055, y + 0.055, 1.02, 1.26, m.plain("#a3321f", 0.6))
    posts.build()
    ground.sheet(-60, 60, -19.5, -14.2, 0.01, ground.loose("#615c55", "#46423d", 80))
    neighbour(-27, 20)
    camera.stand((-2.2, -15.6, 1.75), (0.8, 10), 25, 2.6)
    return 205


def neighbour(x, y):
    side = [
        dict(at=(1.2, 2.6, 0.9, 2.3), surface=m.plain("#e2ddd0", 0.4)),
        dict(at=(4.8, 6.2, 0.9, 2.3), surface=m.plain("#e2ddd0", 0.4)),
    ]
    detached.walls(x - 6, x + 6, y, y + 8, 0, 3.0, {"front": side, "right": side}, m.brick("rose"), gable=4.0)
    roofs.gable_roof(x - 6, x + 6, y, y + 8, 3.0, 4.0, m.roof_tiles())
    roofs.chimney(x + 3, y + 4.1, 6.0, 8.0, m.brick("rose"))


def meadow():
    """A field that slopes away to a line of poplars, a farm in the distance."""
    garden.land(seed=102, behind=("lime",), distance=62, spread=110, count=18, colour="#4a5226")
    plants.lawn(
        -16,
        20,
        -16,
        6,
        height=0.28,
        count=1000,
        tones=(("#7a7d3c", "#5a6630"), ("#8a8444", "#69703a"), ("#6c7638", "#4f5e2c")),
    )
    plants.lawn(-26, 30, 6, 30, height=0.32, count=420, tones=(("#7a7d3c", "#5a6630"), ("#8a8444", "#69703a")))
    flowers(-12, 16, -15, 8, 520, tall=0.42)
    for i in range(13):
        plants.plant("poplar", -30 + i * 7.2, 46 + i * 1.2, -0.4, 0.95 + 0.1 * (i % 3), turn=i * 50)
    plants.plant("oak", -13.5, 12, 0, 1.0)
    garden.fence(-40, 40, -9.5, 1.15, "#5d4c3a")
    neighbour(27, 40)
    neighbour(41, 44)
    camera.stand((2.5, -17.0, 1.8), (1.5, 20), 27, 3.2)
    return 216


def flowers(x0, x1, y0, y1, count, tall=0.2):
    """Clover, daisies and poppies scattered through the grass."""
    rng = random.Random(count)
    for colour, share in (("#d8d3c2", 0.5), ("#a93a2b", 0.2), ("#b99a2e", 0.3)):
        petals = plants.Leaves()
        for _ in range(int(count * share)):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            z = tall * rng.uniform(0.6, 1.1)
            for _ in range(4):
                petals.add((x + rng.gauss(0, 0.012), y + rng.gauss(0, 0.012), z), 0.045, rng, aspect=0.9, droop=0)
        petals.build("flowers", plants.leaf_material(colour, colour))
