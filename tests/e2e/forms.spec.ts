import { expect, type Locator, type Page, test } from "@playwright/test";
import type { FormName } from "../../app/domain/forms/form-names";
import { languages } from "../../app/domain/language";
import type { PageKey } from "../../app/domain/pages/page-table";
import { pagePath, thanksPath } from "../../app/domain/pages/paths";
import forms from "../../locales/nl/forms.json" with { type: "json" };
import validation from "../../locales/nl/validation.json" with { type: "json" };
import { requiredFields } from "../support/forms/required-fields";
import { languagesInTurn } from "./in-turn";
import { answerCaptcha, expectAccessible, holdScripts, watch, whenHydrated, whenProving } from "./support";

type Journey = {
	form: FormName;
	page: PageKey;
	/** Query of the form's property or project. */
	search?: string;
	/** Typed text by field name. */
	typed: Record<string, string>;
	/** Selectors of the checkboxes to check. */
	ticked?: readonly string[];
	chosen?: Record<string, { index: number }>;
};

const person = { firstName: "Jo", lastName: "Demo", email: "jo@example.com", phone: "0470 00 00 01" };
const address = { street: "Kompaskaai", houseNumber: "1", zip: "9000", city: "Gent" };
const newcomer = "{newcomer}";
const first = (name: string) => `[name="${name}"] >> nth=0`;
const property = 4101;
const project = 7;
/** Demo project with documents on request. */
const projectWithDocuments = 5;

const journeys: readonly Journey[] = [
	{
		form: "site-contact",
		page: "contact",
		typed: { ...person, remark: "Dag" },
		ticked: [first("title")],
	},
	{
		form: "contact-me",
		page: "contact",
		search: `?property=${property}&form=contact-me`,
		typed: person,
		ticked: [first("title")],
	},
	{
		form: "contact-visit",
		page: "contact",
		search: `?property=${property}&form=contact-visit`,
		typed: person,
		ticked: [first("title"), first("contactTime")],
	},
	{ form: "sign-newsletter", page: "newsletter", typed: { ...person, phone: "" } },
	{
		form: "send-to-friend",
		page: "contact",
		search: `?property=${property}&form=send-to-friend`,
		typed: { ...person, phone: "", friendFirstName: "An", friendEmail: "an@example.com" },
	},
	{
		form: "request-documents",
		page: "contact",
		search: `?property=${property}&form=request-documents`,
		// A property's documents are sent only once to a person.
		typed: { ...person, phone: "", email: newcomer },
		ticked: [first("documents")],
	},
	{
		form: "contact-construction",
		page: "contact",
		search: `?project=${project}&form=contact-construction`,
		typed: person,
		ticked: [first("title")],
		chosen: { unit: { index: 1 } },
	},
	{
		form: "testimonial",
		page: "testimonial",
		typed: { name: "Jo", email: "jo@example.com", comment: "Goed." },
	},
	{ form: "job-contact", page: "jobs", typed: { ...person, remark: "Dag" } },
	{
		form: "accessibility-report",
		page: "accessibility",
		typed: { email: "jo@example.com", remark: "De knop spreekt niet.", page: "Te koop" },
	},
	{ form: "unsubscribe", page: "unsubscribe", typed: { email: "jo@example.com" } },
	{
		form: "rent-application",
		page: "rent-profile",
		typed: { ...person, adults: "2", moveDate: "2098-02-01" },
	},
];

async function withConsent(page: Page): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
}

/** Required fields without an error message, neither their own nor their group's. */
async function silentFields(view: Locator, form: FormName): Promise<string[]> {
	return view.evaluate((element: HTMLFormElement, names) => {
		const words = (owner: Element | null | undefined) =>
			(owner?.getAttribute("aria-describedby") ?? "")
				.split(" ")
				.filter((id) => id.endsWith("-error"))
				.map((id) => document.getElementById(id)?.textContent ?? "")
				.join("");
		return names.filter((name) => {
			const control = element.querySelector(`[name="${name}"]:not([type=hidden])`);
			if (!control) return false;
			const isMarked = element.querySelector(`[name="${name}"][aria-invalid=true]`) !== null;
			return !isMarked || words(control) + words(control.closest("fieldset")) === "";
		});
	}, requiredFields(form));
}

