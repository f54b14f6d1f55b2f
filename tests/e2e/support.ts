import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** Chromium's error when a view transition ends early, because of another press or a document without one. */
const NO_TRANSITION = /^Transition was (aborted|skipped)/;

/** Collects a page's errors: exceptions, failed hydration, blocked scripts. Tests expect none. */
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

/** Waits until the page's script has started, so that its controls respond. */
export async function whenStarted(page: Page): Promise<void> {
	await page.locator("html[data-scripts=on]").waitFor({ state: "attached" });
}

/** Waits until everything in view is hydrated, islands included. */
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

/** Waits until the page is idle, at most a second: a browser on a busy machine may never report it. */
export async function whenIdle(page: Page): Promise<void> {
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}

/** Scrolls a part into view, which wakes its island, and waits for hydration. */
export async function whenAlive(part: Locator): Promise<void> {
	await part.first().scrollIntoViewIfNeeded();
	await expect(part.first().locator("xpath=ancestor-or-self::js-island")).toHaveAttribute("data-alive", "");
}

/** Starts recording announcements of live regions. Returns a function that reads them. */
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

/** CAPTCHA_TEST_ANSWER of the local site; it also disables limits. */
const RIGHT_ANSWER = "right";

/** Answers a form's captcha, in the visible field or in a hidden one beside the proof of work. */
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

/** Focuses the form, which starts the proof of work that replaces the captcha. */
export async function whenProving(form: Locator): Promise<void> {
	await form.locator("button[type=submit]").last().focus();
	await expect(form.locator("[data-plain-captcha]")).toHaveCount(0);
}

/** Holds a page's scripts until the returned function is called. */
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
 * Expects no automatically detectable accessibility violations (WCAG A and AA).
 * @param part only this part, when other tests check the rest of the page
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
	const looks = await axe(page);
	if (part) looks.include(part);
	await expectNoViolations(looks.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]));
	expect(await heardAsInvalid(page)).toEqual([]);
}

type Node = { name?: { value?: string }; backendDOMNodeId?: number; properties?: Property[] };
type Property = { name: string; value: { value?: unknown } };

/** Elements exposed as invalid without an error message, e.g. an empty required date in some browsers. */
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

/** Forms that Firefox exposes as invalid because of empty fields, unless the attribute overrides that. */
export function calledInvalid(page: Page): Locator {
	return page.locator('main form:has(:required):not([aria-invalid="false"])');
}

/** Expects sufficient contrast: the only thing that the other colour scheme can break. */
export async function expectContrast(page: Page): Promise<void> {
	await expectNoViolations((await axe(page)).withRules(["color-contrast"]));
}

/** Checks that the page's headings do not skip a level. */
export async function expectHeadingOrder(page: Page): Promise<void> {
	await expectNoViolations((await axe(page)).withRules(["heading-order"]));
}

/** Minified: half the size of the builder's own copy. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Creates the axe builder. axe is large: it is injected once per document, instead of twice per check. */
async function axe(page: Page): Promise<AxeBuilder> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
	const hasFrames = page.frames().length > 1;
	return new AxeBuilder({ page, axeSource: hasFrames ? axeSource : "void 0" }).setLegacyMode().options({
		resultTypes: ["violations"],
		// The only rule with preloading waits for autoplaying audio; none of the rules needs style sheets.
		preload: { assets: ["media"] },
	});
}

async function expectNoViolations(builder: AxeBuilder): Promise<void> {
	const { violations } = await builder.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
}

/** Expects no horizontal overflow, once a new width has taken effect. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
	await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0);
}

/** Signs in the demo's administrator without opening a page. */
export async function signInAtDesk(page: Page): Promise<void> {
	const answer = await page.request.post("/dev/desk/administrator", { maxRedirects: 0 });
	expect(answer.status()).toBe(303);
}

/** File with the generated passwords of the demo owners. */
export const ownerPasswords = path.join(process.env.E2E_STATE_DIR ?? ".wrangler/e2e", "owners.json");

export function passwordOf(username: string): string {
	const known = JSON.parse(readFileSync(ownerPasswords, "utf8")) as Record<string, string>;
	return known[username] ?? "";
}
