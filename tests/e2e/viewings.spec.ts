import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import type { Language } from "../../app/domain/language";
import { pagePath, thanksPath } from "../../app/domain/pages/paths";
import { languagesInTurn } from "./in-turn";
import { answerCaptcha, expectAccessible, expectNoSidewaysScroll, watch, whenHydrated, whenProving } from "./support";

type Slot = { id: string; free: number };

const person = { firstName: "Jo", lastName: "Demo", email: "jo@example.com", phone: "0470 00 00 01" };

/** Demo properties with viewing slots, one per journey, because journeys run concurrently. */
const rentals: Readonly<Record<Language, number>> = { nl: 4161, fr: 4164, en: 4173, de: 4170 };
const plainRentals: Readonly<Record<Language, number>> = { nl: 4218, fr: 4179, en: 4191, de: 4146 };
const sales: Readonly<Record<Language, number>> = { nl: 4107, fr: 4116, en: 4119, de: 4122 };
const viewingProperty = 4101;

const bookingPage = (language: Language, property: number) =>
	`${pagePath("book-appointment", language)}?property=${property}`;

async function slotsOf(request: APIRequestContext, property: number): Promise<Slot[]> {
	const answer = await request.get(`/api/appointments?property=${property}`);
	return ((await answer.json()) as { slots: Slot[] }).slots;
}

/** First and last slot with a free seat. */
async function freeTimes(request: APIRequestContext, property: number): Promise<{ first: string; last: string }> {
	const free = (await slotsOf(request, property)).filter((slot) => slot.free > 0);
	return { first: free[0]?.id ?? "", last: free.at(-1)?.id ?? "" };
}

async function fillIn(form: Locator): Promise<void> {
	await form.locator("[name=title]").first().check();
	for (const [name, text] of Object.entries(person)) await form.locator(`[name="${name}"]`).fill(text);
	await answerCaptcha(form);
}

/** The radio button is transparent and covers its time. */
async function choose(form: Locator, slotId: string): Promise<void> {
	await form.locator(`[name=slotId][value="${slotId}"]`).check();
}

/** Pages to the week and the day of a slot. */
async function turnTo(form: Locator, slotId: string): Promise<void> {
	const time = form.page().locator(`[name=slotId][value="${slotId}"]`);
	const day = await form.locator(".visit-day").filter({ has: time }).getAttribute("data-day");
	const pressed = form.locator(`[data-strip-day="${day}"]`);
	const later = form.locator('button:has(use[href$="#arrow-right"])');
	while (!(await pressed.isVisible())) await later.click();
	await pressed.click();
	await expect(time).toBeVisible();
}

/** The button is in a `<details>`, which works without scripts. */
async function cancel(page: Page): Promise<void> {
	const button = page.locator('form[action="/api/appointments/cancel"] button');
	await expect(button).toBeHidden();
	await page.locator("section[aria-labelledby=cancel-title] summary").press("Enter");
	await button.press("Enter");
}

/** Books all remaining seats. */
async function takeAllSeats(request: APIRequestContext, property: number, lang: Language): Promise<void> {
	const seats = (await slotsOf(request, property)).flatMap(({ id, free }) => Array.from({ length: free }, () => id));
	const answers = await Promise.all(
		seats.map((slotId) => {
			const data = { ...person, title: "ms", propertyId: property, slotId, captcha: "right", lang };
			return request.post("/api/forms/contact-appointment", { data });
		}),
	);
	expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([201]));
}

async function manageLink(page: Page, language: Language): Promise<string> {
	const link = page.locator(`a[href^="${pagePath("appointment", language)}"]`);
	return (await link.getAttribute("href")) ?? "";
}

for (const language of languagesInTurn(0)) {
	test(`in ${language}, a viewing is booked, moved and cancelled`, async ({ page, request }) => {
		const problems = watch(page);
		const property = rentals[language];
		const before = await slotsOf(request, property);
		const { first, last } = await freeTimes(request, property);
		await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
		await page.goto(bookingPage(language, property));
		await whenHydrated(page);
		const form = page.locator('form[data-form="contact-appointment"]');
		await turnTo(form, first);
		await form.locator("button[type=submit]").click();
		await expect(form.locator(".visit-week.choices-wrong")).toBeVisible();
		await expectAccessible(page);
		await choose(form, first);
		await expect(page.locator("#contact-appointment h2").first()).toContainText(/\d/);
		await fillIn(form);
		await whenProving(form);
		await form.locator("button[type=submit]").click();
		await expect(page).toHaveURL(new RegExp(thanksPath("contact-appointment", language)));
		await expect(page.locator("#bring-title")).toBeVisible();

		// For a rental, the page shows the amounts due at signing.
		await expect(page.locator("#terms-title")).toBeVisible();
		await expectAccessible(page);
		const calendar = await page.request.get(
			(await page.locator('a[href^="/api/appointments/calendar"]').getAttribute("href")) ?? "",
		);
		expect(await calendar.text()).toContain("BEGIN:VEVENT");

		await page.goto(await manageLink(page, language));
		await expectAccessible(page);
		const move = page.locator('form[action="/api/appointments/move"]');
		await whenHydrated(page);
		await turnTo(move, last);
		await choose(move, last);
		await move.locator("button[type=submit]").click();
		await expect(page.locator("main").getByRole("status").first()).toBeVisible();
		await expect(page.locator(`[name=slotId][value="${last}"]`)).toBeDisabled();

		await cancel(page);
		await expect(page).toHaveURL(/status=cancelled/);
		const said = await page.locator("main").getByRole("status").textContent();
		expect(await page.title()).toContain(said);
		await expect(page.locator('form[action^="/api/appointments/"]')).toHaveCount(0);
		expect(await slotsOf(request, property)).toEqual(before);
		expect(problems).toEqual([]);
	});
}

