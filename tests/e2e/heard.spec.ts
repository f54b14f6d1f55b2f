import { expect, type Page, test } from "@playwright/test";
import { deskPublicPagePath, deskSectionPath } from "../../app/domain/desk/sections";
import { pagePath } from "../../app/domain/pages/paths";
import appointments from "../../locales/nl/appointments.json" with { type: "json" };
import common from "../../locales/nl/common.json" with { type: "json" };
import compare from "../../locales/nl/compare.json" with { type: "json" };
import demand from "../../locales/nl/demand.json" with { type: "json" };
import desk from "../../locales/nl/desk.json" with { type: "json" };
import deskManage from "../../locales/nl/desk-manage.json" with { type: "json" };
import forms from "../../locales/nl/forms.json" with { type: "json" };
import home from "../../locales/nl/home.json" with { type: "json" };
import validation from "../../locales/nl/validation.json" with { type: "json" };
import { calledInvalid, listen, signInAtDesk, whenAlive, whenHydrated } from "./support";

// Regression tests for faults found when doing the main tasks by keyboard and accessibility tree only.

const property = `${pagePath("for-sale", "nl")}x/x/4101/`;

async function open(page: Page, address: string): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
	await page.goto(address);
	await whenHydrated(page);
}

test("a form that is opened on a property's page names its fields and faults in words", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, property);
	await page.locator('aside a[href="#contact-me"]').press("Enter");
	const form = page.locator('form[data-form="contact-me"]');
	await form.locator("button[type=submit]").last().press("Enter");
	const first = form.locator('[name="firstName"]');
	await expect(first).toBeFocused();
	await expect(first).toHaveAccessibleName(new RegExp(`\\(${common.word.required}\\)$`));
	await expect(first).toHaveAccessibleDescription(new RegExp(validation.required.firstName));
	await expect(form.locator("[aria-live=assertive]")).toHaveText(validation.notice.fields);
});

test("at the last photograph the focus goes on from Next to Previous", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, property);
	await page.locator(".gallery-row [data-photo]").first().press("Enter");
	const show = page.getByRole("dialog");
	const next = show.getByRole("button", { name: common.word.next });
	const previous = show.getByRole("button", { name: common.word.previous });
	const at = async (photo: number) => expect(show).toContainText(new RegExp(`${photo} van 8`));
	await at(1);
	await next.focus();
	for (let photo = 2; photo <= 8; photo++) {
		await page.keyboard.press("Enter");
		await at(photo);
	}
	await expect(previous).toBeFocused();
	for (let photo = 7; photo >= 1; photo--) {
		await page.keyboard.press("Enter");
		await at(photo);
	}
	await expect(next).toBeFocused();
});

test("a photograph that is turned to at once is the one that is named, also where the browser is late", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	// Delays and batches intersection entries.
	await page.addInitScript(() => {
		const Observer = window.IntersectionObserver;
		window.IntersectionObserver = class extends Observer {
			constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
				let told: IntersectionObserverEntry[] = [];
				super((entries, observer) => {
					if (told.length === 0) setTimeout(() => hear(told.splice(0), observer), 1_000);
					told = [...told, ...entries];
				}, options);
			}
		};
	});
	await open(page, property);
	await page.locator(".gallery-row [data-photo]").first().press("Enter");
	const show = page.getByRole("dialog");
	await show.getByRole("button", { name: common.word.next }).press("Enter");
	await expect(show).toContainText(/2 van 8/);
});

