import { env } from "cloudflare:workers";
import { gzipSync } from "node:zlib";
import { decode } from "jpeg-js";
import { beforeAll, describe, expect, test } from "vitest";
import { statedCostFields } from "../../app/domain/costs/stated-costs";
import { languages } from "../../app/domain/language";
import { withLinkSource } from "../../app/domain/pages/link-sources";
import { originalPropertyPath } from "../../app/domain/pages/listing-paths";
import { pagePath } from "../../app/domain/pages/paths";
import { propertyFields } from "../../app/domain/property/fields/fields";
import { certificateRequested, notYetCommunicated } from "../../app/domain/property/mention-facts";
import { fieldLabelKey } from "../../app/domain/search/field-label";
import { resources } from "../../app/i18n/resources";
import { qrSvg } from "../../worker/brochure/service";
import { commandSignature } from "../../worker/http/signed-command";
import { signedPath } from "../../worker/platform/signed-links";
import { feedOf, feedProperty, feedTypes } from "../support/feed/feed";
import { fullProperty } from "../support/feed/full-property";
import { linksOf } from "../support/keys";
import { answerOf, ask, importFeed, ORIGIN } from "../support/site";

const links = linksOf(env.LINK_SECRET);

const FULL = 501;
const BARE = 502;
const HIDDEN = 503;
const RENT = 504;
const ENDED = 505;
const DRAFT = 506;
const UNIT = 507;
const LONG = 509;
const NEW = 510;
const PROJECT = 8;

const MAX_HTML = 25 * 1024;
const HIDDEN_PRICE = 918_273;

const longAgo = "2020-01-01T10:00:00Z";

beforeAll(async () => {
	await importFeed(
		feedOf({
			propertyTypes: feedTypes,
			properties: [
				fullProperty(FULL),
				{ ID: BARE, Goal: 0 },
				fullProperty(HIDDEN, {
					PublishPrice: false,
					PublishAddress: false,
					Price: HIDDEN_PRICE,
					StartPrice: HIDDEN_PRICE - 1_000,
					TotalCost: HIDDEN_PRICE + 99_000,
					Street: "Geheimstraat",
					HouseNumber: "77bis",
					Latitude: 51.0123456,
					Longitude: 3.7654321,
				}),
				fullProperty(RENT, { Goal: 1, MonthlyRent: 1_150, RentPrice: 1_150, Price: null }),
				feedProperty(ENDED, { Status: 2, LastChangedDate: longAgo }),
				feedProperty(DRAFT, { Draft: true }),
				feedProperty(LONG, { Description: { nl: `<p>${"Woonkamer met zicht op het park. ".repeat(40)}</p>` } }),
				feedProperty(UNIT, {
					ProjectID: PROJECT,
					Title: { nl: "Lot 2.03" },
					Description: { nl: "Zonnige hoekflat." },
				}),
				feedProperty(NEW, {
					ProjectID: PROJECT,
					City: { nl: "Gent" },
					Zip: "9000",
					Price: 340_000,
					NewBuild: { VatRate: 21, GroundPart: 100_000, ConstructionPart: 240_000 },
				}),
			],
			projects: [
				{
					ID: PROJECT,
					PriceList: [{ Unit: "A1", PropertyID: NEW, Price: 340_000 }],
					Name: { nl: "Rietveld" },
					City: { nl: "Gent" },
					Zip: "9000",
					Documents: [{ ID: "spec", Name: "Lastenboek", Url: "https://media.example.com/s.pdf", Access: "on-request" }],
				},
			],
		}),
	);
});

async function pathOf(id: number, language: string): Promise<string> {
	const body = (await (await ask(`/api/properties/${id}?lang=${language}`)).json()) as { path: string };
	return body.path;
}

async function pageOf(id: number, language: string): Promise<string> {
	return (await ask(await pathOf(id, language))).text();
}

