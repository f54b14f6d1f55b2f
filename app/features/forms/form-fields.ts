import type { Texts } from "i18next";
import type { InputHTMLAttributes } from "react";
import { assistance } from "../../domain/forms/contact-appointment/assistance";
import type { DaySpan } from "../../domain/forms/days";
import type { FormName } from "../../domain/forms/form-names";

type FieldKind =
	| "text"
	| "email"
	| "tel"
	| "url"
	| "number"
	| "date"
	| "long"
	| "flag"
	| "radio"
	| "boxes"
	| "select"
	| "country"
	| "locality"
	| "street"
	| "file"
	| "ages"
	| "region"
	| "slot";

/** Definition of a form field. Its texts are keyed by the last part of its name. */
export type FormField = {
	/** Submitted name, with dots where the server nests it. */
	name: string;
	kind: FieldKind;
	/** Must match the form's schema; a test compares them. */
	required?: true;
	autoComplete?: string;
	inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
	/** The field has a text under `hint`. */
	hint?: true;
	/** Key of its texts, if it differs from the last part of its name. */
	words?: keyof Texts["forms"]["label"];
	/** Values whose labels are under `value`; without them the page provides the choices. */
	choices?: readonly string[];
	/** Range of accepted dates, as in the schema; any date if absent. */
	days?: DaySpan;
	/** File types for the file input's `accept`. */
	accept?: string;
	width?: "half" | "long" | "short";
	first?: string;
};

export type FieldSet = {
	/** Key of the heading under `group`. */
	legend?: keyof Texts["forms"]["group"];
	/** Collapsed by default; all its fields are optional. */
	folded?: true;
	/** Step of a multi-step form. */
	step?: 1 | 2 | 3;
	/** The visitor's own address, which the other address of the form can replace. */
	isOwnAddress?: true;
	fields: readonly FormField[];
};

/** Forms that this feature renders. */
export type ScreenForm = Exclude<FormName, "forgot-password" | "testing-testing">;

/** Key of a form's texts. A rent application without a property has texts of its own. */
export type FormWords = ScreenForm | "rent-profile";

const title: FormField = { name: "title", kind: "radio", choices: ["mr", "ms", "miss"], autoComplete: "off" };
const names = [
	{ name: "firstName", kind: "text", required: true, autoComplete: "given-name", width: "half" },
	{ name: "lastName", kind: "text", required: true, autoComplete: "family-name", width: "half" },
] as const satisfies FormField[];
const email: FormField = { name: "email", kind: "email", required: true, autoComplete: "email" };
const phone: FormField = { name: "phone", kind: "tel", autoComplete: "tel", hint: true };
const neededPhone: FormField = { ...phone, required: true };
/** The salutation comes last: a person's name matters more than how to address them. */
const person: FormField[] = [...names, email, neededPhone, { ...title, required: true }];

