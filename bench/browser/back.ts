import type { Browser } from "@playwright/test";
import { type Report, verdict } from "../report.ts";
import { openPhone, openStarted } from "./phone.ts";

const SETTLED_MS = 1_000;
const ELSEWHERE = "/nl/contact/";

/** Checks that the browser restores a page from its back/forward cache. */
export async function measureBack(
	report: Report,
	browser: Browser,
	origin: string,
	addresses: Record<string, string>,
): Promise<void> {
	const rows: string[][] = [];
	for (const [screen, address] of Object.entries(addresses)) {
		const { page, close } = await openPhone(browser, origin, 1);
		const session = await page.context().newCDPSession(page);
		await session.send("Page.enable");
		const reasons: string[] = [];
		session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
			reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
		});
		await openStarted(page, address);
		await page.evaluate(() => document.documentElement.setAttribute("data-before", ""));
		await page.goto(ELSEWHERE, { waitUntil: "load" });
		await page.waitForTimeout(SETTLED_MS);
		await page.evaluate(() => history.back());
		await page.waitForURL((url) => url.pathname === address, { waitUntil: "commit" });
		await page.waitForTimeout(SETTLED_MS);
		const isRestored = (await page.locator("html[data-before]").count()) === 1;
		const isKept = !reasons.includes("BackForwardCacheDisabledForDelegate");
		rows.push([screen, isKept ? verdict(isRestored) : "not known: this browser has no such cache", reasons.join(", ")]);
		await close();
	}
	report.table("Back to a page out of the browser's back/forward cache", ["screen", "restored", "why not"], rows);
}
