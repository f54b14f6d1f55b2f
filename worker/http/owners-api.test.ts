import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeHistory, storeOwners, type TestOwner } from "../../tests/support/owners";
import { createServices } from "../services";
import { createHttp } from "./app";

const ORIGIN = "https://example.com";
const PASSWORD = "vier groene zeilen op zee";
const lotte: TestOwner = { id: 901, username: "lotte", email: "lotte@example.com", homes: [4101, 4102] };
const camille: TestOwner = { id: 902, username: "camille", email: "camille@example.com", homes: [4201] };
const services = createServices(env);
const http = createHttp(async () => new Response("page"));

async function ask(path: string, init: RequestInit & { address?: string } = {}): Promise<Response> {
	const { address = "192.0.2.1", ...rest } = init;
	const headers = new Headers(rest.headers);
	headers.set("cf-connecting-ip", address);
	const ctx = createExecutionContext();
	const response = await http.fetch(new Request(ORIGIN + path, { redirect: "manual", ...rest, headers }), env, ctx);
	await waitOnExecutionContext(ctx);
	return response;
}

function post(path: string, body: unknown, more: RequestInit & { address?: string } = {}): Promise<Response> {
	const headers = { "content-type": "application/json", ...(more.headers as Record<string, string>) };
	return ask(path, { method: "POST", body: JSON.stringify(body), ...more, headers });
}

function cookieOf(response: Response): string {
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}

async function signIn(login: string, address?: string): Promise<string> {
	const response = await post("/api/session", { login, password: PASSWORD }, address ? { address } : {});
	expect(response.status).toBe(200);
	return cookieOf(response);
}

async function putPasskey(id: string, ownerId: number): Promise<void> {
	await env.PERSONAL.prepare(
		`INSERT INTO owner_passkeys (id, owner_id, public_key, counter, transports, device, created_at)
		VALUES (?, ?, x'00', 0, '[]', '', 0)`,
	)
		.bind(id, ownerId)
		.run();
}

async function passkeysOf(ownerId: number): Promise<string[]> {
	const rows = await env.PERSONAL.prepare("SELECT id FROM owner_passkeys WHERE owner_id = ?").bind(ownerId).all();
	return rows.results.map(({ id }) => String(id));
}

async function isOpen(cookie: string): Promise<boolean> {
	const answer = await ask("/api/owner/4101/history.csv", { headers: { cookie } });
	await answer.arrayBuffer();
	return answer.status === 200;
}

beforeAll(async () => {
	await storeOwners([lotte, camille]);
	await services.owners.hasFirstPassword(lotte.id, PASSWORD);
	await services.owners.hasFirstPassword(camille.id, PASSWORD);
});

beforeEach(async () => {
	await env.PERSONAL.prepare("DELETE FROM sign_in_failures").run();
});

