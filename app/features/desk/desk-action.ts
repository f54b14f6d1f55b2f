import type { ParseKeys } from "i18next";
import { type ActionFunctionArgs, data, redirect, redirectDocument } from "react-router";
import type * as z from "zod";
import type { Staff } from "../../../worker/accounts/staff/service";
import type { DeskAccess } from "../../../worker/http/desk-access";
import { desk, isAnswered, site, visitor } from "../../context";
import {
	type AccountFault,
	accountFaults,
	type DoneKey,
	type FieldFault,
	fault,
	fieldFaults,
} from "../../domain/desk/answers";
import { type DeskSection, deskSection, deskSectionPath, type IntentOf } from "../../domain/desk/sections";
import { versionOf } from "../../domain/desk/version";
import type { Language } from "../../domain/language";
import { itemNotFound, requireStaff } from "./require-staff";

type InboxFault =
	`inbox.${"needsDay" | "needsReason" | "needsText" | "tooLong" | "wentOn" | "readFirst" | "filesRefused"}`;

type OtherFault = InboxFault | "account.signInAgain" | `password.${string}` | `people.fault.${string}`;

/** Error code of a field: `fault.…` in `desk-manage.json`, or a key of `desk.json`. */
export type Fault = FieldFault | AccountFault | Extract<ParseKeys<"desk">, OtherFault>;

/** Result of a rejected form: errors by field, and the typed values; several fields may share a name. */
export type Faults = {
	errors: Readonly<Record<string, Fault>>;
	values: Readonly<Record<string, readonly string[]>>;
};

export type DeskCallArgs = {
	form: FormData;
	staff: Staff;
	desk: DeskAccess;
	language: Language;
	/** The site is not open yet: the agency's own values are missing. */
	isClosed: boolean;
	/** Whether the site has a page at a path. */
	isAnswered(path: string): Promise<boolean>;
	/** Id of the item in the URL; null on the section's own page. */
	id: string | null;
	request: Request;
	/** Redirects to this or another page, which shows the confirmation. */
	done(key: DoneKey, path?: string): Response;
	/** Like `done`, but loads a new document: for changes that the desk's layout shows, and for sent answers and texts. */
	doneAnew(key: DoneKey, path?: string): Response;
	/** Shows the page again with errors and typed values, but without passwords and codes. */
	faults(errors: Faults["errors"]): ReturnType<typeof data<Faults>>;
	/**
	 * Detects a change of the record since the form was opened, by its field `version`; a form without that field is not
	 * checked. @returns the result that shows the page again; null when nothing changed
	 */
	outdated(record: unknown): Promise<ReturnType<typeof data<Faults>> | null>;
};

const BAD_REQUEST = 400;
const CONFLICT = 409;
const SEE_OTHER = 303;
const UNPROCESSABLE = 422;
const secretFields: ReadonlySet<string> = new Set(["password", "passwordConfirmation", "code", "calendarAddress"]);

type Handler = (args: DeskCallArgs) => Promise<unknown>;

/**
 * Action of a section's page: checks the right that the table of sections requires, then runs the handler of the form's
 * `intent`. Handlers return `done`, `faults` or their own data, or throw `missing()`; `actionData` is the union of their
 * results. An intent without a handler does not compile, nor does a handler without an intent.
 */
export function deskAction<
	Key extends DeskSection,
	Handlers extends Readonly<Record<IntentOf<Key>, Handler>> & {
		readonly [Name in keyof Handlers]: Name extends IntentOf<Key> ? Handler : never;
	},
>(section: Key, handlers: Handlers) {
	type Answer = Awaited<ReturnType<Handlers[IntentOf<Key>]>>;
	const { see, intents } = deskSection(section);
	const isIntent = (intent: string): intent is IntentOf<Key> => Object.hasOwn(intents, intent);
	return async ({ request, context, params }: ActionFunctionArgs) => {
		await requireStaff(context, see);
		const form = await request.formData().catch(() => null);
		const intent = String(form?.get("intent") ?? "");
		const needed = intents[intent];
		if (!form || !needed || !isIntent(intent)) return data(null, { status: BAD_REQUEST });
		const staff = await requireStaff(context, needed);
		const { language } = context.get(visitor);
		const { isClosed } = context.get(site);
		const id = params.id ?? null;
		const here = deskSectionPath(section, language, id ?? undefined) + searchOf(request);
		const answer: Promise<unknown> = handlers[intent]({
			form,
			staff,
			desk: context.get(desk),
			language,
			isClosed,
			isAnswered: context.get(isAnswered),
			id,
			request,
			done: (key, path = here) => redirect(withDone(path, key), SEE_OTHER),
			doneAnew: (key, path = here) => redirectDocument(withDone(path, key), SEE_OTHER),
			faults: (errors) => data({ errors, values: typedIn(form) }, { status: UNPROCESSABLE }),
			outdated: (record) => outdated(form, record),
		});
		return answer as Promise<Answer>;
	};
}

/** Id of the item in the URL. @throws the desk's 404 on the section's own page */
export function itemId({ id }: Pick<DeskCallArgs, "id">): string {
	if (id === null) throw itemNotFound();
	return id;
}

/** Fields of a form, as input for a schema. */
export function fieldsOf(form: FormData): Record<string, unknown> {
	return Object.fromEntries(form);
}

/** First error of each field. */
export function faultsOf(error: z.ZodError): Record<string, FieldFault> {
	return firstFaults(error, fieldFaults, "invalid");
}

/** First error of each field of an account form. */
export function accountFaultsOf(error: z.ZodError): Record<string, AccountFault> {
	return firstFaults(error, accountFaults, "validation.invalid");
}

/** Other messages are zod's own: only a forged form causes them. */
function firstFaults<Known extends Fault>(error: z.ZodError, known: readonly Known[], other: Known) {
	const faults: Record<string, Known> = {};
	for (const { path, message } of error.issues)
		faults[path.join(".")] ??= known.find((fault) => fault === message) ?? other;
	return faults;
}

/** Keeps the filters and the page number. */
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

async function outdated(form: FormData, record: unknown) {
	const version = await versionOf(record);
	if (!form.has("version") || form.get("version") === version) return null;
	const errors = { version: fault("changed") };
	return data({ errors, values: { ...typedIn(form), version: [version] } }, { status: CONFLICT });
}

function typedIn(form: FormData): Faults["values"] {
	const shown = [...new Set(form.keys())].filter((name) => !secretFields.has(name));
	return Object.fromEntries(
		shown.map((name) => [name, form.getAll(name).filter((value) => typeof value === "string")]),
	);
}
