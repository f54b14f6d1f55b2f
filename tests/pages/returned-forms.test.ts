import { beforeAll, expect, test } from "vitest";
import { type FormName, formNames } from "../../app/domain/forms/form-names";
import { languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { goneProperty, importProperties, leastForms, property, rentalInBrussels } from "../support/forms/forms";
import { aboutProperty, type Fields, plainForms, returned } from "../support/forms/plain-forms";
import { ask, ORIGIN } from "../support/site";

beforeAll(importProperties);

/** Forms without name fields. */
const nameless: ReadonlySet<FormName> = new Set(["search-alert", "accessibility-report"]);

const TYPED = "Lotte-getypt";

/** Minimal form with an invalid email address and a recognisable name. */
function faulty(form: FormName, changes: Fields = {}): Fields {
	const least = leastForms[form];
	const personA = { ...(least.personA as object), firstName: TYPED, email: "lotte@" };
	const typed = form === "offer" ? { personA } : { name: TYPED, firstName: TYPED, email: "lotte@" };
	return { ...least, ...typed, ...changes };
}

test.for(plainForms)(
	"%s without a Referer comes back on its own page with what was typed",
	async ([form, page, search]) => {
		const { location, html } = await returned(form, faulty(form));
		expect(location).toBe(`${pagePath(page, "nl")}${search}#${form}`);
		expect(html).toContain(`data-form="${form}"`);
		expect(html).toContain("Controleer de velden in het rood");
		expect(html).toContain("Dit e-mailadres is ongeldig");
		if (!nameless.has(form)) expect(html).toContain(TYPED);
		expect(html).toContain('value="lotte@"');
	},
);

test("an alert whose search cannot be read comes back on its page, with all properties for sale", async () => {
	for (const search of ["", "city=Gent"]) {
		const { location, html } = await returned("search-alert", { email: "lotte@example.com", search });
		expect(location).toBe("/nl/zoekalert/?goal=sale#search-alert");
		expect(html).toContain("Controleer de velden in het rood");
		expect(html).toContain('value="lotte@example.com"');
	}
});

const aboutProperties = formNames.filter((form) => "propertyId" in leastForms[form] || "projectId" in leastForms[form]);
const unknown: [string, Fields][] = [
	["nothing", { propertyId: "", projectId: "" }],
	["no number", { propertyId: "x", projectId: "x" }],
	["a home that is not known", { propertyId: 99_999, projectId: 99_999 }],
	["a home that is sold", { propertyId: goneProperty, projectId: 99_999 }],
];

for (const [what, changes] of unknown) {
	test.for(aboutProperties)(`%s about ${what} comes back with its notice and what was typed`, async (form) => {
		const { location, html } = await returned(form, faulty(form, changes));
		expect(location).toMatch(/^\/nl\/contact\/#/);
		expect(html).toContain("Controleer de velden in het rood");
		expect(html).toContain(TYPED);
	});
}

test("what cannot be had any more is told, on a page that asks for another", async () => {
	const gone = "Dit pand is niet gevonden of is al verkocht.";
	const notForRentals = "Dat kan voor dit pand niet met dit formulier.";
	for (const [form, propertyId, notice] of [
		["contact-me", goneProperty, gone],
		["contact-me", 99_999, gone],
		["offer", rentalInBrussels, notForRentals],
		["offer", goneProperty, gone],
	] as const) {
		const { html } = await returned(form, { ...leastForms[form], propertyId });
		expect(html, form).toContain(`data-form="${form}"`);
		expect(html, form).toContain(notice);
		expect(html, form).toMatch(new RegExp(`name="propertyId"[^>]* value="${propertyId}"`));
	}
	const { location, html } = await returned("rent-application", {
		...leastForms["rent-application"],
		propertyId: property.id,
	});
	expect(location).toBe("/nl/huurprofiel/#rent-application");
	expect(html).toContain(notForRentals);
});

test("a page that does not show the form is not gone back to", async () => {
	const fields = faulty("contact-me");
	for (const path of ["/nl/te-koop/gent/woning-101/101/", "/nl/", "/nl/contact/", "/nl/contact/?form=contact-visit"]) {
		const { location } = await returned("contact-me", fields, { referer: ORIGIN + path });
		expect(location).toBe(`/nl/contact/?form=contact-me&${aboutProperty}#contact-me`);
	}
	const offer = { ...leastForms.offer, captcha: "wrong" };
	const review = { referer: `${ORIGIN}/nl/bod/nalezen/` };
	expect((await returned("offer", offer, review)).location).toBe("/nl/bod/nalezen/#offer");
	expect((await returned("offer", { ...offer, propertyId: goneProperty }, review)).location).toBe("/nl/contact/#offer");
});

test.for(languages)("in %s the form asks for the property that nobody has named", async (lang) => {
	const { location, html } = await returned("contact-me", { ...faulty("contact-me"), lang, propertyId: "" });
	expect(location).toBe(`${pagePath("contact", lang)}#contact-me`);
	expect(html).toContain('name="propertyId"');
	expect(html).not.toMatch(/label\.|hint\.|required\./);
});

test("an offer that waits to be read once more leaves the page of contact alone", async () => {
	const state = await ask("/api/forms/offer/review", {
		method: "POST",
		headers: { origin: ORIGIN, "content-type": "application/json" },
		body: JSON.stringify(leastForms.offer),
	});
	const cookie = (state.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
	const page = await ask("/nl/contact/", { headers: { cookie } });
	expect(await page.text()).toContain('data-form="site-contact"');
});

test("a page that is posted to says what it takes", async () => {
	for (const path of ["/nl/contact/", "/nl/"]) {
		const response = await ask(path, { method: "POST", body: new URLSearchParams({ a: "b" }) });
		await response.text();
		expect([path, response.status, response.headers.get("allow")]).toEqual([path, 405, "GET, HEAD"]);
	}
});

test.for(plainForms)("the screen of %s names the type of every input, and no class twice", async ([, page, search]) => {
	const html = await (await ask(pagePath(page, "nl") + search)).text();
	const inputs = html.match(/<input\b[^>]*>/g) ?? [];
	expect(inputs.length).toBeGreaterThan(0);
	expect(inputs.filter((input) => !/\stype="/.test(input))).toEqual([]);
	const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = ""]) => names.split(/\s+/).filter(Boolean));
	expect(classes.filter((names) => new Set(names).size < names.length)).toEqual([]);
});
