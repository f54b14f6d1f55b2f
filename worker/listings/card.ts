import { allInOf } from "../../app/domain/costs/purchase-estimate";
import { DAY_SECONDS } from "../../app/domain/durations";
import {
	inEveryLanguage,
	isLanguage,
	type Language,
	languages,
	type Multilingual,
	pickText,
} from "../../app/domain/language";
import { costFigures } from "../../app/domain/law/cost-figures";
import { HIDDEN_RADIUS_METRES } from "../../app/domain/localities/geo";
import { type AddressWords, propertyPath } from "../../app/domain/pages/listing-paths";
import type { PricePart } from "../../app/domain/property/deal-terms";
import { energyImage } from "../../app/domain/property/energy";
import { inCityWord, numberedName } from "../../app/domain/property/fields/field-words";
import { LAND, RESIDENTIAL } from "../../app/domain/property/kind";
import type { ListingCard, ListingEnergy, ListingPicture } from "../../app/domain/property/listing";
import { pictureSources } from "../../app/domain/property/media/picture";
import { rentUnitText, shownPriceText } from "../../app/domain/property/price";
import { listingState } from "../../app/domain/property/state";
import { inGroups } from "../../app/domain/records";
import { parseSearchFacts, type SearchFacts } from "../../app/domain/search/columns";
import { placeholders, type Reader } from "../platform/reader";
import { readCard, type StoredCard, type StoredPicture } from "../platform/records";
import type { RowOf } from "../platform/rows";
import { cacheUntilChange, isCacheable, type NewestRow, newestStatement } from "./kept";
import type { Reading, SearchParts, Shaping } from "./search-parts";

/** Days for which a listing counts as new. */
const DAYS_NEW = 14;
/** Days for which a price drop counts as news. */
const DAYS_PRICE_DOWN = 30;

/** Columns of `listings AS l` that a card is made of. */
export const cardColumns = "l.id, l.status, l.facts, l.card";
export type CardRow = RowOf<"listings", "id" | "status" | "facts" | "card">;

/** A row with its JSON columns parsed and validated. */
type ReadRow = { id: number; status: number; facts: SearchFacts; stored: StoredCard };

export function readRow({ id, status, facts, card }: CardRow): ReadRow {
	return { id, status, facts: parseSearchFacts(facts), stored: readCard(card) };
}

/** A card without the fields that change between imports. */
type ShapedCard = {
	card: Omit<ListingCard, "news" | "openHouses" | "allIn">;
	/** By the current legal figures, which the desk may change. */
	allInNow: () => Pick<ListingCard, "allIn">;
	newsAt: (now: number) => ListingCard["news"];
	openHousesAt: (now: number) => ListingCard["openHouses"];
};

export function shapeCard(row: CardRow, shaping: Shaping): ListingCard {
	return cardAt(shapedCard(row, shaping), shaping);
}

function cardAt({ card, allInNow, newsAt, openHousesAt }: ShapedCard, { now }: Shaping): ListingCard {
	return { ...card, ...allInNow(), news: newsAt(now), openHouses: openHousesAt(now) };
}