async function fillIn(form: Locator, { typed, ticked = [], chosen = {} }: Journey): Promise<void> {
	for (const [name, text] of Object.entries(typed)) {
		const value = text === newcomer ? `${crypto.randomUUID()}@example.com` : text;
		if (value) await form.locator(`[name="${name}"]`).fill(value);
	}
	for (const control of ticked) await form.locator(control).check();
	for (const [name, value] of Object.entries(chosen)) await form.locator(`[name="${name}"]`).selectOption(value);
	await answerCaptcha(form);
}

/** A journey sends its form twice with an accessibility check in between, which is slow on a busy machine. */
const JOURNEY_MS = 90_000;
test.describe.configure({ timeout: JOURNEY_MS });

/** Each form is sent in one language, by turns: tests/pages/form-faults.test.ts checks its texts in all four. */
for (const [index, journey] of journeys.entries()) {
	const { form, page: key, search = "" } = journey;
	const language = languages[index % languages.length] ?? "nl";

	test(`${form} reports what is missing and then arrives, in ${language}`, async ({ page }) => {
		await withConsent(page);
		const problems = watch(page);
		await page.goto(`${pagePath(key, language)}${search}`);
		await whenHydrated(page);
		const view = page.locator(`form[data-form="${form}"]`);
		await view.locator("button[type=submit]").click();
		await expect(view.getByRole("alert").or(view.locator("[aria-live=assertive]"))).not.toBeEmpty();
		expect(await silentFields(view, form)).toEqual([]);
		expect(await view.evaluate((element) => element.contains(document.activeElement))).toBe(true);
		await expectAccessible(page, `form[data-form="${form}"]`);
		await fillIn(view, journey);
		await whenProving(view);
		// Corrected fields lose their errors.
		await expect(view.locator("[aria-invalid=true]")).toHaveCount(0);
		await view.locator("button[type=submit]").click();
		await expect(page).toHaveURL(new RegExp(`^[^?]*${thanksPath(form, language)}`));
		expect(problems).toEqual([]);
	});
}

test("a document of a project is asked for where it is listed, once for each", async ({ page }) => {
	await withConsent(page);
	const problems = watch(page);
	await page.goto(pagePath("projects", "nl"));
	const card = page.locator(`main a[href$="/${projectWithDocuments}/"]`).first();
	const path = (await card.getAttribute("href")) ?? "";
	await page.goto(path);
	await whenHydrated(page);
	await page.locator('#documents a[href$="#request-documents"]').first().click();
	const view = page.locator('form[data-form="request-documents"]');
	await expect(view).toBeVisible();
	const email = `${crypto.randomUUID()}@example.com`;
	const ask = async () => {
		await view.locator(first("documents")).check();
		for (const [name, text] of Object.entries({ ...person, email })) {
			const field = view.locator(`[name="${name}"]`);
			if (await field.count()) await field.fill(text);
		}
		await answerCaptcha(view);
		await view.locator("button[type=submit]").click();
	};
	await ask();
	await expect(page).toHaveURL(new RegExp(`^[^?]*${thanksPath("request-documents", "nl")}`));
	expect(problems).toEqual([]);
	await page.goto(`${path}#request-documents`);
	await whenHydrated(page);
	await ask();
	await expect(view.getByText(validation.gone.projectDocuments)).not.toHaveCount(0);
});

