import { listings } from "../../../context";
import { displayPhone } from "../../../domain/formatting/phone";
import { regionOf } from "../../../domain/localities/region";
import { within } from "../../../domain/localities/within";
import { officeAt, officePath } from "../../../domain/pages/office-paths";
import { pagePath } from "../../../domain/pages/paths";
import { notFound } from "../../../features/errors/not-found";
import { agencyData, officesData } from "../../../features/layout/agency-data";
import { alternatesOf } from "../../../features/layout/alternates";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { agencyContext, textsOf } from "../../../features/layout/page-loader";
import { PropertyGrid } from "../../../features/listing/property-grid";
import { pinPoster } from "../../../features/map/poster/map-poster-data";
import { PropertyLocation } from "../../../features/map/property-location";
import { officeData, zipsOfOffice } from "../../../features/office/office-data";
import { OfficeFacts } from "../../../features/office/office-facts";
import { breadcrumbs, graph } from "../../../features/property/load/structured-data";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { ButtonLink } from "../../../ui/button";
import { LinkList } from "../../../ui/link";
import type { Route } from "./+types/route";

const NEWEST_SHOWN = 3;

export async function loader({ url, context }: Route.LoaderArgs) {
	const about = agencyContext(context);
	const { origin, language } = about;
	// Data requests may lack the trailing slash.
	const id = officeAt(url.pathname.replace(/\/?$/, "/"), language);
	const { offices } = about.agency;
	const office = offices.find((each) => each.id === id);
	if (!office) throw await notFound(context, "page");
	const services = context.get(listings);
	const region = regionOf(office.countryId, office.zip) ?? "flanders";
	const [sale, rent, newest] = await Promise.all([
		services.localitiesWithCounts(language, "sale"),
		services.localitiesWithCounts(language, "rent"),
		services.newest(language, { zips: zipsOfOffice(office), region, limit: NEWEST_SHOWN }),
	]);
	const t = textsOf(context, "offices");
	const city = office.city[language];
	const shown = officeData(office, offices, { sale, rent }, language, t);
	const path = officePath(office, language);
	const head: PageHead = {
		title: t("metaTitle", { where: within(city, language) }),
		description: t("metaDescription", { city, address: shown.address.join(", ") }),
		alternates: alternatesOf(path),
	};
	const crumbs = [{ label: t("common:menu.contact"), to: pagePath("contact", language) }, { label: city }];
	head.structuredData = graph([
		...officesData(about, office.id),
		agencyData(about),
		breadcrumbs({ ...about, crumbs }, origin + path),
	]);
	const poster = pinPoster(shown.point, null, language);
	return { head, office: shown, newest, crumbs, poster };
}

export default function OfficeRoute({ loaderData }: Route.ComponentProps) {
	const { office, newest, crumbs, poster } = loaderData;
	const { t } = useTranslation(["offices", "home"]);
	const language = useLanguage();
	const { city } = office;
	const where = within(city, language);
	return (
		<div className="page-width pt-8">
			<Breadcrumbs crumbs={crumbs} />
			<header className="mt-8 tablet:mt-12">
				<h1 className="max-w-[20ch] text-5xl">{t("title", { where })}</h1>
				<p className="mt-6 max-w-measure text-quiet text-xl">{t("home:offices.text")}</p>
				<p className="mt-8 flex flex-wrap gap-4">
					<ButtonLink to={`tel:${office.phoneInternational}`}>{displayPhone(office.phone)}</ButtonLink>
					<ButtonLink to={pagePath("valuation", language)} variant="secondary">
						{t("home:valuation.button")}
					</ButtonLink>
				</p>
			</header>
			<div className="mt-12 grid gap-x-16 gap-y-12 desktop:grid-cols-2">
				<OfficeFacts office={office} />
				<section aria-labelledby="office-map" className="min-w-0">
					<h2 id="office-map" className="mb-4 text-3xl">
						{t("map")}
					</h2>
					<PropertyLocation title={t("name", { city })} middle={office.point} radius={null} poster={poster} />
				</section>
			</div>
			<section aria-labelledby="office-listings" className="mt-20">
				<h2 id="office-listings" className="text-3xl">
					{t("listings.title", { where })}
				</h2>
				{office.offers.length > 0 ? (
					<LinkList links={office.offers} className="mt-4 flex flex-wrap gap-x-8 text-lg" />
				) : (
					<p className="mt-4 max-w-measure text-lg">{t("listings.none", { city })}</p>
				)}
				{newest.length > 0 && (
					<div className="mt-8">
						<PropertyGrid properties={newest} />
					</div>
				)}
			</section>
			{office.others.length > 0 && (
				<nav aria-labelledby="other-offices" className="mt-20">
					<h2 id="other-offices" className="text-2xl">
						{t("others")}
					</h2>
					<LinkList links={office.others} className="mt-4 flex flex-wrap gap-x-8 text-lg" />
				</nav>
			)}
		</div>
	);
}
