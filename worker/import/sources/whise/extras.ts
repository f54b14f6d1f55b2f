import { words } from "../../../../app/domain/language";
import { asText, figureOf, flagOf, numberOf, textOf } from "../values";

type Texts = Record<string, string>;
type Fields = Readonly<Record<string, unknown>>;

/** Names of Whise's details and of their choices, by id and language. */
export type DetailWords = { details: Map<unknown, Texts>; choices: Map<unknown, Texts> };

export function noWords(): DetailWords {
	return { details: new Map(), choices: new Map() };
}

const MAX_VALUE_LENGTH = 200;

/** Whise's types of figures with a unit. */
const units: ReadonlyMap<string, readonly [kind: "surface" | "length" | "money", unit: "m2" | "m" | "eur"]> = new Map([
	["surface", ["surface", "m2"]],
	["length", ["length", "m"]],
	["price", ["money", "eur"]],
]);

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Adds the names of details and choices from a response in one language. */
export function learnWords(words: DetailWords, language: string, details: readonly Fields[]): void {
	const learn = (of: Map<unknown, Texts>, key: unknown, text: unknown) => {
		if (key !== null && typeof text === "string") of.set(key, { ...of.get(key), [language]: capitalised(text) });
	};
	for (const { id, label, value, enum: chosen } of details) {
		learn(words.details, numberOf(id), textOf(label));
		learn(words.choices, choiceOf(chosen), textOf(value));
	}
}

function choiceOf(chosen: unknown): unknown {
	return typeof chosen === "object" && chosen !== null && "id" in chosen ? numberOf(chosen.id) : null;
}

const parking = words("Parkeerplaats", "Parking", "Parking space", "Stellplatz");
const investment = words("Opbrengsteigendom", "Immeuble de rapport", "Investment property", "Renditeobjekt");

/** Extras from an estate's own fields. @param parkings number of parking spaces from the details */
export function extrasOfEstate(estate: Fields, parkings: unknown): object[] {
	return [
		...(flagOf(estate.parking) === true && parkings === null ? [{ Key: "parking", Label: parking, Value: true }] : []),
		...(flagOf(estate.investmentEstate) === true ? [{ Key: "investment", Label: investment, Value: true }] : []),
	];
}

/**
 * Converts a detail without a field to an extra labelled with Whise's name. Returns null when the detail has no name or
 * the text is too long, and an empty list for false, empty and 0, which Whise uses for "not set".
 */
export function extrasOf(detail: Fields, language: string, words: DetailWords): object[] | null {
	const { id, label, type, value, enum: chosen } = detail;
	const [key, name] = [numberOf(id), textOf(label)];
	if (key === null || typeof name !== "string") return null;
	const Label = words.details.get(key) ?? { [language]: capitalised(name) };
	const extra = (Value: unknown) => [{ Key: asText(key), Label, Value }];
	const kind = asText(type);
	if (/yes|bool/i.test(kind)) return flagOf(value) === true ? extra(true) : [];
	const text = textOf(value);
	if (typeof text === "object" || Number(text) === 0) return [];
	const [kindOfFigure, Unit] = units.get(kind) ?? [];
	const measured = kindOfFigure === undefined ? null : figureOf(text, kindOfFigure);
	if (typeof measured === "number") return [{ Key: asText(key), Label, Value: measured, Unit }];
	const figure = /num|int|dec|float|double/i.test(kind) ? numberOf(text) : null;
	if (typeof figure === "number") return extra(figure);
	const said = asText(text);
	if (said.length > MAX_VALUE_LENGTH) return null;
	return extra(words.choices.get(choiceOf(chosen)) ?? { [language]: said });
}