test("where it is shared and where machines read it, a long description is cut at a word within 250 characters", async () => {
	const html = await pageOf(LONG, "nl");
	const shared = /property="og:description" content="([^"]*)"/.exec(html)?.[1] ?? "";
	const listed = /"description":"(Woonkamer[^"]*)"/.exec(html)?.[1] ?? "";
	for (const text of [shared, listed]) {
		expect(text).toMatch(/Woonkamer met zicht .*(?:Woonkamer|met|zicht|op|het|park\.)…$/);
		expect(text.length).toBeLessThanOrEqual(251);
		expect(text.length).toBeGreaterThan(200);
	}
});

test("a page embeds its own films and tour, and no host beside them", async () => {
	const framesOf = async (id: number) => {
		const { headers } = await ask(await pathOf(id, "nl"));
		return /frame-src ([^;]*)/.exec(headers.get("Content-Security-Policy") ?? "")?.[1]?.split(" ");
	};
	expect(await framesOf(BARE)).toEqual(["'self'"]);
	expect(await framesOf(FULL)).toEqual([
		"'self'",
		"https://www.youtube-nocookie.com",
		"https://player.vimeo.com",
		"https://www.facebook.com",
		"https://www.tvl.be",
		"https://my.matterport.com",
	]);
});

/** Visible text, without scripts and markup. */
function visible(html: string): string {
	return html
		.replace(/<script[\s\S]*?<\/script>/g, " ")
		.replace(/<[^>]+>/g, " ")
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&")
		.replace(/[ \t\r\n]+/g, " ");
}

function wordOf(language: string, namespace: string, key: string): string {
	return key
		.split(".")
		.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], resources()[language]?.[namespace]) as string;
}

function emptyHeadings(html: string): string[] {
	return [...html.matchAll(/<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>/g)]
		.map(([, text = ""]) => visible(text))
		.filter((text) => text.trim() === "");
}

/** Keys shown in place of missing translations: `energy.title`, `costs.source.vat`. */
const shownKey =
	/\b(?:gallery|about|energy|video|tour|plan|documents|location|costs|agent|actions|share|slots|enquiries|ended|preview|print|groups|floodScores|units|list|facts|state)\.[a-zA-Z-]+(?:\.[a-zA-Z-]+)*\b/;

