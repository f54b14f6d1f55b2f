import { expect, type Page, test } from "@playwright/test";
import { amountInWords } from "../../app/domain/amount-words/amount-words";
import { pagePath } from "../../app/domain/pages/paths";
import { EVERY_SECOND_WEEK } from "../../demo/feed/visits.ts";
import appointments from "../../locales/nl/appointments.json" with { type: "json" };
import common from "../../locales/nl/common.json" with { type: "json" };
import forms from "../../locales/nl/forms.json" with { type: "json" };
import home from "../../locales/nl/home.json" with { type: "json" };
import listing from "../../locales/nl/listing.json" with { type: "json" };
import map from "../../locales/nl/map.json" with { type: "json" };
import validation from "../../locales/nl/validation.json" with { type: "json" };
import { listen, whenAlive, whenHydrated } from "./support";

async function open(page: Page, address: string): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
	await page.goto(address);
	await whenHydrated(page);
}

test("another page of a list takes the focus to its first property", async ({ page }) => {
	await open(page, pagePath("for-sale", "nl"));
	await page.getByRole("link", { name: "Pagina 2", exact: true }).press("Enter");
	await expect(page).toHaveURL(/page=2/);
	await expect(page.locator("#results")).toBeFocused();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("article") !== null)).toBe(true);
});

test("no stop of the keyboard in a list is without a name", async ({ page }) => {
	await open(page, pagePath("for-sale", "nl"));
	await page.locator("article .card-pictures li:nth-child(2)").first().waitFor({ state: "attached" });
	await page.locator("article input[data-heart]").first().focus();
	for (let card = 0; card < 3; card++) {
		await page.keyboard.press("Tab");
		await expect(page.locator("article h2 a").nth(card)).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.locator("article input[data-heart]").nth(card + 1)).toBeFocused();
	}
});

test("a card without facts has no list of them", async ({ page }) => {
	await open(page, `${pagePath("for-sale", "nl")}?city=Gent&type=5`);
	await expect(page.getByRole("article").first()).toBeVisible();
	await expect(
		page
			.getByRole("article")
			.getByRole("list")
			.filter({ hasNot: page.locator("li") }),
	).toHaveCount(0);
});

test("the question about cookies that is asked again gives the focus back", async ({ page }) => {
	await open(page, pagePath("contact", "nl"));
	const link = page.getByRole("contentinfo").locator('[href="#cookie-settings"]');
	await link.press("Enter");
	const banner = page.locator("#cookie-settings");
	await expect(banner).toBeVisible();
	await banner.getByRole("button").last().press("Enter");
	await expect(banner).toBeHidden();
	await expect(link).toBeFocused();
});

test("a property that is moved in a comparison keeps the focus, and can be taken out then", async ({ page }) => {
	await open(page, `${pagePath("compare", "nl")}?ids=4101,4107,4105`);
	await page.locator("#right-4101").press("Enter");
	await expect(page).toHaveURL(/ids=4107,4101,4105/);
	await expect(page.locator("#right-4101")).toBeFocused();
	await page.locator("#remove-4107").press("Enter");
	await expect(page).toHaveURL(/ids=4101,4105$/);
	await expect(page.locator("#remove-4107")).toHaveCount(0);
	expect(await page.evaluate(() => document.activeElement?.closest("#comparison") !== null)).toBe(true);
});

test("what was looked at is a list of its own, and not the number of favourites", async ({ page }) => {
	await open(page, `${pagePath("for-sale", "nl")}x/x/4101/`);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("recently-seen"))).toBe("4101");
	await page.goto(pagePath("favourites", "nl"));
	const seen = page.getByRole("region", { name: common.favourites.recent });
	await expect(seen.getByRole("article")).toHaveCount(1);
	await expect(seen.getByRole("heading", { level: 2 })).toHaveText([common.favourites.recent]);
});

test("a list of what was looked at that is emptied gives the focus to the page", async ({ page }) => {
	await open(page, `${pagePath("for-sale", "nl")}x/x/4101/`);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("recently-seen"))).toBe("4101");
	await page.goto(pagePath("favourites", "nl"));
	await page.getByRole("button", { name: common.favourites.clearRecent }).press("Enter");
	await expect(page.locator("#main")).toBeFocused();
});