describe("POST /api/session", () => {
	test("user name or e-mail with the password opens the portal", async () => {
		for (const login of ["lotte", "LOTTE@example.com"]) {
			const response = await post("/api/session", { login, password: PASSWORD, lang: "fr" });
			expect(response.status).toBe(200);
			expect(await response.json()).toEqual({ redirect: "/fr/proprietaire/" });
			const cookie = response.headers.get("set-cookie") ?? "";
			expect(cookie).toMatch(/^__Host-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
			expect(response.headers.get("cache-control")).toBe("no-store");
			expect(await isOpen(cookieOf(response))).toBe(true);
		}
	});

	test("a session is kept for twelve hours, in the cookie and behind it", async () => {
		await signIn("lotte");
		const { keys } = await env.SESSIONS.list();
		const lasts = (keys.at(-1)?.expiration ?? 0) - Date.now() / 1_000;
		expect(lasts).toBeGreaterThan(43_100);
		expect(lasts).toBeLessThanOrEqual(43_201);
	});

	const wrong: [string, string][] = [
		["lotte@example.com", "Invalid email or password."],
		["nobody@example.com", "Invalid email or password."],
		["lotte", "Username or password not correct."],
		["nobody", "Username or password not correct."],
	];
	test.for(wrong)("%s with a wrong password: %s", async ([login, message]) => {
		const response = await post("/api/session", { login, password: "wrong", lang: "en" });
		expect(response.status).toBe(401);
		expect(await response.json()).toMatchObject({ error: message });
		expect(response.headers.get("set-cookie")).toBeNull();
	});

	test("only with a passed captcha is somebody told that nobody has this login", async () => {
		const body = { login: "nobody", password: "wrong", lang: "en", captchaId: "any" };
		const passed = await post("/api/session", { ...body, captcha: "right" });
		expect(await passed.json()).toMatchObject({ error: "User not found." });
		const failed = await post("/api/session", { ...body, captcha: "wrong" });
		expect(failed.status).toBe(422);
	});

	test("after three failures of an account a captcha is asked, from wherever it is tried", async () => {
		for (const address of ["192.0.2.10", "192.0.2.11", "192.0.2.12"]) {
			expect((await post("/api/session", { login: "lotte", password: "wrong" }, { address })).status).toBe(401);
		}
		const body = { login: "lotte", password: PASSWORD, lang: "en" };
		const without = await post("/api/session", body, { address: "192.0.2.13" });
		expect(without.status).toBe(422);
		expect(await without.json()).toMatchObject({ errors: { captcha: expect.any(String) } });
		const withCaptcha = await post("/api/session", { ...body, captchaId: "any", captcha: "right" });
		expect(withCaptcha.status).toBe(200);
		expect((await post("/api/session", body, { address: "192.0.2.13" })).status).toBe(200);
	});

	test("after three failures from an address a captcha is asked there, whatever the login", async () => {
		for (const login of ["a", "b", "c"]) await post("/api/session", { login, password: "wrong" });
		expect((await post("/api/session", { login: "lotte", password: PASSWORD })).status).toBe(422);
		expect(
			(await post("/api/session", { login: "lotte", password: PASSWORD }, { address: "198.51.100.9" })).status,
		).toBe(200);
	});

	test("attempts at the same moment do not slip past the captcha", async () => {
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => post("/api/session", { login: "lotte", password: "wrong" })),
		);
		expect(answers.filter((answer) => answer.status === 401)).toHaveLength(3);
		expect(answers.filter((answer) => answer.status === 422)).toHaveLength(5);
	});

	test("what is missing is named, field by field", async () => {
		const response = await post("/api/session", { lang: "de" });
		expect(response.status).toBe(422);
		const { errors } = (await response.json()) as { errors: Record<string, string> };
		expect(Object.keys(errors).sort()).toEqual(["login", "password"]);
		expect(
			(await ask("/api/session", { method: "POST", body: "x", headers: { "content-type": "text/plain" } })).status,
		).toBe(415);
		expect((await post("/api/session", { login: "x".repeat(30_000), password: "x" })).status).toBe(413);
		expect(
			(await ask("/api/session", { method: "POST", body: "{", headers: { "content-type": "application/json" } }))
				.status,
		).toBe(422);
	});

	test("a plain form goes to the portal, or back with a notice and without the password", async () => {
		const form = (password: string) =>
			ask("/api/session", { method: "POST", body: new URLSearchParams({ login: "lotte", password, lang: "nl" }) });
		const right = await form(PASSWORD);
		expect([right.status, right.headers.get("location")]).toEqual([303, "/nl/eigenaar/"]);
		const wrong = await form("wrong-secret-thing");
		expect([wrong.status, wrong.headers.get("location")]).toEqual([303, "/nl/login/"]);
		const notice = wrong.headers.get("set-cookie") ?? "";
		const content = Buffer.from(/owner-form=([^;]+)/.exec(notice)?.[1] ?? "", "base64url").toString();
		expect(JSON.parse(content)).toEqual({ message: "signIn.error.username", errors: {}, login: "lotte" });
	});

	test("a suspended owner is not let in, and is told no more than anybody", async () => {
		await env.PERSONAL.prepare("UPDATE owners SET state = 'suspended' WHERE id = 902").run();
		const response = await post("/api/session", { login: "camille", password: PASSWORD, lang: "en" });
		await env.PERSONAL.prepare("UPDATE owners SET state = 'active' WHERE id = 902").run();
		expect(response.status).toBe(401);
		expect(await response.json()).toMatchObject({ error: "Username or password not correct." });
	});

	test("another site cannot sign anybody in", async () => {
		const response = await post(
			"/api/session",
			{ login: "lotte", password: PASSWORD },
			{ headers: { origin: "https://evil.example" } },
		);
		expect(response.status).toBe(403);
	});
});

