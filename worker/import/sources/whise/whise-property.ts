import type { FindingMessage } from "../../../../app/domain/imports/message";
import { isLanguage } from "../../../../app/domain/language";
import { countryIds } from "../../../../app/domain/localities/country";
import type { DealState } from "../../../../app/domain/property/property";
import { propertyStatus } from "../../../../app/domain/property/rules";
import { withoutInvalidFields } from "../invalid-fields";
import type { ReadProperty } from "../page-of-properties";
import { textsIn, titleOf } from "../title";
import { asText, countOf, figureOf, flagOf, numberOf, placeOf, richTextOf, textOf, toIsoString } from "../values";
import { cityNames, dealNamed, perMonth } from "../words";
import { fieldsOf, fieldsOfDetails, inLanguage } from "./details";
import { type DetailWords, extrasOfEstate } from "./extras";
import { categories, FIRST_SUBTYPE, subCategories, type TypeRecord } from "./types";
import { availabilities, conditions } from "./vocabulary";

export type Estate = Readonly<Record<string, unknown>>;

const RENT = 2;

const LIFE_ANNUITY = 3;

/** Goals by Whise's purpose: for sale, for rent, life annuity. */
const goals: ReadonlyMap<unknown, number> = new Map([
	[1, 0],
	[RENT, 1],
	[LIFE_ANNUITY, 0],
]);

type Standing = { status: number; deal: DealState | null };

const standing = (ids: readonly number[], status: number, deal: DealState | null = null) =>
	ids.map((id) => [id, { status, deal }] as const);

/** Status and deal by Whise's purpose status; properties with any other are not published. */
const standings: ReadonlyMap<unknown, Standing> = new Map<unknown, Standing>([
	// For sale, for rent, life annuity.
	...standing([1, 2, 15], propertyStatus.active),
	// Under option (sale, rent, life annuity), under option by the owner, reserved.
	...standing([5, 6, 16, 12, 13, 21], propertyStatus.active, "under-option"),
	// Sold under a condition precedent, preliminary contract (compromis) signed.
	...standing([14, 22], propertyStatus.active, "under-offer"),
	...standing([3, 17], propertyStatus.sold),
	...standing([4], propertyStatus.rented),
]);

/** Purpose statuses of the requested properties. */
export const statusesShown: readonly unknown[] = [...standings.keys()];

export type WhiseProperty = ReadProperty & {
	types: TypeRecord[];
	/** Ids of details that are not converted. */
	unread: readonly unknown[];
};

