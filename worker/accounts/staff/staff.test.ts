import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { createAuthenticator } from "../../../tests/support/accounts/authenticator";
import { STAFF_PASSWORD, staffCookie, staffEmail, staffNamed, storeStaff } from "../../../tests/support/accounts/desk";
import { PASSWORD, storeTwoOwners } from "../../../tests/support/accounts/owner-calls";
import { call } from "../../../tests/support/forms/forms";
import { ORIGIN } from "../../../tests/support/site";
import { createServices } from "../../services";
import type { Staff } from "./staff";

const services = createServices(env);
const { staff } = services;
const manager = { role: "manager" } as const;
const administrator = { role: "administrator" } as const;

function from(address: string, cookie = ""): Request {
	return new Request(ORIGIN, { headers: { "cf-connecting-ip": address, cookie } });
}

// Kept in a copy of the table: hashing the passwords again would take most of each test's time.
beforeAll(async () => {
	await storeStaff(manager);
	await storeStaff(administrator);
	await env.PERSONAL.prepare("CREATE TABLE staff_at_first AS SELECT * FROM staff").run();
});

beforeEach(async () => {
	const emptied = [
		"staff",
		"staff_sessions",
		"staff_invitations",
		"staff_passkeys",
		"staff_calendars",
		"recovery_codes",
		"audit_log",
		"sign_in_failures",
		"outbox",
	].map((table) => env.PERSONAL.prepare(`DELETE FROM ${table}`));
	await env.PERSONAL.batch([
		...emptied,
		env.PERSONAL.prepare("INSERT INTO staff SELECT * FROM staff_at_first"),
		// New ids each time: warnings are limited per day and id.
		env.PERSONAL.prepare("UPDATE staff SET id = lower(hex(randomblob(16)))"),
	]);
});

async function attempt(
	more: { email?: string; password?: string; code?: string } = {},
	address = "192.0.2.1",
	cookie = "",
) {
	const code = (await staff.demoCode(staffEmail(manager))) ?? "";
	return staff.signIn(from(address, cookie), { email: staffEmail(manager), password: STAFF_PASSWORD, code, ...more });
}

