"""Renders one picture of the plan: blender -b -P render.py -- NAME OUTPUT_FOLDER [WIDTH SAMPLES].

Needs Blender 3.4 and NumPy for Blender's Python (Debian: blender, python3-numpy).
"""

import importlib
import json
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path[:0] = [os.path.dirname(HERE), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]

SAMPLES = {"exterior": 24, "interior": 32, "panorama": 16}
WIDTHS = {"exterior": 1200, "interior": 1200, "panorama": 2048}


def main(name, folder, width=None, samples=None):
    shoot = importlib.import_module("media.studio.shoot")
    with open(os.path.join(HERE, "plan.json")) as file:
        shot = next(entry for entry in json.load(file) if entry["name"] == name)
    view = shot["view"]
    width = int(width or WIDTHS[view])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shoot.prepare(width, width // 2 if view == "panorama" else width * 3 // 4, int(samples or SAMPLES[view]))
    scene = "panorama" if view == "panorama" else shot["kind"].replace("-", "_")
    light = importlib.import_module(f"media.scenes.{scene}").build(shot)
    options = {key: light[key] for key in ("bias", "key", "warmth", "saturation", "strength") if key in light}
    shoot.shoot(os.path.join(folder, f"{name}.png"), **options)


main(*sys.argv[sys.argv.index("--") + 1 :])
