import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { listings, site, visitor } from "../../context";
import { brand } from "../../domain/brand";
import { pagePath } from "../../domain/paths";
import { ownPicture } from "../../features/content/own-picture";
import { serviceTeasers } from "../../features/content/page-text";
import { ServiceList } from "../../features/content/service-list";
import { alternatesOf } from "../../features/frame/alternates";
import type { PageHead } from "../../features/frame/head";
import { useLanguage } from "../../features/frame/site-data";
import { Band } from "../../features/home/band";
import { Hero } from "../../features/home/hero";
import { HomeGrid } from "../../features/home/home-grid";
import { HomeSection } from "../../features/home/home-section";
import { NearbyHomes } from "../../features/home/nearby-homes";
import { OfficeList } from "../../features/home/office-list";
import { openingHours } from "../../features/home/opening-hours";
import { PlaceList } from "../../features/home/place-list";
import { Quotations } from "../../features/home/quotations";
import { searchTarget } from "../../features/home/search-target";
import { searchTypes } from "../../features/home/search-types";
import { approvedTestimonials } from "../../features/home/testimonials";
import { WideProjects } from "../../features/home/wide-projects";
import { translator } from "../../i18n/translator";
import { TextLink } from "../../ui/link";
import type { Route } from "./+types/route";
import { placeNames, placesOf } from "./places-of";

export const handle = { namespaces: ["home", "listing"] };

const HERO_PICTURE = "villa-4";
const NEWEST_SHOWN = 6;
const PROJECTS_SHOWN = 2;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const services = context.get(listings);
	const cities = await services.placesWithCounts(language);
	const target = searchTarget(
		url.searchParams,
		language,
		cities.map((place) => place.name),
	);
	if (target) throw redirect(target);

	const [newest, projects, sale, rent, types, testimonials] = await Promise.all([
		services.newest(language, { limit: NEWEST_SHOWN }),
		services.projects(language, { available: true }),
		services.placesWithCounts(language, "sale"),
		services.placesWithCounts(language, "rent"),
		services.types(language),
		approvedTestimonials(context),
	]);
	const t = translator(language, context.get(site).defaultLanguage, "home");
	const head: PageHead = {
		title: t("meta.title", { agency: brand.name }),
		description: t("meta.description"),
		alternates: alternatesOf(url.pathname),
		canonical: pagePath("/", language),
	};
	return {
		head,
		picture: ownPicture(HERO_PICTURE, t("hero.picture")),
		types: searchTypes(types, t),
		newest,
		projects: projects.items.slice(0, PROJECTS_SHOWN),
		places: { sale: placesOf(sale, "sale", language), rent: placesOf(rent, "rent", language) },
		services: serviceTeasers(t, language),
		testimonials,
		hours: Object.fromEntries(brand.offices.map((office) => [office.id, openingHours(office, language)])),
	};
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
	const { picture, types, newest, projects, places, services, testimonials, hours } = loaderData;
	const { t } = useTranslation(["home", "common"]);
	const language = useLanguage();
	const forSale = { to: pagePath("/for-sale/", language), label: t("newest.linkSale") };
	const forRent = { to: pagePath("/for-rent/", language), label: t("newest.linkRent") };
	return (
		<>
			<Hero picture={picture} language={language} types={types} places={placeNames(places.sale, places.rent)} />
			<HomeSection title={t("newest.title")} links={[forSale, forRent]}>
				{newest.length > 0 ? (
					<HomeGrid homes={newest} />
				) : (
					<p className="max-w-measure text-lg">
						{t("newest.empty")}{" "}
						<TextLink to={pagePath("/demand-register/", language)}>{t("newest.emptyLink")}</TextLink>
					</p>
				)}
			</HomeSection>
			<NearbyHomes language={language} except={newest.map((home) => home.id)} />
			{projects.length > 0 && (
				<HomeSection
					title={t("projects.title")}
					text={t("projects.text")}
					links={[{ to: pagePath("/Projects/", language), label: t("projects.link") }]}
				>
					<WideProjects projects={projects} language={language} />
				</HomeSection>
			)}
			{places.sale.length + places.rent.length > 0 && (
				<HomeSection
					title={t("places.title")}
					text={t("places.text")}
					links={[{ to: `${forSale.to}?view=map`, label: t("places.link") }]}
				>
					<div className="grid gap-x-8 gap-y-12 desktop:grid-cols-[3fr_1fr]">
						{places.sale.length > 0 && <PlaceList title={t("common:menu.forSale")} places={places.sale} />}
						{places.rent.length > 0 && <PlaceList title={t("common:menu.forRent")} places={places.rent} />}
					</div>
				</HomeSection>
			)}
			<Band
				look="surface"
				title={t("valuation.title")}
				text={t("valuation.text")}
				action={{ to: pagePath("/contact-demand/", language), label: t("valuation.button") }}
			/>
			<HomeSection
				title={t("services.title")}
				links={[{ to: pagePath("/Onze-diensten/", language), label: t("services.link") }]}
			>
				<ServiceList services={services} look="four" />
			</HomeSection>
			<Quotations testimonials={testimonials} language={language} />
			<HomeSection title={t("offices.title")} text={t("offices.text")}>
				<OfficeList language={language} hours={hours} />
			</HomeSection>
			<Band
				look="plain"
				variant="secondary"
				title={t("newsletter.title")}
				text={t("newsletter.text")}
				note={t("newsletter.note")}
				action={{ to: pagePath("/newsletter/", language), label: t("newsletter.button") }}
			/>
		</>
	);
}
