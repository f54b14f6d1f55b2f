import { describe, expect, it } from "vitest";
import { type Colours, dark, light } from "./palette";

/** Backgrounds of the labels of places and streets. */
const grounds = [
	"land",
	"built",
	"green",
	"wood",
	"building",
	"street",
	"mainStreet",
	"motorway",
] as const satisfies (keyof Colours)[];

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
	["light", light],
	["dark", dark],
])("the colours of the %s map", (_, colours) => {
	it("let every name be read on whatever it stands on", () => {
		for (const name of ["label", "quietLabel"] as const) {
			for (const ground of grounds) {
				expect(contrast(colours[name], colours[ground]), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
			}
		}
		expect(contrast(colours.waterLabel, colours.water)).toBeGreaterThanOrEqual(4.5);
		expect(contrast(colours.greenLabel, colours.green)).toBeGreaterThanOrEqual(4.5);
		expect(contrast(colours.greenLabel, colours.wood)).toBeGreaterThanOrEqual(4.5);
	});

	it("let streets be told from the blocks between them, by their own colour or by their edge", () => {
		for (const street of ["street", "mainStreet", "motorway"] as const) {
			const told = Math.max(contrast(colours[street], colours.built), contrast(colours.streetEdge, colours.built));
			expect(told, street).toBeGreaterThanOrEqual(1.4);
		}
	});
});