describe("sign-in", () => {
	test("password and code together open the desk, in a cookie of its own", async () => {
		const result = await attempt();
		const [first = ""] = result.ok ? result.cookies.getSetCookie() : [];
		expect(first).toMatch(/^__Host-desk=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
		expect((await staff.session(from("192.0.2.1", first.split(";")[0])))?.staff.email).toBe(staffEmail(manager));
	});

	test("a code serves once, also with everything else right", async () => {
		const code = (await staff.demoCode(staffEmail(manager))) ?? "";
		expect((await attempt({ code })).ok).toBe(true);
		expect(await attempt({ code })).toEqual({ ok: false, reason: "wrong" });
	});

	test.for([
		["password", { password: "een ander lang wachtwoord" }],
		["code", { code: "000000" }],
		["address", { email: "nobody@example.com" }],
	] as const)("a wrong %s gets the one answer that says nothing", async ([, more]) => {
		expect(await attempt(more)).toEqual({ ok: false, reason: "wrong" });
	});

	test("strangers' failures elsewhere delay nobody who has the password and a code", async () => {
		for (let network = 0; network < 12; network += 1) {
			expect(await attempt({ code: "000000" }, `198.51.100.${network}`)).toEqual({ ok: false, reason: "wrong" });
		}
		expect((await attempt({}, "192.0.2.9")).ok).toBe(true);
	});

	test("failures delay the network for every account, and not the browser that an account knows", async () => {
		const first = await attempt();
		const known = first.ok ? first.cookies.getSetCookie().map((cookie) => cookie.split(";")[0]) : [];
		await attempt({ code: "000000" });
		// More failures make the delay longer than the test; the code becomes usable again.
		await env.PERSONAL.batch([
			env.PERSONAL.prepare("UPDATE sign_in_failures SET failures = 12"),
			env.PERSONAL.prepare("UPDATE staff SET used_step = 0"),
		]);
		expect(await attempt()).toMatchObject({ reason: "wait" });
		expect(await attempt({ email: staffEmail(administrator) })).toMatchObject({ reason: "wait" });
		expect((await attempt({}, "192.0.2.1", known.join("; "))).ok).toBe(true);
		// The device is unknown to other accounts, and to its own after a new password.
		await env.PERSONAL.prepare("UPDATE staff SET second_factor = 2, used_step = 0").run();
		expect(await attempt({}, "192.0.2.1", known.join("; "))).toMatchObject({ reason: "wait" });
	});

	test("whose account is tried again and again is written to, once a day", async () => {
		const written = async () =>
			(await env.PERSONAL.prepare("SELECT recipient, form FROM outbox").all<{ recipient: string; form: string }>())
				.results;
		for (let network = 0; network < 4; network += 1) await attempt({ code: "000000" }, `198.51.100.${network}`);
		expect(await written()).toEqual([]);
		for (let network = 4; network < 12; network += 1) await attempt({ code: "000000" }, `198.51.100.${network}`);
		await env.PERSONAL.prepare("DELETE FROM sign_in_failures").run();
		for (let network = 0; network < 6; network += 1) await attempt({ code: "000000" }, `203.0.113.${network}`);
		expect(await written()).toEqual([{ recipient: staffEmail(manager), form: "staff-account" }]);
	});

	test("a suspended person has neither session nor sign-in", async () => {
		const cookie = await staffCookie(manager);
		const { id } = await staffNamed(staffEmail(manager));
		expect(await staff.people.suspend(null, id)).toEqual({ ok: true });
		expect(await staff.session(from("192.0.2.1", cookie))).toBeNull();
		expect(await attempt()).toEqual({ ok: false, reason: "wrong" });
	});
});

describe("sessions", () => {
	test("an owner's session opens nothing of the desk, and the desk's nothing of an owner's", async () => {
		await storeTwoOwners();
		const response = await call("/api/session", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ login: "lotte", password: PASSWORD }),
		});
		const owner = response.headers.get("set-cookie")?.split(";")[0] ?? "";
		expect(owner).toMatch(/^__Host-session=/);
		// Also under the other cookie name: its signature and KV entry are of the other kind.
		for (const cookie of [owner, owner.replace("__Host-session", "__Host-desk")]) {
			expect(await staff.session(from("192.0.2.1", cookie))).toBeNull();
		}
		const desk = await staffCookie(manager);
		for (const cookie of [desk, desk.replace("__Host-desk", "__Host-session")]) {
			expect(await services.owners.portal(from("192.0.2.1", cookie))).toBeNull();
		}
	});

	test("it is over after two hours in which nothing is done, and after twelve in any case", async () => {
		const cookie = await staffCookie(manager);
		const set = (column: string, seconds: number) =>
			env.PERSONAL.prepare(`UPDATE staff_sessions SET ${column} = unixepoch() - ?`).bind(seconds).run();
		await set("seen_at", 7_100);
		expect(await staff.session(from("192.0.2.1", cookie))).not.toBeNull();
		await set("seen_at", 7_201);
		expect(await staff.session(from("192.0.2.1", cookie))).toBeNull();
		await set("seen_at", 0);
		await set("expires_at", 1);
		expect(await staff.session(from("192.0.2.1", cookie))).toBeNull();
	});
});

