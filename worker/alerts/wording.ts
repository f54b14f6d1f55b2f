import type { TFunction } from "i18next";
import { type Demand, type HomeFacts, placeOf, type Wishes } from "../../app/domain/demand";
import type { Language } from "../../app/domain/language";
import { municipalitiesNamed } from "../../app/domain/municipalities";
import { goalPage, pagePath } from "../../app/domain/paths";
import { formatEuro } from "../../app/domain/price";
import { emptySearch, LONGEST_LIST, searchParams } from "../../app/domain/search";
import { translator } from "../../app/i18n/translator";
import type { LetterHome, LetterRequest } from "../letter-request";
import type { Announcement } from "./match";

/** Homes shown in one letter; of more it says how many and where they are. */
const MOST_SHOWN = 20;
/** Nobody waits for these: answers to visitors go first. */
const LATER = 5;
const FORM = "demand-alert";

/** Whom a letter is for. */
export type Addressee = {
	id: string;
	/** Of the form that the demand came with: what goes with it goes with the demand. */
	submissionId: string;
	email: string;
	name: string;
	language: Language;
	demand: Demand;
};

/** A home that a letter tells of, and why. */
export type Told = {
	id: number;
	home: HomeFacts;
	card: LetterHome;
	reason: Announcement["reason"];
	/** In euro; of a fall in price. */
	priceBefore: number | null;
};

/** Where the links of a letter lead. */
export type AlertAddresses = {
	/** Of the site, without a slash at the end. */
	origin: string;
	defaultLanguage: Language;
	/** The page on which a demand is changed, paused or deleted. */
	manageUrl(demandId: string, language: Language): Promise<string>;
	unsubscribe(demandId: string, language: Language): Promise<NonNullable<LetterRequest["unsubscribe"]>>;
	/** Names of types by id. */
	typeNames(language: Language): Promise<ReadonlyMap<number, string>>;
};

const order = { new: 0, "price-down": 1, fits: 2 } as const;

/** One letter for one demand: what is new first, and for each home what changed and why it fits. */
export async function letterOf(
	addresses: AlertAddresses,
	{ id, submissionId, email, name, language, demand }: Addressee,
	told: readonly Told[],
): Promise<LetterRequest> {
	const t = translator(language, addresses.defaultLanguage, "mail");
	const types = await addresses.typeNames(language);
	const inOrder = [...told].sort((a, b) => order[a.reason] - order[b.reason] || b.id - a.id);
	const shown = inOrder.slice(0, MOST_SHOWN);
	const more = told.length - shown.length;
	const [first] = shown;
	return {
		form: FORM,
		template: "alert",
		language,
		to: email,
		greet: name || null,
		priority: LATER,
		submissionId,
		values: { count: told.length, home: first?.card.title ?? "", news: first ? newsOf(first, t) : "" },
		homes: shown.map((each) => ({
			...each.card,
			news: newsOf(each, t),
			why: t("alert.why", { reasons: whyOf(each.home, demand, { t, language, types }).join(" · ") }),
		})),
		...(more > 0
			? {
					links: [
						{ label: t("alert.more", { count: more }), url: addresses.origin + listPath(demand.wishes, language) },
					],
				}
			: {}),
		buttonUrl: await addresses.manageUrl(id, language),
		unsubscribe: await addresses.unsubscribe(id, language),
	};
}

function newsOf({ reason, priceBefore, home }: Told, t: TFunction): string {
	if (reason === "price-down" && priceBefore !== null && home.price !== null) {
		return t("alert.news.price-down", { from: formatEuro(priceBefore), to: formatEuro(home.price) });
	}
	return t(reason === "new" ? `alert.news.new.${home.goal}` : "alert.news.fits");
}

type Wording = { t: TFunction; language: Language; types: ReadonlyMap<number, string> };

/** Every wish that the home meets, in words. */
function whyOf(home: HomeFacts, demand: Demand, { t, language, types }: Wording): string[] {
	const { wishes } = demand;
	const type = home.types.find((each) => demand.types.has(each));
	const count = (name: "bedrooms" | "bathrooms" | "garages" | "parkings", asked: number | undefined) =>
		asked !== undefined && home[name] !== null ? [t(`alert.count.${name}`, { count: home[name] })] : [];
	return [
		type === undefined ? null : (types.get(type) ?? null),
		placeWords(home, demand, t, language),
		priceWords(wishes, t),
		...count("bedrooms", wishes.minBedrooms ?? wishes.maxBedrooms),
		...count("bathrooms", wishes.bathrooms),
		...count("garages", wishes.garages),
		...count("parkings", wishes.parkings),
		wishes.terrace ? t("alert.terrace") : null,
		wishes.garden ? t("alert.garden") : null,
	].filter((text) => text !== null);
}

function placeWords(home: HomeFacts, demand: Demand, t: TFunction, language: Language): string | null {
	const place = placeOf(home, demand);
	if (place === "area") return t("alert.area");
	if (place === "zip") return t("alert.zip", { zip: home.zip });
	const [municipality] = municipalitiesNamed(home.municipalities).filter(({ code }) => demand.municipalities.has(code));
	return municipality ? t("alert.place", { place: municipality.names[language] }) : null;
}

/** The bounds that were set, in the words of the demand: the price itself stands beside the home. */
function priceWords({ minPrice, maxPrice }: Wishes, t: TFunction): string | null {
	const values = { min: formatEuro(minPrice ?? 0), max: formatEuro(maxPrice ?? 0) };
	if (minPrice && maxPrice !== undefined) return t("alert.price.between", values);
	if (maxPrice !== undefined) return t("alert.price.most", values);
	return minPrice ? t("alert.price.least", values) : null;
}

/** The list with the search that comes nearest to the wishes: it takes so many postcodes, or a drawn area. */
function listPath(wishes: Wishes, language: Language): string {
	const { minPrice, maxPrice, minBedrooms, maxBedrooms } = wishes;
	const zips = [...wishes.zips, ...municipalitiesNamed(wishes.zones).flatMap((place) => place.zips)];
	const params = searchParams({
		...emptySearch(),
		types: wishes.propertyTypes,
		zips: zips.length > LONGEST_LIST ? [] : [...new Set(zips)].sort(),
		...(minPrice === undefined ? {} : { minPrice }),
		...(maxPrice === undefined ? {} : { maxPrice }),
		...(minBedrooms === undefined ? {} : { minBedrooms }),
		...(maxBedrooms === undefined ? {} : { maxBedrooms }),
	});
	if (zips.length === 0 && wishes.polygon !== undefined) params.set("polygon", wishes.polygon);
	return `${pagePath(goalPage(wishes.goal), language)}?${params}`;
}
