import { Parser } from "htmlparser2";

export type PictureSize = { type: "svg" | "png" | "jpg" | "webp"; width: number; height: number };

const MAX_SIDE = 10_000;
const MAX_DRAWING_LENGTH = 300_000;

/**
 * Detects the type and size of a picture from its bytes, as names and content types of uploads are unreliable. Null
 * when it is invalid or too large.
 */
export function sizeOf(bytes: Uint8Array): PictureSize | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const size = pngSize(view) ?? jpegSize(view) ?? webpSize(view) ?? svgSize(bytes);
	const isSound = size !== null && size.width > 0 && size.height > 0;
	return isSound && Math.max(size.width, size.height) <= MAX_SIDE ? size : null;
}

function fourLetters(view: DataView, at: number): string {
	return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4));
}

function pngSize(view: DataView): PictureSize | null {
	if (view.byteLength < 24 || fourLetters(view, 0) !== "\x89PNG" || fourLetters(view, 12) !== "IHDR") return null;
	return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Whether a JPEG marker is a start-of-frame, which contains the size; 0xc4, 0xc8 and 0xcc are not. */
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
	if (view.byteLength < 30 || fourLetters(view, 0) !== "RIFF" || fourLetters(view, 8) !== "WEBP") return null;
	const kind = fourLetters(view, 12);
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

/**
 * SVG elements that run scripts, load files or link. Defence in depth: an SVG is only shown as an image, where these
 * have no effect.
 */
const active = new Set(["script", "foreignobject", "iframe", "image", "use", "a", "animate", "set"]);

/** In an attribute value or a style sheet. */
const activeValue = /javascript:|@import|url\(\s*["']?(?!#)/i;

/** A stylesheet instruction can turn the SVG into a page; a DOCTYPE can define entities with any content. */
const activeInstruction = /^(?:\?xml-stylesheet\b|!doctype[^[]*\[)/i;

function svgSize(bytes: Uint8Array): PictureSize | null {
	if (bytes.byteLength > MAX_DRAWING_LENGTH) return null;
	const elements: { name: string; attributes: Readonly<Record<string, string>> }[] = [];
	const instructions: string[] = [];
	let [before, within] = ["", ""];
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				// Removes the namespace prefix, which is arbitrary.
				elements.push({ name: name.toLowerCase().replace(/^.*:/, ""), attributes });
			},
			ontext(text) {
				if (elements.length === 0) before += text;
				else within += text;
			},
			onprocessinginstruction(_, data) {
				instructions.push(data);
			},
		},
		{ xmlMode: true },
	);
	parser.end(new TextDecoder().decode(bytes));
	const [root] = elements;
	if (root?.name !== "svg" || before.trim() !== "") return null;
	const isLoading = instructions.some((instruction) => activeInstruction.test(instruction));
	if (isLoading || activeValue.test(within) || elements.some(isActive)) return null;
	return drawnSize(root.attributes);
}

function isActive({ name, attributes }: { name: string; attributes: Readonly<Record<string, string>> }): boolean {
	const runs = ([key, value]: [string, string]) => /^on/i.test(key) || activeValue.test(value);
	return active.has(name) || Object.entries(attributes).some(runs);
}

/** Size by width and height, otherwise by the viewBox. */
function drawnSize(root: Readonly<Record<string, string>>): PictureSize | null {
	const [, , boxWidth, boxHeight] = (root.viewBox ?? "")
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	const side = (value = "") => Number(value.replace(/px$/, ""));
	const [width, height] = [side(root.width) || Number(boxWidth), side(root.height) || Number(boxHeight)];
	return width > 0 && height > 0 ? { type: "svg", width: Math.ceil(width), height: Math.ceil(height) } : null;
}