test("what is loaded of others takes the focus from the question", async ({ page }) => {
	await page.route(/matterport|vimeo/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
	await open(page, `${pagePath("for-sale", "nl")}x/x/4291/`);
	const focused = () => page.evaluate(() => document.activeElement?.getAttribute("src") ?? "");
	await page.getByRole("button", { name: common.consent.gateOnce }).first().press("Enter");
	await expect.poll(focused).toContain("matterport");
	await page.getByRole("button", { name: common.consent.gateAlways }).press("Enter");
	await expect.poll(focused).toContain("vimeo");
});

test("a filter of a list without properties keeps the focus when it is taken back", async ({ page }) => {
	await open(page, `${pagePath("for-sale", "nl")}?minPrice=90000000&terrace=1`);
	await page.getByRole("button", { name: "Meer filters" }).click();
	const terrace = page.locator('input[type=checkbox][name="terrace"]');
	await terrace.press("Space");
	await expect(page).not.toHaveURL(/terrace/);
	await expect(terrace).not.toBeChecked();
	await expect(terrace).toBeFocused();
	await expect(terrace).toBeEnabled();
	await page.keyboard.press("Tab");
	await expect(terrace).toBeDisabled();
});

test("a choice of municipalities that is cleared gives the focus to their number", async ({ page }) => {
	await open(page, `${pagePath("save-search", "nl")}?goal=sale&zip=9000&zip=9050`);
	await page.getByRole("button", { name: map.chooser.clear }).press("Enter");
	await expect(page.getByRole("status").filter({ hasText: /^0 / })).toBeFocused();
});

test("a municipality that is chosen before the tree of them is there is kept", async ({ page }) => {
	let send = () => {};
	const held = new Promise<void>((resolve) => {
		send = resolve;
	});
	await page.route(/place-tree/, async (route) => {
		await held;
		await route.continue();
	});
	await open(page, pagePath("save-search", "nl"));
	await page.locator("input[role=combobox]").fill("Gent");
	await page.getByRole("option", { name: "Gent" }).first().click();
	send();
	await expect(page.locator('input[name="zones"]')).toHaveValue("44021");
});

test("another order of a list is said with what it has", async ({ page }) => {
	await open(page, pagePath("for-sale", "nl"));
	await page.locator('select[name="sort"]:visible').selectOption("price-asc");
	await expect(page.getByRole("status").filter({ hasText: listing.list.sort["price-asc"] })).toHaveCount(1);
});

test("a step with faults says so and leads to the first of them, and Back is the step before", async ({ page }) => {
	await open(page, pagePath("valuation", "nl"));
	const view = page.locator('form[data-form="contact-demand"]');
	const next = view.getByRole("button", { name: forms.steps.next });
	await next.click();
	await expect(view.locator("[aria-live=assertive]").getByText(validation.notice.fields)).toBeVisible();
	await expect(view.locator('[name="goal"]').first()).toBeFocused();
	await next.click();
	await expect(view.locator('[name="goal"]').first()).toBeFocused();
	await view.locator('[name="goal"]').first().press("Space");
	await expect(view.getByRole("radio").first()).not.toHaveAttribute("aria-invalid", "true");
	await expect(view.locator('[name="valuationAddress.street"]')).toHaveAttribute("aria-invalid", "true");
	for (const [name, text] of [
		["street", "Kouter"],
		["houseNumber", "1"],
		["zip", "9000"],
		["city", "Gent"],
	]) {
		await view.locator(`[name="valuationAddress.${name}"]`).fill(text ?? "");
	}
	await expect(view.locator("[aria-invalid=true]")).toHaveCount(0);
	await next.click();
	await expect(view.locator('[data-part="2"]')).toBeVisible();
	await page.goBack();
	await expect(view.locator('[data-part="1"]')).toBeVisible();
	await expect(view.locator('[name="valuationAddress.street"]')).toHaveValue("Kouter");
	await page.goForward();
	await expect(view.locator('[data-part="2"]')).toBeVisible();
	await page.reload();
	await whenHydrated(page);
	await expect(view.locator('[data-part="2"]')).toBeVisible();
	await expect(view.locator('[name="valuationAddress.street"]')).toHaveValue("Kouter");
});

test("the last week of viewings keeps the focus on its button", async ({ page }) => {
	await open(page, `${pagePath("book-appointment", "nl")}?property=4101`);
	const later = page.getByRole("button", { name: appointments.later });
	await later.focus();
	for (let week = 0; week < 12; week++) await page.keyboard.press("Enter");
	await expect(later).toBeFocused();
	await expect(later).toHaveAttribute("aria-disabled", "true");
});

test("a week without viewings says so, and a time that is missed is led to each time", async ({ page }) => {
	await open(page, `${pagePath("book-appointment", "nl")}?property=${EVERY_SECOND_WEEK}`);
	const form = page.locator('form[data-form="contact-appointment"]');
	const week = form.getByRole("status").filter({ hasText: /^Week van/ });
	const said = week.filter({ hasText: appointments.noneInWeek });
	const later = page.getByRole("button", { name: appointments.later });
	for (let attempt = 0; attempt < 2; attempt++) {
		while ((await said.count()) === 0) {
			const before = (await week.textContent()) ?? "";
			await later.press("Enter");
			await expect(week).not.toHaveText(before);
		}
		await expect(said).toHaveCount(1);
		await form.locator("button[type=submit]").press("Enter");
		await expect(form.locator("[name=slotId]:focus")).toHaveCount(1);
	}
});

test("a property that is opened from the map gives the focus back to its price", async ({ page }) => {
	test.setTimeout(180_000);
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, `${pagePath("for-sale", "nl")}?city=Gent`);
	await page.mouse.move(10, 10);
	await page.mouse.move(12, 12);
	const price = page.frameLocator("iframe").locator(".map-price").first();
	await expect(price).toBeVisible({ timeout: 60_000 });
	await price.press("Enter");
	await expect(page.locator(".map-cards a").first()).toBeFocused();
	// A favourite is shown as such.
	const heart = page.locator(".map-cards [data-heart]").first();
	await heart.press("Space");
	await page.keyboard.press("Escape");
	await price.press("Enter");
	await expect(heart).toBeChecked();
	await page.keyboard.press("Escape");
	await expect(price).toBeFocused();
});