describe("invitations", () => {
	async function invited(email = "new@example.com") {
		const person = {
			email,
			name: "Nieuwe Collega",
			role: "agent",
			office: "ghent",
			agentEmail: null,
			language: "nl",
		} as const;
		const result = await staff.people.invite(null, person);
		return { result, token: result.ok ? (new URL(result.link).searchParams.get("token") ?? "") : "" };
	}

	async function codeOf(email: string, factor: number): Promise<string> {
		await env.PERSONAL.prepare("UPDATE staff SET second_factor = ? WHERE email = ?").bind(factor, email).run();
		const code = (await staff.demoCode(email)) ?? "";
		await env.PERSONAL.prepare("UPDATE staff SET second_factor = ? WHERE email = ?")
			.bind(factor - 1, email)
			.run();
		return code;
	}

	test("an invitation is emailed, opens one account once, and is in the log", async () => {
		const { token } = await invited();
		const email = await env.PERSONAL.prepare("SELECT recipient, text FROM outbox").first<{
			recipient: string;
			text: string;
		}>();
		expect(email?.recipient).toBe("new@example.com");
		expect(email?.text).toContain(token);
		const code = await codeOf("new@example.com", 1);
		const wrong = await staff.invitations.accept(from("192.0.2.1"), {
			token,
			password: STAFF_PASSWORD,
			code: "000000",
		});
		expect(wrong).toEqual({ ok: false, reason: "code" });
		const weak = await staff.invitations.accept(from("192.0.2.1"), { token, password: "nieuwe collega", code });
		expect(weak).toMatchObject({ ok: false, reason: "password" });
		expect(await staff.invitations.accept(from("192.0.2.1"), { token, password: STAFF_PASSWORD, code })).toMatchObject({
			ok: true,
		});
		expect(await staff.invitations.accept(from("192.0.2.1"), { token, password: STAFF_PASSWORD, code })).toEqual({
			ok: false,
			reason: "link",
		});
		expect((await staffNamed("new@example.com")).state).toBe("active");
		const lines = await services.desk.audit.lines({ words: "", action: null, before: null, limit: 10 });
		expect(lines.map(({ action }) => action)).toEqual(["account.own", "people.change"]);
	});

	test("whoever is suspended while he accepts stays suspended", async () => {
		const { token } = await invited();
		const code = await codeOf("new@example.com", 1);
		// Suspends the account between the check of the invitation and its use.
		await env.PERSONAL.prepare(
			`CREATE TRIGGER suspended_meanwhile AFTER UPDATE OF password_hash ON staff
			BEGIN UPDATE staff SET state = 'suspended' WHERE id = NEW.id; END`,
		).run();
		const result = await staff.invitations.accept(from("192.0.2.1"), { token, password: STAFF_PASSWORD, code });
		await env.PERSONAL.prepare("DROP TRIGGER suspended_meanwhile").run();
		expect(result).toEqual({ ok: false, reason: "link" });
		expect((await staffNamed("new@example.com")).state).toBe("suspended");
	});

	test("a new invitation makes the earlier one worthless, and an account that is open is not invited", async () => {
		const first = await invited();
		await invited();
		expect(await staff.invitations.open(first.token)).toBeNull();
		expect((await invited(staffEmail(manager))).result).toEqual({ ok: false, reason: "known" });
	});

	test("an invitation that has run out is told from one that still works, until there is a new one", async () => {
		const isOpen = async () =>
			(await staff.people.list()).find(({ email }) => email === "new@example.com")?.hasInvitation;
		await invited();
		expect(await isOpen()).toBe(true);
		await env.PERSONAL.prepare("UPDATE staff_invitations SET expires_at = unixepoch()").run();
		expect(await isOpen()).toBe(false);
		await invited();
		expect(await isOpen()).toBe(true);
	});
});

test("the last administrator can neither be suspended nor lose the role", async () => {
	const { id } = await staffNamed(staffEmail(administrator));
	const change = { name: "Test", role: "agent", office: null, agentEmail: null, language: "nl" } as const;
	expect(await staff.people.suspend(null, id)).toEqual({ ok: false, reason: "last-administrator" });
	expect(await staff.people.change(null, id, change)).toEqual({ ok: false, reason: "last-administrator" });
	await staffCookie({ role: "administrator", email: "second@example.com" });
	expect(await staff.people.change(null, id, change)).toEqual({ ok: true });
});

test("whoever has no password keeps one passkey", async () => {
	const person = { role: "agent", email: "passkeys@example.com" } as const;
	await storeStaff(person);
	const account = await staffNamed(person.email);
	const passkey = env.PERSONAL.prepare(
		`INSERT INTO staff_passkeys (id, staff_id, public_key, counter, transports, device, created_at)
		VALUES (?, ?, x'00', 0, '[]', '', 0)`,
	);
	const factor = env.PERSONAL.prepare("UPDATE staff SET second_factor = ? WHERE id = ?");
	await env.PERSONAL.batch([factor.bind(0, account.id), ...["one", "two"].map((id) => passkey.bind(id, account.id))]);
	expect(await staff.own.removePasskey(account, "one")).toBe(true);
	expect(await staff.own.removePasskey(account, "two")).toBe(false);
	await factor.bind(1, account.id).run();
	expect(await staff.own.removePasskey(account, "two")).toBe(true);
	await env.PERSONAL.batch([factor.bind(0, account.id), ...["one", "two"].map((id) => passkey.bind(id, account.id))]);
	const atOnce = await Promise.all(["one", "two"].map((id) => staff.own.removePasskey(account, id)));
	expect(atOnce.toSorted()).toEqual([false, true]);
	expect(await staff.own.passkeys(account)).toHaveLength(1);
});

test.for([
	["suspend", ({ id }: Staff) => staff.people.suspend(null, id)],
	["demote", (person: Staff) => staff.people.change(null, person.id, { ...person, role: "agent" })],
] as const)("of two administrators who %s each other at the same moment one stays", async ([, end]) => {
	await storeStaff({ role: "administrator", email: "second@example.com" });
	const both = [await staffNamed(staffEmail(administrator)), await staffNamed("second@example.com")];
	const results = await Promise.all(both.map(end));
	expect(results).toContainEqual({ ok: true });
	expect(results).toContainEqual({ ok: false, reason: "last-administrator" });
});

