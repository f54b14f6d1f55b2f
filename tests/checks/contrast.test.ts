import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("app/ui/styles/colours.css", "utf8");

type Colours = Record<string, string>;

/**
 * Colours set in one block of the style sheet.
 * @param query media query of the block; null for the block outside media queries
 */
function coloursOf(query: string | null): Colours {
	const start = query === null ? css.indexOf(":root") : css.indexOf(query);
	expect(start, query ?? ":root").toBeGreaterThanOrEqual(0);
	const block = css.slice(start, css.indexOf("}", start));
	return Object.fromEntries(
		[...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]),
	);
}

const light = coloursOf(null);
const dark = { ...light, ...coloursOf("@media screen and (prefers-color-scheme: dark) {") };
const moreLight = { ...light, ...coloursOf("@media (prefers-contrast: more)") };
const moreDark = {
	...dark,
	...coloursOf("@media (prefers-contrast: more)"),
	...coloursOf("@media screen and (prefers-color-scheme: dark) and (prefers-contrast: more)"),
};

/** Relative luminance as defined by WCAG 2. */
function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Colours, one: string, other: string): number {
	const [first = 0, second = 0] = [one, other].map((name) => luminance(colours[name] ?? "")).sort((a, b) => b - a);
	return (first + 0.05) / (second + 0.05);
}

const grounds = ["paper", "surface"];
const texts = ["ink", "quiet", "accent", "accent-strong", "good", "warning", "wrong"];

/**
 * WCAG 2.2: 4.5 for text (1.4.3 AA), 7 for enhanced contrast (1.4.6 AAA), 3 for edges of controls and focus (1.4.11
 * AA).
 */
describe.for([
	["light", light, 4.5, 3],
	["dark", dark, 4.5, 3],
	["light with more contrast", moreLight, 7, 4.5],
	["dark with more contrast", moreDark, 7, 4.5],
] as const)("in %s", ([, colours, least, leastEdge]) => {
	test.for(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
		"%s is readable on %s",
		([text, ground]) => {
			expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(least);
		},
	);

	test.for(grounds)("the edge of a control and the focus stand out from %s", (ground) => {
		expect(contrast(colours, "edge", ground)).toBeGreaterThanOrEqual(leastEdge);
		expect(contrast(colours, "accent", ground)).toBeGreaterThanOrEqual(leastEdge);
	});

	test("what is written on the accent and on ink is readable", () => {
		expect(contrast(colours, "on-accent", "accent")).toBeGreaterThanOrEqual(least);
		expect(contrast(colours, "on-accent", "accent-strong")).toBeGreaterThanOrEqual(least);
		expect(contrast(colours, "paper", "ink")).toBeGreaterThanOrEqual(least);
	});

	test("text on a hovered option stays readable", () => {
		expect(contrast(colours, "ink", "hairline")).toBeGreaterThanOrEqual(4.5);
	});
});
