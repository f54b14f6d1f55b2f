/**
 * Converts rendered pictures to the site's files and writes the catalogue: `node demo/studio/variants.ts
 * RENDER_FOLDER`.
 * Skips pictures whose files are newer than their rendering. Pictures not rendered yet still get an entry.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { composeCatalogue, readPlan, type Shot, WIDTHS } from "./catalogue.ts";

const MEDIA = fileURLToPath(new URL("../../public/media/", import.meta.url));
const CATALOGUE = new URL("catalogue.json", import.meta.url);
const QUALITY = { avif: 44, jpg: 70 } as const;

type Format = keyof typeof QUALITY;

function encode(image: Sharp, format: Format): Sharp {
	if (format === "avif") return image.avif({ quality: QUALITY.avif, effort: 3 });
	return image.jpeg({ quality: QUALITY.jpg, mozjpeg: true });
}

/** A median removes single bright pixels; sharpening restores the softened detail. */
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

const folder = process.argv[2];
if (!folder) throw new Error("usage: node demo/studio/variants.ts RENDER_FOLDER");
mkdirSync(MEDIA, { recursive: true });
for (const shot of readPlan()) {
	const source = join(folder, `${shot.name}.png`);
	if (existsSync(source)) await writeVariants(shot, source);
}
writeFileSync(CATALOGUE, `${JSON.stringify(composeCatalogue(), null, "\t")}\n`);
