import { foldText } from "../../../../app/domain/formatting/slug";
import type { FindingMessage } from "../../../../app/domain/imports/message";
import type { Language } from "../../../../app/domain/language";
import { countryIds } from "../../../../app/domain/localities/country";
import { GARAGE, INDUSTRIAL, LAND, OFFICE, RESIDENTIAL, RETAIL } from "../../../../app/domain/property/kind";
import { checksum } from "../../hash";
import { withoutInvalidFields } from "../invalid-fields";
import type { ReadProperty } from "../page-of-properties";
import { textsIn, titleOf } from "../title";
import { asText, countOf, figureOf, flagOf, numberOf, placeOf, richTextOf, textOf, toIsoString } from "../values";
import { cityNames, dealNamed, perMonth } from "../words";
import type { Item } from "./service";
import { type Meanings, meaningsOf, standingOf } from "./statuses";

/** One property from Omnicasa in each requested language; language-independent values come from the first. */
export type OmnicasaProperty = readonly [said: readonly [Language, Item], ...more: (readonly [Language, Item])[]];

type TypeRecord = { ID: number; ParentID: number | null; Name: unknown; WebID: number };

/** Data that Omnicasa provides in separate lists. */
export type Lookups = {
	meanings: Meanings;
	/** The agency's types by their folded name in the first language. */
	types: ReadonlyMap<string, { id: number; names: Record<string, unknown> }>;
	/** Published documents by property id. */
	documents: ReadonlyMap<unknown, readonly Item[]>;
};

export const emptyLookups: Lookups = { meanings: meaningsOf(null), types: new Map(), documents: new Map() };

const RENT = 1;

/** Converts a property to a feed record, with its types (main type first) and findings. */
export function omnicasaProperty(
	property: OmnicasaProperty,
	beside: Lookups = emptyLookups,
): ReadProperty & { types: TypeRecord[] } {
	const [language, item] = property[0];
	const types = typesOf(property, beside);
	const country = countryOf(item);
	const { status, deal } = standingOf(item, beside.meanings);
	const goal = numberOf(item.Goal);
	const price = figureOf(item.Price, "money");
	const record = {
		ID: numberOf(item.ID),
		ProjectID: numberOf(item.ProjectID) || null,
		OfficeID: textOf(item.SiteID),
		Reference: textOf(item.Ident),
		Goal: goal,
		Deal: dealNamed(goal, [textsOf(property, "TypeDescription"), textsOf(property, "WebIDName")]),
		Status: status,
		State: deal,
		Marquee: numberOf(item.Marquee),
		MarqueeName: textsOf(property, "MarqueeName"),
		WebID: kindOf(property) ?? numberOf(item.WebID),
		MainTypeID: types.at(0)?.ID ?? null,
		TypeID: types.at(-1)?.ID ?? null,
		Title: ownTitles(property, beside) ?? titleFrom(property, types),
		Description: descriptionOf(property),

		// Without a flag a price is published, unlike an address.
		PublishPrice: flagOf(item.PublishPrice),
		Price: goal === RENT ? null : price,
		MonthlyRent: goal === RENT ? price : null,
		PriceUnit: numberOf(item.PriceUnit),
		PriceUnitText: textsOf(property, "PriceUnitText") ?? (goal === RENT ? perMonth : null),
		StartPrice: figureOf(item.StartPrice, "money"),
		ChargesRenter: goal === RENT ? figureOf(item.ChargesRenter, "money") : null,
		ChargesOwner: figureOf(item.ChargesOwner, "money"),
		DepositAmount: figureOf(item.DepositAmount, "money"),
		AvailableFrom: toIsoString(item.DateFree),

		// Without a flag an address is hidden.
		PublishAddress: flagOf(item.PublishAddress) ?? false,
		Street: textsOf(property, "Street"),
		HouseNumber: textOf(item.HouseNumber),
		BoxNr: textOf(item.BoxNr),
		Zip: textOf(item.Zip),
		City: cityOf(property),
		CountryID: country.id,
		CountryName: textsOf(property, "CountryName"),
		...placeOf(item.GoogleX, item.GoogleY),

		Bedrooms: countOf(item.NumberOfBedRooms),
		Bathrooms: countOf(item.NumberOfBathRooms),
		ShowerRooms: countOf(item.NumberOfShowerRooms),
		Toilets: countOf(item.NumberOfToilets),
		Garages: countOf(item.NumberOfGarages),
		Parkings: countOf(item.NumberOfParkings),
		FloorNumber: countOf(item.Floor),

		TotalSurface: figureOf(item.SurfaceTotal, "surface"),
		LivingSurface: figureOf(item.SurfaceLiving, "surface"),
		GroundSurface: figureOf(item.SurfaceGround, "surface"),
		GardenSurface: figureOf(item.SurfaceGarden, "surface"),
		TerraceSurface: figureOf(item.SurfaceTerrace, "surface"),
		ConstructedSurface: figureOf(item.SurfaceConstructed, "surface"),
		StoreSurface: figureOf(item.SurfaceStore, "surface"),

		ConstructionYear: figureOf(item.ConstructionYear, "number"),
		ArchitectureStyle: textsOf(property, "MainStyleName"),
		Condition: textsOf(property, "ConditionName"),
		HeatingType: textsOf(property, "HeatingName"),
		Kitchen: textsOf(property, "KitchenName"),
		WindowGlazing: textsOf(property, "WindowGlazing"),
		EnergyPerformance: figureOf(item.EnergyPerformance, "energy"),

		Lift: flagOf(item.HasLift),
		Garden: flagOf(item.HasGarden),
		Furnished: flagOf(item.HasFurnished),
		Cellar: flagOf(item.HasCellar),
		Attic: flagOf(item.HasAttic),
		Terrace: flagOf(item.HasTerrace),
		Garage: flagOf(item.HasGarage),

		Pictures: picturesOf(item),
		Manager: managerOf(item),
		Documents: (beside.documents.get(numberOf(item.ID)) ?? []).map((document) => documentOf(document, language)),
		VirtualTour: textOf(item.VirtualTour),
		CreatedDate: toIsoString(item.CreatedDate),
		LastChangedDate: toIsoString(item.LastChangedDate),
	};
	const mendedRecord = withoutInvalidFields(record);
	return { property: mendedRecord.property, types, rejected: country.fault, findings: mendedRecord.remarks };
}

