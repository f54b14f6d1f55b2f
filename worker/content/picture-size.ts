export type PictureSize = { type: "svg" | "png" | "jpg" | "webp"; width: number; height: number };

const LONGEST_SIDE = 10_000;
const LONGEST_DRAWING = 300_000;

/** What a picture is and how large, from its bytes: names and content types of uploads are not reliable. */
export function sizeOf(bytes: Uint8Array): PictureSize | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const size = pngSize(view) ?? jpegSize(view) ?? webpSize(view) ?? svgSize(bytes);
	const isSound = size !== null && size.width > 0 && size.height > 0;
	return isSound && Math.max(size.width, size.height) <= LONGEST_SIDE ? size : null;
}

function textAt(view: DataView, at: number, length: number): string {
	if (at + length > view.byteLength) return "";
	return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));
}

function pngSize(view: DataView): PictureSize | null {
	if (view.byteLength < 24 || textAt(view, 0, 4) !== "\x89PNG" || textAt(view, 12, 4) !== "IHDR") return null;
	return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frames that hold the size; the others of their range are tables. */
function isFrame(marker: number): boolean {
	return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegSize(view: DataView): PictureSize | null {
	if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
	for (let at = 2; at + 9 < view.byteLength; ) {
		if (view.getUint8(at) !== 0xff) return null;
		const marker = view.getUint8(at + 1);
		if (isFrame(marker)) return { type: "jpg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
		at += 2 + Math.max(2, view.getUint16(at + 2));
	}
	return null;
}

function webpSize(view: DataView): PictureSize | null {
	if (view.byteLength < 30 || textAt(view, 0, 4) !== "RIFF" || textAt(view, 8, 4) !== "WEBP") return null;
	const kind = textAt(view, 12, 4);
	if (kind === "VP8 ") {
		return { type: "webp", width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
	}
	if (kind === "VP8L") {
		const bits = view.getUint32(21, true);
		return { type: "webp", width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
	}
	if (kind !== "VP8X") return null;
	const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
	return { type: "webp", width: three(24), height: three(27) };
}

/** Parts of an SVG that could run scripts, load files or link. Drawings are only shown as images, where these do nothing. */
const active =
	/<(?:script|foreignObject|iframe|image|use|a|animate|set)\b|\son\w+\s*=|javascript:|<!ENTITY|@import|url\(\s*["']?(?!#)/i;

function svgSize(bytes: Uint8Array): PictureSize | null {
	if (bytes.byteLength > LONGEST_DRAWING) return null;
	const text = new TextDecoder().decode(bytes);
	const root = /<svg\b[^<>]*>/i.exec(text)?.[0];
	if (!root || !/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg\b/i.test(text))
		return null;
	if (active.test(text)) return null;
	const box = /\bviewBox\s*=\s*["']\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(root);
	const side = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`, "i").exec(root)?.[1]);
	const [width, height] = [side("width") || Number(box?.[1]), side("height") || Number(box?.[2])];
	return width > 0 && height > 0 ? { type: "svg", width: Math.ceil(width), height: Math.ceil(height) } : null;
}
