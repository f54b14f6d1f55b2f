"""Helper for shader graphs: creates a node and its inputs in one call."""

import bpy


def linear(colour):
    """Scene-linear RGBA of an sRGB hex colour."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


class Graph:
    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def add(self, kind, properties=None, **inputs):
        """Adds a node; inputs are values, hex colours or output sockets, named as in Blender with _ for spaces."""
        node = self.tree.nodes.new(kind)
        for key, value in (properties or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.put(node, int(key[1:]) if key[0] == "i" and key[1:].isdigit() else key.replace("_", " "), value)
        return node

    def put(self, node, key, value):
        socket = node.inputs[key]
        if hasattr(value, "is_output"):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0):
        return self.add("ShaderNodeMath", {"operation": operation}, i0=a, i1=b).outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        return self.add("ShaderNodeMixRGB", {"blend_type": blend}, Fac=factor, Color1=a, Color2=b).outputs[0]

    def noise(self, scale, vector, detail=4.0, roughness=0.55):
        node = self.add("ShaderNodeTexNoise", Scale=scale, Vector=vector, Detail=detail, Roughness=roughness)
        return node.outputs["Fac"]

    def ramp(self, factor, *stops):
        """A colour ramp through (position, hex colour) stops."""
        node = self.add("ShaderNodeValToRGB", Fac=factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = linear(colour)
        return node.outputs["Color"]

    def metres(self, scale=(1, 1, 1), turn=0.0):
        uv = self.add("ShaderNodeTexCoord").outputs["UV"]
        return self.add("ShaderNodeMapping", Vector=uv, Scale=scale, Rotation=(0, 0, turn)).outputs[0]

    def place(self):
        return self.add("ShaderNodeTexCoord").outputs["Object"]

    def bump(self, height, strength=0.4, distance=0.01):
        return self.add("ShaderNodeBump", Height=height, Strength=strength, Distance=distance).outputs[0]

    def surface(self, **inputs):
        """Principled shader to the output."""
        return self.finish(self.add("ShaderNodeBsdfPrincipled", **inputs).outputs[0])

    def finish(self, shader):
        self.add("ShaderNodeOutputMaterial", Surface=shader)


def material(name, draw):
    """The material of this name, drawn once by `draw(graph)`."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    draw(Graph(made.node_tree))
    return made
