import type { VisibilityCondition } from "../../feed/feed";
import { multilingualSchema } from "../../feed/multilingual";
import { formatDate, formatDateTime } from "../../formatting/dates";
import { listText } from "../../formatting/list-text";
import { formatNumber, formatPercent } from "../../formatting/numbers";
import { type Language, pickText } from "../../language";
import { regionOf } from "../../localities/region";
import { energyLabel, energyLabelDisplay } from "../energy";
import { formatEuro, periodWords } from "../price";
import type { Property } from "../property";
import { MAX_DEPOSIT_MONTHS } from "../rules";
import { isFieldShown } from "../visibility/visibility";
import { fieldAt } from "./field-path";
import {
	agedWords,
	facadeWords,
	floodGrades,
	headWords,
	no,
	occupied,
	oneMonth,
	orientationWords,
	unitWords,
	vacant,
	yes,
} from "./field-words";
import { type FieldKey, fieldsThatRevealThePrice, type PropertyField, propertyFields } from "./fields";

/**
 * A field ready to show: `text` is complete, with its unit, in the reader's language. `explainKey` is the key of a
 * flood grade's explanation in the namespace `fields`; null for every other field.
 */
export type FieldText = { value: number | string | boolean; text: string; explainKey: string | null };

const HIGHEST_RATE = 100;

function shown(value: FieldText["value"], text: string): FieldText {
	return { value, text, explainKey: null };
}

function numberText(field: PropertyField, value: number, language: Language): string {
	switch (field.kind) {
		case "year":
			return String(value);
		case "money":
			return formatEuro(value);
		case "monthly":
			return `${formatEuro(value)} ${periodWords.month[language]}`;
		case "rate":
			return value > HIGHEST_RATE ? formatEuro(value) : formatPercent(value, language);
		case "deposit":
			if (value > MAX_DEPOSIT_MONTHS) return formatEuro(value);
			return value === 1
				? `1\u00A0${oneMonth[language]}`
				: `${formatNumber(value, language)}\u00A0${unitWords.months[language]}`;
		default:
			return field.unit
				? `${formatNumber(value, language)}\u00A0${unitWords[field.unit][language]}`
				: formatNumber(value, language);
	}
}

function codeText(field: PropertyField, code: string, language: Language): FieldText | null {
	if (code === "") return null;
	if (field.kind === "orientation") return shown(code, orientationWords.get(code.toUpperCase())?.[language] ?? code);
	if (field.kind === "facade") {
		const known = facadeWords.get(code.toLowerCase().replace(/[\s_]+/g, "-"));
		return shown(code, known?.[language] ?? code);
	}
	if (field.kind !== "floodScore") return shown(code, code);
	const grade = floodGrades.find((one) => one === code.toUpperCase());
	return { ...shown(grade ?? code, grade ?? code), explainKey: grade ? `floodScores.${field.key}.${grade}` : null };
}

/**
 * Formats a field; null when the property lacks it, for an absent amenity, and for an energy label that the region does
 * not have.
 */
export function formatField(field: PropertyField, property: Property, language: Language): FieldText | null {
	if (field.kind === "energyLabel") {
		const region = regionOf(property.CountryID, property.Zip);
		const label = energyLabel(region, property.EnergyPerformance, property.EPCLabelText);
		return label ? shown(label, energyLabelDisplay(label)) : null;
	}
	const value = fieldAt(property, field.key);
	if (value == null) return null;
	if (typeof value === "boolean") {
		if (field.kind === "amenity" && !value) return null;
		const words = field.kind === "occupied" ? { yes: occupied, no: vacant } : { yes, no };
		return shown(value, words[value ? "yes" : "no"][language]);
	}
	if (typeof value === "number") return shown(value, numberText(field, value, language));
	if (field.kind === "date" && typeof value === "string") {
		const text = formatDate(value);
		return text === "" ? null : shown(value, text);
	}
	if (field.kind === "moment" && typeof value === "string") {
		const text = formatDateTime(value, language);
		return text === "" ? null : shown(value, text);
	}
	if (field.kind === "heads") {
		const text = headsText(property.LifeAnnuity?.Heads ?? [], language);
		return text === "" ? null : shown(text, text);
	}
	if (field.kind === "text") {
		const text = pickText(multilingualSchema.safeParse(value).data, language, property.Language);
		return text === null ? null : shown(text, text);
	}
	return typeof value === "string" ? codeText(field, value.trim(), language) : null;
}

/** `vrouw van 78 jaar en man van 81 jaar` */
function headsText(heads: readonly Head[], language: Language): string {
	const words = heads.map(({ Age: age, Sex: sex }) => {
		const who = headWords[sex ?? "x"][language];
		return age == null ? who : agedWords[language](who, age);
	});
	return listText(words, language);
}

type Head = NonNullable<NonNullable<Property["LifeAnnuity"]>["Heads"]>[number];

export type ShownField = { field: PropertyField; shown: FieldText };

const revealsThePrice: ReadonlySet<FieldKey> = new Set(fieldsThatRevealThePrice);

/**
 * The fields that a visitor sees, in display order: those with a value whose rules hold. With a hidden price, fields
 * that would reveal it are left out.
 */
export function shownFields(
	property: Property,
	language: Language,
	options: { rules: readonly VisibilityCondition[]; isPriceHidden: boolean },
): ShownField[] {
	const found: ShownField[] = [];
	for (const field of propertyFields) {
		if (options.isPriceHidden && revealsThePrice.has(field.key)) continue;
		const text = formatField(field, property, language);
		if (text && isFieldShown(field.key, options.rules, property)) found.push({ field, shown: text });
	}
	return found;
}
