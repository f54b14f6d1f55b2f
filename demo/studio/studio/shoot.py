"""Renders the scene with Cycles and develops the result."""

import os
import tempfile

import bpy
import numpy as np

from . import develop

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth"}


def prepare(width, height, samples, seed=1):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = False
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.seed = seed
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.06
    cycles.adaptive_min_samples = max(4, samples // 3)
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 4.0
    cycles.sample_clamp_direct = 30.0
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_layers[0].cycles.denoising_store_passes = True


def shoot(path, bias=0.0, key=0.2, warmth=0.03, saturation=0.88, strength=1.0):
    """Renders to `path` (PNG). `bias` is added to the automatic exposure, in stops."""
    with tempfile.TemporaryDirectory() as folder:
        route_passes(folder)
        bpy.ops.render.render(write_still=False)
        layers = {name: load(os.path.join(folder, f"{name}0001.exr")) for name in PASSES}
    depth = layers["depth"][..., 0]
    clean = develop.denoise(layers["colour"], layers["albedo"], layers["normal"], depth, strength)
    toned = develop.curve(develop.expose(clean, depth, key, bias), warmth, saturation)
    part = f"{path}.part"
    develop.write_png(part, toned)
    os.replace(part, path)


def route_passes(folder):
    scene = bpy.context.scene
    scene.frame_set(1)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.file_slots.clear()
    for name, socket in PASSES.items():
        out.file_slots.new(name)
        tree.links.new(layers.outputs[socket], out.inputs[name])


def load(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()
