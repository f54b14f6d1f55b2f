import type { Project } from "../../app/domain/property/project/project.ts";
import { placeFields, pointNear } from "./address.ts";
import { type Draft, draftProperty, placeOf, type Site } from "./drafts.ts";
import { type LocalityKey, localityOf } from "./localities.ts";
import { toPictures } from "./media.ts";
import { toDocument } from "./papers.ts";
import type { Kind } from "./property-types.ts";
import { createRandom } from "./random.ts";
import { withFrenchSpaces } from "./text/phrase.ts";
import { projectTexts } from "./text/projects.ts";
import { type Line, type Text, toText } from "./vocabulary.ts";

type Unit = readonly [name: string, kind: Kind, floor: string];
type Taken = readonly [name: string, floor: string, status: "sold" | "option" | "rented"];

type Plan = {
	id: keyof typeof projectTexts;
	locality: LocalityKey;
	street: string;
	houseNumber: string;
	/** Set when it differs from the locality's main postcode. */
	zip?: string;
	/** Units that are properties in the feed. */
	units: readonly Unit[];
	/** Sold or rented units, present only in the construction list. */
	taken: readonly Taken[];
	rent?: boolean;
	externalUrl?: string;
	pictures: readonly string[];
	changed: string;
};

/** Project 7 has no constructions but an external website; project 16 is sold out; project 20 is to let. */
const plans: readonly Plan[] = [
	{
		id: 5,
		locality: "luxembourg",
		street: "Rue de Hollerich",
		houseNumber: "40",
		zip: "1740",
		units: [
			["A1.2", "flat", "1"],
			["A2.1", "flat", "2"],
			["A3.1", "duplex", "3"],
			["B5.1", "penthouse", "5"],
		],
		taken: [
			["A1.3", "1", "sold"],
			["A2.2", "2", "option"],
			["A0.1", "0", "sold"],
		],
		pictures: ["new-build-1", "living-2", "kitchen-1", "bathroom-1"],
		changed: "2026-11-12T10:00:00Z",
	},
	{
		id: 7,
		locality: "antwerpen",
		street: "Houtdok",
		houseNumber: "11",
		units: [],
		taken: [],
		externalUrl: "https://kanaaldok.example/",
		pictures: ["new-build-2", "penthouse-1"],
		changed: "2026-10-12T10:00:00Z",
	},
	{
		id: 8,
		locality: "gent",
		street: "Rietveldstraat",
		houseNumber: "2",
		units: [
			["0.02", "ground", "0"],
			["1.01", "flat", "1"],
			["2.03", "flat", "2"],
			["3.01", "duplex", "3"],
			["4.01", "penthouse", "4"],
		],
		taken: [
			["0.01", "0", "sold"],
			["1.02", "1", "option"],
			["2.01", "2", "sold"],
		],
		pictures: ["new-build-3", "living-1", "kitchen-2", "bedroom-1", "bathroom-2"],
		changed: "2026-11-05T09:00:00Z",
	},
	{
		id: 10,
		locality: "namur",
		street: "Rue des Prairies",
		houseNumber: "18",
		units: [
			["A01", "ground", "0"],
			["A11", "flat", "1"],
			["B12", "flat", "1"],
			["B21", "duplex", "2"],
		],
		taken: [
			["A12", "1", "sold"],
			["A21", "2", "option"],
		],
		pictures: ["new-build-1", "living-3", "kitchen-3", "bedroom-2"],
		changed: "2026-10-28T14:00:00Z",
	},
	{
		id: 12,
		locality: "eupen",
		street: "Wiesenweg",
		houseNumber: "7",
		units: [
			["1", "semi", "0"],
			["3", "semi", "0"],
			["W2", "flat", "1"],
		],
		taken: [
			["2", "0", "sold"],
			["W1", "0", "option"],
		],
		pictures: ["new-build-2", "living-4", "bedroom-3"],
		changed: "2026-09-30T08:30:00Z",
	},
	{
		id: 14,
		locality: "schaarbeek",
		street: "Rue du Couvent",
		houseNumber: "55",
		units: [
			["1A", "flat", "1"],
			["2B", "flat", "2"],
			["4A", "duplex", "4"],
			["0S", "studio", "0"],
		],
		taken: [
			["1B", "1", "sold"],
			["3A", "3", "sold"],
		],
		pictures: ["new-build-3", "living-5", "kitchen-4", "stairs-1"],
		changed: "2026-11-09T11:15:00Z",
	},
	{
		id: 16,
		locality: "hasselt",
		street: "Boomgaardstraat",
		houseNumber: "31",
		units: [],
		taken: [
			["A1", "0", "sold"],
			["A2", "0", "sold"],
			["B1", "1", "sold"],
			["B2", "1", "sold"],
			["C1", "2", "option"],
		],
		pictures: ["new-build-1", "living-2", "bathroom-3"],
		changed: "2026-08-21T13:00:00Z",
	},
	{
		id: 18,
		locality: "nivelles",
		street: "Chemin du Verger",
		houseNumber: "4",
		units: [
			["Lot 2", "semi", "0"],
			["Lot 5", "semi", "0"],
			["Lot 6", "terraced", "0"],
		],
		taken: [
			["Lot 1", "0", "sold"],
			["Lot 3", "0", "option"],
			["Lot 4", "0", "sold"],
		],
		pictures: ["new-build-2", "living-1", "kitchen-2"],
		changed: "2026-10-19T07:45:00Z",
	},
	{
		id: 20,
		locality: "oostende",
		street: "Vaartstraat",
		houseNumber: "60",
		units: [
			["101", "flat", "1"],
			["204", "studio", "2"],
			["302", "flat", "3"],
		],
		taken: [
			["102", "1", "rented"],
			["201", "2", "rented"],
			["301", "3", "rented"],
		],
		rent: true,
		pictures: ["new-build-3", "living-3", "bedroom-4"],
		changed: "2026-11-02T16:20:00Z",
	},
];

