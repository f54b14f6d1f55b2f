import type { Goal } from "../../domain/property/property";
import { useTranslation } from "../../i18n/texts";
import { Island } from "../../page/island";
import { Badge } from "../../ui/badge";
import { Icon } from "../../ui/icon";
import { Anchor } from "../../ui/link";
import { RentalCosts } from "../costs/cost-table";
import { PurchaseCalculator } from "../costs/live/purchase-calculator";
import { Documents } from "../media/documents";
import { pictureOf } from "../media/photo";
import { Plans } from "../media/plans";
import { Videos } from "../media/videos";
import { VirtualTour } from "../media/virtual-tour";
import { AgentLine } from "./contact/agent-line";
import { EnergySection } from "./energy/energy-section";
import { FactGroups } from "./fact-groups";
import type { GoneListing, PropertyPageData } from "./load/page-data";
import { LocationSection } from "./location-section";
import { Section } from "./section";

/** Sections after the description, in their order on phones. */
export function PropertyDetails({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const { card, plans } = page;
	const poster = page.photos[0] ? pictureOf(page.photos[0]) : null;
	const hasPlans = plans.documents.length + plans.pictures.length > 0;
	return (
		<>
			<LocationSection {...page} title={card.title} at={card} around={{ property: card.id }} />
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

type GoneNearProps = { goal: Goal; listings: readonly GoneListing[] };

/**
 * Recently sold or rented properties nearby. No prices: the agency knows asking prices, not prices that may be
 * published.
 */
function GoneNear({ goal, listings }: GoneNearProps) {
	const { t } = useTranslation(["property", "listing"]);
	if (listings.length === 0) return null;
	return (
		<details id="gone-near" className="fold fold-group mt-6 print-hidden">
			<summary>
				<h3>{t(goal === "sale" ? "goneNear.sale" : "goneNear.rent")}</h3>
				<Icon name="chevron-down" />
			</summary>
			<ul className="mt-3">
				{listings.map(({ path, title, titleLanguage, city, state }) => (
					<li key={path} className="border-hairline border-t">
						<Anchor
							to={path}
							className="flex min-h-11 items-center justify-between gap-4 py-2 no-underline hover:text-accent"
						>
							<span className="min-w-0">
								<span lang={titleLanguage}>{title}</span>
								{city && <span className="text-quiet"> · {city}</span>}
							</span>
							<Badge tone="ink" className="shrink-0">
								{t(`listing:state.${state}`)}
							</Badge>
						</Anchor>
					</li>
				))}
			</ul>
		</details>
	);
}
