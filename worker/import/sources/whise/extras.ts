import { words } from "../../../../app/domain/language";
import { asText, figureOf, flagOf, numberOf, textOf } from "../values";

type Texts = Record<string, string>;
type Fields = Readonly<Record<string, unknown>>;

/** What Whise calls its details and the choices of their lists, by number and language. */
export type DetailWords = { details: Map<unknown, Texts>; choices: Map<unknown, Texts> };

export function noWords(): DetailWords {
	return { details: new Map(), choices: new Map() };
}

const LONGEST_VALUE = 200;

/** Whise's types of figures that have a unit. */
const units: ReadonlyMap<string, readonly [kind: "surface" | "length" | "money", unit: "m2" | "m" | "eur"]> = new Map([
	["surface", ["surface", "m2"]],
	["length", ["length", "m"]],
	["price", ["money", "eur"]],
]);

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Adds what an answer in one language calls the details that are in it. */
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

/** What an estate says beside its details and no field is for. @param parkings how many its details count */
export function extrasOfEstate(estate: Fields, parkings: unknown): object[] {
	return [
		...(flagOf(estate.parking) === true && parkings === null ? [{ Key: "parking", Label: parking, Value: true }] : []),
		...(flagOf(estate.investmentEstate) === true ? [{ Key: "investment", Label: investment, Value: true }] : []),
	];
}

/**
 * A detail that no field is for, under Whise's own name for it; null where it has none. What there is not, and a nought,
 * Whise's way to say nothing, is left out by an empty list.
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
	if (said.length > LONGEST_VALUE) return null;
	return extra(words.choices.get(choiceOf(chosen)) ?? { [language]: said });
}
