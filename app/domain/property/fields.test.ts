import { expect, test } from "vitest";
import de from "../../../locales/de/fields.json";
import en from "../../../locales/en/fields.json";
import fr from "../../../locales/fr/fields.json";
import nl from "../../../locales/nl/fields.json";
import { fieldGroups, fieldsElsewhere, fieldsThatRevealThePrice, propertyFields } from "./fields";
import { mobiscoreSchema, propertySchema } from "./property";

const keys: string[] = propertyFields.map((field) => field.key);

function textAt(labels: object, path: string): unknown {
	return path
		.split(".")
		.reduce<unknown>((at, name) => Object.entries(at ?? {}).find(([key]) => key === name)?.[1], labels);
}

test("every field of a property is in the table once, or reads some other way", () => {
	const expected = Object.keys(propertySchema.shape).filter((name) => name !== "Mobiscore");
	const listed = [...keys.filter((key) => !key.startsWith("Mobiscore.")), ...fieldsElsewhere];
	expect([...listed].sort()).toEqual(expected.sort());
});

test("the Mobiscore has its total and seven categories", () => {
	const listed = keys.filter((key) => key.startsWith("Mobiscore.")).map((key) => key.slice("Mobiscore.".length));
	expect(listed.sort()).toEqual(Object.keys(mobiscoreSchema.shape).sort());
	expect(listed).toHaveLength(8);
});

test("fields of a group are adjacent, in display order", () => {
	const order = propertyFields.map((field) => fieldGroups.indexOf(field.group));
	expect(order).toEqual([...order].sort((a, b) => a - b));
	expect(new Set(order).size).toBe(fieldGroups.length);
});

test("every field and group has a label in four languages, and no label is left over", () => {
	for (const labels of [nl, fr, en, de]) {
		for (const path of [...keys, ...fieldGroups.map((group) => `groups.${group}`)]) {
			expect([path, textAt(labels, path)]).toEqual([path, expect.stringMatching(/\S/)]);
		}
		const known = new Set([...keys.map((key) => key.split(".")[0]), "groups", "floodScores", "costs"]);
		expect(Object.keys(labels).filter((name) => !known.has(name))).toEqual([]);
	}
});

test("two fields of one group never share a label", () => {
	for (const labels of [nl, fr, en, de]) {
		for (const group of fieldGroups) {
			const texts = propertyFields.filter((field) => field.group === group).map((field) => textAt(labels, field.key));
			expect(new Set(texts).size).toBe(texts.length);
		}
	}
});

test("the fields that reveal a hidden price are fields of the table", () => {
	expect(fieldsThatRevealThePrice.filter((key) => !keys.includes(key))).toEqual([]);
});
