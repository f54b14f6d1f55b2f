"""A detached house: four walls with openings; the scene decides their looks."""

from . import materials as m
from .frame import Frame
from .windows import door, shutters, window


def walls(x0, x1, y0, y1, z0, z1, sides, masonry, reveal=0.2, gable=0.0, gable_on="x", plinth=None):
    """Builds the walls. `sides` maps front, right, back and left to lists of openings.

    An opening is a dict: at (u0, u1, z0, z1), kind ("window" or "door") and the options of its builder.
    `gable` adds triangles of this height to the walls that face along `gable_on`.
    """
    frames = {
        "front": (Frame((x0, y0, z0), 0, "front"), x1 - x0),
        "right": (Frame((x1, y0, z0), 90, "right"), y1 - y0),
        "back": (Frame((x1, y1, z0), 180, "back"), x1 - x0),
        "left": (Frame((x0, y1, z0), -90, "left"), y1 - y0),
    }
    for name, (frame, wide) in frames.items():
        openings = sides.get(name, [])
        frame.wall(0, wide, 0, z1 - z0, [o["at"] for o in openings], masonry, reveal)
        for opening in openings:
            fill(frame, dict(opening))
        if gable and (name in ("left", "right")) == (gable_on == "x"):
            frame.gable(0, wide, z1 - z0, gable, masonry)
        if plinth:
            doors = sorted(o["at"][:2] for o in openings if o["at"][2] < 0.5)
            start = 0.0
            for a, b in [*doors, (wide, wide)]:
                if a > start:
                    frame.box(start, a, 0, plinth, -0.03, 0.02, m.stone("#5d6263"))
                start = b
        frame.build()


def fill(frame, opening):
    at, kind, sides = opening.pop("at"), opening.pop("kind", "window"), opening.pop("shutters", None)
    if kind == "door":
        door(frame, *at, **opening)
    elif kind == "window":
        window(frame, *at, **opening)
    if sides:
        shutters(frame, *at, colour=sides)


def even(count, u0, u1, z0, z1, wide, **options):
    """`count` windows of equal width, evenly spaced between u0 and u1."""
    space = (u1 - u0) / count
    middles = [u0 + space * (i + 0.5) for i in range(count)]
    return [dict(at=(c - wide / 2, c + wide / 2, z0, z1), seed=i, **options) for i, c in enumerate(middles)]
