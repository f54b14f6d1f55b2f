import type { Words } from "../../../../app/domain/language";
import { isRecord } from "../../../../app/domain/records";
import { asText, countOf, figureOf, flagOf, numberOf, textOf } from "../values";
import { type DetailWords, extrasOf, noWords } from "./extras";
import {
	delimitedFloodZone,
	destinations,
	doubleGlazing,
	floodZones,
	floors,
	glazing,
	heaters,
	heatingGroups,
	kitchens,
	orientations,
} from "./vocabulary";

type Fields = Readonly<Record<string, unknown>>;

type Detail = { value: unknown; choice: unknown };

/** Ids of Whise's details. Ids on one line are read together: alternatives, a sum or coordinates. */
const ids = {
	constructionYear: 14,
	garages: 19,
	buildingOrientation: 23,
	frontWidth: [713, 26],
	constructedSurface: 27,
	heatingGroup: 53,
	toilets: 55,
	showerRooms: 57,
	floors: 15,
	charges: 301,
	lift: 372,
	doubleGlazing: 461,
	renovationYear: 585,
	judgment: 691,
	drains: 724,
	electricity: 757,
	gas: 1760,
	water: 1772,
	permit: 808,
	allotmentPermit: 812,
	groundCertificate: 820,
	terraceSurface: 874,
	parkings: [998, 999],
	heater: 1020,
	floorCovering: 1183,
	kitchen: 1595,
	glazing: 1634,
	cadastralIncome: 1733,
	preemption: 1734,
	destination: 1736,
	gardenOrientation: 1737,
	electricityCertificate: 1793,
	place: [1849, 1850],
	title: 1914,
	energyLabel: 2056,
	energyPerformance: 2089,
	co2: 2090,
	possibleFlood: 2222,
	floodZone: 2223,
	energyTotal: 2390,
	certificateNumber: 2391,
	summons: 2712,
	certificateEnd: 2776,
} as const;

const read: ReadonlySet<unknown> = new Set(Object.values(ids).flat());

const NO_SUMMONS = 1837;
const electricityCertificates = new Map<unknown, boolean>([
	[1454, true],
	[1455, false],
	[1456, false],
]);
const NO_FLOOD = 1233;
const DELIMITED = 1231;
const RIVERSIDE = 1232;

/** Whether an estate has details without a field in the feed. */
export function hasOthers(list: readonly Fields[]): boolean {
	return list.some(isOther);
}

function isOther({ id }: Fields): boolean {
	return !read.has(numberOf(id));
}

