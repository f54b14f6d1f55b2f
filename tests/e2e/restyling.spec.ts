import { type Browser, expect, type Page, test } from "@playwright/test";
import { whenIdle } from "./support";

type TraceEvent = { name: string; args: { elementCount?: number } };

/** How many elements the browser computes the style of, to show what a change has done. */
async function restyledBy(page: Page, browser: Browser, change: string): Promise<number> {
	await browser.startTracing(page, { categories: ["devtools.timeline"] });
	await page.evaluate(`${change}; document.body.getBoundingClientRect()`);
	const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	const counts = trace.traceEvents
		.filter(({ name }) => name === "UpdateLayoutTree")
		// The last one may be under way when the trace ends.
		.flatMap(({ args }) => args.elementCount ?? []);
	expect(counts).not.toEqual([]);
	return counts.reduce((sum, count) => sum + count, 0);
}

/** What a script does to every page: each was once answered by computing the style of all of it. */
const changes = {
	"a part is put at its end": `document.body.append(document.createElement("div"))`,
	"a file is fetched ahead": `document.head.append(document.createElement("link"))`,
	"the question about cookies is asked": `document.documentElement.dataset.asks = "consent"`,
	"and is not asked any more": `delete document.documentElement.dataset.asks`,
	"something is on its way": `document.documentElement.dataset.busy = ""`,
};

const screens = { list: "/nl/te-koop/", property: "/property/4291/?lng=nl" };

/** Phones have the most rules, and the least to compute them with. */
test.use({ viewport: { width: 390, height: 844 } });

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium tells how many elements it styled");

for (const [screen, address] of Object.entries(screens)) {
	test(`a change styles little of the page anew: ${screen}`, async ({ page, browser }) => {
		await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
		// What comes by itself at rest, such as further pictures of the cards, is styled as well.
		await page.goto(address, { waitUntil: "networkidle" });
		await whenIdle(page);
		const elements = await page.locator("*").count();
		for (const [name, change] of Object.entries(changes)) {
			expect.soft(await restyledBy(page, browser, change), name).toBeLessThan(elements / 4);
		}
	});
}
