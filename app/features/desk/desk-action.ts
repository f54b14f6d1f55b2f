import { type ActionFunctionArgs, data, redirect } from "react-router";
import type * as z from "zod";
import type { Staff } from "../../../worker/accounts/staff/service";
import type { DeskAccess } from "../../../worker/http/desk-access";
import { desk, site, visitor } from "../../context";
import type { DeskAction } from "../../domain/desk/actions";
import { type DeskSection, deskSection, deskSectionPath, type IntentOf } from "../../domain/desk/sections";
import type { Language } from "../../domain/language";
import { missing, requireStaff } from "./require-staff";

/** What a form came back with: keys of texts by field, and what was typed; boxes of one name are joined by commas. */
export type Faults = { errors: Readonly<Record<string, string>>; values: Readonly<Record<string, string>> };

export type DeskCallArgs = {
	form: FormData;
	staff: Staff;
	desk: DeskAccess;
	language: Language;
	/** The site waits for its agency. */
	isClosed: boolean;
	/** Of the item in the address; null on the section's own page. */
	id: string | null;
	request: Request;
	/** Leads back to the page, or to another one, which says what was done: `done.{key}` of the section's texts. */
	done(key: string, path?: string): Response;
	/** Shows the page again, with what is wrong and what was typed. Passwords and codes are not shown again. */
	faults(errors: Readonly<Record<string, string>>): ReturnType<typeof data<Faults>>;
};

type Handler = (args: DeskCallArgs) => Promise<unknown>;

const BAD_REQUEST = 400;
const SEE_OTHER = 303;
const UNPROCESSABLE = 422;
const secretFields: ReadonlySet<string> = new Set(["password", "passwordConfirmation", "code"]);

/**
 * The action of a section's page: runs the handler of the form's `intent`, after the check that the table of sections
 * asks for. Handlers answer with `done`, `faults`, or throw `missing()`.
 */
export function deskAction<Key extends DeskSection>(
	section: Key,
	handlers: Readonly<Record<IntentOf<Key>, Handler>>,
): (args: ActionFunctionArgs) => Promise<unknown> {
	const intents: Readonly<Record<string, DeskAction>> = deskSection(section).intents;
	return async ({ request, context, params }) => {
		await requireStaff(context, deskSection(section).see);
		const form = await request.formData().catch(() => null);
		const intent = String(form?.get("intent") ?? "");
		const needed = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
		if (!form || !needed) return data(null, { status: BAD_REQUEST });
		const staff = await requireStaff(context, needed);
		const { language } = context.get(visitor);
		const { isClosed } = context.get(site);
		const id = params.id ?? null;
		const here = deskSectionPath(section, language, id ?? undefined) + searchOf(request);
		return handlers[intent as IntentOf<Key>]({
			form,
			staff,
			desk: context.get(desk),
			language,
			isClosed,
			id,
			request,
			done: (key, path = here) => redirect(withDone(path, key), SEE_OTHER),
			faults: (errors) => data({ errors, values: typedIn(form) }, { status: UNPROCESSABLE }),
		});
	};
}

/** The item of the address. @throws the desk's 404 on the section's own page */
export function itemId({ id }: Pick<DeskCallArgs, "id">): string {
	if (id === null) throw missing();
	return id;
}

/** The fields of a form as a schema reads them. */
export function fieldsOf(form: FormData): Record<string, unknown> {
	return Object.fromEntries(form);
}

/** The first fault of each field, as a key of texts. */
export function faultsOf(error: z.ZodError): Record<string, string> {
	const faults: Record<string, string> = {};
	for (const issue of error.issues) faults[issue.path.join(".")] ??= issue.message;
	return faults;
}

/** Filters and pages stay as they are. */
function searchOf(request: Request): string {
	const search = new URL(request.url).searchParams;
	for (const name of ["done", "index", "_routes"]) search.delete(name);
	const text = search.toString();
	return text === "" ? "" : `?${text}`;
}

function withDone(path: string, key: string): string {
	const [pathname = "", search = ""] = path.split("?");
	const query = new URLSearchParams(search);
	query.set("done", key);
	return `${pathname}?${query}`;
}

function typedIn(form: FormData): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of form) {
		if (typeof value !== "string" || secretFields.has(name)) continue;
		values[name] = Object.hasOwn(values, name) ? `${values[name]},${value}` : value;
	}
	return values;
}
