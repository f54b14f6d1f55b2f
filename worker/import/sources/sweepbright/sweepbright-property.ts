import type { FindingMessage } from "../../../../app/domain/imports/message";
import { inEveryLanguage, isLanguage, type Words, words } from "../../../../app/domain/language";
import { countryIds } from "../../../../app/domain/localities/country";
import type { DealState } from "../../../../app/domain/property/property";
import { propertyStatus } from "../../../../app/domain/property/rules";
import { isRecord } from "../../../../app/domain/records";
import { withoutInvalidFields } from "../invalid-fields";
import type { ReadProperty } from "../page-of-properties";
import { textsIn, titleOf } from "../title";
import { asText, countOf, figureOf, flagOf, placeOf, richTextOf, textOf, toIsoString } from "../values";
import { cityNames, dealNamed, perMonth } from "../words";
import { numberOfEstate } from "./announcements";
import { extrasOf } from "./extras";
import type { Estate } from "./service";
import { typesOf } from "./types";

/** Announcement times in ISO 8601: estates have no dates. */
export type Dates = { created: string; changed: string };

type Standing = { status: number; deal: DealState | null };

const standings: ReadonlyMap<unknown, Standing> = new Map<unknown, Standing>([
	["available", { status: propertyStatus.active, deal: null }],
	["bid", { status: propertyStatus.active, deal: null }],
	["option", { status: propertyStatus.active, deal: "under-option" }],
	["under_contract", { status: propertyStatus.active, deal: "under-offer" }],
	["agreement", { status: propertyStatus.active, deal: "under-offer" }],
	["sold", { status: propertyStatus.sold, deal: null }],
	["rented", { status: propertyStatus.rented, deal: null }],
	["prospect", { status: propertyStatus.prospect, deal: null }],
]);

/** Status and deal of an estate; inactive when the status is unknown. */
export function standingOf(estate: Estate): Standing {
	return standings.get(textOf(estate.status)) ?? { status: propertyStatus.inactive, deal: null };
}

const goals: ReadonlyMap<unknown, number> = new Map([
	["sale", 0],
	["let", 1],
]);

const countries: ReadonlyMap<unknown, number> = new Map([
	["BE", countryIds.belgium],
	["LU", countryIds.luxembourg],
]);

/** Converts an estate to a feed record, with its types and findings. */
export function sweepBrightProperty(estate: Estate, dates: Dates, project: string | null = null): ReadProperty {
	const id = asText(estate.id);
	const types = typesOf(estate);
	const goal = goals.get(textOf(estate.negotiation)) ?? null;
	const isRental = goal === 1;
	const { status, deal } = standingOf(estate);
	const location = partOf(estate.location);
	const country = countryOf(location);
	const parent = project ?? textOf(estate.project_id);
	const building = partOf(estate.building);
	const amenities = wordsIn(estate.amenities);
	const rooms = listOf(estate.rooms);
	const has = (name: string) => (amenities.has(name) ? true : null);
	const record = {
		ID: numberOfEstate(id),
		ProjectID: typeof parent === "string" ? numberOfEstate(parent) : null,
		OfficeID: textOf(partOf(estate.office).id),
		Reference: textOf(partOf(estate.settings).reference),
		Goal: goal,
		Deal: dealNamed(goal, [textsOf(estate.description_title)]),
		Status: status,
		State: deal,
		WebID: types.at(0)?.WebID ?? null,
		MainTypeID: types.at(0)?.ID ?? null,
		TypeID: types.at(-1)?.ID ?? null,
		Title: textsOf(estate.description_title) ?? titleFrom(estate, types.at(-1)?.Name ?? {}),
		Description: textsOf(estate.description, richTextOf),

		...pricesOf(estate, isRental),

		...addressOf(location, country.id),

		Bedrooms: countOf(estate.bedrooms),
		Bathrooms: countOf(estate.bathrooms),
		Toilets: countOf(estate.toilets),
		Floors: countOf(estate.floors),
		Garages: roomsOf(rooms, "garage"),
		LivingSurface: surfaceOf(partOf(estate.sizes).liveable_area),
		GroundSurface: surfaceOf(partOf(estate.sizes).plot_area),
		TotalSurface: surfaceOf(partOf(estate.sizes).gross_area),
		TerraceSurface: surfaceOfRooms(rooms, "terrace"),
		GardenSurface: surfaceOfRooms(rooms, "garden"),

		ConstructionYear: figureOf(partOf(building.construction).year, "number"),
		RenovationYear: figureOf(partOf(building.renovation).year, "number"),
		Condition: conditions.get(textOf(estate.general_condition)) ?? null,
		HeatingType: heatingOf(partOf(estate.features)),
		WindowGlazing: flagOf(partOf(partOf(estate.features).ecology).double_glazing) === true ? doubleGlazing : null,
		TerraceOrientation: textOf(estate.terrace_orientation),
		GardenOrientation: textOf(estate.garden_orientation),
		...certificatesOf(estate),

		Terrace: has("terrace"),
		Garden: has("garden"),
		Attic: has("attic"),
		Cellar: has("basement"),
		Lift: has("lift") ?? has("elevator"),
		Garage: has("garage"),
		Furnished: flagOf(estate.furnished),

		Extras: extrasOf({
			present: [...tickedIn(partOf(estate.features)), ...amenities],
			rooms,
			surfaceOf,
			isOccupied: partOf(estate.occupancy).occupied,
			costs: textsOf(estate.price_costs),
			renovation: textsOf(partOf(building.renovation).description),
		}),
		AvailableFrom: toIsoString(partOf(estate.occupancy).available_from),
		OpenHouses: openHousesOf(estate, id),
		Pictures: picturesOf(estate),
		Documents: documentsOf(estate),
		Videos: [textOf(estate.video_url)].filter((url) => url !== null),
		VirtualTour: textOf(estate.virtual_tour_url),
		Manager: managerOf(partOf(estate.negotiator)),
		CreatedDate: dates.created,
		LastChangedDate: dates.changed,
	};
	const { property, remarks } = withoutInvalidFields(record);
	return { property, types, rejected: country.fault, findings: remarks };
}