/** Converts an estate to a feed record, with its types (main type first) and findings. */
export function whiseProperty(estate: Estate, words?: DetailWords): WhiseProperty {
	const types = typesOf(estate);
	const language = languageOf(estate);
	const details = fieldsOfDetails(listOf(estate.details), language, words);
	const { status, deal } = standingOf(estate);
	const isRental = idOf(estate.purpose) === RENT;
	const price = figureOf(estate.price, "money");
	const country = countryOf(estate);
	const title = inLanguage(details.title, language) ?? shortTextsOf(estate.sms);
	const record = {
		ID: numberOf(estate.id),
		OfficeID: textOf(estate.officeId),
		ProjectID: numberOf(estate.parentId) || null,
		Reference: textOf(estate.referenceNumber),
		Language: language,
		// Null for an unknown purpose: the import then rejects the property instead of offering it for sale.
		Goal: goals.get(idOf(estate.purpose)) ?? null,
		// The price of a life annuity may be the lump sum (bouquet) or the total; without the terms none is shown.
		Deal: idOf(estate.purpose) === LIFE_ANNUITY ? "life-annuity" : dealNamed(goals.get(idOf(estate.purpose)), [title]),
		Status: status,
		State: deal,
		WebID: types.at(0)?.WebID ?? null,
		MainTypeID: types.at(0)?.ID ?? null,
		TypeID: types.at(-1)?.ID ?? null,
		Title: title ?? titleFrom(estate, types),
		Description: { ...textsOf(estate.shortDescription), ...textsOf(estate.longDescription) },

		// Whise omits false flags, so a missing flag means hidden.
		PublishPrice: flagOf(estate.displayPrice) ?? false,
		Price: isRental ? null : price,
		MonthlyRent: isRental ? price : null,
		PriceUnitText: isRental ? perMonth : null,
		PublishAddress: flagOf(estate.displayAddress) ?? false,
		Street: textOf(estate.address),
		HouseNumber: textOf(estate.number),
		BoxNr: textOf(estate.box),
		Zip: textOf(estate.zip),
		City: cityOf(estate),
		CountryID: country.id,
		...placeOf(details.place[0], details.place[1]),

		...details.fields,
		Garages: details.fields.Garages ?? null,
		Extras: [...extrasOfEstate(estate, details.fields.Parkings), ...details.fields.Extras],
		Bedrooms: countOf(estate.rooms),
		Bathrooms: countOf(estate.bathRooms),
		Facades: countOf(estate.fronts) || null,
		FloorNumber: countOf(estate.floor),

		LivingSurface: figureOf(estate.area, "surface"),
		GroundSurface: figureOf(estate.groundArea, "surface"),
		GardenSurface: figureOf(estate.gardenArea, "surface"),

		Condition: conditions.get(idOf(estate.state)) ?? null,
		Availability: availabilities.get(idOf(estate.availability)) ?? null,
		AvailableFrom: toIsoString(estate.availabilityDateTime),
		EnergyPerformance: energyOf(estate.energyValue, details.energyPerformance),
		EPCLabelText: labelOf(estate.energyClass) ?? labelOf(details.energyLabel),

		Terrace: flagOf(estate.terrace),
		Garden: flagOf(estate.garden),
		Garage: flagOf(estate.garage),
		Furnished: flagOf(estate.furnished),

		Pictures: picturesOf(estate, language),
		Documents: documentsOf(estate, language),
		...filmsOf(estate),
		Manager: managerOf(estate),
		CreatedDate: toIsoString(estate.putOnlineDateTime ?? estate.createDateTime),
		LastChangedDate: toIsoString(estate.updateDateTime),
	};
	const { property, remarks } = withoutInvalidFields(record);
	return { property, types, rejected: country.fault, findings: remarks, unread: details.unread };
}

