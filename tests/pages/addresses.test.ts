import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import speculationRules from "../../public/speculation-rules.json?raw";
import { createHttp } from "../../worker/http/app";
import { feedOf, feedProperty } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { answerOf, ask, importFeed, ORIGIN } from "../support/site";

const longAgo = "2020-01-01T00:00:00Z";

beforeAll(async () => {
	await importFeed(
		feedOf({
			...(sample as object),
			properties: [
				...sample.properties,
				feedProperty(1, { City: null }),
				feedProperty(2, { Status: 2, LastChangedDate: longAgo }),
				feedProperty(3, { Status: 0 }),
				feedProperty(4, { Draft: true }),
				feedProperty(5, { Title: null, TypeID: 11 }),
				feedProperty(6, { Title: { nl: "Preview: L'œuvre – Straße 2" }, City: { nl: "Sint-Niklaas" } }),
			],
		}),
	);
});

describe("the language of the start page", () => {
	const cases = [
		["nobody known: the default", {}, "/nl/"],
		["the browser's wish", { headers: { "accept-language": "fr-BE,fr;q=0.9,en;q=0.8" } }, "/fr/"],
		["a star is no wish", { headers: { "accept-language": "*" }, from: { country: "LU" } }, "/fr/"],
		["a weight of nought is no wish", { headers: { "accept-language": "fr;q=0, de;q=0.4" } }, "/de/"],
		["a language that the site lacks is passed over", { headers: { "accept-language": "it, en;q=0.5" } }, "/en/"],
		["the cookie goes before the wish", { headers: { cookie: "language=de", "accept-language": "fr" } }, "/de/"],
		["a cookie of nonsense is none", { headers: { cookie: "language=xx" } }, "/nl/"],
		["Wallonia", { from: { country: "BE", regionCode: "WAL" } }, "/fr/"],
		["a Walloon province", { from: { country: "BE", regionCode: "WLG", postalCode: "4000" } }, "/fr/"],
		["the German-speaking east", { from: { country: "BE", regionCode: "WAL", postalCode: "4700" } }, "/de/"],
		["Brussels", { from: { country: "BE", regionCode: "BRU" } }, "/nl/"],
		["Flanders", { from: { country: "BE", regionCode: "VLG" } }, "/nl/"],
		["Luxembourg", { from: { country: "LU", postalCode: "4700" } }, "/fr/"],
		["abroad", { from: { country: "JP", regionCode: "13" } }, "/nl/"],
	] as const;

	test.for(cases)("%s", async ([, init, path]) => {
		expect(await answerOf("/", init as never)).toBe(`302 ${path}`);
	});

	test("is kept by no cache", async () => {
		expect((await ask("/")).headers.get("cache-control")).toBe("no-store");
	});
});

describe("a page in another language than the one before it", () => {
	const cookieFrom = async (referer: string, path = "/fr/contact/", others = {}) => {
		const { headers } = await ask(path, { headers: { referer, ...others } });
		return [headers.get("set-cookie"), headers.get("cache-control")?.includes("no-store")];
	};

	test("is remembered for thirty days", async () => {
		expect(await cookieFrom(`${ORIGIN}/nl/contact/`)).toEqual([
			"language=fr; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax",
			true,
		]);
	});

	test("is not where it is fetched ahead, and its link is not", async () => {
		const [cookie] = await cookieFrom(`${ORIGIN}/nl/contact/`, "/fr/contact/", { "sec-purpose": "prefetch" });
		expect(cookie).toBeNull();
		expect(speculationRules).toContain("[hreflang]");
	});

	test.for([
		["of another site", "https://elsewhere.example/nl/contact/", "/fr/contact/"],
		["in the same language", `${ORIGIN}/fr/a-vendre/`, "/fr/contact/"],
		["of no language", `${ORIGIN}/share/4101/`, "/fr/contact/"],
		["where the page does not exist", `${ORIGIN}/nl/contact/`, "/fr/rien/"],
	] as const)("is not where the page before is %s", async ([, referer, path]) => {
		expect((await cookieFrom(referer, path))[0]).toBeNull();
	});
});

const french = { headers: { "accept-language": "fr" } };

