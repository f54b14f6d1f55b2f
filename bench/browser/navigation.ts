import type { Browser } from "@playwright/test";
import { median } from "../figures.ts";
import type { Report } from "../report.ts";
import { FRAME_MS, openHydrated, openPhone, SLOW_PROCESSOR } from "./phone.ts";

/** Of React Router in the page, which a link of its kind would ask. */
type WithRouter = { __reactRouterDataRouter: { navigate(to: string): Promise<void> } };

const SETTLED_MS = 1_000;

/**
 * From a card of the list until its property's heading stands: by the link, which leads to another document, and by the
 * router, as before decision 0066.
 */
export async function measureNavigation(report: Report, browser: Browser, origin: string, runs: number): Promise<void> {
	const rows: (string | number)[][] = [];
	for (const slowdown of [1, 2, SLOW_PROCESSOR]) {
		const times: Record<"router" | "document", number[]> = { router: [], document: [] };
		for (let at = 0; at < runs; at += 1) {
			for (const way of ["router", "document"] as const) {
				times[way].push(await pressOfCard(browser, origin, slowdown, way));
			}
		}
		const [router, loaded] = [Math.round(median(times.router)), Math.round(median(times.document))];
		rows.push([`${slowdown} ×`, router, loaded, (loaded / router).toFixed(2)]);
	}
	report.table(
		`From a card to its property, slow 4G, middle of ${runs}, in turn`,
		["processor", "router ms", "document ms", "document / router"],
		rows,
	);
}

async function pressOfCard(browser: Browser, origin: string, slowdown: number, way: "router" | "document") {
	const { page, close } = await openPhone(browser, origin, slowdown);
	await openHydrated(page, "/nl/te-koop/");
	await page.waitForTimeout(SETTLED_MS);
	const card = page.locator("main article a").first();
	await card.scrollIntoViewIfNeeded();
	const heading = await page.locator("h1").textContent();
	const start = performance.now();
	if (way === "document") await card.tap();
	else {
		await card.evaluate((link: HTMLAnchorElement) =>
			(window as unknown as WithRouter).__reactRouterDataRouter.navigate(link.pathname),
		);
	}
	await page.waitForFunction(
		(before) => {
			const now = document.querySelector("h1")?.textContent;
			return now != null && now !== before;
		},
		heading,
		{ polling: FRAME_MS, timeout: 60_000 },
	);
	const time = performance.now() - start;
	await close();
	return time;
}
