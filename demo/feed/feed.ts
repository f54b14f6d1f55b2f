import type { FeedPage } from "../../app/domain/feed/feed.ts";
import type { Property } from "../../app/domain/property/property.ts";
import type { Day } from "../../app/domain/viewings/calendar.ts";
import { datesOfDeal, dealOffers } from "./deals.ts";
import { type Draft, draftProperty } from "./drafts.ts";
import { fullRecord } from "./full-record.ts";
import { allOffers, conditionNames, type LocalityKey } from "./localities.ts";
import { albumOf, openingPictures } from "./media.ts";
import { draftUnits, projectRecords } from "./projects.ts";
import { type Kind, propertyTypes } from "./property-types.ts";
import { toRecord } from "./record.ts";
import { metadataFor, visibilityConditions } from "./rules.ts";
import { type Dates, datesOf } from "./schedule.ts";
import { createWriter } from "./text/writer.ts";
import { historyOf, openHousesOf, owners, slotsOf } from "./visits.ts";

const FIRST_PROPERTY_ID = 4101;
/** Unit of project 8 whose record sets every field of the feed. */
export const FULL_PROPERTY_UNIT = { project: 8, unit: "2.03" } as const;

const PAGE_SIZE = 50;
/** Number of preceding albums in a list whose opening picture differs, if the catalogue has enough pictures. */
const PICTURE_DISTANCE = 4;

export type DemoFeedOptions = {
	/** Origin of the site's pictures and documents, without a trailing slash. */
	origin: string;
	/** Day of the import. The same day gives the same feed, byte for byte. */
	today: Day;
};

/**
 * The demo agency's feed, in pages of 50 properties. From day to day, only the slots of the next four weeks and the
 * owners' recent history change; once a week, so do the dates of properties just sold or rented.
 */
export function demoFeed({ origin, today }: DemoFeedOptions): FeedPage[] {
	const usual = draftAll();
	const first = Math.max(...usual.map(({ id }) => id)) + 1;
	const special = dealOffers.map(({ wish }, index) => draftProperty(first + index, wish));
	const drafts = [...usual, ...special];
	const dates = datesOf(usual, today);
	for (const [index, { id }] of special.entries()) dates.set(id, datesOfDeal(index));
	const openings = chooseOpenings(drafts, dates);
	const describe = createWriter();
	const properties = drafts.map((draft) => {
		const surroundings = {
			origin,
			dates: dates.get(draft.id)!,
			album: albumOf(draft, openings.get(draft.id)!),
			owners: ownersOf(draft),
		};
		const offer = dealOffers[draft.id - first];
		const openHouses = offer ? null : openHousesOf(draft, today);
		const facts = {
			...toRecord(draft, surroundings),
			...offer?.fields(draft),
			...(openHouses ? { OpenHouses: openHouses } : {}),
		};
		if (draft.traits.has("bare")) return facts;
		const record = { ...facts, ...describe(draft, facts), ...(offer ? { Title: offer.title } : {}) };
		return isFull(draft) ? fullRecord(record) : record;
	});
	const onFirstPage = {
		propertyTypes: propertyTypes(),
		projects: projectRecords(
			origin,
			drafts.filter((draft) => draft.project !== null),
		),
		owners,
		visibilityConditions,
		metadata: metadataFor(origin),
	};
	const onLastPage = {
		history: historyOf(
			drafts.filter((draft) => ownersOf(draft).length > 0),
			today,
		),
		appointmentSlots: slotsOf(usual.filter(isVisited), today),
	};
	return toPages(properties, onFirstPage, onLastPage, today);
}

function draftAll(): Draft[] {
	const all = allOffers();
	const drafts = all.flatMap(({ kind, ...wish }, index) =>
		kind === "unit" ? [] : [draftProperty(FIRST_PROPERTY_ID + index, { ...wish, kind })],
	);
	const firstUnit = all.findIndex((wish) => wish.kind === "unit");
	const units = draftUnits(FIRST_PROPERTY_ID + firstUnit, FIRST_PROPERTY_ID + all.length);
	return [...drafts, ...units].toSorted((one, other) => one.id - other.id);
}

function isFull({ project }: Draft): boolean {
	return project?.id === FULL_PROPERTY_UNIT.project && project.unit === FULL_PROPERTY_UNIT.unit;
}

/** Properties of the two demo owners, by locality and kind. */
const belongings: Readonly<Record<number, readonly (readonly [LocalityKey, Kind])[]>> = {
	901: [
		["gent", "terraced"],
		["mechelen", "semi"],
		["lier", "flat"],
		["genk", "workshop"],
	],
	902: [
		["brussel", "duplex"],
		["waterloo", "villa"],
		["liege", "shopWithFlat"],
	],
};

function ownersOf({ locality, kind, project }: Draft): number[] {
	if (project !== null) return [];
	return Object.keys(belongings)
		.map(Number)
		.filter((owner) => belongings[owner]!.some(([place, what]) => place === locality && what === kind));
}

/** Available properties with online booking of viewings: every third one, and 4101. */
function isVisited({ id, group, project, traits }: Draft): boolean {
	const property = group === "house" || group === "flat";
	const free = [...traits].every((trait) => openTraits.has(trait));
	return property && free && project === null && (id === FIRST_PROPERTY_ID || id % 3 === 0);
}

const openTraits = new Set([
	"rent",
	"request",
	"marquee",
	"from",
	"hidden",
	"no-pictures",
	"no-price",
	...conditionNames,
]);

/** Opening picture of every album, chosen in list order so that neighbours differ. */
function chooseOpenings(drafts: readonly Draft[], dates: ReadonlyMap<number, Dates>): Map<number, string> {
	const newestFirst = drafts.toSorted((one, other) =>
		dates.get(one.id)!.changed < dates.get(other.id)!.changed ? 1 : -1,
	);
	const chosen = new Map<number, string>();
	const uses = new Map<string, number>();
	const recent: Record<"sale" | "rent", string[]> = { sale: [], rent: [] };
	for (const draft of newestFirst) {
		const before = recent[draft.rent ? "rent" : "sale"];
		const age = (name: string) =>
			Math.min(PICTURE_DISTANCE, [...before].reverse().indexOf(name) + 1 || PICTURE_DISTANCE + 1);
		const best = openingPictures(draft).toSorted(
			(one, other) => age(other) - age(one) || (uses.get(one) ?? 0) - (uses.get(other) ?? 0),
		)[0]!;
		chosen.set(draft.id, best);
		uses.set(best, (uses.get(best) ?? 0) + 1);
		before.push(best);
	}
	return chosen;
}

function toPages(
	properties: readonly Property[],
	first: Partial<FeedPage>,
	last: Partial<FeedPage>,
	today: Day,
): FeedPage[] {
	const pages = Math.ceil(properties.length / PAGE_SIZE);
	return Array.from({ length: pages }, (_, index) => ({
		version: 1,
		generatedAt: `${today}T06:00:00Z`,
		page: index + 1,
		pages,
		...(index === 0 ? first : {}),
		properties: properties.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
		...(index === pages - 1 ? last : {}),
	}));
}
