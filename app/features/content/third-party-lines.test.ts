import { expect, test } from "vitest";
import { bundledBrand } from "../../domain/agency/brand";
import { thirdPartiesOf } from "../../domain/consent/third-parties";
import { type Language, languages } from "../../domain/language";
import { translator } from "../../i18n/translator";
import { pageText } from "./page-text";
import { withThirdParties } from "./third-party-lines";

const nobody = { analyticsScriptUrl: null, pixelScriptUrl: null, videoHosts: [], streetViewKey: null };

function policy(settings: Parameters<typeof thirdPartiesOf>[0], language: Language = "nl"): [string[], string[]] {
	const t = translator(language, language, "content");
	const text = pageText("cookies", bundledBrand, language, language);
	const { sections } = withThirdParties(text, thirdPartiesOf(settings), language, t);
	return [sections.at(-2)?.list ?? [], sections.at(-1)?.list ?? []];
}

test("without tools the cookie policy says that nothing is loaded", () => {
	const [statistics, marketing] = policy(nobody);
	expect(statistics.at(-1)).toContain("er wordt niets geladen");
	expect(marketing.at(-1)).toContain("YouTube, Vimeo, Facebook en tvl.be");
});

test("the tools of the settings are named with their cookies and lifetimes", () => {
	const [statistics, marketing] = policy({
		...nobody,
		analyticsScriptUrl: "https://www.googletagmanager.com/gtag/js?id=G-1",
		pixelScriptUrl: "https://pixel.example/p.js",
		streetViewKey: "key",
	});
	expect(statistics).toContain("Cookie _ga: 730\u00A0dagen");
	expect(marketing).toContain("Cookies en levensduur: zoals pixel.example ze zelf opgeeft");
	expect(marketing.at(-1)).toContain("Google Street View");
});

test.for(languages)("no line about third parties is left with a placeholder in %s", (language) => {
	const lines = [
		...policy(nobody, language),
		...policy({ ...nobody, analyticsScriptUrl: "https://www.googletagmanager.com/gtag/js?id=G-1" }, language),
		...policy({ ...nobody, pixelScriptUrl: "https://pixel.example/p.js" }, language),
	].flat();
	expect(lines.length).toBeGreaterThan(0);
	for (const line of lines) expect(line).not.toMatch(/{{|undefined/);
});
