import { beforeAll, describe, expect, test } from "vitest";
import { nest } from "../../app/domain/forms/names";
import { languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { type FormField, formFields, type ScreenForm } from "../../app/features/forms/form-fields";
import { type Control, readForm } from "../support/forms/form-html";
import { importProperties, property, sendForm } from "../support/forms/forms";
import { aboutSearch, type Fields, plainForms, returned } from "../support/forms/plain-forms";
import { ask } from "../support/site";

beforeAll(importProperties);

const screens = [...plainForms, ["unsubscribe", "unsubscribe", ""]] as [
	ScreenForm,
	(typeof plainForms)[number][1],
	string,
][];

const notice = {
	nl: "Controleer de velden in het rood, met een foutmelding",
	fr: "champs en rouge, avec un message d’erreur",
	en: "fields in red, with an error message",
	de: "rot markierten Felder mit einer Fehlermeldung",
};

/** Hidden fields of the page, which return the form to its own page. */
function subjectOf(search: string): Fields {
	if (search.includes("project=")) return { projectId: 5 };
	if (search.includes("city=")) return { search: aboutSearch };
	return search.includes("property=") ? { propertyId: property.id } : {};
}

const TOO_LONG = "x".repeat(1_000);

/** Invalid value by kind of field; undefined when every value is valid. */
const wrongValues: Record<FormField["kind"], unknown> = {
	text: TOO_LONG,
	locality: TOO_LONG,
	street: TOO_LONG,
	long: TOO_LONG.repeat(6),
	email: "lotte@",
	tel: "12",
	url: "javascript:alert(1)",
	number: "-1",
	date: "2026-02-30",
	radio: "zzz",
	boxes: ["<zzz>"],
	select: TOO_LONG,
	country: "999",
	slot: TOO_LONG,
	region: undefined,
	ages: undefined,
	flag: undefined,
	file: undefined,
};

function everythingWrong(form: ScreenForm): Fields {
	const drawn = formFields[form].flatMap(({ fields }) => fields);
	const entries = drawn.flatMap(({ name, kind }): [string, unknown][] => {
		if (kind === "ages") return [[`${name}.0.age`, "-4"]];
		if (kind === "region") return [["zips", ["x"]]];
		return wrongValues[kind] === undefined ? [] : [[name, wrongValues[kind]]];
	});
	return Object.fromEntries(entries);
}

/** Description that a screen reader announces for a control: its own and its group's. */
function wordsOf({ describedBy, group }: Control, texts: ReadonlyMap<string, string>): string {
	return [...describedBy, ...group].map((id) => texts.get(id) ?? "").join(" ");
}

describe.for(screens)("%s on %s%s", ([form, page, search]) => {
	// An offer has a review step with the captcha.
	const address = form === "offer" ? "offer/review" : form;

	test.for([
		["empty", { captcha: "" }],
		["wrong in every field", everythingWrong(form)],
	] as const)("%s says what is missing beside each field, in every language", async ([, fields]) => {
		for (const lang of languages) {
			const sent = { ...subjectOf(search), ...fields, lang };
			const { html, statuses, location } = await returned(address, sent);
			expect([statuses, location]).toEqual([[303, 200], `${pagePath(page, lang)}${search}#${form}`]);
			const { controls, texts, whole } = await readForm(html, form);
			expect(whole).toContain(notice[lang]);
			const { status, body } = await sendForm(address, nest(Object.entries(sent)));
			const errors = Object.entries(body.errors ?? {});
			expect([status, errors.length > 0]).toEqual([422, true]);
			for (const [name, message] of errors) {
				expect(message, `${lang} ${name}`).toMatch(/^[\p{Lu}].*[.?!]$/u);
				const own = controls.filter((control) => control.name === name);
				const said = own.some((control) => wordsOf(control, texts).includes(message));
				// A group of fields has no control of that name.
				expect(own.length > 0 ? said : whole.includes(message), `${lang} ${name}: ${message}`).toBe(true);
				// The group describes several controls of one name.
				const [only] = own;
				const alone = own.length === 1 && !/^(?:radio|checkbox|hidden)$/.test(only?.type ?? "") ? own : [];
				expect(alone.filter(({ isInvalid }) => !isInvalid).map((control) => control.name)).toEqual([]);
			}
		}
	});
});

/** Expected autocomplete values by the last part of a field's name. */
const remembered: Record<string, string> = {
	firstName: "given-name",
	lastName: "family-name",
	name: "name",
	email: "email",
	phone: "tel",
	street: "address-line1",
	zip: "postal-code",
	city: "address-level2",
	website: "url",
};
const typesOf: Record<string, string> = { email: "email", friendEmail: "email", phone: "tel", website: "url" };
const figures = /^(?:adults|people|bathrooms|garages|parkings|(?:min|max)(?:Price|Bedrooms))$/;
const amounts = /^(?:amount|income[12])$/;
/** Fields about another person or address than the visitor's. */
const ofOthers = /^(?:valuationAddress|personB)\./;

test.for(screens)("%s on %s%s offers what telephones remember, and the right keys", async ([form, page, search]) => {
	const html = await (await ask(pagePath(page, "nl") + search)).text();
	const { controls } = await readForm(html, form);
	expect(controls.length).toBeGreaterThan(1);
	for (const { name, type, autoComplete, inputMode } of controls) {
		const last = name.split(".").at(-1) ?? "";
		if (remembered[last] && type !== "hidden") {
			expect([name, autoComplete]).toEqual([name, ofOthers.test(name) ? "off" : remembered[last]]);
		}
		if (name === "captcha" || last.startsWith("friend")) expect([name, autoComplete]).toEqual([name, "off"]);
		if (typesOf[last]) expect([name, type]).toEqual([name, typesOf[last]]);
		if (figures.test(last)) expect([name, inputMode]).toEqual([name, "numeric"]);
		if (amounts.test(last)) expect([name, inputMode]).toEqual([name, "decimal"]);
	}
});
