"""Local coordinates of a wall, for everything on a façade: `u` along the wall, `z` up, `d` inward."""

import math

from .mesh import Mesh


class Frame:
    """`origin` is the wall's left end seen from outside, `angle` its direction in degrees (0: along +x, facing -y)."""

    def __init__(self, origin, angle=0.0, name="wall"):
        self.origin = origin
        a = math.radians(angle)
        self.along = (math.cos(a), math.sin(a), 0.0)
        self.inward = (-math.sin(a), math.cos(a), 0.0)
        self.mesh = Mesh(name)

    def at(self, u, z, d=0.0):
        o, a, n = self.origin, self.along, self.inward
        return (o[0] + u * a[0] + d * n[0], o[1] + u * a[1] + d * n[1], o[2] + z)

    def quad(self, u0, u1, z0, z1, d, material, facing=1):
        points = [self.at(u0, z0, d), self.at(u1, z0, d), self.at(u1, z1, d), self.at(u0, z1, d)]
        self.mesh.face(points if facing > 0 else points[::-1], material)

    def box(self, u0, u1, z0, z1, d0, d1, material):
        p = self.at
        u0, u1, z0, z1, d0, d1 = min(u0, u1), max(u0, u1), min(z0, z1), max(z0, z1), min(d0, d1), max(d0, d1)
        f = self.mesh.face
        f([p(u0, z0, d0), p(u1, z0, d0), p(u1, z1, d0), p(u0, z1, d0)], material)
        f([p(u1, z0, d1), p(u0, z0, d1), p(u0, z1, d1), p(u1, z1, d1)], material)
        f([p(u0, z0, d1), p(u0, z0, d0), p(u0, z1, d0), p(u0, z1, d1)], material)
        f([p(u1, z0, d0), p(u1, z0, d1), p(u1, z1, d1), p(u1, z1, d0)], material)
        f([p(u0, z1, d0), p(u1, z1, d0), p(u1, z1, d1), p(u0, z1, d1)], material)
        f([p(u0, z0, d1), p(u1, z0, d1), p(u1, z0, d0), p(u0, z0, d0)], material)

    def wall(self, u0, u1, z0, z1, holes, material, reveal=0.2, reveal_material=None, inside=None):
        """A wall with rectangular holes (u0, u1, z0, z1), their reveals, and an inner face when `inside` is given."""
        us = sorted({u0, u1, *(c for h in holes for c in h[:2] if u0 < c < u1)})
        zs = sorted({z0, z1, *(c for h in holes for c in h[2:4] if z0 < c < z1)})
        for a, b in zip(us, us[1:]):
            for c, d in zip(zs, zs[1:]):
                mu, mz = (a + b) / 2, (c + d) / 2
                if any(h[0] < mu < h[1] and h[2] < mz < h[3] for h in holes):
                    continue
                self.quad(a, b, c, d, 0.0, material)
                if inside:
                    self.quad(a, b, c, d, reveal, inside, facing=-1)
        for h in holes:
            self.reveal(h[0], h[1], h[2], h[3], reveal, reveal_material or material)

    def reveal(self, u0, u1, z0, z1, depth, material):
        p, f = self.at, self.mesh.face
        f([p(u0, z0, 0), p(u0, z0, depth), p(u0, z1, depth), p(u0, z1, 0)], material)
        f([p(u1, z0, depth), p(u1, z0, 0), p(u1, z1, 0), p(u1, z1, depth)], material)
        f([p(u0, z1, 0), p(u0, z1, depth), p(u1, z1, depth), p(u1, z1, 0)], material)
        f([p(u0, z0, depth), p(u0, z0, 0), p(u1, z0, 0), p(u1, z0, depth)], material)

    def polygon(self, points, material, d=0.0):
        """A flat face through (u, z) points, counter-clockwise seen from outside."""
        self.mesh.face([self.at(u, z, d) for u, z in points], material)

    def gable(self, u0, u1, z, rise, material):
        self.polygon([(u0, z), (u1, z), ((u0 + u1) / 2, z + rise)], material)

    def tube(self, points, radius, material, sides=10):
        self.mesh.tube([self.at(*p) for p in points], radius, material, sides)

    def build(self, bevel=0.0):
        return self.mesh.build(bevel=bevel)
