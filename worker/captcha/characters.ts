import type { Links } from "../platform/links";

/** Letters and digits that are distinguishable in picture and sound in every language of the site. */
export const alphabet = "ACEFHJKLMPRTUWXY3479";

const LENGTH = 5;

/** Deterministic random generator (mulberry32); returns numbers in [0, 1). */
export type Random = () => number;

export type Drawn = { text: string; random: Random };

/**
 * Derives the text and noise of a captcha from its id and a secret. Nothing is stored until the captcha is used, and
 * picture and sound can be drawn at any time.
 */
export async function drawnFrom(links: Links, id: string, noiseOf: "picture" | "sound"): Promise<Drawn> {
	const letters = links.digest("captcha", `text ${id}`);
	const noise = links.digest("captcha", `${noiseOf} ${id}`);
	const text = Array.from(letters.subarray(0, LENGTH), (byte) => alphabet[byte % alphabet.length]).join("");
	return { text, random: randomFrom(new DataView(noise.buffer).getUint32(0)) };
}

function randomFrom(seed: number): Random {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Normalises an answer: ignores case, spaces and diacritics. */
export function normalAnswer(answer: string): string {
	return answer
		.normalize("NFKC")
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, "");
}