/** Drafts of all units. Unit A1.2 of project 5 gets `firstId`; the others count from `nextId`. */
export function draftUnits(firstId: number, nextId: number): Draft[] {
	let id = nextId;
	return plans.flatMap((plan) =>
		plan.units.map(([unit, kind, floor], index) => {
			const own = plan.id === 5 && index === 0 ? firstId : id++;
			const wish = { locality: plan.locality, kind, rent: plan.rent ?? false, traits: new Set<string>() };
			const draft = draftProperty(own, wish, { id: plan.id, unit, site: siteOf(plan) });
			return { ...draft, floor: draft.group === "flat" ? Number(floor) : null, floors: draft.group === "flat" ? 1 : 2 };
		}),
	);
}

function siteOf({ id, locality, street, houseNumber, zip }: Plan): Site {
	const place = placeOf(locality);
	const point = pointNear(place, createRandom(id * 613), localityOf(locality).coast);
	return { Street: street, HouseNumber: houseNumber, Zip: zip ?? place.zip, ...point };
}

function projectText([nl, fr, en, de]: Line): Text {
	return toText([nl, withFrenchSpaces(fr), en, de]);
}

/** Feed records of the projects, with the prices of their units. */
export function projectRecords(origin: string, units: readonly Draft[]): Project[] {
	return plans.map((plan) => {
		const own = units.filter((unit) => unit.project?.id === plan.id);
		const place = placeOf(plan.locality);
		const texts = projectTexts[plan.id];
		const document = (paper: "specifications" | "price-list" | "floor-plan", access: "public" | "on-request") =>
			toDocument(origin, `p${plan.id}`, paper, access);
		return {
			ID: plan.id,
			ProjectNumber: `P-${String(plan.id).padStart(3, "0")}`,
			Name: projectText(texts.name),
			Description: projectText(texts.description),
			Language: place.region === "flanders" ? "nl" : place.zip.startsWith("47") ? "de" : "fr",
			PublicAddress: plan.id !== 16,
			BoxNr: null,
			...placeFields(place),
			...siteOf(plan),
			Delivery: projectText(texts.delivery),
			Technical: projectText(texts.technical),
			Situation: projectText(texts.situation),
			PriceList: own.map((unit) => ({ Unit: unit.project?.unit, PropertyID: unit.id, Price: unit.price })),
			Constructions: constructionsOf(plan, own),
			Pictures: toPictures(origin, plan.pictures),
			Documents:
				plan.units.length === 0 ? [] : [document("price-list", "public"), document("specifications", "on-request")],
			ExternalUrl: plan.externalUrl ?? null,
			OwnerIDs: [],
			LastChangedDate: plan.changed,
		};
	});
}

function constructionsOf(plan: Plan, units: readonly Draft[]): Project["Constructions"] {
	const free = plan.units.map(([name, , floor], index) => ({
		Unit: name,
		Floor: floor,
		Status: "for-sale",
		Requirement: requirementOf(units[index]!),
		PropertyID: units[index]!.id,
	}));
	const taken = plan.taken.map(([name, floor, status]) => ({
		Unit: name,
		Floor: floor,
		Status: status,
		Requirement: null,
		PropertyID: null,
	}));
	return [...free, ...taken].toSorted((first, second) => first.Unit.localeCompare(second.Unit, "en"));
}

function requirementOf({ bedrooms, living, kind }: Draft): Text {
	const m2 = `${living}\u00a0m²`;
	if (kind === "studio") return { nl: `Studio, ${m2}`, fr: `Studio, ${m2}`, en: `Studio, ${m2}`, de: `Studio, ${m2}` };
	if (bedrooms === 1) {
		return { nl: `1 slaapkamer, ${m2}`, fr: `1 chambre, ${m2}`, en: `1 bedroom, ${m2}`, de: `1 Schlafzimmer, ${m2}` };
	}
	return {
		nl: `${bedrooms} slaapkamers, ${m2}`,
		fr: `${bedrooms} chambres, ${m2}`,
		en: `${bedrooms} bedrooms, ${m2}`,
		de: `${bedrooms} Schlafzimmer, ${m2}`,
	};
}