describe("administrators, outside of a developer's machine", () => {
	const { staff: accounts } = createServices({ ...env, ENVIRONMENT: "production" } as Env);
	const email = staffEmail(administrator);

	async function byPassword() {
		const code = (await accounts.demoCode(email)) ?? "";
		await env.PERSONAL.prepare("UPDATE staff SET used_step = 0").run();
		return accounts.signIn(from("192.0.2.1"), { email, password: STAFF_PASSWORD, code });
	}

	async function sessionOf(result: Awaited<ReturnType<typeof byPassword>>) {
		const cookie = result.ok ? (result.cookies.getSetCookie()[0]?.split(";")[0] ?? "") : "";
		const open = await accounts.session(from("192.0.2.1", cookie));
		if (!open) throw new Error("nobody is signed in");
		return open;
	}

	async function givePasskey(id: string) {
		const { id: staffId } = await staffNamed(email);
		await env.PERSONAL.prepare(
			`INSERT INTO staff_passkeys (id, staff_id, public_key, counter, transports, device, created_at)
			VALUES (?, ?, x'00', 0, '[]', '', 0)`,
		)
			.bind(id, staffId)
			.run();
	}

	test("who are invited again may use the device that has their passkey", async () => {
		await givePasskey("on-this-device");
		const again = await staff.people.inviteAgain(null, (await staffNamed(email)).id);
		const token = again.ok ? (new URL(again.link).searchParams.get("token") ?? "") : "";
		const asked = await staff.invitations.askForPasskey(from("192.0.2.1"), token);
		expect(asked?.options.excludeCredentials).toEqual([]);
	});

	test("who are invited again with as many passkeys as an account may have begin with a new one", async () => {
		for (let n = 0; n < 10; n += 1) await givePasskey(`old-${n}`);
		const again = await staff.people.inviteAgain(null, (await staffNamed(email)).id);
		const token = again.ok ? (new URL(again.link).searchParams.get("token") ?? "") : "";
		const asked = await staff.invitations.askForPasskey(from("192.0.2.1"), token);
		const device = await createAuthenticator(new URL(ORIGIN).hostname);
		const response = await device.register({
			challenge: asked?.options.challenge ?? "",
			origin: new URL(ORIGIN).origin,
		});
		const answer = { challengeId: asked?.challengeId ?? "", response };
		expect(await staff.invitations.acceptByPasskey(from("192.0.2.1"), token, answer)).toMatchObject({ ok: true });
		expect(await staff.own.passkeys(await staffNamed(email))).toHaveLength(1);
	});

	test("reach nothing but their own account before they have a passkey, and have no password afterwards", async () => {
		expect((await sessionOf(await byPassword())).lacksPasskey).toBe(true);
		await givePasskey("first");
		expect(await byPassword()).toEqual({ ok: false, reason: "passkey" });
		expect(await staff.signIn(from("192.0.2.1"), { email, password: STAFF_PASSWORD, code: "000000" })).toEqual({
			ok: false,
			reason: "wrong",
		});
		await env.PERSONAL.prepare("UPDATE staff SET role = 'manager' WHERE email = ?").bind(email).run();
		expect((await sessionOf(await byPassword())).lacksPasskey).toBe(false);
	});

	test("keep one passkey, and come back with a printed code, which serves once and is written to them", async () => {
		const session = await sessionOf(await byPassword());
		await givePasskey("first");
		expect(await accounts.own.removePasskey(session.staff, "first")).toBe(false);
		await givePasskey("second");
		expect(await accounts.own.removePasskey(session.staff, "first")).toBe(true);

		expect(await accounts.own.newRecoveryCodes({ ...session, isFresh: false })).toBeNull();
		const before = (await accounts.own.newRecoveryCodes(session)) ?? [];
		const codes = (await accounts.own.newRecoveryCodes(session)) ?? [];
		expect(codes).toHaveLength(10);
		const by = (recoveryCode: string) => accounts.signIn(from("192.0.2.50"), { email, recoveryCode });
		expect(await by(before[0] ?? "")).toEqual({ ok: false, reason: "wrong" });
		const [code = "", other = ""] = codes;
		expect(await accounts.signIn(from("192.0.2.51"), { email: staffEmail(manager), recoveryCode: code })).toEqual({
			ok: false,
			reason: "wrong",
		});
		expect((await by(` ${code.toUpperCase().replaceAll("-", " ")}`)).ok).toBe(true);
		expect(await by(code)).toEqual({ ok: false, reason: "wrong" });
		expect(await accounts.own.recoveryCodes(session.staff)).toBe(9);
		const sent = await env.PERSONAL.prepare("SELECT text FROM outbox WHERE recipient = ?")
			.bind(email)
			.all<{ text: string }>();
		expect(sent.results.map(({ text }) => text)).toEqual([expect.stringContaining("nog 9 codes")]);
		expect(JSON.stringify(await env.PERSONAL.prepare("SELECT * FROM recovery_codes").all())).not.toContain(other);
	});

	test("are invited to a passkey alone", async () => {
		const person = {
			email: "second@example.com",
			name: "Tweede",
			office: null,
			agentEmail: null,
			language: "nl",
		} as const;
		const result = await accounts.people.invite(null, { ...person, role: "administrator" });
		const token = result.ok ? (new URL(result.link).searchParams.get("token") ?? "") : "";
		expect((await accounts.invitations.open(token))?.needsPasskey).toBe(true);
		const choice = { token, password: STAFF_PASSWORD, code: "000000" };
		expect(await accounts.invitations.accept(from("192.0.2.1"), choice)).toEqual({ ok: false, reason: "passkey" });
	});
});

