import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { may } from "../../app/domain/desk/actions";
import { deskCalls } from "../../app/domain/desk/calls";
import { type Role, roles } from "../../app/domain/desk/roles";
import {
	type DeskSection,
	deskPath,
	deskPublicPagePath,
	deskSection,
	deskSectionKeys,
	deskSectionPath,
	sectionsFor,
} from "../../app/domain/desk/sections";
import { languages } from "../../app/domain/language";
import { staffCookie } from "../support/accounts/desk";
import { feedOf, feedProperty } from "../support/feed/feed";
import { ask, importFeed } from "../support/site";

const cookies = new Map<Role, string>();
const shown = deskSectionKeys.filter((key) => deskSection(key).screen !== null);
const forms = shown.flatMap((section) =>
	Object.entries(deskSection(section).intents).map(([intent, action]) => ({ section, intent, action })),
);
/** Intents that end the session, and with it the test's own. */
const endsSession = new Set(["sign-out", "end-session", "end-other-sessions"]);
/** Success, missing object, or invalid input. */
const taken = [303, 404, 422];
/** Respond with a page: calendar addresses, recovery codes and results of external checks are not stored. */
const shownOnce = new Set(["read-crm", "check-mail", "new-calendar", "recovery-codes"]);

beforeAll(async () => {
	await importFeed(feedOf({ properties: [feedProperty(4101)] }));
	for (const role of roles) cookies.set(role, await staffCookie({ role, office: "ghent" }));
}, 60_000);

function askAs(role: Role | null, path: string, init: RequestInit = {}): Promise<Response> {
	return ask(path, {
		...init,
		headers: { ...(init.headers as object), cookie: role ? (cookies.get(role) ?? "") : "" },
	});
}

function post(role: Role | null, path: string, fields: Record<string, string>): Promise<Response> {
	return askAs(role, path, {
		method: "POST",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams(fields),
	});
}

/** Bodies that are not the expected form. */
const oddBodies: readonly (readonly [string, RequestInit])[] = [
	["nothing", {}],
	["JSON", { body: "{}", headers: { "content-type": "application/json" } }],
	["text", { body: "x", headers: { "content-type": "text/plain" } }],
	["parts without a boundary", { body: "x", headers: { "content-type": "multipart/form-data" } }],
	["parts that are cut off", { body: "--x\r\nfoo", headers: { "content-type": "multipart/form-data; boundary=x" } }],
];

test.for(oddBodies)("the ways into the desk say what is missing in %s", async ([, init]) => {
	for (const door of ["sign-in", "invitation"] as const) {
		for (const path of [deskPublicPagePath(door, "nl"), `${deskPublicPagePath(door, "nl").slice(0, -1)}.data`]) {
			const status = await statusOf(ask(path, { method: "POST", ...init }));
			expect([422, ...(path.endsWith(".data") ? [200, 202] : [])], path).toContain(status);
		}
	}
});

test("a sign-in leads on to pages of the desk alone", async () => {
	const to = (target: string) =>
		askAs("manager", `${deskPublicPagePath("sign-in", "nl")}?to=${encodeURIComponent(target)}`).then(
			async (response) => {
				await response.arrayBuffer();
				return response.headers.get("location");
			},
		);
	expect(await to("/nl/desk/inbox/?q=Gent")).toBe("/nl/desk/inbox/?q=Gent");
	for (const target of [
		"//evil.example/",
		"https://evil.example/",
		"/nl/desk/\nX: 1",
		"/nl/desk/\u0142",
		"/\\evil.example",
		"",
	]) {
		expect(await to(target), target).toBe(deskPath("nl"));
	}
});

async function statusOf(response: Promise<Response>): Promise<number> {
	const answer = await response;
	await answer.arrayBuffer();
	return answer.status;
}

