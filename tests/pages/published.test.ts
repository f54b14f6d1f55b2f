import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PublishedPart } from "../../app/domain/content/published";
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

test("a page says nothing of publications where the desk has changed nothing", async () => {
	expect(await htmlOf("/nl/")).not.toContain("data-content");
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
	const version = /data-content="(\d+)"/.exec(await htmlOf("/nl/"))?.[1];
	const address = `/content/${version}/nl.json`;
	await put("home:hero.headline", "nl", "Dan dat");
	await publishNow();
	const answer = await ask(address);
	expect(answer.headers.get("cache-control")).toContain("immutable");
	const part = await answer.json<PublishedPart>();
	expect(part.texts.home?.["hero.headline"]).toBe("Eerst dit");
	expect(/data-content="(\d+)"/.exec(await htmlOf("/nl/"))?.[1]).not.toBe(version);
	for (const wrong of ["/content/999999/nl.json", "/content/1/xx.json", "/content/x/nl.json"]) {
		expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404]);
	}
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
