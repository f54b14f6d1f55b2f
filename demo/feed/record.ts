import type { Property } from "../../app/domain/property/property.ts";
import { addressFields, languageOf } from "./address.ts";
import { buildingFields, energyFields } from "./building.ts";
import type { Draft } from "./drafts.ts";
import { mediaFields, toPictures } from "./media.ts";
import { costFields, priceFields } from "./money.ts";
import { documentsOf } from "./papers.ts";
import { kinds, webIdOf } from "./property-types.ts";
import type { Dates } from "./schedule.ts";
import { managerOf } from "./team.ts";
import * as words from "./vocabulary.ts";

const statuses: Readonly<Record<string, number>> = {
	prospect: 0,
	sold: 2,
	"sold-long-ago": 2,
	cancelled: 3,
	rented: 4,
	"rented-long-ago": 4,
	inactive: 5,
	reference: 6,
};

export type Surroundings = {
	origin: string;
	dates: Dates;
	album: readonly string[];
	owners: number[];
};

/** Converts a draft to a feed record, without title and description. */
export function toRecord(draft: Draft, { origin, dates, album, owners }: Surroundings): Property {
	const { id, traits, kind, place, project } = draft;
	const goal = draft.rent ? 1 : 0;
	if (traits.has("bare")) return { ID: id, Goal: goal };
	return {
		ID: id,
		Reference: `${place.names.nl.slice(0, 3).toUpperCase()}-${id}`,
		UniqueCode: `MER-${place.code}-${id}`,
		ProjectID: project?.id ?? null,
		Language: languageOf(draft.locality),
		Goal: goal,
		Status: statusOf(traits),
		WebID: webIdOf(kind),
		MainTypeID: kinds[kind].main,
		TypeID: kinds[kind].id,
		...priceFields(draft),
		...addressFields(draft),
		...roomFields(draft),
		...surfaceFields(draft),
		...buildingFields(draft),
		...energyFields(draft, dates.created.slice(0, 10)),
		...riskFields(draft),
		...costFields(draft),
		...flagFields(draft),
		...availabilityFields(draft),
		Pictures: traits.has("no-pictures") ? [] : toPictures(origin, album),
		...mediaFields(draft, origin),
		Documents: documentsOf(draft, origin),
		Manager: managerOf(id, place, origin),
		OwnerIDs: owners,
		Draft: traits.has("draft"),
		CreatedDate: dates.created,
		LastChangedDate: dates.changed,
	};
}

function statusOf(traits: ReadonlySet<string>): number {
	return Object.entries(statuses).find(([trait]) => traits.has(trait))?.[1] ?? 1;
}

function roomFields(draft: Draft): Partial<Property> {
	const { group, kind, bedrooms, bathrooms, floors, floor, facades, garages, parkings, random } = draft;
	if (group === "land") return {};
	if (group === "garage") return { Garages: garages, Parkings: parkings };
	const property = group !== "business" || bedrooms > 0;
	return {
		Bedrooms: property ? bedrooms : null,
		Bathrooms: property ? bathrooms : null,
		ShowerRooms: property && kind !== "studio" ? random.int(0, bathrooms) : null,
		Toilets: bathrooms + (group === "business" ? 2 : kind === "studio" ? 0 : 1),
		Garages: group === "business" ? null : garages,
		Parkings: parkings,
		ExternalParkings: group === "house" && facades !== 2 ? random.int(1, 4) : null,
		Floors: group === "flat" ? null : floors,
		FloorNumber: floor,
		Facades: facades,
		FacadeType: facades === null || group === "flat" ? null : facades === 2 ? "closed" : "open",
	};
}

function surfaceFields(draft: Draft): Partial<Property> {
	const { group, kind, living, ground, garden, terrace, random, floors } = draft;
	if (group === "land") return { GroundSurface: ground, PlotWidth: random.int(14, 34), FrontWidth: random.int(12, 30) };
	if (group === "garage") return { TotalSurface: living };
	const width = kind === "terraced" ? random.int(48, 66) / 10 : kind === "mansion" ? random.int(68, 96) / 10 : null;
	const trade = kind === "shop" || kind === "shopWithFlat" || kind === "catering";
	return {
		TotalSurface: Math.round(living * (group === "house" ? 1.14 : 1.05)),
		GroundSurface: ground,
		LivingSurface: group === "business" && kind !== "shopWithFlat" ? null : living,
		ConstructedSurface: group === "house" ? Math.round(living / Math.max(1, floors - 0.4)) : null,
		GardenSurface: garden,
		TerraceSurface: terrace,
		StoreSurface: trade || kind === "warehouse" ? Math.round(living * 0.3) : null,
		PlotWidth: width ?? (ground === null || group === "business" ? null : Math.round(Math.sqrt(ground) * 0.7)),
		FrontWidth: width ?? (trade ? random.int(55, 110) / 10 : null),
	};
}

