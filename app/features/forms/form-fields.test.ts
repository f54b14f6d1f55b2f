import { expect, test } from "vitest";
import type { FormName } from "../../domain/forms/form-names";
import { requiredFields } from "../../domain/forms/parse";
import { formFields, type ScreenForm } from "./form-fields";

/** Fields that the page itself sends along, and groups that are named beside their fields. */
const notDrawn = ["propertyId", "valuationAddress", "personA"];
/** Fields under whose name another one's message comes, or that only some addresses or properties of the form need. */
const drawnOtherwise: Partial<Record<FormName, Record<string, string>>> = {
	"demand-register": { zips: "zones" },
};
const neededByAddress: Partial<Record<FormName, string[]>> = {
	"contact-construction": ["unit"],
	"rent-application": ["people"],
};

test.each(Object.keys(formFields) as ScreenForm[])("%s marks as required what its schema asks for", (form) => {
	const drawn = formFields[form].flatMap(({ fields }) => fields);
	const marked = drawn.filter(({ required }) => required).map(({ name }) => name);
	const asked = requiredFields(form)
		.filter((name) => !notDrawn.includes(name))
		.map((name) => drawnOtherwise[form]?.[name] ?? name);
	expect(marked.sort()).toEqual([...asked, ...(neededByAddress[form] ?? [])].sort());
});

test("no form asks for the same field twice", () => {
	for (const sets of Object.values(formFields)) {
		const names = sets.flatMap(({ fields }) => fields.map(({ name }) => name));
		expect(new Set(names).size).toBe(names.length);
	}
});