const moneyOf = (value: unknown) => figureOf(partOf(value).amount, "money");

function pricesOf(estate: Estate, isRental: boolean) {
	const price = partOf(estate.price);
	return {
		PublishPrice: flagOf(price.hidden) !== true,
		Price: isRental ? null : moneyOf(price),
		MonthlyRent: isRental ? (moneyOf(estate.price_base_rent) ?? moneyOf(price)) : null,
		PriceUnitText: isRental ? perMonth : null,
		ChargesRenter: isRental ? moneyOf(estate.price_recurring_costs) : null,
		ChargesOwner: isRental ? null : moneyOf(estate.price_recurring_costs),
		DepositAmount: moneyOf(estate.price_guarantee),
		RenterInventoryCost: moneyOf(estate.price_inventory_report_cost),
		RealEstateTax: moneyOf(estate.price_property_taxes),
		Vat: figureOf(estate.price_vat_regime, "rate"),
	};
}

function addressOf(location: Estate, countryId: number | null) {
	return {
		// Without a flag an address is hidden.
		PublishAddress: flagOf(location.hidden) === false,
		Street: textOf(location.street),
		HouseNumber: textOf(`${textOf(location.number) ?? ""}${textOf(location.addition) ?? ""}`),
		BoxNr: textOf(location.box),
		Zip: textOf(location.postal_code),
		City: cityNames(textOf(location.city), textOf(location.postal_code), countryId),
		CountryID: countryId,
		...placeOf(partOf(location.geo).latitude, partOf(location.geo).longitude),
		FloorNumber: countOf(location.floor),
	};
}

/** Legally required fields: energy, land and planning. */
function certificatesOf(estate: Estate) {
	const legal = partOf(estate.legal);
	const energy = partOf(legal.energy);
	const regulations = partOf(legal.regulations ?? estate.regulations);
	const land = partOf(legal.property_and_land);
	return {
		EnergyPerformance: figureOf(energy.epc_value ?? estate.epc_value, "energy"),
		EPCTotal: figureOf(energy.total_epc_value, "energyTotal"),
		EPCLabelText: textOf(energy.epc_category ?? estate.epc_category),
		EnergyCertificateNumber: textOf(energy.epc_reference ?? estate.epc_reference),
		CO2Emission: figureOf(energy.co2_emissions, "co2"),
		ELevel: levelOf(energy.e_level),
		ElectricityCertificate: conforms(energy.report_electricity_gas),
		CadastralIncome: figureOf(land.cadastral_income ?? estate.cadastral_income, "money"),
		Destination: destinations.get(textOf(land.land_use_designation)) ?? null,
		...floodOf(textOf(land.flood_risk)),
		Permit: flagOf(regulations.building_permit),
		AllotmentPermit: flagOf(regulations.subdivision_authorisation),
		PreemptiveRights: flagOf(regulations.priority_purchase_right),
		Summons: flagOf(regulations.urban_planning_breach),
		Heritage: flagOf(regulations.heritage_list),
	};
}

