import { beforeAll, expect, test } from "vitest";
import { pagePath } from "../../app/domain/pages/paths";
import forms from "../../locales/nl/forms.json";
import { call, emailsOf, importProperties, leastForms, sendForm } from "../support/forms/forms";
import { ask, ORIGIN } from "../support/site";

beforeAll(importProperties);

test("the page that confirms a saved search says which one it is", async () => {
	const search = "goal=rent&city=Gent&maxPrice=900";
	await sendForm("search-alert", { ...leastForms["search-alert"], search });
	const [email] = await emailsOf("recipient = ?", leastForms["search-alert"].email);
	const token = /\?token=(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
	const html = await (await ask(`${pagePath("saved-search", "nl")}?token=${token}`)).text();
	expect(html).toContain(forms.confirm["confirm-demand"].button);
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
	for (const word of ["Te huur", "Gent", "900"]) expect(main).toContain(word);
});

test("a saved search of a village keeps it on the page that changes it", async () => {
	await sendForm("search-alert", { ...leastForms["search-alert"], search: "goal=sale&city=Adegem" });
	const emails = await emailsOf("recipient = ?", leastForms["search-alert"].email);
	const token = /\?token=(\S+)/.exec(emails.at(-1)?.text ?? "")?.[1] ?? "";
	await call("/api/actions/confirm-demand", {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json", origin: ORIGIN },
		body: JSON.stringify({ token }),
	});
	const html = await (await ask(`${pagePath("saved-search", "nl")}?token=${token}`)).text();
	expect(html).toMatch(/<input[^>]*name="search"[^>]*value="city=Adegem"/);
});
