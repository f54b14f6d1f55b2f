import { redirect } from "react-router";
import { listings, site, visitor } from "../../../context";
import { brand } from "../../../domain/agency/brand";
import { officeLines } from "../../../domain/agency/office-address";
import { homeTypesOf } from "../../../domain/feed/home-types";
import { officePath } from "../../../domain/pages/office-paths";
import { pagePath } from "../../../domain/pages/paths";
import { ownPicture } from "../../../features/content/own-picture";
import { serviceTeasers } from "../../../features/content/page-text";
import { Hero } from "../../../features/home-page/hero";
import { NearbyProperties } from "../../../features/home-page/nearby-properties";
import { NewestProperties } from "../../../features/home-page/newest-properties";
import { openingHours } from "../../../features/home-page/opening-hours";
import { searchTarget } from "../../../features/home-page/search-target";
import { searchTypes } from "../../../features/home-page/search-types";
import { approvedTestimonials } from "../../../features/home-page/testimonials";
import { agencyData, siteData } from "../../../features/layout/agency-data";
import { alternatesOf } from "../../../features/layout/alternates";
import type { PageHead } from "../../../features/layout/head";
import { graph } from "../../../features/property/load/structured-data";
import { useLanguage } from "../../../i18n/texts";
import { translator } from "../../../i18n/translator";
import type { Route } from "./+types/route";
import { AgencySections } from "./agency-sections";
import { localitiesOf } from "./localities-of";

const HERO_PICTURE = "villa-4";
const NEWEST_SHOWN = 6;
const PROJECTS_SHOWN = 2;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const services = context.get(listings);
	const target = await searchTarget(context, url.searchParams);
	if (target) throw redirect(target);

	const types = await services.types(language);
	const homeTypes = homeTypesOf(types.map(({ item }) => item));
	const [newest, projects, sale, rent, testimonials] = await Promise.all([
		services.newest(language, { limit: NEWEST_SHOWN, types: homeTypes }),
		services.projects(language, { available: true }),
		services.localitiesWithCounts(language, "sale"),
		services.localitiesWithCounts(language, "rent"),
		approvedTestimonials(context),
	]);
	const t = translator(language, context.get(site).defaultLanguage, "home");
	const head: PageHead = {
		title: t("meta.title", { agency: brand.name }),
		description: t("meta.description"),
		alternates: alternatesOf(url.pathname),
		canonical: pagePath("/", language),
	};
	const { origin } = context.get(site);
	head.structuredData = graph([siteData(origin, language), agencyData(origin, language)]);
	return {
		head,
		picture: brand.homePicture
			? { ...brand.homePicture, alt: t("hero.picture") }
			: ownPicture(HERO_PICTURE, t("hero.picture")),
		types: searchTypes(types, t),
		homeTypes,
		newest,
		sections: {
			projects: projects.items.slice(0, PROJECTS_SHOWN),
			localities: { sale: localitiesOf(sale, "sale", language), rent: localitiesOf(rent, "rent", language) },
			services: serviceTeasers(t, language),
			testimonials,
			addresses: Object.fromEntries(brand.offices.map((office) => [office.id, officeLines(office, language)])),
			hours: Object.fromEntries(brand.offices.map((office) => [office.id, openingHours(office, language)])),
			paths: Object.fromEntries(brand.offices.map((office) => [office.id, officePath(office, language)])),
		},
	};
}

export default function HomePageRoute({ loaderData }: Route.ComponentProps) {
	const { picture, types, homeTypes, newest, sections } = loaderData;
	const language = useLanguage();
	return (
		<>
			<Hero picture={picture} language={language} types={types} homeTypes={homeTypes} />
			<NewestProperties properties={newest} />
			<NearbyProperties language={language} />
			<AgencySections language={language} {...sections} />
		</>
	);
}
