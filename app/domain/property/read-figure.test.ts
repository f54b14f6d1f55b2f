import { expect, test } from "vitest";
import { propertySchema } from "./property";
import { type FigureKind, isInMonths, readFigure } from "./read-figure";

test.for([
	["money", "1.250", 1_250],
	["money", "345.000", 345_000],
	["money", "€ 345.000,-", 345_000],
	["money", "EUR 345 000", 345_000],
	["money", "1.850,50 €", 1_850.5],
	["money", "120 €/maand", 120],
	["money", "95 euro par mois", 95],
	["surface", "1.050", 1_050],
	["surface", "1 050 m²", 1_050],
	["surface", "85,5 qm", 85.5],
	["surface", "1,2 ha", 12_000],
	["surface", "1.050 m²", 1_050],
	["surface", "1,250 ha", 12_500],
	["surface", "12.505 a", 1_250.5],
	["surface", "1.250,5 ha", 12_505_000],
	["surface", "1,250-1,250 ha", 12_500],
	["surface", "12 a", 1_200],
	["length", "5,6 m", 5.6],
	["length", "5.600", 5.6],
	["length", "560 cm", 5.6],
	["energy", "179 kWh/m²", 179],
	["energy", "179,5 kWh/(m²*a)", 179.5],
	["energy", "179-179 kWh/m2/jaar", 179],
	["energyTotal", "34.768 kWh/jaar", 34_768],
	["co2", "41 kg CO₂/m²", 41],
	["rate", "21 %", 21],
	["deposit", "2 Monatsmieten", 2],
	["deposit", "3 mois de loyer", 3],
	["deposit", "1.900", 1_900],
	["number", " 1924 ", 1_924],
] as const satisfies readonly (readonly [FigureKind, string, number])[])("as %s, %s is %d", ([kind, text, figure]) => {
	expect(readFigure(text, kind)).toBeCloseTo(figure, 9);
});

test.for([
	["money", "2 Monatsmieten"],
	["money", "250.000 - 300.000"],
	["money", "12 €/m²"],
	["money", "1.250 €/jaar"],
	["money", "vanaf 345.000"],
	["surface", "3 slaapkamers"],
	["surface", "120 kWh"],
	["number", "ca. 1924"],
] as const)("as %s, %s is none and stays as it is", ([kind, text]) => {
	expect(readFigure(text, kind)).toBe(text);
});

test("what is no text is passed on, and blank is nothing", () => {
	expect([1.25, 0, null, undefined, " ", true].map((value) => readFigure(value, "money"))).toEqual([
		1.25,
		0,
		null,
		undefined,
		null,
		true,
	]);
});

test("a deposit says whether it is in months", () => {
	expect(["2 Monatsmieten", "3 maanden", "1.900 €", "2", 2, null].map(isInMonths)).toEqual([
		true,
		true,
		false,
		false,
		false,
		false,
	]);
});

test("a record may hold its counts as text, a half or a word is refused", () => {
	const bedrooms = (Bedrooms: string) => propertySchema.safeParse({ ID: 1, Goal: 0, Bedrooms }).data?.Bedrooms;
	expect(["3", " 12 ", "", "2,5", "three"].map(bedrooms)).toEqual([3, 12, null, undefined, undefined]);
});