test.for([
	["signed out everywhere", (id: string) => staff.people.endSessions(null, id)],
	[
		"suspended, for good",
		async (id: string) => {
			await staff.people.suspend(null, id);
			await staff.people.restore(null, id);
		},
	],
] as const)("the calendar's secret address ends where its holder is %s", async ([, end]) => {
	const holder = await staffNamed(staffEmail(manager));
	const path = new URL(await services.desk.viewings.newCalendar(holder)).pathname;
	expect((await call(path)).status).toBe(200);
	await end(holder.id);
	expect((await call(path)).status).toBe(404);
});

test("a new password ends the calendar's secret address", async () => {
	const cookie = await staffCookie(manager);
	const open = await staff.session(from("192.0.2.1", cookie));
	if (!open) throw new Error("nobody is signed in");
	const path = await services.desk.viewings.newCalendar(open.staff);
	const token = path.split("/").at(-1)?.replace(".ics", "") ?? "";
	expect((await call(`/calendar/${token}.ics`)).status).toBe(200);
	await env.PERSONAL.prepare("UPDATE staff SET second_factor = 2 WHERE id = ?").bind(open.staff.id).run();
	const code = (await staff.demoCode(staffEmail(manager))) ?? "";
	await env.PERSONAL.prepare("UPDATE staff SET second_factor = 1 WHERE id = ?").bind(open.staff.id).run();
	const change = { password: "acht groene stoelen in de tuin", code };
	expect(await staff.own.changePassword(open, change)).toEqual({ ok: true });
	expect((await call(`/calendar/${token}.ics`)).status).toBe(404);
});

describe("Cloudflare Access", () => {
	const team = inject("accessTeam");
	const { staff: behindAccess } = createServices({
		...env,
		ACCESS_TEAM: team,
		ACCESS_AUDIENCE: "desk",
	} as Env);

	async function knock(query: Record<string, string>) {
		const token = await (await fetch(`${team}/token?${new URLSearchParams({ audience: "desk", ...query })}`)).text();
		return behindAccess.signInByAccess(new Request(ORIGIN, { headers: { "cf-access-jwt-assertion": token } }));
	}

	test("a verified identity signs in the person that was invited, and nobody else", async () => {
		expect((await knock({ email: "MANAGER@example.com" }))?.staff.email).toBe(staffEmail(manager));
		expect(await knock({ email: "stranger@example.com" })).toBeNull();
	});

	test("a token of another application, another team or an earlier day signs in nobody", async () => {
		const email = staffEmail(manager);
		expect(await knock({ email, audience: "another" })).toBeNull();
		expect(await knock({ email, issuer: "https://another.example" })).toBeNull();
		expect(await knock({ email, expires: "-1d" })).toBeNull();
		const forged = new Request(ORIGIN, { headers: { "cf-access-jwt-assertion": "a.b.c" } });
		expect(await behindAccess.signInByAccess(forged)).toBeNull();
	});

	test("without the settings the header means nothing", async () => {
		const token = await (await fetch(`${team}/token?audience=desk&email=${staffEmail(manager)}`)).text();
		expect(
			await staff.signInByAccess(new Request(ORIGIN, { headers: { "cf-access-jwt-assertion": token } })),
		).toBeNull();
	});
});