function faultsOf(html: string): string[] {
	const text = visible(html);
	return [
		...(/\b(?:undefined|NaN|null|\[object)/.exec(text) ?? []),
		...(shownKey.exec(text) ?? []),
		...emptyHeadings(html).map(() => "empty heading"),
		...(/\sstyle="/.exec(html) ?? []),
		...(/\{\{\w+\}\}/.exec(text) ?? []),
	];
}

/** Costs stated by the agency, which are lines of the estimate. */
const inTheEstimate: ReadonlySet<string> = new Set(statedCostFields);

describe.for(languages)("in %s", (language) => {
	test("a property with every field shows each of them under its label", async () => {
		const html = await pageOf(FULL, language);
		const text = visible(html);
		expect(faultsOf(html)).toEqual([]);
		const missing = propertyFields
			.filter(({ key }) => key !== "EPCLabelText" && !inTheEstimate.has(key))
			.map(({ key }) => {
				const [namespace = "", path = ""] = fieldLabelKey(key, "flanders").split(":");
				return wordOf(language, namespace, path);
			})
			.filter((label) => !text.includes(label));
		// The minimum income is part of an application's confirmation, never of an advert.
		expect(missing).toEqual([wordOf(language, "fields", "MinimumIncome")]);
		expect(text).toContain(wordOf(language, "fields", "costs.explain.stated"));
		for (const key of ["HeatingType", "Kitchen", "FloodZone", "Inventory"]) {
			expect(text).toContain(`${key} in ${language}`);
		}
		expect(html).toContain("/images/epc/flanders/e.png");
		expect(gzipSync(html).length).toBeLessThan(MAX_HTML);
	});

	test("what the law asks for and nobody has told yet is not passed over in silence", async () => {
		const text = visible(await pageOf(UNIT, language));
		expect(text).toContain(certificateRequested[language]);
		const line = `${wordOf(language, "fields", "GScore")} ${notYetCommunicated[language]}`;
		expect(text.replace(/\s+/g, " ")).toContain(line);
		const fields = (await (await ask(`/api/properties/${UNIT}?lang=${language}`)).json()) as { fields: unknown[] };
		const score = { key: "GScore", value: null, text: notYetCommunicated[language] };
		expect(fields.fields).toContainEqual(expect.objectContaining(score));
	});

	test("a project's paper that is on request leads to a form that asks for it", async () => {
		const address = `${pagePath("projects", language)}gent/rietveld/${PROJECT}/`;
		const html = await (await ask(address)).text();
		expect(html).toContain('href="#request-documents"');
		expect(html).toContain('id="request-documents"');
		const to = /href="([^"]*form=request-documents)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
		const form = await (await ask(to)).text();
		expect(form).toContain("Lastenboek");
		expect(form).toMatch(new RegExp(`name="projectId"[^>]*value="${PROJECT}"|value="${PROJECT}"[^>]*name="projectId"`));
	});

	test("a property of which nothing is known shows nothing that is not so", async () => {
		const html = await pageOf(BARE, language);
		expect(faultsOf(html)).toEqual([]);
		const text = visible(html);
		for (const group of ["rooms", "surfaces", "building", "risk", "mobiscore", "costs"]) {
			expect(text).not.toContain(` ${wordOf(language, "fields", `groups.${group}`)} `);
		}
		expect(html).not.toContain('id="energy"');
		expect(html).not.toContain('id="plan"');
		expect(text).toContain(wordOf(language, "property", "gallery.none"));
		expect(text).toContain(wordOf(language, "property", "documents.none"));
	});

	test("a property to let shows what is due at signing", async () => {
		const html = await pageOf(RENT, language);
		expect(faultsOf(html)).toEqual([]);
		expect(visible(html)).toContain("€\u00A01.150");
		expect(visible(html)).toContain("€\u00A02.300");
	});

	test("a hidden price and a hidden address are nowhere", async () => {
		const path = await pathOf(HIDDEN, language);
		const list = pagePath("for-sale", language);
		const addresses = [
			path,
			`/api/properties/${HIDDEN}?lang=${language}`,
			`/api/properties?lang=${language}`,
			list,
			`/${language}/preview/property/${HIDDEN}/`,
			`/api/map?goal=sale&lang=${language}`,
			`/api/cards?ids=${HIDDEN}&lang=${language}`,
			`/api/around?property=${HIDDEN}&lang=${language}`,
			"/sitemaps/homes-0.xml",
		];
		for (const address of addresses) {
			const text = await (await ask(address)).text();
			for (const secret of [
				"918273",
				"918.273",
				"917273",
				"917.273",
				"1.017.273",
				"1017273",
				"Geheim",
				"77bis",
				"51.0123",
				"3.7654",
			]) {
				expect([address, secret, text.includes(secret)]).toEqual([address, secret, false]);
			}
		}
	});

	test("the data for search engines is whole, and tells no more than the page", async () => {
		for (const id of [FULL, BARE, HIDDEN, RENT]) {
			const html = await pageOf(id, language);
			const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
			const { "@graph": things } = JSON.parse(json) as { "@graph": Record<string, unknown>[] };
			const listing = things.find((thing) => thing["@type"] === "RealEstateListing");
			expect(listing).toMatchObject({ inLanguage: language, url: ORIGIN + (await pathOf(id, language)) });
			expect(things.map((thing) => thing["@type"])).toEqual(
				expect.arrayContaining(["BreadcrumbList", "RealEstateAgent"]),
			);
			expect("offers" in (listing ?? {})).toBe(id === FULL || id === RENT);
		}
	});
});

test("a wrong city, slug or goal leads to the canonical address, with the question kept", async () => {
	const path = await pathOf(FULL, "nl");
	for (const wrong of [`/nl/te-koop/${FULL}/`, `/nl/te-koop/brussel/iets/${FULL}/`, `/nl/te-huur/gent/iets/${FULL}/`]) {
		expect([wrong, await answerOf(`${wrong}?price=400000`)]).toEqual([wrong, `301 ${path}?price=400000`]);
	}
	expect(await answerOf(path)).toBe("200");
});

