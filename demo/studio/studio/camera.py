"""Level camera with lens shift, so that verticals stay vertical."""

import math

import bpy


def stand(eye, look, lens=28.0, aim_height=None):
    """Level camera at `eye` towards the point `look` (x, y). Lens shift centres `aim_height` (in metres)."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = 36.0
    data.clip_start, data.clip_end = 0.05, 3000
    thing = bpy.data.objects.new("camera", data)
    dx, dy = look[0] - eye[0], look[1] - eye[1]
    thing.location = eye
    thing.rotation_euler = (math.radians(90), 0, math.atan2(dy, dx) - math.radians(90))
    if aim_height is not None:
        data.shift_y = (aim_height - eye[2]) / math.hypot(dx, dy) * lens / data.sensor_width
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def stand_panorama(eye, facing=90.0):
    """Equirectangular camera centred on the direction `facing`, in degrees."""
    data = bpy.data.cameras.new("panorama")
    data.type = "PANO"
    data.cycles.panorama_type = "EQUIRECTANGULAR"
    thing = bpy.data.objects.new("panorama", data)
    thing.location = eye
    thing.rotation_euler = (math.radians(90), 0, math.radians(facing - 90))
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
