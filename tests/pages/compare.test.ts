import { beforeAll, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import compare from "../../locales/nl/compare.json";
import { feedOf, feedProperty, feedTypes } from "../support/feed/feed";
import { ask, importFeed } from "../support/site";

const [DEAR, CHEAP, HIDDEN, RENT, GONE, OTHER_RENT] = [601, 602, 603, 604, 605, 606];

beforeAll(async () => {
	await importFeed(
		feedOf({
			propertyTypes: feedTypes,
			properties: [
				feedProperty(DEAR, {
					Price: 600_000,
					LivingSurface: 200,
					RealEstateTax: 1_234,
					EPCLabelText: "B",
					Access: { StepFreeEntrance: true, DoorWidth: 90 },
				}),
				feedProperty(CHEAP, { Price: 300_000, LivingSurface: 75, Latitude: 51.21, Longitude: 4.4 }),
				feedProperty(HIDDEN, { PublishPrice: false, Price: 918_273, TotalCost: 999_111, PublishAddress: false }),
				feedProperty(RENT, { Goal: 1, MonthlyRent: 950, RentPrice: 950, ChargesRenter: 50 }),
				feedProperty(OTHER_RENT, { Goal: 1, MonthlyRent: 800, RentPrice: 800 }),
				feedProperty(GONE, { Status: 2, LastChangedDate: "2020-01-01T10:00:00Z" }),
			],
		}),
	);
});

async function compared(query: string, language: "nl" | "fr" | "en" | "de" = "nl"): Promise<string> {
	const response = await ask(`${pagePath("compare", language)}?${query}`);
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	return response.text();
}

/** Texts of a row's cells. */
function rowOf(html: string, label: string): string[] {
	const row = [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].find(([, cells = ""]) => cells.includes(`>${label}<`));
	const cells = [...(row?.[1] ?? "").matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)];
	return cells.map(([, text = ""]) =>
		text
			.replaceAll(/<span aria-hidden="true"[^>]*>[^<]*<\/span>/g, "")
			.replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, "$1")
			.replaceAll(/<[^>]+>/g, "")
			.replaceAll("\u00A0", " "),
	);
}

test("properties stand side by side, with what each comes to", async () => {
	const html = await compared(`ids=${DEAR},${CHEAP}`);
	expect(rowOf(html, "Prijs")).toEqual(["€ 600.000", "€ 300.000"]);
	expect(rowOf(html, "Prijs per m²")).toEqual(["€ 3.000", "€ 4.000"]);
	expect(rowOf(html, "Energielabel")).toEqual(["EPC-label B", "onbekend"]);
	// Plus 12 % registration tax and the notary's costs.
	const [total = ""] = rowOf(html, "Totale kosten");
	expect(Number(total.replaceAll(/\D/g, ""))).toBeGreaterThan(672_000);
	expect(rowOf(html, "Per maand")).toHaveLength(2);
	expect(html.indexOf("Hierin verschillen")).toBeLessThan(html.indexOf("Hierin zijn de panden gelijk"));
});

test("the small print is that of the rows that are there", async () => {
	const { total, signing, distance } = compare.estimate;
	const said = async (query: string) => {
		const html = await compared(query);
		return [total.split("{{")[0] ?? "", signing, distance].map((sentence) => html.includes(sentence));
	};
	expect(await said(`ids=${DEAR},${CHEAP}`)).toEqual([true, false, false]);
	expect(await said(`ids=${RENT},${OTHER_RENT}`)).toEqual([false, true, false]);
	expect(await said(`ids=${RENT},${OTHER_RENT}&from=Gent`)).toEqual([false, true, true]);
});

test("whoever uses a wheelchair compares entrances and doors", async () => {
	const html = await compared(`ids=${DEAR},${CHEAP}`);
	expect(rowOf(html, "Drempelvrije toegang")).toEqual(["ja", "onbekend"]);
	expect(rowOf(html, "Breedte van de smalste deur")).toEqual(["90 cm", "onbekend"]);
});

test("a column is named by its title alone, and what is compared is said in one sentence", async () => {
	const html = await compared(`ids=${DEAR},${CHEAP}`);
	const names = [...html.matchAll(/<th scope="col">([\s\S]*?)<\/th>/g)].map(([, cell = ""]) => cell);
	expect(names).toHaveLength(2);
	for (const name of names) expect(name).not.toMatch(/aria-label|<img/);
	expect(html).toMatch(/<p data-said="" class="sr-only">Vergeleken: /);
});