test("a property of a project is found under it too, and names its own address as the one that counts", async () => {
	const own = await pathOf(UNIT, "nl");
	const unit = `/nl/projecten/gent/rietveld/${PROJECT}/lot-203/${UNIT}/`;
	const html = await (await ask(unit)).text();
	expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${own}"/>`);
	expect(await answerOf(`/nl/projecten/brugge/ander/${PROJECT}/iets/${UNIT}/`)).toBe(`301 ${unit}`);
	expect(await answerOf(`/nl/projecten/gent/rietveld/99/iets/${UNIT}/`)).toBe(`301 ${own}`);
});

test("a property with a title in one language says so in the others, and claims no translation", async () => {
	const hreflangs = (html: string) =>
		[...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, code]) => code);
	const french = await pageOf(UNIT, "fr");
	expect(french).toMatch(/<h1 class[^>]*>[^<]+ à [^<]+<\/h1>/);
	expect(visible(french).split("Lot 2.03")).toHaveLength(2);
	expect(french).toMatch(/<\/h1><p lang="nl"[^>]*>Lot 2\.03<\/p>/);
	expect(/<title>([^<]*)/.exec(french)?.[1]).not.toContain("Lot");
	expect(hreflangs(french)).toEqual(["nl", "x-default"]);
	// The page contains the text itself, marked with its language.
	const head = french.slice(0, french.indexOf("</head>"));
	const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(french)?.[1];
	expect([head, data].filter((part) => part?.includes("hoekflat"))).toEqual([]);
	expect(french).toMatch(/lang="nl"[^>]*>(?:<[^>]*>)*Zonnige hoekflat/);
	expect(await pageOf(UNIT, "nl")).toMatch(/<h1 class[^>]*>Lot 2\.03<\/h1>/);
	expect(hreflangs(await pageOf(FULL, "fr"))).toEqual([...languages, "x-default"]);
});

test("a property is shared with a picture of its own, in the size and at an address that networks need", async () => {
	const html = await pageOf(FULL, "fr");
	const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
	expect(address).toMatch(new RegExp(`^${ORIGIN}/share/fr/${FULL}\\.jpg\\?v=for-sale-\\d+$`));
	expect(html).toContain('<meta property="og:image:width" content="1200"/>');
	const picture = await ask(address.slice(ORIGIN.length));
	expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
	const { width, height } = decode(new Uint8Array(await picture.arrayBuffer()), { useTArray: true });
	expect([width, height]).toEqual([1_200, 630]);
	expect((await ask(`/share/fr/${DRAFT}.jpg`)).status).toBe(404);
	expect((await ask("/share/xx/1.jpg")).status).toBe(404);
});

test("what is unknown, unpublished or ended says so", async () => {
	expect(await answerOf("/nl/te-koop/gent/iets/999999/")).toBe("404");
	expect(await answerOf("/nl/te-koop/gent/iets/")).toBe("404");
	expect(await answerOf(`/nl/te-koop/gent/iets/${DRAFT}/`)).toBe("404");
	const ended = await ask(`/nl/te-koop/gent/iets/${ENDED}/`);
	expect(ended.status).toBe(410);
	expect((await ended.text()).match(/<article/g)?.length).toBeGreaterThan(0);
});

