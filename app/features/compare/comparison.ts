import type { TFunction } from "i18next";
import { forSaleOf } from "../../domain/costs/for-sale";
import { estimatePurchase, parseQuestion } from "../../domain/costs/purchase-estimate";
import { rentalCostsOf } from "../../domain/costs/rental-costs";
import type { VisibilityCondition } from "../../domain/feed/feed";
import { formatNumber, formatPercent } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import { loanExample } from "../../domain/law/cost-figures";
import { distanceMetres, type Point } from "../../domain/localities/geo";
import { dealTerms } from "../../domain/property/deal-terms";
import { energyLabelDisplay, isEnergyLabel } from "../../domain/property/energy";
import { energyLabels } from "../../domain/property/energy-label";
import { shownFields } from "../../domain/property/fields/field-text";
import type { FieldKey } from "../../domain/property/fields/fields";
import { isGone, isPricePublished, type ListingCard, type PropertyDetail } from "../../domain/property/listing";
import { formatEuro } from "../../domain/property/price";
import type { CompareOrder } from "./compare-address";

/** Row of the comparison: a text for each property, null if unknown. */
export type CompareRow = { key: string; label: string; texts: (string | null)[] };

/** Comparison with the differing rows apart from the equal ones. */
export type Comparison = {
	cards: ListingCard[];
	differences: CompareRow[];
	same: CompareRow[];
	/** Explains which figures are estimates and how they are computed; empty if there are none. */
	estimate: string;
};

/** Place that distances are measured to. */
export type Origin = { name: string; point: Point };

type CompareOptions = {
	language: Language;
	rules: readonly VisibilityCondition[];
	origin: Origin | null;
	order: CompareOrder;
	/** Translator with the namespace `compare`. */
	t: TFunction<"compare">;
};

type Figures = Partial<Record<CompareOrder | "signing" | "monthly", number>>;

const METRES_PER_KM = 1_000;
const EXACT_BELOW_KM = 10;
/** Text of a zero. Rows where every property has this value or none are omitted. */
const ZERO_TEXT = "0";

/** Feed fields that help to choose between properties. */
const comparedFields = [
	"TotalSurface",
	"ConstructionYear",
	"EnergyPerformance",
	"ChargesRenter",
	"ChargesOwner",
	"CadastralIncome",
	"RealEstateTax",
	"Access.StepFreeEntrance",
	"Access.DoorWidth",
	"Access.LiftDoorWidth",
	"Access.StepFreeShower",
	"Access.ParkingWithin50m",
] as const satisfies readonly FieldKey[];

