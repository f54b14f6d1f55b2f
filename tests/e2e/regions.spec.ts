import { expect, type Page, test } from "@playwright/test";
import { pagePath } from "../../app/domain/pages/paths";
import { watch, whenHydrated } from "./support";

/** Unsupported language, so that the location decides. */
test.use({ locale: "it-IT" });

/** The platform's location, the expected language, and postcodes of the region. */
const regions = [
	{ name: "Brussels", place: { country: "BE", regionCode: "BRU" }, property: "nl", zip: /^1[012]\d\d$/ },
	{ name: "Flanders", place: { country: "BE", regionCode: "VLG" }, property: "nl", zip: /^(?:1[5-9]|[2389]\d)\d\d$/ },
	{ name: "Wallonia", place: { country: "BE", regionCode: "WAL" }, property: "fr", zip: /^(?:1[34]|[4-7]\d)\d\d$/ },
	{
		name: "the German-speaking east",
		place: { country: "BE", regionCode: "WLG", postalCode: "4700" },
		property: "de",
		zip: /^47\d\d$/,
	},
	{ name: "Luxembourg", place: { country: "LU" }, property: "fr", zip: /^\d{4}$/ },
] as const;

const heading = { nl: "Bij u in de buurt", fr: "Près de chez vous", de: "In Ihrer Nähe" } as const;

/** Sets the header from which the local runtime takes the location. */
async function standIn(page: Page, place: object): Promise<void> {
	await page.setExtraHTTPHeaders({ "MF-CF-Blob": JSON.stringify(place) });
}

for (const { name, place, property, zip } of regions) {
	test(`a visitor from ${name} is redirected to the language and sees properties of the region`, async ({ page }) => {
		const problems = watch(page);
		await standIn(page, place);
		await page.goto("/");
		await expect(page).toHaveURL(new RegExp(`${pagePath("home", property)}$`));
		await whenHydrated(page);
		const nearby = page.getByRole("region", { name: heading[property] });
		await expect(nearby.getByRole("article").first()).toBeAttached();
		const address = await nearby.getByRole("article").first().getByRole("link").first().getAttribute("href");
		const answer = await page.request.get(`/api/properties/${address?.split("/").at(-2)}?lang=${property}`);
		expect(((await answer.json()) as { zip: string }).zip).toMatch(zip);
		expect(problems).toEqual([]);
	});
}

test("an address has the same content, whatever the visitor's location", async ({ request }) => {
	const pages = await Promise.all(
		regions.map(async ({ place }) => {
			const headers = { "MF-CF-Blob": JSON.stringify(place) };
			return (await request.get("/nl/te-koop/", { headers })).text();
		}),
	);
	expect(new Set(pages).size).toBe(1);
});
