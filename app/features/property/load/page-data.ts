import type { TFunction } from "i18next";
import { type Agent, agentOf } from "../../../domain/agency/agent";
import type { Brand } from "../../../domain/agency/brand";
import { statedCostFields } from "../../../domain/costs/stated-costs";
import type { VisibilityCondition } from "../../../domain/feed/feed";
import { brusselsDay } from "../../../domain/formatting/dates";
import { type RentQuestion, viewingQuestions } from "../../../domain/forms/rent-questions";
import type { Language } from "../../../domain/language";
import { addressLines } from "../../../domain/localities/postal-address";
import { shownExtras } from "../../../domain/property/fields/extras";
import { type Fact, pageFacts, summaryFacts } from "../../../domain/property/fields/facts";
import { type ShownField, shownFields } from "../../../domain/property/fields/field-text";
import type { FieldGroup, FieldKey } from "../../../domain/property/fields/fields";
import {
	documentsOffered,
	isGone,
	isPricePublished,
	type ListingCard,
	type ListingDocument,
	type PropertyDetail,
} from "../../../domain/property/listing";
import { isPlanName } from "../../../domain/property/media/plan-name";
import { type Tour, tourOf } from "../../../domain/property/media/tour";
import { type Video, videoOf } from "../../../domain/property/media/video";
import { withMentions } from "../../../domain/property/mention-facts";
import { pageRules } from "../../../domain/property/visibility/visibility";
import { fieldLabelKey } from "../../../domain/search/field-label";
import { monthlyRentOf, type PurchaseData, purchaseData, type RentalData, rentalData } from "../../costs/cost-data";
import { type MapPosterData, placePoster } from "../../map/poster/map-poster-data";
import { type Photo, photosOf } from "../../media/photo";
import { type FoldedText, foldedText, parseRichText } from "../description/rich-text-parser";
import { type EnergyData, energyData } from "../energy/energy-data";
import type { LabelledFact } from "../labelled-fact";
import { type ListingHistory, listingHistory } from "./listing-history";
import { type SeasonCalendar, seasonCalendar } from "./season-calendar";

export type LabelledGroup = { group: FieldGroup | "more"; title: string; facts: LabelledFact[] };

/** Data of a property's page in one language. It is sent to the browser unchanged, so it contains nothing else. */
export type PropertyPageData = {
	card: ListingCard;
	description: FoldedText | null;
	/** Null if it is the page's language. */
	descriptionLanguage: Language | null;
	foreignTitle: PropertyDetail["foreignTitle"];
	photos: Photo[];
	documents: ListingDocument[];
	addressLines: string[];
	isAddressHidden: boolean;
	/** Map drawing of the exact or approximate location. */
	poster: MapPosterData | null;
	streetViewKey: string | null;
	project: { name: string; path: string } | null;
	summary: LabelledFact[];
	groups: LabelledGroup[];
	/** Mentions that the law requires in an advert, besides energy. */
	mentions: LabelledFact[];
	energy: EnergyData | null;
	videos: Video[];
	tour: Tour | null;
	plans: Plans;
	agent: Agent;
	purchase: PurchaseData | null;
	rental: RentalData | null;
	/** Formatted rent including charges; null if unknown. */
	monthlyRent: string | null;
	/** URL of the notary's page of a public sale. */
	notaryPage: string | null;
	/** Calendar of a property that is rented by season. */
	season: SeasonCalendar | null;
	history: ListingHistory | null;
	goneNear: GoneListing[];
	similar: ListingCard[];
	/** The questions allowed in a request for a viewing. */
	viewingQuestions: readonly RentQuestion[];
};

/** Recently sold or rented property nearby. */
export type GoneListing = Pick<ListingCard, "path" | "title" | "titleLanguage" | "city" | "state">;

/** Plans, recognised by their names: documents, and pictures by their index among the photographs. */
type Plans = { documents: ListingDocument[]; pictures: number[] };

