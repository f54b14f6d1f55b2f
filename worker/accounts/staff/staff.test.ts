import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { STAFF_PASSWORD, staffCookie, staffEmail, staffNamed, storeStaff } from "../../../tests/support/accounts/desk";
import { PASSWORD, storeTwoOwners } from "../../../tests/support/accounts/owner-calls";
import { call } from "../../../tests/support/forms/forms";
import { ORIGIN } from "../../../tests/support/site";
import { createLinks } from "../../platform/links";
import { createServices } from "../../services";

const services = createServices(env);
const { staff } = services;
const manager = { role: "manager" } as const;
const administrator = { role: "administrator" } as const;

function from(address: string, cookie = ""): Request {
	return new Request(ORIGIN, { headers: { "cf-connecting-ip": address, cookie } });
}

beforeEach(async () => {
	await env.PERSONAL.batch(
		["staff", "staff_sessions", "staff_invitations", "staff_passkeys", "audit_log", "sign_in_failures", "outbox"].map(
			(table) => env.PERSONAL.prepare(`DELETE FROM ${table}`),
		),
	);
	await storeStaff(manager);
	await storeStaff(administrator);
});

async function attempt(more: { email?: string; password?: string; code?: string } = {}, address = "192.0.2.1") {
	const code = (await staff.demoCode(staffEmail(manager))) ?? "";
	return staff.signIn(from(address), { email: staffEmail(manager), password: STAFF_PASSWORD, code, ...more });
}

describe("sign-in", () => {
	test("password and code together open the desk, in a cookie of its own", async () => {
		const result = await attempt();
		expect(result.ok && result.setCookie).toMatch(
			/^__Host-desk=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
		);
		const cookie = result.ok ? (result.setCookie.split(";")[0] ?? "") : "";
		expect((await staff.session(from("192.0.2.1", cookie)))?.staff.email).toBe(staffEmail(manager));
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

	test("failures delay the next attempt, of the account from anywhere and of the network for any account", async () => {
		await attempt({ code: "000000" });
		// Many more of them, so that the delay is longer than the test.
		await env.PERSONAL.prepare("UPDATE sign_in_failures SET failures = 12").run();
		expect(await attempt({}, "198.51.100.7")).toMatchObject({ reason: "wait" });
		expect(await attempt({ email: staffEmail(administrator) })).toMatchObject({ reason: "wait" });
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
		// Under the other's name too: its signature and its entry are of the other kind.
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

	test("a new invitation makes the earlier one worthless, and an account that is open is not invited", async () => {
		const first = await invited();
		await invited();
		expect(await staff.invitations.open(first.token)).toBeNull();
		expect((await invited(staffEmail(manager))).result).toEqual({ ok: false, reason: "known" });
	});

	test("the command invites the first administrator, and nobody without its key does", async () => {
		const body = JSON.stringify({
			action: "invite",
			email: "first@example.com",
			name: "Eerste",
			role: "administrator",
			at: Math.floor(Date.now() / 1_000),
		});
		const ask = async (secret: string) =>
			call("/api/staff", {
				method: "POST",
				headers: { "content-type": "application/json", "x-signature": await createLinks(secret).sign("staff", body) },
				body,
			});
		expect((await ask("another-key-with-32-characters-or-more")).status).toBe(404);
		const { link } = await (await ask(env.PRIVACY_KEY)).json<{ link: string }>();
		expect((await staff.invitations.open(new URL(link).searchParams.get("token") ?? ""))?.staff.role).toBe(
			"administrator",
		);
	});
});

test("the last administrator can neither be suspended nor lose the role", async () => {
	const { id } = await staffNamed(staffEmail(administrator));
	const change = { name: "Test", role: "agent", office: null, agentEmail: null } as const;
	expect(await staff.people.suspend(null, id)).toEqual({ ok: false, reason: "last-administrator" });
	expect(await staff.people.change(null, id, change)).toEqual({ ok: false, reason: "last-administrator" });
	await staffCookie({ role: "administrator", email: "second@example.com" });
	expect(await staff.people.change(null, id, change)).toEqual({ ok: true });
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
