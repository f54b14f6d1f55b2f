import type { Thing } from "schema-dts";
import { agency, site, visitor } from "../../../context";
import { checkedSince } from "../../../domain/law/law";
import { pageAt } from "../../../domain/pages/address";
import type { PageKey } from "../../../domain/pages/page-table";
import { pagePath } from "../../../domain/pages/paths";
import { isKeyOf } from "../../../domain/records";
import { pageText } from "../../../features/content/page-text";
import { TextArticle } from "../../../features/content/text-article";
import { notFound } from "../../../features/errors/not-found";
import { agencyData, agencyId } from "../../../features/layout/agency-data";
import { alternatesOf } from "../../../features/layout/alternates";
import type { PageHead } from "../../../features/layout/head";
import { ownPicture } from "../../../features/media/photo";
import { breadcrumbs, graph } from "../../../features/property/load/structured-data";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { TextLink } from "../../../ui/link";
import type { Route } from "./+types/route";

const guides = {
	"buying-guide": { key: "guides.buying", picture: "terraced-1", list: "for-sale" },
	"renting-guide": { key: "guides.renting", picture: "apartment-2", list: "for-rent" },
} as const;

function isGuide(page: PageKey | null): page is keyof typeof guides {
	return page !== null && isKeyOf(guides, page);
}

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { origin, defaultLanguage } = context.get(site);
	const about = { agency: context.get(agency), origin, language };
	const page = pageAt(url.pathname);
	if (!isGuide(page)) throw await notFound(context, "page");
	const { key, picture, list } = guides[page];
	const text = pageText(key, about.agency, language, defaultLanguage);
	const path = pagePath(page, language);
	const head: PageHead = {
		title: text.metaTitle ?? text.title,
		description: text.metaDescription,
		alternates: alternatesOf(path),
	};
	const article: Thing = {
		"@type": "Article",
		"@id": origin + path,
		url: origin + path,
		headline: text.title,
		description: text.metaDescription,
		inLanguage: language,
		dateModified: checkedSince(),
		author: { "@id": agencyId(origin) },
		publisher: { "@id": agencyId(origin) },
	};
	head.structuredData = graph([
		article,
		breadcrumbs({ ...about, crumbs: [{ label: text.title }] }, origin + path),
		agencyData(about),
	]);
	return {
		head,
		text,
		picture: ownPicture(picture),
		isForBuyers: page === "buying-guide",
		links: {
			calculator: pagePath("purchase-costs", language),
			figures: pagePath("figures", language),
			list: pagePath(list, language),
		},
	};
}

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
	const { text, picture, isForBuyers, links } = loaderData;
	const { t } = useTranslation(["calculator", "home", "common"]);
	const language = useLanguage();
	return (
		<TextArticle text={text} language={language} picture={picture}>
			<ul className="mt-12 grid justify-items-start text-lg">
				{isForBuyers && (
					<li>
						<TextLink to={links.calculator} className="inline-flex min-h-11 items-center">
							{t("title")}
						</TextLink>
					</li>
				)}
				<li>
					<TextLink to={links.figures} className="inline-flex min-h-11 items-center">
						{t("common:menu.figures")}
					</TextLink>
				</li>
				<li>
					<TextLink to={links.list} className="inline-flex min-h-11 items-center">
						{t(isForBuyers ? "home:newest.linkSale" : "home:newest.linkRent")}
					</TextLink>
				</li>
			</ul>
		</TextArticle>
	);
}
