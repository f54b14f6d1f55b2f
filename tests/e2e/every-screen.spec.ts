import { expect, type Page, test } from "@playwright/test";
import { type ConfigData, HtmlValidate } from "html-validate";
import { type Language, languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { isInAll } from "./in-turn";
import { knownRoutes, usedRoutes, viewingScreens } from "./screens";
import { expectAccessible, expectContrast, expectNoSidewaysScroll, passwordOf } from "./support";

/** A language has some ninety screens, and the machine may be busy. */
test.describe.configure({ timeout: 600_000 });

/** Strictest rule set. Exceptions follow React's output, which the standard allows, or are deliberate. */
const markup: ConfigData = {
	extends: ["html-validate:recommended"],
	rules: {
		"attr-case": ["error", { style: ["lowercase", "camelcase"] }],
		"attribute-boolean-style": ["error", { style: "empty" }],
		"void-style": ["error", { style: "selfclose" }],
		"valid-id": ["error", { relaxed: true }],
		// Forms send lists as checkboxes of one name.
		"form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button"] }],
		// A class keeps telephone numbers on one line.
		"tel-non-breaking": ["error", { ignoreClasses: ["link-phone"] }],
	},
};
const validator = new HtmlValidate(markup);

/** Text fields of one name, for a list of postcodes without scripts. */
const plainList = '"zips"';

async function remarksOn(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results
		.flatMap(({ messages }) => messages)
		.filter(({ ruleId, message }) => !(ruleId === "form-dup-name" && message.includes(plainList)))
		.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
}

/** Language with the longest words: its screens are also tested at every width and in dark mode. */
const longest: Language = "de";
/** Narrowest width in the guidelines; every phone exceeds it. */
const narrowest = 320;
/** Also a tablet and a desktop. */
const widths = [narrowest, 820, 1440];

async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await test.step(`${width} wide`, () => expectNoSidewaysScroll(page));
	}
}

async function expectContrastInTheDark(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
	await test.step("in the dark", () => expectContrast(page));
	await page.emulateMedia({ colorScheme: "light" });
}

async function signInAsOwner(page: Page): Promise<void> {
	const answer = await page.request.post("/api/session", {
		data: { login: "owner901", password: passwordOf("owner901"), captchaId: "-", captcha: "right" },
		headers: { accept: "application/json" },
	});
	expect(answer.status()).toBe(200);
}

test("every route of the application is among the screens", () => {
	// desk.spec.ts derives the desk's routes from its table of sections.
	expect(knownRoutes.toSorted()).toEqual(
		usedRoutes()
			.map(({ name }) => name)
			.filter((name) => !/^desk(?:\/|$)/.test(name))
			.toSorted(),
	);
});

for (const [turn, language] of languages.entries()) {
	test(`in ${language} every screen is valid, and none has barriers`, async ({ page }) => {
		// No colour transitions during the check.
		await page.emulateMedia({ reducedMotion: "reduce" });
		// With the cookie banner, which later screens lack.
		await page.goto(pagePath("home", language));
		await expectAccessible(page);
		await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
		await viewingScreens(language, page.request, ({ address, isOwners, isFirst, hasOtherWords }, index) =>
			test.step(address, async () => {
				// Each screen is checked in one language, by turns: automated findings seldom depend on the words. A screen
				// that repeats another with other words is checked only in the language with the longest words.
				const isExamined = isInAll || (index % languages.length === turn && !hasOtherWords);
				if (!isExamined && language !== longest) return;
				if (isOwners) await signInAsOwner(page);
				const answer = await page.goto(address);
				if (isExamined || hasOtherWords) {
					expect.soft(await remarksOn((await answer?.text()) ?? ""), address).toEqual([]);
				}
				if (isExamined) await expectAccessible(page);
				if (language !== longest) return;
				await expectToFit(page, hasOtherWords ? [narrowest] : widths);
				if (isFirst) await expectContrastInTheDark(page);
			}),
		);
	});
}
