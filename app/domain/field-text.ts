import { formatDate } from "./dates";
import { energyLabel, energyLabelDisplay } from "./energy";
import type { VisibilityCondition } from "./feed";
import { type Language, multilingualSchema, pickText } from "./language";
import { formatEuro } from "./price";
import type { Property } from "./property";
import { type FieldUnit, fieldsThatTellThePrice, type PropertyField, propertyFields } from "./property-fields";
import { regionOf } from "./region";
import { isFieldShown } from "./visibility";

/**
 * A field ready to show. `text` is complete, unit included. Where the words are the interface's own (`words.yes`,
 * `orientations.SW`, `facades.closed`), `textKey` is their key in the namespace `fields` and `text` what to fall back
 * on. `explainKey` names, in the same namespace, what a code means.
 */
export type FieldText = {
	value: number | string | boolean;
	text: string;
	textKey: string | null;
	explainKey: string | null;
};

const unitTexts: Record<FieldUnit, Record<Language, string>> = {
	m2: { nl: "m²", fr: "m²", en: "m²", de: "m²" },
	m: { nl: "m", fr: "m", en: "m", de: "m" },
	kwhPerM2Year: { nl: "kWh/m² per jaar", fr: "kWh/m² par an", en: "kWh/m² per year", de: "kWh/m² pro Jahr" },
	kwhPerYear: { nl: "kWh per jaar", fr: "kWh par an", en: "kWh per year", de: "kWh pro Jahr" },
	kgCo2PerM2Year: {
		nl: "kg CO₂/m² per jaar",
		fr: "kg CO₂/m² par an",
		en: "kg CO₂/m² per year",
		de: "kg CO₂/m² pro Jahr",
	},
	eur: { nl: "€", fr: "€", en: "€", de: "€" },
	percent: { nl: "%", fr: "%", en: "%", de: "%" },
	months: { nl: "maanden", fr: "mois", en: "months", de: "Monate" },
	outOfTen: { nl: "op 10", fr: "sur 10", en: "out of 10", de: "von 10" },
};

const oneMonth: Record<Language, string> = { nl: "maand", fr: "mois", en: "month", de: "Monat" };

const HIGHEST_RATE = 100;
const MOST_DEPOSIT_MONTHS = 24;
const MOST_DECIMALS = 2;

// Belgian Dutch in every language, like the prices: two ways to write a number on one page would be misread.
const plainNumber = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: MOST_DECIMALS });

/** A number as the site writes it in every language: `1.234,5`. */
export function formatNumber(value: number): string {
	return plainNumber.format(value);
}

export function unitText(unit: FieldUnit, language: Language): string {
	return unitTexts[unit][language];
}

function rawValue(property: Property, key: PropertyField["key"]): unknown {
	const [name = "", part] = key.split(".");
	const value = Object.getOwnPropertyDescriptor(property, name)?.value;
	if (part === undefined || typeof value !== "object" || value === null) return part === undefined ? value : null;
	return Object.getOwnPropertyDescriptor(value, part)?.value;
}

function shown(value: FieldText["value"], text: string, textKey: string | null = null): FieldText {
	return { value, text, textKey, explainKey: null };
}

function numberText(field: PropertyField, value: number, language: Language): string {
	switch (field.kind) {
		case "year":
			return String(value);
		case "money":
			return formatEuro(value);
		case "rate":
			return value > HIGHEST_RATE ? formatEuro(value) : `${formatNumber(value)} %`;
		case "deposit":
			if (value > MOST_DEPOSIT_MONTHS) return formatEuro(value);
			return value === 1 ? `1 ${oneMonth[language]}` : `${formatNumber(value)} ${unitText("months", language)}`;
		default:
			return field.unit ? `${formatNumber(value)} ${unitText(field.unit, language)}` : formatNumber(value);
	}
}

const orientations = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
const facades = ["closed", "half-open", "open"];
const floodScores = ["A", "B", "C", "D"];

function codeText(field: PropertyField, code: string): FieldText | null {
	if (code === "") return null;
	if (field.kind === "orientation") {
		const known = orientations.find((one) => one === code.toUpperCase());
		return shown(code, code, known ? `orientations.${known}` : null);
	}
	if (field.kind === "facade") {
		const known = facades.find((one) => one === code.toLowerCase().replace(/[\s_]+/g, "-"));
		return shown(code, code, known ? `facades.${known}` : null);
	}
	if (field.kind === "floodScore") {
		const known = floodScores.find((one) => one === code.toUpperCase());
		return { ...shown(known ?? code, known ?? code), explainKey: known ? `floodScores.${field.key}.${known}` : null };
	}
	return shown(code, code);
}

/**
 * A field's value and text in a language; null where the property does not have it, where an amenity is absent, and for
 * an energy label that the region does not know.
 */
export function formatField(field: PropertyField, property: Property, language: Language): FieldText | null {
	if (field.kind === "energyLabel") {
		const region = regionOf(property.CountryID, property.Zip);
		const label = energyLabel(region, property.EnergyPerformance, property.EPCLabelText);
		return label ? shown(label, energyLabelDisplay(label)) : null;
	}
	const value = rawValue(property, field.key);
	if (value == null) return null;
	if (typeof value === "boolean") {
		if (field.kind === "amenity" && !value) return null;
		return shown(value, value ? "✓" : "–", value ? "words.yes" : "words.no");
	}
	if (typeof value === "number") return shown(value, numberText(field, value, language));
	if (field.kind === "date" && typeof value === "string") {
		const text = formatDate(value);
		return text === "" ? null : shown(value, text);
	}
	if (field.kind === "text") {
		const text = pickText(multilingualSchema.safeParse(value).data, language, property.Language);
		return text === null ? null : shown(text, text);
	}
	return typeof value === "string" ? codeText(field, value.trim()) : null;
}

export type ShownField = { field: PropertyField; shown: FieldText };

/**
 * The fields that a visitor sees, in display order: those the property has, whose rules hold, and, where its price is
 * hidden, from which that price cannot be worked out.
 */
export function shownFields(
	property: Property,
	language: Language,
	options: { rules: readonly VisibilityCondition[]; isPriceHidden: boolean },
): ShownField[] {
	const found: ShownField[] = [];
	for (const field of propertyFields) {
		if (options.isPriceHidden && fieldsThatTellThePrice.includes(field.key)) continue;
		const text = formatField(field, property, language);
		if (text && isFieldShown(field.key, options.rules, property)) found.push({ field, shown: text });
	}
	return found;
}