/** Converts details to fields of the feed and extras. `unread`: ids of details that cannot be converted. */
export function fieldsOfDetails(list: readonly Fields[], language: string, words: DetailWords = noWords()) {
	const details = new Map<unknown, Detail>(
		list.map(({ id, value, enum: chosen }) => [
			numberOf(id),
			{ value: textOf(value), choice: numberOf(fieldsOf(chosen).id) },
		]),
	);
	const value = (id: number) => details.get(id)?.value ?? null;
	/** Id of the chosen value; some responses contain it in place of the text. */
	const choice = (id: number) => details.get(id)?.choice ?? numberOf(value(id));
	const said = (id: number, vocabulary: ReadonlyMap<unknown, Words>) =>
		vocabulary.get(choice(id)) ?? inLanguage(value(id), language);
	const [x, y] = ids.place;
	const others = list
		.filter(isOther)
		.map((detail) => ({ id: numberOf(detail.id), extras: extrasOf(detail, language, words) }));
	return {
		fields: {
			ConstructionYear: figureOf(value(ids.constructionYear), "number"),
			RenovationYear: figureOf(value(ids.renovationYear), "number"),
			Garages: countOf(value(ids.garages)),
			Parkings: sum(ids.parkings.map((id) => countOf(value(id)))),
			Toilets: countOf(value(ids.toilets)),
			ShowerRooms: countOf(value(ids.showerRooms)),
			Floors: countOf(value(ids.floors)),
			FrontWidth: ids.frontWidth.map((id) => figureOf(value(id), "length")).find((width) => width !== null) ?? null,
			ConstructedSurface: figureOf(value(ids.constructedSurface), "surface"),
			TerraceSurface: figureOf(value(ids.terraceSurface), "surface"),
			GardenOrientation:
				orientations.get(choice(ids.gardenOrientation)) ?? orientations.get(choice(ids.buildingOrientation)) ?? null,
			Kitchen: said(ids.kitchen, kitchens),
			HeatingType: together(said(ids.heater, heaters), said(ids.heatingGroup, heatingGroups)),
			WindowGlazing: said(ids.glazing, glazing) ?? (flagOf(value(ids.doubleGlazing)) === true ? doubleGlazing : null),
			FloorCovering: said(ids.floorCovering, floors),
			Destination: said(ids.destination, destinations),
			Lift: flagOf(value(ids.lift)),
			CadastralIncome: figureOf(value(ids.cadastralIncome), "money"),
			ChargesRenter: figureOf(value(ids.charges), "money"),
			EPCTotal: figureOf(value(ids.energyTotal), "energyTotal"),
			CO2Emission: figureOf(value(ids.co2), "co2"),
			EnergyCertificateNumber: value(ids.certificateNumber),
			EnergyCertificateEndDate: americanDay(value(ids.certificateEnd)),
			...floodOf(choice(ids.possibleFlood), choice(ids.floodZone), inLanguage(value(ids.possibleFlood), language)),
			Permit: flagOf(value(ids.permit)),
			AllotmentPermit: flagOf(value(ids.allotmentPermit)),
			PreemptiveRights: flagOf(value(ids.preemption)),
			Summons: summonsOf(choice(ids.summons), flagOf(value(ids.judgment))),
			GroundCertificate: flagOf(value(ids.groundCertificate)),
			ElectricityCertificate:
				electricityCertificates.get(choice(ids.electricityCertificate)) ?? flagOf(value(ids.electricityCertificate)),
			ElectricityConnection: flagOf(value(ids.electricity)),
			Gas: flagOf(value(ids.gas)),
			Extras: others.flatMap(({ extras }) => extras ?? []),
			Water: flagOf(value(ids.water)),
			DrainConnection: flagOf(value(ids.drains)),
		},
		place: [value(x), value(y)] as const,
		energyPerformance: value(ids.energyPerformance),
		energyLabel: value(ids.energyLabel),
		title: value(ids.title),
		unread: others.filter(({ extras }) => extras === null).map(({ id }) => id),
	};
}

export function fieldsOf(value: unknown): Fields {
	return isRecord(value) ? value : {};
}

export function inLanguage(value: unknown, language: string): Record<string, unknown> | null {
	return value === null || value === undefined ? null : { [language]: value };
}

function sum(counts: readonly unknown[]): unknown {
	const said = counts.filter((count) => count !== null);
	if (said.length === 0) return null;
	return said.reduce<unknown>(
		(total, count) => (typeof total === "number" && typeof count === "number" ? total + count : count),
		0,
	);
}

/** Joins heater and heating group, such as `Gas, individual`, in every language that has both. */
function together(heater: Record<string, unknown> | null, group: Record<string, unknown> | null): unknown {
	if (!heater || !group) return heater ?? group;
	return Object.fromEntries(
		Object.entries(heater).map(([language, text]) => [
			language,
			group[language] === undefined ? text : `${text}, ${group[language]}`,
		]),
	);
}

function floodOf(risk: unknown, zone: unknown, said: Record<string, unknown> | null) {
	const known = floodZones.get(risk);
	return {
		FloodRisk: known ? risk !== NO_FLOOD : null,
		FloodZone: zone === DELIMITED ? delimitedFloodZone : (known ?? said),
		RiverbankZone: zone === RIVERSIDE ? true : zone === DELIMITED ? false : null,
	};
}

function summonsOf(kind: unknown, judgment: unknown): unknown {
	if (kind === null) return judgment;
	return kind === NO_SUMMONS ? judgment === true : true;
}

/** Converts a US date of a certificate, `07/31/2030 00:00`, to ISO 8601. */
function americanDay(value: unknown): unknown {
	const [, month, day, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})(?:\s|$)/.exec(asText(value)) ?? [];
	if (!month || !day) return value;
	return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
