import { expect, type Page, test } from "@playwright/test";
import { bundledBrand } from "../../app/domain/agency/brand";
import { may } from "../../app/domain/desk/actions";
import { deskSection, deskSectionKeys, deskSectionPath } from "../../app/domain/desk/sections";
import { languages } from "../../app/domain/language";
import { officePath } from "../../app/domain/pages/office-paths";
import { INCOMPLETE_ID, REJECTED_ID } from "../../demo/feed/faults";
import nl from "../../locales/nl/desk.json" with { type: "json" };
import { leastForms } from "../support/forms/least-forms";
import { withAuthenticator } from "./authenticator";
import {
	calledInvalid,
	expectAccessible,
	expectContrast,
	expectNoSidewaysScroll,
	signInAtDesk,
	watch,
	whenHydrated,
} from "./support";

const sections = deskSectionKeys.filter((key) => deskSection(key).screen !== null);
const visitor = "desk-journey@example.com";
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="40" viewBox="0 0 180 40">
	<rect width="180" height="40" fill="#234567"/></svg>`;

async function open(page: Page, section: (typeof sections)[number], rest = ""): Promise<void> {
	await page.goto(deskSectionPath(section, "nl") + rest);
	await whenHydrated(page);
}

/** Submits the form of an intent and waits until the page confirms it. */
async function send(page: Page, intent: string, button = ""): Promise<void> {
	const form = page.locator("form", { has: page.locator(`[name=intent][value="${intent}"]`) }).first();
	// The URL may still confirm the previous form.
	const carriedOut = page.waitForResponse((response) => response.request().method() === "POST");
	await form.locator(`button${button}`).first().click();
	await carriedOut;
	await page.waitForURL(/done=/);
}

async function submit(page: Page, form: string, fields: object, email = visitor): Promise<void> {
	const response = await page.request.post(`/api/forms/${form}`, {
		data: { lang: "nl", captchaId: "-", captcha: "right", ...fields, email },
		headers: { accept: "application/json" },
	});
	expect(await response.json()).toMatchObject({ ok: true });
}

/** Sections per browser: each loads less than the one before. */
const AT_ONCE = 6;

// The phone has the bar, the desktop the sidebar. Each is checked completely once, and each section in both colour
// schemes.
for (let at = 0; at < sections.length; at += AT_ONCE) {
	const some = sections.slice(at, at + AT_ONCE);
	test(`${some.join(", ")} have no barrier on a phone, can be read in the dark, and fit`, async ({ page }) => {
		const problems = watch(page);
		await signInAtDesk(page);
		for (const section of some) {
			await test.step(section, async () => {
				await page.setViewportSize({ width: 390, height: 844 });
				await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
				await open(page, section);
				await expectAccessible(page);
				await expect(calledInvalid(page)).toHaveCount(0);
				await expectNoSidewaysScroll(page);
				await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
				for (const width of [820, 1440, 1920]) {
					await page.setViewportSize({ width, height: 844 });
					await expectNoSidewaysScroll(page);
				}
				await (section === "inbox" ? expectAccessible(page) : expectContrast(page));
				expect(problems).toEqual([]);
			});
		}
	});
}

test.describe("an administrator with a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

	test("changes the site, and visitors see it", async ({ page }) => {
		const problems = watch(page);
		await signInAtDesk(page);

		await test.step("the headline in four languages", async () => {
			await open(page, "content", "home~hero~headline/");
			for (const language of languages) {
				await page.locator(`textarea[name=${language}]`).fill(`Wonen, gezien door ${language}`);
			}
			await send(page, "draft", "[value=publish]");
			await page.goto("/nl/");
			await whenHydrated(page);
			await expect(page.locator("h1")).toHaveText("Wonen, gezien door nl");
			for (const language of languages) {
				const home = await page.request.get(`/${language}/`);
				expect(await home.text()).toContain(`Wonen, gezien door ${language}</h1>`);
			}
		});

		await test.step("the opening hours", async () => {
			await open(page, "brand", "ghent/");
			await page.locator("[name='opens.7']").fill("10:05");
			await page.locator("[name='closes.7']").fill("11:35");
			await send(page, "save-office");
			await page.goto(officePath(bundledBrand.offices[0], "nl"));
			await whenHydrated(page);
			await expect(page.locator("main")).toContainText(/11[:.]35/);
		});

		await test.step("what is half filled in is there again after another page", async () => {
			await open(page, "brand", "new-office/");
			await page.locator("[name='city.nl']").fill("Oostende");
			await page.locator("[name=countryId]").selectOption("50");
			await open(page, "brand", "agency/");
			await page.locator("[name=legalName]").fill("Half");
			await open(page, "brand", "new-office/");
			await expect(page.locator("[name='city.nl']")).toHaveValue("Oostende");
			await expect(page.locator("[name=countryId]")).toHaveValue("50");
			await page.locator("[name=countryId]").selectOption("10");
			await open(page, "brand", "agency/");
			await expect(page.locator("[name=legalName]")).toHaveValue("Half");
			await page.locator("[name=legalName]").fill(bundledBrand.legalName);
		});

		await test.step("an office is added, and removed again", async () => {
			await open(page, "brand", "new-office/");
			for (const language of languages) {
				await page.locator(`[name='street.${language}']`).fill("Kompasstraat");
				await page.locator(`[name='city.${language}']`).fill("Oostende");
			}
			const values = { houseNumber: "1", zip: "8400", phone: "059100000", phoneInternational: "+3259100000" };
			for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
			await page.locator("[name=email]").fill("oostende@meridiaan.example");
			await page.locator("[name=zips]").fill("8400");
			await page
				.locator("form", { has: page.locator("[value='add-office']") })
				.getByRole("button")
				.click();
			// Ghent already serves this postcode; the input is kept.
			await expect(page.locator("[name=zips]")).toHaveAttribute("aria-invalid", "true");
			await expect(page.locator("[name=zip]")).toHaveValue("8400");
			await page.locator("[name=zips]").fill("");
			await send(page, "add-office");
			await page.goto("/nl/kantoren/oostende/");
			await expect(page.locator("main")).toContainText("Kompasstraat 1");
			await open(page, "brand", "oostende/");
			await page.locator("[name=confirm]").check();
			await send(page, "remove-office");
			await page.goto("/nl/kantoren/oostende/");
			await expect(page).toHaveURL(/\/nl\/contact\//);
		});

		await test.step("the logo, and back to the bundled one", async () => {
			await open(page, "brand", "look/");
			const file = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) };
			await page.locator("[name=logo]").setInputFiles(file);
			await send(page, "save-logo");
			await page.goto("/nl/");
			await whenHydrated(page);
			await expect(page.locator("header img").first()).toHaveAttribute("src", /^\/brand\/[0-9a-f]{32}\.svg$/);
			await open(page, "brand", "look/");
			await send(page, "restore");
		});

		await test.step("back to the bundled headline and hours", async () => {
			for (const language of languages) {
				await open(page, "content", "home~hero~headline/");
				await page
					.locator("form", { has: page.locator("[name=intent][value=restore]") })
					.filter({ has: page.locator(`[name=language][value=${language}]`) })
					.getByRole("button")
					.click();
				await page.waitForURL(/done=/);
			}
			await open(page, "brand", "ghent/");
			await page.locator("[name='opens.7']").fill("");
			await page.locator("[name='closes.7']").fill("");
			await send(page, "save-office");
		});
		// Browsers log the rejected office.
		expect(problems.filter((line) => !/ 422 .*new-office/.test(line))).toEqual([]);
	});

	test("another page opens while the router looks for its route and a message is noted as seen", async ({ page }) => {
		const problems = watch(page);
		const person = `unseen-${Date.now()}@example.com`;
		await submit(page, "site-contact", leastForms["site-contact"], person);
		await signInAtDesk(page);
		await open(page, "inbox", `?q=${person}`);
		const item = await page.locator("main a[href*='/desk/inbox/']").filter({ hasText: "Lotte" }).getAttribute("href");
		const isPressed = Promise.withResolvers<void>();
		const isAnswered = Promise.withResolvers<void>();
		await page.route(/__manifest.*viewings/, async (route) => {
			await isAnswered.promise;
			await route.continue();
		});
		await page.route("**/desk/inbox/**", async (route) => {
			if (route.request().method() !== "POST") return route.continue();
			await isPressed.promise;
			await route.fulfill({ response: await route.fetch({ maxRedirects: 0 }) });
			isAnswered.resolve();
		});
		const isSent = page.waitForRequest((request) => request.method() === "POST");
		await page.goto(item ?? "");
		await isSent;
		await page.getByRole("link", { name: nl.section.viewings }).first().click();
		isPressed.resolve();
		await expect(page.getByRole("heading", { level: 1, name: nl.section.viewings })).toBeVisible();
		expect(problems).toEqual([]);
	});

	test("reads in sight what a form below has done, and finds it empty for the next", async ({ page }) => {
		const problems = watch(page);
		await signInAtDesk(page);
		const isSaid = () => expect(page.locator("main .desk-notice")).toBeInViewport({ ratio: 1 });

		await test.step("colleagues are invited, one after the other", async () => {
			await open(page, "people");
			for (const name of ["Eerste Collega", "Tweede Collega"]) {
				await expect(page.locator("[name=email]")).toHaveValue("");
				await page.locator("[name=email]").fill(`${crypto.randomUUID()}@meridiaan.example`);
				await page.locator("[name=name]").fill(name);
				await page.reload();
				await whenHydrated(page);
				await expect(page.locator("[name=name]")).toHaveValue(name);
				await send(page, "invite");
				await expect(page.getByRole("link", { name })).toBeVisible();
				await isSaid();
				await expect(page.locator("[name=name]")).toHaveValue("");
			}
		});

		await test.step("an owner, with what was done", async () => {
			await open(page, "owners");
			const invitation = page.locator("form", { has: page.locator("[name=firstName]") });
			await invitation.locator("[name=property]").fill("4203");
			for (const name of ["firstName", "lastName"]) await invitation.locator(`[name=${name}]`).fill("Nieuw");
			await invitation.locator("[name=email]").fill(`${crypto.randomUUID()}@owner.example`);
			await send(page, "invite");
			await isSaid();
			await expect(invitation.locator("[name=firstName]")).toHaveValue("");
			const entry = page.locator("form", { has: page.locator("[name=kind]") });
			await entry.locator("[name=property]").fill("4203");
			await entry.locator("[name=text]").fill("Staat in de etalage.");
			// Input survives a reload until it is sent.
			await page.reload();
			await whenHydrated(page);
			await expect(invitation.locator("[name=firstName]")).toHaveValue("");
			await expect(entry.locator("[name=property]")).not.toHaveValue("");
			await expect(entry.locator("[name=text]")).toHaveValue("Staat in de etalage.");
			await send(page, "write");
			await expect(page.locator("main .desk-notice")).toHaveText(nl.done.saved);
			await isSaid();
			await page.reload();
			await whenHydrated(page);
			await expect(entry.locator("[name=text]")).toHaveValue("");
		});

		await test.step("an address that leads on, once the one that was refused is put right", async () => {
			await open(page, "redirects");
			const [from, to] = [page.locator("[name=from]"), page.locator("[name=to]")];
			await from.fill("geen adres");
			await to.fill("/nl/te-koop/");
			await page.locator("form", { has: to }).locator("button").click();
			await expect(from).toHaveAttribute("aria-invalid", "true");
			await expect(from).toHaveValue("geen adres");
			await expect(to).toHaveValue("/nl/te-koop/");
			await from.fill(`/oud-${crypto.randomUUID()}`);
			await page.reload();
			await whenHydrated(page);
			await expect(to).toHaveValue("/nl/te-koop/");
			await send(page, "put");
			await expect(from).toHaveValue("");
			await expect(to).toHaveValue("");
		});
		// Browsers log the rejected request.
		expect(problems.filter((line) => !/ 422 .*redirects/.test(line))).toEqual([]);
	});

	test("is told of a colleague's change, may write over it, and sees the original again", async ({ page, context }) => {
		await signInAtDesk(page);
		const [text, other] = [page.locator("textarea[name=nl]"), await context.newPage()];
		const publish = (of: Page) => of.locator("button[value=publish]").click();
		for (const each of [page, other]) await open(each, "content", "content~about~cta~text/");
		const original = await text.inputValue();
		await other.locator("textarea[name=nl]").fill("Van de ander");
		await publish(other);
		await other.waitForURL(/done=published/);
		await text.fill("Van mij");
		await publish(page);
		await expect(page.locator("main")).toContainText("iemand anders");
		await expect(text).toHaveValue("Van mij");
		await publish(page);
		await page.waitForURL(/done=published/);
		await whenHydrated(page);
		await expect(text).toHaveValue("Van mij");
		await send(page, "restore");
		await expect(text).toHaveValue(original);
	});

	test("notes once what is pressed twice", async ({ page }) => {
		await signInAtDesk(page);
		await open(page, "owners");
		const entry = page.locator("form", { has: page.locator("[name=kind]") });
		await entry.locator("[name=property]").fill("4203");
		await entry.locator("[name=text]").fill("Eén keer genoteerd.");
		const sent: string[] = [];
		page.on("request", (request) => {
			if (request.method() === "POST") sent.push(request.url());
		});
		await entry.locator("button").evaluate((button: HTMLElement) => {
			button.click();
			setTimeout(() => button.click(), 50);
		});
		await page.waitForURL(/done=saved/);
		await expect(entry.locator("[name=text]")).toHaveValue("");
		expect(sent).toHaveLength(1);
	});

	test("books a caller, whose name outlives a reload until then", async ({ page }) => {
		await signInAtDesk(page);
		const booking = "?property=4128";
		await open(page, "viewings", booking);
		const name = page.locator("[name=lastName]");
		await page.locator("[name=firstName]").fill("Bella");
		await name.fill("Beller");
		await page.locator("[name=email]").fill("beller@example.com");
		await page.reload();
		await whenHydrated(page);
		await expect(name).toHaveValue("Beller");
		await send(page, "book");
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Bella Beller");
		await open(page, "viewings", booking);
		await expect(name).toHaveValue("");
	});

	test("answers a lead, opens viewings, and lets a person be forgotten", async ({ page }) => {
		const problems = watch(page);
		await signInAtDesk(page);
		await submit(page, "site-contact", leastForms["site-contact"]);
		await submit(page, "testimonial", leastForms.testimonial);
		const answer = page.locator("form", { has: page.locator("[value=reply]") }).locator("textarea");

		await test.step("a lead is answered", async () => {
			await open(page, "inbox", `?q=${visitor}`);
			await page.locator("main a[href*='/desk/inbox/']").filter({ hasText: "Lotte" }).first().click();
			await page.waitForURL(/\/desk\/inbox\/[^/?]+\//);
			await answer.fill("Dag, wij bellen u.");
			await send(page, "reply");
			await expect(page.locator("main")).toContainText("Dag, wij bellen u.");
			await expect(answer).toHaveValue("");
		});

		await test.step("an answer to what a colleague has just answered is sent once that has been read", async () => {
			await answer.fill("De sleutel ligt klaar.");
			const form = { intent: "reply", text: "Van een collega." };
			const { origin } = new URL(page.url());
			expect((await page.request.post(page.url(), { form, headers: { origin } })).ok()).toBe(true);
			await send(page, "reply");
			await expect(page.locator("main")).toContainText(nl.inbox.wentOn);
			await expect(page.locator("main")).toContainText("Van een collega.");
			await expect(answer).toHaveValue("De sleutel ligt klaar.");
			// Browsers log every rejection.
			expect(problems.splice(0)).toEqual([expect.stringContaining("422")]);
			await send(page, "reply");
			await expect(page.locator("main")).toContainText("De sleutel ligt klaar.");
			await expect(answer).toHaveValue("");
		});

		await test.step("an answer is still there after the session has ended", async () => {
			const item = page.url();
			await answer.fill("Nog iets: breng de sleutel mee.");
			await whenHydrated(page);
			await page.context().clearCookies();
			await page
				.locator("form", { has: page.locator("[value=reply]") })
				.locator("button")
				.first()
				.click();
			await page.waitForURL((url) => !url.pathname.includes("/inbox/"));
			await expect(page.getByText(nl.signIn.kept)).toBeVisible();
			await signInAtDesk(page);
			await page.goto(item);
			await expect(answer).toHaveValue("Nog iets: breng de sleutel mee.");
			await answer.fill("");
		});

		await test.step("an answer that begins with a template is still there after a reload", async () => {
			await page.locator("main a[href*='template=call']").click();
			await expect(answer).not.toHaveValue("");
			await answer.fill("Anders dan de brief.");
			await page.reload();
			await expect(answer).toHaveValue("Anders dan de brief.");
			await answer.fill("");
		});

		await test.step("a week of viewings is opened, and closed again", async () => {
			await open(page, "viewings");
			await page.locator("[name=propertyIds]").first().fill("4202");
			await page.locator("[name=weekdays][value='1']").check();
			await page.locator("[name=weekdays][value='3']").check();
			await page.locator("[name=weekdays][value='6']").uncheck();
			// Times open this week have separate forms.
			const week = page.locator("form", { has: page.locator("[name=weekdays]") });
			await week.locator("[name=starts]").fill("07:00");
			await week.locator("[name=ends]").fill("08:00");
			const others = page.locator("form details", { has: page.locator("[name=propertyIds]") });
			await others.locator("summary").click();
			const [second, third] = await Promise.all([0, 1].map((at) => others.locator(".field").nth(at).boundingBox()));
			expect((third?.y ?? 0) - (second?.y ?? 0) - (second?.height ?? 0)).toBeGreaterThanOrEqual(12);
			// Input survives a reload; each property stays in its field and visible.
			await others.locator("[name=propertyIds]").nth(1).fill("4203");
			await page.reload();
			await whenHydrated(page);
			await expect(page.locator("[name=propertyIds]").first()).toHaveValue("4202");
			await expect(others.locator("[name=propertyIds]").first()).toHaveValue("");
			await expect(others.locator("[name=propertyIds]").nth(1)).toHaveValue("4203");
			await expect(others.locator("[name=propertyIds]").nth(1)).toBeVisible();
			await expect(page.locator("[name=weekdays][value='6']")).not.toBeChecked();
			await others.locator("[name=propertyIds]").nth(1).fill("");
			await send(page, "open");
			await expect(page.locator("main .desk-notice")).toBeInViewport({ ratio: 1 });
			await expect(page.locator("[name=propertyIds]").first()).toHaveValue("");
			// One card for the property with both of its days.
			await expect(page.locator("main .desk-card", { hasText: "07:00–08:00" })).toHaveCount(1);
			const times = page.locator("main .desk-times > li", { hasText: "07:00–08:00" });
			await expect(times).toHaveCount(2);
			for (const left of [1, 0]) {
				await times.first().locator("summary").click();
				await send(page, "close");
				await open(page, "viewings");
				await expect(times).toHaveCount(left);
			}
		});

		await test.step("a testimonial is published, and taken back", async () => {
			await open(page, "testimonials");
			const decide = page.locator("form", { has: page.locator("[value=decide]") });
			await decide.first().getByRole("button").first().click();
			await page.waitForURL(/done=approved/);
		});

		await test.step("a property says what it lacks", async () => {
			await open(page, "listings", "?state=all");
			await page.locator("main table a[href*='/desk/listings/']").first().click();
			await page.waitForURL(/\/desk\/listings\/\d+\//);
			await expect(page.getByRole("heading", { level: 2, name: nl.listings.law })).toBeVisible();
		});

		await test.step("a record that is not on the site says why, and on which side to mend it", async () => {
			await open(page, "imports");
			await send(page, "run");
			await open(page, "listings");
			await expect(page.locator("main")).toContainText(String(REJECTED_ID));
			await expect(page.locator("main")).toContainText("Goal");
			await open(page, "listings", `${INCOMPLETE_ID}/`);
			await expect(page.locator("main")).toContainText(/P-score/i);
		});

		await test.step("the log says in words what was and what is", async () => {
			await open(page, "audit", "?action=inbox.handle");
			const line = page.locator("main tbody tr").filter({ hasText: nl.audit.value.answered }).first();
			await expect(line).toBeVisible();
			await expect(line).not.toContainText(/[{}"]/);
		});

		await test.step("what the site keeps of a person is erased", async () => {
			await open(page, "privacy");
			await page.locator("[name=email]").fill(visitor);
			await page
				.locator("form", { has: page.locator("[value=find]") })
				.getByRole("button")
				.click();
			await page.locator("[name=sure]").check();
			await page
				.locator("form", { has: page.locator("[value=erase]") })
				.getByRole("button")
				.click();
			await expect(page.locator("main")).toContainText("Gewist");
			await open(page, "inbox", `?state=all&q=${visitor}`);
			await expect(page.locator("main a[href*='/desk/inbox/']").filter({ hasText: "Lotte" })).toHaveCount(0);
		});
		expect(problems).toEqual([]);
	});
});

test.describe("somebody who is invited", () => {
	test("begins with a passkey, signs in with it, and sees what his role may", async ({ page, browser }) => {
		const administrator = await browser.newContext();
		const problems = watch(page);
		const email = `passkey-${Date.now()}@example.com`;
		await test.step("an administrator invites", async () => {
			const desk = await administrator.newPage();
			await signInAtDesk(desk);
			await open(desk, "people");
			const form = desk.locator("form", { has: desk.locator("[value=invite]") });
			await form.locator("[name=email]").fill(email);
			await form.locator("[name=name]").fill("Sam Sleutel");
			await form.locator("[name=role]").selectOption("agent");
			await form.getByRole("button").click();
			await desk.waitForURL(/done=invited/);
		});

		await test.step("the link of the email makes a passkey", async () => {
			await withAuthenticator(page);
			const { pathname, search } = new URL(await linkTo(page, email));
			await page.goto(pathname + search);
			await whenHydrated(page);
			await page.getByRole("button", { name: nl.invitation.passkey }).click();
			await page.waitForURL(/\/desk\/(?!invitation)/);
		});

		await test.step("it signs in again, once signed out", async () => {
			await open(page, "account");
			await page.getByRole("button", { name: nl.layout.signOut }).first().click();
			await page.waitForURL(/\/desk\/sign-in\//);
			await whenHydrated(page);
			await page.getByRole("button", { name: nl.signIn.passkey }).click();
			await page.waitForURL(/\/desk\/inbox\//);
		});

		expect(problems).toEqual([]);
		await test.step("an agent has neither the sections of others nor a way to them", async () => {
			const links = (section: (typeof sections)[number]) =>
				page.locator(`a[href^="${deskSectionPath(section, "nl")}"]`);
			await expect(links("viewings")).not.toHaveCount(0);
			for (const section of sections) {
				const isAllowed = may("agent", deskSection(section).see);
				const response = await page.request.get(deskSectionPath(section, "nl"));
				expect([section, response.status()]).toEqual([section, isAllowed ? 200 : 403]);
				if (isAllowed) continue;
				await expect(links(section)).toHaveCount(0);
				expect(await response.text()).not.toContain(`href="${deskSectionPath(section, "nl")}`);
			}
		});
		await administrator.close();
	});
});