test("the keyboard goes over the map in the list's order, and in another one where that is chosen", async ({
	page,
}) => {
	test.setTimeout(180_000);
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, `${pagePath("for-sale", "nl")}?city=Gent&sort=price-asc`);
	await page.mouse.move(10, 10);
	await page.mouse.move(12, 12);
	const frame = page.frameLocator("iframe");
	await expect(frame.locator(".map-price").first()).toBeVisible({ timeout: 60_000 });
	const titles = () => page.locator("main [data-listing] h2 a").allInnerTexts();
	/** List positions of the properties with single markers, in tab order. */
	const walked = async () => {
		const listed = await titles();
		const names = await frame
			.locator(".map-price")
			.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
		return names.map((name) => listed.findIndex((title) => name.includes(title.trim()))).filter((place) => place >= 0);
	};
	const isInOrder = async () => {
		const places = await walked();
		return places.length > 2 && places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
	};
	await expect.poll(isInOrder).toBe(true);
	await page.locator('select[name="sort"]:visible').selectOption("price-desc");
	await expect(page).toHaveURL(/price-desc/);
	await expect.poll(isInOrder, { timeout: 20_000 }).toBe(true);
});

test("a group of the map that is opened by keyboard gives the focus to what was in it, and says what is in view", async ({
	page,
}) => {
	test.setTimeout(180_000);
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, pagePath("for-sale", "nl"));
	await page.mouse.move(10, 10);
	await page.mouse.move(12, 12);
	const frame = page.frameLocator("iframe");
	await expect(frame.locator("[data-map=idle]")).toBeVisible({ timeout: 60_000 });
	const group = frame.locator(".map-group").first();
	await expect(group).toBeVisible({ timeout: 20_000 });
	await group.press("Enter");
	await expect(frame.getByRole("status").filter({ hasText: /^Ingezoomd/ })).toHaveCount(1, { timeout: 20_000 });
	await expect(frame.locator(".map-group:focus, .map-price:focus")).toHaveCount(1, { timeout: 20_000 });
});

