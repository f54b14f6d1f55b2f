import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { languages } from "../../app/domain/language";
import { setPublishedOffices } from "../../app/domain/pages/office-paths";
import { pagePath, sitePaths } from "../../app/domain/pages/paths";
import { createChangeLog } from "../../worker/platform/change-log";
import { type FeedParts, feedOf, feedProperty } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { personalAddresses } from "../support/personal-addresses";
import { ask, importFeed } from "../support/site";

const HOMES = 30;

function properties(changes: Record<number, object> = {}): FeedParts {
	return {
		properties: Array.from({ length: HOMES }, (_, index) => feedProperty(index + 1, { ...changes[index + 1] })),
	};
}

beforeAll(() => importFeed(feedOf(sample as never, properties())));

/** Cache state of a response; "none" without one. */
async function stateOf(path: string, init: Parameters<typeof ask>[1] = {}): Promise<string> {
	const response = await ask(path, init);
	await response.arrayBuffer();
	return /cache;desc="(\w+)"/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? "none";
}

async function htmlOf(path: string): Promise<string> {
	return (await ask(path)).text();
}

test("a page is made once and read from no database after that", async () => {
	const first = await ask("/nl/te-koop/?page=2");
	expect(first.headers.get("server-timing")).toMatch(/cache;desc="miss".*db;desc="[1-9]\d* rows, [1-9]/);
	const text = await first.text();
	const second = await ask("/nl/te-koop/?page=2");
	expect(second.headers.get("server-timing")).toMatch(/cache;desc="hit".*db;desc="0 rows, 0 batches"/);
	expect(await second.text()).toBe(text);
	for (const name of ["content-security-policy", "cache-control", "content-type", "link"]) {
		expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
	}
});

test("trackers and the order of parameters make no page of their own", async () => {
	expect(await stateOf("/nl/te-koop/?zip=9000&minBedrooms=2")).toBe("miss");
	expect(await stateOf("/nl/te-koop/?utm_source=mail&minBedrooms=2&fbclid=x&zip=9000")).toBe("hit");
	expect(await htmlOf("/nl/te-koop/?minBedrooms=2&utm_source=secret-tracker&zip=9000")).not.toContain("secret-tracker");
});

test("HEAD answers from the cache, with the headers of GET and no body", async () => {
	await htmlOf("/en/for-sale/");
	const head = await ask("/en/for-sale/", { method: "HEAD" });
	expect(await head.text()).toBe("");
	expect(head.headers.get("server-timing")).toContain('cache;desc="hit"');
	expect(head.headers.get("content-type")).toContain("text/html");
});

describe("an import", () => {
	const property = "/nl/te-koop/gent/woning-7/7/";
	const other = "/nl/te-koop/gent/charmante-rijwoning-met-stadstuin/4101/";

	test("that changes a property changes its page and the lists at once", async () => {
		await importFeed(feedOf(sample as never, properties()));
		const states = async () => [await stateOf(property), await stateOf("/nl/te-koop/")];
		await states();
		expect(await states()).toEqual(["hit", "hit"]);
		await importFeed(feedOf(sample as never, properties({ 7: { Price: 387_000 } })));
		expect(await htmlOf(property)).toContain("387.000");
		expect(await stateOf("/nl/te-koop/")).toBe("miss");
	});

	test("that changes nothing leaves every page", async () => {
		await htmlOf(other);
		await htmlOf("/nl/te-koop/");
		await importFeed(feedOf(sample as never, properties({ 7: { Price: 387_000 } })));
		expect([await stateOf(other), await stateOf("/nl/te-koop/")]).toEqual(["hit", "hit"]);
	});
});

describe("nothing personal is kept", () => {
	const visitors: Parameters<typeof ask>[1][] = [
		{ headers: { cookie: "language=fr; session=abc; consent=all", "accept-language": "de" }, from: { country: "LU" } },
		{
			headers: { "accept-language": "en", referer: "https://other.example/" },
			from: { country: "BE", regionCode: "VLG" },
		},
	];

	test.for([...personalAddresses(), "/nl/preview/property/4101/", "/", "/for-sale/", "/property/4101/"])(
		"%s is made for who asks, every time",
		async (path) => {
			for (const visitor of visitors) {
				const response = await ask(path, visitor);
				await response.arrayBuffer();
				expect(response.headers.get("cache-control")).toBe("no-store");
				expect(response.headers.get("server-timing")).toContain('cache;desc="bypass"');
			}
		},
	);

	setPublishedOffices(bundledBrand.offices);
	const everyPage = sitePaths().flatMap(({ localized }) => languages.map((language) => localized[language]));
	test.for([...everyPage, "/nl/te-koop/gent/woning-9/9/", "/fr/projets/"])(
		"%s, if it may be kept, is the same whoever asks and gives nobody a cookie",
		async (path) => {
			const [one, other] = [await ask(path, visitors[0]), await ask(path, visitors[1])];
			const texts = [await one.text(), await other.text()];
			if (!one.headers.get("cache-control")?.includes("public")) {
				expect(one.headers.get("cache-control")).toBe("no-store");
				return;
			}
			expect(texts[0]).toBe(texts[1]);
			expect([one.headers.get("set-cookie"), other.headers.get("set-cookie")]).toEqual([null, null]);
		},
	);

	test("a page that a form came back to is neither read from the cache nor put there", async () => {
		const path = pagePath("contact", "en");
		await htmlOf(path);
		const response = await ask(path, { headers: { cookie: "__Host-form=typed" } });
		await response.text();
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(response.headers.get("server-timing")).toContain("bypass");
	});
});

describe("while the database does not answer", () => {
	async function broken(work: () => Promise<void>): Promise<void> {
		const tables = ["listings", "property_types", "changes", "site_data", "projects"];
		for (const table of tables) await env.LISTINGS.prepare(`ALTER TABLE ${table} RENAME TO ${table}_gone`).run();
		createChangeLog(env.LISTINGS).forget();
		try {
			await work();
		} finally {
			for (const table of tables) await env.LISTINGS.prepare(`ALTER TABLE ${table}_gone RENAME TO ${table}`).run();
			createChangeLog(env.LISTINGS).forget();
		}
	}

	test("pages that were made before are served, others say in their language that it will pass", async () => {
		await htmlOf("/fr/a-vendre/");
		await broken(async () => {
			expect(await stateOf("/fr/a-vendre/")).toBe("stale");
			const response = await ask("/fr/a-vendre/?page=2");
			expect(response.status).toBe(503);
			expect(response.headers.get("retry-after")).toBe("60");
			expect(response.headers.get("cache-control")).toBe("no-store");
			expect(await response.text()).toContain('lang="fr"');
		});
		expect((await ask("/fr/a-vendre/?page=2")).status).toBe(200);
	});
});