type Email = { to: string; text: string };

async function linkTo(page: Page, email: string): Promise<string> {
	let link = "";
	await expect(async () => {
		const emails = (await (await page.request.get("/dev/mailbox.json")).json()) as Email[];
		link = /https?:\S+token=[\w-]+/.exec(emails.find(({ to }) => to === email)?.text ?? "")?.[0] ?? "";
		expect(link).not.toBe("");
	}).toPass();
	return link;
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test("a lead is answered, days are opened, hours and a text are changed, a person is erased", async ({ page }) => {
		const person = `no-script-${Date.now()}@example.com`;
		await submit(page, "site-contact", leastForms["site-contact"], person);
		await signInAtDesk(page);
		const go = (section: (typeof sections)[number], rest = "") => page.goto(deskSectionPath(section, "nl") + rest);
		const formOf = (intent: string) =>
			page.locator("form", { has: page.locator(`[name=intent][value="${intent}"]`) }).first();

		await go("inbox", `?q=${person}`);
		await page.locator("main a[href*='/desk/inbox/']").filter({ hasText: "Lotte" }).first().click();
		await formOf("reply").locator("textarea").fill("Dag, wij bellen u.");
		await formOf("reply").getByRole("button").first().click();
		await expect(page).toHaveURL(/done=replied/);

		await go("viewings", "?property=4203");
		await expect(page.locator("[name=propertyIds]").first()).toHaveValue("4203");
		await page.locator("[name=weekdays][value='6']").uncheck();
		await formOf("open").getByRole("button").click();
		await expect(page.getByText(nl.layout.refused)).toBeVisible();
		for (const day of ["1", "3"]) await page.locator(`[name=weekdays][value='${day}']`).check();
		await formOf("open").getByRole("button").click();
		await expect(page).toHaveURL(/done=opened/);
		for (let pattern = 0; pattern < 2; pattern += 1) {
			await go("viewings");
			// Another journey opens and closes the times from seven to eight meanwhile.
			const own = page.locator(".desk-times > li", { hasNotText: "07:00–08:00" }).first();
			await own.locator("summary").click();
			await own
				.locator("form", { has: page.locator("[name=intent][value=close]") })
				.getByRole("button")
				.click();
			await expect(page).toHaveURL(/done=closed/);
		}

		await go("brand", "namur/");
		await page.locator("[name='opens.7']").fill("11:10");
		await formOf("save-office").getByRole("button").click();
		await expect(page.locator("[aria-invalid=true]")).toHaveAttribute("name", "closes.7");
		await expect(page.locator("[name='opens.7']")).toHaveValue("11:10");

		await go("audit", "?action=inbox.handle");
		await expect(page.locator("main tbody tr").first()).toContainText(nl.audit.kind.submission);

		await go("privacy");
		await page.locator("[name=email]").fill(person);
		await formOf("find").getByRole("button").click();
		await page.locator("[name=sure]").check();
		await formOf("erase").getByRole("button").click();
		await expect(page.locator("main")).toContainText("Gewist");
	});
});
