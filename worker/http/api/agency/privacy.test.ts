import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { storeHistory, storeOwners } from "../../../../tests/support/accounts/owners";
import { call, clearSubmissions, importProperties, leastForms, sendForm } from "../../../../tests/support/forms/forms";

import { createServices } from "../../../services";
import { commandSignature } from "../../signed-command";

const EMAIL = "lotte@example.com";
const services = createServices(env);

beforeAll(async () => {
	await importProperties();
	await storeOwners([
		{ id: 901, username: "lotte", email: EMAIL, properties: [4101] },
		{ id: 902, username: "camille", email: "camille@example.com", properties: [4201] },
	]);
	await storeHistory([
		{ id: "h1", propertyId: 4201, kind: "visit", at: "2026-11-15T10:00:00Z", contactPerson: "Lotte Voorbeeld" },
		{ id: "h2", propertyId: 4201, kind: "visit", at: "2026-11-15T11:00:00Z", contactPerson: "Iemand Anders" },
	]);
});
beforeEach(clearSubmissions);

/** Sends a request as the agency's command does. */
async function ask(action: "export" | "erase", email: string): Promise<Response> {
	const body = JSON.stringify({ action, email, at: Math.floor(Date.now() / 1_000), nonce: crypto.randomUUID() });
	return call("/api/privacy", {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"x-signature": commandSignature(env.PRIVACY_KEY, "privacy", body),
		},
		body,
	});
}

async function exported(email: string) {
	return (await (await ask("export", email)).json()) as Record<string, Record<string, unknown>[]>;
}

/** Tables without personal data: rows contain no name, only a digest, or are deleted within 15 minutes. */
const impersonal = [
	// The agency's own texts, brand and viewing hours; a staff calendar is only a hash.
	"viewing_patterns",
	"viewing_closed_days",
	"staff_calendars",
	"site_texts",
	"site_text_history",
	"brand_values",
	"law_figures",
	"left_out_extras",
	"alert_cursor",
	"appointment_slots",
	"compared_properties",
	"consent_log",
	"d1_migrations",
	"saved_search_keys",
	"history_days",
	"history_totals",
	"canaries",
	"chores",
	"form_traffic",
	"idempotency",
	"inbox_seen",
	"limit_hits",
	"outbox_lease",
	"passkey_challenges",
	"sign_in_failures",
	"staff_challenges",
	"spent_captchas",
	"page_view_days",
	"page_view_salts",
	"page_view_totals",
	"page_view_weeks",
	"page_views_seen",
	// Data about offices and their listings.
	"crm_readings",
	"digested_findings",
	"import_digests",
	// Page URLs without query strings.
	"redirects",
	"missed_addresses",
];

test("every table that holds something of a person is part of the export", async () => {
	const { results } = await env.PERSONAL.prepare(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
	).all<{ name: string }>();
	// The outbox is exported as emails; the address is in the linked rows.
	const named = new Set([...Object.keys(await exported(EMAIL)), "outbox", "submission_emails"]);
	const missing = results.map(({ name }) => name).filter((name) => !named.has(name) && !impersonal.includes(name));
	expect(missing).toEqual([]);
});

test("an owner's account is exported without credentials and erased; the agency's data is named", async () => {
	await services.owners.setFirstPassword(901, "vier groene zeilen op zee");
	await services.owners.setFirstPassword(902, "vier groene zeilen op zee");
	for (const login of ["lotte", "camille"]) {
		await call("/api/session", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ login, password: "vier groene zeilen op zee" }),
		});
	}
	const before = await exported("LOTTE@example.com");
	expect(before.owners).toMatchObject([{ id: 901, username: "lotte" }]);
	expect(before.owner_accounts).toMatchObject([{ owner_id: 901, has_password: 1 }]);
	expect(before.owner_sessions).toHaveLength(1);
	expect(before.history?.map(({ id }) => id)).toEqual(["h1"]);
	expect(JSON.stringify(before)).not.toContain("scrypt");

	const { removed, kept } = (await (await ask("erase", EMAIL)).json()) as {
		removed: Record<string, number>;
		kept: string[];
	};
	expect(removed).toMatchObject({ owner_accounts: 1, owner_sessions: 1, owner_networks: 1 });
	expect(kept).toEqual([
		expect.stringContaining("owner 901 (lotte)"),
		expect.stringContaining("1 row of properties’ history"),
		expect.stringMatching(/the database’s own history, until \d{4}-/),
	]);
	const after = await exported(EMAIL);
	expect(after.owner_accounts).toMatchObject([{ has_password: 0 }]);
	expect([after.owner_sessions, after.owner_networks]).toEqual([[], []]);
	expect((await exported("camille@example.com")).owner_sessions).toHaveLength(1);
});