/** Minimum number of words in a title. `TypeDescription` is a title in live accounts and the type's name in others. */
const MIN_WORDS_OF_TITLE = 4;

/** Whether a text is a title and not a type's name: `Appartement 2 chambres`, `Villa avec vue sur la vallée`. */
function isTitle(text: unknown, { types }: Lookups): text is string {
	if (typeof text !== "string" || types.has(foldText(text))) return false;
	return /\d/.test(text) || text.split(/\s+/).length >= MIN_WORDS_OF_TITLE;
}

/** The agency's titles by language; null when there is only the type's name. */
function ownTitles(property: OmnicasaProperty, beside: Lookups): unknown {
	return isTitle(textOf(property[0][1].TypeDescription), beside) ? textsOf(property, "TypeDescription") : null;
}

function managerOf(item: Item): unknown {
	const [Name, Email] = [textOf(item.ManagerName), textOf(item.ManagerEmail)];
	const Phone = textOf(item.ManagerMobilePhone) ?? textOf(item.ManagerDirectPhone);
	return Name === null && Email === null && Phone === null ? null : { Name, Email, Phone };
}

/**
 * Kinds of property by words in the main type's name; the first match counts. Type ids differ between accounts, and
 * legal requirements depend on the kind.
 */
const kindWords: readonly (readonly [RegExp, number])[] = [
	[/garage|parking|staanplaats|emplacement/, GARAGE],
	[/kantoor|kantoren|bureau|office/, OFFICE],
	[/handel|commerc|retail|winkel|magasin|shop|horeca/, RETAIL],
	[/industr|magazijn|entrepot|warehouse|loods/, INDUSTRIAL],
	[/grond|terrain|\bland\b|perceel|plot/, LAND],
	[/residenti|huis|huizen|woning|woon|maison|house|home|appart|apart|flat|villa|studio|duplex|kot\b/, RESIDENTIAL],
];

function kindOf(property: OmnicasaProperty): number | null {
	for (const [, item] of property) {
		for (const name of [textOf(item.WebIDName), textOf(item.MainTypeName)]) {
			const found = typeof name === "string" ? kindWords.find(([pattern]) => pattern.test(foldText(name))) : undefined;
			if (found) return found[1];
		}
	}
	return null;
}

/** Generates `Rijwoning met 3 slaapkamers in Gent`: a type's name alone would not tell properties apart. */
function titleFrom(property: OmnicasaProperty, types: readonly TypeRecord[]): unknown {
	const [, item] = property[0];
	const bedrooms = countOf(item.NumberOfBedRooms);
	const surface =
		figureOf(item.SurfaceLiving, "surface") ??
		figureOf(item.SurfaceTotal, "surface") ??
		figureOf(item.SurfaceGround, "surface");
	return titleOf({
		type: textsIn(types.at(-1)?.Name),
		city: textsIn(cityOf(property)),
		bedrooms: typeof bedrooms === "number" ? bedrooms : null,
		surface: typeof surface === "number" ? surface : null,
	});
}

export function cityOf(property: OmnicasaProperty): unknown {
	const [, item] = property[0];
	return cityNames(textsOf(property, "City"), item.Zip, countryOf(item).id);
}

