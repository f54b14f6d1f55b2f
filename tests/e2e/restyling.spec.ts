import { type Browser, expect, type Page, test } from "@playwright/test";
import { pagePath } from "../../app/domain/pages/paths";

type TraceEvent = { name: string; args: { elementCount?: number } };

/** Number of elements restyled by the browser because of a change. */
async function restyledBy(page: Page, browser: Browser, change: string): Promise<number> {
	await browser.startTracing(page, { categories: ["devtools.timeline"] });
	await page.evaluate(`${change}; document.body.getBoundingClientRect()`);
	const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	const counts = trace.traceEvents
		.filter(({ name }) => name === "UpdateLayoutTree")
		// The last event may be incomplete when the trace ends.
		.flatMap(({ args }) => args.elementCount ?? []);
	expect(counts).not.toEqual([]);
	return counts.reduce((sum, count) => sum + count, 0);
}

/** Pictures and islands load by themselves: waits until half a second passes without DOM changes. */
function whenStill(page: Page): Promise<void> {
	return page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				let still = setTimeout(resolve, 500);
				new MutationObserver(() => {
					clearTimeout(still);
					still = setTimeout(resolve, 500);
				}).observe(document, { subtree: true, childList: true, attributes: true });
			}),
	);
}

/** Changes that scripts make on every page. Each of them used to restyle the whole page. */
const changes = {
	"the script is there": `document.documentElement.dataset.scripts = "on"`,
	"a part is put at its end": `document.body.append(document.createElement("div"))`,
	"a link is put into its head": `document.head.append(document.createElement("link"))`,
	"the question about cookies is asked": `document.documentElement.dataset.asks = "consent"`,
	"and is not asked any more": `delete document.documentElement.dataset.asks`,
	"something is on its way": `document.documentElement.dataset.busy = ""`,
	"a link is being followed": `document.querySelector("main a").setAttribute("data-leaving", "")`,
};

const screens = {
	list: "/nl/te-koop/",
	property: "/property/4291/?lng=nl",
	"form in steps": pagePath("valuation", "nl"),
};
/** Not wider: the map beside the list would load at an unpredictable moment. */
const widths = [390, 820];

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium tells how many elements it styled");

for (const [screen, address] of Object.entries(screens)) {
	test(`a change styles little of the page anew: ${screen}`, async ({ page, browser }) => {
		await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(address, { waitUntil: "networkidle" });
			await page.evaluate("delete document.documentElement.dataset.scripts");
			await whenStill(page);
			const elements = await page.locator("*").count();
			for (const [name, change] of Object.entries(changes)) {
				expect.soft(await restyledBy(page, browser, change), `${name}, ${width} wide`).toBeLessThan(elements / 4);
			}
		}
	});
}