test("a viewing's visitor is found in a property's history by the given name", async () => {
	await sendForm("contact-visit", { ...leastForms["contact-visit"], firstName: "Iemand", lastName: "Anders" });
	const visitor = String(leastForms["contact-visit"].email);
	expect((await exported(visitor)).history?.map(({ id }) => id)).toContain("h2");
	const { kept } = (await (await ask("erase", visitor)).json()) as { kept: string[] };
	expect(kept.some((line) => line.includes("history"))).toBe(true);
});

test("a command that was signed long ago, or by the secret of the links, is not answered", async () => {
	const ask = async (at: number, secret: string) => {
		const body = JSON.stringify({ action: "export", email: EMAIL, at: Math.floor(Date.now() / 1_000) - at });
		const signature = commandSignature(secret, "privacy", body);
		return (await call("/api/privacy", { method: "POST", body, headers: { "x-signature": signature } })).status;
	};
	expect(await ask(0, env.PRIVACY_KEY)).toBe(200);
	expect(await ask(3_600, env.PRIVACY_KEY)).toBe(404);
	expect(await ask(0, env.LINK_SECRET)).toBe(404);
});

test("without a key the commands are closed", async () => {
	const body = JSON.stringify({ action: "export", email: EMAIL, at: Math.floor(Date.now() / 1_000) });
	const headers = { "x-signature": commandSignature("", "privacy", body) };
	for (const path of ["/api/privacy", "/api/failures"]) {
		expect((await call(path, { method: "POST", body, headers }, { PRIVACY_KEY: "" })).status).toBe(404);
	}
});

test("what has failed can be looked at, sent again and acknowledged by the agency's command", async () => {
	const command = async (fields: object) => {
		const body = JSON.stringify({ ...fields, at: Math.floor(Date.now() / 1_000), nonce: crypto.randomUUID() });
		const headers = { "x-signature": commandSignature(env.PRIVACY_KEY, "failures", body) };
		return (await call("/api/failures", { method: "POST", body, headers })).json<Record<string, unknown>>();
	};
	await sendForm("site-contact", leastForms["site-contact"]);
	await env.PERSONAL.prepare("UPDATE outbox SET status = 'failed', fault = 'no such address'").run();
	// Failed emails to visitors are not listed.
	const { failures } = (await command({ action: "list" })) as { failures: { id: string }[] };
	expect(failures).toMatchObject([{ kind: "email", form: "site-contact", fault: "no such address" }]);
	expect(await command({ action: "resend", ids: "all" })).toEqual({ changed: 1 });
	expect(await command({ action: "list" })).toEqual({ failures: [] });
	await env.PERSONAL.prepare("UPDATE outbox SET status = 'failed' WHERE fallbacks IS NOT NULL").run();
	expect(await command({ action: "acknowledge", ids: [failures[0]?.id] })).toEqual({ changed: 1 });
	expect(await command({ action: "list" })).toEqual({ failures: [] });
});

test("a request without the key is refused", async () => {
	const response = await call("/api/privacy", { method: "POST", body: "{}", headers: { "x-signature": "guess" } });
	expect(response.status).toBe(404);
});

