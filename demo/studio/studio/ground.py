"""Ground surfaces: cobbles, slabs, gravel, asphalt, water, and soil under plants."""

from .mesh import Mesh
from .nodes import material


def cobbles(colour="#6a6259", size=0.12):
    def draw(g):
        at = g.metres()
        cell = g.add(
            "ShaderNodeTexBrick",
            Vector=at,
            Color1=colour,
            Color2="#4e4842",
            Mortar="#2b2723",
            Scale=1.0,
            Mortar_Size=0.01,
            Mortar_Smooth=0.9,
            Bias=-0.1,
            Brick_Width=size * 1.5,
            Row_Height=size,
        )
        worn = g.ramp(g.noise(0.4, g.place(), 6), (0.3, "#9a948b"), (0.65, "#ffffff"))
        tone = g.mix(0.7, cell.outputs[0], worn, "MULTIPLY")
        relief = g.math("SUBTRACT", g.math("MULTIPLY", g.noise(14.0, g.place(), 4), 0.7), cell.outputs[1])
        g.surface(Base_Color=tone, Roughness=0.6, Specular=0.35, Normal=g.bump(relief, 0.9, 0.03))

    return material(f"cobbles {colour} {size}", draw)


def slabs(colour="#8a8378", size=(0.3, 0.3), bond=0.5):
    def draw(g):
        cell = g.add(
            "ShaderNodeTexBrick",
            {"offset": bond},
            Vector=g.metres(),
            Color1=colour,
            Color2="#6f6a62",
            Mortar="#46413b",
            Scale=1.0,
            Mortar_Size=0.005,
            Bias=-0.3,
            Brick_Width=size[0],
            Row_Height=size[1],
        )
        worn = g.ramp(g.noise(0.6, g.place(), 6), (0.3, "#a8a299"), (0.65, "#ffffff"))
        grain = g.ramp(g.noise(30.0, g.place(), 3), (0.3, "#cfcfcf"), (0.7, "#ffffff"))
        tone = g.mix(0.8, g.mix(0.7, cell.outputs[0], worn, "MULTIPLY"), grain, "MULTIPLY")
        g.surface(Base_Color=tone, Roughness=0.75, Specular=0.25, Normal=g.bump(cell.outputs[1], -0.6, 0.008))

    return material(f"slabs {colour} {size}", draw)


def loose(colour="#8c7a60", dark="#5f5342", grain=55.0):
    """Gravel, asphalt and bare soil: a speckled rough surface."""

    def draw(g):
        at = g.place()
        stones = g.add("ShaderNodeTexVoronoi", Vector=at, Scale=grain)
        speck = g.add("ShaderNodeSeparateRGB", Image=stones.outputs["Color"]).outputs[0]
        tone = g.mix(speck, colour, dark)
        worn = g.ramp(g.noise(0.5, at, 6), (0.3, "#b0aaa0"), (0.65, "#ffffff"))
        tone = g.mix(0.7, tone, worn, "MULTIPLY")
        g.surface(Base_Color=tone, Roughness=0.9, Specular=0.2, Normal=g.bump(stones.outputs["Distance"], -0.6, 0.012))

    return material(f"loose {colour} {grain}", draw)


def turf(colour="#3a4a22", dry="#565a2b"):
    """The ground under the blades of a lawn or a field."""

    def draw(g):
        at = g.place()
        tone = g.mix(g.ramp(g.noise(0.35, at, 6), (0.35, "#000000"), (0.7, "#ffffff")), colour, dry)
        blades = g.ramp(g.noise(30.0, at, 5, 0.7), (0.3, "#6f6f6f"), (0.7, "#ffffff"))
        g.surface(
            Base_Color=g.mix(0.8, tone, blades, "MULTIPLY"),
            Roughness=1.0,
            Specular=0.05,
            Normal=g.bump(g.noise(45.0, at, 3), 0.9, 0.05),
        )

    return material(f"turf {colour} {dry}", draw)


def water():
    def draw(g):
        ripples = g.noise(1.6, g.place(), 3)
        g.surface(Base_Color="#16302c", Roughness=0.03, Specular=0.6, Normal=g.bump(ripples, 0.12, 0.05))

    return material("water", draw)


def sheet(x0, x1, y0, y1, z, surface, name="ground"):
    mesh = Mesh(name)
    mesh.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], surface)
    return mesh.build()


def slab(x0, x1, y0, y1, z0, z1, surface, name="slab", bevel=0.01):
    mesh = Mesh(name)
    mesh.box(x0, x1, y0, y1, z0, z1, surface)
    return mesh.build(bevel=bevel)
