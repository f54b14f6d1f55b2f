import { formatNumber } from "../../formatting/numbers";
import { type Language, pickText } from "../../language";
import { formatEuro } from "../price";
import type { Property } from "../property";
import { no, unitWords, yes } from "./field-words";

/** A fact from the agency's system without a field of its own, as a page shows it. */
export type ExtraFact = { key: string; label: string; text: string };

/** Keys not shown, as set at the desk; state of the isolate. */
let hiddenKeys: ReadonlySet<string> = new Set();

export function setHiddenExtras(keys: readonly string[]): void {
	hiddenKeys = new Set(keys);
}

type Extra = NonNullable<Property["Extras"]>[number];

/** Returns the extras in the reader's language when available; drops empty ones and 0. */
export function shownExtras(property: Property, language: Language): ExtraFact[] {
	const textIn = (text: Extra["Label"]) => pickText(text, language, property.Language);
	const facts = (property.Extras ?? []).flatMap(({ Key: key, Label, Value, Unit }) => {
		if (hiddenKeys.has(key)) return [];
		const label = textIn(Label);
		const text =
			typeof Value === "object" || typeof Value === "string" ? textIn(Value) : plainText(Value, Unit, language);
		return label && text ? [{ key, label, text }] : [];
	});
	// Keeps the first fact per label: a description list names each term once.
	return facts.filter(({ label }, at) => facts.findIndex((other) => other.label === label) === at);
}

function plainText(value: number | boolean, unit: Extra["Unit"], language: Language): string | null {
	if (typeof value === "boolean") return value ? yes[language] : no[language];
	if (value === 0) return null;
	if (unit === "eur") return formatEuro(value);
	const figure = formatNumber(value, language);
	return unit ? `${figure}\u00A0${unitWords[unit][language]}` : figure;
}
