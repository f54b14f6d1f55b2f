import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { localities } from "../../../../app/domain/localities/localities";
import { flagNames } from "../../../../app/domain/search/columns";
import { ranges } from "../../../../app/domain/search/search";
import {
	call,
	clearSubmissions,
	countOf,
	emailsOf,
	importProperties,
	leastForms,
	sendForm,
} from "../../../../tests/support/forms/forms";
import { ORIGIN } from "../../../../tests/support/site";
import { createServices } from "../../../services";

beforeAll(importProperties);
beforeEach(clearSubmissions);

const criteria = { goal: "sale", propertyTypes: [1], zips: ["9000"], frequency: "weekly" };

/** Registers a saved search. @returns the token of the email link */
async function register(): Promise<string> {
	await sendForm("demand-register", leastForms["demand-register"]);
	const [email] = await emailsOf("recipient = ?", leastForms["demand-register"].email);
	return /\?token=(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
}

async function post(path: string, fields: object): Promise<{ status: number; body: Record<string, unknown> }> {
	const response = await call(path, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json", origin: ORIGIN },
		body: JSON.stringify({ lang: "fr", ...fields }),
	});
	return { status: response.status, body: await response.json() };
}

function act(what: string, token: string) {
	return post(`/api/actions/${what}-demand`, { token });
}

function stored(): Promise<Record<string, unknown> | null> {
	return env.PERSONAL.prepare("SELECT state, goal, frequency, search FROM saved_searches").first();
}

test("a search is confirmed, paused, resumed and deleted, with everything that came with it", async () => {
	const token = await register();
	expect((await act("pause", token)).status).toBe(410);
	expect(await stored()).toMatchObject({ state: "pending" });
	expect((await act("confirm", token)).status).toBe(200);
	expect(await stored()).toMatchObject({ state: "active" });
	expect((await act("pause", token)).body).toEqual({
		ok: true,
		redirect: `/fr/ma-recherche/?status=done&did=pause-demand&token=${token}`,
	});
	expect(await stored()).toMatchObject({ state: "paused" });
	// An outdated page must not resume a search that was paused later.
	expect((await act("confirm", token)).status).toBe(410);
	await act("resume", token);
	expect(await stored()).toMatchObject({ state: "active" });
	const { alerts, email, requests } = createServices(env);
	expect(await alerts.run()).toMatchObject({ emails: 1 });
	await email.deliver();
	const kept = await requests.exportPerson(String(leastForms["demand-register"].email));
	expect(kept.announcements).toContainEqual(
		expect.objectContaining({ property_id: 101, reason: "new", notified_at: expect.any(Number) }),
	);
	expect((await act("delete", token)).body).toEqual({
		ok: true,
		redirect: "/fr/ma-recherche/?status=done&did=delete-demand",
	});
	for (const table of [
		"saved_searches",
		"saved_search_keys",
		"announcements",
		"submissions",
		"submission_emails",
		"outbox",
	]) {
		expect([table, await countOf(table)]).toEqual([table, 0]);
	}
	expect((await act("delete", token)).status).toBe(200);
	expect((await act("resume", token)).status).toBe(410);
});

test("the same search confirmed again takes the place of the first, with its own frequency", async () => {
	const tokens = [];
	for (const frequency of ["weekly", "daily"]) {
		await sendForm("demand-register", { ...leastForms["demand-register"], frequency });
		await sendForm("demand-register", { ...leastForms["demand-register"], email: "sam@example.com" });
		const emails = await emailsOf("recipient = ?", leastForms["demand-register"].email);
		tokens.push(/\?token=(\S+)/.exec(emails.at(-1)?.text ?? "")?.[1] ?? "");
	}
	await env.PERSONAL.prepare("UPDATE saved_searches SET state = 'active' WHERE email = 'sam@example.com'").run();
	for (const token of tokens) expect((await act("confirm", token)).status).toBe(200);
	const { results } = await env.PERSONAL.prepare(
		"SELECT frequency FROM saved_searches WHERE email = ? AND state = 'active'",
	)
		.bind(leastForms["demand-register"].email)
		.all();
	expect(results).toEqual([{ frequency: "daily" }]);
	expect(await countOf("saved_searches")).toBe(3);
	expect((await act("pause", tokens[0] ?? "")).status).toBe(410);
	expect((await act("pause", tokens[1] ?? "")).status).toBe(200);
});

test("a search is changed as a whole, and what is wrong changes nothing", async () => {
	const token = await register();
	expect((await post("/api/demand", { ...criteria, token })).status).toBe(410);
	await act("confirm", token);
	const before = await stored();
	const wrong = await post("/api/demand", { ...criteria, token, goal: "", minPrice: 2, maxPrice: 1 });
	expect(wrong).toMatchObject({ status: 422, body: { ok: false, errors: { goal: expect.any(String) } } });
	expect(Object.keys(wrong.body.errors as object).sort()).toEqual(["goal", "maxPrice"]);
	expect(await stored()).toEqual(before);
	expect((await post("/api/demand", { ...criteria, token, maxPrice: "300.000" })).status).toBe(200);
	expect(await stored()).toMatchObject({ frequency: "weekly", search: "goal=sale&type=1&city=9000&maxPrice=300000" });
	expect((await post("/api/demand", { ...criteria, token: "nonsense" })).status).toBe(410);
});

