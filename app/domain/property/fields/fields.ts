import { isOneOf } from "../../records.ts";
import type { Property } from "../property";

/** Groups of fields in display order. */
export const fieldGroups = [
	"rooms",
	"surfaces",
	"plot",
	"building",
	"access",
	"energy",
	"risk",
	"mobiscore",
	"deal",
	"costs",
	"coOwnership",
	"flags",
	"other",
] as const;

export type FieldGroup = (typeof fieldGroups)[number];

export type FieldUnit =
	| "m2"
	| "m"
	| "cm"
	| "kwhPerM2Year"
	| "kwhPerYear"
	| "kgCo2PerM2Year"
	| "eur"
	| "eurPerMonth"
	| "percent"
	| "months"
	| "years"
	| "outOfTen";

/**
 * Kind of a field; decides its format. `amenity` is a flag shown only when true; `rate` is a percentage up to 100 and
 * euro above; `deposit` is a number of months up to 24 and euro above, because agencies send both; `occupied` is a flag
 * for a home where the seller stays; `heads` are the persons on whose lives an annuity is paid.
 */
export type FieldKind =
	| "count"
	| "surface"
	| "length"
	| "width"
	| "year"
	| "money"
	| "monthly"
	| "rate"
	| "deposit"
	| "years"
	| "text"
	| "code"
	| "flag"
	| "amenity"
	| "occupied"
	| "heads"
	| "date"
	| "moment"
	| "energy"
	| "energyTotal"
	| "energyLabel"
	| "co2"
	| "number"
	| "score"
	| "floodScore"
	| "orientation"
	| "facade";

/** Keys of the parts of record fields: `Record.Part`. */
type PartsOf<Name extends keyof Property> = Name extends keyof Property
	? `${Name}.${Extract<keyof NonNullable<Property[Name]>, string>}`
	: never;

export const recordFields = [
	"Mobiscore",
	"LifeAnnuity",
	"PublicSale",
	"Season",
	"NewBuild",
	"CoOwnership",
	"Access",
	"Plot",
] as const satisfies readonly (keyof Property)[];

export function isRecordField(name: string): boolean {
	return isOneOf(recordFields, name);
}

export type FieldKey = keyof Property | PartsOf<(typeof recordFields)[number]>;

export type PropertyField = { group: FieldGroup; key: FieldKey; kind: FieldKind; unit: FieldUnit | null };

const units: Partial<Record<FieldKind, FieldUnit>> = {
	surface: "m2",
	length: "m",
	width: "cm",
	money: "eur",
	monthly: "eurPerMonth",
	rate: "percent",
	deposit: "months",
	years: "years",
	energy: "kwhPerM2Year",
	energyTotal: "kwhPerYear",
	co2: "kgCo2PerM2Year",
	score: "outOfTen",
};

function rows(group: FieldGroup, kinds: readonly (readonly [FieldKey, FieldKind])[]): PropertyField[] {
	return kinds.map(([key, kind]) => ({ group, key, kind, unit: units[kind] ?? null }));
}

