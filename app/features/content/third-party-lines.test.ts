import { expect, test } from "vitest";
import { thirdPartiesOf } from "../../domain/consent/third-parties";
import { translator } from "../../i18n/translator";
import { pageText } from "./page-text";
import { withThirdParties } from "./third-party-lines";

const nobody = { analyticsScriptUrl: null, pixelScriptUrl: null, videoHosts: [], streetViewKey: null };

function policy(settings: Parameters<typeof thirdPartiesOf>[0]): [string[], string[]] {
	const t = translator("nl", "nl", "content");
	const { sections } = withThirdParties(pageText("cookies", "nl", "nl"), thirdPartiesOf(settings), "nl", t);
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
	expect(statistics).toContain("Cookie _ga: 730 dagen");
	expect(marketing).toContain("Cookies en levensduur: zoals pixel.example ze zelf opgeeft");
	expect(marketing.at(-1)).toContain("Google Street View");
});
