"""Light by the hour: a physical sky with thin cloud, and the sun as a separate lamp."""

import math

import bpy

from .nodes import Graph, linear

# Sun elevation in degrees, strength of sky and sun, sun colour, cloud cover, and exposure bias in stops.
HOURS = {
    "morning": dict(elevation=24, sky=0.17, sun=3.4, colour="#ffe3bd", cover=0.40, bias=0.0),
    "midday": dict(elevation=48, sky=0.16, sun=4.2, colour="#fff3e0", cover=0.46, bias=0.0),
    "afternoon": dict(elevation=33, sky=0.16, sun=3.8, colour="#ffebcc", cover=0.36, bias=0.0),
    "evening": dict(elevation=11, sky=0.16, sun=3.4, colour="#ffbe7d", cover=0.42, bias=-0.05),
    "dusk": dict(elevation=0.6, sky=0.10, sun=0.0, colour="#ff9a5c", cover=0.42, bias=-1.15),
    "overcast": dict(elevation=35, sky=0.13, sun=0.8, colour="#fff6ea", cover=0.75, bias=-0.05),
}


def light(hour, azimuth=215.0):
    """Sets world and sun. `azimuth` is in degrees from +x, counter-clockwise (270: behind a camera facing +y)."""
    look = HOURS[hour]
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    g = Graph(world.node_tree)
    sky = g.add(
        "ShaderNodeTexSky",
        dict(
            sky_type="NISHITA",
            sun_disc=False,
            sun_elevation=math.radians(look["elevation"]),
            sun_rotation=math.radians(90 - azimuth),
            air_density=1.0,
            dust_density=1.2,
            ozone_density=2.2,
            altitude=20,
        ),
    ).outputs[0]
    colour = clouds(g, sky, look["cover"], hour)
    background = g.add("ShaderNodeBackground", Color=colour, Strength=look["sky"])
    g.add("ShaderNodeOutputWorld", Surface=background.outputs[0])
    if look["sun"]:
        lamp = bpy.data.lights.new("sun", "SUN")
        lamp.energy = look["sun"]
        lamp.color = linear(look["colour"])[:3]
        lamp.angle = math.radians(8.0 if hour == "overcast" else 0.8)
        thing = bpy.data.objects.new("sun", lamp)
        thing.rotation_euler = (math.radians(90 - look["elevation"]), 0, math.radians(azimuth + 90))
        bpy.context.scene.collection.objects.link(thing)
    return look


def clouds(g, sky, cover, hour):
    """Adds clouds to the sky: noise on a high plane, fading towards the horizon."""
    at = g.add("ShaderNodeTexCoord").outputs["Generated"]
    split = g.add("ShaderNodeSeparateXYZ", Vector=at)
    height = g.math("MAXIMUM", split.outputs[2], 0.0)
    depth = g.math("ADD", height, 0.13)
    flat = g.add(
        "ShaderNodeCombineXYZ",
        X=g.math("DIVIDE", split.outputs[0], depth),
        Y=g.math("DIVIDE", split.outputs[1], depth),
        Z=0.0,
    ).outputs[0]
    noise = g.add("ShaderNodeTexNoise", Vector=flat, Scale=1.15, Detail=9.0, Roughness=0.56, Distortion=0.35).outputs[0]
    low = 0.66 - 0.3 * cover
    mask = g.add("ShaderNodeMapRange", Value=noise, i1=low, i2=low + (0.3 if hour == "overcast" else 0.2)).outputs[0]
    mask = g.math("MULTIPLY", mask, g.add("ShaderNodeMapRange", Value=height, i1=0.0, i2=0.12).outputs[0])
    strength = {"dusk": 1.3, "evening": 2.6, "overcast": 4.5}.get(hour, 4.2)
    tint = {"dusk": (1.0, 0.62, 0.5, 1), "evening": (1.0, 0.8, 0.62, 1)}.get(hour, (1.0, 0.97, 0.94, 1))
    thick = g.add("ShaderNodeMapRange", Value=noise, i1=low + 0.12, i2=low + 0.4, i3=1.0, i4=0.62).outputs[0]
    white = g.mix(
        1.0,
        tuple(c * strength for c in tint[:3]) + (1,),
        g.add("ShaderNodeCombineXYZ", X=thick, Y=thick, Z=thick).outputs[0],
        "MULTIPLY",
    )
    return g.mix(g.math("MULTIPLY", mask, 0.94 if hour == "overcast" else 0.8), sky, white)


def lamp_area(location, size, power, colour="#ffe2b8", look_at=(0, 0, -1), shape="RECTANGLE"):
    """An area lamp, invisible to the camera. Power is in watts; `look_at` is a direction."""
    from mathutils import Vector

    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape = shape
    lamp.size, lamp.size_y = size
    lamp.energy = power
    lamp.color = linear(colour)[:3]
    thing = bpy.data.objects.new("area", lamp)
    thing.location = location
    thing.rotation_euler = Vector(look_at).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    thing.visible_glossy = False
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lamp_point(location, power, colour="#ffc98a", radius=0.06):
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy = power
    lamp.color = linear(colour)[:3]
    lamp.shadow_soft_size = radius
    thing = bpy.data.objects.new("bulb", lamp)
    thing.location = location
    bpy.context.scene.collection.objects.link(thing)
    return thing
