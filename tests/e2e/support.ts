import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { DEHYDRATED } from "../../app/ui/islands/island-marks";

/** Errors of a page: errors, failed hydration, refused scripts. A test ends with none. */
export function watch(page: Page): string[] {
	const problems: string[] = [];
	page.on("pageerror", (error) => problems.push(error.message));
	page.on("console", (message) => {
		if (message.type() === "error") problems.push(`${message.text()} ${message.location().url}`);
	});
	return problems;
}

/** Waits until the page is hydrated. */
export async function whenHydrated(page: Page): Promise<void> {
	await page.locator(`html:not([${DEHYDRATED}])`).waitFor({ state: "attached" });
}

/** Holds the scripts of a page back until the function that it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/assets\/.*\.js$/, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

/** No barrier that the machine can find, by the guidelines' levels A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
	await expectNoViolations(
		axe(page).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]),
	);
}

/** Every word can be read: what the other scheme can change on a page that has no barrier in the first. */
export async function expectContrast(page: Page): Promise<void> {
	await expectNoViolations(axe(page).withRules(["color-contrast"]));
}

function axe(page: Page): AxeBuilder {
	return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

async function expectNoViolations(builder: AxeBuilder): Promise<void> {
	const { violations } = await builder.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
}

/** Nothing stands out beyond the screen to the right, once a new width has been taken over. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
	await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0);
}

/** Where the local site keeps the passwords that it made for the demo owners. */
export const ownerPasswords = path.join(process.env.E2E_STATE_DIR ?? ".wrangler/e2e", "owners.json");

export function passwordOf(username: string): string {
	const known = JSON.parse(readFileSync(ownerPasswords, "utf8")) as Record<string, string>;
	return known[username] ?? "";
}
