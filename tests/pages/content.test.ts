import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { formNames, pagePath, servicePath, serviceSlugs, thanksPath } from "../../app/domain/pages/paths";

async function get(path: string): Promise<{ response: Response; html: string }> {
	const response = await exports.default.fetch(`https://example.com${path}`, { redirect: "manual" });
	return { response, html: await response.text() };
}

const textPaths = languages.flatMap((language) => [
	pagePath("/Privacy/", language),
	pagePath("/Cookie-policy/", language),
	pagePath("/Disclaimer/", language),
	pagePath("/Over-ons/", language),
	pagePath("/Onze-diensten/", language),
	pagePath("/jobs/", language),
	...serviceSlugs.map((slug) => servicePath(slug, language)),
]);

test.for(textPaths)("%s is a text with one title, and its table of contents leads to its sections", async (path) => {
	const { response, html } = await get(path);
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toContain("public");
	expect(html.match(/<h1/g)).toHaveLength(1);
	const nav = /<nav aria-labelledby="contents"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
	const targets = [...nav.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
	expect(targets.length).toBeGreaterThan(2);
	for (const target of targets) expect(html).toContain(`id="${target}"`);
});

const thanksPaths = languages.flatMap((language) => formNames.map((form) => thanksPath(form, language)));

test.for(thanksPaths)("%s thanks, is kept by no cache and found by no search engine", async (path) => {
	const { response, html } = await get(path);
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toMatch(/\bcommon:|\bhome:|\.title\b/);
});

test.for(languages)("the search of the home page in %s leads to the list without a script", async (language) => {
	const { response } = await get(`/${language}/?goal=rent&type=&city=9000&maxPrice=1.500`);
	expect(response.status).toBe(302);
	expect(response.headers.get("Location")).toBe(`${pagePath("/for-rent/", language)}?zip=9000&maxPrice=1500`);
});

test.for(languages)("the home page in %s shows its search even where there is no property", async (language) => {
	const { response, html } = await get(`/${language}/`);
	expect(response.status).toBe(200);
	expect(html).toContain('name="maxPrice"');
	expect(html).toContain(pagePath("/demand-register/", language));
});

test("favourites are kept by no cache, shared or not", async () => {
	expect((await get("/nl/favorieten/?ids=1,2")).response.headers.get("Cache-Control")).toBe("no-store");
	expect((await get("/nl/favorieten/")).response.headers.get("Cache-Control")).toBe("no-store");
});

test("an address written with percent signs leads to the page that it spells", async () => {
	const response = await exports.default.fetch("https://example.com/nl/%70rivacy/", { redirect: "manual" });
	expect(response.status).toBe(301);
	expect(response.headers.get("Location")).toBe("/nl/privacy/");
});

test.for(["/nl/privacy.data", "/nl/privacy/_.data", "/nl/bedankt/contact.data", "/nl/bedankt/contact/_.data"])(
	"%s answers the page's data",
	async (path) => {
		expect((await get(path)).response.status).toBe(200);
	},
);

test.for(["/nl/", "/fr/contact/"])("%s tells search engines who the agency is and where", async (path) => {
	const { html } = await get(path);
	const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
	const { "@graph": things } = JSON.parse(json) as { "@graph": Record<string, unknown>[] };
	const agents = things.filter((thing) => thing["@type"] === "RealEstateAgent");
	expect(agents.length).toBe(path === "/nl/" ? 1 : 5);
	for (const agent of agents) expect(agent).toMatchObject({ address: { addressCountry: expect.any(String) } });
	expect(things.some((thing) => thing["@type"] === "WebSite")).toBe(path === "/nl/");
});
