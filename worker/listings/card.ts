import { type Language, languages, type Multilingual, pickText } from "../../app/domain/language";
import { HIDDEN_RADIUS_METRES } from "../../app/domain/localities/geo";
import type { Region } from "../../app/domain/localities/region";
import { type AddressWords, propertyPath } from "../../app/domain/pages/paths";
import { type EnergyLabel, energyImage } from "../../app/domain/property/energy";
import { propertyWord } from "../../app/domain/property/field-words";
import type { ListingArea, ListingCard, ListingEnergy, ListingPicture } from "../../app/domain/property/listing";
import { pictureSources } from "../../app/domain/property/picture";
import { shownPriceText } from "../../app/domain/property/price";
import { listingState } from "../../app/domain/property/state";
import type { StoredCard, StoredPicture } from "../platform/records";
import { goalFromCode } from "./goals";
import { placeholders, type Reader } from "./reader";
import type { Shaping } from "./shaping";

const DAY_SECONDS = 24 * 60 * 60;
/** How long a property that came on the market is new. */
const DAYS_NEW = 14;
/** How long a fall in price is news. */
const DAYS_PRICE_DOWN = 30;

export const cardColumns = [
	"id",
	"goal",
	"status",
	"ended",
	"price",
	"zip",
	"region",
	"epc",
	"latitude",
	"longitude",
	"bedrooms",
	"listed_at",
	"card",
] as const;

export type CardRow = {
	id: number;
	goal: 0 | 1;
	status: number;
	ended: 0 | 1;
	price: number | null;
	zip: string | null;
	region: string | null;
	epc: string | null;
	latitude: number | null;
	longitude: number | null;
	bedrooms: number | null;
	listed_at: number;
	card: string;
};

export function shapeCard(row: CardRow, shaping: Shaping): ListingCard {
	const stored = JSON.parse(row.card) as StoredCard;
	const say = textOf(stored.own, shaping);
	const goal = goalFromCode(row.goal);
	const words = addressWords(row.id, stored, shaping.language, shaping.defaultLanguage);
	const title = words.title ?? ([words.type, words.city].filter(Boolean).join(", ") || untitled(row.id, shaping));
	const point = pointOf(row);
	return {
		id: row.id,
		path: propertyPath(words, goal, shaping.language),
		goal,
		state: listingState({ goal, status: row.status, deal: stored.deal }),
		status: row.status,
		title,
		type: words.type,
		webId: stored.webId,
		priceText: shownPriceText({ price: row.price, from: stored.from, marquee: say(stored.marquee) }, shaping.language),
		priceUnit: row.price === null ? null : say(stored.priceUnit),
		price: row.price,
		city: words.city,
		zip: row.zip,
		latitude: stored.area ? null : (point?.latitude ?? null),
		longitude: stored.area ? null : (point?.longitude ?? null),
		area: stored.area && point ? { ...point, radius: HIDDEN_RADIUS_METRES } : null,
		bedrooms: row.bedrooms,
		livingSurface: stored.livingSurface,
		groundSurface: stored.groundSurface,
		epc: energyOf(row),
		picture: stored.picture ? shapePicture(stored.picture, say(stored.picture.caption) ?? title) : null,
		news: newsOf(row, stored, shaping.now),
	};
}

function untitled(id: number, { language }: Shaping): string {
	return `${propertyWord[language]} ${id}`;
}

/** Reads texts in the page's language, else the record's own, else the default one. */
export function textOf(own: string | null | undefined, { language, defaultLanguage }: Shaping) {
	return (text: Multilingual | null | undefined) => pickText(text, language, own, defaultLanguage);
}

/** The words of a property's address in one language. */
export function addressWords(id: number, stored: StoredCard, language: Language, fallback: Language): AddressWords {
	const say = (text: Multilingual | null) => pickText(text, language, stored.own, fallback);
	return { id, title: say(stored.title), type: say(stored.type), city: say(stored.city) };
}

/** A property's address in every language. */
export function alternatePaths(row: CardRow, fallback: Language): Record<Language, string> {
	const stored = JSON.parse(row.card) as StoredCard;
	const path = (language: Language) =>
		propertyPath(addressWords(row.id, stored, language, fallback), goalFromCode(row.goal), language);
	return Object.fromEntries(languages.map((language) => [language, path(language)])) as Record<Language, string>;
}

export function shapePicture({ url, files }: Pick<StoredPicture, "url" | "files">, alt: string): ListingPicture {
	return { ...pictureSources(url, files), alt };
}

function pointOf(row: CardRow): Omit<ListingArea, "radius"> | null {
	if (row.latitude === null || row.longitude === null) return null;
	return { latitude: row.latitude, longitude: row.longitude };
}

function energyOf(row: CardRow): ListingEnergy | null {
	if (row.region === null || row.epc === null) return null;
	// Both were computed by the import, with the rules of the same modules.
	const region = row.region as Region;
	return { region, label: row.epc, image: energyImage(region, row.epc as EnergyLabel) };
}

function newsOf(row: CardRow, stored: StoredCard, now: number): ListingCard["news"] {
	if (row.ended === 1) return null;
	if (stored.priceDownAt !== null && now - stored.priceDownAt < DAYS_PRICE_DOWN * DAY_SECONDS) return "price-down";
	return now - row.listed_at < DAYS_NEW * DAY_SECONDS ? "new" : null;
}

/** More would not fit in one statement. */
const MOST_CARDS = 100;

function cardsStatement(reader: Reader, ids: readonly number[]): D1PreparedStatement {
	return reader.prepare(
		`SELECT ${cardColumns.join(", ")} FROM listings NOT INDEXED WHERE id IN (${placeholders(ids)}) AND listed = 1`,
		...ids,
	);
}

/** Cards of listed properties in the order asked for, without those that are listed no longer; of the first hundred ids. */
export async function findCards(reader: Reader, ids: readonly number[], shaping: Shaping): Promise<ListingCard[]> {
	const wanted = [...new Set(ids)].slice(0, MOST_CARDS);
	if (wanted.length === 0) return [];
	const [rows] = await reader.batch<[CardRow]>([cardsStatement(reader, wanted)]);
	const found = new Map(rows.map((row) => [row.id, row]));
	return wanted.flatMap((id) => {
		const row = found.get(id);
		return row ? [shapeCard(row, shaping)] : [];
	});
}
