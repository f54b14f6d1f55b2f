import { type ReactNode, useEffect, useMemo } from "react";
import { pagePath } from "../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { ButtonLink } from "../../ui/button";
import { islandOnInteraction, islandOnSight } from "../../ui/islands/island";
import { TextLink } from "../../ui/link";
import { track } from "../analytics/track";
import { useConsent } from "../consent/consent-store";
import { recentlySeen } from "../favourites/favourites";
import { PropertyGrid } from "../listing/property-grid";
import { Gallery } from "../media/gallery";
import { NoPhotographs } from "../media/no-photographs";
import { ContactPanel } from "./contact/contact-panel";
import { Description } from "./description/description";
import { GalleryActions } from "./gallery-actions";
import type { PropertyPageData } from "./load/page-data";
import { OpenHouses } from "./open-houses";
import { sectionsOf } from "./page-sections";
import { PrintHead } from "./print-head";
import { PropertyHeading } from "./property-heading";
import { Season } from "./season";

const PropertyDetails = islandOnSight("details", async () => (await import("./property-details")).PropertyDetails);
const SectionBar = islandOnInteraction(async () => (await import("./section-bar")).SectionBar);
const Enquiries = islandOnSight("enquiries", async () => (await import("./contact/enquiries")).Enquiries);

type PropertyScreenProps = {
	page: PropertyPageData;
	/** Breadcrumbs and notices of the page itself. */
	before: ReactNode;
	/** A preview: not counted and not added to recently viewed. */
	isPreview?: boolean;
};

/** The page of a property. */
export function PropertyScreen({ page, before, isPreview = false }: PropertyScreenProps) {
	const { t } = useTranslation("property");
	const { card, photos } = page;
	const { choice } = useConsent();
	const sections = useMemo(() => sectionsOf(page), [page]);

	useEffect(() => {
		if (!isPreview) track("view-property", { id: card.id });
	}, [card.id, isPreview]);

	// Not strictly necessary: kept once the visitor has answered the question about it.
	useEffect(() => {
		if (!isPreview && choice) recentlySeen.add(card.id);
	}, [card.id, isPreview, choice]);

	return (
		<article className="property page-width pt-6">
			{before}
			<PrintHead card={card} />
			<div className="mt-5">
				{photos.length > 0 ? (
					<Gallery
						title={card.title}
						photos={photos}
						actions={<GalleryActions card={card} />}
						tabs={sections
							.filter((section) => section === "location" || section === "plan" || section === "tour")
							.map((section) => ({ to: `#${section}`, label: t(`sections.${section}`) }))}
					/>
				) : (
					<NoPhotographs webId={card.webId} />
				)}
			</div>
			<SectionBar sections={sections} />
			<div className="property-columns">
				<div className="min-w-0">
					<PropertyHeading page={page} />
					<OpenHouses card={page.card} />
					{page.notaryPage && (
						<p className="mt-6">
							<TextLink to={page.notaryPage} newWindow>
								{t("notaryPage")}
							</TextLink>
						</p>
					)}
					{page.season && <Season season={page.season} />}
					<Description page={page} />
				</div>
				<ContactPanel page={page} />
				<div id="details" className="min-w-0">
					<PropertyDetails page={page} />
				</div>
			</div>
			<div id="enquiries">
				<Enquiries page={page} />
			</div>
			<SimilarProperties page={page} />
		</article>
	);
}

function SimilarProperties({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const language = useLanguage();
	if (page.similar.length === 0) return null;
	return (
		<section id="similar" aria-labelledby="similar-title" className="property-part print-hidden">
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h2 id="similar-title" className="text-3xl">
					{t("similar")}
				</h2>
				<ButtonLink to={pagePath("/demand-register/", language)} variant="secondary" size="small" icon="bell">
					{t("actions.informed")}
				</ButtonLink>
			</div>
			<div className="mt-5 tablet:mt-8">
				<PropertyGrid properties={page.similar} columns="row" />
			</div>
		</section>
	);
}
