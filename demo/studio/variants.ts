/**
 * Turns rendered pictures into the site's files and writes the catalogue: `node demo/studio/variants.ts RENDER_FOLDER`.
 * Pictures whose files are newer than their rendering are left alone; those not rendered yet keep an entry without preview.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { type CatalogueEntry, composeCatalogue, readPlan, type Shot, WIDTHS } from "./catalogue.ts";

const MEDIA = fileURLToPath(new URL("../../public/media/", import.meta.url));
const CATALOGUE = new URL("catalogue.json", import.meta.url);
const QUALITY = { avif: 44, jpg: 70 } as const;
const PREVIEW = { width: 12, height: 9, quality: 30 } as const;

type Format = keyof typeof QUALITY;

function encode(image: Sharp, format: Format): Sharp {
	if (format === "avif") return image.avif({ quality: QUALITY.avif, effort: 3 });
	return image.jpeg({ quality: QUALITY.jpg, mozjpeg: true });
}

/** Single bright grains go by a median, and what that softens comes back by a light sharpening. */
function develop(source: string, width: number): Sharp {
	return sharp(source).median(3).resize(width, null, { kernel: "lanczos3" }).sharpen({ sigma: 0.8, m1: 0.4, m2: 1.1 });
}

function fileOf(shot: Shot, width: number, format: Format): string {
	const widest = Math.max(...WIDTHS[shot.view]);
	const suffix = shot.view === "panorama" && width === widest ? "" : `-${width}`;
	return join(MEDIA, `${shot.name}${suffix}.${format}`);
}

async function writeVariants(shot: Shot, source: string): Promise<void> {
	const formats: readonly Format[] = shot.view === "panorama" ? ["jpg"] : ["avif", "jpg"];
	for (const width of WIDTHS[shot.view]) {
		for (const format of formats) {
			const file = fileOf(shot, width, format);
			if (existsSync(file) && statSync(file).mtimeMs > statSync(source).mtimeMs) continue;
			await encode(develop(source, width), format).toFile(file);
		}
	}
}

/** A picture of a few pixels that stands in while the real one loads, as a data URI. */
async function drawPreview(source: string): Promise<string> {
	const tiny = await sharp(source)
		.resize(PREVIEW.width, PREVIEW.height, { fit: "fill" })
		.webp({ quality: PREVIEW.quality, effort: 6 })
		.toBuffer();
	return `data:image/webp;base64,${tiny.toString("base64")}`;
}

function readPreviews(): Map<string, string> {
	if (!existsSync(CATALOGUE)) return new Map();
	const entries = JSON.parse(readFileSync(CATALOGUE, "utf8")) as CatalogueEntry[];
	return new Map(entries.map(({ name, preview }) => [name, preview]));
}

const folder = process.argv[2];
if (!folder) throw new Error("usage: node demo/studio/variants.ts RENDER_FOLDER");
mkdirSync(MEDIA, { recursive: true });
const previews = readPreviews();
for (const shot of readPlan()) {
	const source = join(folder, `${shot.name}.png`);
	if (!existsSync(source)) continue;
	await writeVariants(shot, source);
	previews.set(shot.name, await drawPreview(source));
}
writeFileSync(CATALOGUE, `${JSON.stringify(composeCatalogue(previews), null, "\t")}\n`);
