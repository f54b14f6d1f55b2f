import type { Accent } from "./brand";

/** Backgrounds of each scheme, as in `app/ui/styles/colours.css`. */
const grounds = {
	light: ["#fbfaf7", "#ffffff"],
	dark: ["#161513", "#1f1d1a"],
} as const;

/** Text colours on a button; the more readable one is used. */
const inks = ["#ffffff", "#1c1310"] as const;

/** Minimum contrast. Source: WCAG 2.2, success criterion 1.4.3. */
export const MIN_CONTRAST = 4.5;
/** How far the hover colour moves towards black or white. */
const STRONGER = 0.18;

export type Scheme = keyof typeof grounds;

/** Defaults of the style sheet. */
export const bundledAccents: Readonly<Record<Scheme, string>> = { light: "#a5401f", dark: "#eb9a76" };

export const colourShape = /^#[0-9a-f]{6}$/i;

function channels(colour: string): [number, number, number] {
	const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
	return [channel(1), channel(3), channel(5)];
}

/** Relative luminance. Source: WCAG 2.2, definitions. */
function luminance(colour: string): number {
	const [red, green, blue] = channels(colour);
	return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
	const share = channel / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
	const both = [luminance(one), luminance(other)];
	return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** Lowest contrast of a colour in a scheme, as a link and as a button. */
export function contrastIn(scheme: Scheme, colour: string): number {
	const asLink = Math.min(...grounds[scheme].map((ground) => contrast(colour, ground)));
	const asButton = Math.max(...inks.map((ink) => contrast(colour, ink)));
	return Math.min(asLink, asButton);
}

/** Returns a colour with its hover and text colours; hover is darker in the light scheme, lighter in the dark one. */
export function accentOf(scheme: Scheme, colour: string): Accent {
	const on = [...inks].sort((one, other) => contrast(colour, other) - contrast(colour, one))[0] ?? inks[0];
	const target = scheme === "light" ? 0 : 255;
	const strong = channels(colour).map((value) => Math.round(value + (target - value) * STRONGER));
	return {
		accent: colour.toLowerCase(),
		strong: `#${strong.map((value) => value.toString(16).padStart(2, "0")).join("")}`,
		on,
	};
}

/** Returns CSS that overrides the site's accent colours with the agency's. Print uses the light scheme. */
export function styleSheet({ light, dark }: { light: Accent; dark: Accent }): string {
	const rule = ({ accent, strong, on }: Accent) =>
		`:root{--accent:${accent};--accent-strong:${strong};--on-accent:${on}}`;
	return `${rule(light)}\n@media screen and (prefers-color-scheme:dark){${rule(dark)}}\n`;
}
