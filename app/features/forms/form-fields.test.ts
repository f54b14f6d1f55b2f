import { expect, test } from "vitest";
import { requiredFields } from "../../../tests/support/forms/required-fields";
import { textsOf } from "../../../tests/support/texts";
import { type FormName, formNames } from "../../domain/forms/form-names";
import { formFields, type ScreenForm } from "./form-fields";

/** Fields that the page submits by itself, and groups whose fields have labels of their own. */
const notDrawn = ["propertyId", "valuationAddress", "personA", "search", "openHouseId"];
/** Fields whose errors another field shows, or that only some pages or properties need. */
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

/** Texts of one language; another test checks that all languages have the same keys. */
const texts = textsOf("nl", "forms");
const everyField = Object.values(formFields).flatMap((sets) => sets.flatMap(({ fields }) => fields));

test("every field has its label, its hint and the words of its choices", () => {
	// The slot picker has texts of its own.
	const worded = everyField.filter(({ kind }) => kind !== "slot");
	const keys = worded.flatMap(({ name, words = name.split(".").at(-1) ?? name, hint, choices = [] }) => [
		`label.${words}`,
		...(hint ? [`hint.${words}`] : []),
		...choices.map((choice) => `value.${words}.${choice}`),
	]);
	expect(keys.filter((key) => !texts.has(key))).toEqual([]);
});

/** Fields that are not submitted, or are submitted under other names. */
const notInEmails = new Set(["sameAddress", "slotId"]);

test("every field and every group of fields has its label in emails", () => {
	const mail = textsOf("nl", "mail");
	const keys = everyField
		.filter(({ name }) => !notInEmails.has(name))
		.flatMap(({ name }) => {
			const [field = name, group] = name.split(".").reverse();
			return [`label.${field}`, ...(group ? [`group.${group}`] : [])];
		});
	expect([...new Set(keys)].filter((key) => !mail.has(key))).toEqual([]);
});

test("every form has its name for the agency", () => {
	const tested: FormName = "testing-testing";
	const keys = formNames.filter((form) => form !== tested).map((form) => `lead.form.${form}`);
	const mail = textsOf("nl", "mail");
	expect(keys.filter((key) => !mail.has(key))).toEqual([]);
});
