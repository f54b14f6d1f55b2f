import { Hono } from "hono";
import { brand } from "../../../app/domain/agency/brand";
import type { Language } from "../../../app/domain/language";
import type { PageKey } from "../../../app/domain/pages/page-table";
import { pagePath } from "../../../app/domain/pages/paths";
import type { HttpEnv } from "../context";

const PUBLIC_ANSWER = "public, max-age=3600";

const pages: readonly (readonly [page: PageKey, what: string])[] = [
	["/for-sale/", "Properties for sale"],
	["/for-rent/", "Properties for rent"],
	["/Projects/", "New-build projects"],
	["/contact-demand/", "Free valuation"],
	["/Onze-diensten/", "Services"],
	["/Over-ons/", "About the agency"],
	["/contact/", "Offices, addresses and hours"],
];

/** `/llms.txt`: what the site holds and where, for programs that read it in place of a visitor. */
export const llms = new Hono<HttpEnv>().get("/", (c) => {
	const { origin, languages } = c.get("services").site(c.req.url);
	const linked = (language: Language) =>
		pages.map(([page, what]) => `- [${what}](${origin}${pagePath(page, language)})`).join("\n");
	c.header("Cache-Control", PUBLIC_ANSWER);
	return c.text(
		[
			`# ${brand.name}`,
			"",
			`> Estate agency in Belgium and Luxembourg. Properties for sale and for rent, in ${languages.length} languages.`,
			"",
			"A price that the agency does not publish is nowhere on the site; an address that it does not publish is shown as a circle.",
			"",
			"## Data",
			"",
			`- [Description of the calls](${origin}/api/openapi.json): OpenAPI 3.1`,
			`- [Listed properties](${origin}/api/properties?lang=en): JSON`,
			`- [Sitemap](${origin}/sitemap.xml)`,
			...languages.flatMap((language) => ["", `## Pages (${language})`, "", linked(language)]),
			"",
		].join("\n"),
	);
});