for (const language of languagesInTurn(1)) {
	test(`in ${language}, where the slots are full a visitor can ask to be notified`, async ({ page, request }) => {
		const property = sales[language];
		const { first } = await freeTimes(request, property);
		await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
		await page.goto(bookingPage(language, property));
		await whenHydrated(page);
		const form = page.locator('form[data-form="contact-appointment"]');
		await turnTo(form, first);
		await choose(form, first);
		await fillIn(form);
		await whenProving(form);
		await takeAllSeats(request, property, language);
		// The slot was taken meanwhile: nothing is booked, and the page shows the current state.
		await form.locator("button[type=submit]").click();
		const alert = page.locator('form[data-form="appointment-alert"]');
		await expect(alert).toBeVisible();
		await expect(page.locator("[name=slotId]:enabled")).toHaveCount(0);
		await expectAccessible(page);
		await whenHydrated(page);
		for (const name of ["firstName", "lastName", "email"] as const) {
			await alert.locator(`[name="${name}"]`).fill(person[name]);
		}
		await answerCaptcha(alert);
		await whenProving(alert);
		await alert.locator("button[type=submit]").click();
		await expect(page).toHaveURL(new RegExp(thanksPath("appointment-alert", language)));
	});
}

for (const language of languagesInTurn(2)) {
	test.describe(`in ${language} without JavaScript`, () => {
		test.use({ javaScriptEnabled: false });

		test("a viewing is booked, moved and cancelled by plain forms", async ({ page, request }) => {
			const property = plainRentals[language];
			const { first, last } = await freeTimes(request, property);
			await page.goto(bookingPage(language, property));
			const form = page.locator('form[data-form="contact-appointment"]');
			await choose(form, first);
			await form.locator("[name=firstName]").fill(person.firstName);
			await form.locator("button[type=submit]").click();
			await expect(form.locator("[name=lastName]")).toHaveAttribute("aria-invalid", "true");
			await expect(form.locator("[name=firstName]")).toHaveValue(person.firstName);
			await expect(form.locator(`[name=slotId][value="${first}"]`)).toBeChecked();
			await fillIn(form);
			await form.locator("button[type=submit]").click();
			await expect(page).toHaveURL(new RegExp(thanksPath("contact-appointment", language)));
			await page.goto(await manageLink(page, language));
			const move = page.locator('form[action="/api/appointments/move"]');
			await choose(move, last);
			await move.locator("button[type=submit]").click();
			await expect(page.locator("main").getByRole("status")).toBeVisible();
			await cancel(page);
			await expect(page.locator('form[action^="/api/appointments/"]')).toHaveCount(0);
		});
	});
}

test("the property page links to its slots, which fit a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
	await page.goto(`/property/${viewingProperty}/?lng=de`);
	await page.locator(".next-slots").getByRole("link").last().click();
	await expect(page.locator('form[data-form="contact-appointment"]')).toBeVisible();
	await expectNoSidewaysScroll(page);
});

for (const [width, language] of [
	[390, "en"],
	[1440, "de"],
] as const) {
	test(`nothing below moves when a property's slots come, at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/api/appointments?*", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(`/property/${viewingProperty}/?lng=${language}`);
		await page.evaluate(() => document.fonts.ready);
		const all = page.locator(".next-slots [data-all-slots]");
		const heightAbove = () => all.evaluate((text) => text.getBoundingClientRect().top + scrollY);
		const before = await heightAbove();
		release();
		await expect(page.locator(".next-slots > ul > li")).toHaveCount(3);
		expect(await heightAbove()).toBeCloseTo(before, 0);
		// The day precedes the month, in English too.
		await expect(page.locator(".next-slots time").first()).toHaveText(/^\p{L}+,? \d{1,2}\.? \p{L}+/u);
	});
}