function shapedCard(row: CardRow, reading: Reading): ShapedCard {
	const { facts, stored } = readRow(row);
	const { goal, price, point } = facts;
	if (goal === null) throw new Error(`listing ${row.id} has no goal`);
	const textIn = textOf(stored.own, reading);
	const words = addressWords(row.id, stored, reading.language, reading.defaultLanguage);
	const title = words.title ?? neutralTitle(words, reading.language);
	const parts = stored.parts ?? plainPrice(price, stored.from);
	const card: ShapedCard["card"] = {
		id: row.id,
		path: propertyPath(words, goal, reading.language),
		goal,
		state: listingState({ goal, status: row.status, deal: stored.deal }),
		status: row.status,
		title,
		...titleLanguageOf(stored, words.title, reading),
		type: words.type,
		webId: stored.webId,
		deal: facts.deal ?? goal,
		priceText: shownPriceText({ parts, marquee: textIn(stored.marquee) }, reading.language),
		priceUnit: parts.length === 0 ? null : rentUnitText(textIn(stored.priceUnit), stored.charges, reading.language),
		priceParts: parts,
		price,
		city: words.city,
		zip: facts.zip,
		...(facts.region === "luxembourg" ? { country: "LU" } : {}),
		latitude: stored.area ? null : (point?.latitude ?? null),
		longitude: stored.area ? null : (point?.longitude ?? null),
		area: stored.area && point ? { ...point, radius: HIDDEN_RADIUS_METRES } : null,
		bedrooms: facts.bedrooms,
		livingSurface: stored.livingSurface,
		groundSurface: stored.groundSurface,
		epc: energyOf(facts, stored),
		picture: stored.picture ? shapePicture(stored.picture, textIn(stored.picture.caption) ?? title) : null,
		...(stored.isIncomplete ? { isIncomplete: true } : {}),
	};
	return {
		card,
		allInNow: () => allInOfCard(facts, stored),
		newsAt: (now) => newsOf(facts, stored, now),
		openHousesAt: (now) =>
			facts.ended ? [] : (stored.openHouses ?? []).filter(({ end }) => Date.parse(end) > now * 1_000),
	};
}

function allInOfCard({ price, region }: SearchFacts, { newBuild, webId }: StoredCard): Pick<ListingCard, "allIn"> {
	if (newBuild === undefined || price === null || region === null) return {};
	const [isDwelling, isPlot] = [webId === null || webId === RESIDENTIAL, webId === LAND];
	return { allIn: allInOf({ figures: costFigures(region), price, isDwelling, isPlot, ...newBuild }) };
}

function plainPrice(amount: number | null, from: boolean): PricePart[] {
	return amount === null ? [] : [{ amount, ...(from ? { from } : {}) }];
}

/** Empty if the title is in the page's language. */
function titleLanguageOf(
	{ title, own }: StoredCard,
	shown: string | null,
	reading: Reading,
): Pick<ListingCard, "titleLanguage"> {
	const titleLanguage = shown === null ? reading.language : textLanguage(title, own, reading);
	return titleLanguage === reading.language ? {} : { titleLanguage };
}

/** The language in which a text is shown, by the same order of preference as the text itself. */
export function textLanguage(
	text: Multilingual | null | undefined,
	own: string | null | undefined,
	{ language, defaultLanguage }: Reading,
): Language {
	if (text == null || typeof text === "string") return isLanguage(own) && text != null ? own : language;
	const code = [language, own, defaultLanguage, ...Object.keys(text)].find(
		(candidate) => candidate != null && Object.hasOwn(text, candidate) && (text[candidate] ?? "").trim() !== "",
	);
	return isLanguage(code) ? code : language;
}

/** For a property without a title in the page's language: `Rijwoning in Gent`, else type or city, else number. */
export function neutralTitle({ id, type, city }: AddressWords, language: Language): string {
	if (type && city) return `${type} ${inCityWord[language]} ${city}`;
	return type ?? city ?? numberedName(id, language);
}

/** Picks texts in the page's language, else in the record's own, else in the default one. */
export function textOf(own: string | null | undefined, { language, defaultLanguage }: Reading) {
	return (text: Multilingual | null | undefined) => pickText(text, language, own, defaultLanguage);
}

/**
 * The words of a property's URL in one language. If type and city are known, a title in other languages only is left
 * out; a plain string is a title for every language.
 */
export function addressWords(id: number, stored: StoredCard, language: Language, fallback: Language): AddressWords {
	const textIn = (text: Multilingual | null) => pickText(text, language, stored.own, fallback);
	const [type, city] = [textIn(stored.type), textIn(stored.city)];
	const isNamed = type !== null && city !== null;
	const isForeign = typeof stored.title === "object" && pickText(stored.title, language) !== stored.title?.[language];
	return { id, title: isNamed && isForeign ? null : textIn(stored.title), type, city };
}

