import { foldText } from "../../../app/domain/formatting/slug";
import { type Language, languages } from "../../../app/domain/language";
import { localities } from "../../../app/domain/localities/localities";
import { municipalityCode } from "../../../app/domain/localities/municipalities";
import type { Region } from "../../../app/domain/localities/region";
import type { Deal } from "../../../app/domain/property/deals";
import { energyLabelsOf } from "../../../app/domain/property/energy";
import type { EnergyLabel } from "../../../app/domain/property/energy-label";
import { flagNames, type SearchFacts } from "../../../app/domain/search/columns";
import { createListings, type Listings } from "../../../worker/listings/service";
import { metered, newMeter, type SessionSource } from "../../../worker/platform/metered";
import { readCard, type StoredCard } from "../../../worker/platform/records";
import { createSearchMemory } from "../../../worker/search/memory";

/** Property in plain values, for tests that compute expected results without the code under test. */
export type GeneratedListing = {
	id: number;
	state: "listed" | "ended" | "draft" | "unpublished" | "withdrawn";
	goal: 0 | 1;
	/** Defaults to the usual deal of the goal. */
	deal?: Deal;
	status: number;
	ended: 0 | 1;
	ends_at: number | null;
	project_id: number | null;
	type_id: number | null;
	main_type_id: number | null;
	type_rank: number;
	region: Region | null;
	zip: string | null;
	city_nl: string;
	city_fr: string;
	city_en: string;
	city_de: string;
	price: number | null;
	bedrooms: number | null;
	bathrooms: number | null;
	garages: number | null;
	parkings: number | null;
	surface: number | null;
	epc: EnergyLabel | null;
	terrace: 0 | 1;
	garden: 0 | 1;
	elevator: 0 | 1;
	furnished: 0 | 1;
	new_build: 0 | 1;
	latitude: number | null;
	longitude: number | null;
	listed_at: number;
	card: string;
	hash: string;
	words: { title: string; city: string; type: string; description: string };
};

/** Main types followed by their subtypes: ids, Dutch and English names. */
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

/** Seeded random numbers from 0 (inclusive) to 1 (exclusive) (mulberry32). */
export function randomNumbers(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/**
 * Generates a property, deterministic by seed, which is also its id. One in fifty is not listed; any value may be
 * missing.
 */
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
		charges: null,
		insulation: null,
		isIncomplete: false,
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

/** Search facts of a generated property. */
export function factsOf(property: GeneratedListing): SearchFacts {
	const { latitude, longitude } = property;
	const written = readCard(property.card).city;
	const none = Object.fromEntries(flagNames.map((name) => [name, false])) as Record<(typeof flagNames)[number], false>;
	const names = { nl: property.city_nl, fr: property.city_fr, en: property.city_en, de: property.city_de };
	return {
		goal: property.goal === 0 ? "sale" : "rent",
		type: [property.type_id, property.main_type_id, property.type_rank],
		zip: property.zip,
		city:
			property.city_nl === ""
				? null
				: {
						written: written ?? property.city_nl,
						names,
						municipality: municipalityCode(property.region, property.zip, Object.values(names)),
					},
		state: property.ended === 1 ? null : property.goal === 0 ? "for-sale" : "for-rent",
		deal: property.deal ?? (property.goal === 0 ? "sale" : "rent"),
		special: false,
		price: property.price,
		monthly: property.goal === 1 ? property.price : null,
		costs: property.goal === 0 && property.region ? [property.region, 0, true] : null,
		bedrooms: property.bedrooms,
		bathrooms: property.bathrooms,
		garages: property.garages,
		parkings: property.parkings,
		surface: property.surface,
		ground: null,
		year: null,
		...none,
		terrace: property.terrace === 1,
		garden: property.garden === 1,
		elevator: property.elevator === 1,
		furnished: property.furnished === 1,
		newBuild: property.new_build === 1,
		epc: property.epc,
		project: property.project_id,
		region: property.region,
		point: latitude === null || longitude === null ? null : { latitude, longitude },
		listedAt: property.listed_at,
		indoors: property.surface !== null,
		ended: property.ended === 1,
	};
}

/** Statements that upsert properties; all rows are one JSON parameter. */
export function insertListings(db: D1Database, listings: readonly GeneratedListing[]): D1PreparedStatement[] {
	const rows = listings.map((property) => ({
		id: property.id,
		state: property.state,
		status: property.status,
		ends_at: property.ends_at,
		facts: JSON.stringify(factsOf(property)),
		card: property.card,
		hash: property.hash,
	}));
	return [
		db
			.prepare(
				`INSERT OR REPLACE INTO listings (id, state, status, ends_at, facts, card, hash)
				SELECT value ->> 'id', value ->> 'state', value ->> 'status', value ->> 'ends_at', value ->> 'facts',
					value ->> 'card', value ->> 'hash' FROM json_each(?)`,
			)
			.bind(JSON.stringify(rows)),
		db
			.prepare("DELETE FROM listing_words WHERE rowid IN (SELECT value FROM json_each(?))")
			.bind(JSON.stringify(listings.map(({ id }) => id))),
		db
			.prepare(
				`INSERT INTO listing_words (rowid, title, city, type, description, reference) SELECT value ->> 'id',
				value ->> 'title', value ->> 'city', value ->> 'type', value ->> 'description', '' FROM json_each(?)`,
			)
			.bind(JSON.stringify(listings.map(({ id, words }) => ({ id, ...words })))),
	];
}

/** Statements that upsert properties and log the changes, as an import does. */
export function changeListings(db: D1Database, listings: readonly GeneratedListing[]): D1PreparedStatement[] {
	return [
		...insertListings(db, listings),
		db
			.prepare(
				`INSERT INTO changes (run_id, kind, record_id, what, at)
				SELECT 1, 'property', value, 'changed', 0 FROM json_each(?)`,
			)
			.bind(JSON.stringify(listings.map(({ id }) => id))),
	];
}

type Storage = Pick<Env, "PRIVATE"> & { LISTINGS: SessionSource };

/** Creates the listings service, as in a fresh isolate. */
export function listingsOf(env: Storage): Listings & { forget(): void } {
	const memory = createSearchMemory({ db: {}, pieces: env.PRIVATE });
	return { ...createListings(env.LISTINGS, memory, { defaultLanguage: "nl" }), forget: memory.forget };
}

/** Wraps a database to measure the rows and batches that some work reads. */
export function counted(source: SessionSource) {
	const meter = newMeter();
	return {
		db: metered(source, meter),
		async costOf<Result>(work: () => Promise<Result>) {
			const before = { ...meter };
			const result = await work();
			return { result, rowsRead: meter.rowsRead - before.rowsRead, batches: meter.batches - before.batches };
		},
	};
}
