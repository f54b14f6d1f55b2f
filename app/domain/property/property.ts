import * as z from "zod";
import { longMultilingualSchema, multilingualSchema } from "../feed/multilingual";
import {
	coOwnershipSchema,
	lifeAnnuitySchema,
	newBuildSchema,
	openHouseSchema,
	plotSchema,
	publicSaleSchema,
	seasonSchema,
} from "./deal-schemas";
import { deals } from "./deals";
import {
	addressSchema as address,
	addressFields,
	amountSchema as amount,
	codeSchema,
	countSchema as count,
	dateSchema,
	depositSchema,
	figure,
	flagSchema as flag,
	keySchema,
	lengthSchema as length,
	rateSchema as rate,
	surfaceSchema as surface,
	textSchema as text,
	yearSchema as year,
} from "./field-schemas";
import { HIGHEST_ID } from "./rules";

const HIGHEST_WIDTH = 1_000;
/** In cm. */
const width = z.number().min(0).max(HIGHEST_WIDTH).nullish();

/** Accessibility facts that people with reduced mobility need before a viewing. */
const accessSchema = z.object({
	StepFreeEntrance: flag,
	/** The narrowest door on the way in. */
	DoorWidth: width,
	LiftDoorWidth: width,
	StepFreeShower: flag,
	ParkingWithin50m: flag,
});

/** Rules need no validator, so pages import them without one. */
export * from "./rules";

/** An identifier in the agency's system. */
export const idSchema = z.int().min(1).max(HIGHEST_ID);

const longText = longMultilingualSchema.nullish();
const score = z.number().min(0).max(10).nullish();

/** One width of a picture in px, for systems that provide several. */
const pictureSizeSchema = z.object({ Url: address, Width: z.int().min(1).max(20_000) });

export const pictureSchema = z.object({
	Url: address,
	Order: z.number().nullish(),
	Caption: text,
	/** The same picture at smaller widths. */
	Sizes: z.array(pictureSizeSchema).max(10).nullish(),
});

/** States of a property still on the market. Contract: the values of the filter `state`. */
export const dealStates = ["under-option", "under-offer"] as const;

export type DealState = (typeof dealStates)[number];

export const documentSchema = z.object({
	ID: keySchema,
	Name: text,
	Url: address.nullish(),
	Access: z.enum(["public", "on-request"]).nullish(),
});

/** A fact from the agency's system that has no field of its own. `Key` is the system's own name. */
const extraSchema = z.object({
	Key: keySchema,
	Label: multilingualSchema,
	Value: z.union([z.boolean(), z.number(), multilingualSchema]),
	Unit: z.enum(["m2", "m", "eur"]).nullish(),
});

export const mobiscoreSchema = z.object({
	Total: score,
	Education: score,
	Shops: score,
	Leisure: score,
	Health: score,
	PublicTransport: score,
	Services: score,
	Green: score,
});

/**
 * One property, with the field names of the agency's feed. Surfaces in m², lengths in m, money in euro,
 * EnergyPerformance in kWh/m² per year, EPCTotal in kWh per year, CO2Emission in kg/m² per year. Only ID and Goal are
 * required.
 */
