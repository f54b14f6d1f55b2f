import { expect, test } from "vitest";
import { isPlanName } from "./plan-name";

test("a plan is known by its name in each of the four languages", () => {
	for (const name of [
		"Grondplan",
		"Grondplannen gelijkvloers en verdieping",
		"Plattegrond 1e verdieping",
		"Plannen",
		"Plan des niveaux",
		"Plan de l’étage",
		"Plans",
		"Plan d'architecte",
		"Floor plan",
		"Floorplans",
		"Plan 2.03",
		"Plan A1",
		"Grundriss Erdgeschoss",
		"Grundrisse",
		"Pläne",
	]) {
		expect([name, isPlanName(name)]).toEqual([name, true]);
	}
});

test("other drawings and papers are no plans of a property", () => {
	for (const name of [
		"Kadastraal plan",
		"Plan cadastral",
		"Liggingsplan",
		"Plan de situation",
		"Lageplan",
		"Bestemmingsplan",
		"Financieel plan",
		"Planning",
		"Open plan kitchen",
		"Energieprestatiecertificaat",
		"",
	]) {
		expect([name, isPlanName(name)]).toEqual([name, false]);
	}
});