const floodScores = ["A", "A", "A", "B", "B", "C"] as const;

function riskFields(draft: Draft): Partial<Property> {
	const { place, group, kind, year, random, project, rent } = draft;
	const flanders = place.region === "flanders";
	if (group === "garage") return flanders ? { PScore: "A", GScore: "A", FloodZone: words.floodZones.none } : {};
	const score = random.pick(floodScores);
	const wet = score === "C" || random.chance(0.06);
	const built = group !== "land";
	const zone = wet ? random.pick([words.floodZones.small, words.floodZones.medium]) : words.floodZones.none;
	const rated = flanders && built && project === null && year < 2001 && !rent;
	return {
		...(flanders ? { PScore: score, GScore: built ? (random.chance(0.7) ? "A" : score) : null } : {}),
		FloodRisk: wet,
		FloodZone: place.region === "brussels" ? null : zone,
		RiverbankZone: flanders ? wet && random.chance(0.3) : null,
		AsbestosType: rated ? (year > 1990 || random.chance(0.6) ? words.asbestos.safe : words.asbestos.present) : null,
		AsbestosDate: rated ? `2026-0${random.int(1, 9)}-${random.int(10, 28)}` : null,
		GroundCertificate: flanders || place.region === "wallonia" ? true : null,
		ElectricityCertificate: built ? draft.condition !== "renovate" : null,
		GasCertificate: built && random.chance(0.4) ? true : null,
		Heritage: kind === "mansion" ? random.chance(0.4) : built ? false : null,
		Servitudes: random.chance(0.08),
		ExtraRoomsPossible: group === "house" ? draft.attic : null,
		Mobiscore: flanders && built ? mobiscoreOf(draft) : null,
	};
}

function mobiscoreOf({ kind, group, random }: Draft): Property["Mobiscore"] {
	const total = kind === "farmhouse" ? 5.4 : kind === "villa" ? 6.6 : group === "flat" ? 8.9 : 8;
	const near = (shift: number) => Math.min(9.9, Math.round((total + shift + random.next() - 0.5) * 10) / 10);
	return {
		Total: near(0),
		Education: near(0.1),
		Shops: near(0.2),
		Leisure: near(-0.3),
		Health: near(0),
		PublicTransport: near(-0.2),
		Services: near(0.1),
		Green: near(0.4),
	};
}

function flagFields(draft: Draft): Partial<Property> {
	const { group, kind, place, project, garden, terrace, condition, traits, random, rent } = draft;
	const planning = {
		Permit: true,
		Summons: false,
		AllotmentPermit: kind === "plot",
		PreemptiveRights: place.region === "flanders" && random.chance(0.05),
	};
	if (group === "garage") {
		const planned = rent ? {} : { ...planning, PreemptiveRights: false };
		return { ...planned, Garage: kind === "garage", ElectricityConnection: random.chance(0.5) };
	}
	if (group === "land") {
		const served = kind === "plot";
		return {
			...planning,
			Permit: served,
			Gas: served && random.chance(0.6),
			Water: served,
			ElectricityConnection: served,
			DrainConnection: served,
		};
	}
	return {
		...(rent ? {} : planning),
		Gas: project === null && random.chance(0.75),
		Water: true,
		ElectricityConnection: true,
		DrainConnection: kind !== "farmhouse" || random.chance(0.5),
		Lift: group === "house" ? null : draft.lift,
		Cellar: draft.cellar,
		Attic: group === "house" ? draft.attic : null,
		Terrace: terrace !== null,
		Garden: garden !== null,
		Furnished:
			rent && (kind === "studio" ? true : traits.has("furnished") || (condition !== "refresh" && random.chance(0.15))),
		Garage: draft.garages > 0,
	};
}

function availabilityFields(draft: Draft): Partial<Property> {
	const { rent, project, group, kind, random } = draft;
	if (project !== null) return { Availability: words.availability.delivery };
	const when = rent ? random.pick(["now", "agreed"] as const) : random.pick(["deed", "deed", "now", "agreed"] as const);
	const day = `2027-0${random.int(1, 4)}-01`;
	const inventory =
		kind === "studio" && rent
			? words.inventories.furnished
			: group === "flat" && rent && random.chance(0.3)
				? words.inventories.kitchen
				: null;
	return {
		Availability: words.availability[when],
		AvailableFrom: when === "agreed" ? day : null,
		Inventory: inventory,
	};
}
