/**
 * Generates the agency's icons and Open Graph image: `node demo/studio/brand-files.ts RENDER_FOLDER`.
 * favicon.ico and apple-touch-icon.png come from favicon.svg, share.jpg from a rendered exterior and the logo.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PUBLIC = fileURLToPath(new URL("../../public/", import.meta.url));
const PAPER = "#fbfaf7";
const ICON = 32;
const TOUCH_ICON = 180;
const SHARE = { width: 1200, height: 630, picture: "farmhouse-2", band: 118 };

/** Renders the mark in its colour for light screens, at a size in pixels. */
function mark(size: number): Promise<Buffer> {
	return sharp(join(PUBLIC, "favicon.svg"), { density: (72 * size) / ICON })
		.resize(size, size)
		.png()
		.toBuffer();
}

/** Wraps one PNG in an ICO file: header, one directory entry, the picture. */
function wrapIcon(png: Buffer, size: number): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}

async function drawTouchIcon(): Promise<Buffer> {
	const paper = { width: TOUCH_ICON, height: TOUCH_ICON, channels: 3 as const, background: PAPER };
	return sharp({ create: paper })
		.composite([{ input: await mark(Math.round(TOUCH_ICON * 0.7)) }])
		.png({ palette: true })
		.toBuffer();
}

async function drawShare(picture: string): Promise<Buffer> {
	const photograph = await sharp(picture)
		.median(3)
		.resize(SHARE.width, SHARE.height - SHARE.band, { position: "centre" })
		.toBuffer();
	const logo = await sharp(join(PUBLIC, "logo.svg"), { density: 130 }).resize({ height: 64 }).png().toBuffer();
	const left = 48;
	const top = Math.round(SHARE.height - SHARE.band / 2 - 32);
	return sharp({ create: { width: SHARE.width, height: SHARE.height, channels: 3, background: PAPER } })
		.composite([
			{ input: photograph, left: 0, top: 0 },
			{ input: logo, left, top },
		])
		.jpeg({ quality: 82, mozjpeg: true })
		.toBuffer();
}

writeFileSync(join(PUBLIC, "favicon.ico"), wrapIcon(await mark(ICON), ICON));
writeFileSync(join(PUBLIC, "apple-touch-icon.png"), await drawTouchIcon());
const picture = join(process.argv[2] ?? "", `${SHARE.picture}.png`);
if (existsSync(picture)) writeFileSync(join(PUBLIC, "share.jpg"), await drawShare(picture));
