import { beforeAll, describe, expect, test } from "vitest";
import { deskSectionPath } from "../../app/domain/desk/sections";
import { DAY_MS } from "../../app/domain/durations";
import { languages } from "../../app/domain/language";
import { agentPath } from "../../app/domain/pages/agent-paths";
import { pagePath } from "../../app/domain/pages/paths";
import { translator } from "../../app/i18n/translator";
import { staffCookie } from "../support/accounts/desk";
import { feedOf, feedProperty } from "../support/feed/feed";
import { schemaFaults } from "../support/schema-org";
import { ask, importFeed } from "../support/site";

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const ghent = { City: { nl: "Gent", fr: "Gand", en: "Ghent", de: "Gent" }, Zip: "9000" };
const leuven = { nl: "Leuven", fr: "Louvain", en: "Leuven", de: "Löwen" };
const manager = { Name: "Élise Küster", Phone: "091234567", Email: "elise@agency.example" };
const busy = { Name: "Bo Voorbeeld" };
const secret = { Street: "Geheimstraat", HouseNumber: "7", Price: 777_777, Manager: manager };

beforeAll(async () => {
	await importFeed(
		feedOf({
			properties: [
				feedProperty(1, { ...ghent, Manager: manager }),
				feedProperty(2, { ...ghent, ...secret, Status: 2, LastChangedDate: daysAgo(90) }),
				feedProperty(3, { ...ghent, ...secret, Status: 6 }),
				feedProperty(4, { City: "Leuven", Zip: "3000", Goal: 1, Price: 900, Status: 4, LastChangedDate: daysAgo(3) }),
				...[0, 3, 5].map((Status, at) => feedProperty(10 + at, { ...ghent, ...secret, Status, Title: "Geheim huis" })),
				...Array.from({ length: 13 }, (_, at) => feedProperty(30 + at, { ...ghent, Manager: busy })),
				feedProperty(20, { ...ghent, Status: 6, Draft: true, Title: "Geheim ontwerp" }),
			],
		}),
	);
});

async function htmlOf(path: string, status = 200): Promise<string> {
	const response = await ask(path);
	expect([path, response.status]).toEqual([path, status]);
	return response.text();
}

test.for(languages)("the last rental, once let, leads to news and to no others, in %s", async (language) => {
	const { path } = await (await ask(`/api/properties/4?lang=${language}`)).json<{ path: string }>();
	const [panel = ""] = /<aside[^>]*contact-panel.*?<\/aside>/s.exec(await htmlOf(path)) ?? [];
	const say = translator(language, "nl", "property");
	expect(panel).toContain(say("ended.rented"));
	expect(panel).not.toContain(say("ended.text"));
	expect(panel).toContain(`href="${pagePath("save-search", language)}"`);
});

const itemsOf = (html: string) => Number(/"numberOfItems":(\d+)/.exec(html)?.[1] ?? 0);

test.for(languages)("what was sold and let is shown in %s by municipality, with its place alone", async (language) => {
	const html = await htmlOf(pagePath("references", language));
	expect(itemsOf(html)).toBe(3);
	expect(html).toContain(`>${ghent.City[language]}</h2>`);
	expect(html).toContain(`>${leuven[language]}</h2>`);
	expect(html).not.toMatch(/Geheim|777/);
	expect(schemaFaults(html)).toEqual([]);
});

describe("an agent's page", () => {
	test.for(languages)("in %s has his number, listings and references", async (language) => {
		const html = await htmlOf(agentPath(manager.Name, language));
		expect(html).toContain("tel:+3291234567");
		expect(html).toContain("Élise Küster</h1>");
		expect(html).not.toMatch(/Geheim|777|elise@/);
		expect(schemaFaults(html)).toEqual([]);
	});

	test("is found in the letters of another language, and leads to its own address", async () => {
		const there = await ask("/nl/makelaars/elise-kuester/");
		expect([there.status, there.headers.get("location")]).toEqual([301, agentPath(manager.Name, "nl")]);
		await htmlOf("/nl/makelaars/niemand/", 404);
	});

	test("shows twelve listings, and leads to the others", async () => {
		const path = agentPath(busy.Name, "nl");
		const cardsOf = (html: string) => new Set(html.match(/href="\/nl\/te-koop\/[^"]*\/\d+\/"/g)).size;
		const first = await htmlOf(path);
		expect(cardsOf(first)).toBe(12);
		expect(first).toContain(`href="${path}?page=2#`);
		const second = await htmlOf(`${path}?page=2`);
		expect(cardsOf(second)).toBe(1);
		expect(second).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}\\?page=2"`));
		await htmlOf(`${path}?page=3`, 404);
		await htmlOf(`${path}?page=100001`);
	});

	test("is in the sitemap, and the property's page leads there", async () => {
		expect(await htmlOf("/sitemaps/pages.xml")).toContain(agentPath(manager.Name, "fr"));
		const there = await ask("/property/1/?lng=nl");
		expect(await htmlOf(there.headers.get("location") ?? "")).toContain(`href="${agentPath(manager.Name, "nl")}"`);
	});
});

test("what the desk hides is shown nowhere, until it is shown again", async () => {
	const cookie = await staffCookie({ role: "manager" });
	const path = deskSectionPath("references", "nl");
	const post = (intent: string) =>
		ask(path, {
			method: "POST",
			headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({ intent, id: "3" }),
		});
	expect((await post("hide")).status).toBe(303);
	expect(itemsOf(await htmlOf(pagePath("references", "nl")))).toBe(2);
	const listed = await (await ask(path, { headers: { cookie } })).text();
	expect(listed).toContain("verborgen");
	expect((await post("show")).status).toBe(303);
	expect(itemsOf(await htmlOf(pagePath("references", "nl")))).toBe(3);
});
