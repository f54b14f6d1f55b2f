import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { translator } from "../../app/i18n/translator";
import { createChangeLog } from "../platform/change-log";
import { publish } from "./publish";
import { createPublishedContent } from "./published";
import { discardStatements, draftTexts, findText, findTexts, publishStatements, restoreStatements } from "./texts";

const HEADLINE = "home:hero.headline";
const author = { by: "Noor Staf", now: 1_800_000_000 };
const databases = { personal: env.PERSONAL, listings: env.LISTINGS };

async function write(statements: D1PreparedStatement[]): Promise<void> {
	if (statements.length > 0) await env.PERSONAL.batch(statements);
}

async function draft(key: string, typed: Parameters<typeof draftTexts>[2]): Promise<void> {
	const drafted = await draftTexts(env.PERSONAL, key, typed);
	if (!drafted?.ok) throw new Error(JSON.stringify(drafted));
	await write(drafted.statements);
}

/** Returns the text as a later request sees it. */
async function shown(key: "hero.headline", language: "nl" | "fr"): Promise<string> {
	await published();
	return translator(language, "nl", "home")(key);
}

async function published() {
	const changes = createChangeLog(env.LISTINGS);
	changes.forget();
	const content = createPublishedContent(env.LISTINGS, changes, { initialBrand: bundledBrand, showsDemo: true });
	await content.refresh();
	return content;
}

afterEach(async () => {
	await env.PERSONAL.batch([
		env.PERSONAL.prepare("DELETE FROM site_texts"),
		env.PERSONAL.prepare("DELETE FROM site_text_history"),
		env.PERSONAL.prepare("DELETE FROM brand_values"),
	]);
	await publish(databases, author.now);
	await shown("hero.headline", "nl");
});

test("a draft is shown to nobody until it is published, and the bundled text comes back when asked for", async () => {
	const bundled = await shown("hero.headline", "nl");
	await draft(HEADLINE, { nl: "Thuis begint hier" });
	await publish(databases, author.now);
	expect(await shown("hero.headline", "nl")).toBe(bundled);

	await write(publishStatements(env.PERSONAL, HEADLINE, author));
	expect(await publish(databases, author.now)).toBe(true);
	expect(await shown("hero.headline", "nl")).toBe("Thuis begint hier");
	expect(await shown("hero.headline", "fr")).not.toBe("Thuis begint hier");

	await write(restoreStatements(env.PERSONAL, HEADLINE, "nl", author));
	await publish(databases, author.now);
	expect(await shown("hero.headline", "nl")).toBe(bundled);
	const found = await findText(env.PERSONAL, HEADLINE);
	expect(found?.history.map(({ language, text, by }) => [language, text, by])).toEqual([
		["nl", null, "Noor Staf"],
		["nl", "Thuis begint hier", "Noor Staf"],
	]);
});

test("publishing the same again writes nothing, so that no kept page is dropped for it", async () => {
	await draft(HEADLINE, { nl: "Thuis begint hier" });
	await write(publishStatements(env.PERSONAL, null, author));
	expect(await publish(databases, author.now)).toBe(true);
	expect(await publish(databases, author.now)).toBe(false);
});

test("a fault in one language keeps all of them from being drafted", async () => {
	const drafted = await draftTexts(env.PERSONAL, "home:meta.title", { nl: "Zonder naam", fr: "{{agency}}, chez vous" });
	expect(drafted).toEqual({ ok: false, faults: { nl: "placeholder" } });
	expect((await findTexts(env.PERSONAL, { query: "", namespace: null, only: "draft" })).total).toBe(0);
});

test("a text that is shown already is no draft, and drafts can be thrown away", async () => {
	const bundled = await shown("hero.headline", "nl");
	await draft(HEADLINE, { nl: bundled });
	expect((await findText(env.PERSONAL, HEADLINE))?.text.languages.nl.draft).toBeNull();
	await draft(HEADLINE, { nl: "Anders" });
	expect((await findText(env.PERSONAL, HEADLINE))?.text.languages.nl.draft).toBe("Anders");
	await write(discardStatements(env.PERSONAL, null));
	expect((await findText(env.PERSONAL, HEADLINE))?.text.languages.nl.draft).toBeNull();
});

test("texts are found by what is seen in any language, without accents and kinds of quotes", async () => {
	const seen = translator("fr", "nl", "home")("hero.headline");
	const query = seen.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toUpperCase();
	const { texts } = await findTexts(env.PERSONAL, { query, namespace: null, only: null });
	expect(texts.map(({ key }) => key)).toContain(HEADLINE);
});

test.for([
	"calculator:title",
	"compare:title",
	"fields:Bedrooms",
	"landing:municipalityPrices.sale.title",
	"references:title",
] as const)("what visitors read as %s can be changed", async (key) => {
	expect(await findText(env.PERSONAL, key)).not.toBeNull();
});

test("the desk's own texts and keys that do not exist cannot be changed", async () => {
	for (const key of [
		"monitoring:deadLetter.subject",
		"home:nowhere",
		"home:__proto__",
		"home:constructor",
		"nothing",
	]) {
		expect(await draftTexts(env.PERSONAL, key, { nl: "x" })).toBeNull();
	}
});

test("a value of the agency takes the place of the bundled one whole, until it is taken back", async () => {
	await env.PERSONAL.prepare("INSERT INTO brand_values (name, value) VALUES ('name', ?)")
		.bind(JSON.stringify("Kompas"))
		.run();
	await publish(databases, author.now);
	expect((await published()).agency().name).toBe("Kompas");
	await env.PERSONAL.prepare("DELETE FROM brand_values").run();
	await publish(databases, author.now);
	expect((await published()).agency().name).toBe(bundledBrand.name);
});
