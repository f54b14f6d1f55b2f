import { agency, listings, site, visitor } from "../../../context";
import { formatDate } from "../../../domain/formatting/dates";
import { pagePath } from "../../../domain/pages/paths";
import { openHouseWeeks } from "../../../domain/property/open-house-weeks";
import { alternatesOf } from "../../../features/layout/alternates";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { textsOf } from "../../../features/layout/page-loader";
import { ListingCardView } from "../../../features/listing/listing-card";
import { OpenHouseList } from "../../../features/listing/open-house-list";
import { openHouseEvents } from "../../../features/property/load/open-house-events";
import { graph } from "../../../features/property/load/structured-data";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { LinkList } from "../../../ui/link";
import type { Route } from "./+types/route";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { origin } = context.get(site);
	const t = textsOf(context, "listing");
	const cards = await context.get(listings).withOpenDays(language);
	const weeks = openHouseWeeks(cards);
	const head: PageHead = {
		title: t("openHouse.page.title"),
		description: t("openHouse.page.description", { agency: context.get(agency).name }),
		alternates: alternatesOf(url.pathname),
		canonical: pagePath("open-days", language),
	};
	if (weeks.length > 0) {
		head.structuredData = graph(cards.flatMap((card) => openHouseEvents(card, { origin, language })));
	}
	return { head, weeks };
}

export default function OpenDaysRoute({ loaderData: { weeks } }: Route.ComponentProps) {
	const { t } = useTranslation("listing");
	const language = useLanguage();
	const alerts = (["sale", "rent"] as const).map((goal) => ({
		label: t(`openHouse.alert.${goal}`),
		to: `${pagePath("search-alert", language)}?goal=${goal}&openHouse=1`,
	}));
	return (
		<div className="page-width pt-8 pb-16">
			<Breadcrumbs crumbs={[{ label: t("openHouse.page.title") }]} />
			<header className="mt-8 tablet:mt-12">
				<h1 className="text-5xl">{t("openHouse.page.title")}</h1>
				<p className="mt-6 max-w-measure text-quiet text-xl">{t("openHouse.page.intro")}</p>
			</header>
			{weeks.length === 0 && (
				<>
					<p className="mt-12 max-w-measure">{t("openHouse.none")}</p>
					<LinkList links={alerts} className="mt-4 flex flex-wrap gap-x-8" />
				</>
			)}
			{weeks.map(({ monday, entries }) => (
				<section key={monday} aria-labelledby={`week-${monday}`} className="mt-12">
					<h2 id={`week-${monday}`} className="text-3xl">
						{t("openHouse.week", { day: formatDate(monday) })}
					</h2>
					<ul className="mt-6 grid gap-x-8 gap-y-12 tablet:grid-cols-2 desktop:grid-cols-3">
						{entries.map(({ card, openHouse }) => (
							<li key={openHouse.id}>
								<ListingCardView card={card} heading="h3" />
								<div className="relative z-2 mt-3">
									<OpenHouseList propertyId={card.id} openHouses={[openHouse]} />
								</div>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
