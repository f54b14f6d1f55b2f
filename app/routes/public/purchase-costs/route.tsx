import type { Thing } from "schema-dts";
import { mortgageDeed } from "../../../domain/costs/loan";
import { parseRegionQuestion, type RegionQuestion } from "../../../domain/costs/region-estimate";
import { typedFigures } from "../../../domain/costs/typed-figures";
import { costFigures } from "../../../domain/law/cost-figures";
import { textFigures } from "../../../domain/law/text-figures";
import { pagePath, servicePath } from "../../../domain/pages/paths";
import { formatEuro } from "../../../domain/property/price";
import { RegionCalculator } from "../../../features/costs/region-calculator";
import { regionCostData } from "../../../features/costs/region-costs";
import { agencyId } from "../../../features/layout/agency-data";
import { alternatesOf } from "../../../features/layout/alternates";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { agencyContext, textsOf } from "../../../features/layout/page-loader";
import { Money } from "../../../features/listing/money";
import { pageGraph } from "../../../features/property/load/structured-data";
import { useTranslation } from "../../../i18n/texts";
import { TextLink } from "../../../ui/link";
import type { Route } from "./+types/route";

export function loader({ url, context }: Route.LoaderArgs) {
	const about = agencyContext(context);
	const { origin, language } = about;
	const t = textsOf(context, "calculator");
	const path = pagePath("purchase-costs", language);
	const head: PageHead = {
		title: t("metaTitle"),
		description: t("metaDescription"),
		alternates: alternatesOf(url.pathname),
		canonical: path,
	};
	const figures = textFigures(language);
	const question = parseRegionQuestion(url.searchParams, language);
	const calculator: Thing = {
		"@type": "WebApplication",
		"@id": origin + path,
		url: origin + path,
		name: t("title"),
		description: t("metaDescription"),
		inLanguage: language,
		applicationCategory: "FinanceApplication",
		operatingSystem: "Any",
		isAccessibleForFree: true,
		provider: { "@id": agencyId(origin) },
	};
	head.structuredData = pageGraph([calculator], { ...about, crumbs: [{ label: t("title") }] }, path);
	return {
		head,
		data: regionCostData(question, typedFigures(url.searchParams), language, textsOf(context, "property")),
		notes: [
			t("notes.conditions"),
			t("notes.luxembourg", figures),
			t("notes.rebuilt", figures),
			t("notes.loan", loanFigures(question)),
		],
		links: {
			guide: pagePath("buying-guide", language),
			service: servicePath("aankoop-begeleiding", language),
		},
	};
}

const ROUND_TO = 100;

/** Loan of an example and the cost of its deed. */
function loanFigures({ price, isOwnHome }: RegionQuestion): { loan: string; deed: string } {
	const figures = costFigures("flanders");
	const loan = price * (1 - figures.example.ownShare / 100);
	const deed = mortgageDeed(figures, loan, isOwnHome)?.amount ?? 0;
	return { loan: formatEuro(loan), deed: formatEuro(Math.round(deed / ROUND_TO) * ROUND_TO) };
}

export default function PurchaseCostsRoute({ loaderData }: Route.ComponentProps) {
	const { data, notes, links } = loaderData;
	const { t } = useTranslation(["calculator", "home"]);
	return (
		<div className="page-width pt-8">
			<Breadcrumbs crumbs={[{ label: t("title") }]} />
			<header className="mt-8 tablet:mt-12">
				<h1 className="max-w-[20ch] text-5xl">{t("title")}</h1>
				<p className="mt-6 max-w-measure text-quiet text-xl">{t("intro")}</p>
			</header>
			<RegionCalculator data={data} />
			<section aria-labelledby="notes" className="prose mt-16 text-lg">
				<h2 id="notes">{t("notes.title")}</h2>
				<ul id="cost-notes" data-swapped>
					{notes.map((note) => (
						<li key={note}>
							<Money>{note}</Money>
						</li>
					))}
				</ul>
				<p>
					<TextLink to={links.guide}>{t("guide")}</TextLink>
					{" · "}
					<TextLink to={links.service}>{t("home:services.items.aankoop-begeleiding.title")}</TextLink>
				</p>
			</section>
		</div>
	);
}