/** Returns an object; empty for anything else, because SweepBright writes an empty object as a list. */
export function partOf(value: unknown): Readonly<Record<string, unknown>> {
	return isRecord(value) ? value : {};
}

export function listOf(value: unknown): Estate[] {
	return Array.isArray(value) ? value.map(partOf) : [];
}

/** Texts by language; null when all are empty. */
export function textsOf(value: unknown, read: (value: unknown) => unknown = textOf): Record<string, unknown> | null {
	const texts = Object.entries(partOf(value)).flatMap(([language, text]) => {
		const said = isLanguage(language) ? read(text) : null;
		return said === null ? [] : [[language, said] as const];
	});
	return texts.length > 0 ? Object.fromEntries(texts) : null;
}

function titleFrom(estate: Estate, type: Partial<Words>): unknown {
	const location = partOf(estate.location);
	const bedrooms = countOf(estate.bedrooms);
	const surface = surfaceOf(partOf(estate.sizes).liveable_area) ?? surfaceOf(partOf(estate.sizes).plot_area);
	return titleOf({
		type,
		city: textsIn(cityNames(textOf(location.city), textOf(location.postal_code), countryOf(location).id)),
		bedrooms: typeof bedrooms === "number" ? bedrooms : null,
		surface: typeof surface === "number" ? surface : null,
	});
}

export function countryOf(location: Estate): { id: number | null; fault: FindingMessage | null } {
	const sign = textOf(location.country);
	if (sign === null) return { id: null, fault: null };
	const id = countries.get(asText(sign).toUpperCase()) ?? null;
	return { id, fault: id === null ? { code: "country-unserved", country: asText(sign).slice(0, 20) } : null };
}

/** Area units in m². */
const areas: ReadonlyMap<unknown, number> = new Map([
	["sq_m", 1],
	["sq_ft", 0.092_903_04],
	["are", 100],
	["hectare", 10_000],
	["acre", 4_046.856_422_4],
]);

function surfaceOf(value: unknown): unknown {
	const { size, unit } = partOf(value);
	const figure = figureOf(size, "surface");
	const factor = areas.get(textOf(unit) ?? "sq_m");
	if (typeof figure !== "number") return figure;
	return factor === undefined ? `${figure} ${unit}` : Math.round(figure * factor * 100) / 100;
}

function roomsOf(rooms: readonly Estate[], type: string): number | null {
	return rooms.filter((room) => textOf(room.type) === type).length || null;
}

function surfaceOfRooms(rooms: readonly Estate[], type: string): number | null {
	const surfaces = rooms.filter((room) => textOf(room.type) === type).map(surfaceOf);
	return surfaces.reduce<number>((sum, each) => sum + (typeof each === "number" ? each : 0), 0) || null;
}

/** Names of the features that are set, over all groups. */
function tickedIn(features: Estate): string[] {
	return Object.values(features).flatMap((group) =>
		Object.entries(partOf(group)).flatMap(([name, value]) => (flagOf(value) === true ? [name] : [])),
	);
}

function wordsIn(value: unknown): ReadonlySet<string> {
	return new Set(Array.isArray(value) ? value.filter((word) => typeof word === "string") : []);
}

const conditions: ReadonlyMap<unknown, Words> = new Map([
	["poor", words("Te renoveren", "À rénover", "To be renovated", "Renovierungsbedürftig")],
	["fair", words("Op te frissen", "À rafraîchir", "To be refreshed", "Auffrischungsbedürftig")],
	["good", words("Goed", "Bon", "Good", "Gut")],
	["mint", words("Uitstekend", "Excellent", "Excellent", "Ausgezeichnet")],
	["new", words("Nieuw", "Neuf", "New", "Neu")],
]);

const doubleGlazing = words("Dubbel glas", "Double vitrage", "Double glazing", "Doppelverglasung");

const destinations: ReadonlyMap<unknown, Words> = new Map([
	["residential", words("Woongebied", "Zone d’habitat", "Residential area", "Wohngebiet")],
	[
		"mixed_residential",
		words("Gemengd woongebied", "Zone d’habitat mixte", "Mixed residential area", "Gemischtes Wohngebiet"),
	],
	["residential_park", words("Woonpark", "Zone d’habitat en parc", "Residential park", "Wohnparkgebiet")],
	["agrarian", words("Agrarisch gebied", "Zone agricole", "Agricultural area", "Agrargebiet")],
	["industrial", words("Industriegebied", "Zone industrielle", "Industrial area", "Industriegebiet")],
	["recreation", words("Recreatiegebied", "Zone de loisirs", "Recreation area", "Erholungsgebiet")],
]);