type PageContext = {
	agency: Brand;
	language: Language;
	/** The agency's own visibility rules. */
	rules: readonly VisibilityCondition[];
	videoHosts: readonly string[];
	streetViewKey: string | null;
	goneNear: ListingCard[];
	similar: ListingCard[];
	/** Epoch seconds. */
	now: number;
	/** Query parameters with the visitor's input. */
	asked: URLSearchParams;
	/** Translator with the namespace `property`. */
	t: TFunction<"property">;
};

export function propertyPageData(detail: PropertyDetail, around: PageContext): PropertyPageData {
	const { card, property, region } = detail;
	const { language, t } = around;
	const wordsOf = (key: string) => t(fieldLabelKey(key, region));
	const rules = pageRules(around.rules);
	const fields = shownFields(property, language, { rules, isPriceHidden: !isPricePublished(card) });
	const mentioned = withMentions(fields, { property, region, webId: card.webId }, language, rules);
	const labelled = (fact: Fact): LabelledFact => ({
		label: wordsOf(fact.key),
		text: fact.text,
		...(fact.explainKey ? { explain: wordsOf(fact.explainKey) } : {}),
	});
	const purchase = purchaseData(detail, around.asked, language, t);
	const facts = pageFacts(mentioned.filter(isBesideEstimate(purchase)), card.deal, region);
	const energyFacts = facts.groups.find(({ group }) => group === "energy")?.facts ?? [];
	const extras = shownExtras(property, language);
	const photos = photosOf(detail.pictures);
	const label = fields.find(({ field }) => field.kind === "energyLabel")?.shown.value;
	const documents = documentsOffered(detail);
	return {
		// The page shows the pictures separately.
		card: { ...card, picture: null },
		description: detail.description === null ? null : foldedText(parseRichText(detail.description)),
		foreignTitle: detail.foreignTitle,
		descriptionLanguage: detail.descriptionLanguage === language ? null : detail.descriptionLanguage,
		photos,
		documents: documents.filter(({ name }) => !isPlanName(name)),
		addressLines: addressLines(detail.street, card, detail.country),
		isAddressHidden: detail.street === null,
		poster: placePoster(card, language),
		streetViewKey: around.streetViewKey,
		project: detail.project && { name: detail.project.name, path: detail.project.path },
		summary: summaryFacts(fields, card.webId).map(labelled),
		groups: facts.groups
			.filter(({ group }) => group !== "energy")
			.map(
				({ group, facts }): LabelledGroup => ({
					group,
					title: t(`fields:groups.${group}`),
					facts: facts.map(labelled),
				}),
			)
			.concat(extras.length > 0 ? [{ group: "more", title: t("fields:groups.more"), facts: extras }] : []),
		mentions: facts.mentions.map(labelled),
		energy: energyData(
			{ region, label, card },
			energyFacts.map((fact) => ({ key: fact.key, ...labelled(fact) })),
			language,
		),
		videos: (property.Videos ?? []).flatMap((url) => videoOf(url, around.videoHosts) ?? []),
		tour: tourOf(property.VirtualTour),
		plans: {
			documents: documents.filter(({ name }) => isPlanName(name)),
			pictures: photos.flatMap(({ alt }, index) => (isPlanName(alt) ? [index] : [])),
		},
		agent: agentOf(around.agency, property, card.zip, language),
		purchase,
		rental: rentalData(detail, language, t),
		monthlyRent: monthlyRentOf(detail),
		notaryPage: isGone(card.state) ? null : (property.PublicSale?.Url ?? null),
		season: isGone(card.state) ? null : seasonCalendar(property, brusselsDay(around.now * 1_000), language),
		history: listingHistory(detail, around.now, t),
		goneNear: around.goneNear.map(({ path, title, titleLanguage, city, state }) => ({
			path,
			title,
			...(titleLanguage ? { titleLanguage } : {}),
			city,
			state,
		})),
		similar: around.similar,
		viewingQuestions: viewingQuestions(card, region),
	};
}

/**
 * Returns whether a field is shown by itself: the costs stated by the agency are part of the estimate, if there is one.
 */
function isBesideEstimate(purchase: PurchaseData | null): (one: ShownField) => boolean {
	const inEstimate: ReadonlySet<FieldKey> = new Set(purchase?.property.stated ? statedCostFields : []);
	return ({ field }) => !inEstimate.has(field.key);
}