describe("the end of a session", () => {
	test("here: this session at once, the other not", async () => {
		const [first, second] = [await signIn("lotte"), await signIn("lotte")];
		const ended = await ask("/api/session", { method: "DELETE", headers: { cookie: first } });
		expect(ended.status).toBe(204);
		expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
	});

	test("everywhere: all of the owner's, and nobody else's", async () => {
		const [first, second, other] = [await signIn("lotte"), await signIn("lotte"), await signIn("camille")];
		await ask("/api/session?everywhere=1", { method: "DELETE", headers: { cookie: first } });
		expect([await isOpen(first), await isOpen(second)]).toEqual([false, false]);
		expect((await ask("/api/owner/4201/history.csv", { headers: { cookie: other } })).status).toBe(200);
	});

	test("without a session there is nothing to end", async () => {
		expect((await ask("/api/session", { method: "DELETE" })).status).toBe(204);
	});

	test("a plain form ends it and goes back to the sign-in", async () => {
		const cookie = await signIn("lotte");
		const body = new URLSearchParams({ lang: "de" });
		const response = await ask("/api/session/end", { method: "POST", body, headers: { cookie } });
		expect([response.status, response.headers.get("location")]).toEqual([303, "/de/login/"]);
		expect(await isOpen(cookie)).toBe(false);
	});

	test("a suspended owner's session is over", async () => {
		const cookie = await signIn("lotte");
		await env.PERSONAL.prepare("UPDATE owners SET state = 'suspended' WHERE id = 901").run();
		expect(await isOpen(cookie)).toBe(false);
		await env.PERSONAL.prepare("UPDATE owners SET state = 'active' WHERE id = 901").run();
	});

	test("a cookie that was touched opens nothing", async () => {
		const cookie = await signIn("lotte");
		expect(await isOpen(cookie.replace(/=(.)/, (_, sign: string) => (sign === "a" ? "=b" : "=a")))).toBe(false);
	});
});