const cv: FormField = {
	name: "cv",
	kind: "file",
	hint: true,
	accept: ".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
const people = half("people");
const adults = half("adults");
const moveDate: FormField = { name: "moveDate", kind: "date", days: "coming", width: "half" };
const pets: FormField = { name: "pets", kind: "text", autoComplete: "off", hint: true };

const remark: FormField = { name: "remark", kind: "long" };
const newsletter: FormField = { name: "newsletter", kind: "flag", hint: true };

function address(prefix = "", needed = false): FormField[] {
	const must = needed ? ({ required: true } as const) : {};
	const isOther = prefix !== "";
	// Autofill would enter the visitor's own address in place of the valued property's.
	const known = (token: string) => ({ autoComplete: isOther ? "off" : token });
	return [
		{ name: `${prefix}street`, kind: isOther ? "street" : "text", ...must, ...known("address-line1") },
		{ name: `${prefix}houseNumber`, kind: "text", ...must, autoComplete: "off", width: "long" },
		{ name: `${prefix}box`, kind: "text", autoComplete: "off", width: "short" },
		{ name: `${prefix}zip`, kind: "text", ...must, ...known("postal-code"), width: "half" },
		{ name: `${prefix}city`, kind: "locality", ...must, ...known("address-level2"), width: "half" },
		{ name: `${prefix}countryId`, kind: "country", autoComplete: "off" },
	];
}

const reach: FieldSet = {
	legend: "reach",
	fields: [
		{ name: "contactDevice", kind: "radio", choices: ["phone", "email"] },
		{ name: "contactTime", kind: "radio" },
	],
};
const brochure: FormField = { name: "brochureByPost", kind: "flag", hint: true };
const post: FieldSet = { legend: "post", folded: true, fields: [brochure, ...address()] };
const aboutProperty: FieldSet[] = [{ fields: [remark] }, { fields: person }, reach, post, { fields: [newsletter] }];

const goal: FormField = { name: "goal", kind: "radio", choices: ["sale", "rent"], required: true };
const propertyTypes: FormField = { name: "propertyTypes", kind: "boxes" };

function half(name: string): FormField {
	return { name, kind: "number", width: "half", inputMode: "numeric" };
}

function income(name: string): FormField {
	return { name, kind: "text", inputMode: "decimal", autoComplete: "off", hint: true, width: "half" };
}

function party(letter: "A" | "B"): FieldSet {
	const must = letter === "A" ? ({ required: true } as const) : {};
	// The first buyer is the visitor.
	const field = (name: string, kind: FieldKind, token: string, width?: "half"): FormField => ({
		name: `person${letter}.${name}`,
		kind,
		...must,
		autoComplete: letter === "A" ? token : "off",
		...(width ? { width } : {}),
	});
	return {
		legend: `person${letter}`,
		...(letter === "B" ? { folded: true } : {}),
		fields: [
			field("firstName", "text", "given-name", "half"),
			field("lastName", "text", "family-name", "half"),
			field("email", "email", "email"),
			field("phone", "tel", "tel"),
			field("address", "text", "off"),
		],
	};
}

const needed = { required: true } as const;

const frequency: FormField = {
	name: "frequency",
	kind: "radio",
	choices: ["instant", "daily", "weekly"],
	first: "instant",
};

/**
 * Returns the fields of a saved search: the criteria and frequency of its alerts, and the form's other fields.
 * @param isNew a new saved search requires a type and a location; an existing one may have neither
 */
export function savedSearchFields(isNew: boolean, ...others: FormField[]): FieldSet[] {
	const first = isNew ? needed : {};
	return [
		{
			fields: [
				{ ...goal, words: "demandGoal" },
				{ ...propertyTypes, ...first },
				{ name: "zones", kind: "region", ...first },
			],
		},
		{
			legend: "wishes",
			fields: [half("minPrice"), half("maxPrice"), half("minBedrooms"), half("maxBedrooms")],
		},
		{
			legend: "more",
			folded: true,
			fields: [
				half("bathrooms"),
				half("garages"),
				half("parkings"),
				{ name: "terrace", kind: "flag" },
				{ name: "garden", kind: "flag" },
				...others,
			],
		},
		{ fields: [{ name: "search", kind: "boxes" }] },
		{ fields: [frequency] },
	];
}

/** Fields of every form, in display order. */
export const formFields: Readonly<Record<ScreenForm, readonly FieldSet[]>> = {
	"site-contact": [{ fields: [{ ...remark, ...needed }, ...person] }, reach, post, { fields: [newsletter] }],
	"contact-me": aboutProperty,
	"contact-visit": [
		{ fields: [{ ...remark, words: "visitRemark" }] },
		{ fields: [adults, moveDate, pets] },
		...aboutProperty.slice(1),
	],
	"contact-appointment": [
		{ fields: [{ name: "slotId", kind: "slot", required: true }] },
		{ legend: "person", fields: person },
		{
			legend: "visit",
			folded: true,
			fields: [{ name: "assistance", kind: "boxes", choices: assistance, hint: true }, remark, newsletter],
		},
	],
	"appointment-alert": [{ fields: [...names, email] }],
	"open-house": [{ fields: [...names, email, neededPhone] }],
	"contact-construction": [
		{ fields: [{ name: "unit", kind: "select", required: true }, remark] },
		...aboutProperty.slice(1),
	],
	"contact-demand": [
		{
			step: 1,
			legend: "valuationAddress",
			fields: [{ ...goal, words: "valuationGoal" }, ...address("valuationAddress.", true)],
		},
		{
			step: 2,
			fields: [
				{ ...propertyTypes, ...needed },
				{ name: "livingSurface", kind: "text", inputMode: "numeric", autoComplete: "off", hint: true },
				remark,
			],
		},
		{ step: 3, legend: "person", fields: [...person, { name: "sameAddress", kind: "flag" }] },
		{ step: 3, isOwnAddress: true, fields: address("", true) },
		{ step: 3, ...reach },
		// The usual hint announces an address field below; here the address has already been entered.
		{ step: 3, fields: [{ name: "brochureByPost", kind: "flag" }, newsletter] },
	],
	"demand-register": [
		...savedSearchFields(true, remark),
		{ legend: "person", fields: person },
		{ fields: [newsletter] },
	],
	"search-alert": [{ fields: [email, frequency] }],
	"send-to-friend": [
		{
			legend: "friend",
			fields: [
				{ name: "friendFirstName", kind: "text", ...needed, autoComplete: "off", width: "half" },
				{ name: "friendLastName", kind: "text", autoComplete: "off", width: "half" },
				{ name: "friendEmail", kind: "email", ...needed, autoComplete: "off" },
			],
		},
		{ legend: "sender", fields: [...names, email] },
	],
	"sign-newsletter": [{ fields: [...names, email] }],
	testimonial: [
		{
			fields: [
				{ name: "comment", kind: "long", ...needed, hint: true },
				{ name: "name", kind: "text", ...needed, autoComplete: "name", hint: true },
				email,
				{ name: "about", kind: "text", hint: true },
				{ name: "website", kind: "url", autoComplete: "url", inputMode: "url" },
				{ name: "image", kind: "file", hint: true, accept: "image/jpeg,image/png,image/webp" },
			],
		},
	],
	"request-documents": [
		{ fields: [{ name: "documents", kind: "boxes", ...needed }, ...names, email, phone, remark, newsletter] },
	],
	offer: [
		{
			fields: [
				{ name: "amount", kind: "text", ...needed, inputMode: "decimal", hint: true },
				{ name: "amountInWords", kind: "text", ...needed, autoComplete: "off", hint: true },
				{ name: "startDate", kind: "date", ...needed, width: "half" },
				{ name: "endDate", kind: "date", days: "coming", ...needed, width: "half" },
				{ name: "conditions", kind: "long", hint: true },
			],
		},
		party("A"),
		party("B"),
		{
			fields: [
				{ name: "place", kind: "text", ...needed, width: "half" },
				{ name: "signDate", kind: "date", days: "begun", ...needed, width: "half" },
			],
		},
	],
	"rent-application": [
		{ fields: [...names, email, neededPhone] },
		{
			legend: "household",
			fields: [
				{ ...people, ...needed },
				{ ...adults, ...needed },
				{ ...moveDate, ...needed },
				{ name: "children", kind: "ages" },
				pets,
			],
		},
		{
			legend: "means",
			fields: [income("income1"), income("income2"), cv],
		},
		{ fields: [{ name: "reason", kind: "long" }, remark] },
	],
	"job-contact": [
		{
			fields: [
				{ name: "job", kind: "text", hint: true },
				{ ...remark, ...needed, words: "motivation" },
				...names,
				email,
				neededPhone,
				cv,
			],
		},
	],
	"accessibility-report": [
		{
			fields: [
				{ ...remark, ...needed, words: "barrier" },
				{ name: "page", kind: "text", autoComplete: "off", hint: true },
				email,
			],
		},
	],
	unsubscribe: [{ fields: [{ ...email, words: "email" }] }],
};

export const formSteps: Partial<Readonly<Record<ScreenForm, readonly (1 | 2 | 3)[]>>> = { "contact-demand": [1, 2, 3] };

/** Returns the fields for a form's subject, for pages without one. */
export function subjectFields(form: ScreenForm): FieldSet {
	const name = form === "contact-construction" ? "projectId" : "propertyId";
	return { fields: [{ name, kind: "text", ...needed, inputMode: "numeric", autoComplete: "off", hint: true }] };
}

/** Returns the messages that no visible field shows, such as those of hidden fields. */
export function messagesBeside(sets: readonly FieldSet[], messages: Readonly<Record<string, string>>): string[] {
	const shown = new Set(["captcha"]);
	for (const { legend, fields } of sets) {
		if (legend) shown.add(legend);
		for (const { name, kind } of fields) for (const each of kind === "region" ? regionNames : [name]) shown.add(each);
	}
	const ofList = /\.\d+\..*$/;
	return [
		...new Set(Object.entries(messages).flatMap(([name, text]) => (shown.has(name.replace(ofList, "")) ? [] : [text]))),
	];
}

/** Fields submitted by the locality chooser. */
const regionNames = ["zips", "zones", "polygon"];

/** Removes the fieldset with extra search criteria if the search has none. */
export function withoutEmptySearch(sets: readonly FieldSet[], choices: readonly unknown[]): readonly FieldSet[] {
	return choices.length > 0 ? sets : sets.filter(({ fields }) => fields.every(({ name }) => name !== "search"));
}
