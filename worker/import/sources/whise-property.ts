import { isLanguage, type Language } from "../../../app/domain/language";
import { countryIds } from "../../../app/domain/localities/country";
import { GARAGE, INDUSTRIAL, LAND, OFFICE, RESIDENTIAL, RETAIL } from "../../../app/domain/property/kind";
import { propertyStatus } from "../../../app/domain/property/rules";
import { flagOf, measureOf, momentOf, numberOf, placeOf, richTextOf, textOf } from "./values";

type Estate = Readonly<Record<string, unknown>>;

type TypeRecord = { ID: number; ParentID: number | null; Name: unknown; WebID: number };

type Category = { webId: number; name: Record<Language, string> };

/** Whise's categories, which it names by number alone. */
const categories: Readonly<Record<number, Category>> = {
	1: { webId: RESIDENTIAL, name: { nl: "Huis", fr: "Maison", en: "House", de: "Haus" } },
	2: { webId: RESIDENTIAL, name: { nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" } },
	3: { webId: LAND, name: { nl: "Grond", fr: "Terrain", en: "Land", de: "Grundstück" } },
	4: { webId: OFFICE, name: { nl: "Kantoor", fr: "Bureau", en: "Office", de: "Büro" } },
	5: { webId: RETAIL, name: { nl: "Handelspand", fr: "Commerce", en: "Retail", de: "Ladenlokal" } },
	6: { webId: INDUSTRIAL, name: { nl: "Industrie", fr: "Industrie", en: "Industrial", de: "Gewerbe" } },
	7: { webId: GARAGE, name: { nl: "Garage", fr: "Garage", en: "Garage", de: "Garage" } },
};

/** Above every category. */
const FIRST_SUBTYPE = 1_000;

/** What Whise's purposes are here: for sale, for rent, for a life annuity. */
const goals: ReadonlyMap<unknown, number> = new Map([
	[1, 0],
	[2, 1],
	[3, 0],
]);

/** What Whise's purpose statuses are here; properties of any other are not published. */
const statuses: ReadonlyMap<unknown, number> = new Map([
	// For sale, for rent, under option of either, and the first two of a life annuity.
	...[1, 2, 5, 6, 15, 16].map((id) => [id, propertyStatus.active] as const),
	// Sold, sold with a condition still open, sold for a life annuity.
	...[3, 14, 17].map((id) => [id, propertyStatus.sold] as const),
	[4, propertyStatus.rented],
]);

/** The purpose statuses of which properties are asked. */
export const statusesShown: readonly unknown[] = [...statuses.keys()];

/** Details that Whise knows by number. */
const details = {
	constructionYear: 14,
	toilets: 55,
	lift: 372,
	renovationYear: 585,
	cadastralIncome: 1733,
	place: [1849, 1850],
	co2: 2090,
} as const;

/** A property as the feed has it, and the types that it names, the main one first. */
export function whiseHome(estate: Estate): { property: Record<string, unknown>; types: TypeRecord[] } {
	const types = typesOf(estate);
	const detail = detailsOf(estate);
	const property = {
		ID: numberOf(estate.id),
		Reference: textOf(estate.referenceNumber),
		// Nothing where the purpose is another one: such a property is rejected, lest it be offered for sale.
		Goal: goals.get(idOf(estate.purpose)) ?? null,
		Status: statusOf(estate),
		WebID: types.at(0)?.WebID ?? null,
		MainTypeID: types.at(0)?.ID ?? null,
		TypeID: types.at(-1)?.ID ?? null,
		Title: textOf(estate.name),
		Description: { ...textsOf(estate.shortDescription), ...textsOf(estate.longDescription) },

		// Shown unless it is hidden, unlike an address: a price where nothing is said is what the agency asks.
		PublishPrice: flagOf(estate.displayPrice),
		Price: measureOf(estate.price),

		// An address is shown where that is said, not where nothing is said.
		PublishAddress: flagOf(estate.displayAddress) ?? false,
		Street: textOf(estate.address),
		HouseNumber: textOf(estate.number),
		BoxNr: textOf(estate.box),
		Zip: textOf(estate.zip),
		City: textOf(estate.city),
		CountryID: countryOf(estate),
		...placeOf(detail.get(details.place[0]), detail.get(details.place[1])),

		Bedrooms: numberOf(estate.rooms),
		Bathrooms: numberOf(estate.bathRooms),
		Toilets: numberOf(detail.get(details.toilets)),
		Facades: measureOf(estate.fronts),

		LivingSurface: measureOf(estate.area),
		GroundSurface: measureOf(estate.groundArea),
		GardenSurface: measureOf(estate.gardenArea),

		ConstructionYear: measureOf(detail.get(details.constructionYear)),
		RenovationYear: measureOf(detail.get(details.renovationYear)),
		EnergyPerformance: measureOf(estate.energyValue),
		EPCLabelText: labelOf(estate.energyClass),
		CO2Emission: measureOf(detail.get(details.co2)),
		CadastralIncome: measureOf(detail.get(details.cadastralIncome)),

		Lift: flagOf(detail.get(details.lift)),
		Terrace: flagOf(estate.terrace),
		Garden: flagOf(estate.garden),
		Garage: flagOf(estate.garage),
		Furnished: flagOf(estate.furnished),

		Pictures: picturesOf(estate),
		VirtualTour: textOf(estate.linkVirtualVisit),
		CreatedDate: momentOf(estate.putOnlineDateTime ?? estate.createDateTime),
		LastChangedDate: momentOf(estate.updateDateTime),
	};
	return { property, types };
}

function fieldsOf(value: unknown): Estate {
	return typeof value === "object" && value !== null ? (value as Estate) : {};
}

function listOf(value: unknown): Estate[] {
	return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** The number of something that Whise names as `{ id }`. */
function idOf(value: unknown): unknown {
	return numberOf(fieldsOf(value).id);
}

function nameOf(value: unknown): unknown {
	const { displayName, name } = fieldsOf(value);
	return textOf(displayName) ?? textOf(name);
}

function statusOf(estate: Estate): number | null {
	const id = idOf(estate.purposeStatus);
	return id === null ? null : (statuses.get(id) ?? propertyStatus.inactive);
}

/** A text of `[{ languageId: "nl-BE", content }]` by language. */
function textsOf(value: unknown): Record<string, unknown> {
	return Object.fromEntries(
		listOf(value)
			.map(({ languageId, content }) => [String(languageId).slice(0, 2), richTextOf(content)] as const)
			.filter(([language, text]) => isLanguage(language) && text !== null),
	);
}

function detailsOf(estate: Estate): ReadonlyMap<unknown, unknown> {
	return new Map(listOf(estate.details).map(({ id, value }) => [numberOf(id), value]));
}

/** The number of Belgium is known; of the others only Luxembourg matters here, and it has a name. */
function countryOf({ country }: Estate): number | null {
	if (/^lu/i.test(String(nameOf(country) ?? ""))) return countryIds.luxembourg;
	return idOf(country) === 1 ? countryIds.belgium : null;
}

/** Whise writes A++ as `App`. */
function labelOf(value: unknown): unknown {
	const text = textOf(value);
	return typeof text === "string" ? text.replaceAll("p", "+") : text;
}

function picturesOf(estate: Estate): unknown {
	return listOf(estate.pictures).flatMap(({ urlXXL, urlLarge, urlSmall, order }) => {
		const Url = textOf(urlXXL) ?? textOf(urlLarge) ?? textOf(urlSmall);
		return Url === null ? [] : [{ Url, Order: numberOf(order) }];
	});
}

function typesOf(estate: Estate): TypeRecord[] {
	const id = idOf(estate.category);
	const category = typeof id === "number" ? categories[id] : undefined;
	if (typeof id !== "number" || !category) return [];
	const main = { ID: id, ParentID: null, Name: category.name, WebID: category.webId };
	const subId = idOf(estate.subCategory);
	const Name = nameOf(estate.subCategory);
	if (typeof subId !== "number" || subId < 1 || Name === null) return [main];
	return [main, { ID: FIRST_SUBTYPE + subId, ParentID: id, Name, WebID: category.webId }];
}
