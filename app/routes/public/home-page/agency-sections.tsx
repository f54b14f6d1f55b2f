import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import type { ProjectCard } from "../../../domain/property/listing";
import type { Goal } from "../../../domain/property/property";
import type { ServiceTeaser } from "../../../features/content/page-text";
import { ServiceList } from "../../../features/content/service-list";
import { HomePageSection } from "../../../features/home-page/home-page-section";
import { type LocalityEntry, LocalityList } from "../../../features/home-page/locality-list";
import { type OfficeLine, OfficeList } from "../../../features/home-page/office-list";
import { ProjectStrip } from "../../../features/home-page/project-strip";
import { Quotations } from "../../../features/home-page/quotations";
import type { Testimonial } from "../../../features/home-page/testimonials";
import { ValuationBand } from "../../../features/home-page/valuation-band";
import { MapPoster } from "../../../features/map/poster/map-poster";
import type { MapPosterData } from "../../../features/map/poster/map-poster-data";
import { useTranslation } from "../../../i18n/texts";

export type AgencySectionsProps = {
	language: Language;
	projects: readonly ProjectCard[];
	/** Where the homes for sale are. */
	poster: MapPosterData;
	localities: Readonly<Record<Goal, readonly LocalityEntry[]>>;
	services: readonly ServiceTeaser[];
	testimonials: readonly Testimonial[];
	offices: readonly OfficeLine[];
};

/** What follows the properties of the home page. */
export function AgencySections(props: AgencySectionsProps) {
	const { language, projects, poster, localities, services, testimonials, offices } = props;
	const { t } = useTranslation(["home", "common"]);
	return (
		<>
			{projects.length > 0 && (
				<HomePageSection
					id="home-projects"
					title={t("projects.title")}
					links={[{ to: pagePath("projects", language), label: t("projects.link") }]}
				>
					<ProjectStrip projects={projects} />
				</HomePageSection>
			)}
			{localities.sale.length + localities.rent.length > 0 && (
				<HomePageSection
					id="home-places"
					title={t("places.title")}
					links={[{ to: `${pagePath("for-sale", language)}?view=map`, label: t("places.link") }]}
				>
					<div className="home-places">
						<div className="map-stage">
							<MapPoster poster={poster} title={t("places.title")} />
						</div>
						{localities.sale.length > 0 && (
							<LocalityList id="places-sale" title={t("common:menu.forSale")} localities={localities.sale} />
						)}
						{localities.rent.length > 0 && (
							<LocalityList id="places-rent" title={t("common:menu.forRent")} localities={localities.rent} />
						)}
					</div>
				</HomePageSection>
			)}
			<HomePageSection
				id="home-services"
				title={t("services.title")}
				links={[{ to: pagePath("services", language), label: t("services.link") }]}
			>
				<ServiceList services={services} look="four" />
			</HomePageSection>
			<Quotations testimonials={testimonials} language={language} />
			<ValuationBand language={language} />
			<HomePageSection id="home-offices" title={t("offices.title")}>
				<OfficeList language={language} offices={offices} />
			</HomePageSection>
		</>
	);
}