test("a valuation goes step by step, with one address, its town filled in, and back to what is wrong", async ({
	page,
}) => {
	await withConsent(page);
	const problems = watch(page);
	await page.goto(pagePath("valuation", "nl"));
	await whenHydrated(page);
	const view = page.locator('form[data-form="contact-demand"]');
	const next = view.getByRole("button", { name: forms.steps.next });
	const field = (name: string) => view.locator(`[name="${name}"]`);
	await expect(field("firstName")).toBeHidden();
	await expect(view.locator("button[type=submit]")).toBeHidden();
	await next.click();
	await expect(field("valuationAddress.street")).toHaveAttribute("aria-invalid", "true");
	await expectAccessible(page, 'form[data-form="contact-demand"]');
	await view.locator(first("goal")).check();
	await field("valuationAddress.street").fill(address.street);
	await field("valuationAddress.houseNumber").fill(address.houseNumber);
	await field("valuationAddress.zip").fill(address.zip);
	await expect(field("valuationAddress.city")).toHaveValue("Gent");
	await next.click();
	await expect(field("valuationAddress.street")).toBeHidden();
	const family = view.locator(".choice-families summary").first();
	await family.press("Enter");
	await expect(view.locator(first("propertyTypes"))).toBeHidden();
	await next.press("Enter");
	await expect(view.locator(first("propertyTypes"))).toBeFocused();
	await expect(view.locator(".choices-wrong")).toHaveCount(1);
	for (const type of [0, 1]) await view.locator('[name="propertyTypes"]').nth(type).check();
	await field("livingSurface").press("Enter");
	await expect(field("firstName")).toBeVisible();
	await expect(field("street")).toBeHidden();
	await expectAccessible(page, 'form[data-form="contact-demand"]');
	await view.locator(first("title")).check();
	for (const [name, text] of Object.entries(person)) await field(name).fill(text);
	await answerCaptcha(view);
	await view.locator("button[type=submit]").click();
	await expect(page).toHaveURL(new RegExp(`^[^?]*${thanksPath("contact-demand", "nl")}`));
	expect(problems).toEqual([]);
});

test("what is folded opens where it has a fault, and stays open while that is mended", async ({ page }) => {
	await withConsent(page);
	await page.goto(`${pagePath("contact", "nl")}?property=${property}&form=contact-me`);
	await whenHydrated(page);
	const view = page.locator('form[data-form="contact-me"]');
	const field = (name: string) => view.locator(`[name="${name}"]`);
	await view.locator(first("title")).check();
	for (const [name, text] of Object.entries(person)) await field(name).fill(text);
	const fold = view.locator("details", { has: page.locator('[name="zip"]') }).locator("summary");
	await fold.press("Enter");
	await field("zip").fill("90");
	for (const turn of [1, 2]) {
		await fold.press("Enter");
		await expect(field("zip"), `turn ${turn}`).toBeHidden();
		await view.locator("button[type=submit]").press("Enter");
		await expect(field("zip"), `turn ${turn}`).toBeFocused();
	}
	await field("zip").pressSequentially("00");
	await expect(field("zip")).toHaveAttribute("aria-invalid", "false");
	await expect(field("zip")).toBeVisible();
});

test("a town that was filled in for its postcode is no town of Luxembourg", async ({ page }) => {
	await withConsent(page);
	await page.goto(pagePath("valuation", "nl"));
	await whenHydrated(page);
	const field = (part: string) => page.locator(`[name="valuationAddress.${part}"]`);
	await field("zip").fill("4030");
	await expect(field("city")).toHaveValue("Grivegnée");
	await field("countryId").selectOption("50");
	await expect(field("city")).toHaveValue("");
	await field("countryId").selectOption("10");
	await expect(field("city")).toHaveValue("Grivegnée");
	// The visitor's input stays.
	await field("city").fill("Ernzen");
	await field("countryId").selectOption("50");
	await expect(field("city")).toHaveValue("Ernzen");
});

test("the street of a valuation is completed with its postcode and town, and another one stands as typed", async ({
	page,
}) => {
	await withConsent(page);
	const problems = watch(page);
	await page.goto(pagePath("valuation", "nl"));
	await whenHydrated(page);
	const field = (part: string) => page.locator(`[name="valuationAddress.${part}"]`);
	// Excludes the native options of the country field.
	const options = page.locator("[role=option]");
	await field("street").pressSequentially("klooster");
	await options.filter({ hasText: "9000 Gent" }).click();
	await expect(field("street")).toHaveValue("Kloosterstraat");
	await expect(field("zip")).toHaveValue("9000");
	await expect(field("city")).toHaveValue("Gent");
	await expect(options).toHaveCount(0);
	await field("street").fill("");
	await field("street").pressSequentially("klooster");
	await expect(options).toHaveText(["Kloosterstraat (9000 Gent)"]);
	await expectAccessible(page, 'form[data-form="contact-demand"]');
	await field("street").press("ArrowDown");
	await field("street").press("Enter");
	await expect(field("street")).toHaveValue("Kloosterstraat");
	await expect(field("houseNumber")).not.toHaveAttribute("aria-invalid", "true");
	await field("street").fill("Kloosterweg");
	await field("houseNumber").fill("1");
	await expect(field("street")).toHaveValue("Kloosterweg");
	expect(problems).toEqual([]);
});

