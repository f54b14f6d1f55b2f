import { expect, test } from "@playwright/test";
import { deskSectionPath } from "../../app/domain/desk/sections";
import nl from "../../locales/nl/desk.json" with { type: "json" };
import { startCalendarServer } from "../support/calendar/calendar-server";
import { expectAccessible, watch, whenHydrated } from "./support";

const { ownCalendar: texts, account } = nl;

/** Tomorrow in iCalendar's date format. */
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
const file = [
	...["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "SUMMARY:Tandarts"],
	...[`DTSTART:${tomorrow}T120000Z`, "DURATION:PT1H", "END:VEVENT", "END:VCALENDAR", ""],
].join("\r\n");

test("somebody adds the own calendar on the account page, and removes it again", async ({ page }) => {
	const problems = watch(page);
	const server = await startCalendarServer();
	try {
		await fetch(`${server.origin}/files/noor`, { method: "PUT", body: file });
		await page.goto("/dev/desk");
		await page.getByRole("button", { name: "agent" }).first().click();
		await page.waitForURL(/\/desk\//);
		await page.goto(deskSectionPath("account", "nl"));
		await whenHydrated(page);
		const section = page.locator("section", { has: page.getByRole("heading", { name: texts.title }) });
		const address = section.getByLabel(texts.address);

		await address.fill("ftp://agenda.example/noor.ics");
		await section.getByRole("button", { name: texts.save }).click();
		await expect(address).toHaveAttribute("aria-invalid", "true");

		await address.fill(`${server.origin}/files/noor`);
		await section.getByRole("button", { name: texts.save }).click();
		await expect(section).toContainText(/1 bezet tijdvak\./);
		await expect(section).toContainText(new URL(server.origin).host);
		await expect(section).not.toContainText("/files/noor");
		await expectAccessible(page);

		await section.getByRole("button", { name: `${account.remove}: ${texts.title}` }).click();
		await expect(section).not.toContainText("bezet tijdvak");
		await page.reload();
		await expect(section).not.toContainText(new URL(server.origin).host);
		await expect(address).toHaveValue("");
	} finally {
		server.close();
	}
	// Browsers log the rejected address.
	expect(problems.filter((line) => !line.includes(" 422 "))).toEqual([]);
});
