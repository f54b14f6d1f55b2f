import { beforeAll, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { type FormName, formNames, type PageKey, pagePath } from "../../app/domain/paths";
import { goneHome, home, importHomes, leastForms, RIGHT_ANSWER, rentalInBrussels } from "../support/forms";
import { ask, ORIGIN } from "../support/site";

beforeAll(importHomes);

type Fields = Record<string, unknown>;

/** Sends a form as a browser without scripts does. */
async function send(form: FormName, fields: Fields, headers: Record<string, string> = {}): Promise<Response> {
	const body = new URLSearchParams();
	const add = (name: string, value: unknown): void => {
		if (Array.isArray(value)) for (const each of value) add(name, each);
		else if (typeof value === "object" && value !== null)
			for (const [inner, each] of Object.entries(value)) add(`${name}.${inner}`, each);
		else body.append(name, String(value));
	};
	for (const [name, value] of Object.entries({ captcha: RIGHT_ANSWER, lang: "nl", ...fields })) add(name, value);
	return ask(`/api/forms/${form}`, { method: "POST", headers: { origin: ORIGIN, ...headers }, body });
}

/** The page that a refused form leads to. */
async function returned(form: FormName, fields: Fields, headers?: Record<string, string>) {
	const response = await send(form, fields, headers);
	expect(response.status).toBe(303);
	const location = response.headers.get("location") ?? "";
	const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
	const page = await ask(location.replace(/#.*/, ""), { headers: { cookie } });
	const html = (await page.text()).replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
	expect([form, location, page.status]).toEqual([form, location, 200]);
	return { location, html: html.slice(html.indexOf("<main"), html.indexOf("</main>")) };
}

const TYPED = "Lotte-getypt";

/** With a fault in its e-mail address, and a name to look for. */
function faulty(form: FormName, changes: Fields = {}): Fields {
	const least = leastForms[form];
	const personA = { ...(least.personA as object), firstName: TYPED, email: "lotte@" };
	const typed = form === "offer" ? { personA } : { name: TYPED, firstName: TYPED, email: "lotte@" };
	return { ...least, ...typed, ...changes };
}

const about = `property=${home.id}`;
const places: [FormName, PageKey, string][] = [
	["site-contact", "/contact/", ""],
	["contact-me", "/contact/", `?form=contact-me&${about}`],
	["contact-visit", "/contact/", `?form=contact-visit&${about}`],
	["send-to-friend", "/contact/", `?form=send-to-friend&${about}`],
	["request-documents", "/contact/", `?form=request-documents&${about}`],
	["contact-construction", "/contact/", "?form=contact-construction&project=5"],
	["contact-appointment", "/book-appointment/", `?${about}`],
	["offer", "/offer/", `?${about}`],
	["rent-application", "/rent-profile/", ""],
	["contact-demand", "/contact-demand/", ""],
	["demand-register", "/demand-register/", ""],
	["sign-newsletter", "/newsletter/", ""],
	["testimonial", "/testimonial/", ""],
	["job-contact", "/jobs/", ""],
];

test.for(places)(
	"%s without a Referer comes back on its own page with what was typed",
	async ([form, page, search]) => {
		const { location, html } = await returned(form, faulty(form));
		expect(location).toBe(`${pagePath(page, "nl")}${search}#${form}`);
		expect(html).toContain(`data-form="${form}"`);
		expect(html).toContain("Controleer de velden in het rood");
		expect(html).toContain("Dit e-mailadres is ongeldig");
		expect(html).toContain(TYPED);
		expect(html).toContain('value="lotte@"');
	},
);

const aboutHomes = formNames.filter((form) => "propertyId" in leastForms[form] || "projectId" in leastForms[form]);
const unknown: [string, Fields][] = [
	["nothing", { propertyId: "", projectId: "" }],
	["no number", { propertyId: "x", projectId: "x" }],
	["a home that is not known", { propertyId: 99_999, projectId: 99_999 }],
	["a home that is sold", { propertyId: goneHome, projectId: 99_999 }],
];

for (const [what, changes] of unknown) {
	test.for(aboutHomes)(`%s about ${what} comes back with its notice and what was typed`, async (form) => {
		const { location, html } = await returned(form, faulty(form, changes));
		expect(location).toMatch(/^\/nl\/contact\/#/);
		expect(html).toContain("Controleer de velden in het rood");
		expect(html).toContain(TYPED);
	});
}

test("what cannot be had any more is told, on a page that asks for another", async () => {
	for (const [form, propertyId] of [
		["contact-me", goneHome],
		["contact-me", 99_999],
		["offer", rentalInBrussels],
		["offer", goneHome],
	] as const) {
		const { html } = await returned(form, { ...leastForms[form], propertyId });
		expect(html, form).toContain(`data-form="${form}"`);
		expect(html, form).toContain("Deze woning is niet gevonden of verkocht.");
		expect(html, form).toMatch(new RegExp(`name="propertyId"[^>]* value="${propertyId}"`));
	}
	const { location, html } = await returned("rent-application", {
		...leastForms["rent-application"],
		propertyId: home.id,
	});
	expect(location).toBe("/nl/huurprofiel/#rent-application");
	expect(html).toContain("Deze woning is niet gevonden of verkocht.");
});

test("a page that does not show the form is not gone back to", async () => {
	const fields = faulty("contact-me");
	for (const path of ["/nl/te-koop/gent/woning-101/101/", "/nl/", "/nl/contact/", "/nl/contact/?form=contact-visit"]) {
		const { location } = await returned("contact-me", fields, { referer: ORIGIN + path });
		expect(location).toBe(`/nl/contact/?form=contact-me&${about}#contact-me`);
	}
	const offer = { ...leastForms.offer, captcha: "wrong" };
	const review = { referer: `${ORIGIN}/nl/bod/nalezen/` };
	expect((await returned("offer", offer, review)).location).toBe("/nl/bod/nalezen/#offer");
	expect((await returned("offer", { ...offer, propertyId: goneHome }, review)).location).toBe("/nl/contact/#offer");
});

test.for(languages)("in %s the form asks for the home that nobody has named", async (lang) => {
	const { location, html } = await returned("contact-me", { ...faulty("contact-me"), lang, propertyId: "" });
	expect(location).toBe(`${pagePath("/contact/", lang)}#contact-me`);
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

test.for(places)("the screen of %s names the type of every input, and no class twice", async ([, page, search]) => {
	const html = await (await ask(pagePath(page, "nl") + search)).text();
	const inputs = html.match(/<input\b[^>]*>/g) ?? [];
	expect(inputs.length).toBeGreaterThan(0);
	expect(inputs.filter((input) => !/\stype="/.test(input))).toEqual([]);
	const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = ""]) => names.split(/\s+/).filter(Boolean));
	expect(classes.filter((names) => new Set(names).size < names.length)).toEqual([]);
});