/** Compares properties in one language, as formatted texts. Unpublished values count as unknown. */
export function compareProperties(details: readonly PropertyDetail[], asked: CompareOptions): Comparison {
	const { t, language, origin } = asked;
	const compared = details.map((detail) => ({ detail, figures: figuresOf(detail, origin) }));
	const sorted = ordered(compared, asked.order);
	const fields = sorted.map(({ detail: { property, card } }) => {
		const shown = shownFields(property, language, { rules: asked.rules, isPriceHidden: !isPricePublished(card) });
		return new Map(shown.map(({ field, shown: { text } }) => [field.key, text]));
	});
	const row = (key: string, label: string, text: (each: Compared, index: number) => string | null): CompareRow => ({
		key,
		label,
		texts: sorted.map(text),
	});
	const card = (
		key: "price" | "living" | "ground" | "bedrooms" | "energy",
		text: (card: ListingCard) => string | null,
	) => row(key, t(`row.${key}`), ({ detail }) => text(detail.card));
	const euro = (key: "perM2" | "total" | "signing" | "monthly") =>
		row(key, t(`row.${key}`), ({ figures }) => (figures[key] === undefined ? null : formatEuro(figures[key])));
	const rows: CompareRow[] = [
		card("price", ({ priceText, priceUnit }) => [priceText, priceUnit].filter(Boolean).join(" ")),
		euro("perM2"),
		euro("total"),
		euro("signing"),
		euro("monthly"),
		card("living", ({ livingSurface }) => squareMetres(livingSurface, language)),
		card("ground", ({ groundSurface }) => squareMetres(groundSurface, language)),
		card("bedrooms", ({ bedrooms }) => number(bedrooms, language)),
		row("bathrooms", t("row.bathrooms"), ({ detail }) => number(detail.property.Bathrooms, language)),
		row("garages", t("row.garages"), ({ detail }) => number(detail.property.Garages, language)),
		card("energy", ({ epc }) => (epc && isEnergyLabel(epc.label) ? energyLabelDisplay(epc.label) : null)),
		...comparedFields.map((key) => row(key, t(`fields:${key}`), (_, index) => fields[index]?.get(key) ?? null)),
		...(origin
			? [
					row("distance", t("row.distance", { place: origin.name }), ({ detail, figures }) =>
						distanceText(detail, figures, language),
					),
				]
			: []),
	].filter(({ texts }) => texts.some((text) => text !== null && text !== ZERO_TEXT));
	const isSame = ({ texts }: CompareRow) => new Set(texts).size === 1;
	const { ownShare, rate, years } = loanExample();
	const loan = { share: formatPercent(ownShare, language), years, rate: formatPercent(rate, language) };
	const estimated = (["total", "signing", "distance"] as const).filter((key) => rows.some((each) => each.key === key));
	return {
		cards: sorted.map(({ detail }) => detail.card),
		differences: rows.filter((each) => !isSame(each)),
		same: rows.filter(isSame),
		estimate: estimated.map((key) => t(`estimate.${key}`, loan)).join(" "),
	};
}

type Compared = { detail: PropertyDetail; figures: Figures };

function figuresOf({ card, property, region }: PropertyDetail, origin: Origin | null): Figures {
	const figures: Figures = {};
	const { price, livingSurface, epc } = card;
	if (livingSurface) figures.surface = livingSurface;
	if (epc && isEnergyLabel(epc.label)) figures.label = energyLabels.indexOf(epc.label);
	const at = pointOf(card);
	if (origin && at) figures.distance = distanceMetres(at, origin.point) / METRES_PER_KM;
	if (price === null) return figures;
	figures.price = price;
	if (livingSurface && dealTerms[card.deal].reflectsValue) figures.perM2 = Math.round(price / livingSurface);
	if (isGone(card.state)) return figures;
	const forSale = forSaleOf(property, price, region);
	if (forSale) {
		const { sum, monthly } = estimatePurchase(parseQuestion(new URLSearchParams(), forSale), forSale);
		return { ...figures, total: Math.round(sum), monthly: Math.round(monthly) };
	}
	const rental = rentalCostsOf(property);
	if (rental) return { ...figures, signing: Math.round(rental.total), monthly: price + (property.ChargesRenter ?? 0) };
	return figures;
}

function pointOf({ latitude, longitude, area }: ListingCard): Point | null {
	return latitude !== null && longitude !== null ? { latitude, longitude } : area;
}

/** A hidden address is only known to within some hundred metres. */
function distanceText({ card }: PropertyDetail, { distance }: Figures, language: Language): string | null {
	if (distance === undefined) return null;
	const digits = distance < EXACT_BELOW_KM && card.area === null ? 10 : 1;
	const kilometres = formatNumber(Math.max(1 / digits, Math.round(distance * digits) / digits), language);
	return `${card.area === null ? "" : "± "}${kilometres}\u00A0km`;
}

/** Properties without the figure come last. */
function ordered(compared: readonly Compared[], order: CompareOrder): Compared[] {
	if (order === "own") return [...compared];
	const sign = order === "surface" ? -1 : 1;
	const of = ({ figures }: Compared) =>
		figures[order] === undefined ? Number.POSITIVE_INFINITY : sign * figures[order];
	return compared.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)));
}

function squareMetres(value: number | null, language: Language): string | null {
	return value ? `${formatNumber(value, language)}\u00A0m²` : null;
}

function number(value: number | null | undefined, language: Language): string | null {
	return value == null ? null : formatNumber(value, language);
}