/** A property's path in every language. */
export function alternatePaths({ id, facts, stored }: ReadRow, fallback: Language): Record<Language, string> {
	return inEveryLanguage((language) =>
		propertyPath(addressWords(id, stored, language, fallback), facts.goal ?? "sale", language),
	);
}

/** Languages in which the text is shown in another language; empty without a text. */
export function untranslatedIn(
	text: Multilingual | null | undefined,
	own: string | null | undefined,
	defaultLanguage: Language,
): Language[] {
	return languages.filter((language) => textLanguage(text, own, { language, defaultLanguage }) !== language);
}

export function shapePicture({ url, files }: Pick<StoredPicture, "url" | "files">, alt: string): ListingPicture {
	return { ...pictureSources(url, files), alt };
}

function energyOf({ region, epc }: SearchFacts, { insulation }: StoredCard): ListingEnergy | null {
	if (region === null || epc === null) return null;
	return { region, label: epc, image: energyImage(region, epc), ...(insulation ? { insulation } : {}) };
}

function newsOf({ ended, listedAt }: SearchFacts, stored: StoredCard, now: number): ListingCard["news"] {
	if (ended) return null;
	if (stored.priceDownAt !== null && now - stored.priceDownAt < DAYS_PRICE_DOWN * DAY_SECONDS) return "price-down";
	return now - listedAt < DAYS_NEW * DAY_SECONDS ? "new" : null;
}

/** Maximum number of cards that an isolate keeps, a few kilobytes each. */
const MAX_KEPT = 2_000;

const keptCards = cacheUntilChange(() => new Map<string, ShapedCard>());

/** Maximum ids per query: D1 allows 100 bound parameters. */
export const MAX_CARDS = 100;

export function cardsStatement(reader: Reader, ids: readonly number[]): D1PreparedStatement {
	return reader.prepare(
		`SELECT ${cardColumns} FROM listings AS l NOT INDEXED WHERE l.id IN (${placeholders(ids)}) AND l.listed = 1`,
		...ids,
	);
}

/** Cards of any number of properties in the given order; properties that are no longer listed are left out. */
export async function findAllCards(parts: SearchParts, ids: readonly number[]): Promise<ListingCard[]> {
	const cards: ListingCard[] = [];
	for (const some of inGroups([...new Set(ids)], MAX_CARDS)) cards.push(...(await findCards(parts, some)));
	return cards;
}

/**
 * Cards of the first 100 ids in the given order; properties that are no longer listed are left out.
 * @param next ids of the cards needed afterwards, read in the same batch
 */
export async function findCards(
	{ reader, snapshot, shaping }: SearchParts,
	ids: readonly number[],
	next: readonly number[] = [],
): Promise<ListingCard[]> {
	const wanted = [...new Set(ids)].slice(0, MAX_CARDS);
	const kept = keptCards(snapshot);
	const keyOf = (id: number) => `${id} ${shaping.language} ${shaping.defaultLanguage}`;
	const found = new Map(wanted.map((id) => [id, kept.get(keyOf(id))]));
	const unknown = [...new Set([...wanted, ...next])].filter((id) => !kept.has(keyOf(id))).slice(0, MAX_CARDS);
	if (unknown.length > 0) {
		const [rows, newest] = await reader.batch<[CardRow, NewestRow]>([
			cardsStatement(reader, unknown),
			newestStatement(reader),
		]);
		const isKept = isCacheable(newest, snapshot);
		if (kept.size > MAX_KEPT) kept.clear();
		for (const row of rows) {
			const shaped = shapedCard(row, shaping);
			if (found.has(row.id)) found.set(row.id, shaped);
			if (isKept) kept.set(keyOf(row.id), shaped);
		}
	}
	return [...found.values()].flatMap((shaped) => (shaped ? [cardAt(shaped, shaping)] : []));
}
