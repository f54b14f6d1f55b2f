import { foldText } from "../../app/domain/formatting/slug";
import { type Language, languages } from "../../app/domain/language";
import { gridCell } from "../../app/domain/localities/geo";
import { localities } from "../../app/domain/localities/localities";
import type { Region } from "../../app/domain/localities/region";
import { energyLabelsOf } from "../../app/domain/property/energy";
import type { ListingRow } from "../../worker/import/derived";
import type { StoredCard } from "../../worker/platform/records";

/** A property as the import stores it: a row of `listings` and its words. */
export type GeneratedListing = Omit<ListingRow, "state" | "region" | "country_id" | "card"> & {
	state: "listed" | "ended" | "draft" | "unpublished" | "withdrawn";
	region: Region | null;
	country_id: number;
	card: string;
	words: { title: string; city: string; type: string; description: string };
};

/** Main types and, under them, types: identifiers, Dutch and English names. */
const generatedTypes = [
	{ id: 1, parent: null, nl: "Woning", en: "House" },
	{ id: 11, parent: 1, nl: "Rijwoning", en: "Terraced house" },
	{ id: 12, parent: 1, nl: "Villa", en: "Villa" },
	{ id: 13, parent: 1, nl: "Hoeve", en: "Farmhouse" },
	{ id: 2, parent: null, nl: "Appartement", en: "Apartment" },
	{ id: 21, parent: 2, nl: "Duplex", en: "Duplex" },
	{ id: 22, parent: 2, nl: "Studio", en: "Studio" },
	{ id: 4, parent: null, nl: "Grond", en: "Land" },
	{ id: 6, parent: null, nl: "Handelspand", en: "Retail" },
	{ id: 61, parent: 6, nl: "Kantoor", en: "Office" },
] as const;

const adjectives = ["charmante", "lichte", "ruime", "gerenoveerde", "rustige", "moderne", "authentieke", "centrale"];
const extras = ["tuin", "zicht", "garage", "veranda", "zolder", "kelder", "balkon", "lift", "haard", "parket"];

const FIRST_DAY = Date.UTC(2024, 0, 1) / 1_000;
const MINUTES = 2 * 365 * 24 * 60;
const PROJECTS = 40;

/** Numbers from 0 up to but not including 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** One property, always the same for a seed, which is its id. One in fifty is not listed; any value may be missing. */
export function generateListing(seed: number): GeneratedListing {
	const random = randomNumbers(seed);
	const chance = (share: number) => random() < share;
	const bit = (share: number): 0 | 1 => (chance(share) ? 1 : 0);
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
	const maybe = <Value>(share: number, value: Value): Value | null => (chance(share) ? value : null);

	const goal = bit(0.35);
	const ended = bit(0.05);
	const type = pick(generatedTypes);
	const hasLocality = chance(0.98);
	const place = pick(localities);
	const region: Region | null = hasLocality ? place.region : null;
	const price = goal === 0 ? 75_000 + upTo(250) * 2_500 * (chance(0.1) ? 4 : 1) : 450 + upTo(120) * 25;
	const hasPoint = hasLocality && chance(0.9);
	const latitude = hasPoint ? Math.round((place.lat + (random() - 0.5) * 0.06) * 1e6) / 1e6 : null;
	const longitude = hasPoint ? Math.round((place.lng + (random() - 0.5) * 0.09) * 1e6) / 1e6 : null;
	const project = maybe(0.08, 1 + upTo(PROJECTS - 1));
	const title = `${pick(adjectives)} ${type.nl.toLowerCase()} met ${pick(extras)}`;
	const city = hasLocality ? (chance(0.05) ? place.names.nl : place.names) : null;
	const folded = (language: Language) =>
		city === null ? "" : foldText(typeof city === "string" ? city : city[language]);
	const card: StoredCard = {
		own: "nl",
		title: { nl: title },
		type: { nl: type.nl, en: type.en },
		city,
		webId: 1,
		marquee: null,
		from: false,
		priceUnit: null,
		livingSurface: null,
		groundSurface: null,
		area: false,
		picture: null,
		priceDownAt: null,
	};
	return {
		id: seed,
		state: chance(0.98) ? "listed" : pick(["ended", "draft", "unpublished", "withdrawn"] as const),
		goal,
		status: ended === 0 ? 1 : goal === 0 ? 2 : 4,
		ended,
		ends_at: null,
		project_id: project,
		type_id: maybe(0.97, type.id),
		main_type_id: type.parent ?? type.id,
		type_rank: generatedTypes.indexOf(type),
		region,
		country_id: place.country === "BE" ? 10 : 50,
		zip: hasLocality && chance(0.99) ? pick(place.zips) : null,
		city_nl: folded("nl"),
		city_fr: folded("fr"),
		city_en: folded("en"),
		city_de: folded("de"),
		price: maybe(0.93, price),
		bedrooms: maybe(0.9, upTo(6)),
		bathrooms: maybe(0.8, upTo(3)),
		garages: maybe(0.6, upTo(2)),
		parkings: maybe(0.5, upTo(3)),
		surface: maybe(0.9, 25 + upTo(400) + (chance(0.1) ? 0.5 : 0)),
		epc: region === null ? null : maybe(0.85, pick(energyLabelsOf(region))),
		terrace: bit(0.5),
		garden: bit(0.4),
		elevator: bit(0.3),
		furnished: bit(0.1),
		new_build: project === null ? 0 : 1,
		latitude,
		longitude,
		cell: latitude === null || longitude === null ? null : gridCell(latitude, longitude),
		listed_at: FIRST_DAY + upTo(MINUTES) * 60,
		card: JSON.stringify(card),
		hash: "generated",
		words: {
			title: foldText(title),
			city: [...new Set(languages.map(folded))].join(" "),
			type: foldText(`${type.nl} ${type.en}`),
			description: foldText(`${pick(extras)} ${pick(adjectives)}`),
		},
	};
}

const columns = [
	"id",
	"state",
	"goal",
	"status",
	"ended",
	"ends_at",
	"project_id",
	"type_id",
	"main_type_id",
	"type_rank",
	"region",
	"country_id",
	"zip",
	"city_nl",
	"city_fr",
	"city_en",
	"city_de",
	"price",
	"bedrooms",
	"bathrooms",
	"garages",
	"parkings",
	"surface",
	"epc",
	"terrace",
	"garden",
	"elevator",
	"furnished",
	"new_build",
	"latitude",
	"longitude",
	"cell",
	"listed_at",
	"card",
	"hash",
] as const satisfies readonly (keyof GeneratedListing)[];

/** The statements that store the properties: rows as one JSON parameter, whatever their number. */
export function insertListings(db: D1Database, listings: readonly GeneratedListing[]): D1PreparedStatement[] {
	const values = columns.map((column) => `value ->> '${column}'`);
	return [
		db
			.prepare(`INSERT INTO listings (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?)`)
			.bind(JSON.stringify(listings.map(({ words: _words, ...row }) => row))),
		db
			.prepare(
				`INSERT INTO listing_words (rowid, title, city, type, description) SELECT value ->> 'id', value ->> 'title',
				value ->> 'city', value ->> 'type', value ->> 'description' FROM json_each(?)`,
			)
			.bind(JSON.stringify(listings.map(({ id, words }) => ({ id, ...words })))),
	];
}
