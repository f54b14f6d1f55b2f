import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { STAFF_PASSWORD, staffEmail, storeStaff } from "../../tests/support/accounts/desk";
import { PASSWORD, storeTwoOwners } from "../../tests/support/accounts/owner-calls";
import { call } from "../../tests/support/forms/forms";
import { ORIGIN } from "../../tests/support/site";
import { createServices } from "../services";
import { commandSignature } from "./signed-command";

const manager = { role: "manager", email: "renewed@example.com" } as const;
const other = "another secret of these tests, long enough";
/** `renewed` adds a newer key to each secret; `ended` also replaces the first key. */
const renewed = { ...env, LINK_SECRET_2: other, SESSION_SECRET_2: other, PRIVACY_KEY_2: other } as unknown as Env;
const ended = { ...renewed, LINK_SECRET: `${other} x`, SESSION_SECRET: `${other} x`, PRIVACY_KEY: `${other} x` } as Env;
const [before, between, after] = [createServices(env), createServices(renewed), createServices(ended)];

beforeAll(async () => {
	await storeTwoOwners();
	await storeStaff(manager);
});

test("links and private files stay open while their key is there", () => {
	const token = before.links.token("demand", "a");
	const [path = ""] = [before.links.sign("file", "uploads/x 99")];
	for (const [{ links }, isOpen] of [
		[between, true],
		[after, false],
	] as const) {
		expect(links.subjectOf("demand", token, 0)).toBe(isOpen ? "a" : null);
		expect(links.verify("file", "uploads/x 99", path)).toBe(isOpen);
	}
	expect(after.links.subjectOf("demand", between.links.token("demand", "b"), 0)).toBe("b");
});

test("codes of authenticator apps go on, and a new password has a seed of the newest key", async () => {
	const email = staffEmail(manager);
	const signIn = async (services: typeof before) => {
		await env.PERSONAL.prepare("UPDATE staff SET used_step = 0").run();
		const code = (await before.staff.demoCode(email)) ?? "";
		return services.staff.signIn(new Request(ORIGIN), { email, password: STAFF_PASSWORD, code });
	};
	expect((await signIn(between)).ok).toBe(true);
	expect((await signIn(after)).ok).toBe(false);
	await env.PERSONAL.prepare("UPDATE staff SET factor_key = 2, used_step = 0 WHERE email = ?").bind(email).run();
	const code = (await between.staff.demoCode(email)) ?? "";
	const opened = await after.staff.signIn(new Request(ORIGIN), { email, password: STAFF_PASSWORD, code });
	expect(opened.ok).toBe(true);
});

test("owners stay signed in, and their calendars readable", async () => {
	const signedIn = await call("/api/session", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ login: "lotte", password: PASSWORD }),
	});
	const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
	const request = () => new Request(ORIGIN, { headers: { cookie } });
	const portal = await between.owners.portal(request());
	expect(portal).not.toBeNull();
	expect(await after.owners.portal(request())).toBeNull();
	const token = (await (await before.owners.portal(request()))?.property(4101))?.calendarToken() ?? "";
	expect(await between.owners.readCalendar(token)).not.toBeNull();
	expect(await after.owners.readCalendar(token)).toBeNull();
});

test("the agency's commands may be signed with either key", async () => {
	const body = JSON.stringify({ action: "missed", at: Math.floor(Date.now() / 1_000) });
	const ask = async (key: string, environment: Env) => {
		const headers = { "x-signature": commandSignature(key, "redirects", body) };
		return (await call("/api/redirects", { method: "POST", body, headers }, environment)).status;
	};
	expect([await ask(env.PRIVACY_KEY, renewed), await ask(other, renewed)]).toEqual([200, 200]);
	expect([await ask(env.PRIVACY_KEY, ended), await ask(other, env)]).toEqual([404, 404]);
});
