import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { ownedPropertyPath } from "../../app/domain/accounts/portal-paths";
import { mapEmbedPath } from "../../app/domain/pages/paths";
import fileHeaders from "../../public/_headers?raw";
import { hashPassword } from "../../worker/accounts/credentials/passwords";
import { pagePolicy } from "../../worker/http/middleware/policy";
import { storeOwners } from "../support/accounts/owners";
import { feedOf } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { headerScore, marksOf } from "../support/header-score";
import { ask, importFeed, ORIGIN } from "../support/site";

const PASSWORD = "vier groene zeilen op zee";

let signedIn: Response;

beforeAll(async () => {
	await importFeed(feedOf(sample as never));
	await storeOwners([{ id: 901, username: "lotte", email: "lotte@example.com", properties: [4101] }]);
	await env.PERSONAL.prepare("INSERT INTO owner_accounts (owner_id, password_hash) VALUES (?, ?)")
		.bind(901, await hashPassword(PASSWORD))
		.run();
	signedIn = await ask("/api/session", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ login: "lotte", password: PASSWORD }),
	});
});

async function scored(response: Response) {
	return { headers: response.headers, html: await response.clone().text(), origin: ORIGIN };
}

test("production's policy lets no plain address in", () => {
	const settings = { mapStyleUrl: null, satelliteStyleUrl: null, mapStyleHosts: [], turnstile: null } as const;
	for (const path of ["/nl/", mapEmbedPath("nl")]) expect(pagePolicy(path, settings, "")).not.toMatch(/\bhttp:/);
});

const property = "/nl/te-koop/gent/charmante-rijwoning-met-stadstuin/4101/";
const open = ["/nl/", "/fr/a-vendre/", property, "/de/datenschutz/", "/nl/contact/", "/nl/niets/", "/nl/login/"];
const calls = ["/api/properties", "/api/properties/4101", "/api/nothing", "/robots.txt", "/sitemap.xml", "/healthz"];

test.for([...open, ...calls])("%s gets 130 of a public grader: all there is without a preload list", async (path) => {
	const answer = await scored(await ask(path));
	expect([headerScore(answer), marksOf(answer)]).toEqual([
		130,
		expect.objectContaining({ policy: 10, resources: 10, referrer: 5, frames: 5, cookies: 0, transport: 0 }),
	]);
});

test("a session's cookie earns the five more that a cookie can, and its owner's page as much as the others", async () => {
	expect(headerScore(await scored(signedIn))).toBe(135);
	const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	const page = await ask(ownedPropertyPath(4101, "nl"), { headers: { cookie } });
	expect(page.status).toBe(200);
	expect(headerScore(await scored(page))).toBeGreaterThanOrEqual(130);
});

test("a choice of language is a cookie that keeps the score", async () => {
	expect(headerScore(await scored(await ask("/nl/te-koop/?lng=fr")))).toBe(135);
});

test("built files lack nothing", () => {
	const headers = new Headers();
	for (const rule of ["/*", "/assets/*"]) {
		const lines = fileHeaders.split(`\n${rule}\n`)[1]?.split(/\n(?=\S)/)[0] ?? "";
		for (const [, name = "", value = ""] of lines.matchAll(/^ {2}([\w-]+): (.+)$/gm)) headers.set(name, value);
	}
	const { policy: _, ...marks } = marksOf({ headers, html: "", origin: ORIGIN });
	expect(Object.entries(marks).filter(([, mark]) => mark < 0)).toEqual([]);
	expect(marks).toMatchObject({ resources: 10, referrer: 5 });
});

test("the grade falls with what is taken away, so that it means something", async () => {
	const page = await scored(await ask("/nl/"));
	const without = (name: string) => {
		const headers = new Headers(page.headers);
		headers.delete(name);
		return headerScore({ ...page, headers });
	};
	expect(without("content-security-policy")).toBe(75);
	expect(without("strict-transport-security")).toBe(80);
	expect(without("cross-origin-resource-policy")).toBe(120);
	expect(without("referrer-policy")).toBe(125);
	const foreign = { ...page, html: '<script src="https://elsewhere.example/x.js"></script>' };
	expect(headerScore(foreign)).toBe(125);
});
