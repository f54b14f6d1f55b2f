import { HtmlValidate } from "html-validate";
import { createInstance } from "i18next";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import de from "../../../locales/de/common.json";
import en from "../../../locales/en/common.json";
import fr from "../../../locales/fr/common.json";
import nl from "../../../locales/nl/common.json";
import { bundledBrand } from "../../domain/agency/brand";
import { type Language, languages } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { TextsProvider, textSource } from "../../i18n/texts";
import { Layout } from "./layout";
import { type SiteData, SiteProvider } from "./site-data";

const alternates = { nl: "/nl/projecten/", fr: "/fr/projets/", en: "/en/projects/", de: "/de/projekte/" };
const consentButtons: Record<Language, [string, string, string]> = {
	nl: ["Alles aanvaarden", "Selectie opslaan", "Alleen functioneel"],
	fr: ["Tout accepter", "Enregistrer la sélection", "Fonctionnels uniquement"],
	en: ["Accept all", "Save selection", "Functional only"],
	de: ["Alle akzeptieren", "Auswahl speichern", "Nur funktionale"],
};

const site: Omit<SiteData, "language"> = {
	agency: { ...bundledBrand, descriptor: bundledBrand.descriptor.nl, share: bundledBrand.logo.share, icon: null },
	languages,
	defaultLanguage: "nl",
	origin: "https://example.com",
	contactTimes: [],
	content: null,
	hasColours: false,
	analyticsScript: "https://stats.example.com/a.js",
	pixelScript: null,
	turnstileSiteKey: null,
	metadata: {},
	hasSlots: true,
	homeTypes: [],
};

/** Renders the whole layout, including its islands. */
async function render(language: Language, missing: string[] = [], changes: Partial<SiteData> = {}): Promise<string> {
	const i18n = createInstance();
	void i18n.init({
		lng: language,
		resources: { nl: { common: nl }, fr: { common: fr }, en: { common: en }, de: { common: de } },
		defaultNS: "common",
		initAsync: false,
		interpolation: { escapeValue: false },
		parseMissingKeyHandler: (key) => {
			missing.push(key);
			return key;
		},
	});
	const element = (
		<Layout language={language} alternates={alternates}>
			<h1>Title</h1>
		</Layout>
	);
	const { query, dataRoutes } = createStaticHandler([{ id: "root", path: "*", element }]);
	const context = await query(new Request(`https://example.com${alternates[language]}`));
	if (context instanceof Response) throw new Error("answered without a page");
	const { prelude } = await prerender(
		<TextsProvider value={textSource(i18n)}>
			<SiteProvider value={{ ...site, language, ...changes }}>
				<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
			</SiteProvider>
		</TextsProvider>,
		{ progressiveChunkSize: Number.POSITIVE_INFINITY },
	);
	return new Response(prelude).text();
}

test.each(languages)("the frame says everything in %s, in valid markup without style attributes", async (language) => {
	const missing: string[] = [];
	const html = await render(language, missing);
	const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });
	const report = await validator.validateString(html);
	expect(missing).toEqual([]);
	expect(html).not.toMatch(/\sstyle=/);
	expect(
		report.results.flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
	).toEqual([]);
});

test.each(languages)("the cookie question in %s has three buttons of one look and no ticked box", async (language) => {
	const form = /<form[^>]*action="\/api\/consent"[\s\S]*?<\/form>/.exec(await render(language))?.[0] ?? "";
	const buttons = [...form.matchAll(/<button[^>]*class="([^"]*)"[^>]*>([^<]*)<\/button>/g)];
	expect(buttons.map((button) => button[2])).toEqual(consentButtons[language]);
	expect(new Set(buttons.map((button) => button[1])).size).toBe(1);
	expect(form).toContain('type="checkbox"');
	expect(form).not.toContain("checked");
});

test("every language is offered in its own name, with the same page as its target", async () => {
	const html = await render("de");
	for (const language of languages) {
		expect(html).toMatch(new RegExp(`<a[^>]*href="${alternates[language]}"[^>]*lang="${language}"`));
	}
	for (const name of ["Nederlands", "Français", "English", "Deutsch"]) expect(html).toContain(`>${name}</a>`);
});

test("a language that is not enabled is offered nowhere, and one alone needs no choice", async () => {
	const some = await render("fr", [], { languages: ["fr", "de"] });
	expect(some).toContain(">Deutsch</a>");
	for (const name of ["Nederlands", "English"]) expect(some).not.toContain(`>${name}</a>`);
	expect(await render("fr", [], { languages: ["fr"] })).not.toContain(">Français</a>");
});

test("nobody is asked for statistics where there are none", async () => {
	expect(await render("nl")).toContain('name="analytics"');
	const without = await render("nl", [], { analyticsScript: null });
	expect(without).not.toContain('name="analytics"');
	expect(without).toContain('name="marketing"');
});

test("the menu marks the page that is shown", async () => {
	expect(await render("fr")).toMatch(new RegExp(`<a[^>]*aria-current="page"[^>]*href="${pagePath("projects", "fr")}"`));
});

test("the footer shows what the law has an agent show", async () => {
	const html = await render("nl");
	for (const text of [
		bundledBrand.institute.number,
		bundledBrand.thirdPartyAccount.iban,
		bundledBrand.supervision.belgium.name.nl,
		bundledBrand.supervision.luxembourg.name.nl.replace("'", "&#x27;"),
		bundledBrand.insurance.policy,
		...bundledBrand.offices.map((office) => office.city.nl),
	]) {
		expect(html).toContain(text);
	}
});
