import process from "node:process";
import type { Browser } from "@playwright/test";
import { addressesOf } from "../addresses.ts";
import { startDemoSite } from "../demo-site.ts";
import type { Screen } from "../edge/sizes.ts";
import { type Front, startFront } from "../lighthouse/front.ts";
import type { Report } from "../report.ts";
import { measureBack } from "./back.ts";
import { measureInteractions } from "./interactions.ts";
import { launchBrowser } from "./launch.ts";
import { measureLoads } from "./loads.ts";

const RUNS = Number(process.env.BROWSER_RUNS || 5);

/** Measures only first visits. */
export async function firstVisits(report: Report): Promise<void> {
	await inBrowser(({ browser, whole, stripped, addresses }) =>
		measureLoads(report, browser, { whole, stripped }, addresses, RUNS),
	);
}

/** Measures first loads, presses and back navigation. */
export async function browserPart(report: Report): Promise<void> {
	await inBrowser(async ({ browser, whole, stripped, addresses }) => {
		await measureLoads(report, browser, { whole, stripped }, addresses, RUNS);
		await measureInteractions(report, browser, whole.origin, addresses, RUNS);
		await measureBack(report, browser, whole.origin, addresses);
	});
}

type Measured = { browser: Browser; whole: Front; stripped: Front; addresses: Record<Screen, string> };

async function inBrowser(measure: (measured: Measured) => Promise<void>): Promise<void> {
	const site = await startDemoSite();
	const browser = await launchBrowser();
	try {
		const [whole, stripped] = [await startFront(site.origin, false), await startFront(site.origin, true)];
		await measure({ browser, whole, stripped, addresses: await addressesOf(site.origin) });
		await whole.close();
		await stripped.close();
	} finally {
		await browser.close();
		await site.close();
	}
}