test("a draft shows only at a signed link, to nobody's search engine", async () => {
	const path = `/fr/preview/property/${DRAFT}/`;
	const soon = Math.floor(Date.now() / 1_000) + 60;
	const signed = signedPath(links, path, soon);
	const other = signedPath(links, `/fr/preview/property/${FULL}/`, soon);
	const old = signedPath(links, path, 1_000_000_000);
	expect(await answerOf(path)).toBe("404");
	expect(await answerOf(old)).toBe("404");
	expect(await answerOf(other.replace(String(FULL), String(DRAFT)))).toBe("404");
	const response = await ask(signed);
	const html = await response.text();
	expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
	expect(html).toContain('content="noindex,nofollow"');
	expect(html).not.toContain("application/ld+json");
	// The preview has a different signature in each language.
	const english = html.match(/href="(\/en\/preview\/property\/506\/[^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect((await ask(english)).status).toBe(200);
});

test("the agency's own command gets the addresses of a draft, and nobody else", async () => {
	const body = JSON.stringify({ id: DRAFT, at: Math.floor(Date.now() / 1_000) });
	const post = async (key: string) => {
		const headers = { "x-signature": commandSignature(key, "preview", body) };
		return ask("/api/preview", { method: "POST", body, headers });
	};
	expect((await post(env.LINK_SECRET)).status).toBe(404);
	const { addresses } = await (await post(env.PRIVACY_KEY)).json<{ addresses: string[] }>();
	expect(addresses).toHaveLength(4);
	const { pathname, search } = new URL(addresses[1] ?? "");
	expect((await ask(pathname + search)).status).toBe(200);
});

test("of the ways to write each has its heading, and all of them are one region", async () => {
	const html = await (await ask(await pathOf(FULL, "nl"))).text();
	for (const form of ["contact-me", "offer", "send-to-friend"]) {
		expect(html).toMatch(new RegExp(`<h3 id="${form}-title"`));
		expect(html).not.toContain(`aria-labelledby="${form}-title"`);
	}
	expect(html).toContain('aria-labelledby="enquiries-title"');
});

test("a published property can be previewed by anyone, and says that it is a preview", async () => {
	const response = await ask(`/de/preview/property/${FULL}/`);
	expect(response.status).toBe(200);
	expect(visible(await response.text())).toContain("Vorschau: So sehen Besucher diese Immobilie.");
});

test("a list shows its drafts at a signed link, each with its own, in every language", async () => {
	const soon = Math.floor(Date.now() / 1_000) + 60;
	const draft = `/nl/preview/property/${DRAFT}/`;
	const open = await ask("/nl/preview/for-sale/");
	const shown = await open.text();
	expect([open.status, open.headers.get("cache-control"), open.headers.get("x-robots-tag")]).toEqual([
		...[200, "no-store", "noindex"],
	]);
	expect([shown.includes(`/${FULL}/"`), shown.includes(draft)]).toEqual([true, false]);
	const signed = (await (await ask(signedPath(links, "/nl/preview/for-sale/", soon))).text()).replaceAll("&amp;", "&");
	expect(signed).toContain(`/${FULL}/"`);
	const ofDraft = signed.match(new RegExp(`href="(${draft}[^"]*)"`))?.[1] ?? "";
	expect(await answerOf(ofDraft)).toBe("200");
	const french = signed.match(/href="(\/fr\/preview\/for-sale\/[^"]*)"/)?.[1] ?? "";
	const inFrench = await (await ask(french)).text();
	expect(inFrench).toContain(`href="/fr/preview/property/${DRAFT}/`);
	expect(inFrench).toContain("cette liste montre aussi ce qui n’est pas encore en ligne");
});

test("the language of a published property's preview is switched within the preview", async () => {
	const html = await (await ask(`/nl/preview/property/${FULL}/`)).text();
	expect(html).toContain(`href="/fr/preview/property/${FULL}/"`);
});

test("a visitor's figures are worked out without a script", async () => {
	const text = visible(
		await (await ask(`${await pathOf(LONG, "nl")}?price=300000&ownHome=1&rate=0&years=10&ownMoney=0`)).text(),
	);
	// 2 % of 300,000, the notary's 2,321.74, 1,649 for the deed, VAT, and 7,160.07 for the deed of a loan for the whole
	// amount.
	expect(text).toContain("€\u00A06.000");
	expect(text).toContain("€\u00A0317.884");
	expect(text).toContain("€\u00A02.649");
});