test("the calculator says one sentence after the last key", async ({ page }) => {
	await open(page, "/en/purchase-cost-calculator/");
	const heard = await listen(page);
	const price = page.locator('[name="price"]');
	await price.fill("");
	await price.pressSequentially("350000");
	await expect.poll(heard).toHaveLength(1);
	expect((await heard())[0]).toMatch(/^[^€]*\d{3},\d{3} euros$/);
	// The loan example uses the same price.
	await expect(page.locator("#cost-notes")).toContainText("280.000");
});

test("the way back from the calculator leads to the page before it", async ({ page }) => {
	const before = pagePath("contact", "en");
	await open(page, before);
	await open(page, "/en/purchase-cost-calculator/");
	for (const region of ["wallonia", "brussels"]) {
		await page.locator('[name="region"]').selectOption(region);
		await expect(page).toHaveURL(new RegExp(`region=${region}`));
	}
	await page.goBack();
	await expect(page).toHaveURL(before);
});

test("a place that is chosen in the search field is said once, and so is one that is taken away", async ({ page }) => {
	await open(page, pagePath("home", "nl"));
	const field = page.getByRole("combobox", { name: home.search.where.label });
	await page.locator(".sentence .place-box input[type=text]").focus();
	await whenAlive(field);
	await field.pressSequentially("Gent");
	await expect(page.locator(".search-field-list [role=option]").first()).toBeVisible();
	const heard = await listen(page);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect.poll(heard).toEqual(["Gent gekozen"]);
	await expect(field).toBeFocused();
	await page.keyboard.press("Backspace");
	await expect.poll(heard).toEqual(["Gent gekozen", "Gent verwijderd"]);
});

test("a heart says where the browser stores nothing", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("blocked", "SecurityError");
			},
		});
	});
	await open(page, pagePath("for-sale", "nl"));
	await page.locator("main article [data-heart]").first().click();
	await expect(page.locator(".toast").getByText(common.favourites.notKept)).toBeVisible();
});

test("faults of a second attempt are said as well", async ({ page }) => {
	await open(page, pagePath("newsletter", "nl"));
	const form = page.locator("main form[data-form=sign-newsletter]");
	const send = form.locator("button[type=submit]");
	const notice = form.locator("[aria-live=assertive]").getByText(validation.notice.fields);
	await send.press("Enter");
	const first = await notice.elementHandle();
	await send.press("Enter");
	await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
	await expect(notice).toHaveCount(1);
});

test("a form that is being sent says so, and its button keeps the focus", async ({ page }) => {
	await page.route("**/api/forms/**", () => new Promise(() => undefined));
	await open(page, pagePath("newsletter", "nl"));
	const form = page.locator("main form[data-form=sign-newsletter]");
	await form.locator("[name=firstName]").fill("Lotte");
	await form.locator("[name=lastName]").fill("Voorbeeld");
	await form.locator("[name=email]").fill("waiting@example.com");
	const send = form.locator("button[type=submit]");
	await send.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: forms.busy })).toHaveCount(1);
	await expect(send).toBeFocused();
	await expect(send).toHaveAttribute("aria-disabled", "true");
});

test("the words of an amount are those of what was typed, however fast", async ({ page }) => {
	await page.route(/amount-words.*\.js$/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1_500));
		await route.continue();
	});
	await open(page, `${pagePath("offer", "nl")}?property=4101`);
	await page.locator('[name="amount"]').pressSequentially("400000");
	await page.keyboard.press("Tab");
	await expect(page.locator('[name="amountInWords"]')).toHaveValue(amountInWords(400_000, "nl"));
});
