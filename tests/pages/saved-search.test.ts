import { beforeAll, expect, test } from "vitest";
import { pagePath } from "../../app/domain/pages/paths";
import forms from "../../locales/nl/forms.json";
import { emailsOf, importProperties, leastForms, sendForm } from "../support/forms/forms";
import { ask } from "../support/site";

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
