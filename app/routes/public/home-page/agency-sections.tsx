import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import type { ProjectCard } from "../../../domain/property/listing";
import type { Goal } from "../../../domain/property/property";
import type { ServiceTeaser } from "../../../features/content/page-text";
import { ServiceList } from "../../../features/content/service-list";
import { Band } from "../../../features/home-page/band";
import { HomePageSection } from "../../../features/home-page/home-page-section";
import { type LocalityEntry, LocalityList } from "../../../features/home-page/locality-list";
import { OfficeList, type OfficeListProps } from "../../../features/home-page/office-list";
import { Quotations } from "../../../features/home-page/quotations";
import type { Testimonial } from "../../../features/home-page/testimonials";
import { WideProjects } from "../../../features/home-page/wide-projects";
import { useTranslation } from "../../../i18n/texts";

export type AgencySectionsProps = Omit<OfficeListProps, "language"> & {
	language: Language;
	projects: readonly ProjectCard[];
	localities: Readonly<Record<Goal, readonly LocalityEntry[]>>;
	services: readonly ServiceTeaser[];
	testimonials: readonly Testimonial[];
};

/** What follows the properties of the home page. */
export function AgencySections(props: AgencySectionsProps) {
	const { language, projects, localities, services, testimonials, ...offices } = props;
	const { t } = useTranslation(["home", "common"]);
	return (
		<>
			{projects.length > 0 && (
				<HomePageSection
					id="home-projects"
					title={t("projects.title")}
					text={t("projects.text")}
					links={[{ to: pagePath("/Projects/", language), label: t("projects.link") }]}
				>
					<WideProjects projects={projects} language={language} />
				</HomePageSection>
			)}
			{localities.sale.length + localities.rent.length > 0 && (
				<HomePageSection
					id="home-places"
					title={t("places.title")}
					text={t("places.text")}
					links={[{ to: `${pagePath("/for-sale/", language)}?view=map`, label: t("places.link") }]}
				>
					<div className="grid gap-x-8 gap-y-12 desktop:grid-cols-[3fr_1fr]">
						{localities.sale.length > 0 && (
							<LocalityList id="places-sale" title={t("common:menu.forSale")} localities={localities.sale} />
						)}
						{localities.rent.length > 0 && (
							<LocalityList id="places-rent" title={t("common:menu.forRent")} localities={localities.rent} />
						)}
					</div>
				</HomePageSection>
			)}
			<Band
				id="home-valuation"
				look="surface"
				title={t("valuation.title")}
				text={t("valuation.text")}
				action={{ to: pagePath("/contact-demand/", language), label: t("valuation.button") }}
			/>
			<HomePageSection
				id="home-services"
				title={t("services.title")}
				links={[{ to: pagePath("/Onze-diensten/", language), label: t("services.link") }]}
			>
				<ServiceList services={services} look="four" />
			</HomePageSection>
			<Quotations testimonials={testimonials} language={language} />
			<HomePageSection id="home-offices" title={t("offices.title")} text={t("offices.text")}>
				<OfficeList language={language} {...offices} />
			</HomePageSection>
			<Band
				id="home-newsletter"
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
