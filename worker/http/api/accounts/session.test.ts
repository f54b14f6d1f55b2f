import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	ask,
	cookieOf,
	forgetFailures,
	isOpen,
	PASSWORD,
	post,
	signIn,
	storeTwoOwners,
} from "../../../../tests/support/accounts/owner-calls";

beforeAll(storeTwoOwners);
beforeEach(forgetFailures);

describe("POST /api/session", () => {
	test("user name or email with the password opens the portal", async () => {
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

	test("a second sign-in ends the first session of that browser and no other's", async () => {
		const first = await signIn("lotte");
		const elsewhere = await signIn("lotte");
		const again = await post(
			"/api/session",
			{ login: "lotte", password: PASSWORD, lang: "nl" },
			{ headers: { cookie: first } },
		);
		expect(again.status).toBe(200);
		expect(await isOpen(first)).toBe(false);
		expect(await isOpen(cookieOf(again))).toBe(true);
		expect(await isOpen(elsewhere)).toBe(true);
	});

	test("a session is over after two hours in which nothing is done", async () => {
		const cookie = await signIn("lotte");
		const used = (seconds: number) =>
			env.PERSONAL.prepare("UPDATE owner_sessions SET seen_at = unixepoch() - ? WHERE ended_at IS NULL")
				.bind(seconds)
				.run();
		await used(7_100);
		expect(await isOpen(cookie)).toBe(true);
		await used(7_100);
		await used(7_201);
		expect(await isOpen(cookie)).toBe(false);
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

	test("only with a passed captcha does the answer state that the login is unknown", async () => {
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

	test("a suspended owner is not let in, and gets the same answer as for an unknown login", async () => {
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

	test("a modified cookie opens no session", async () => {
		const cookie = await signIn("lotte");
		expect(await isOpen(cookie.replace(/=(.)/, (_, sign: string) => (sign === "a" ? "=b" : "=a")))).toBe(false);
	});
});