export const propertySchema = z.object({
	ID: idSchema,
	Reference: codeSchema,
	UniqueCode: codeSchema,
	/** Land register reference, such as `Gent 7, section C, 412 K`. Used in documents, never on a page. */
	CadastralReference: codeSchema,
	ProjectID: idSchema.nullish(),
	/** The agency's office responsible for the property, if the system names one. */
	OfficeID: codeSchema,
	Language: z.string().max(16).nullish(),
	Goal: z.int().min(0).max(100),
	/** The kind of deal; when absent, the goal decides. */
	Deal: z.enum(deals).nullish(),
	Status: z.int().min(0).max(6).nullish(),
	/** Only applies to an active status: sold and rented take precedence. */
	State: z.enum(dealStates).nullish(),
	Marquee: z.number().nullish(),
	MarqueeName: text,
	WebID: z.int().nullish(),
	MainTypeID: idSchema.nullish(),
	TypeID: idSchema.nullish(),
	Title: text,
	Description: longText,

	PublishPrice: flag,
	Price: amount,
	PriceUnit: z.number().nullish(),
	PriceUnitText: text,
	MonthlyRent: amount,
	RentPrice: amount,
	LifeAnnuity: lifeAnnuitySchema.nullish(),
	PublicSale: publicSaleSchema.nullish(),
	Season: seasonSchema.nullish(),
	NewBuild: newBuildSchema.nullish(),

	PublishAddress: flag,
	...addressFields,

	Bedrooms: count,
	Bathrooms: count,
	ShowerRooms: count,
	Toilets: count,
	Garages: count,
	Parkings: count,
	ExternalParkings: count,
	Floors: count,
	FloorNumber: z.int().min(-20).max(500).nullish(),
	Facades: count,
	FacadeType: codeSchema,

	TotalSurface: surface,
	GroundSurface: surface,
	LivingSurface: surface,
	ConstructedSurface: surface,
	GardenSurface: surface,
	TerraceSurface: surface,
	StoreSurface: surface,
	PlotWidth: length,
	FrontWidth: length,
	Plot: plotSchema.nullish(),

	ConstructionYear: year,
	RenovationYear: year,
	HeatingType: text,
	Kitchen: text,
	WindowGlazing: text,
	WindowFrame: text,
	RoofType: text,
	RoofMaterial: text,
	RoofCondition: text,
	FloorCovering: text,
	Condition: text,
	ArchitectureStyle: text,
	Destination: text,
	Elevator: flag,
	TerraceOrientation: codeSchema,
	GardenOrientation: codeSchema,

	EnergyPerformance: figure("energy", z.number().min(-10_000).max(100_000).nullish()),
	EPCTotal: figure("energyTotal", z.number().min(-100_000_000).max(100_000_000).nullish()),
	EPCLabelText: codeSchema,
	EnergyCertificateNumber: codeSchema,
	EnergyCertificateEndDate: dateSchema,
	CO2Emission: figure("co2", z.number().min(-10_000).max(100_000).nullish()),
	/** Luxembourg's class of thermal insulation, in addition to the energy class. */
	InsulationClass: codeSchema,
	ELevel: z.number().min(-1_000).max(1_000).nullish(),

	AsbestosType: text,
	AsbestosDate: dateSchema,
	FloodRisk: flag,
	FloodZone: text,
	GScore: codeSchema,
	PScore: codeSchema,
	RiverbankZone: flag,
	GroundCertificate: flag,
	ElectricityCertificate: flag,
	GasCertificate: flag,
	Heritage: flag,
	Servitudes: flag,
	ExtraRoomsPossible: flag,
	Mobiscore: mobiscoreSchema.nullish(),

	CadastralIncome: amount,
	NotaryFee: amount,
	NotaryFeeWithVat: rate,
	RegistrationRights: amount,
	VariousCosts: amount,
	TotalCost: amount,
	BuildingCost: amount,
	Vat: rate,
	VatValue: amount,
	GroundPart: amount,
	ConstructionCost: amount,
	RealEstateTax: amount,
	RegisteredRight: rate,
	ChargesOwner: amount,
	ChargesRenter: amount,
	RentDeposit: depositSchema,
	DepositAmount: amount,
	RenterInventoryCost: amount,
	AgencyCost: amount,
	OptionPrice: amount,
	StartPrice: amount,
	CoOwnership: coOwnershipSchema.nullish(),
	Access: accessSchema.nullish(),

	Gas: flag,
	Water: flag,
	Lift: flag,
	Cellar: flag,
	Terrace: flag,
	Garden: flag,
	Attic: flag,
	Furnished: flag,
	Garage: flag,
	Permit: flag,
	Summons: flag,
	AllotmentPermit: flag,
	PreemptiveRights: flag,
	ElectricityConnection: flag,
	DrainConnection: flag,

	Extras: z.array(extraSchema).max(300).nullish(),
	Inventory: longText,
	Availability: text,
	AvailableFrom: dateSchema,
	MinimumIncome: amount,
	MaximumPersons: count,

	Pictures: z.array(pictureSchema).max(500).nullish(),
	Videos: z.array(address).max(100).nullish(),
	VirtualTour: address.nullish(),
	Documents: z.array(documentSchema).max(500).nullish(),
	Manager: z
		.object({
			Name: z.string().max(200).nullish(),
			Email: z.string().max(200).nullish(),
			Phone: z.string().max(60).nullish(),
			Picture: address.nullish(),
		})
		.nullish(),
	OpenHouses: z.array(openHouseSchema).max(100).nullish(),
	OwnerIDs: z.array(idSchema).max(100).nullish(),
	/** Offered to everybody, or first to people with a matching saved search. */
	Audience: z.enum(["public", "registered"]).nullish(),
	Draft: flag,
	CreatedDate: dateSchema,
	LastChangedDate: dateSchema,
});

export type Property = z.infer<typeof propertySchema>;
export type Picture = z.infer<typeof pictureSchema>;
export type PropertyDocument = z.infer<typeof documentSchema>;