test("an alert for anything, anywhere, is changed by its frequency alone, and stays for anything, anywhere", async () => {
	await sendForm("search-alert", { ...leastForms["search-alert"], search: "goal=sale" });
	const [email] = await emailsOf("recipient = ?", leastForms["search-alert"].email);
	const token = /\?token=(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
	await act("confirm", token);
	expect((await post("/api/demand", { token, goal: "sale", frequency: "weekly" })).status).toBe(200);
	expect(await stored()).toMatchObject({ frequency: "weekly", search: "goal=sale" });
});

test("criteria that no property can ever fit are neither registered nor changed into", async () => {
	const never: [string, object][] = [
		["zips", { zips: ["9999999"] }],
		["zips", { zips: ["9000", "0900"] }],
		["zones", { zips: [], zones: ["xx"] }],
		["zones", { zones: ["44021", "nergens"] }],
		["propertyTypes", { propertyTypes: [99_999] }],
		["propertyTypes", { propertyTypes: [1, 99_999] }],
	];
	const token = await register();
	await act("confirm", token);
	const before = await stored();
	for (const [field, changes] of never) {
		for (const { status, body } of [
			await sendForm("demand-register", { ...leastForms["demand-register"], ...changes }),
			await post("/api/demand", { ...criteria, token, ...changes }),
		]) {
			expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]]);
			expect(Object.values(body.errors ?? {})[0]).not.toMatch(/unknown/);
		}
	}
	expect(await stored()).toEqual(before);
	expect(await countOf("saved_searches")).toBe(1);
	const named = { ...leastForms["demand-register"], zips: ["L-1740"], zones: ["44021", "Luik", "LU0304"] };
	expect((await sendForm("demand-register", named)).body.errors?.zones).toBeUndefined();
});

test("a malformed form is refused with that reason", async () => {
	const sent = (headers: Record<string, string>, body: string) =>
		call("/api/demand", { method: "POST", headers: { origin: ORIGIN, ...headers }, body });
	expect((await sent({ "content-type": "text/plain" }, "x")).status).toBe(415);
	expect((await sent({ "content-type": "application/json" }, "[")).status).toBe(410);
	expect((await sent({ "content-type": "application/json", origin: "https://elsewhere.example" }, "{}")).status).toBe(
		403,
	);
});

test("all of a region's municipalities arrive", async () => {
	const zones = localities.slice(0, 600).map(({ code }) => code);
	const token = await register();
	await act("confirm", token);
	const body = new URLSearchParams([
		["token", token],
		["goal", "sale"],
		["propertyTypes", "1"],
	]);
	for (const zone of zones) body.append("zones", zone);
	await call("/api/demand", { method: "POST", headers: { origin: ORIGIN }, body });
	expect(new URLSearchParams(String((await stored())?.search)).getAll("city")).toHaveLength(600);
});

const everything = [
	"goal=sale&type=1&zip=9000&city=Gent&state=for-sale&radius=10&q=zonnig",
	...ranges.flatMap(({ min, max }) => (max === null ? [`${min}=1`] : [`${min}=120`, `${max}=400`])),
	...flagNames.map((name) => `${name}=1`),
	"epc=a&epc=b&project=5&bbox=3%2C51%2C4%2C52",
].join("&");

test("an alert keeps every parameter of the list, from the form to its page, its emails and the lead", async () => {
	const { status, body } = await sendForm("search-alert", {
		email: "lotte@example.com",
		frequency: "daily",
		search: `${everything}&sort=price-asc&page=2&view=map`,
	});
	expect([status, body]).toMatchObject([201, { ok: true }]);
	expect(await stored()).toEqual({ state: "pending", goal: "sale", frequency: "daily", search: everything });
	const [email] = await emailsOf("recipient = ?", "lotte@example.com");
	const token = /\?token=(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
	const [toAgency] = await emailsOf("recipient <> ?", "lotte@example.com");
	expect(toAgency?.text).toContain("‘zonnig’");
	// The address is unconfirmed, so free text is not repeated to it.
	expect(email?.text).not.toContain("zonnig");
	for (const text of [email?.text, toAgency?.text]) {
		for (const words of ["Binnen 10 km", "Lift", "EPC-label A", "Oppervlakte 120 m² tot 400 m²"])
			expect(text?.replaceAll("\u00A0", " ")).toContain(words);
	}
	await act("confirm", token);
	expect(await stored()).toMatchObject({ state: "active", search: everything });
});

test("an alert is for the search of a list, with its goal", async () => {
	for (const search of ["", "city=Gent", "goal=both"]) {
		const { status, body } = await sendForm("search-alert", { email: "lotte@example.com", search });
		expect([search, status, Object.keys(body.errors ?? {})]).toEqual([search, 422, ["search"]]);
	}
	expect(await countOf("saved_searches")).toBe(0);
});

test("places and a drawn area of one form are two searches, confirmed by one button and deleted one by one", async () => {
	const polygon = "_p~iF~ps|U_ulLnnqC_mqNvxq`@";
	await sendForm("demand-register", { ...leastForms["demand-register"], polygon });
	const [email] = await emailsOf("recipient = ?", leastForms["demand-register"].email);
	const token = /\?token=(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
	await act("confirm", token);
	const { results } = await env.PERSONAL.prepare("SELECT state, search FROM saved_searches ORDER BY search").all();
	expect(results).toEqual([
		{ state: "active", search: "goal=sale&type=1&city=9000" },
		{ state: "active", search: `goal=sale&type=1&${new URLSearchParams({ polygon })}` },
	]);
	await act("delete", token);
	expect([await countOf("saved_searches"), await countOf("submissions")]).toEqual([1, 1]);
});
