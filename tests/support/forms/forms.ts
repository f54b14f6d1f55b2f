import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createHttp } from "../../../worker/http/app";
import { feedOf } from "../feed/feed";
import { importFeed, ORIGIN } from "../site";
import { formFeed } from "./form-feed";
import { property, RIGHT_ANSWER } from "./least-forms";

export {
	belgianUnit,
	goneProperty,
	leastForms,
	property,
	RIGHT_ANSWER,
	rentalInBrussels,
	unitProperty,
} from "./least-forms";

const DAY = 86_400;
const HALF_AN_HOUR = 1_800;

/** Imports `formFeed` and adds a slot a month from now. */
export async function importProperties(): Promise<void> {
	await importFeed(feedOf(formFeed));
	await putSlot(property.slot, 1_000);
}

/**
 * Stores a slot of the first property, a month from now.
 * @param later additional seconds; the desk counts two slots at the same time as one
 */
export async function putSlot(id: string, capacity: number, later = 0): Promise<void> {
	const start = Math.floor(Date.now() / 1_000) + 30 * DAY + later;
	await env.PERSONAL.prepare(
		"INSERT OR REPLACE INTO appointment_slots (id, property_id, starts_at, ends_at, capacity) VALUES (?, ?, ?, ?, ?)",
	)
		.bind(id, property.id, start, start + HALF_AN_HOUR, capacity)
		.run();
}

const http = createHttp(async () => new Response("page"));

/**
 * Requests a path of the application.
 * @param environment overrides of `env`
 */
export async function call(path: string, init: RequestInit = {}, environment: Partial<Env> = {}): Promise<Response> {
	const ctx = createExecutionContext();
	const request = new Request(ORIGIN + path, { redirect: "manual", ...init });
	const response = await http.fetch(request, { ...env, ...environment }, ctx);
	await waitOnExecutionContext(ctx);
	return response;
}

export type FormAnswer = {
	ok: boolean;
	redirect?: string;
	message?: string;
	errors?: Record<string, string>;
};

/** Sends a form as JSON. Adds the right captcha answer if the fields lack one. */
export async function sendForm(
	form: string,
	fields: Record<string, unknown>,
	headers: Record<string, string> = {},
	environment: Partial<Env> = {},
): Promise<{ status: number; body: FormAnswer; response: Response }> {
	const response = await call(
		`/api/forms/${form}`,
		{
			method: "POST",
			headers: { "content-type": "application/json", accept: "application/json", ...headers },
			body: JSON.stringify({ captcha: RIGHT_ANSWER, lang: "nl", ...fields }),
		},
		environment,
	);
	return { status: response.status, body: (await response.json()) as FormAnswer, response };
}

export type OutboxEmail = {
	form: string;
	language: string;
	recipient: string;
	cc: string | null;
	reply_to: string | null;
	subject: string;
	text: string;
	html: string;
	headers: string;
	status: string;
};

/** Emails in the order of creation. */
export async function emailsOf(where = "1 = 1", ...values: unknown[]): Promise<OutboxEmail[]> {
	const { results } = await env.PERSONAL.prepare(`SELECT * FROM outbox WHERE ${where} ORDER BY seq`)
		.bind(...values)
		.all<OutboxEmail>();
	return results;
}

export async function countOf(table: string): Promise<number> {
	return (await env.PERSONAL.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n ?? 0;
}

/** Deletes all submissions and related data. */
export async function clearSubmissions(): Promise<void> {
	const tables = [
		"submissions",
		"submission_emails",
		"files",
		"idempotency",
		"spent_captchas",
		"limit_hits",
		"document_requests",
		"bookings",
		"appointment_alerts",
		"newsletter_subscriptions",
		"saved_searches",
		"testimonials",
		"rent_profiles",
		"form_states",
		"held_forms",
		"outbox",
		"handed_over_leads",
	];
	await env.PERSONAL.batch([
		...tables.map((table) => env.PERSONAL.prepare(`DELETE FROM ${table}`)),
		// Expire the lease: an earlier test's failing transport may have paused the outbox.
		env.PERSONAL.prepare("UPDATE outbox_lease SET expires_at = 0"),
	]);
}
