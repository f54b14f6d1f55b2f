import { foldText } from "../../../app/domain/formatting/slug";
import type { Language } from "../../../app/domain/language";
import { countryIds } from "../../../app/domain/localities/country";
import { checksum } from "./checksum";
import { flagOf, measureOf, momentOf, numberOf, placeOf, richTextOf, textOf } from "./values";

type Item = Readonly<Record<string, unknown>>;

/** One property as Omnicasa tells it, in each language that was asked; the first one decides what has no language. */
export type OmnicasaHome = readonly [said: readonly [Language, Item], ...more: (readonly [Language, Item])[]];

type TypeRecord = { ID: number; ParentID: number | null; Name: unknown; WebID: number };

/** A property as the feed has it, and the types that it names, the main one first. */
export function omnicasaHome(home: OmnicasaHome): { property: Record<string, unknown>; types: TypeRecord[] } {
	const item = home[0][1];
	const types = typesOf(home);
	const property = {
		ID: numberOf(item.ID),
		Reference: textOf(item.Ident),
		Goal: numberOf(item.Goal),
		Status: numberOf(item.Status),
		Marquee: numberOf(item.Marquee),
		MarqueeName: textsOf(home, "MarqueeName"),
		WebID: numberOf(item.WebID),
		MainTypeID: types.at(0)?.ID ?? null,
		TypeID: types.at(-1)?.ID ?? null,
		Title: textsOf(home, "TypeDescription"),
		Description: descriptionOf(home),

		// Shown unless it is hidden, unlike an address: a price where nothing is said is what the agency asks.
		PublishPrice: flagOf(item.PublishPrice),
		Price: measureOf(item.Price),
		PriceUnit: numberOf(item.PriceUnit),
		PriceUnitText: textsOf(home, "PriceUnitText"),
		StartPrice: measureOf(item.StartPrice),

		// An address is shown where that is said, not where nothing is said.
		PublishAddress: flagOf(item.PublishAddress) ?? false,
		Street: textsOf(home, "Street"),
		HouseNumber: textOf(item.HouseNumber),
		BoxNr: textOf(item.BoxNr),
		Zip: textOf(item.Zip),
		City: textsOf(home, "City"),
		CountryID: countryOf(item),
		CountryName: textsOf(home, "CountryName"),
		...placeOf(item.GoogleX, item.GoogleY),

		Bedrooms: numberOf(item.NumberOfBedRooms),
		Bathrooms: numberOf(item.NumberOfBathRooms),
		ShowerRooms: numberOf(item.NumberOfShowerRooms),
		Toilets: numberOf(item.NumberOfToilets),
		Garages: numberOf(item.NumberOfGarages),
		Parkings: numberOf(item.NumberOfParkings),
		FloorNumber: numberOf(item.Floor),

		TotalSurface: measureOf(item.SurfaceTotal),
		LivingSurface: measureOf(item.SurfaceLiving),
		GroundSurface: measureOf(item.SurfaceGround),
		GardenSurface: measureOf(item.SurfaceGarden),
		TerraceSurface: measureOf(item.SurfaceTerrace),
		ConstructedSurface: measureOf(item.SurfaceConstructed),
		StoreSurface: measureOf(item.SurfaceStore),

		ConstructionYear: measureOf(item.ConstructionYear),
		Condition: textsOf(home, "ConditionName"),
		HeatingType: textsOf(home, "HeatingName"),
		Kitchen: textsOf(home, "KitchenName"),
		WindowGlazing: textsOf(home, "WindowGlazing"),
		EnergyPerformance: measureOf(item.EnergyPerformance),

		Lift: flagOf(item.HasLift),
		Garden: flagOf(item.HasGarden),
		Furnished: flagOf(item.HasFurnished),
		Cellar: flagOf(item.HasCellar),
		Attic: flagOf(item.HasAttic),

		Pictures: picturesOf(item),
		VirtualTour: textOf(item.VirtualTour),
		CreatedDate: momentOf(item.CreatedDate),
		LastChangedDate: momentOf(item.LastChangedDate),
	};
	return { property, types };
}

/** A field in every language in which it says something; null where it says nothing in any. */
function textsOf(home: OmnicasaHome, field: string, read = (item: Item) => textOf(item[field])): unknown {
	const texts = home.map(([language, item]) => [language, read(item)] as const).filter(([, text]) => text !== null);
	return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** Omnicasa has two descriptions: the second goes on where the first ends. */
function descriptionOf(home: OmnicasaHome): unknown {
	return textsOf(home, "DescriptionA", (item) => {
		const parts = [richTextOf(item.DescriptionA), richTextOf(item.DescriptionB)].filter((part) => part !== null);
		return parts.length === 2 ? parts.join("") : (parts[0] ?? null);
	});
}

function countryOf(item: Item): unknown {
	if (item.CountryID != null) return numberOf(item.CountryID);
	if (item.CountryAbbr === "L" || item.CountryAbbr === "LU") return countryIds.luxembourg;
	return item.CountryAbbr === "B" || item.CountryAbbr === "BE" ? countryIds.belgium : null;
}

function picturesOf(item: Item): unknown {
	const many = Array.isArray(item.XLargePictureItems) ? (item.XLargePictureItems as unknown[]) : [];
	const urls = many.map((picture) => (picture as { Url?: unknown } | null)?.Url ?? null).filter((url) => url !== null);
	const shown = urls.length > 0 || item.LargePicture == null || item.LargePicture === "" ? urls : [item.LargePicture];
	return shown.map((Url, index) => ({ Url, Order: index + 1 }));
}

/** Below every identifier that is made of a name. */
const HIGHEST_WEB_ID = 1_000;

/** A main type by its WebID, and one under it by its name: Omnicasa gives names alone no identifier. */
function typesOf(home: OmnicasaHome): TypeRecord[] {
	const [, item] = home[0];
	const webId = numberOf(item.WebID);
	if (typeof webId !== "number" || !(webId > 0 && webId < HIGHEST_WEB_ID)) return [];
	const main = { ID: webId, ParentID: null, Name: textsOf(home, "WebIDName"), WebID: webId };
	const name = textOf(item.TypeDescription);
	if (typeof name !== "string") return [main];
	const ID = HIGHEST_WEB_ID + checksum(`${webId} ${foldText(name)}`);
	return [main, { ID, ParentID: webId, Name: textsOf(home, "TypeDescription"), WebID: webId }];
}
