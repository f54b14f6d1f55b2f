import { propertyFields } from "../../app/domain/property/fields/fields.ts";
import type { Property } from "../../app/domain/property/property.ts";
import * as words from "./vocabulary.ts";

/**
 * Fills every field of the feed, including fields that agencies seldom fill or fill only for the other goal, to test
 * pages, print and brochure.
 */
export function fullRecord(record: Property): Property {
	const price = record.Price ?? 0;
	return {
		...fillers(price),
		...Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined)),
		Marquee: 1,
		MarqueeName: { nl: "Nieuw", fr: "Nouveau", en: "New", de: "Neu" },
		PriceUnitText: { nl: "excl. kosten", fr: "hors frais", en: "excl. costs", de: "zzgl. Kaufnebenkosten" },
		Floors: 1,
		Facades: 3,
		FacadeType: "open",
		Garage: true,
		Garages: 1,
		Parkings: 1,
	} as Property;
}

function fillers(price: number): Partial<Property> {
	return {
		...everyFlag,
		...registrationFillers(price),
		...surfaceFillers,
		...buildingFillers,
		...paperFillers,
		...rentFillers(price),
		...dealFillers(price),
		Inventory: words.inventories.kitchen,
		AvailableFrom: "2027-09-01",
		Videos: ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "https://vimeo.com/1084537"],
		VirtualTour: "https://my.matterport.com/show/?m=SxQL3iGyoDo",
		OwnerIDs: [901],
	};
}

/** All boolean fields, derived from the field table. */
const everyFlag: Partial<Property> = Object.fromEntries(
	propertyFields
		.filter(({ key, kind }) => (kind === "flag" || kind === "amenity") && !key.includes("."))
		.map(({ key }) => [key, true]),
);

function registrationFillers(price: number): Partial<Property> {
	return {
		InsulationClass: "B",
		OfficeID: "1",
		State: "under-option",
		CadastralReference: "Gent 7, C 412 K",
		Extras: [
			{
				Key: "air-conditioning",
				Label: { nl: "Airconditioning", fr: "Climatisation", en: "Air conditioning", de: "Klimaanlage" },
				Value: true,
			},
			{
				Key: "storage",
				Label: { nl: "Berging", fr: "Débarras", en: "Storage room", de: "Abstellraum" },
				Value: 6,
				Unit: "m2",
			},
		],
		CadastralIncome: 1240,
		NotaryFee: 2620,
		NotaryFeeWithVat: 3170,
		RegistrationRights: Math.round(price * 0.24 * 0.12),
		VariousCosts: 1450,
		BuildingCost: Math.round(price * 0.7),
		RealEstateTax: 1480,
		RegisteredRight: 250,
		ChargesOwner: 145,
		AgencyCost: 0,
		OptionPrice: 2500,
		StartPrice: Math.round(price * 0.95),
	};
}

function rentFillers(price: number): Partial<Property> {
	const rent = Math.round(price / 280 / 10) * 10;
	return {
		MonthlyRent: rent,
		RentPrice: rent,
		ChargesRenter: 120,
		RentDeposit: 3,
		DepositAmount: rent * 3,
		RenterInventoryCost: 240,
		MinimumIncome: rent * 3,
		MaximumPersons: 4,
	};
}

function dealFillers(price: number): Partial<Property> {
	const ground = Math.round(price * 0.24);
	return {
		Deal: "sale",
		Audience: "public",
		NewBuild: { VatRate: 21, GroundPart: ground, ConstructionPart: price - ground },
		OpenHouses: [],
		CoOwnership: {
			Shares: "42/1000",
			MonthlyCharges: 95,
			ReserveFund: 12_000,
			PendingWorks: {
				nl: "Laadpalen in de garage, beslist in 2026",
				fr: "Bornes de recharge dans le garage, votées en 2026",
				en: "Charging points in the garage, voted in 2026",
				de: "Ladestationen in der Garage, beschlossen 2026",
			},
			Lawsuits: false,
			Syndic: "Syndicus Voorbeeld",
			Units: 24,
		},
		Access: { StepFreeEntrance: true, DoorWidth: 93, LiftDoorWidth: 80, StepFreeShower: true, ParkingWithin50m: true },
		Plot: { Depth: 44, Storeys: 5, PermitDate: "2024-05-17", FreeOfBuilder: false },
	};
}

const surfaceFillers: Partial<Property> = {
	GroundSurface: 1860,
	ConstructedSurface: 640,
	GardenSurface: 24,
	TerraceSurface: 14,
	StoreSurface: 6,
	PlotWidth: 42,
	FrontWidth: 12.4,
	ShowerRooms: 1,
	ExternalParkings: 1,
};

const buildingFillers: Partial<Property> = {
	RenovationYear: 2026,
	RoofType: words.roofs.flat,
	RoofMaterial: words.roofMaterials.membrane,
	RoofCondition: words.roofConditions.new,
	ArchitectureStyle: words.styles.contemporary,
	TerraceOrientation: "SW",
	GardenOrientation: "S",
	BoxNr: "2.03",
	EPCTotal: 3980,
	EPCLabelText: "A",
	CO2Emission: 8,
	ELevel: 18,
};

const paperFillers: Partial<Property> = {
	AsbestosType: words.asbestos.safe,
	AsbestosDate: "2026-09-01",
	FloodZone: words.floodZones.none,
	GScore: "A",
	PScore: "B",
	RiverbankZone: false,
	GroundCertificate: true,
	ElectricityCertificate: true,
	GasCertificate: true,
	Heritage: false,
	Servitudes: false,
	ExtraRoomsPossible: true,
	Attic: true,
	Summons: false,
	AllotmentPermit: true,
	PreemptiveRights: false,
};
