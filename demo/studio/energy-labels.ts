/**
 * Draws the energy labels of the four regions: `node demo/studio/energy-labels.ts`.
 * An arrow of 160 × 64 pixels at double density, /images/epc/{region}/{label}.png, legible on light and dark
 * backgrounds.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import subsetFont from "subset-font";

/** Labels of each region with their colours, best first. */
const SCALES = {
	flanders: {
		a_plus: "#00703c",
		a: "#2e9e48",
		b: "#9cc63b",
		c: "#ffdd00",
		d: "#f7a600",
		e: "#ea5b0c",
		f: "#d2232a",
	},
	brussels: {
		a_plus: "#006b3f",
		a: "#00803f",
		a_sub: "#1f9346",
		b_plus: "#46a547",
		b: "#6bb445",
		b_sub: "#8fc140",
		c_plus: "#b0cd38",
		c: "#cfd82d",
		c_sub: "#e8e01c",
		d_plus: "#fcdf0a",
		d: "#fccb0a",
		d_sub: "#f9b80d",
		e_plus: "#f6a411",
		e: "#f18f15",
		e_sub: "#ec7a18",
		f_plus: "#e6641b",
		f: "#de4e1f",
		f_sub: "#d43a22",
		g: "#b91f26",
	},
	wallonia: {
		a_plusplus: "#00602f",
		a_plus: "#00843d",
		a: "#50af47",
		b: "#a2c617",
		c: "#ffe600",
		d: "#fbba00",
		e: "#f39200",
		f: "#e6500f",
		g: "#cf1820",
	},
	luxembourg: {
		a_plusplus: "#005c2e",
		a_plus: "#00793b",
		a: "#1f9a48",
		b: "#63b345",
		c: "#aecb38",
		d: "#f2e21a",
		e: "#fbbf0f",
		f: "#f49a14",
		g: "#ea6a1a",
		h: "#d93a20",
		i: "#a81c24",
	},
} as const;

const SCALE = 2;
const WIDTH = 160 * SCALE;
const HEIGHT = 64 * SCALE;
const TIP = 30 * SCALE;
const EDGE = 2 * SCALE;
const INK = "#1c1b19";
const PAPER = "#ffffff";

/** Formats a label: `a_plus` becomes A+, `b_sub` becomes B− with a minus sign. */
function written(label: string): string {
	const [letter = "", sign = ""] = label.split("_");
	const signs: Record<string, string> = { plus: "+", plusplus: "++", sub: "−" };
	return letter.toUpperCase() + (signs[sign] ?? "");
}

function channels(hex: string): [number, number, number] {
	const value = Number.parseInt(hex.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
	const [red, green, blue] = channels(hex).map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

function contrast(one: string, other: string): number {
	const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
	return (high + 0.05) / (low + 0.05);
}

function darker(hex: string): string {
	return `#${channels(hex)
		.map((channel) =>
			Math.round(channel * 0.72)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}

function arrow(colour: string): Buffer {
	const half = EDGE / 2;
	const shape = `M${half} ${half}H${WIDTH - TIP}L${WIDTH - EDGE} ${HEIGHT / 2}L${WIDTH - TIP} ${HEIGHT - half}H${half}Z`;
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
			`<path d="${shape}" fill="${colour}" stroke="${darker(colour)}" stroke-width="${EDGE}" stroke-linejoin="round"/></svg>`,
	);
}

async function drawLabel(label: string, colour: string, fontfile: string): Promise<Buffer> {
	const ink = contrast(colour, INK) >= contrast(colour, PAPER) ? INK : PAPER;
	const text = await sharp({
		text: {
			text: `<span foreground="${ink}">${written(label)}</span>`,
			font: "Instrument Sans 68",
			fontfile,
			rgba: true,
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
	const left = Math.round((WIDTH - TIP * 0.55 - text.info.width) / 2);
	const capital = await sharp({ text: { text: "H", font: "Instrument Sans 68", fontfile } })
		.png()
		.toBuffer({ resolveWithObject: true });
	const top = Math.round((HEIGHT - Math.max(text.info.height, capital.info.height)) / 2);
	return sharp(arrow(colour))
		.composite([{ input: text.data, left, top }])
		.png({ palette: true, colours: 64, compressionLevel: 9 })
		.toBuffer();
}

/** Writes the bold text face as a TrueType file: the rasteriser does not read web fonts. */
async function writeFont(): Promise<string> {
	const source =
		"../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
	const bold = await subsetFont(readFileSync(new URL(source, import.meta.url)), "ABCDEFGHI+−", {
		targetFormat: "truetype",
		variationAxes: { wght: 700 },
	});
	const file = join(tmpdir(), `energy-label-${process.pid}.ttf`);
	writeFileSync(file, bold);
	return file;
}

const fontfile = await writeFont();
for (const [region, labels] of Object.entries(SCALES)) {
	const folder = fileURLToPath(new URL(`../../public/images/epc/${region}/`, import.meta.url));
	mkdirSync(folder, { recursive: true });
	for (const [label, colour] of Object.entries(labels)) {
		writeFileSync(join(folder, `${label}.png`), await drawLabel(label, colour, fontfile));
	}
}
rmSync(fontfile);
