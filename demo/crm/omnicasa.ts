import type { Call, PictureAddress, Reply } from "./call.ts";
import { type DemoProperty, demoProject, demoProperties } from "./properties.ts";

type Item = Record<string, unknown>;
type Language = "nl" | "fr" | "en";

/** Omnicasa's data of an agency. null marks a list that Omnicasa does not return. */
export type OmnicasaAgency = {
	user: string;
	password: string;
	lists: Readonly<Record<string, ((language: Language) => readonly Item[]) | null>>;
	/** All details of a property; null when they are unavailable. */
	details(id: number, language: Language): Item | null;
};

const languages: readonly Language[] = ["nl", "fr", "en"];

/** Answers `Get…Json?json={…}` with a range of rows (`Limit1` to `Limit2`, inclusive, from 1) or one property. */
export function omnicasaReply(agency: OmnicasaAgency, { path, query }: Call): Reply {
	const method = /^(Get\w+)Json$/.exec(path)?.[1];
	if (!method) return { status: 404, body: null };
	const asked = JSON.parse(query.get("json") ?? "{}") as Record<string, unknown>;
	const result = (Success: boolean, Message: string, Value: unknown) => ({
		status: 200,
		body: { [`${method}JsonResult`]: { Success, Code: Success ? 0 : 1, Message, Value } },
	});
	if (asked.CustomerName !== agency.user || asked.CustomerPassword !== agency.password) {
		return result(false, `No access\nfor ${String(asked.CustomerName)} with ${String(asked.CustomerPassword)}.`, null);
	}
	const language = languages[Number(asked.LanguageId) - 1] ?? "nl";
	if (method === "GetProperty") {
		const details = agency.details(Number(asked.ID), language);
		if (!details) return result(false, "Object reference not set to an instance of an object.", null);
		return result(true, "", displayed(details, asked.DisplayFields));
	}
	const list = agency.lists[method];
	if (!list) return result(false, `${method} is not activated`, null);
	const rows = list(language).filter((row) => fits(row, asked));
	const first = Number(asked.Limit1 ?? 1);
	// `To` never exceeds the number of rows.
	const last = Math.min(Number(asked.Limit2 ?? rows.length), rows.length);
	return result(true, "", { From: first, To: last, RowsCount: rows.length, Items: rows.slice(first - 1, last) });
}

function fits(row: Item, { Status, ObjectIDs, ObjectID, IDs }: Record<string, unknown>): boolean {
	if (ObjectID !== undefined && row.ObjectID !== undefined && Number(row.ObjectID) !== ObjectID) return false;
	if (Array.isArray(IDs) && !IDs.includes(Number(row.ID))) return false;
	if (Array.isArray(Status) && row.Status !== undefined && !Status.includes(row.Status)) return false;
	return !Array.isArray(ObjectIDs) || ObjectIDs.includes(row.ObjectID);
}

function displayed(item: Item, fields: unknown): Item {
	if (!Array.isArray(fields)) return item;
	return Object.fromEntries(Object.entries(item).filter(([field]) => fields.includes(field)));
}

const webIds: Record<DemoProperty["kind"], { id: number; name: Record<Language, string> }> = {
	house: { id: 1, name: { nl: "Residentieel", fr: "Résidentiel", en: "Residential" } },
	apartment: { id: 1, name: { nl: "Residentieel", fr: "Résidentiel", en: "Residential" } },
	office: { id: 2, name: { nl: "Kantoren", fr: "Bureaux", en: "Offices" } },
	land: { id: 4, name: { nl: "Gronden", fr: "Terrains", en: "Land" } },
	garage: { id: 5, name: { nl: "Garages", fr: "Garages", en: "Garages" } },
};

/** The agency's own statuses; the agency chooses their numbers. */
const substatuses: readonly Item[] = [
	{ ID: 21, Name: "Te koop", Marquee: 1, ShowOnMap: true },
	{ ID: 22, Name: "Te huur", Marquee: 2, ShowOnMap: true },
	{ ID: 23, Name: "In optie", Marquee: 7, ShowOnMap: true },
	{ ID: 24, Name: "Onder bod", Marquee: 8, ShowOnMap: true },
	{ ID: 25, Name: "Verkocht", Marquee: 9, ShowOnMap: false },
	{ ID: 26, Name: "Verhuurd", Marquee: 10, ShowOnMap: false },
];

const standings: Record<DemoProperty["standing"], readonly [status: number, substatus: number, marquee: number]> = {
	open: [1, 21, 1],
	option: [1, 23, 7],
	offer: [1, 24, 8],
	sold: [1, 25, 9],
	rented: [4, 26, 10],
	preparation: [0, 21, 0],
};

/**
 * A property in Omnicasa's format in one language: zeros for missing values, coordinates in either order, pictures as
 * records or as plain URLs, the agency's own title in place of the type.
 */
