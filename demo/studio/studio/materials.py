"""The palette: masonry, roofs, woods, stones, glass, cloth. Deep colours, which sunlight does not wash out."""

from .nodes import material

BRICKS = {
    "red": ("#764438", "#5b342b", "#8a5648", "#978b7e"),
    "brown": ("#6f4a37", "#54382c", "#83593f", "#9d9182"),
    "white": ("#bfb8aa", "#b1a898", "#c9c3b7", "#b9b3a7"),
    "grey": ("#7d756b", "#665f57", "#8f877b", "#8d877e"),
    "sand": ("#a38c6d", "#8c7457", "#b39b7b", "#b3a794"),
    "rose": ("#8f5c4a", "#75483b", "#a2705c", "#b5a899"),
    "dark": ("#3d3833", "#2f2b28", "#4b443d", "#4a4641"),
}


def paint(colour, rough=0.5, name=None):
    """Painted surface with a faint unevenness."""

    def draw(g):
        spots = g.noise(9.0, g.place(), 3)
        g.surface(Base_Color=colour, Roughness=rough, Specular=0.35, Normal=g.bump(spots, 0.04, 0.01))

    return material(name or f"paint {colour} {rough}", draw)


def plain(colour, rough=0.5, metallic=0.0, specular=0.5):
    def draw(g):
        g.surface(Base_Color=colour, Roughness=rough, Metallic=metallic, Specular=specular)

    return material(f"plain {colour} {rough} {metallic}", draw)


def brick(kind="red", upright=False):
    """Masonry of 210 × 65 mm courses, joints included; `upright` makes a soldier course."""
    one, two, three, joint = BRICKS[kind]

    def draw(g):
        at = g.metres(turn=1.5708 if upright else 0.0)
        wall = g.add(
            "ShaderNodeTexBrick",
            Vector=at,
            Color1=one,
            Color2=two,
            Mortar=joint,
            Scale=1.0,
            Mortar_Size=0.005,
            Mortar_Smooth=0.25,
            Bias=-0.1,
            Brick_Width=0.21,
            Row_Height=0.065,
        )
        other = g.add(
            "ShaderNodeTexBrick",
            Vector=at,
            Color1=one,
            Color2=three,
            Mortar=joint,
            Scale=1.0,
            Mortar_Size=0.005,
            Mortar_Smooth=0.25,
            Bias=-0.5,
            Brick_Width=0.21,
            Row_Height=0.065,
        )
        tone = g.mix(
            g.ramp(g.noise(0.7, g.place(), 5), (0.4, "#000000"), (0.65, "#ffffff")), wall.outputs[0], other.outputs[0]
        )
        grain = g.ramp(g.noise(40.0, g.place(), 3), (0.25, "#b8b8b8"), (0.75, "#ffffff"))
        weather = g.ramp(g.noise(0.35, g.place(), 6, 0.65), (0.3, "#c2bcb4"), (0.6, "#ffffff"))
        colour = g.mix(0.6, g.mix(0.9, tone, grain, "MULTIPLY"), weather, "MULTIPLY")
        relief = g.math("SUBTRACT", g.math("MULTIPLY", g.noise(60.0, g.place(), 2), 0.25), wall.outputs[1])
        g.surface(Base_Color=colour, Roughness=0.88, Specular=0.2, Normal=g.bump(relief, 0.7, 0.012))

    return material(f"brick {kind} {upright}", draw)


def plaster(colour="#d8cfbf"):
    def draw(g):
        weather = g.ramp(g.noise(0.5, g.place(), 6, 0.65), (0.3, "#d8d2c8"), (0.62, "#ffffff"))
        g.surface(
            Base_Color=g.mix(0.6, colour, weather, "MULTIPLY"),
            Roughness=0.9,
            Specular=0.15,
            Normal=g.bump(g.noise(70.0, g.place(), 3), 0.18, 0.01),
        )

    return material(f"plaster {colour}", draw)


def stone(colour="#6c6f70", rough=0.55):
    """Blue stone and its like: sills, plinths, doorsteps."""

    def draw(g):
        clouds = g.ramp(g.noise(6.0, g.place(), 7, 0.65), (0.3, "#a8a8a8"), (0.7, "#ffffff"))
        g.surface(
            Base_Color=g.mix(0.8, colour, clouds, "MULTIPLY"),
            Roughness=rough,
            Specular=0.35,
            Normal=g.bump(g.noise(45.0, g.place(), 3), 0.12, 0.01),
        )

    return material(f"stone {colour}", draw)