export function listOf(value: unknown): Estate[] {
	return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** Id of a reference `{ id }`. */
function idOf(value: unknown): unknown {
	return numberOf(fieldsOf(value).id);
}

function nameOf(value: unknown): unknown {
	const { displayName, name } = fieldsOf(value);
	return textOf(displayName) ?? textOf(name);
}

export function standingOf(estate: Estate): Standing {
	const id = idOf(estate.purposeStatus);
	if (id === null) return { status: propertyStatus.active, deal: null };
	return standings.get(id) ?? { status: propertyStatus.inactive, deal: null };
}

/** Language of an estate's texts; also used for values without a language, such as details. */
export function languageOf(estate: Estate): string {
	const written = [estate.longDescription, estate.shortDescription, estate.sms].flatMap((text) =>
		Object.keys(textsOf(text)),
	);
	return written[0] ?? "nl";
}

/** Converts `[{ languageId: "nl-BE", content }]` to texts by language. */
export function textsOf(value: unknown, read = richTextOf): Record<string, unknown> {
	return Object.fromEntries(
		listOf(value)
			.map(({ languageId, content }) => [asText(languageId).slice(0, 2), read(content)] as const)
			.filter(([language, text]) => isLanguage(language) && text !== null),
	);
}

const MAX_TITLE_LENGTH = 90;

/** Titles from the `sms` texts, when they are short enough for a title. */
function shortTextsOf(value: unknown): Record<string, unknown> | null {
	const texts = Object.entries(textsOf(value, textOf)).filter(
		([, text]) => typeof text === "string" && text.length <= MAX_TITLE_LENGTH,
	);
	return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** Generates a title. Whise's `name` is the internal name of the file and not public. */
function titleFrom(estate: Estate, types: readonly TypeRecord[]): unknown {
	const bedrooms = countOf(estate.rooms);
	const surface = figureOf(estate.area, "surface");
	return titleOf({
		type: textsIn(types.at(-1)?.Name),
		city: textsIn(cityOf(estate)),
		bedrooms: typeof bedrooms === "number" ? bedrooms : null,
		surface: typeof surface === "number" ? surface : null,
	});
}

/** Countries by id, or by name when the response has no id. */
const countries: readonly { id: number; name: RegExp; as: number }[] = [
	{ id: 1, name: /^bel/i, as: countryIds.belgium },
	{ id: 5, name: /^lux/i, as: countryIds.luxembourg },
];

export function countryOf({ country }: Estate): { id: number | null; fault: FindingMessage | null } {
	const [id, name] = [idOf(country), nameOf(country)];
	if (id === null && name === null) return { id: null, fault: null };
	const found = countries.find((each) => (id === null ? each.name.test(String(name)) : each.id === id));
	return found
		? { id: found.as, fault: null }
		: { id: null, fault: { code: "country-unserved", country: asText(id ?? name) } };
}

export function cityOf(estate: Estate): unknown {
	return cityNames(textOf(estate.city), textOf(estate.zip), countryOf(estate).id);
}

/** Whise writes A++ as `App`. */
function labelOf(value: unknown): unknown {
	const text = textOf(value);
	return typeof text === "string" ? text.replaceAll("p", "+") : text;
}

/** Energy figure of the estate, else of its details; an unreadable value of the estate is returned unchanged. */
function energyOf(value: unknown, inDetails: unknown): unknown {
	const figure = figureOf(value, "energy");
	if (typeof figure === "number") return figure;
	const other = figureOf(inDetails, "energy");
	return typeof other === "number" ? other : figure;
}

const widths = { urlSmall: 200, urlLarge: 640, urlXXL: 1600 } as const;

export function picturesOf(estate: Estate, language: string): unknown {
	return listOf(estate.pictures).flatMap((picture) => {
		const Sizes = Object.entries(widths).flatMap(([field, Width]) => {
			const Url = textOf(picture[field]);
			return Url === null ? [] : [{ Url, Width }];
		});
		const Url = Sizes.at(-1)?.Url;
		if (Url === undefined) return [];
		return [{ Url, Order: numberOf(picture.order), Caption: captionOf(picture, language), Sizes }];
	});
}

function captionOf({ description, title }: Estate, language: string): unknown {
	for (const text of [description, title]) {
		if (Array.isArray(text)) return textsOf(text, textOf);
		if (textOf(text) !== null) return inLanguage(textOf(text), language);
	}
	return null;
}

export function documentsOf(estate: Estate, language: string): unknown {
	return listOf(estate.documents).flatMap(({ id, name, description, url, urlDocument }) => {
		const Url = textOf(url) ?? textOf(urlDocument);
		const ID = textOf(id);
		if (Url === null || ID === null) return [];
		return [{ ID, Url, Name: inLanguage(textOf(description) ?? textOf(name), language) }];
	});
}

function filmsOf(estate: Estate) {
	const [tour, model, film] = [estate.linkVirtualVisit, estate.link3DModel, estate.linkVideo].map(textOf);
	return {
		VirtualTour: tour ?? model ?? null,
		Videos: [film, tour === null ? null : model].filter((url) => url !== null && url !== undefined),
	};
}

function managerOf(estate: Estate): unknown {
	const [first] = listOf(estate.representatives);
	if (!first) return null;
	const names = [first.firstName, first.name].map(textOf).filter((name) => name !== null);
	return {
		Name: names.join(" ") || null,
		Email: textOf(first.email),
		Phone: textOf(first.mobilePhone) ?? textOf(first.mobile) ?? textOf(first.phone),
		Picture: textOf(first.picture) ?? textOf(first.pictureUrl) ?? textOf(first.urlPicture),
	};
}

function typesOf(estate: Estate): TypeRecord[] {
	const id = idOf(estate.category);
	const category = categories.get(id);
	if (typeof id !== "number" || !category) return [];
	const main = { ID: id, ParentID: null, Name: category.name, WebID: category.webId };
	const subId = idOf(estate.subCategory);
	const Name = subCategories.get(subId) ?? nameOf(estate.subCategory);
	if (typeof subId !== "number" || subId < 1 || Name === null) return [main];
	return [main, { ID: FIRST_SUBTYPE + subId, ParentID: id, Name, WebID: category.webId }];
}