describe("one form for every address", () => {
	const cases: [string, RequestInit, string][] = [
		["/nl/te-koop", {}, "301 /nl/te-koop/"],
		["/nl/te-koop?page=2", {}, "301 /nl/te-koop/?page=2"],
		["/NL/Te-Koop/?page=2", {}, "301 /nl/te-koop/?page=2"],
		["/NL/Te-Koop?page=2", {}, "301 /nl/te-koop/?page=2"],
		["/nl/te-koop?lng=fr", {}, "302 /fr/a-vendre/"],
		["/NL/te-koop/?lng=fr&page=2", {}, "302 /fr/a-vendre/?page=2"],
		["/for-sale/", french, "302 /fr/a-vendre/"],
		["/for-rent/?minPrice=1000", {}, "302 /nl/te-huur/?minPrice=1000"],
		["/Projects/", french, "302 /fr/projets/"],
		["/projects/", french, "301 /Projects/"],
		["/PRIVACY", french, "301 /Privacy/"],
		["/feedback/contact-demand/", {}, "302 /nl/bedankt/gratis-schatting/"],
		["/feedback/contact-demand/", french, "302 /fr/merci/contact-demand/"],
		["/diensten/gratis-schatting/", french, "302 /fr/services/estimation-gratuite/"],
		["/property/4101/", {}, "302 /nl/te-koop/gent/charmante-rijwoning-met-stadstuin/4101/"],
		["/property/4102/", french, "302 /fr/a-louer/bruxelles/duplex-lumineux-pres-du-cinquantenaire/4102/"],
		["/project/5/", french, "302 /fr/projets/luxembourg/les-terrasses-de-hollerich/5/"],
		["/property/1/", {}, "302 /nl/te-koop/woning-1/1/"],
		["/property/5/", {}, "302 /nl/te-koop/gent/rijwoning-gent/5/"],
		["/property/6/", {}, "302 /nl/te-koop/sint-niklaas/l-oeuvre-strasse-2/6/"],
		["/property/999/", {}, "404"],
		// Unpublished: no redirect, which would reveal the title.
		["/property/3/", {}, "404"],
		["/property/4/", french, "404"],
		["/nl/te-koop/3/?lng=fr", {}, "302 /fr/a-vendre/3/"],
		["/nl/eigenaar/4101/?lng=en", {}, "302 /en/owner/4101/"],
		["/nl/te-koop//", {}, "301 /nl/te-koop/"],
		["//", {}, "302 /nl/"],
		["/property/abc/", {}, "404"],
		["/nowhere/", {}, "404"],
		["/fr/te-koop/", {}, "404"],
		["//evil.example/", {}, "301 /evil.example/"],
		["//evil.example/foo", {}, "301 /evil.example/foo/"],
		["/\\evil.example/foo", {}, "301 /evil.example/foo/"],
		["//evil.example/foo?lng=xx", {}, "302 /evil.example/foo/"],
		["/nl/te-koop/?lng=fr", {}, "302 /fr/a-vendre/"],
		["/nl/te-koop/?lng=fr&page=2&sort=price-asc", {}, "302 /fr/a-vendre/?page=2&sort=price-asc"],
		["/nl/te-koop/gent/x/4101/?lng=en", {}, "302 /en/for-sale/ghent/charming-terraced-house-with-city-garden/4101/"],
		["/nl/te-koop/?lng=xx", {}, "302 /nl/te-koop/"],
	];

	test.for(cases)("%s", async ([path, init, answer]) => {
		expect(await answerOf(path, init)).toBe(answer);
	});
});

test("a language that the agency has switched off leads to the same page in one that it has", async () => {
	const twoLanguages = { ...env, LANGUAGES: "nl,fr" } as Env;
	const http = createHttp(async () => new Response("a page"));
	const answer = await http.request(`${ORIGIN}/de/zu-verkaufen/?page=2`, french, twoLanguages);
	expect([answer.status, answer.headers.get("location")]).toEqual([302, "/fr/a-vendre/?page=2"]);
	const call = await http.request(`${ORIGIN}/api/properties/4101?lang=de`, {}, twoLanguages);
	expect(((await call.json()) as { title: string }).title).toBe("Charmante rijwoning met stadstuin");
});

describe("a property's address", () => {
	const canonical = "/nl/te-koop/gent/charmante-rijwoning-met-stadstuin/4101/";

	test.for([
		[canonical, "200"],
		["/nl/te-koop/antwerpen/charmante-rijwoning-met-stadstuin/4101/", `301 ${canonical}`],
		["/nl/te-koop/gent/oude-titel/4101/", `301 ${canonical}`],
		["/nl/te-koop/4101/", `301 ${canonical}`],
		["/nl/te-huur/gent/charmante-rijwoning-met-stadstuin/4101/", `301 ${canonical}`],
		["/nl/te-koop/woning-1/1/", "200"],
		["/nl/te-koop/x/999/", "404"],
		["/nl/te-koop/gent/woning-2/2/", "410"],
		["/nl/te-koop/gent/woning-3/3/", "404"],
		["/nl/te-koop/gent/woning-4/4/", "404"],
		["/nl/te-koop/gent/", "200"],
		["/nl/te-koop/atlantis/", "404"],
		["/lu/te-koop/", "404"],
		["/nl/te-koop/gent/preview/4101/", "200"],
		["/nl/te-koop/gent/preview/4/", "404"],
		["/nl/te-koop/preview/4101/", "200"],
		["/fr/a-louer/preview/4/", "404"],
		["/nl/preview/property/4101/", "200"],
		["/nl/preview/project/5/", "200"],
	])("%s answers %s", async ([path, answer]) => {
		expect(await answerOf(path ?? "")).toBe(answer);
	});

	test("a unit is also reached under its project, and names its own address as the one that counts", async () => {
		const own = "/fr/a-vendre/luxembourg/appartement-2-chambres-lot-a12/4104/";
		const response = await ask(
			"/fr/projets/luxembourg/les-terrasses-de-hollerich/5/appartement-2-chambres-lot-a12/4104/",
		);
		expect(response.status).toBe(200);
		expect(await response.text()).toContain(`<link rel="canonical" href="https://example.com${own}"/>`);
	});

	test("that is gone says so in the page's language and offers others", async () => {
		const response = await ask("/fr/a-vendre/gand/x/999/");
		const html = await response.text();
		expect(html).toContain('<html lang="fr"');
		expect(html).toContain("Ce bien n’existe pas ou est déjà vendu");
		expect(html.match(/<article/g)?.length).toBeGreaterThan(0);
	});
});

describe("preview mode", () => {
	test("is no subject of redirects, is found by no search engine and kept by no cache", async () => {
		const response = await ask("/nl/preview/property/4101/");
		const html = await response.text();
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(html).toContain("noindex");
	});

	test("of a project stays one in another language", async () => {
		const html = await (await ask("/nl/preview/project/5/")).text();
		expect(html).toContain('href="/fr/preview/project/5/"');
		expect(html).toContain("noindex");
	});

	test("shows no draft without a signature", async () => {
		expect(await answerOf("/nl/preview/property/4/")).toBe("404");
		expect(await answerOf("/nl/preview/property/4/?expires=9999999999&signature=AAAA")).toBe("404");
	});
});
