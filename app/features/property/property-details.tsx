import { useTranslation } from "../../i18n/texts";
import { Island } from "../../page/island";
import { PurchaseCalculator } from "../costs/live/purchase-calculator";
import { RentalCosts } from "../costs/rental-costs";
import { Documents } from "../media/documents";
import { pictureOf } from "../media/photo";
import { Plans } from "../media/plans";
import { Videos } from "../media/videos";
import { VirtualTour } from "../media/virtual-tour";
import { AgentLine } from "./contact/agent-line";
import { EnergySection } from "./energy/energy-section";
import { FactGroups } from "./fact-groups";
import { GoneNear } from "./gone-near";
import type { PropertyPageData } from "./load/page-data";
import { LocationSection } from "./location-section";
import { Section } from "./section";

/** All that follows the text: the sections in the order in which a phone shows them. */
export function PropertyDetails({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const { card, plans } = page;
	const poster = page.photos[0] ? pictureOf(page.photos[0]) : null;
	const hasPlans = plans.documents.length + plans.pictures.length > 0;
	return (
		<>
			<LocationSection
				title={card.title}
				addressLines={page.addressLines}
				isAddressHidden={page.isAddressHidden}
				at={card}
				around={{ property: card.id }}
				poster={page.poster}
				streetViewKey={page.streetViewKey}
			/>
			{page.energy && <EnergySection energy={page.energy} />}
			{page.purchase && (
				<section id="costs" aria-labelledby="costs-title" className="listing-part print-hidden">
					<Island of={PurchaseCalculator} props={{ data: page.purchase, action: `${page.card.path}#costs` }} />
				</section>
			)}
			{page.rental && (
				<section id="costs" aria-labelledby="costs-title" className="listing-part">
					<RentalCosts data={page.rental} />
				</section>
			)}
			{hasPlans && (
				<Section id="plan" title={t("plan.title")} screenOnly={plans.pictures.length === 0}>
					<Plans documents={plans.documents} photos={page.photos} pictures={plans.pictures} />
				</Section>
			)}
			{page.tour && (
				<Section id="tour" title={t("tour.title")} screenOnly>
					<VirtualTour title={card.title} tour={page.tour} poster={poster} />
				</Section>
			)}
			{page.videos.length > 0 && (
				<Section id="video" title={t("video.title")} screenOnly>
					<Videos title={card.title} videos={page.videos} poster={poster} />
				</Section>
			)}
			<Section id="facts" title={t("facts")}>
				{page.groups.length + page.mentions.length > 0 ? (
					<FactGroups groups={page.groups} mentions={page.mentions} />
				) : null}
			</Section>
			{(page.documents.length > 0 || plans.documents.length === 0) && (
				<Section id="documents" title={t("documents.title")} screenOnly>
					<Documents documents={page.documents} />
				</Section>
			)}
			<GoneNear goal={card.goal} listings={page.goneNear} />
			<AgentLine agent={page.agent} className="narrow-only mt-8" />
		</>
	);
}