/** Every field of a property shown as 'label: value', in display order. Source: specification, section 3. */
export const propertyFields: readonly PropertyField[] = [
	...rows("rooms", [
		["Bedrooms", "count"],
		["Bathrooms", "count"],
		["ShowerRooms", "count"],
		["Toilets", "count"],
		["Garages", "count"],
		["Parkings", "count"],
		["ExternalParkings", "count"],
		["Floors", "count"],
		["FloorNumber", "count"],
		["Facades", "count"],
		["FacadeType", "facade"],
	]),
	...rows("surfaces", [
		["LivingSurface", "surface"],
		["TotalSurface", "surface"],
		["GroundSurface", "surface"],
		["ConstructedSurface", "surface"],
		["GardenSurface", "surface"],
		["TerraceSurface", "surface"],
		["StoreSurface", "surface"],
		["PlotWidth", "length"],
		["FrontWidth", "length"],
	]),
	...rows("plot", [
		["Plot.Depth", "length"],
		["Plot.Storeys", "count"],
		["Plot.PermitDate", "date"],
		["Plot.FreeOfBuilder", "flag"],
	]),
	...rows("building", [
		["ConstructionYear", "year"],
		["RenovationYear", "year"],
		["Condition", "text"],
		["HeatingType", "text"],
		["Kitchen", "text"],
		["WindowGlazing", "text"],
		["WindowFrame", "text"],
		["RoofType", "text"],
		["RoofMaterial", "text"],
		["RoofCondition", "text"],
		["FloorCovering", "text"],
		["ArchitectureStyle", "text"],
		["Destination", "text"],
		["Elevator", "flag"],
		["TerraceOrientation", "orientation"],
		["GardenOrientation", "orientation"],
	]),
	...rows("access", [
		["Access.StepFreeEntrance", "flag"],
		["Access.DoorWidth", "width"],
		["Access.LiftDoorWidth", "width"],
		["Access.StepFreeShower", "flag"],
		["Access.ParkingWithin50m", "flag"],
	]),
	...rows("energy", [
		["EPCLabelText", "energyLabel"],
		["InsulationClass", "code"],
		["EnergyPerformance", "energy"],
		["EPCTotal", "energyTotal"],
		["CO2Emission", "co2"],
		["ELevel", "number"],
		["EnergyCertificateNumber", "code"],
		["EnergyCertificateEndDate", "date"],
	]),
	...rows("risk", [
		["FloodRisk", "flag"],
		["FloodZone", "text"],
		["GScore", "floodScore"],
		["PScore", "floodScore"],
		["RiverbankZone", "flag"],
		["AsbestosType", "text"],
		["AsbestosDate", "date"],
		["GroundCertificate", "flag"],
		["ElectricityCertificate", "flag"],
		["GasCertificate", "flag"],
		["Heritage", "flag"],
		["Servitudes", "flag"],
		["ExtraRoomsPossible", "flag"],
	]),
	...rows("mobiscore", [
		["Mobiscore.Total", "score"],
		["Mobiscore.Education", "score"],
		["Mobiscore.Shops", "score"],
		["Mobiscore.Leisure", "score"],
		["Mobiscore.Health", "score"],
		["Mobiscore.PublicTransport", "score"],
		["Mobiscore.Services", "score"],
		["Mobiscore.Green", "score"],
	]),
	...rows("deal", [
		["LifeAnnuity.Bouquet", "money"],
		["LifeAnnuity.Annuity", "monthly"],
		["LifeAnnuity.Indexed", "flag"],
		["LifeAnnuity.Occupied", "occupied"],
		["LifeAnnuity.Heads", "heads"],
		["LifeAnnuity.MaximumYears", "years"],
		["PublicSale.StartPrice", "money"],
		["PublicSale.From", "moment"],
		["PublicSale.Until", "moment"],
		["PublicSale.Notary", "code"],
		["Season.PricePerWeek", "money"],
		["Season.PricePerNight", "money"],
		["Season.SleepingPlaces", "count"],
		["Season.RegistrationNumber", "code"],
	]),
	...rows("costs", [
		["CadastralIncome", "money"],
		["RealEstateTax", "money"],
		["StartPrice", "money"],
		["OptionPrice", "money"],
		["GroundPart", "money"],
		["BuildingCost", "money"],
		["ConstructionCost", "money"],
		["NewBuild.GroundPart", "money"],
		["NewBuild.ConstructionPart", "money"],
		["NewBuild.VatRate", "rate"],
		["Vat", "rate"],
		["VatValue", "money"],
		["RegistrationRights", "money"],
		["RegisteredRight", "rate"],
		["NotaryFee", "money"],
		["NotaryFeeWithVat", "money"],
		["AgencyCost", "money"],
		["VariousCosts", "money"],
		["TotalCost", "money"],
		["ChargesOwner", "money"],
		["ChargesRenter", "money"],
		["RentDeposit", "deposit"],
		["DepositAmount", "money"],
		["RenterInventoryCost", "money"],
	]),
	...rows("coOwnership", [
		["CoOwnership.Shares", "code"],
		["CoOwnership.MonthlyCharges", "monthly"],
		["CoOwnership.ReserveFund", "money"],
		["CoOwnership.PendingWorks", "text"],
		["CoOwnership.Lawsuits", "flag"],
		["CoOwnership.Syndic", "code"],
		["CoOwnership.Units", "count"],
	]),
	...rows("flags", [
		["Furnished", "flag"],
		["Terrace", "amenity"],
		["Garden", "amenity"],
		["Garage", "amenity"],
		["Cellar", "amenity"],
		["Attic", "amenity"],
		["Lift", "amenity"],
		["Gas", "flag"],
		["Water", "flag"],
		["ElectricityConnection", "flag"],
		["DrainConnection", "flag"],
		["Permit", "flag"],
		["AllotmentPermit", "flag"],
		["Summons", "flag"],
		["PreemptiveRights", "flag"],
	]),
	...rows("other", [
		["Availability", "text"],
		["AvailableFrom", "date"],
		["Inventory", "text"],
		["MinimumIncome", "money"],
		["MaximumPersons", "count"],
		["Reference", "code"],
		["UniqueCode", "code"],
	]),
];

/** Amounts that deals with their own terms show as the price. */
export const amountsOfDeals = [
	"LifeAnnuity.Bouquet",
	"LifeAnnuity.Annuity",
	"PublicSale.StartPrice",
	"Season.PricePerWeek",
	"Season.PricePerNight",
	"Season.Seasons",
] as const satisfies readonly FieldKey[];

/**
 * Fields from which an unpublished price can be derived. They are hidden with it everywhere: the import does not store
 * them, and no page shows them.
 */
export const fieldsThatRevealThePrice = [
	...amountsOfDeals,
	"NewBuild.GroundPart",
	"NewBuild.ConstructionPart",
	"NewBuild.VatRate",
	"StartPrice",
	"OptionPrice",
	"GroundPart",
	"BuildingCost",
	"ConstructionCost",
	"Vat",
	"VatValue",
	"RegistrationRights",
	"RegisteredRight",
	"NotaryFee",
	"NotaryFeeWithVat",
	"AgencyCost",
	"VariousCosts",
	"TotalCost",
	"RentDeposit",
	"DepositAmount",
	"MinimumIncome",
] as const satisfies readonly FieldKey[];