test("the question about cookies, once answered, gives the focus to the page", async ({ page }) => {
	await page.goto(pagePath("contact", "nl"));
	await whenHydrated(page);
	await page.locator("[data-consent] button").last().press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("the focus is given on also where the answer is there before the next frame", async ({ page }) => {
	await page.goto(pagePath("contact", "nl"));
	await whenHydrated(page);
	await page.evaluate(() => {
		window.fetch = () => Promise.resolve(new Response());
	});
	await page.locator("[data-consent] button").last().press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("a search in words is not told that there are no suggestions", async ({ page }) => {
	await open(page, pagePath("home", "nl"));
	await page.locator(".sentence .place-box input[type=text]").focus();
	const field = page.getByRole("combobox", { name: home.search.where.label });
	await whenAlive(field);
	const status = page.locator(".sentence .place-box").getByRole("status");
	await field.pressSequentially("Gent");
	await expect(status).toHaveText(/\d/);
	const heard = await listen(page);
	await field.pressSequentially(" onder 400.000");
	await page.waitForLoadState("networkidle");
	expect((await heard()).filter((text) => text.startsWith("0") || text === common.searchField.none)).toEqual([]);
});

test("every number on a phone's filters is heard with what it counts", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, `${pagePath("for-sale", "nl")}?city=Gent`);
	await page.locator('.thumb-bar [popovertarget="filters"]').press("Enter");
	const sheet = page.getByRole("dialog", { name: "Filters" });
	await expect(sheet.locator('[name="garden"]')).toBeAttached();
	const heard = await sheet.ariaSnapshot();
	const choices = heard.match(/- '?(?:checkbox|radio|link) "[^"]*\d"?.*/g) ?? [];
	expect(choices.length).toBeGreaterThan(20);
	expect(choices.filter((choice) => /\d" *(?:\[|:|'|$)/.test(choice))).toEqual([]);
	await page.keyboard.press("Escape");
	await page.goto(`${pagePath("for-sale", "nl")}?city=Gent&view=map`);
	await expect(page.locator("#map-pill")).toHaveAccessibleName(/Filter \(1\)$/);
});

test("the groups of a comparison say what they are about", async ({ page }) => {
	await open(page, `${pagePath("compare", "nl")}?ids=4101,4105`);
	// A single word would be unclear to users who jump between headers.
	await expect(page.locator("th[scope=rowgroup]").first()).toHaveText(/^\S+ \S+ \S+/);
});

test("no amount is misread in French: guides, costs, prices per square metre, figures of the law", async ({ page }) => {
	for (const address of [
		pagePath("buying-guide", "fr"),
		pagePath("renting-guide", "fr"),
		pagePath("purchase-costs", "fr"),
		pagePath("figures", "fr"),
		"/property/4101/?lng=fr",
	]) {
		await page.goto(address);
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll("details")) fold.open = true;
		});
		const heard = await page.getByRole("main").ariaSnapshot();
		expect(heard.match(/.*€\s?\d+[.,]\d.*/g) ?? [], address).toEqual([]);
	}
});

test("a viewing at the desk is named by its time and by who comes, and one that is moved says so", async ({ page }) => {
	const answer = await page.request.get("/api/appointments?property=4101");
	const { slots } = (await answer.json()) as { slots: { id: string; start: string; free: number }[] };
	const free = slots.filter((slot) => slot.free > 0);
	const slot = free[Math.floor(free.length / 2)];
	const person = { title: "ms", firstName: "Lotte", lastName: "Voorbeeld", phone: "0470 00 00 01" };
	const booked = await page.request.post("/api/forms/contact-appointment", {
		data: { ...person, email: "heard@example.com", lang: "nl", captcha: "right", propertyId: 4101, slotId: slot?.id },
		headers: { accept: "application/json" },
	});
	expect(booked.status()).toBe(201);
	await signInAtDesk(page);
	await page.goto(`${deskSectionPath("viewings", "nl")}?week=${slot?.start.slice(0, 10)}`);
	await whenHydrated(page);
	const link = page.getByRole("link", { name: /^\d{2}:\d{2}–\d{2}:\d{2}, Lotte Voorbeeld$/ }).last();
	await link.press("Enter");
	await expect(page).toHaveTitle(/^Lotte Voorbeeld/);
	await page
		.locator("form", { has: page.locator("select[name=slot]") })
		.getByRole("button")
		.press("Enter");
	await page.waitForURL(/done=moved/);
	await expect(page.getByRole("status").filter({ hasText: desk.done.moved })).toBeFocused();
});

test("what the desk's inbox is narrowed to is said with how much there is, and the focus stays", async ({ page }) => {
	await signInAtDesk(page);
	await page.goto(deskSectionPath("inbox", "nl"));
	await whenHydrated(page);
	const heard = await listen(page);
	const field = page.getByRole("searchbox", { name: desk.inbox.search });
	await field.fill("niemand-heet-zo");
	await field.press("Enter");
	await expect(page).toHaveURL(/q=niemand-heet-zo/);
	await expect.poll(async () => (await heard()).at(-1)).toMatch(/^niemand-heet-zo, Open, 0 berichten/);
	await expect(field).toBeFocused();

	await page.getByRole("link", { name: desk.inbox.view.all, exact: true }).press("Enter");
	await expect.poll(async () => (await heard()).at(-1)).toMatch(/^niemand-heet-zo, Alle, 0 berichten/);
	await page.locator(".desk-filter-form summary").press("Enter");
	const stage = page.getByRole("combobox", { name: desk.inbox.column.stage });
	for (const choice of ["won", ""]) {
		const times = (await heard()).length;
		await stage.focus();
		await stage.selectOption(choice);
		await expect.poll(async () => (await heard()).length).toBeGreaterThan(times);
		await expect(stage).toBeFocused();
	}

	await page.goBack();
	await page.goBack();
	await page.goBack();
	await expect(field).toHaveValue("niemand-heet-zo");
	await page.goBack();
	await expect(field).toHaveValue("");
});

test("another week of the desk's calendar is said", async ({ page }) => {
	await signInAtDesk(page);
	await page.goto(`${deskSectionPath("viewings", "nl")}?week=2026-11-23`);
	await whenHydrated(page);
	const heard = await listen(page);
	const later = page.getByRole("link", { name: deskManage.viewings.later });
	await later.press("Enter");
	await expect.poll(async () => (await heard()).at(-1)).toMatch(/30-11-2026.*6-12-2026/);
	await expect(later).toBeFocused();
});

test("of a comparison, the last property but one gives the focus to the heading as it goes", async ({ page }) => {
	await open(page, `${pagePath("compare", "nl")}?ids=4101,4105`);
	await page.locator("[id^=remove-]").last().press("Enter");
	await expect(page.locator("[id^=remove-]")).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1, name: compare.title })).toBeFocused();
});

