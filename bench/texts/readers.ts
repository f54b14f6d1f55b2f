import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as z from "zod";
import { checkText } from "../../app/domain/content/check-text";
import { internationalPhone } from "../../app/domain/formatting/phone";
import { formNames } from "../../app/domain/forms/form-names";
import { forms } from "../../app/domain/forms/forms";
import { parseForm } from "../../app/domain/forms/parse";
import { videoOf } from "../../app/domain/property/media/video";
import { projectSchema } from "../../app/domain/property/project/project";
import { propertySchema } from "../../app/domain/property/property";
import { parseRedirects } from "../../app/domain/redirects";
import { parseSearch, searchParameterNames } from "../../app/domain/search/search";
import { LinkedText } from "../../app/features/content/linked-text";
import { leastForms } from "../../tests/support/forms/least-forms";
import { readInboundEmail } from "../../worker/desk/inbox/inbound-email";
import { sanitisePlainText, sanitiseRichText } from "../../worker/import/derive/sanitise";

/** Parsers by field name; each takes one text. */
type Readers = Readonly<Record<string, (text: string) => unknown>>;

/** All entry points for untrusted text, with the fields behind them. */
export const parsersByEntryPoint: Readonly<Record<string, Readers>> = {
	...Object.fromEntries(
		formNames.map((form) => [
			`form ${form}`,
			readersOf(forms[form].schema, (field, text) => parseForm(form, { ...leastForms[form], [field]: text })),
		]),
	),
	property: readersOf(propertySchema, (field, text) => propertySchema.safeParse({ ID: 1, Goal: 0, [field]: text })),
	project: readersOf(projectSchema, (field, text) => projectSchema.safeParse({ ID: 1, [field]: text })),
	list: Object.fromEntries(
		searchParameterNames.map((name) => [name, (text) => parseSearch(new URLSearchParams([[name, text]]))]),
	),
	email: {
		header: (text) => readInboundEmail(new TextEncoder().encode(`From: ${text}\r\n\r\n`), null),
		body: (text) =>
			readInboundEmail(new TextEncoder().encode(`From: a@a.example\r\n\r\n${text}`), null).then((email) =>
				email?.text(),
			),
	},
	other: {
		description: sanitiseRichText,
		title: sanitisePlainText,
		video: (text) => videoOf(text),
		phone: internationalPhone,
		"text of the site": (text) => checkText("Bekijk", text, new Set()),
		"line of a page": (text) => renderToStaticMarkup(createElement(LinkedText, { text })),
		redirects: parseRedirects,
	},
};

function readersOf(schema: z.ZodType, read: (field: string, text: string) => unknown): Readers {
	const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return Object.fromEntries(Object.keys(properties).map((field) => [field, (text) => read(field, text)]));
}