test("amounts are read as the site writes them, and what cannot be read has a message at its field", async () => {
	const address = await pathOf(LONG, "nl");
	const read = await (await ask(`${address}?price=300.000&ownHome=1&rate=0&years=10&ownMoney=100.000`)).text();
	expect(visible(read)).toContain("€\u00A06.000");
	expect(read).toContain('value="100.000"');
	const unread = await (await ask(`${address}?price=duur&ownMoney=-1&rate=abc&years=0`)).text();
	for (const typed of ["duur", "-1", "abc", "0"]) expect(unread).toContain(`value="${typed}"`);
	expect(visible(unread).match(/Nu is gerekend met/g)).toHaveLength(4);
});

describe.for(languages)("the brochure in %s", (language) => {
	test("is a PDF of the property, without what is hidden", async () => {
		for (const id of [FULL, BARE, HIDDEN, RENT]) {
			const response = await ask(`/brochure/${language}/${id}.pdf`);
			expect([id, response.status, response.headers.get("content-type")]).toEqual([id, 200, "application/pdf"]);
			const text = await textOfPdf(await response.bytes());
			expect(text).toContain("Meridiaan");
			// Every public notice names the agent's registration.
			expect(text).toMatch(/(BIV|IPI)\S* \S*\s*.*000\.000/);
			for (const secret of ["918.273", "917.273", "1.017.273", "Geheim", "77bis"]) expect(text).not.toContain(secret);
		}
	});
});

test("a code on paper leads to the property and says that it was on paper", async () => {
	const address = withLinkSource(`${ORIGIN}${originalPropertyPath(FULL)}`, "qr");
	expect(await (await ask(`/brochure/nl/${FULL}.svg`)).text()).toBe(qrSvg(address));
});

const withoutVat = { nl: "excl. btw", fr: "hors TVA", en: "excl. VAT", de: "zzgl. MwSt." };

test.for(languages)(
	"what is newly built has its price without VAT and one sum of all, on every surface, in %s",
	async (language) => {
		const price = `340.000 ${withoutVat[language]}`;
		const page = visible(await pageOf(NEW, language)).replaceAll("\u00A0", " ");
		const project = (await ask(`/project/${PROJECT}/?lng=${language}`)).headers.get("location");
		const table = visible(await (await ask(project?.replace(ORIGIN, "") ?? "")).text()).replaceAll("\u00A0", " ");
		const brochure = await ask(`/brochure/${language}/${NEW}.pdf`);
		const paper = (await textOfPdf(await brochure.bytes())).replaceAll("\u00A0", " ");
		// 12 % of the land, 21 % of the construction, and the deed.
		expect(await pageOf(NEW, language)).toContain('"valueAddedTaxIncluded":false');
		for (const text of [page, table, paper]) {
			expect(text).toContain(price);
			expect(text).toContain("407.531");
		}
	},
);

test("a brochure is kept until something in it changes", async () => {
	await (await ask(`/brochure/nl/${FULL}.pdf`)).bytes();
	await (await ask(`/brochure/nl/${FULL}.pdf`)).bytes();
	const { objects } = await env.MEDIA.list({ prefix: `brochures/nl/${FULL}/` });
	expect(objects).toHaveLength(1);
});

test("there is no brochure of what is not on the market", async () => {
	expect(await answerOf(`/brochure/nl/${ENDED}.pdf`)).toBe("410");
	expect(await answerOf(`/brochure/nl/${DRAFT}.pdf`)).toBe("404");
	expect(await answerOf("/brochure/xx/501.pdf")).toBe("404");
	expect(await answerOf("/brochure/nl/x.pdf")).toBe("404");
});

/** Text of a PDF, from its decompressed streams. */
async function textOfPdf(bytes: Uint8Array): Promise<string> {
	const { inflateSync } = await import("node:zlib");
	const raw = Buffer.from(bytes);
	const source = raw.toString("latin1");
	let text = "";
	for (const match of source.matchAll(/stream\r?\n/g)) {
		const start = (match.index ?? 0) + match[0].length;
		const end = source.indexOf("endstream", start);
		try {
			text += inflateSync(raw.subarray(start, end)).toString("latin1");
		} catch {
			// A picture without text.
		}
	}
	return [...text.matchAll(/<([0-9A-F]+)>\s*Tj/gi)]
		.map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
		.join("\n");
}
