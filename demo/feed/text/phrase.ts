import type { Random } from "../random.ts";
import type { Line } from "../vocabulary.ts";

/**
 * A sentence in four languages, and the tags, separated by spaces, for which it is true. A tag after `!` must be
 * absent. Names in braces are placeholders.
 */
export type Phrase =
	| readonly [nl: string, fr: string, en: string, de: string]
	| readonly [nl: string, fr: string, en: string, de: string, tags: string];

/** Value of a placeholder: one text, or one per language. */
export type Values = Readonly<Record<string, string | Line>>;

export type PhraseDeck = {
	/** Next phrase that fits the tags and is not in `said`; null without one. */
	draw(tags: ReadonlySet<string>, said: ReadonlySet<Phrase>): Phrase | null;
};

/** Deals each phrase once, as far as it fits, before any repeats. */
export function createPhraseDeck(phrases: readonly Phrase[], random: Random): PhraseDeck {
	let hand = random.shuffled(phrases);
	function take(tags: ReadonlySet<string>, said: ReadonlySet<Phrase>): Phrase | null {
		const index = hand.findLastIndex((phrase) => !said.has(phrase) && isTrueOf(phrase, tags));
		return index < 0 ? null : hand.splice(index, 1)[0]!;
	}
	return {
		draw(tags, said) {
			const found = take(tags, said);
			if (found !== null) return found;
			hand = [...random.shuffled(phrases.filter((phrase) => !hand.includes(phrase))), ...hand];
			return take(tags, said);
		},
	};
}

/** Whether the phrase is true for these tags. */
export function isTrueOf([, , , , conditions = ""]: Phrase, tags: ReadonlySet<string>): boolean {
	return conditions
		.split(" ")
		.filter((condition) => condition !== "")
		.every((condition) => (condition.startsWith("!") ? !tags.has(condition.slice(1)) : tags.has(condition)));
}

/** Fills in the placeholders. Areas keep their unit on the same line. */
export function fill([nl, fr, en, de]: Phrase, values: Values): Line {
	return [fillIn(nl, values, 0), fillIn(fr, values, 1), fillIn(en, values, 2), fillIn(de, values, 3)];
}

function fillIn(text: string, values: Values, language: 0 | 1 | 2 | 3): string {
	const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`nothing known for {${name}} in “${text}”`);
		return typeof value === "string" ? value : value[language];
	});
	const together = filled.replaceAll(/(\d) (m²|kWh|m\b)/g, "$1\u00a0$2");
	return language === 1 ? withFrenchSpaces(together) : together;
}

/** Uses no-break spaces before French punctuation, so that it does not begin a line. */
export function withFrenchSpaces(text: string): string {
	return text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
}