test("what a message offers is told, is the next stop of the keyboard, and gives the focus back", async ({ page }) => {
	await open(page, pagePath("for-sale", "nl"));
	const heart = page.locator(".list-card input[type=checkbox]").first();
	await heart.focus();
	await heart.press("Space");
	const message = page.locator(".toast");
	const { saved, byTab, view, undo } = common.favourites;
	// Announced once: the live region has no links and buttons.
	await expect(page.getByRole("status").filter({ hasText: saved })).toHaveText(`${saved} ${byTab} ${view}, ${undo}.`);
	await page.keyboard.press("Tab");
	await expect(message.getByRole("link", { name: view })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(heart).not.toBeChecked();
	await expect(heart).toBeFocused();

	await heart.press("Space");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	await expect(heart).toBeFocused();
	await expect(message).toBeHidden();

	await heart.press("Space");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Shift+Tab");
	await expect(heart).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(message.locator(":focus")).toHaveCount(0);
});

test("a message that came while nothing had the focus lets the keyboard go back from it", async ({ page }) => {
	await open(page, pagePath("for-sale", "nl"));
	await page.locator(".list-card input[type=checkbox]").first().press("Space");
	// Like a mouse click in Safari, which does not focus its target.
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await page
		.locator(".list-card input[type=checkbox]")
		.nth(1)
		.evaluate((heart: HTMLElement) => heart.click());
	const offers = page.locator(".toast .toast-offer");
	await page.keyboard.press("Tab");
	await expect(offers.first()).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await expect(page.getByRole("main")).toBeFocused();
});

test("the number of favourites is heard with what it counts", async ({ page }) => {
	await open(page, pagePath("for-sale", "nl"));
	const link = page.getByRole("banner").locator(`a[href="${pagePath("favourites", "nl")}"]:visible`);
	await expect(link).toHaveAccessibleName(common.frame.favourites);
	for (const place of [0, 1]) await page.locator(".list-card input[type=checkbox]").nth(place).press("Space");
	await expect(link).toHaveAccessibleName(`${common.frame.favourites} 2 ${common.frame.favouritesCounted}`);
});

test("a saved search says by the page's title what was done, and no count that nobody asked for", async ({ page }) => {
	const person = { title: "ms", firstName: "Lotte", lastName: "Voorbeeld", phone: "0470 00 00 01" };
	const email = `heard-${Date.now()}@example.com`;
	const registered = await page.request.post("/api/forms/demand-register", {
		data: {
			...person,
			email,
			goal: "sale",
			propertyTypes: [11],
			zips: ["9000"],
			zones: ["44021"],
			lang: "nl",
			captcha: "right",
		},
		headers: { accept: "application/json" },
	});
	expect(registered.status()).toBe(201);
	const emails = (await (await page.request.get("/dev/mailbox.json")).json()) as { to: string; text: string }[];
	const link = new URL(/https?:\/\/\S+\?token=\S+/.exec(emails.find(({ to }) => to === email)?.text ?? "")?.[0] ?? "");
	await open(page, link.pathname + link.search);
	await page.getByRole("button", { name: forms.confirm["confirm-demand"].button }).press("Enter");
	await page.waitForURL(/did=confirm/);
	await expect(page).toHaveTitle(/^Uw zoekopdracht is bevestigd · /);
	const counter = page.getByRole("status").filter({ hasText: /gekozen|gemeente/ });
	await page.locator("#demand-register").scrollIntoViewIfNeeded();
	await expect(counter).toHaveAttribute("aria-live", "off");
	await page.getByRole("button", { name: demand.pause, exact: true }).press("Enter");
	await expect(page).toHaveTitle(/^Uw zoekopdracht is gepauzeerd · /);
});

test("the week of viewings that is turned to is heard in one sentence", async ({ page }) => {
	await open(page, `${pagePath("book-appointment", "nl")}?property=4101`);
	const week = page
		.getByRole("main")
		.getByRole("status")
		.filter({ hasText: /^Week van/ });
	await expect(week).toHaveCount(1);
	const before = await week.textContent();
	await page.getByRole("button", { name: appointments.later }).press("Enter");
	await expect(week).not.toHaveText(before ?? "");
});

test("a form that nobody has sent is not called invalid", async ({ page }) => {
	const visitors = [pagePath("contact", "nl"), pagePath("login", "nl"), `${pagePath("offer", "nl")}?property=4101`];
	for (const address of [...visitors, deskPublicPagePath("sign-in", "nl")]) {
		await open(page, address);
		await expect(page.locator("main form:has(:required)").first(), address).toBeAttached();
		await expect(calledInvalid(page), address).toHaveCount(0);
	}
});

test("a group on the map is heard with what is seen of it, and no number of it twice", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, `${pagePath("for-sale", "nl")}?view=map`);
	const groups = page.frameLocator("iframe").locator(".map-group");
	const priced = groups.filter({ hasText: "€" });
	await expect(priced.first()).toBeVisible({ timeout: 20_000 });
	for (const group of await priced.all()) {
		const seen = await group.textContent();
		const name = (await group.getAttribute("aria-label")) ?? "";
		expect(name.startsWith(`${seen}: `), name).toBe(true);
		expect(name.slice(seen?.length), name).not.toMatch(/\d/);
	}
});

test("the field for places is named once", async ({ page }) => {
	await open(page, pagePath("home", "nl"));
	const field = page.locator(".sentence .place-box input[type=text]");
	await expect(field).toHaveAccessibleName(home.search.where.label);
	await expect(page.getByRole("group", { name: home.search.where.label })).toHaveCount(0);
});