function itemOf(property: DemoProperty, language: Language, picture: PictureAddress): Item {
	const [Status, SubStatus, Marquee] = standings[property.standing];
	const sizes = (width: 400 | 800 | 1600) =>
		property.pictures.map((name, index) => ({ ID: index + 1, Url: picture(name, width) }));
	const addresses = (width: 400 | 800 | 1600) => property.pictures.map((name) => picture(name, width));
	const hasLists = property.id % 2 === 0;
	return {
		ID: property.id,
		SiteID: property.office,
		Ident: `O-${property.id}`,
		Goal: property.deal === "take-over" ? 2 : property.rental ? 1 : 0,
		Status,
		SubStatus,
		Marquee,
		MarqueeName: substatuses.find(({ ID }) => ID === SubStatus)?.Name,
		ProjectID: property.project ?? 0,
		WebID: webIds[property.kind].id,
		WebIDName: webIds[property.kind].name[language],
		TypeDescription: property.title ?? property.sub.name[language],
		DescriptionA: property.text[language],
		DescriptionB: "",
		PublishAddress: property.showsAddress ?? false,
		Street: property.street,
		HouseNumber: property.number,
		BoxNr: property.box ?? "",
		Zip: Number(property.zip),
		City: property.city[language],
		CountryAbbr: property.country === "LU" ? "L" : property.country === "BE" ? "B" : "F",
		GoogleX: String(property.point[1]).replace(".", ","),
		GoogleY: String(property.point[0]).replace(".", ","),
		Price: property.price,
		PublishPrice: property.showsPrice ?? true,
		PriceUnit: 0,
		SurfaceTotal: 0,
		SurfaceLiving: property.area ?? 0,
		SurfaceGround: property.ground ?? 0,
		NumberOfBedRooms: property.bedrooms ?? 0,
		NumberOfBathRooms: property.bathrooms ?? 0,
		Floor: property.floor ?? null,
		ConstructionYear: property.year ?? 0,
		EnergyPerformance: property.energy ?? 0,
		HasGarden: property.kind === "house" ? 1 : 0,
		...(hasLists
			? { MediumPictureItems: sizes(400), LargePictureItems: sizes(800), XLargePictureItems: sizes(1600) }
			: { SmallPictures: addresses(400), LargePictures: addresses(1600), LargePicture: addresses(1600)[0] }),
		CreatedDate: "2026-09-14 08:30:00",
		LastChangedDate: "/Date(1795015200000+0100)/",
	};
}

/** Fields missing from the list. Numbers are text; fields without a value are omitted. */
function detailsOf(property: DemoProperty, language: Language, picture: PictureAddress): Item {
	return {
		...itemOf(property, language, picture),
		ManagerName: `Makelaar ${property.office}`,
		ManagerEmail: `makelaar.${property.office}@agency.example`,
		ManagerDirectPhone: "09 000 00 00",
		ManagerMobilePhone: "",
		...(property.charges === undefined ? {} : { ChargesRenter: `${property.charges},00` }),
		DateFree: "0001-01-01 00:00:00",
		...(property.rental ? { DepositAmount: String(property.price * 2), DateFree: "2027-01-01 00:00:00" } : {}),
	};
}

/** Index of the property whose details fail. */
const UNTOLD = 7;

/** The demo agency, with the same properties as in Whise. */
export function demoOmnicasa(
	account: Pick<OmnicasaAgency, "user" | "password">,
	picture: PictureAddress,
): OmnicasaAgency {
	const { id, name, text, zip, city, street, number, point, pictures } = demoProject;
	const types = [...new Map(demoProperties.map((property) => [property.sub.id, property])).values()];
	return {
		...account,
		details(id, language) {
			const at = demoProperties.findIndex((property) => property.id === id);
			const property = demoProperties[at];
			return property && at !== UNTOLD ? detailsOf(property, language, picture) : null;
		},
		lists: {
			GetPropertyList: (language) => demoProperties.map((property) => itemOf(property, language, picture)),
			GetSubstatusList: () => substatuses,
			GetRelationList: () => [{ ID: 1, ObjectID: demoProperties[0]?.id, PersonID: "51", TypeName: "Eigenaar" }],
			GetPersonList: () => [{ ID: 51, FirstName: "Jo", Name: "Voorbeeld", Email: "jo@owner.example", LanguageID: "1" }],
			GetCalendarHistories: () => [
				{ ID: "1", ObjectID: demoProperties[0]?.id, TypeID: "1", StartDate: "2026-11-18 10:00:00" },
			],
			GetTypeOfPropertyList: (language) =>
				types.map(({ sub, kind }) => ({ ID: sub.id, Name: sub.name[language], WebID: webIds[kind].id, ParentID: 0 })),
			GetDocumentList: () =>
				demoProperties.map((property) => ({
					ID: property.id * 10,
					ObjectID: property.id,
					Description: "Technische fiche",
					Url: picture(property.pictures[0] ?? "land-1", 1600),
				})),
			GetProjectList: (language) => [
				{
					ID: id,
					Ident: `O-${id}`,
					Name: name[language],
					Description: text[language],
					PublishAddress: true,
					Street: street,
					HouseNumber: number,
					Zip: zip,
					City: city[language],
					CountryAbbr: "B",
					GoogleX: point[1],
					GoogleY: point[0],
					LargePictureItems: pictures.map((file) => ({ Url: picture(file, 800) })),
					XLargePictureItems: pictures.map((file) => ({ Url: picture(file, 1600) })),
				},
			],
		},
	};
}