def roof_tiles(colour="#6b4034", dark="#4a2c25"):
    """Clay pantiles: rolls across, steps down the slope."""

    def draw(g):
        at = g.metres()
        split = g.add("ShaderNodeSeparateXYZ", Vector=at)
        across = g.math("FRACT", g.math("DIVIDE", split.outputs[0], 0.24))
        up = g.math("FRACT", g.math("DIVIDE", split.outputs[1], 0.34))
        roll = g.math("SINE", g.math("MULTIPLY", across, 6.2832))
        height = g.math("ADD", g.math("MULTIPLY", roll, 0.45), g.math("SUBTRACT", 1.0, up))
        cell = g.add(
            "ShaderNodeTexBrick",
            {"offset": 0.0},
            Vector=at,
            Color1=colour,
            Color2=dark,
            Mortar=dark,
            Scale=1.0,
            Mortar_Size=0.004,
            Bias=-0.3,
            Brick_Width=0.24,
            Row_Height=0.34,
        )
        moss = g.ramp(g.noise(0.9, g.place(), 6, 0.7), (0.42, "#8f8a7c"), (0.62, "#ffffff"))
        shade = g.ramp(up, (0.0, "#8a8a8a"), (0.16, "#ffffff"))
        tone = g.mix(0.85, g.mix(0.7, cell.outputs[0], moss, "MULTIPLY"), shade, "MULTIPLY")
        g.surface(Base_Color=tone, Roughness=0.7, Specular=0.3, Normal=g.bump(height, 0.9, 0.035))

    return material(f"roof tiles {colour}", draw)


def flat_tiles(colour="#3f3a38", dark="#2c2826", width=0.22, row=0.16):
    """Slates and plain tiles in half bond."""

    def draw(g):
        at = g.metres()
        split = g.add("ShaderNodeSeparateXYZ", Vector=at)
        up = g.math("FRACT", g.math("DIVIDE", split.outputs[1], row))
        cell = g.add(
            "ShaderNodeTexBrick",
            Vector=at,
            Color1=colour,
            Color2=dark,
            Mortar="#191716",
            Scale=1.0,
            Mortar_Size=0.003,
            Bias=0.0,
            Brick_Width=width,
            Row_Height=row,
        )
        moss = g.ramp(g.noise(0.8, g.place(), 6, 0.7), (0.35, "#b0aca0"), (0.6, "#ffffff"))
        shade = g.ramp(up, (0.0, "#6f6f6f"), (0.14, "#ffffff"))
        tone = g.mix(0.9, g.mix(0.6, cell.outputs[0], moss, "MULTIPLY"), shade, "MULTIPLY")
        height = g.math("ADD", g.math("SUBTRACT", 1.0, up), g.math("MULTIPLY", cell.outputs[1], -0.6))
        g.surface(Base_Color=tone, Roughness=0.5, Specular=0.4, Normal=g.bump(height, 0.7, 0.02))

    return material(f"flat tiles {colour} {width}", draw)


def zinc(colour="#63686a"):
    """Standing-seam metal, half a metre between seams."""

    def draw(g):
        split = g.add("ShaderNodeSeparateXYZ", Vector=g.metres())
        across = g.math("FRACT", g.math("DIVIDE", split.outputs[0], 0.5))
        seam = g.math("LESS_THAN", across, 0.05)
        tone = g.mix(0.5, colour, g.ramp(g.noise(1.4, g.place(), 5), (0.3, "#a0a0a0"), (0.7, "#ffffff")), "MULTIPLY")
        g.surface(Base_Color=tone, Roughness=0.42, Metallic=0.2, Normal=g.bump(seam, 0.8, 0.03))

    return material(f"zinc {colour}", draw)


