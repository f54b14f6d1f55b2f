import type { Property } from "../../app/domain/property/property.ts";
import { addDays } from "../../app/domain/viewings/calendar.ts";
import type { Draft } from "./drafts.ts";
import * as words from "./vocabulary.ts";

/** Energy certificates are valid for ten years in all three Belgian regions and in Luxembourg. */
const CERTIFICATE_DAYS = 3650;

/** Luxembourg's energy classes with their upper limits of primary energy in kWh/m² per year. */
const LUXEMBOURG_CLASSES = [
	[45, "A"],
	[95, "B"],
	[125, "C"],
	[145, "D"],
	[210, "E"],
	[295, "F"],
	[395, "G"],
	[530, "H"],
] as const;

/** Share of the energy use that depends on the insulation. */
const INSULATION_SHARE = 0.8;

/** Project with geothermal heat in its technical text; the others use air as a source. */
const GEOTHERMAL_PROJECT = 5;

const modernFrames = ["aluminium", "wood", "pvc"] as const;
const olderFrames = ["wood", "pvc"] as const;

/** Energy class on Luxembourg's certificate. */
export function luxembourgClass(energy: number): string {
	return LUXEMBOURG_CLASSES.find(([limit]) => energy <= limit)?.[1] ?? "I";
}

/** Feed fields on construction and equipment. */
export function buildingFields(draft: Draft): Partial<Property> {
	const { group, condition, kind, year, random } = draft;
	if (group === "land") return { Destination: destinationOf(draft) };
	if (group === "garage")
		return { ConstructionYear: year, FloorCovering: words.floors.concrete, Destination: destinationOf(draft) };
	const modern = condition === "new" || condition === "renovated";
	const lived = group !== "business";
	return {
		ConstructionYear: year,
		RenovationYear: draft.renovationYear,
		HeatingType: words.heating[heatingOf(draft)],
		Kitchen: lived || kind === "catering" || kind === "shopWithFlat" ? words.kitchens[kitchenOf(draft)] : null,
		WindowGlazing: words.glazing[glazingOf(draft)],
		WindowFrame: words.frames[random.pick(modern ? modernFrames : olderFrames)],
		RoofType: lived && group === "flat" ? null : words.roofs[roofOf(draft)],
		RoofMaterial: group === "flat" ? null : words.roofMaterials[roofMaterialOf(draft)],
		RoofCondition: group === "flat" ? null : words.roofConditions[roofConditionOf(draft)],
		FloorCovering: words.floors[floorOf(draft)],
		Condition: words.conditions[condition],
		ArchitectureStyle: styleOf(draft),
		Destination: destinationOf(draft),
		Elevator: group === "flat" || kind === "office" ? draft.lift : null,
		Access: accessOf(draft),
		TerraceOrientation: draft.terrace === null ? null : draft.orientation,
		GardenOrientation: draft.garden === null ? null : draft.orientation,
	};
}

/** Set for homes likely to suit a wheelchair user: at street level, and in new or renovated flats. */
function accessOf({ id, group, kind, condition, lift, parkings, garages }: Draft): Property["Access"] {
	const isLevel = kind === "ground" || kind === "bungalow";
	const isNew = condition === "new";
	if (!isLevel && !(group === "flat" && (isNew || condition === "renovated"))) return null;
	return {
		StepFreeEntrance: isLevel || lift,
		DoorWidth: (isNew ? 88 : 73) + (id % 13),
		LiftDoorWidth: lift ? (isNew ? 90 : 80) : null,
		StepFreeShower: isNew || (isLevel && condition === "renovated"),
		ParkingWithin50m: (parkings ?? 0) + (garages ?? 0) > 0,
	};
}

/** Energy figures and certificates that the region requires in an advert. */
export function energyFields(draft: Draft, changed: string): Partial<Property> {
	const { energy, place, living, id, random, condition, project } = draft;
	if (energy === null) return {};
	const issued = addDays(changed, -random.int(20, 700));
	const certificate = {
		EnergyPerformance: energy,
		EnergyCertificateEndDate: addDays(issued, CERTIFICATE_DAYS),
		EnergyCertificateNumber: certificateNumber(draft, issued),
	};
	const co2 = Math.round(energy * (0.19 + random.next() * 0.03));
	if (place.region === "luxembourg") {
		const shell = Math.round(energy * INSULATION_SHARE);
		return { ...certificate, EPCLabelText: luxembourgClass(energy), InsulationClass: luxembourgClass(shell) };
	}
	if (place.region === "brussels") return { ...certificate, CO2Emission: co2 };
	if (place.region === "wallonia") return { ...certificate, EPCTotal: energy * living, CO2Emission: co2 };
	const eLevel = project === null || condition !== "new" ? null : 10 + (id % 15);
	return { ...certificate, EPCTotal: random.chance(0.6) ? energy * living : null, ELevel: eLevel };
}

