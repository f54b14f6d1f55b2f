import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** What Chromium says where a page's transition ends early: another press, or a document that has none. */
const NO_TRANSITION = /^Transition was (aborted|skipped)/;

/** Errors of a page: errors, failed hydration, refused scripts. A test ends with none. */
export function watch(page: Page): string[] {
	const problems: string[] = [];
	page.on("pageerror", ({ message }) => {
		if (!NO_TRANSITION.test(message)) problems.push(message);
	});
	page.on("console", (message) => {
		if (message.type() === "error") problems.push(`${message.text()} ${message.location().url}`);
	});
	return problems;
}

/** Waits until the page's script is there: its controls answer from now on. */
export async function whenStarted(page: Page): Promise<void> {
	await page.locator("html[data-scripts=on]").waitFor({ state: "attached" });
}

/** Waits until everything in sight answers in the page itself, its islands too. */
export async function whenHydrated(page: Page): Promise<void> {
	await whenStarted(page);
	await page.waitForFunction(() =>
		[...document.querySelectorAll<HTMLElement>("js-island:not([data-alive])")].every(
			({ dataset, firstElementChild }) => {
				const { top = 0, bottom = 0, height = 0 } = firstElementChild?.getBoundingClientRect() ?? {};
				const isInSight = height > 0 && bottom > 0 && top < window.innerHeight;
				return dataset.wake !== "now" && !(dataset.wake === "sight" && isInSight);
			},
		),
	);
}

/** Waits until the page has nothing to do. A browser on a busy machine may never say so: a second is enough then. */
export async function whenIdle(page: Page): Promise<void> {
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}

/** Waits until the island that a part is in answers in the page itself. It is brought into sight, which wakes it. */
export async function whenAlive(part: Locator): Promise<void> {
	await part.first().scrollIntoViewIfNeeded();
	await expect(part.first().locator("xpath=ancestor-or-self::js-island")).toHaveAttribute("data-alive", "");
}

/** What the live regions of a page say from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
	await page.evaluate(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		for (const live of document.querySelectorAll("[aria-live], [role=status]")) {
			new MutationObserver(() => said.push(live.textContent ?? "")).observe(live, {
				subtree: true,
				childList: true,
				characterData: true,
			});
		}
	});
	return () => page.evaluate(() => (window as unknown as { said: string[] }).said.filter(Boolean));
}

/** What the local site takes for the right answer, whatever is asked; with it no limits hold. */
const RIGHT_ANSWER = "right";

/** Answers a form's captcha: by the field where it shows, else unseen beside the proof of work. */
export async function answerCaptcha(form: Locator): Promise<void> {
	const field = form.locator("[name=captcha]").first();
	if (await field.isVisible()) return field.fill(RIGHT_ANSWER);
	await form.evaluate((element, answer) => {
		const hidden = document.createElement("input");
		Object.assign(hidden, { id: "right-answer", type: "hidden", name: "captcha", value: answer });
		document.getElementById(hidden.id)?.remove();
		element.appendChild(hidden);
	}, RIGHT_ANSWER);
}

/** The browser works on the proof that stands in place of a captcha, from the first focus on. */
export async function whenProving(form: Locator): Promise<void> {
	await form.locator("button[type=submit]").last().focus();
	await expect(form.locator("[data-plain-captcha]")).toHaveCount(0);
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

/**
 * No barrier that the machine can find, by the guidelines' levels A and AA.
 * @param part what alone is examined, where the rest of the page is examined elsewhere
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
	const looks = await axe(page);
	if (part) looks.include(part);
	await expectNoViolations(looks.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]));
	expect(await heardAsInvalid(page)).toEqual([]);
}

type Node = { name?: { value?: string }; backendDOMNodeId?: number; properties?: Property[] };
type Property = { name: string; value: { value?: unknown } };

/** What screen readers hear to be invalid, though nobody has said so: an empty required date, for some browsers. */
async function heardAsInvalid(page: Page): Promise<string[]> {
	if (page.context().browser()?.browserType().name() !== "chromium") return [];
	const session = await page.context().newCDPSession(page);
	const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: Node[] };
	const invalid = nodes.filter(({ properties = [] }) =>
		properties.some(({ name, value }) => name === "invalid" && value.value !== "false"),
	);
	const found: string[] = [];
	for (const { name, backendDOMNodeId } of invalid) {
		if (backendDOMNodeId === undefined) continue;
		const { node } = await session.send("DOM.describeNode", { backendNodeId: backendDOMNodeId });
		const { attributes = [] } = node;
		if (attributes[attributes.indexOf("aria-invalid") + 1] !== "true") found.push(name?.value ?? "");
	}
	await session.detach();
	return found;
}

/** Forms that Firefox alone would call invalid by their empty fields; the attribute outweighs that. */
export function calledInvalid(page: Page): Locator {
	return page.locator('main form:has(:required):not([aria-invalid="false"])');
}

/** Every word can be read: what the other scheme can change on a page that has no barrier in the first. */
export async function expectContrast(page: Page): Promise<void> {
	await expectNoViolations((await axe(page)).withRules(["color-contrast"]));
}

/** Half the size of the one that the builder has itself. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What looks for barriers. It is large: a document gets it once, not twice with each look as the builder would give it. */
async function axe(page: Page): Promise<AxeBuilder> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
	const hasFrames = page.frames().length > 1;
	return new AxeBuilder({ page, axeSource: hasFrames ? axeSource : "void 0" }).setLegacyMode().options({
		resultTypes: ["violations"],
		// The only rule that waits for anything waits for sound that plays by itself; none of these reads style sheets.
		preload: { assets: ["media"] },
	});
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

/** The demo's administrator has signed in, without a page of it. */
export async function signInAtDesk(page: Page): Promise<void> {
	const answer = await page.request.post("/dev/desk/administrator", { maxRedirects: 0 });
	expect(answer.status()).toBe(303);
}

/** Where the local site keeps the passwords that it made for the demo owners. */
export const ownerPasswords = path.join(process.env.E2E_STATE_DIR ?? ".wrangler/e2e", "owners.json");

export function passwordOf(username: string): string {
	const known = JSON.parse(readFileSync(ownerPasswords, "utf8")) as Record<string, string>;
	return known[username] ?? "";
}
