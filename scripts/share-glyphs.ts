/**
 * Extracts glyph outlines for Open Graph images from the site's fonts: `node scripts/share-glyphs.ts`.
 * The result is committed. Run it again after a change of font.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const OUTPUT = "worker/sharing/glyphs.json";
/** Units per em in the file: fine enough to use integers for the largest letter. */
const EM = 500;

const fonts = {
	serif: {
		file: "@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2",
		axes: { opsz: 36, wght: 500 },
	},
	sans: {
		file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
		axes: { wdth: 100, wght: 450 },
	},
};

function between(first: number, last: number): string {
	return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

/** Characters of Dutch, French, English and German. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa1, 0xff)}œŒŸ€–—‘’“”„…·²`;

const load = createRequire(import.meta.url);
/** CommonJS; its types lack a default export. */
const { parse } = load("opentype.js") as typeof import("opentype.js");

async function outlinesOf({ file, axes }: (typeof fonts)["serif" | "sans"]) {
	const sfnt = await subsetFont(readFileSync(load.resolve(file)), CHARACTERS, {
		targetFormat: "sfnt",
		variationAxes: axes as Record<string, number>,
	});
	const font = parse(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength) as ArrayBuffer);
	const scale = EM / font.unitsPerEm;
	const round = (value: number | undefined) => Math.round((value ?? 0) * scale);
	const glyphs: Record<string, [advance: number, outline: string]> = {};
	for (const character of new Set(CHARACTERS)) {
		const glyph = font.charToGlyph(character);
		if (glyph.index === 0) continue;
		const { commands } = glyph.getPath(0, 0, font.unitsPerEm);
		let before = "";
		const parts = commands.map((command) => {
			if (command.type === "Z") return "Z";
			if (command.type === "C") throw new Error("the fonts have quadratic curves alone");
			const end = `${round(command.x)} ${round(command.y)}`;
			const isStill = command.type === "L" && end === before;
			before = end;
			const curve = command.type === "Q" ? `${round(command.x1)} ${round(command.y1)} ` : "";
			return isStill ? "" : command.type + curve + end;
		});
		glyphs[character] = [round(glyph.advanceWidth), parts.join("")];
	}
	return glyphs;
}

const outlines = { em: EM, serif: await outlinesOf(fonts.serif), sans: await outlinesOf(fonts.sans) };
writeFileSync(OUTPUT, `${JSON.stringify(outlines)}\n`);
console.log(`${OUTPUT}: ${Object.keys(outlines.serif).length} and ${Object.keys(outlines.sans).length} letters`);