def cladding(colour="#5d4331", width=0.12, upright=True):
    """Timber boards with open joints."""

    def draw(g):
        at = g.metres()
        split = g.add("ShaderNodeSeparateXYZ", Vector=at)
        place = g.math("DIVIDE", split.outputs[0 if upright else 1], width)
        edge = g.math("FRACT", place)
        joint = g.math("LESS_THAN", edge, 0.08)
        board = g.add("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"}, W=g.math("FLOOR", place)).outputs[0]
        stretch = (14, 0.9, 1) if upright else (0.9, 14, 1)
        grain = g.noise(3.0, g.metres(stretch), 5, 0.6)
        tone = g.mix(0.7, colour, g.ramp(grain, (0.3, "#8d8d8d"), (0.7, "#ffffff")), "MULTIPLY")
        tone = g.mix(0.5, tone, g.ramp(board, (0.0, "#9b9b9b"), (1.0, "#ffffff")), "MULTIPLY")
        tone = g.mix(joint, tone, "#0c0a09")
        g.surface(
            Base_Color=tone, Roughness=0.65, Specular=0.25, Normal=g.bump(g.math("SUBTRACT", 1.0, joint), 0.8, 0.02)
        )

    return material(f"cladding {colour} {width} {upright}", draw)


def corrugated(colour="#6b7276"):
    def draw(g):
        split = g.add("ShaderNodeSeparateXYZ", Vector=g.metres())
        wave = g.math("SINE", g.math("MULTIPLY", split.outputs[0], 31.4))
        height = g.math("MINIMUM", g.math("MAXIMUM", g.math("MULTIPLY", wave, 2.0), -1.0), 1.0)
        dirt = g.ramp(g.noise(0.5, g.metres((1, 0.25, 1)), 5), (0.3, "#b5b5b5"), (0.7, "#ffffff"))
        g.surface(
            Base_Color=g.mix(0.5, colour, dirt, "MULTIPLY"),
            Roughness=0.4,
            Metallic=0.25,
            Normal=g.bump(height, 0.8, 0.025),
        )

    return material(f"corrugated {colour}", draw)


def glass(tint="#dfe8e4"):
    """Thin window glass: reflects by angle and transmits the rest without noise."""

    def draw(g):
        angle = g.add("ShaderNodeFresnel", IOR=1.6).outputs[0]
        mirror = g.add("ShaderNodeBsdfGlossy", Color="#ffffff", Roughness=0.0).outputs[0]
        through = g.add("ShaderNodeBsdfTransparent", Color=tint).outputs[0]
        ray = g.add("ShaderNodeLightPath")
        indirect = g.math("MAXIMUM", ray.outputs["Is Shadow Ray"], ray.outputs["Is Diffuse Ray"])
        factor = g.math(
            "MULTIPLY", g.math("MINIMUM", g.math("MULTIPLY", angle, 1.7), 1.0), g.math("SUBTRACT", 1.0, indirect)
        )
        g.finish(g.add("ShaderNodeMixShader", Fac=factor, i1=through, i2=mirror).outputs[0])

    return material(f"glass {tint}", draw)


def glow(colour="#ffb566", strength=3.0, spots=0.0):
    """A surface that glows without lighting others, which avoids noise. `spots` varies its brightness."""

    def draw(g):
        ray = g.add("ShaderNodeLightPath").outputs["Is Diffuse Ray"]
        power = g.math("MULTIPLY", g.math("SUBTRACT", 1.0, ray), strength)
        if spots:
            cloud = g.add(
                "ShaderNodeMapRange", Value=g.noise(1.1, g.place(), 2), i1=0.3, i2=0.7, i3=1.0 - spots, i4=1.0
            ).outputs[0]
            power = g.math("MULTIPLY", power, cloud)
        g.finish(g.add("ShaderNodeEmission", Color=colour, Strength=power).outputs[0])

    made = material(f"glow {colour} {strength} {spots}", draw)
    made.cycles.sample_as_light = False
    return made


def cloth(colour="#b8aa96", weave=180.0):
    def draw(g):
        threads = g.noise(weave, g.place(), 2)
        tone = g.mix(
            0.5, colour, g.ramp(g.noise(weave * 0.4, g.place(), 3), (0.3, "#bcbcbc"), (0.7, "#ffffff")), "MULTIPLY"
        )
        g.surface(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=0.4, Normal=g.bump(threads, 0.25, 0.004))

    return material(f"cloth {colour} {weave}", draw)


def sheer(colour="#c4bdb0"):
    """Translucent curtain."""

    def draw(g):
        front = g.add("ShaderNodeBsdfDiffuse", Color=colour).outputs[0]
        back = g.add("ShaderNodeBsdfTranslucent", Color=colour).outputs[0]
        clear = g.add("ShaderNodeBsdfTransparent").outputs[0]
        fabric = g.add("ShaderNodeMixShader", Fac=0.55, i1=front, i2=back).outputs[0]
        g.finish(g.add("ShaderNodeMixShader", Fac=0.25, i1=fabric, i2=clear).outputs[0])

    return material(f"sheer {colour}", draw)


