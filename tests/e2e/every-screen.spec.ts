import { expect, type Page, test } from "@playwright/test";
import { type ConfigData, HtmlValidate } from "html-validate";
import { type Language, languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { isInAll } from "./in-turn";
import { knownRoutes, usedRoutes, viewingScreens } from "./screens";
import { expectAccessible, expectContrast, expectNoSidewaysScroll, passwordOf } from "./support";

/** A language has some ninety screens, and the machine may have other things to do. */
test.describe.configure({ timeout: 600_000 });

/** The strictest set of rules. What is set otherwise is React's handwriting, which the standard allows, or a choice. */
const markup: ConfigData = {
	extends: ["html-validate:recommended"],
	rules: {
		"attr-case": ["error", { style: ["lowercase", "camelcase"] }],
		"attribute-boolean-style": ["error", { style: "empty" }],
		"void-style": ["error", { style: "selfclose" }],
		"valid-id": ["error", { relaxed: true }],
		// Checkboxes of one name are how a form sends a list.
		"form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button"] }],
		// Telephone numbers keep together by a class.
		"tel-non-breaking": ["error", { ignoreClasses: ["link-phone"] }],
	},
};
const validator = new HtmlValidate(markup);

/** Text fields of one name, into which a list of postcodes is typed where there is no script. */
const plainList = '"zips"';

async function remarksOn(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results
		.flatMap(({ messages }) => messages)
		.filter(({ ruleId, message }) => !(ruleId === "form-dup-name" && message.includes(plainList)))
		.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
}

/** The language with the longest words: its screens are also looked at in every width, and in the dark. */
const longest: Language = "de";
/** The narrowest that the guidelines name, which every phone exceeds. */
const narrowest = 320;
/** A tablet and a desk too. */
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
	// The desk's own are derived from its table of sections, in desk.spec.ts.
	expect(knownRoutes.toSorted()).toEqual(
		usedRoutes()
			.map(({ name }) => name)
			.filter((name) => !/^desk(?:\/|$)/.test(name))
			.toSorted(),
	);
});

for (const [turn, language] of languages.entries()) {
	test(`in ${language} every screen is valid, and none has barriers`, async ({ page }) => {
		// No colour is on its way to another one while it is examined.
		await page.emulateMedia({ reducedMotion: "reduce" });
		// With the question about cookies, which later screens are without.
		await page.goto(pagePath("home", language));
		await expectAccessible(page);
		await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
		await viewingScreens(language, page.request, ({ address, isOwners, isFirst, hasOtherWords }, index) =>
			test.step(address, async () => {
				// Each in one language, in turn: what a program finds is seldom in the words. One that is another screen with
				// other words is looked at where they are longest, and nowhere else.
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
