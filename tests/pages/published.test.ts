import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pagePath } from "../../app/domain/pages/paths";
import { publish } from "../../worker/content/publish";
import { createChangeLog } from "../../worker/platform/change-log";
import { feedOf, feedProperty } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { ask, importFeed } from "../support/site";

async function publishNow(): Promise<void> {
	await publish({ personal: env.PERSONAL, listings: env.LISTINGS }, 1_800_000_000);
	createChangeLog(env.LISTINGS).forget();
}

async function put(key: string, language: string, value: unknown): Promise<void> {
	await env.PERSONAL.prepare("INSERT OR REPLACE INTO site_texts (key, language, published) VALUES (?, ?, ?)")
		.bind(key, language, JSON.stringify(value))
		.run();
}

async function htmlOf(path: string): Promise<string> {
	return (await ask(path)).text();
}

beforeAll(() => importFeed(feedOf(sample as never, { properties: [feedProperty(1)] })));
afterAll(async () => {
	await env.PERSONAL.batch([
		env.PERSONAL.prepare("DELETE FROM site_texts"),
		env.PERSONAL.prepare("DELETE FROM brand_values"),
	]);
	await publishNow();
	await htmlOf("/nl/");
});

const version = () => contentVersion("/nl/contact/");

/** Version of the publication passed to a page's islands; undefined without one. */
async function contentVersion(path: string): Promise<string | undefined> {
	return /\/content\/(\d+)\/nl\//.exec(await htmlOf(path))?.[1];
}

test("a page says nothing of publications where the desk has changed nothing", async () => {
	expect(await version()).toBeUndefined();
});

test("a headline that the desk publishes takes the place of the one on the kept page at once, in its language", async () => {
	await htmlOf("/nl/");
	await put("home:hero.headline", "nl", "Thuis begint bij een sleutel");
	await publishNow();
	expect(await htmlOf("/nl/")).toContain("Thuis begint bij een sleutel");
	expect(await htmlOf("/fr/")).not.toContain("Thuis begint bij een sleutel");
});

test("the browser gets what the page was made with, for as long as the page may be open", async () => {
	await put("home:hero.headline", "nl", "Eerst dit");
	await publishNow();
	const first = await version();
	await put("home:hero.headline", "nl", "Dan dat");
	await publishNow();
	const answer = await ask(`/content/${first}/nl/home.json`);
	expect(answer.headers.get("cache-control")).toContain("immutable");
	const texts = await answer.json<{ hero: Record<string, string> }>();
	expect(texts.hero.headline).toBe("Eerst dit");
	expect(Object.keys(texts.hero).length).toBeGreaterThan(1);
	expect(await version()).not.toBe(first);
	const wrong = ["999999/nl/home", "1/xx/home", "x/nl/home", "1/nl/nothing"];
	for (const path of wrong) {
		expect([path, (await ask(`/content/${path}.json`)).status]).toEqual([path, 404]);
	}
});

test("an application is sent the agency as the desk has published it, without its team", async () => {
	const role = { nl: "Makelaar", fr: "Agent", en: "Agent", de: "Makler" };
	const values = { legalName: "Kompas BV", team: [{ name: "Iemand van hier", role, office: "ghent", picture: null }] };
	for (const [name, value] of Object.entries(values))
		await env.PERSONAL.prepare("INSERT OR REPLACE INTO brand_values (name, value) VALUES (?, ?)")
			.bind(name, JSON.stringify(value))
			.run();
	await publishNow();
	expect(await htmlOf("/nl/over-ons/")).toContain("Iemand van hier");
	const sent = (await htmlOf(pagePath("login", "nl"))).split("<script").slice(1).join();
	expect(sent).toContain("Kompas BV");
	expect(sent).not.toContain("Iemand van hier");
});

test("a page of prose is written anew with the agency's values filled in", async () => {
	await put("content:about.sections", "nl", [{ heading: "Wie wij zijn", paragraphs: ["{{agency}} is van hier."] }]);
	await publishNow();
	const html = await htmlOf("/nl/over-ons/");
	expect(html).toContain("Wie wij zijn");
	expect(html).toContain("Meridiaan is van hier.");
});

test("values of the agency stand on every page, and tags in them are text", async () => {
	await env.PERSONAL.prepare("INSERT OR REPLACE INTO brand_values (name, value) VALUES ('legalName', ?)")
		.bind(JSON.stringify("Kompas & Zoon <b>BV</b>"))
		.run();
	await publishNow();
	for (const path of ["/nl/", "/de/kontakt/"]) {
		expect(await htmlOf(path)).toContain("Kompas &amp; Zoon &lt;b&gt;BV&lt;/b&gt;");
	}
});