const fuels = [
	["gas", words("Gas", "Gaz", "Gas", "Gas")],
	["fuel", words("Stookolie", "Mazout", "Heating oil", "Öl")],
	["electricity", words("Elektrisch", "Électrique", "Electric", "Elektrisch")],
	["heat_pump", words("Warmtepomp", "Pompe à chaleur", "Heat pump", "Wärmepumpe")],
] as const;

/** Joins all set heating types into one text per language. */
function heatingOf(features: Estate): Record<string, string> | null {
	const energy = partOf(features.energy);
	const ticked = fuels.filter(([name]) => flagOf(energy[name]) === true).map(([, said]) => said);
	const [first, ...others] = ticked;
	if (!first) return null;
	return inEveryLanguage((language) =>
		[first[language], ...others.map((said) => said[language].toLocaleLowerCase(language))].join(", "),
	);
}

/** Number of an E-level such as `E90`. */
function levelOf(value: unknown): number | null {
	const [, level] = /^E\s*(-?\d{1,3})$/i.exec(asText(textOf(value))) ?? [];
	return level === undefined ? null : Number(level);
}

function conforms(value: unknown): boolean | null {
	const said = textOf(value);
	return said === "conform" ? true : said === "not_conform" ? false : null;
}

const floodZones: ReadonlyMap<unknown, Words> = new Map([
	[
		"no_flood_risk_area",
		words("Niet overstromingsgevoelig", "Hors zone inondable", "No flood risk", "Kein Überschwemmungsgebiet"),
	],
	[
		"potential_flood_sensitive_area",
		words(
			"Mogelijk overstromingsgevoelig",
			"Zone potentiellement inondable",
			"Possible flood risk",
			"Mögliches Überschwemmungsgebiet",
		),
	],
	[
		"effective_flood_sensitive_area",
		words(
			"Effectief overstromingsgevoelig",
			"Zone effectivement inondable",
			"Effective flood risk",
			"Tatsächliches Überschwemmungsgebiet",
		),
	],
]);

function floodOf(said: unknown) {
	const FloodZone = floodZones.get(said) ?? null;
	return { FloodZone, FloodRisk: FloodZone && said !== "no_flood_risk_area" };
}

function openHousesOf(estate: Estate, id: string): unknown {
	return listOf(estate.open_homes).flatMap(({ start_date, end_date }) => {
		const [Start, End] = [textOf(start_date), textOf(end_date)];
		return typeof Start === "string" && typeof End === "string" ? [{ ID: `${id} ${Start}`, Start, End }] : [];
	});
}

export function picturesOf(estate: Estate): unknown {
	const pictures = listOf(estate.images).flatMap(({ url, ordinal, description }) => {
		const Url = textOf(url);
		return Url === null ? [] : [{ Url, Order: countOf(ordinal), Caption: textOf(description) }];
	});
	const plans = listOf(estate.plans).flatMap(({ url, content_type, description }) => {
		const Url = textOf(url);
		const isPicture = asText(textOf(content_type)).startsWith("image/");
		return Url === null || !isPicture ? [] : [{ Url, Order: LAST_ORDER, Caption: textOf(description) }];
	});
	return [...pictures, ...plans];
}

/** Places floor plans after all photographs. */
const LAST_ORDER = 1_000;

export function documentsOf(estate: Estate): unknown {
	const plans = listOf(estate.plans).filter(({ content_type }) => !asText(textOf(content_type)).startsWith("image/"));
	return [...listOf(estate.documents), ...plans].flatMap(({ id, url, description, filename, private: secret }) => {
		const [ID, Url] = [textOf(id), textOf(url)];
		if (ID === null || Url === null) return [];
		const Access = flagOf(secret) === true ? "on-request" : null;
		return [{ ID, Url, Name: textOf(description) ?? textOf(filename), Access }];
	});
}

function managerOf(negotiator: Estate): unknown {
	const names = [negotiator.first_name, negotiator.last_name].map(textOf).filter((name) => name !== null);
	const Email = textOf(negotiator.email);
	if (names.length === 0 && Email === null) return null;
	return {
		Name: names.join(" ") || null,
		Email,
		Phone: textOf(negotiator.phone),
		Picture: textOf(negotiator.photo_url),
	};
}
