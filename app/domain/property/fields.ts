import type { Mobiscore, Property } from "./property";

/** Groups of fields in the order in which a page shows them. */
export const fieldGroups = [
	"rooms",
	"surfaces",
	"building",
	"energy",
	"risk",
	"mobiscore",
	"costs",
	"flags",
	"other",
] as const;

export type FieldGroup = (typeof fieldGroups)[number];

export type FieldUnit =
	| "m2"
	| "m"
	| "kwhPerM2Year"
	| "kwhPerYear"
	| "kgCo2PerM2Year"
	| "eur"
	| "percent"
	| "months"
	| "outOfTen";

/**
 * What a field holds and so how it reads. `amenity` is a flag worth a line only when it is true; `rate` is a percentage
 * up to 100 and euro above; `deposit` is a number of months up to 24 and euro above, because agencies send both.
 */
export type FieldKind =
	| "count"
	| "surface"
	| "length"
	| "year"
	| "money"
	| "rate"
	| "deposit"
	| "text"
	| "code"
	| "flag"
	| "amenity"
	| "date"
	| "energy"
	| "energyTotal"
	| "energyLabel"
	| "co2"
	| "number"
	| "score"
	| "floodScore"
	| "orientation"
	| "facade";

export type FieldKey = keyof Property | `Mobiscore.${keyof Mobiscore}`;

export type PropertyField = { group: FieldGroup; key: FieldKey; kind: FieldKind; unit: FieldUnit | null };

const units: Partial<Record<FieldKind, FieldUnit>> = {
	surface: "m2",
	length: "m",
	money: "eur",
	rate: "percent",
	deposit: "months",
	energy: "kwhPerM2Year",
	energyTotal: "kwhPerYear",
	co2: "kgCo2PerM2Year",
	score: "outOfTen",
};

function rows(group: FieldGroup, kinds: readonly (readonly [FieldKey, FieldKind])[]): PropertyField[] {
	return kinds.map(([key, kind]) => ({ group, key, kind, unit: units[kind] ?? null }));
}

/** Every field of a property that reads as 'label: value', in display order. Source: specification, section 3. */
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
	...rows("costs", [
		["CadastralIncome", "money"],
		["RealEstateTax", "money"],
		["StartPrice", "money"],
		["OptionPrice", "money"],
		["GroundPart", "money"],
		["BuildingCost", "money"],
		["ConstructionCost", "money"],
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

/** Fields that read some other way: in the price, the address, the title, the badge, the media or not at all. */
export const fieldsElsewhere: readonly (keyof Property)[] = [
	"ID",
	"OfficeID",
	"State",
	"ProjectID",
	"Language",
	"Goal",
	"Status",
	"Marquee",
	"MarqueeName",
	"WebID",
	"MainTypeID",
	"TypeID",
	"Title",
	"Description",
	"PublishPrice",
	"Price",
	"PriceUnit",
	"PriceUnitText",
	"MonthlyRent",
	"RentPrice",
	"PublishAddress",
	"Street",
	"HouseNumber",
	"BoxNr",
	"Zip",
	"City",
	"CountryID",
	"CountryName",
	"Latitude",
	"Longitude",
	"Pictures",
	"Videos",
	"VirtualTour",
	"Documents",
	"Manager",
	"OwnerIDs",
	"Draft",
	"CreatedDate",
	"LastChangedDate",
];

/**
 * Fields from which a price that is not published can be worked out. They are hidden with it, everywhere: the import
 * stores none of them, and a page shows none.
 */
export const fieldsThatRevealThePrice = [
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
] as const satisfies readonly (keyof Property)[];
