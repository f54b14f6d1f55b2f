import type { Thing } from "schema-dts";
import { checkedSince } from "../../../domain/law/law";
import { pageAt } from "../../../domain/pages/address";
import type { PageKey } from "../../../domain/pages/page-table";
import { pagePath } from "../../../domain/pages/paths";
import { isKeyOf } from "../../../domain/records";
import { loadText } from "../../../features/content/page-text";
import { TextArticle } from "../../../features/content/text-article";
import { notFound } from "../../../features/errors/not-found";
import { agencyId } from "../../../features/layout/agency-data";
import { agencyContext } from "../../../features/layout/page-loader";
import { ownPicture } from "../../../features/media/photo";
import { pageGraph } from "../../../features/property/load/structured-data";
import { useTranslation } from "../../../i18n/texts";
import { LinkList } from "../../../ui/link";
import type { Route } from "./+types/route";

const guides = {
	"buying-guide": { key: "guides.buying", picture: "terraced-1", list: "for-sale" },
	"renting-guide": { key: "guides.renting", picture: "apartment-2", list: "for-rent" },
} as const;

function isGuide(page: PageKey | null): page is keyof typeof guides {
	return page !== null && isKeyOf(guides, page);
}

export async function loader({ url, context }: Route.LoaderArgs) {
	const about = agencyContext(context);
	const { origin, language } = about;
	const page = pageAt(url.pathname);
	if (!isGuide(page)) throw await notFound(context, "page");
	const { key, picture, list } = guides[page];
	const path = pagePath(page, language);
	const { text, head } = loadText(context, key, path);
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
	head.structuredData = pageGraph([article], { ...about, crumbs: [{ label: text.title }] }, path);
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
	return (
		<TextArticle text={text} picture={picture}>
			<LinkList
				links={[
					...(isForBuyers ? [{ to: links.calculator, label: t("title") }] : []),
					{ to: links.figures, label: t("common:menu.figures") },
					{ to: links.list, label: t(isForBuyers ? "home:newest.linkSale" : "home:newest.linkRent") },
				]}
				className="mt-12 grid justify-items-start text-lg"
			/>
		</TextArticle>
	);
}
