import * as z from "zod";
import type { LegalBasis } from "../forms/definition";
import { type FormName, formNames } from "../forms/form-names";
import { forms } from "../forms/forms";
import { isRecord } from "../records";

/**
 * Processing of personal data besides forms: `desk-manage:register.other.{key}` describes what, of whom, and for how
 * long.
 */
export const otherProcessings = {
	owners: "request",
	conversations: "request",
	emails: "request",
	staff: "interest",
	audit: "duty",
	pageViews: "interest",
	consents: "duty",
	abuse: "interest",
} as const satisfies Record<string, LegalBasis>;

export type OtherProcessing = keyof typeof otherProcessings;

type RegisteredForm = Exclude<FormName, "testing-testing">;

/** Forms that visitors send, without the site's own test. */
export const registeredForms = formNames.filter((form): form is RegisteredForm => form !== "testing-testing");

/** Field names of a form, including those in nested people and lists. */
export function fieldsOfForm(form: FormName): string[] {
	const names = new Set<string>();
	collect(z.toJSONSchema(forms[form].schema, { io: "input", unrepresentable: "any" }), names);
	return [...names];
}

function collect(shape: unknown, names: Set<string>): void {
	if (!isRecord(shape)) return;
	const { properties, items, anyOf, allOf } = shape;
	for (const [name, inner] of Object.entries(isRecord(properties) ? properties : {})) {
		names.add(name);
		collect(inner, names);
	}
	for (const inner of [items, anyOf, allOf].flat()) collect(inner, names);
}