test("before its scripts arrive a valuation shows its first step, and what is typed there stays", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto(pagePath("valuation", "nl"), { waitUntil: "commit" });
	await expect(page.locator('[name="valuationAddress.street"]')).toBeVisible();
	await expect(page.locator('[name="firstName"]')).toBeHidden();
	await page.locator('[name="valuationAddress.houseNumber"]').fill("12");
	release();
	await whenHydrated(page);
	await page.getByRole("button", { name: forms.steps.next }).click();
	await expect(page.locator('[name="valuationAddress.street"]')).toHaveAttribute("aria-invalid", "true");
	await expect(page.locator('[name="valuationAddress.houseNumber"]')).toHaveValue("12");
});

test("without a script the valuation is one form, whose one address is enough", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.goto(pagePath("valuation", "fr"));
	const view = page.locator('form[data-form="contact-demand"]');
	for (const name of ["goal", "propertyTypes", "title"]) await view.locator(first(name)).check();
	for (const [name, text] of Object.entries(address))
		await view.locator(`[name="valuationAddress.${name}"]`).fill(text);
	for (const [name, text] of Object.entries(person)) await view.locator(`[name="${name}"]`).fill(text);
	await answerCaptcha(view);
	await view.locator("button[type=submit]").click();
	await expect(page).toHaveURL(new RegExp(thanksPath("contact-demand", "fr")));
	await context.close();
});

test("details are kept only when asked, and fill in the next form when asked", async ({ page }) => {
	await withConsent(page);
	const send = async (keeps: boolean) => {
		await page.goto(pagePath("newsletter", "nl"));
		await whenHydrated(page);
		const view = page.locator('form[data-form="sign-newsletter"]');
		for (const [name, text] of Object.entries({ ...person, phone: "" })) {
			if (text) await view.locator(`[name="${name}"]`).fill(text);
		}
		if (keeps) await view.getByLabel(forms.details.keep).check();
		await answerCaptcha(view);
		await view.locator("button[type=submit]").click();
		await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "nl")));
		await page.goto(pagePath("contact", "nl"));
		await whenHydrated(page);
	};
	const fill = page.getByRole("button", { name: forms.details.fill });
	await send(false);
	await expect(fill).toHaveCount(0);
	await send(true);
	await fill.click();
	await expect(page.locator("[name=firstName]")).toHaveValue(person.firstName);
	await expect(page.locator("[name=email]")).toHaveValue(person.email);
	await page.getByRole("button", { name: forms.details.forget }).click();
	await expect(fill).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem("own-details"))).toBeNull();
});

test("the amount of an offer is written in words, until the buyer writes them", async ({ page }) => {
	await withConsent(page);
	await page.goto(`${pagePath("offer", "fr")}?property=${property}`);
	await whenHydrated(page);
	const view = page.locator('form[data-form="offer"]');
	const words = view.locator("[name=amountInWords]");
	await view.locator("[name=amount]").fill("400.000");
	await expect(words).toHaveValue("quatre cent mille euros");
	await view.locator("[name=amount]").fill("385000");
	await expect(words).toHaveValue("trois cent quatre-vingt-cinq mille euros");
	await words.fill("trois cent mille euros");
	await view.locator("[name=amount]").fill("410000");
	await expect(words).toHaveValue("trois cent mille euros");
});

