import { expect, test } from "vitest";
import { inAllLanguages, typesOf } from "./lists";

test("rows of a list are joined by their number, in the languages that have them", async () => {
	const french = { total: 1, items: [{ ID: 2, Name: "Maison" }], from: null, to: null };
	const list = {
		...french,
		total: 2,
		items: [
			{ ID: 1, Name: "Flat" },
			{ ID: 2, Name: "Huis" },
		],
	};
	expect(await inAllLanguages(["nl", "fr"], list, async () => french)).toEqual([
		[["nl", { ID: 1, Name: "Flat" }]],
		[
			["nl", { ID: 2, Name: "Huis" }],
			["fr", { ID: 2, Name: "Maison" }],
		],
	]);
});

test("rows are one where a language writes their number as text", async () => {
	const rows = (ID: unknown, Name: string) => ({ total: 1, items: [{ ID, Name }], from: null, to: null });
	expect(await inAllLanguages(["nl", "fr"], rows(2, "Huis"), async () => rows("2", "Maison"))).toEqual([
		[
			["nl", { ID: 2, Name: "Huis" }],
			["fr", { ID: "2", Name: "Maison" }],
		],
	]);
});

test("types are found by their folded name in the first language; one without number or name is none", () => {
	const types = typesOf([
		[
			["fr", { ID: "7", Name: " Propriété " }],
			["nl", { ID: "7", Name: "Eigendom" }],
		],
		[["fr", { ID: 8, Name: "" }]],
		[["fr", { Name: "Terrain" }]],
	]);
	expect([...types]).toEqual([["propriete", { id: 7, names: { fr: "Propriété", nl: "Eigendom" } }]]);
});