test("what is kept of an address can be had and erased, but for offers", async () => {
	const { requests } = createServices(env);
	for (const form of ["site-contact", "offer", "demand-register"] as const) await sendForm(form, leastForms[form]);
	const before = await requests.exportPerson("LOTTE@example.com");
	expect(before.submissions).toHaveLength(3);
	expect(before.saved_searches).toHaveLength(1);
	const { removed, kept } = await requests.erasePerson("lotte@example.com");
	expect(removed).toMatchObject({ submissions: 2, saved_searches: 1 });
	expect(kept).toMatchObject([{ what: "offer" }]);
	expect((await requests.exportPerson("lotte@example.com")).submissions).toHaveLength(1);
});

test("an erasure leaves the address nowhere: not in what was typed, and counts what it was", async () => {
	const { requests, email } = createServices(env);
	await sendForm("contact-appointment", leastForms["contact-appointment"]);
	await email.deliver();
	// An invalid form sent without scripts: its values are stored until the form is shown again.
	const body = new URLSearchParams({ firstName: "Lotte", email: "LOTTE@Example.com", captcha: "right" });
	const headers = { accept: "text/html", referer: "https://example.com/nl/contact/" };
	expect((await call("/api/forms/site-contact", { method: "POST", body, headers })).status).toBe(303);
	expect((await exported(EMAIL)).form_states).toHaveLength(1);

	const erased = (await (await ask("erase", EMAIL)).json()) as { removed: Record<string, number>; kept: string[] };
	expect(erased.removed).toMatchObject({ submissions: 1, bookings: 1, form_states: 1 });
	expect(erased.kept).toContain("1 email that is in a mailbox of the agency already: erase it there");
	const { results } = await env.PERSONAL.prepare(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
	).all<{ name: string }>();
	// Tables that each import fills.
	const fromFeed = new Set(["owners", "history"]);
	for (const { name } of results.filter((table) => !fromFeed.has(table.name))) {
		const rows = await env.PERSONAL.prepare(`SELECT * FROM ${name}`).all();
		expect(JSON.stringify(rows.results), name).not.toMatch(/lotte/i);
	}
	expect((await requests.exportPerson(EMAIL)).submissions).toEqual([]);
});

test("what was typed into a form that did not come back is gone after a quarter of an hour", async () => {
	const { requests } = createServices(env);
	const state = { form: "site-contact", message: "", errors: {}, values: { email: EMAIL } } as const;
	await requests.saveFormState(state);
	await requests.forgetTyped();
	expect((await exported(EMAIL)).form_states).toHaveLength(1);
	await env.PERSONAL.prepare("UPDATE form_states SET expires_at = 1").run();
	await requests.forgetTyped();
	expect((await exported(EMAIL)).form_states).toEqual([]);
});

test("the log shows that a request was answered, by a trace that only the site can compare, also after its key was renewed", async () => {
	await env.PERSONAL.prepare("DELETE FROM audit_log").run();
	await ask("erase", EMAIL);
	const { subject } = (await env.PERSONAL.prepare("SELECT subject FROM audit_log").first<{ subject: string }>()) ?? {};
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(EMAIL));
	const plain = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
	expect(subject).toMatch(/^erase:[0-9a-f]{12}$/);
	expect(subject).not.toContain(plain.slice(0, 12));
	const renewed = createServices({ ...env, LINK_SECRET_2: "another secret of this test, long enough" } as Env);
	expect(await renewed.desk.privacy.log(` ${EMAIL.toUpperCase()}`)).toMatchObject([{ what: "erase", staffName: "" }]);
	expect(await renewed.desk.privacy.log("camille@example.com")).toEqual([]);
});

test("a command is carried out once: who has overheard it cannot repeat it", async () => {
	const body = JSON.stringify({ action: "erase", email: "nobody@example.com", at: Math.floor(Date.now() / 1_000) });
	const headers = { "x-signature": commandSignature(env.PRIVACY_KEY, "privacy", body) };
	const answers = await Promise.all(
		[1, 2, 3].map(async () => (await call("/api/privacy", { method: "POST", body, headers })).status),
	);
	expect(answers.sort()).toEqual([200, 404, 404]);
});