describe("POST /api/password", () => {
	const db = () => env.PERSONAL.withSession("first-primary");

	async function newLink(ownerId: number): Promise<string> {
		const { token, statement } = services.owners.createLink(db(), ownerId, "reset");
		await statement.run();
		return token;
	}

	test("a link sets a password once, and ends every session", async () => {
		const cookie = await signIn("camille");
		const token = await newLink(camille.id);
		const fresh = "zeven zwanen zwemmen traag";
		const body = { token, password: fresh, passwordConfirmation: fresh };
		expect((await post("/api/password", body)).status).toBe(204);
		expect((await post("/api/password", body)).status).toBe(410);
		expect((await ask("/api/owner/4201/history.csv", { headers: { cookie } })).status).toBe(401);
		expect((await post("/api/session", { login: "camille", password: fresh })).status).toBe(200);
		expect((await post("/api/session", { login: "camille", password: PASSWORD })).status).toBe(401);
		const back = await newLink(camille.id);
		await post("/api/password", { token: back, password: PASSWORD, passwordConfirmation: PASSWORD });
	});

	test("a new password ends every other way in, and its owner is told", async () => {
		await env.PERSONAL.prepare("DELETE FROM outbox").run();
		await putPasskey("camilles-phone", camille.id);
		await putPasskey("lottes-phone", lotte.id);
		const token = await newLink(camille.id);
		expect((await post("/api/password", { token, password: "short", passwordConfirmation: "short" })).status).toBe(422);
		expect(await passkeysOf(camille.id)).toEqual(["camilles-phone"]);
		await post("/api/password", { token, password: PASSWORD, passwordConfirmation: PASSWORD });
		expect([await passkeysOf(camille.id), await passkeysOf(lotte.id)]).toEqual([[], ["lottes-phone"]]);
		const { results } = await env.PERSONAL.prepare("SELECT form, recipient, text FROM outbox").all();
		expect(results).toMatchObject([{ form: "owner-changed", recipient: "camille@example.com" }]);
		expect(String(results[0]?.text)).toMatch(/passkey/i);
	});

	test("of two who use a link at the same moment one succeeds", async () => {
		const body = { token: await newLink(camille.id), password: PASSWORD, passwordConfirmation: PASSWORD };
		const answers = await Promise.all([post("/api/password", body), post("/api/password", body)]);
		expect(answers.map((answer) => answer.status).sort()).toEqual([204, 410]);
	});

	test("an old link is gone, and a new password ends the other open links", async () => {
		const [first, second] = [await newLink(camille.id), await newLink(camille.id)];
		await post("/api/password", { token: first, password: PASSWORD, passwordConfirmation: PASSWORD });
		expect(
			(await post("/api/password", { token: second, password: PASSWORD, passwordConfirmation: PASSWORD })).status,
		).toBe(410);
		const old = await newLink(camille.id);
		await env.PERSONAL.prepare("UPDATE owner_links SET expires_at = unixepoch() - 1 WHERE used_at IS NULL").run();
		expect(
			(await post("/api/password", { token: old, password: PASSWORD, passwordConfirmation: PASSWORD })).status,
		).toBe(410);
	});

	test("faults are named, and leave the link as it was", async () => {
		const token = await newLink(camille.id);
		const fault = async (password: string, passwordConfirmation = password) => {
			const response = await post("/api/password", { token, password, passwordConfirmation, lang: "en" });
			return [response.status, ((await response.json()) as { errors: unknown }).errors];
		};
		expect(await fault(PASSWORD, "something else")).toEqual([
			422,
			{ passwordConfirmation: "The passwords are not the same." },
		]);
		expect(await fault("short")).toEqual([422, { password: "Choose a password of at least 12 characters." }]);
		expect(await fault("Welkom123456!")).toEqual([422, { password: expect.stringContaining("too common") }]);
		expect((await post("/api/password", { token, password: PASSWORD, passwordConfirmation: PASSWORD })).status).toBe(
			204,
		);
	});

	test("what is stored of a link is not the link", async () => {
		const token = await newLink(camille.id);
		const { results } = await env.PERSONAL.prepare("SELECT * FROM owner_links").all();
		expect(JSON.stringify(results)).not.toContain(token);
	});
});