test("a search is registered for localities chosen from the list", async ({ page }) => {
	await withConsent(page);
	await page.goto(pagePath("save-search", "de"));
	await whenHydrated(page);
	const view = page.locator('form[data-form="demand-register"]');
	await view.locator("button[type=submit]").click();
	await expect(view.locator("[aria-live=assertive]").first()).not.toBeEmpty();
	expect(await silentFields(view, "demand-register")).toEqual([]);
	expect(await view.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	await expectAccessible(page, 'form[data-form="demand-register"]');
	for (const name of ["goal", "propertyTypes", "title"]) await view.locator(first(name)).check();
	for (const [name, text] of Object.entries(person)) await view.locator(`[name="${name}"]`).fill(text);
	await view.getByRole("combobox").first().fill("9000");
	await page.getByRole("listbox").getByRole("option").first().click();
	await expect(view.locator("[name=zones]").first()).toBeAttached();
	await answerCaptcha(view);
	await view.locator("button[type=submit]").click();
	await expect(page).toHaveURL(new RegExp(thanksPath("demand-register", "de")));
});

for (const language of languagesInTurn(2)) {
	test.describe(`in ${language} without JavaScript`, () => {
		test.use({ javaScriptEnabled: false });

		test("a rejected form shows its messages and the typed values, and then arrives", async ({ page }) => {
			await page.goto(pagePath("contact", language));
			const view = page.locator('form[data-form="site-contact"]');
			await view.locator("[name=firstName]").fill("Jo");
			await view.locator("button[type=submit]").click();
			await expect(view.locator("[aria-live=assertive]")).not.toBeEmpty();
			await expect(view.locator("[name=firstName]")).toHaveValue("Jo");
			await expect(view.locator("[name=lastName]")).toHaveAttribute("aria-invalid", "true");
			await view.locator(first("title")).check();
			for (const [name, text] of Object.entries({ ...person, remark: "Dag" })) {
				await view.locator(`[name="${name}"]`).fill(text);
			}
			await answerCaptcha(view);
			await view.locator("button[type=submit]").click();
			await expect(page).toHaveURL(new RegExp(thanksPath("site-contact", language)));
		});
	});
}

test("what was typed survives a lost connection, and the second attempt arrives", async ({ page, context }) => {
	await withConsent(page);
	await page.goto(pagePath("newsletter", "nl"));
	await whenHydrated(page);
	const view = page.locator('form[data-form="sign-newsletter"]');
	await view.locator("[name=firstName]").fill("Jo");
	await view.locator("[name=lastName]").fill("Demo");
	await view.locator("[name=email]").fill("lost@example.com");
	await whenProving(view);
	await answerCaptcha(view);
	await page.route("**/api/forms/**", (route) => route.abort());
	await view.locator("button[type=submit]").click();
	await expect(view.locator("[aria-live=assertive] button")).toBeVisible();
	await page.reload();
	await whenHydrated(page);
	await expect(view.locator("[name=email]")).toHaveValue("lost@example.com");
	await answerCaptcha(view);
	await whenProving(view);
	await page.unroute("**/api/forms/**");
	await view.locator("button[type=submit]").click();
	await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "nl")));
	await context.clearCookies();
});

test("a long form on a phone that was not sent shows why, with the button to try again under the finger", async ({
	page,
}) => {
	await withConsent(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(pagePath("contact", "fr"));
	await whenHydrated(page);
	const view = page.locator('form[data-form="site-contact"]');
	await view.locator("[name=title]").first().check();
	const typed = { firstName: "Jo", lastName: "Demo", email: "far@example.com", phone: "0470 00 00 01", remark: "?" };
	for (const [name, value] of Object.entries(typed)) await view.locator(`[name=${name}]`).fill(value);
	await whenProving(view);
	await answerCaptcha(view);
	await page.route("**/api/forms/**", (route) => route.abort());
	await view.locator("button[type=submit]").click();
	const notice = view.locator("[aria-live=assertive]").first();
	await expect(notice.getByRole("button")).toBeFocused();
	await expect(notice).toBeInViewport({ ratio: 1 });
	await page.unroute("**/api/forms/**");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(thanksPath("site-contact", "fr")));
});