def wood(colour="#8a623f", rough=0.4, upright=False):
    """Solid wood with grain along the face (or up it)."""

    def draw(g):
        stretch = (18, 1.2, 1) if upright else (1.2, 18, 1)
        grain = g.noise(2.2, g.metres(stretch), 6, 0.62)
        tone = g.mix(0.75, colour, g.ramp(grain, (0.32, "#8c7a6a"), (0.68, "#ffffff")), "MULTIPLY")
        g.surface(Base_Color=tone, Roughness=rough, Specular=0.4, Normal=g.bump(grain, 0.08, 0.01))

    return material(f"wood {colour} {rough} {upright}", draw)


def floorboards(colour="#8c6541", width=0.16, length=1.6, turned=False):
    def draw(g):
        at = g.metres(turn=1.5708 if turned else 0.0)
        cell = g.add(
            "ShaderNodeTexBrick",
            {"offset": 0.37},
            Vector=at,
            Color1="#ffffff",
            Color2="#9a8b7d",
            Mortar="#2a2019",
            Scale=1.0,
            Mortar_Size=0.0018,
            Bias=-0.1,
            Brick_Width=length,
            Row_Height=width,
        )
        stretch = g.add("ShaderNodeMapping", Vector=at, Scale=(1.1, 16, 1)).outputs[0]
        grain = g.noise(2.4, stretch, 6, 0.6)
        tone = g.mix(0.7, colour, g.ramp(grain, (0.3, "#93816f"), (0.7, "#ffffff")), "MULTIPLY")
        tone = g.mix(0.85, tone, cell.outputs[0], "MULTIPLY")
        g.surface(
            Base_Color=tone,
            Roughness=g.math("ADD", 0.27, g.math("MULTIPLY", grain, 0.2)),
            Specular=0.4,
            Normal=g.bump(g.math("SUBTRACT", grain, cell.outputs[1]), 0.12, 0.006),
        )

    return material(f"floorboards {colour} {width} {turned}", draw)


def tiles(colour="#a9a297", size=(0.6, 0.6), joint="#8a857d", rough=0.35, bond=0.0, vary=0.12):
    """Ceramic tiles in metres; `bond` 0.5 for half bond."""

    def draw(g):
        cell = g.add(
            "ShaderNodeTexBrick",
            {"offset": bond},
            Vector=g.metres(),
            Color1="#ffffff",
            Color2="#b9b4ac",
            Mortar="#000000",
            Scale=1.0,
            Mortar_Size=0.0025,
            Mortar_Smooth=0.1,
            Bias=-0.2,
            Brick_Width=size[0],
            Row_Height=size[1],
        )
        clouds = g.ramp(g.noise(3.0, g.place(), 6, 0.6), (0.3, "#c9c4bb"), (0.7, "#ffffff"))
        tone = g.mix(0.6, g.mix(vary * 4, colour, cell.outputs[0], "MULTIPLY"), clouds, "MULTIPLY")
        tone = g.mix(cell.outputs[1], tone, joint)
        g.surface(
            Base_Color=tone,
            Roughness=rough,
            Specular=0.5,
            Normal=g.bump(g.math("SUBTRACT", 1.0, cell.outputs[1]), 0.35, 0.004),
        )

    return material(f"tiles {colour} {size} {bond} {rough}", draw)


def marble(colour="#cfcac2", vein="#6f6a66"):
    def draw(g):
        warp = g.add("ShaderNodeTexNoise", Scale=1.3, Detail=6.0, Vector=g.place()).outputs[1]
        lines = g.noise(2.0, warp, 8, 0.6)
        ridge = g.math("ABSOLUTE", g.math("SUBTRACT", lines, 0.5))
        factor = g.ramp(ridge, (0.0, "#ffffff"), (0.035, "#000000"))
        g.surface(Base_Color=g.mix(g.math("MULTIPLY", factor, 0.7), colour, vein), Roughness=0.18, Specular=0.5)

    return material(f"marble {colour} {vein}", draw)


def metal(colour="#b0aca6", rough=0.25):
    return plain(colour, rough, 1.0)