describe.for(roles)("for the role %s", (role) => {
	test.for(shown)("the page of %s opens where the table says so", { timeout: 30_000 }, async (key) => {
		for (const path of [deskSectionPath(key, "nl"), `${deskSectionPath(key, "nl")}_.data`]) {
			const response = await askAs(role, path);
			const text = await response.text();
			const allowed = may(role, deskSection(key).see);
			if (path.endsWith("_.data")) expect(text.includes("noindex,nofollow"), path).toBe(allowed);
			else expect(response.status, path).toBe(allowed ? 200 : 403);
		}
	});

	test.for(forms)(
		"the form $intent of $section is taken where the table says so",
		async ({ section, intent, action }) => {
			const item = deskSection(section).hasItems ? [deskSectionPath(section, "fr", "nothing")] : [];
			for (const path of [deskSectionPath(section, "fr"), ...item]) {
				if (may(role, action) && endsSession.has(intent)) continue;
				const status = await statusOf(post(role, path, { intent }));
				if (may(role, action)) expect(shownOnce.has(intent) ? [200, 404] : taken, path).toContain(status);
				else expect(status, path).toBe(403);
			}
		},
	);

	test.for(sectionsFor(role))("a page of %s has no button that the role may not press", async (key) => {
		const list = deskSectionPath(key, "nl");
		const text = await (await askAs(role, list)).text();
		const item = new RegExp(`href="(${list}[^"?#/]+/)"`).exec(text)?.[1];
		const texts = [text, item ? await (await askAs(role, item)).text() : ""];
		for (const [, intent = ""] of texts.join("").matchAll(/name="intent" value="([^"]+)"/g)) {
			if (intent !== "sign-out")
				expect(may(role, deskSection(key).intents[intent] ?? "people.change"), intent).toBe(true);
		}
	});

	test("the navigation has what the role may see, and nothing else", async () => {
		const text = await (await askAs(role, deskSectionPath("account", "en"))).text();
		for (const key of shown) {
			const link = `href="${deskSectionPath(key, "en")}"`;
			// The setup section exists only while the site is closed.
			expect(text.includes(link), key).toBe(key !== "setup" && may(role, deskSection(key).see));
		}
	});

	test.for(Object.entries(deskCalls))("the call %s answers where the table says so", async ([call, needed]) => {
		if (needed === "open") return;
		const [method = "", path = ""] = call.split(" ");
		const init = method === "POST" ? { method, headers: { "content-type": "application/json" }, body: "{}" } : {};
		const status = await statusOf(askAs(role, `/api/desk${path}`, init));
		if (may(role, needed)) expect([200, ...taken], call).toContain(status);
		else expect(status, call).toBe(403);
		expect(await statusOf(askAs(null, `/api/desk${path}`, init)), call).toBe(401);
	});
});

test.for(Object.entries(deskCalls).filter(([call]) => call.endsWith(".csv")))(
	"who takes a table away stands in the log: %s",
	async ([call, action]) => {
		const lines = () =>
			env.PERSONAL.prepare("SELECT count(*) AS lines FROM audit_log WHERE action = ?")
				.bind(action)
				.first<number>("lines");
		const before = (await lines()) ?? 0;
		expect(await statusOf(askAs("administrator", `/api/desk${call.replace("GET ", "")}`, {}))).toBe(200);
		expect(await lines()).toBe(before + 1);
	},
);

describe("without a session", () => {
	test.for(shown)("the page of %s leads to the sign-in and back", async (key: DeskSection) => {
		for (const language of languages) {
			const path = deskSectionPath(key, language);
			const response = await ask(path);
			const signIn = deskPublicPagePath("sign-in", language);
			expect(response.headers.get("location")).toBe(`${signIn}?to=${encodeURIComponent(path)}`);
		}
	});

	test.for(forms)("the form $intent of $section changes nothing", async ({ section, intent }) => {
		const response = await post(null, deskSectionPath(section, "nl"), { intent });
		expect([302, 303]).toContain(response.status);
		expect(response.headers.get("location")).toContain(deskPublicPagePath("sign-in", "nl"));
	});

	test("a form that was sent too late leads back to its own page after the sign-in", async () => {
		const item = `${deskSectionPath("inbox", "nl", "an-item")}?state=all`;
		const response = await post(null, item, { intent: "note", text: "typed" });
		const signIn = deskPublicPagePath("sign-in", "nl");
		expect(response.headers.get("location")).toBe(`${signIn}?to=${encodeURIComponent(item)}`);
	});
});

test("pages of the desk are kept by no cache and no search engine, and an unknown one is a 404", async () => {
	const doors = [deskPublicPagePath("sign-in", "de")];
	for (const path of [...doors, ...shown.map((key) => deskSectionPath(key, "de"))]) {
		const response = await (doors.includes(path) ? ask(path) : askAs("administrator", path));
		expect(response.status, path).toBe(200);
		expect(response.headers.get("cache-control"), path).toBe("no-store");
		expect(response.headers.get("x-robots-tag"), path).toBe("noindex");
		expect(await response.text(), path).toMatch(/<meta name="robots" content="noindex,nofollow"/);
	}
	expect(await statusOf(askAs("administrator", `${deskPath("nl")}nothing/`))).toBe(404);
	expect(await statusOf(askAs("administrator", deskPath("nl")))).toBe(302);
	const maps = await Promise.all(["/sitemaps/pages.xml", "/sitemap.xml"].map(async (path) => (await ask(path)).text()));
	expect(maps.join()).not.toContain("/desk/");
});