test("the browser's own work stands in place of a captcha", async ({ page }) => {
	const problems = watch(page);
	await withConsent(page);
	await page.goto(pagePath("newsletter", "de"));
	await whenHydrated(page);
	const view = page.locator('form[data-form="sign-newsletter"]');
	const asked = page.waitForRequest("**/api/captcha?*");
	await view.locator("[name=firstName]").fill("Jo");
	expect((await asked).url()).toContain("form=sign-newsletter");
	await view.locator("[name=lastName]").fill("Demo");
	await view.locator("[name=email]").fill(`${crypto.randomUUID()}@example.com`);
	await expect(view.locator("[name=captcha]")).toHaveCount(0);
	const sent = page.waitForRequest("**/api/forms/sign-newsletter");
	await view.locator("button[type=submit]").click();
	expect((await sent).postData()).toContain('name="pow"');
	await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "de")));
	expect(problems).toEqual([]);
});

test("a browser that cannot do the work asks for characters; a wrong answer shows others", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined }));
	await withConsent(page);
	await page.goto(pagePath("newsletter", "de"));
	await whenHydrated(page);
	const view = page.locator('form[data-form="sign-newsletter"]');
	await view.locator("[name=firstName]").fill("Jo");
	await view.locator("[name=lastName]").fill("Demo");
	await view.locator("[name=email]").fill("captcha@example.com");
	await view.locator("button[type=submit]").click();
	await expect(view.locator("[name=captcha]")).toHaveAttribute("aria-invalid", "true");
	await expect(view.locator("[name=captcha]")).toBeFocused();
	const id = await view.locator("[name=captchaId]").inputValue();
	await view.locator("[name=captcha]").fill("nope");
	await view.locator("button[type=submit]").click();
	await expect(view.locator("[name=captchaId]")).not.toHaveValue(id);
	await expect(view.locator("[name=captcha]")).toHaveAttribute("aria-invalid", "true");
	await expect(view.locator("[name=captcha]")).toHaveValue("");
	await expect(view.locator("[name=email]")).toHaveValue("captcha@example.com");
	await answerCaptcha(view);
	await view.locator("button[type=submit]").click();
	await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "de")));
});

test("a captcha that fails to load is reported, and loads with the next attempt", async ({ page }) => {
	await withConsent(page);
	await page.route("**/api/captcha?*", (route) => route.fulfill({ status: 503 }));
	await page.goto(pagePath("newsletter", "nl"));
	await whenHydrated(page);
	const view = page.locator('form[data-form="sign-newsletter"]');
	await view.locator("[name=firstName]").fill("Jo");
	const retry = view.locator("[aria-live=assertive] button");
	await expect(retry).toBeVisible();
	await page.unroute("**/api/captcha?*");
	await retry.click();
	await whenProving(view);
	await expect(view.locator("[name=firstName]")).toHaveValue("Jo");
	await expect(view.locator("[name=lastName]")).toBeFocused();
});

test("a forgotten password reports that its captcha failed to load", async ({ page }) => {
	await withConsent(page);
	await page.route("**/api/captcha?*", (route) => route.abort());
	await page.goto(pagePath("forgot-password", "nl"));
	await expect(page.locator("main").getByRole("alert")).toBeVisible();
});

test("focus in a field before the scripts load is kept, and the form is enhanced", async ({ page }) => {
	await withConsent(page);
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\/assets\/.*\.js$/, async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(pagePath("newsletter", "nl"), { waitUntil: "domcontentloaded" });
	const view = page.locator('form[data-form="sign-newsletter"]');
	await view.locator("button[type=submit]").click();
	await expect(view.locator("[name=firstName]")).toHaveAttribute("aria-invalid", "true");
	await view.locator("[name=email]").click();
	await page.keyboard.type("jo@");
	release();
	await expect(view.locator("[data-plain-captcha]")).toHaveCount(0);
	await page.keyboard.type("example.com");
	await expect(view.locator("[name=email]")).toHaveValue("jo@example.com");
	await view.locator("button[type=submit]").click();
	await expect(view.locator("[name=firstName]")).toBeFocused();
});
