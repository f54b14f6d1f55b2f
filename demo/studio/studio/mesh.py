"""Meshes in metres, collected face by face, with texture coordinates in metres along each face."""

import math

import bpy

Z = (0.0, 0.0, 1.0)


def sub(a, b):
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def unit(a):
    length = math.sqrt(dot(a, a)) or 1.0
    return (a[0] / length, a[1] / length, a[2] / length)


def ease(t):
    """Moves points towards both ends, where a cushion's curvature is highest."""
    return 0.5 - 0.5 * math.cos(math.pi * t) if 0 < t < 1 else t


class Mesh:
    """Builder of one object. Faces name their material; `build` creates the Blender object."""

    def __init__(self, name):
        self.name = name
        self.verts = []
        self.faces = []
        self.face_materials = []
        self.materials = []
        self.smooth = []

    def face(self, points, material, smooth=False):
        start = len(self.verts)
        self.verts.extend(tuple(p) for p in points)
        self.faces.append(tuple(range(start, start + len(points))))
        if material not in self.materials:
            self.materials.append(material)
        self.face_materials.append(self.materials.index(material))
        self.smooth.append(smooth)

    def grid(self, rows, material, closed=False, smooth=True):
        """A smooth-shaded surface over rows of points of equal length; faces share vertices."""
        start = len(self.verts)
        width = len(rows[0])
        for row in rows:
            self.verts.extend(tuple(p) for p in row)
        if material not in self.materials:
            self.materials.append(material)
        slot = self.materials.index(material)
        for i in range(len(rows) - 1):
            for j in range(width if closed else width - 1):
                k = (j + 1) % width
                a, b = start + i * width, start + (i + 1) * width
                self.faces.append((a + j, a + k, b + k, b + j))
                self.face_materials.append(slot)
                self.smooth.append(smooth)

    def box(self, x0, x1, y0, y1, z0, z1, material):
        x0, x1 = min(x0, x1), max(x0, x1)
        y0, y1 = min(y0, y1), max(y0, y1)
        z0, z1 = min(z0, z1), max(z0, z1)
        self.face([(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)], material)
        self.face([(x1, y1, z0), (x0, y1, z0), (x0, y1, z1), (x1, y1, z1)], material)
        self.face([(x0, y1, z0), (x0, y0, z0), (x0, y0, z1), (x0, y1, z1)], material)
        self.face([(x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)], material)
        self.face([(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)], material)
        self.face([(x0, y1, z0), (x1, y1, z0), (x1, y0, z0), (x0, y0, z0)], material)

    def cushion(self, x0, x1, y0, y1, z0, z1, material, radius=0.06, puff=0.02, steps=8):
        """A soft box with rounded edges; faces bulge by `puff` in their middle."""
        low, high = (x0, y0, z0), (x1, y1, z1)
        r = min(radius, *((high[k] - low[k]) / 2 - 0.001 for k in range(3)))

        def shape(p, axis, sign):
            core = [min(max(p[k], low[k] + r), high[k] - r) for k in range(3)]
            out = unit(sub(p, core))
            q = [core[k] + out[k] * r for k in range(3)]
            swell = puff
            for k in range(3):
                if k != axis:
                    t = 2 * (p[k] - low[k]) / (high[k] - low[k]) - 1
                    swell *= 1 - t * t
            q[axis] += sign * swell
            return tuple(q)

        for axis in range(3):
            a, b = [k for k in range(3) if k != axis]
            for sign in (-1, 1):
                rows = []
                for i in range(steps + 1):
                    row = []
                    for j in range(steps + 1):
                        p = [0.0, 0.0, 0.0]
                        p[axis] = low[axis] if sign < 0 else high[axis]
                        p[a] = low[a] + (high[a] - low[a]) * ease(i / steps)
                        p[b] = low[b] + (high[b] - low[b]) * ease(j / steps)
                        row.append(shape(p, axis, sign))
                    rows.append(row if (sign > 0) == (axis != 1) else row[::-1])
                self.grid(rows, material)

    def lathe(self, profile, material, centre=(0, 0, 0), sides=32):
        """Turns a profile of (radius, height) pairs about the vertical axis."""
        rows = []
        for radius, height in profile:
            rows.append(
                [
                    (
                        centre[0] + radius * math.cos(2 * math.pi * i / sides),
                        centre[1] + radius * math.sin(2 * math.pi * i / sides),
                        centre[2] + height,
                    )
                    for i in range(sides)
                ]
            )
        self.grid(rows, material, closed=True)

    def tube(self, points, radius, material, sides=10, end_radius=None):
        """A round tube through points, tapering to `end_radius`."""
        end_radius = radius if end_radius is None else end_radius
        rows = []
        for index, point in enumerate(points):
            before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
            along = unit(sub(after, before))
            side = unit(cross(along, Z if abs(along[2]) < 0.9 else (1.0, 0.0, 0.0)))
            other = cross(side, along)
            r = radius + (end_radius - radius) * index / max(1, len(points) - 1)
            rows.append(
                [
                    tuple(
                        point[k]
                        + r * math.cos(2 * math.pi * i / sides) * side[k]
                        + r * math.sin(2 * math.pi * i / sides) * other[k]
                        for k in range(3)
                    )
                    for i in range(sides)
                ]
            )
        self.grid(rows, material, closed=True)

    def build_soft(self, location=(0, 0, 0), turn=0.0):
        """Creates the object and welds the seams of its cushions."""
        thing = self.build(location=location, turn=turn)
        thing.modifiers.new("weld", "WELD").merge_threshold = 0.0005
        return thing

    def build(self, bevel=0.0, location=(0, 0, 0), turn=0.0, subdivide=0):
        """Creates the object; `bevel` in metres rounds hard edges, `turn` rotates about the vertical in degrees."""
        data = bpy.data.meshes.new(self.name)
        data.from_pydata(self.verts, [], self.faces)
        for material in self.materials:
            data.materials.append(material)
        data.polygons.foreach_set("material_index", self.face_materials)
        data.polygons.foreach_set("use_smooth", self.smooth)
        self._lay_out(data)
        data.update()
        thing = bpy.data.objects.new(self.name, data)
        thing.location = location
        thing.rotation_euler = (0, 0, math.radians(turn))
        bpy.context.scene.collection.objects.link(thing)
        if bevel:
            weld = thing.modifiers.new("weld", "WELD")
            weld.merge_threshold = 0.0005
            modifier = thing.modifiers.new("bevel", "BEVEL")
            modifier.width = bevel
            modifier.segments = 2
            modifier.limit_method = "ANGLE"
            modifier.harden_normals = False
        if subdivide:
            modifier = thing.modifiers.new("subdivide", "SUBSURF")
            modifier.render_levels = modifier.levels = subdivide
        return thing

    def _lay_out(self, data):
        """Writes texture coordinates: across each face horizontally, and up its slope."""
        layer = data.uv_layers.new(name="metres")
        loop = 0
        for face in self.faces:
            a, b, c = (self.verts[face[i]] for i in range(3))
            normal = unit(cross(sub(b, a), sub(c, a)))
            across = (1.0, 0.0, 0.0) if abs(normal[2]) > 0.99 else unit(cross(Z, normal))
            up = (0.0, 1.0, 0.0) if abs(normal[2]) > 0.99 else cross(normal, across)
            for index in face:
                layer.data[loop].uv = (dot(self.verts[index], across), dot(self.verts[index], up))
                loop += 1


def copy(thing, location, turn=0.0, scale=1.0):
    """A second object that shares the first one's mesh, to save memory."""
    other = bpy.data.objects.new(thing.name, thing.data)
    other.location = location
    other.rotation_euler = (0, 0, math.radians(turn))
    other.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    bpy.context.scene.collection.objects.link(other)
    return other
