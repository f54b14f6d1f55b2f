"""Feature-guided denoiser and tone curve, for linear float arrays of height × width × 3."""

import struct
import zlib

import numpy as np

STEPS = (1, 2, 4, 8)
KERNEL = ((-1, 0.25), (0, 0.5), (1, 0.25))


def luminance(rgb):
    return rgb[..., 0] * 0.2126 + rgb[..., 1] * 0.7152 + rgb[..., 2] * 0.0722


def shifted(image, dy, dx):
    return np.roll(image, (dy, dx), axis=(0, 1))


def tame(light):
    """Reduces pixels brighter than all their neighbours to the brightest neighbour."""
    level = luminance(light)
    around = np.stack([shifted(level, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if y or x])
    ceiling = np.sort(around, axis=0)[-2] * 1.25 + 1e-4
    return light * np.minimum(1.0, ceiling / np.maximum(level, 1e-6))[..., None]


def despeckle(colour, rounds=2):
    """Limits bright or dark pixels to the second-most extreme neighbour, which keeps lines one pixel wide."""
    for _ in range(rounds):
        level = luminance(colour)
        around = np.sort(np.stack([shifted(level, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if y or x]), axis=0)
        wanted = np.clip(level, around[1] * 0.92, around[-2] * 1.08)
        colour = colour * (wanted / np.maximum(level, 1e-6))[..., None]
    return colour


def denoise(colour, albedo, normal, depth, strength=1.0):
    """Edge-avoiding à-trous filter on light divided by albedo: removes noise and keeps textures sharp."""
    seen = (depth < 1e4)[..., None]
    base = np.where(seen, np.maximum(albedo, 0.02), 1.0).astype(np.float32)
    light = tame(np.where(seen, colour / base, colour)).astype(np.float32)
    near = np.log(np.clip(depth, 0.05, 1e5)).astype(np.float32)
    guides = np.concatenate([normal * 2.6, albedo * 1.2], axis=-1).astype(np.float32)
    for index, step in enumerate(STEPS):
        total, weights = light * 0.25, np.full(light.shape[:2], 0.25, np.float32)
        tone = np.log1p(luminance(light) * 4) * np.float32((index + 1) * 2 / strength)
        for ky, wy in KERNEL:
            for kx, wx in KERNEL:
                if not ky and not kx:
                    continue
                dy, dx = ky * step, kx * step
                far = ((shifted(guides, dy, dx) - guides) ** 2).sum(-1)
                far += np.abs(shifted(near, dy, dx) - near) * np.float32(18 / step)
                far += (shifted(tone, dy, dx) - tone) ** 2
                w = np.exp(-far) * np.float32(wy * wx)
                total += shifted(light, dy, dx) * w[..., None]
                weights += w
        light = np.where(seen, total / weights[..., None], light)
    return despeckle(np.where(seen, light * base, colour))


def expose(colour, depth, key=0.2, bias=0.0, weight_sky=0.25):
    """Scales the exposure so that the mid-tone equals `key`; the sky has a low weight."""
    level = np.log(np.maximum(luminance(colour), 1e-4))
    weight = np.where(depth < 1e4, 1.0, weight_sky)
    middle = np.exp((level * weight).sum() / weight.sum())
    return colour * (key / middle) * 2.0**bias


def curve(colour, warmth=0.03, saturation=0.88):
    """Film-like tone curve with a soft shoulder, slight warmth and sRGB encoding."""
    balanced = colour * np.array([1 + warmth, 1.0, 1 - warmth], np.float32)
    grey = luminance(balanced)[..., None]
    x = np.maximum(0, grey + (balanced - grey) * saturation) * 0.8
    film = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return np.where(film <= 0.0031308, film * 12.92, 1.055 * film ** (1 / 2.4) - 0.055)


def write_png(path, image):
    """Writes an 8-bit RGB PNG, dithered by less than one level to avoid banding in skies."""
    noise = np.random.default_rng(7).random(image.shape, np.float32) - 0.5
    pixels = np.clip(image * 255 + noise + 0.5, 0, 255).astype(np.uint8)
    height, width, _ = pixels.shape
    raw = b"".join(b"\0" + row.tobytes() for row in pixels)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b"")
        )
