import { expect, type Page, test } from "@playwright/test";
import { pagePath } from "../../app/domain/pages/paths";
import { viewingScreens } from "./screens";
import { holdScripts, passwordOf, whenHydrated, whenIdle } from "./support";

/** React's error for the changed text; no other error may occur. */
const DIFFERENT_TEXT = "Minified React error #418";

/** Changes a text between page load and hydration, like a translation extension. */
async function translateEarly(page: Page): Promise<void> {
	await page.addInitScript(() => {
		document.addEventListener("DOMContentLoaded", () => {
			const part = document.querySelector("main js-island:not(:empty)") ?? document.querySelector("main h1");
			const texts = document.createTreeWalker(part ?? document.body, NodeFilter.SHOW_TEXT, (text) =>
				text.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
			);
			const first = texts.nextNode();
			if (first) first.nodeValue = "Translated";
		});
	});
}

function watchForMore(page: Page): string[] {
	const problems: string[] = [];
	page.on("pageerror", ({ message }) => {
		if (!message.includes(DIFFERENT_TEXT)) problems.push(message);
	});
	page.on("console", (message) => {
		if (message.type() === "error" && /Trusted|Error:/.test(message.text())) problems.push(message.text());
	});
	return problems;
}

test("a text changed before hydration breaks nothing else on any screen", async ({ page }) => {
	test.setTimeout(600_000);
	const problems = watchForMore(page);
	await translateEarly(page);
	await page.request.post("/api/session", {
		data: { login: "owner901", password: passwordOf("owner901"), captchaId: "-", captcha: "right" },
		headers: { accept: "application/json" },
	});
	let recovered = 0;
	page.on("pageerror", ({ message }) => {
		recovered += Number(message.includes(DIFFERENT_TEXT));
	});
	await viewingScreens("nl", page.request, ({ address, isFirst }) =>
		test.step(address, async () => {
			if (!isFirst) return;
			await page.goto(address, { waitUntil: "domcontentloaded" });
			const title = await page.title();
			await whenHydrated(page);
			// Later errors count too.
			await page.waitForLoadState();
			await whenIdle(page);
			await expect.soft(page.locator("main").first(), address).toBeVisible();
			await expect.soft(page, address).toHaveTitle(title);
			expect.soft(problems.splice(0), address).toEqual([]);
		}),
	);
	// Ensures that the changes took effect.
	expect(recovered).toBeGreaterThan(15);
});

test("text typed before hydration is kept where another text was changed", async ({ page }) => {
	const problems = watchForMore(page);
	await translateEarly(page);
	const release = await holdScripts(page);
	await page.goto(pagePath("contact", "fr"), { waitUntil: "domcontentloaded" });
	await page.locator('[name="firstName"]').fill("Jo");
	await page.locator('[name="remark"]').fill("Bonjour");
	await page.locator('[name="title"]').first().check();
	await page.locator('[name="lastName"]').focus();
	const different = page.waitForEvent("pageerror", ({ message }) => message.includes(DIFFERENT_TEXT));
	release();
	await different;
	await whenHydrated(page);
	await expect(page.locator('[name="firstName"]')).toHaveValue("Jo");
	await expect(page.locator('[name="remark"]')).toHaveValue("Bonjour");
	await expect(page.locator('[name="title"]').first()).toBeChecked();
	await expect(page.locator('[name="lastName"]')).toBeFocused();
	await page.locator("main form button[type=submit]").click();
	await expect(page.locator('[name="lastName"]')).toHaveAttribute("aria-invalid", "true");
	await expect(page.locator('[name="firstName"]')).not.toHaveAttribute("aria-invalid", "true");
	expect(problems).toEqual([]);
});
