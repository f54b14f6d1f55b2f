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

/** What can be wrong with a field: `fault.…` of `desk-manage.json`, or the key of its text in `desk.json`. */
export type Fault = FieldFault | AccountFault | Extract<ParseKeys<"desk">, OtherFault>;

/** What a form came back with: what is wrong by field, and what was typed; several fields may have one name. */
export type Faults = {
	errors: Readonly<Record<string, Fault>>;
	values: Readonly<Record<string, readonly string[]>>;
};

export type DeskCallArgs = {
	form: FormData;
	staff: Staff;
	desk: DeskAccess;
	language: Language;
	/** The site waits for its agency. */
	isClosed: boolean;
	/** Whether the site itself answers at a path. */
	isAnswered(path: string): Promise<boolean>;
	/** Of the item in the address; null on the section's own page. */
	id: string | null;
	request: Request;
	/** Leads back to the page, or to another one, which says what was done. */
	done(key: DoneKey, path?: string): Response;
	/** The same by a new document: for what the layout of the desk shows too, and for an answer or a text that was sent. */
	doneAnew(key: DoneKey, path?: string): Response;
	/** Shows the page again, with what is wrong and what was typed. Passwords and codes are not shown again. */
	faults(errors: Faults["errors"]): ReturnType<typeof data<Faults>>;
	/**
	 * Whether somebody has changed a record since the form was opened, whose field `version` says as of when it is. A form
	 * without one never asks. @returns what shows the page again, for whoever knows it now; null where nobody has
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
 * The action of a section's page: runs the handler of the form's `intent`, after the check that the table of sections
 * asks for. Handlers answer with `done`, `faults` or data of their own, or throw `missing()`; the page has the union of
 * their answers as its `actionData`. An intent without a handler and a handler without an intent do not compile.
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

/** The item of the address. @throws the desk's 404 on the section's own page */
export function itemId({ id }: Pick<DeskCallArgs, "id">): string {
	if (id === null) throw itemNotFound();
	return id;
}

/** The fields of a form as a schema reads them. */
export function fieldsOf(form: FormData): Record<string, unknown> {
	return Object.fromEntries(form);
}

/** The first fault of each field. */
export function faultsOf(error: z.ZodError): Record<string, FieldFault> {
	return firstFaults(error, fieldFaults, "invalid");
}

/** The same of a form of accounts. */
export function accountFaultsOf(error: z.ZodError): Record<string, AccountFault> {
	return firstFaults(error, accountFaults, "validation.invalid");
}

/** Messages that are none of ours are those of the library, of what only a forged form sends. */
function firstFaults<Known extends Fault>(error: z.ZodError, known: readonly Known[], other: Known) {
	const faults: Record<string, Known> = {};
	for (const { path, message } of error.issues)
		faults[path.join(".")] ??= known.find((fault) => fault === message) ?? other;
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