function documentOf(document: Item, language: string) {
	const name = textOf(document.Description) ?? textOf(document.Name) ?? textOf(document.FileName);
	return {
		ID: textOf(document.ID) ?? "",
		Url: textOf(document.Url) ?? textOf(document.Path),
		Name: name === null ? null : { [language]: name },
	};
}

/** Texts of a field by language; null when there are none. */
export function textsOf(
	property: OmnicasaProperty,
	field: string,
	read = (item: Item) => textOf(item[field]),
): Record<string, unknown> | null {
	const texts = property.map(([language, item]) => [language, read(item)] as const).filter(([, text]) => text !== null);
	return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** Joins Omnicasa's two descriptions, which are consecutive parts. Skips values that are not text. */
function descriptionOf(property: OmnicasaProperty): unknown {
	return textsOf(property, "DescriptionA", (item) => {
		const parts = [item.DescriptionA, item.DescriptionB].map(richTextOf).filter((part) => typeof part === "string");
		return parts.length > 0 ? parts.join("") : null;
	});
}

/** Vehicle registration codes and ISO 3166 codes. */
const countries: ReadonlyMap<unknown, number> = new Map([
	["B", countryIds.belgium],
	["BE", countryIds.belgium],
	["L", countryIds.luxembourg],
	["LU", countryIds.luxembourg],
]);
const known: ReadonlySet<unknown> = new Set(Object.values(countryIds));

export function countryOf(item: Item): { id: number | null; fault: FindingMessage | null } {
	const id = numberOf(item.CountryID) || null;
	const sign = textOf(item.CountryAbbr);
	if (id === null && sign === null) return { id: null, fault: null };
	const found = typeof id === "number" && known.has(id) ? id : countries.get(asText(sign).toUpperCase());
	return found === undefined
		? { id: null, fault: { code: "country-unserved", country: asText(sign ?? id) } }
		: { id: found, fault: null };
}

/** Omnicasa provides each picture in four sizes, in lists with the same order. Widths in px. */
const widths = {
	SmallPictureItems: 200,
	MediumPictureItems: 400,
	LargePictureItems: 800,
	XLargePictureItems: 1600,
} as const;

function urlsIn(list: unknown): unknown[] {
	return Array.isArray(list)
		? list.map((picture: unknown) =>
				textOf(typeof picture === "object" && picture !== null && "Url" in picture ? picture.Url : picture),
			)
		: [];
}

export function picturesOf(item: Item): unknown {
	// Some services name the lists without `Items` and return plain URLs.
	const listOf = (field: string) => urlsIn(item[field] ?? item[field.replace("Items", "s")]);
	const lists = Object.entries(widths).map(([field, Width]) => ({ Width, urls: listOf(field) }));
	const most = Math.max(...lists.map(({ urls }) => urls.length));
	// Shorter lists may contain different pictures, so only the longest ones are used.
	const whole = lists.filter(({ urls }) => urls.length === most);
	const pictures = Array.from({ length: most }, (_, index) =>
		whole.flatMap(({ Width, urls }) => (typeof urls[index] === "string" ? [{ Url: urls[index], Width }] : [])),
	);
	const shown = pictures.flatMap((Sizes) => {
		const Url = Sizes.at(-1)?.Url;
		return Url === undefined ? [] : [{ Url, Sizes }];
	});
	const single = textOf(item.LargePicture);
	if (shown.length === 0 && single !== null) return [{ Url: single, Order: 1 }];
	return shown.map((picture, index) => ({ ...picture, Order: index + 1 }));
}

/** Exclusive upper bound of WebIDs; derived type ids start here. */
const HIGHEST_WEB_ID = 1_000;

/** Ranges of derived type ids: first types of the agency's list, then types known by name only. */
const FIRST_LISTED = 1_000;
const FIRST_NAMED = 1_000_000;

/**
 * Types of a property: the main type by WebID, and a subtype by name, because a property has no id for it. The id comes
 * from the agency's list, else from a hash of the name. When `TypeDescription` is a title, `MainTypeName` is the name.
 */
function typesOf(property: OmnicasaProperty, beside: Lookups): TypeRecord[] {
	const [, item] = property[0];
	const webId = numberOf(item.WebID);
	if (typeof webId !== "number" || !(webId > 0 && webId < HIGHEST_WEB_ID)) return [];
	const kind = kindOf(property) ?? webId;
	const main = { ID: webId, ParentID: null, Name: textsOf(property, "WebIDName"), WebID: kind };
	const field = isTitle(textOf(item.TypeDescription), beside) ? "MainTypeName" : "TypeDescription";
	const name = textOf(item[field]);
	if (typeof name !== "string") return [main];
	const listed = beside.types.get(foldText(name));
	const ID = listed ? FIRST_LISTED + listed.id : FIRST_NAMED + checksum(`${webId} ${foldText(name)}`);
	const Name = { ...listed?.names, ...textsOf(property, field) };
	return [main, { ID, ParentID: webId, Name, WebID: kind }];
}