describe("files", () => {
	beforeAll(async () => {
		await storeHistory([
			{
				id: "h1",
				propertyId: 4101,
				kind: "visit",
				at: "2026-11-15T10:00:00Z",
				type: "visit",
				contactPerson: "=1+1",
				subject: { nl: "Tweede; bezoek", fr: "Visite" },
				status: "done",
				source: "Agency",
			},
			{
				id: "h2",
				propertyId: 4101,
				kind: "calendarVisit",
				at: "2026-12-01T14:00:00Z",
				type: "visit",
				subject: "Bezoek",
				status: "confirmed",
			},
			{ id: "h3", propertyId: 4201, kind: "visit", at: "2026-11-15T10:00:00Z", subject: "Geheim van Camille" },
		]);
	});

	test("the history comes as a table that no spreadsheet runs", async () => {
		const cookie = await signIn("lotte");
		const response = await ask("/api/owner/4101/history.csv?lang=nl", { headers: { cookie } });
		const bytes = new Uint8Array(await response.arrayBuffer());
		expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const lines = new TextDecoder().decode(bytes).split("\r\n");
		expect(lines[0]).toBe("Datum;Uur;Soort;Type;Contactpersoon;Onderwerp;Opmerking;Status;Bron");
		expect(lines[1]).toBe("1-12-2026;15:00;Agendabezoeken;Bezoek;;Bezoek;;bevestigd;");
		expect(lines[2]).toBe(`15-11-2026;11:00;Bezoeken;Bezoek;'=1+1;"Tweede; bezoek";;gebeurd;Agency`);
		expect(response.headers.get("cache-control")).toBe("no-store");
	});

	test("the calendar's address needs no session, names no visitor, and can be renewed", async () => {
		const open = await services.owners.portal(new Request(ORIGIN, { headers: { cookie: await signIn("lotte") } }));
		const home = await open?.home(4101);
		const path = `/api/owner/calendar/${home?.calendarToken()}.ics`;
		const response = await ask(path);
		const text = await response.text();
		expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
		expect(text).toContain("DTSTART:20261201T140000Z");
		expect(text).not.toContain("1+1");
		expect((await ask(path.replace("-4101-", "-4201-"))).status).toBe(404);
		await open?.renewCalendars();
		expect((await ask(path)).status).toBe(404);
	});
});

describe("isolation", () => {
	test("no call and no method of one owner reaches anything of another", async () => {
		const cookies = { lotte: await signIn("lotte"), camille: await signIn("camille") };
		for (const [me, other] of [
			[lotte, camille],
			[camille, lotte],
		] as const) {
			const cookie = cookies[me.username as keyof typeof cookies];
			const portal = await services.owners.portal(new Request(ORIGIN, { headers: { cookie } }));
			expect(await portal?.homes()).toEqual([...me.homes].sort((a, b) => b - a));
			for (const id of [...other.homes, 1, 0, -4101, 4101.5, Number.NaN]) expect(await portal?.home(id)).toBeNull();
			for (const id of other.homes) {
				const answer = await ask(`/api/owner/${id}/history.csv`, { headers: { cookie } });
				expect(answer.status).toBe(404);
				expect(await answer.text()).not.toContain("Geheim");
			}
		}
	});

	test("neither another's session nor another's passkey can be ended", async () => {
		const [mine, theirs] = [await signIn("lotte"), await signIn("camille")];
		const portalOf = (cookie: string) => services.owners.portal(new Request(ORIGIN, { headers: { cookie } }));
		const [lottes, camilles] = [await portalOf(mine), await portalOf(theirs)];
		await lottes?.endSession(camilles?.sessionId ?? "");
		await putPasskey("camilles-key", camille.id);
		await lottes?.removePasskey("camilles-key");
		expect(await camilles?.passkeys()).toHaveLength(1);
		expect(await portalOf(theirs)).not.toBeNull();
		expect((await lottes?.sessions())?.some((session) => session.id === camilles?.sessionId)).toBe(false);
	});

	test("a passkey is offered to who signed in just now, and to no browser that was left open", async () => {
		const cookie = await signIn("lotte");
		expect((await post("/api/passkeys/options", {}, { headers: { cookie } })).status).toBe(200);
		await env.PERSONAL.prepare("UPDATE owner_sessions SET created_at = created_at - 601").run();
		const late = await post("/api/passkeys/options", {}, { headers: { cookie } });
		expect([late.status, await late.json()]).toMatchObject([403, { code: "sign-in-again" }]);
	});

	test("without a session nothing is shown", async () => {
		for (const path of ["/api/owner/4101/history.csv", "/api/owner/4201/history.csv"]) {
			expect((await ask(path)).status).toBe(401);
		}
		expect((await post("/api/passkeys/options", {})).status).toBe(401);
		expect((await post("/api/passkeys", {})).status).toBe(401);
		expect((await ask("/api/owner/calendar/901-4101-0-guess.ics")).status).toBe(404);
	});
});
