import type { Language, Words } from "../../language";
import type { FieldUnit } from "./fields";

export const unitWords: Readonly<Record<FieldUnit, Words>> = {
	m2: { nl: "m²", fr: "m²", en: "m²", de: "m²" },
	m: { nl: "m", fr: "m", en: "m", de: "m" },
	cm: { nl: "cm", fr: "cm", en: "cm", de: "cm" },
	kwhPerM2Year: { nl: "kWh/m² per jaar", fr: "kWh/m² par an", en: "kWh/m² per year", de: "kWh/m² pro Jahr" },
	kwhPerYear: { nl: "kWh per jaar", fr: "kWh par an", en: "kWh per year", de: "kWh pro Jahr" },
	kgCo2PerM2Year: {
		nl: "kg CO₂/m² per jaar",
		fr: "kg CO₂/m² par an",
		en: "kg CO₂/m² per year",
		de: "kg CO₂/m² pro Jahr",
	},
	eur: { nl: "€", fr: "€", en: "€", de: "€" },
	eurPerMonth: { nl: "€ per maand", fr: "€ par mois", en: "€ per month", de: "€ pro Monat" },
	percent: { nl: "%", fr: "%", en: "%", de: "%" },
	months: { nl: "maanden", fr: "mois", en: "months", de: "Monate" },
	years: { nl: "jaar", fr: "ans", en: "years", de: "Jahre" },
	outOfTen: { nl: "op 10", fr: "sur 10", en: "out of 10", de: "von 10" },
};

export const oneMonth: Words = { nl: "maand", fr: "mois", en: "month", de: "Monat" };

const propertyWord: Words = { nl: "Pand nr.", fr: "Bien n°", en: "Property no.", de: "Immobilie Nr." };

/** Name of a property known by its number only. */
export function numberedName(id: number, language: Language): string {
	return `${propertyWord[language]}\u00A0${id}`;
}

/** Joins type and city when the title is not in the reader's language: `Wohnung in Gent`. */
export const inCityWord: Words = { nl: "in", fr: "à", en: "in", de: "in" };

/** Name of a project without name or city; its number follows. */
export const projectWord: Words = { nl: "Project", fr: "Projet", en: "Project", de: "Projekt" };

export const yes: Words = { nl: "ja", fr: "oui", en: "yes", de: "ja" };

export const no: Words = { nl: "nee", fr: "non", en: "no", de: "nein" };

/** Whether the seller of a life annuity continues to live there. */
export const occupied: Words = { nl: "bezet", fr: "occupé", en: "occupied", de: "bewohnt" };

export const vacant: Words = { nl: "vrij", fr: "libre", en: "vacant", de: "frei" };

/** Persons on whose lives an annuity is paid, by the feed's codes. */
export const headWords: Readonly<Record<"f" | "m" | "x", Words>> = {
	f: { nl: "vrouw", fr: "femme", en: "woman", de: "Frau" },
	m: { nl: "man", fr: "homme", en: "man", de: "Mann" },
	x: { nl: "persoon", fr: "personne", en: "person", de: "Person" },
};

export const agedWords: Readonly<Record<Language, (who: string, age: number) => string>> = {
	nl: (who, age) => `${who} van ${age} jaar`,
	fr: (who, age) => `${who} de ${age} ans`,
	en: (who, age) => `${who} aged ${age}`,
	de: (who, age) => `${who} (${age} Jahre)`,
};

/** Points of the compass, by the feed's codes. */
export const orientationWords: ReadonlyMap<string, Words> = new Map([
	["N", { nl: "noord", fr: "nord", en: "north", de: "Norden" }],
	["NE", { nl: "noordoost", fr: "nord-est", en: "north-east", de: "Nordosten" }],
	["E", { nl: "oost", fr: "est", en: "east", de: "Osten" }],
	["SE", { nl: "zuidoost", fr: "sud-est", en: "south-east", de: "Südosten" }],
	["S", { nl: "zuid", fr: "sud", en: "south", de: "Süden" }],
	["SW", { nl: "zuidwest", fr: "sud-ouest", en: "south-west", de: "Südwesten" }],
	["W", { nl: "west", fr: "ouest", en: "west", de: "Westen" }],
	["NW", { nl: "noordwest", fr: "nord-ouest", en: "north-west", de: "Nordwesten" }],
]);

/** Detached, semi-detached or terraced, by the feed's codes. */
export const facadeWords: ReadonlyMap<string, Words> = new Map([
	["closed", { nl: "gesloten", fr: "deux façades", en: "terraced", de: "geschlossen" }],
	["half-open", { nl: "halfopen", fr: "trois façades", en: "semi-detached", de: "halboffen" }],
	["open", { nl: "open", fr: "quatre façades", en: "detached", de: "offen" }],
]);

/** Grades of the Flemish flood check. */
export const floodGrades = ["A", "B", "C", "D"] as const;