function certificateNumber({ place, id, random }: Draft, issued: string): string {
	const digits = String(random.int(1_000_000, 9_999_999));
	if (place.region === "flanders") return `${issued.replaceAll("-", "")}-000${digits}-RES-1`;
	if (place.region === "wallonia") return `${issued.replaceAll("-", "")}0${id}${digits.slice(0, 2)}`;
	return place.region === "brussels"
		? `${issued.replaceAll("-", "")}-0000${digits}-01-8`
		: `P.${issued.replaceAll("-", "")}.${id}`;
}

function heatingOf({ condition, group, kind, place, year, project, random }: Draft): keyof typeof words.heating {
	if (project !== null) return project.id === GEOTHERMAL_PROJECT ? "groundHeatPump" : "heatPump";
	if (kind === "farmhouse" && condition === "renovated") return random.pick(["pellets", "heatPump"]);
	if (condition === "renovate" && year < 1960 && group === "house") return random.pick(["stoves", "oil"]);
	if (group === "flat") return random.pick(["gas", "collective", "collective"]);
	if (place.region === "wallonia" && group === "house") return random.pick(["oil", "gas"]);
	return condition === "renovated" && random.chance(0.3) ? "heatPump" : "gas";
}

function kitchenOf({ kind, condition, random }: Draft): keyof typeof words.kitchens {
	if (kind === "studio") return "kitchenette";
	if (condition === "renovate") return random.pick(["basic", "none"]);
	if (condition === "refresh") return "basic";
	return condition === "good" ? "full" : random.pick(["open", "full"]);
}

function glazingOf({ condition, random }: Draft): keyof typeof words.glazing {
	if (condition === "new") return "triple";
	if (condition === "renovated") return "highYield";
	if (condition === "renovate") return random.pick(["single", "mixed"]);
	return condition === "refresh" ? random.pick(["mixed", "double"]) : "double";
}

function roofOf({ kind, year, random }: Draft): keyof typeof words.roofs {
	if (kind === "mansion") return "mansard";
	if (kind === "villa" && year > 1995) return random.pick(["flat", "hipped"]);
	if (kind === "villa" || kind === "bungalow") return random.pick(["hipped", "gable"]);
	return kind === "warehouse" || kind === "workshop" || kind === "office" ? "flat" : "gable";
}

function roofMaterialOf(draft: Draft): keyof typeof words.roofMaterials {
	const roof = draft.kind === "office" || draft.kind === "warehouse" || draft.kind === "workshop" ? "flat" : null;
	if (roof === "flat") return "membrane";
	return draft.place.region === "wallonia" || draft.place.region === "luxembourg" || draft.kind === "mansion"
		? "slate"
		: "tiles";
}

function roofConditionOf({ condition }: Draft): keyof typeof words.roofConditions {
	if (condition === "renovate") return "old";
	return condition === "renovated" || condition === "new" ? "new" : "good";
}

function floorOf({ kind, condition, year, random }: Draft): keyof typeof words.floors {
	if (kind === "warehouse" || kind === "workshop") return "concrete";
	if (year < 1930 && condition !== "renovated") return "cement";
	return condition === "new" || condition === "renovated"
		? random.pick(["oak", "tiles"])
		: random.pick(["tiles", "laminate"]);
}

function styleOf({ kind, year, random }: Draft): words.Text | null {
	if (kind === "mansion") return year > 1924 ? words.styles.artDeco : words.styles.mansion;
	if (kind === "farmhouse") return words.styles.country;
	if (kind === "villa")
		return year > 2000 ? words.styles.contemporary : year < 1975 ? words.styles.modernist : words.styles.classic;
	return kind === "bungalow" && random.chance(0.5) ? words.styles.modernist : null;
}

function destinationOf({ kind, place, group }: Draft): words.Text {
	if (kind === "field") return words.destinations.agricultural;
	if (kind === "warehouse" || kind === "workshop") return words.destinations.business;
	const rural = kind === "farmhouse" || (group === "land" && place.region === "wallonia");
	return rural ? words.destinations.rural : words.destinations.residential;
}