test("in English an amount is heard as English writes it", async () => {
	const html = await compared(`ids=${DEAR},${CHEAP}`, "en");
	expect(rowOf(html, "Price")).toEqual(["600,000 euros", "300,000 euros"]);
	expect(html).toContain('<span aria-hidden="true">€\u00A0600.000</span>');
});

test("the order is that of the address, or by what is asked, and what has no figure comes last", async () => {
	expect(rowOf(await compared(`ids=${CHEAP},${DEAR}`), "Prijs")[0]).toBe("€ 300.000");
	expect(rowOf(await compared(`ids=${CHEAP},${DEAR}&order=perM2`), "Prijs")[0]).toBe("€ 600.000");
	expect(rowOf(await compared(`ids=${HIDDEN},${DEAR},${CHEAP}&order=price`), "Prijs")).toEqual([
		"€ 300.000",
		"€ 600.000",
		"Prijs op aanvraag",
	]);
});

test("a price that is not published cannot be worked out from its neighbours' rows", async () => {
	const html = await compared(`ids=${HIDDEN},${DEAR}`);
	expect(rowOf(html, "Prijs per m²")[0]).toBe("onbekend");
	expect(rowOf(html, "Totale kosten")[0]).toBe("onbekend");
	expect(html).not.toMatch(/918[.\s]?273|999[.\s]?111/);
});

test("distances are measured to a place in any language, misspelt too, and one that is not known is said", async () => {
	const html = await compared(`ids=${DEAR},${CHEAP}&from=Gnet`);
	const [near = "", far = ""] = rowOf(html, "Afstand tot Gent");
	expect(near).toMatch(/^\d(,\d)? km$/);
	expect(far).toMatch(/^5\d km$/);
	expect(rowOf(await compared(`ids=${DEAR},${CHEAP}&from=Anvers&order=distance`), "Prijs")[0]).toBe("€ 300.000");
	expect(await compared(`ids=${DEAR},${HIDDEN}&from=Gent`)).toMatch(/± \d/);
	expect(await compared(`ids=${DEAR},${CHEAP}&from=xyzzyq`)).toContain("‘xyzzyq’ kennen wij niet");
});

test("a rental says what is due at signing and each month with its charges", async () => {
	const html = await compared(`ids=${RENT},${DEAR}`);
	expect(rowOf(html, "Per maand")[0]).toBe("€ 1.000");
	expect(rowOf(html, "Te betalen bij ondertekening")[1]).toBe("onbekend");
});

test("what is chosen beyond six is said to be left out", async () => {
	const six = `ids=${DEAR},${CHEAP},${HIDDEN},${RENT},701,702`;
	expect(await compared(six)).not.toContain("naast elkaar:");
	expect(await compared(`${six},703`)).toContain("Er passen er zes naast elkaar: 1 pand staat er niet bij.");
	expect(await compared(`${six},703&ids=704`)).toContain("2 panden staan er niet bij.");
});

test("at most six are compared, those that are gone are counted, and one alone is none to compare", async () => {
	const many = await compared(`ids=${[DEAR, CHEAP, HIDDEN, RENT, GONE, 999_999, 888_888].join(",")}`);
	expect(many).toContain("2 panden staan niet meer online.");
	const alone = await compared(`ids=${DEAR}`);
	expect(alone).toContain("Kies twee tot zes panden");
	expect(await compared("ids=x,-1,%00&order=zz")).toContain("Kies twee tot zes panden");
});

test.for(languages)("the comparison speaks %s", async (language) => {
	const html = await compared(`ids=${DEAR},${CHEAP}&from=Gent`, language);
	expect(html).not.toMatch(/>(?:compare:)?(?:row|orders|choice)\.\w+</);
	expect(html).toContain('content="noindex"');
});

test("the place and the order of a comparison go along to another language", async () => {
	const asked = `ids=${DEAR},${CHEAP}&from=Gent&order=distance`;
	expect(await compared(asked)).toContain(`href="${pagePath("compare", "fr")}?${asked.replaceAll("&", "&amp;")}"`);
});
