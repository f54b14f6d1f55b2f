import type { FormName } from "../../../app/domain/forms/form-names";
import { type PageKey, pages } from "../../../app/domain/pages/page-table";
import { ask, ORIGIN } from "../site";
import { property, RIGHT_ANSWER } from "./least-forms";

export type Fields = Record<string, unknown>;

/** Sends a form as a browser without scripts does. */
async function send(
	form: FormName | "offer/review",
	fields: Fields,
	headers: Record<string, string> = {},
): Promise<Response> {
	const body = new URLSearchParams();
	const add = (name: string, value: unknown): void => {
		if (Array.isArray(value)) for (const each of value) add(name, each);
		else if (typeof value === "object" && value !== null)
			for (const [inner, each] of Object.entries(value)) add(`${name}.${inner}`, each);
		else body.append(name, String(value));
	};
	for (const [name, value] of Object.entries({ captcha: RIGHT_ANSWER, lang: "nl", ...fields })) add(name, value);
	return ask(`/api/forms/${form}`, { method: "POST", headers: { origin: ORIGIN, ...headers }, body });
}

/** Sends an invalid form and returns the redirect's location and the main part of that page. */
export async function returned(form: FormName | "offer/review", fields: Fields, headers?: Record<string, string>) {
	const response = await send(form, fields, headers);
	await response.arrayBuffer();
	const location = response.headers.get("location") ?? "";
	const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
	const page = await ask(location.replace(/#.*/, ""), { headers: { cookie } });
	const html = (await page.text()).replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
	return {
		statuses: [response.status, page.status],
		location,
		html: html.slice(html.indexOf("<main"), html.indexOf("</main>")),
	};
}

/** Query parameters for a form about a property. */
export const aboutProperty = `property=${property.id}`;
/** Forms about a property or a project, with their page and query parameters. */
const aboutSomething: [FormName, PageKey, string][] = [
	["contact-me", "contact", `?form=contact-me&${aboutProperty}`],
	["contact-visit", "contact", `?form=contact-visit&${aboutProperty}`],
	["send-to-friend", "contact", `?form=send-to-friend&${aboutProperty}`],
	["request-documents", "contact", `?form=request-documents&${aboutProperty}`],
	["contact-construction", "contact", "?form=contact-construction&project=5"],
	["contact-appointment", "book-appointment", `?${aboutProperty}`],
	["offer", "offer", `?${aboutProperty}`],
];

/** Query parameters for an alert, which always has a search. */
export const aboutSearch = "goal=sale&city=Gent";

/** Forms with fewer fields, tested separately. */
const apart: ReadonlySet<FormName> = new Set(["forgot-password", "unsubscribe"]);

/** Page and query parameters of each form. */
export const plainForms: [FormName, PageKey, string][] = [
	...aboutSomething,
	...pages.flatMap(({ form, key }): typeof aboutSomething =>
		form === null || apart.has(form) ? [] : [[form, key, form === "search-alert" ? `?${aboutSearch}` : ""]],
	),
];
