import { redirect } from "react-router";
import type { LocalityCount } from "../../../../worker/listings/service";
import { agency, listings, visitor } from "../../../context";
import { officeLines } from "../../../domain/agency/office-address";
import { homeTypesOf } from "../../../domain/feed/home-types";
import { cityPath } from "../../../domain/landing/landing";
import type { Language } from "../../../domain/language";
import { officePath } from "../../../domain/pages/office-paths";
import { pagePath } from "../../../domain/pages/paths";
import type { Goal } from "../../../domain/property/property";
import { emptySearch } from "../../../domain/search/search";
import { serviceTeasers } from "../../../features/content/page-text";
import { Hero } from "../../../features/home-page/hero";
import { homeOfTheWeek, likelyOfTheWeek, pickOfTheWeek } from "../../../features/home-page/home-of-the-week";
import type { LocalityEntry } from "../../../features/home-page/locality-list";
import { openingHours } from "../../../features/home-page/opening-hours";
import { NearbyProperties, NewestSection } from "../../../features/home-page/property-sections";
import { searchTarget } from "../../../features/home-page/search-target";
import { searchTypes } from "../../../features/home-page/search-types";
import { approvedTestimonials } from "../../../features/home-page/testimonials";
import { WeekSection } from "../../../features/home-page/week-section";
import { agencyData, siteData } from "../../../features/layout/agency-data";
import { alternatesOf } from "../../../features/layout/alternates";
import type { PageHead } from "../../../features/layout/head";
import { agencyContext, textsOf } from "../../../features/layout/page-loader";
import { ownPicture } from "../../../features/media/photo";
import { graph } from "../../../features/property/load/structured-data";
import { posterOfList } from "../../../features/search/list-poster";
import { useLanguage } from "../../../i18n/texts";
import { Shared } from "../../../page/island";
import type { Route } from "./+types/route";
import { AgencySections } from "./agency-sections";

const HERO_PICTURE = "villa-4";
const NEWEST_SHOWN = 5;
/** Number of newest homes for sale from which the home of the week is picked. */
const OFFERED_FOR_THE_WEEK = 12;
const PROJECTS_SHOWN = 6;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const services = context.get(listings);
	const published = context.get(agency);
	const target = await searchTarget(context, url.searchParams);
	if (target) throw redirect(target);

	const types = await services.types(language);
	const homeTypes = homeTypesOf(types.map(({ item }) => item));
	const now = Math.floor(Date.now() / 1_000);
	const offered = { goal: "sale", limit: OFFERED_FOR_THE_WEEK, types: homeTypes } as const;
	const likely = likelyOfTheWeek(await services.newestIds(offered), now);
	const [forSale, forRent, projects, overview, sale, rent, testimonials] = await Promise.all([
		services.newest(language, offered),
		services.newest(language, { goal: "rent", limit: NEWEST_SHOWN, types: homeTypes }),
		services.projects(language, { available: true }),
		services.overview({ ...emptySearch(), goal: "sale" }),
		services.localitiesWithCounts(language, "sale"),
		services.localitiesWithCounts(language, "rent"),
		approvedTestimonials(context),
		// Cached: if this is the pick, the later read is free.
		likely === null ? null : services.introduction(likely, language),
	]);
	const picked = pickOfTheWeek(forSale, now);
	const introduction = picked && (await services.introduction(picked.id, language));
	const week = introduction && homeOfTheWeek(published, picked, introduction, language);
	const t = textsOf(context, "home");
	const head: PageHead = {
		title: t("meta.title", { agency: published.name }),
		description: t("meta.description"),
		alternates: alternatesOf(url.pathname),
		canonical: pagePath("home", language),
	};
	const about = agencyContext(context);
	head.structuredData = graph([siteData(about), agencyData(about)]);
	return {
		head,
		picture: published.homePicture
			? { ...published.homePicture, alt: t("hero.picture") }
			: ownPicture(HERO_PICTURE, t("hero.picture")),
		types: searchTypes(types, t),
		homeTypes,
		week,
		newest: {
			sale: forSale.filter(({ id }) => id !== week?.card.id).slice(0, NEWEST_SHOWN),
			rent: forRent,
		},
		sections: {
			projects: projects.items.slice(0, PROJECTS_SHOWN),
			poster: posterOfList("plain", overview.groups, overview.bounds, language, "sale", {
				...emptySearch(),
				view: "map",
			}),
			localities: { sale: localitiesOf(sale, "sale", language), rent: localitiesOf(rent, "rent", language) },
			services: serviceTeasers(t, language),
			testimonials,
			offices: published.offices.map((office) => ({
				...office,
				address: officeLines(office, language),
				hours: openingHours(office, language),
				path: officePath(office, language),
			})),
		},
	};
}

export default function HomePageRoute({ loaderData }: Route.ComponentProps) {
	const { picture, types, homeTypes, week, newest, sections } = loaderData;
	const language = useLanguage();
	return (
		<>
			<Hero picture={picture} language={language} types={types} homeTypes={homeTypes} />
			{week && <WeekSection home={week} />}
			<NewestSection newest={newest} />
			<NearbyProperties language={language} />
			<Shared of={AgencySections} props={{ language, ...sections }} as="div" />
		</>
	);
}

const MAX_PLACES: Readonly<Record<Goal, number>> = { sale: 12, rent: 6 };

/** Cities with the most homes of a goal, in alphabetical order, with the paths of their lists. */
function localitiesOf(counted: readonly LocalityCount[], goal: Goal, language: Language): LocalityEntry[] {
	return counted
		.slice(0, MAX_PLACES[goal])
		.map(({ name, city, count }) => ({ name, count, path: cityPath(goal, city, language) }))
		.sort((a, b) => a.name.localeCompare(b.name, language));
}
