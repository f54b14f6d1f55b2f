import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { pagePath } from "../../domain/pages/paths";
import { ButtonLink } from "../../ui/button";
import { CardGrid } from "../../ui/card";
import { classNames } from "../../ui/class-names";
import { islandOnSight } from "../../ui/island";
import { track } from "../analytics/track";
import { recentlySeen } from "../favourites/favourites";
import { useLanguage } from "../layout/site-data";
import { ListingCardView } from "../listing/listing-card";
import { Documents } from "../media/documents";
import { Gallery } from "../media/gallery";
import { NoPhotographs } from "../media/no-photographs";
import { pictureOf } from "../media/photo";
import { ContactPanel } from "./contact-panel";
import { Description } from "./description";
import { EnergySection } from "./energy-section";
import { Enquiries } from "./enquiries";
import { FactGroups } from "./fact-groups";
import { LocationSection } from "./location-section";
import type { PropertyPageData } from "./page-data";
import { PrintHead } from "./print-head";
import { PropertyHeading } from "./property-heading";
import { Section } from "./section";

const FloorPlans = islandOnSight("plan", async () => (await import("../media/floor-plans")).FloorPlans);
const PurchaseCalculator = islandOnSight(
	"costs",
	async () => (await import("../costs/purchase-calculator")).PurchaseCalculator,
);
const RentalCosts = islandOnSight("costs", async () => (await import("../costs/rental-costs")).RentalCosts);
const Videos = islandOnSight("video", async () => (await import("../media/videos")).Videos);
const VirtualTour = islandOnSight("tour", async () => (await import("../media/virtual-tour")).VirtualTour);

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
	const poster = photos[0] ? pictureOf(photos[0]) : null;

	useEffect(() => {
		if (isPreview) return;
		recentlySeen.add(card.id);
		track("view-property", { id: card.id });
	}, [card.id, isPreview]);

	return (
		<article className="property page-width pt-6">
			{before}
			<PrintHead card={card} />
			<div className="mt-5">
				{poster ? <Gallery title={card.title} photos={photos} /> : <NoPhotographs webId={card.webId} />}
			</div>
			<div className="property-columns">
				<div className="min-w-0">
					<PropertyHeading page={page} />
					<Description page={page} />
					<Section id="facts" title={t("facts")}>
						{page.groups.length > 0 ? <FactGroups groups={page.groups} /> : null}
					</Section>
					{page.energy && <EnergySection energy={page.energy} />}
					{page.videos.length > 0 && (
						<Section id="video" title={t("video.title")} screenOnly>
							<Videos title={card.title} videos={page.videos} poster={poster} />
						</Section>
					)}
					{page.tour && (
						<Section id="tour" title={t("tour.title")} screenOnly>
							<VirtualTour title={card.title} tour={page.tour} poster={poster} />
						</Section>
					)}
					{page.plan.length > 0 && (
						<Section id="plan" title={t("plan.title")} screenOnly>
							<FloorPlans floors={page.plan} />
						</Section>
					)}
					<Section id="documents" title={t("documents.title")} screenOnly>
						<Documents documents={page.documents} />
					</Section>
					<LocationSection
						title={card.title}
						addressLines={page.addressLines}
						isAddressHidden={page.isAddressHidden}
						at={card}
						around={{ property: card.id }}
						streetViewKey={page.streetViewKey}
					/>
				</div>
				<ContactPanel page={page} />
			</div>
			{(page.purchase || page.rental) && (
				<section
					id="costs"
					aria-labelledby="costs-title"
					className={classNames("property-part", page.purchase && "print-hidden")}
				>
					{page.purchase && <PurchaseCalculator data={page.purchase} />}
					{page.rental && <RentalCosts data={page.rental} />}
				</section>
			)}
			<Enquiries page={page} />
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
			<div className="mt-8">
				<CardGrid columns="row">
					{page.similar.map((property) => (
						<li key={property.id}>
							<ListingCardView card={property} />
						</li>
					))}
				</CardGrid>
			</div>
		</section>
	);
}
