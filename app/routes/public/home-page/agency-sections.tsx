import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import type { ProjectCard } from "../../../domain/property/listing";
import type { Goal } from "../../../domain/property/property";
import type { ServiceTeaser } from "../../../features/content/page-text";
import { ServiceList } from "../../../features/content/service-list";
import { HomePageSection } from "../../../features/home-page/home-page-section";
import { type LocalityEntry, LocalityList } from "../../../features/home-page/locality-list";
import { type OfficeLine, OfficeList } from "../../../features/home-page/office-list";
import { Quotations } from "../../../features/home-page/quotations";
import type { Testimonial } from "../../../features/home-page/testimonials";
import { MapPoster } from "../../../features/map/poster/map-poster";
import type { MapPosterData } from "../../../features/map/poster/map-poster-data";
import { ProjectPrices } from "../../../features/project/project-prices";
import { useTranslation } from "../../../i18n/texts";
import { ButtonLink } from "../../../ui/button";
import { Card, CardLink } from "../../../ui/card";
import { Picture } from "../../../ui/picture";

export type AgencySectionsProps = {
	language: Language;
	projects: readonly ProjectCard[];
	/** Locations of the homes for sale. */
	poster: MapPosterData;
	localities: Readonly<Record<Goal, readonly LocalityEntry[]>>;
	services: readonly ServiceTeaser[];
	testimonials: readonly Testimonial[];
	offices: readonly OfficeLine[];
};

/** Sections of the home page below its properties. */
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

/** Valuation for owners: a quiet band across the page. */
function ValuationBand({ language }: { language: Language }) {
	const { t } = useTranslation("home");
	return (
		<section aria-labelledby="home-valuation" className="home-band">
			<div className="page-width flex flex-wrap items-center justify-between gap-x-16 gap-y-6">
				<div className="max-w-measure">
					<h2 id="home-valuation">{t("valuation.title")}</h2>
					<p className="mt-4 text-quiet">{t("valuation.text")}</p>
				</div>
				<ButtonLink to={pagePath("valuation", language)} variant="secondary">
					{t("valuation.button")}
				</ButtonLink>
			</div>
		</section>
	);
}

/** Projects in one row, which scrolls if it is wider than the page. */
function ProjectStrip({ projects }: { projects: readonly ProjectCard[] }) {
	return (
		<ul className="project-strip max-wide:bleed">
			{projects.map((project) => (
				<li key={project.id}>
					<StripProject project={project} />
				</li>
			))}
		</ul>
	);
}

function StripProject({ project }: { project: ProjectCard }) {
	const { t } = useTranslation(["home", "common"]);
	return (
		<Card>
			{project.picture ? (
				<Picture picture={project.picture} alt="" sizes="(width < 768px) 80vw, 520px" className="aspect-16/10" />
			) : (
				<div className="aspect-16/10 rounded-picture border border-hairline bg-surface" />
			)}
			<h3 lang={project.titleLanguage} className="mt-4 text-xl">
				<CardLink to={project.externalUrl ?? project.path} newWindow={project.externalUrl !== null}>
					{project.title}
				</CardLink>
			</h3>
			{project.city && <p className="mt-1 text-quiet">{project.city}</p>}
			<p className="mt-1 flex flex-wrap gap-x-4 text-sm tabular-nums">
				{project.unitsForSale > 0 && <span>{t("projects.units", { count: project.unitsForSale })}</span>}
				{project.priceFrom !== null && (
					<span>
						<ProjectPrices project={project} />
					</span>
				)}
			</p>
		</Card>
	);
}
