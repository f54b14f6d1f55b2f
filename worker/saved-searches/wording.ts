import type { TFunction } from "i18next";
import type { Language } from "../../app/domain/language";
import { municipalitiesNamed } from "../../app/domain/localities/municipalities";
import { goalPage } from "../../app/domain/pages/listing-paths";
import { pagePath } from "../../app/domain/pages/paths";
import { formatEuro } from "../../app/domain/property/price";
import {
	type Criteria,
	localityOf,
	type PropertyFacts,
	type SavedSearch,
} from "../../app/domain/saved-searches/saved-search";
import { emptySearch, LONGEST_LIST, searchParams } from "../../app/domain/search/search";
import { translator } from "../../app/i18n/translator";
import type { EmailPropertyCard, EmailRequest } from "../ports/email-request";
import type { Announcement } from "./match";

/** Properties shown in one email; of more it states the number and a link. */
const MOST_SHOWN = 20;
/** Low priority: answers to visitors go first. */
const LATER = 5;
const FORM = "demand-alert";

/** Whom an email is for. */
export type Addressee = {
	id: string;
	/** Of the form that the saved search came with: what goes with it goes with the saved search. */
	submissionId: string;
	email: string;
	name: string;
	language: Language;
	savedSearch: SavedSearch;
};

/** A property in an alert, and the reason. */
export type NotifiedProperty = {
	id: number;
	property: PropertyFacts;
	card: EmailPropertyCard;
	reason: Announcement["reason"];
	/** In euro; of a fall in price. */
	priceBefore: number | null;
};

/** Where the links of an email lead. */
export type AlertAddresses = {
	/** Of the site, without a slash at the end. */
	origin: string;
	defaultLanguage: Language;
	/** The page on which a saved search is changed, paused or deleted. */
	manageUrl(savedSearchId: string, language: Language): Promise<string>;
	unsubscribe(savedSearchId: string, language: Language): Promise<NonNullable<EmailRequest["unsubscribe"]>>;
	/** Names of types by id. */
	typeNames(language: Language): Promise<ReadonlyMap<number, string>>;
};

const order = { new: 0, "price-down": 1, fits: 2 } as const;

/** One email for one saved search: what is new first, and for each property what changed and why it fits. */
export async function emailOf(
	addresses: AlertAddresses,
	{ id, submissionId, email, name, language, savedSearch }: Addressee,
	notified: readonly NotifiedProperty[],
): Promise<EmailRequest> {
	const t = translator(language, addresses.defaultLanguage, "mail");
	const types = await addresses.typeNames(language);
	const inOrder = [...notified].sort((a, b) => order[a.reason] - order[b.reason] || b.id - a.id);
	const shown = inOrder.slice(0, MOST_SHOWN);
	const more = notified.length - shown.length;
	const [first] = shown;
	return {
		form: FORM,
		template: "alert",
		language,
		to: email,
		greet: name || null,
		priority: LATER,
		submissionId,
		values: { count: notified.length, property: first?.card.title ?? "", news: first ? newsOf(first, t) : "" },
		properties: shown.map((each) => ({
			...each.card,
			news: newsOf(each, t),
			why: t("alert.why", { reasons: whyOf(each.property, savedSearch, { t, language, types }).join(" · ") }),
		})),
		...(more > 0
			? {
					links: [
						{
							label: t("alert.more", { count: more }),
							url: addresses.origin + listPath(savedSearch.criteria, language),
						},
					],
				}
			: {}),
		buttonUrl: await addresses.manageUrl(id, language),
		unsubscribe: await addresses.unsubscribe(id, language),
	};
}

function newsOf({ reason, priceBefore, property }: NotifiedProperty, t: TFunction<"mail">): string {
	if (reason === "price-down" && priceBefore !== null && property.price !== null) {
		return t("alert.news.price-down", { from: formatEuro(priceBefore), to: formatEuro(property.price) });
	}
	return t(reason === "new" ? `alert.news.new.${property.goal}` : "alert.news.fits");
}

type Wording = { t: TFunction<"mail">; language: Language; types: ReadonlyMap<number, string> };

/** Every criterion that the property meets, in words. */
function whyOf(property: PropertyFacts, savedSearch: SavedSearch, { t, language, types }: Wording): string[] {
	const { criteria } = savedSearch;
	const type = property.types.find((each) => savedSearch.types.has(each));
	const count = (name: "bedrooms" | "bathrooms" | "garages" | "parkings", asked: number | undefined) =>
		asked !== undefined && property[name] !== null ? [t(`alert.count.${name}`, { count: property[name] })] : [];
	return [
		type === undefined ? null : (types.get(type) ?? null),
		localityWords(property, savedSearch, t, language),
		priceWords(criteria, t),
		...count("bedrooms", criteria.minBedrooms ?? criteria.maxBedrooms),
		...count("bathrooms", criteria.bathrooms),
		...count("garages", criteria.garages),
		...count("parkings", criteria.parkings),
		criteria.terrace ? t("alert.terrace") : null,
		criteria.garden ? t("alert.garden") : null,
	].filter((text) => text !== null);
}

function localityWords(
	property: PropertyFacts,
	savedSearch: SavedSearch,
	t: TFunction<"mail">,
	language: Language,
): string | null {
	const place = localityOf(property, savedSearch);
	if (place === "area") return t("alert.area");
	if (place === "zip") return t("alert.zip", { zip: property.zip });
	const [municipality] = municipalitiesNamed(property.municipalities).filter(({ code }) =>
		savedSearch.municipalities.has(code),
	);
	return municipality ? t("alert.place", { place: municipality.names[language] }) : null;
}

/** The bounds that were set, in the words of the saved search: the price itself is shown with the property. */
function priceWords({ minPrice, maxPrice }: Criteria, t: TFunction<"mail">): string | null {
	const values = { min: formatEuro(minPrice ?? 0), max: formatEuro(maxPrice ?? 0) };
	if (minPrice && maxPrice !== undefined) return t("alert.price.between", values);
	if (maxPrice !== undefined) return t("alert.price.most", values);
	return minPrice ? t("alert.price.least", values) : null;
}

/** The list with the search that is nearest to the criteria: it takes so many postcodes, or a drawn area. */
function listPath(criteria: Criteria, language: Language): string {
	const { minPrice, maxPrice, minBedrooms, maxBedrooms } = criteria;
	const zips = [...criteria.zips, ...municipalitiesNamed(criteria.zones).flatMap((place) => place.zips)];
	const params = searchParams({
		...emptySearch(),
		types: criteria.propertyTypes,
		zips: zips.length > LONGEST_LIST ? [] : [...new Set(zips)].sort(),
		...(minPrice === undefined ? {} : { minPrice }),
		...(maxPrice === undefined ? {} : { maxPrice }),
		...(minBedrooms === undefined ? {} : { minBedrooms }),
		...(maxBedrooms === undefined ? {} : { maxBedrooms }),
	});
	if (zips.length === 0 && criteria.polygon !== undefined) params.set("polygon", criteria.polygon);
	return `${pagePath(goalPage(criteria.goal), language)}?${params}`;
}
