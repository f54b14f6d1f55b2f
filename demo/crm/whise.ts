import type { Call, PictureAddress, Reply } from "./call.ts";
import { type CrmPeopleRecords, whisePeopleReply } from "./people.ts";
import { type DemoProperty, demoProject, demoProperties } from "./properties.ts";

type Estate = Record<string, unknown>;

/** Whise's data of an agency: credentials, and estates by office. */
export type WhiseAgency = {
	user: string;
	password: string;
	clientId: number;
	offices: ReadonlyMap<number, readonly Estate[]>;
	/** Contacts and calendars of all offices; undefined when the account may not read them. */
	people?: CrmPeopleRecords;
};

const ACCOUNT_TOKEN = "token-of-the-account";
const OFFICE_TOKEN = "token-of-office-";
const MAX_PER_PAGE = 100;

/**
 * Answers three steps: account token, office token, the office's estates. Each step needs the token of the step before.
 */
export function whiseReply(agency: WhiseAgency, call: Call): Reply {
	const { path, token, body } = call;
	if (path === "token") {
		return body.username === agency.user && body.password === agency.password
			? { status: 200, body: { token: ACCOUNT_TOKEN } }
			: { status: 401, body: { message: "No access" } };
	}
	if (path === "v1/admin/clients/token") {
		if (token !== ACCOUNT_TOKEN) return { status: 401, body: null };
		const known = body.ClientId === agency.clientId && agency.offices.has(Number(body.OfficeId));
		return known
			? { status: 200, body: { token: OFFICE_TOKEN + String(body.OfficeId) } }
			: invalid(`ClientId ${String(body.ClientId)} is not activated`);
	}
	const office = token?.startsWith(OFFICE_TOKEN) ? Number(token.slice(OFFICE_TOKEN.length)) : 0;
	const estates = agency.offices.get(office);
	if (!estates) return { status: 401, body: null };
	if (path === "v1/estates/list") return listReply(estates, body);
	return (agency.people && whisePeopleReply(agency.people, call)) ?? { status: 404, body: null };
}

function invalid(message: string): Reply {
	return { status: 200, body: { isValidRequest: false, validationErrors: [{ message }] } };
}

type Filter = { PurposeStatusIds?: unknown[]; UpdateDateTimeRange?: { Min?: string }; LanguageId?: string };

function listReply(estates: readonly Estate[], body: Record<string, unknown>): Reply {
	const { Limit = 20, Offset = 0 } = (body.Page ?? {}) as { Limit?: number; Offset?: number };
	if (Limit > MAX_PER_PAGE) return invalid(`Limit ${Limit} is more than ${MAX_PER_PAGE}`);
	const { PurposeStatusIds, UpdateDateTimeRange, LanguageId = "nl-BE" } = (body.Filter ?? {}) as Filter;
	const sort = (body.Sort ?? []) as { Field: string; Ascending?: boolean }[];
	const since = UpdateDateTimeRange?.Min;
	const shown = estates
		.filter((estate) => !PurposeStatusIds || PurposeStatusIds.includes((estate.purposeStatus as { id?: unknown }).id))
		.filter((estate) => !since || Date.parse(`${String(estate.updateDateTime)}Z`) >= Date.parse(since))
		.toSorted((a, b) => compared(a, b, sort))
		.map((estate) => ({ ...estate, details: detailsIn(LanguageId, estate.details) }));
	return {
		status: 200,
		body: { estates: shown.slice(Offset, Offset + Limit), totalCount: shown.length, isValidRequest: true },
	};
}

type Words = { nl: string; fr: string; en: string; de: string };
type Detail = { id: number; label: string; value: string; enum?: { id: number } };

/** Details with labels in the requested language. Other details always have Dutch labels. */
const detailWords: Readonly<Record<number, Words>> = {
	110: { nl: "openbaar vervoer", fr: "transports en commun", en: "public transport", de: "öffentliche Verkehrsmittel" },
	574: { nl: "btw-stelsel", fr: "régime TVA", en: "VAT regime", de: "Mehrwertsteuer" },
	1041: { nl: "zwembad", fr: "piscine", en: "swimming pool", de: "Schwimmbad" },
	1752: { nl: "alarm", fr: "alarme", en: "alarm", de: "Alarmanlage" },
	2054: { nl: "bureau (m²)", fr: "bureau (m²)", en: "study (m²)", de: "Arbeitszimmer (m²)" },
};

/** Labels of the options of such details. */
const choiceWords: Readonly<Record<number, Words>> = {
	811: {
		nl: "registratierechten",
		fr: "droits d’enregistrement",
		en: "registration duties",
		de: "Registrierungsgebühren",
	},
	812: { nl: "onder btw", fr: "sous TVA", en: "subject to VAT", de: "mit Mehrwertsteuer" },
};

function detailsIn(languageId: string, details: unknown): Detail[] {
	const language = languageId.slice(0, 2) as keyof Words;
	return ((details ?? []) as Detail[]).map((detail) => ({
		...detail,
		label: detailWords[detail.id]?.[language] ?? detail.label,
		value: choiceWords[detail.enum?.id ?? 0]?.[language] ?? detail.value,
	}));
}

/** Compares by the sort fields. Records with equal fields come in random order at each call. */
function compared(a: Estate, b: Estate, sort: readonly { Field: string; Ascending?: boolean }[]): number {
	for (const { Field, Ascending = true } of sort) {
		const [one, other] = [a[Field] as string | number, b[Field] as string | number];
		if (one !== other) return (one < other ? -1 : 1) * (Ascending ? 1 : -1);
	}
	return Math.random() - 0.5;
}

const categories: Record<DemoProperty["kind"], number> = { house: 1, apartment: 2, land: 3, office: 4, garage: 7 };
const countries: Record<DemoProperty["country"], number> = { BE: 1, LU: 5, FR: 3 };
const standings: Record<DemoProperty["standing"], readonly [sale: number, rent: number]> = {
	open: [1, 2],
	option: [5, 6],
	offer: [22, 22],
	sold: [3, 4],
	rented: [3, 4],
	preparation: [20, 27],
};

const LIFE_ANNUITY = { purpose: 3, status: 15 };

/** A property in Whise's format: numbers as text, ids without labels, false values omitted. */
function estateOf(property: DemoProperty, picture: PictureAddress): Estate {
	return {
		id: property.id,
		officeId: property.office,
		office: `Kantoor ${property.office}`,
		name: `Dossier ${property.id}`,
		referenceNumber: `W-${property.id}`,
		address: property.street,
		number: property.number,
		...(property.box ? { box: property.box } : {}),
		zip: property.zip,
		city: property.city.fr,
		country: { id: countries[property.country] },
		category: { id: categories[property.kind] },
		subCategory: { id: property.sub.id },
		purpose: { id: property.deal === "life-annuity" ? LIFE_ANNUITY.purpose : property.rental ? 2 : 1 },
		purposeStatus: {
			id:
				property.deal === "life-annuity" ? LIFE_ANNUITY.status : standings[property.standing][property.rental ? 1 : 0],
		},
		status: { id: 1 },
		state: { id: property.year && property.year > 2000 ? 1 : 4 },
		availability: { id: property.rental ? 5 : 1 },
		price: property.price,
		currency: "€",
		...(property.showsPrice === false ? {} : { displayPrice: true }),
		...(property.showsAddress ? { displayAddress: true } : {}),
		...(property.bedrooms ? { rooms: property.bedrooms } : {}),
		...(property.bathrooms ? { bathRooms: property.bathrooms } : {}),
		...(property.area ? { area: property.area, minArea: property.area, maxArea: property.area } : {}),
		...(property.ground ? { groundArea: property.ground } : {}),
		...(property.floor === undefined ? {} : { floor: property.floor }),
		...(property.ground && property.kind === "house" ? { garden: 1 } : {}),
		...(property.energy ? { energyValue: property.energy } : {}),
		...(property.label ? { energyClass: property.label } : {}),
		...(property.project ? { parentId: property.project } : {}),
		// As after a bulk import: every estate has the same time.
		createDateTime: "2026-09-14T08:30:00.64",
		putOnlineDateTime: "2026-09-15T07:14:35.5",
		updateDateTime: "2026-11-18T09:14:35.43",
		shortDescription: textsOf({ nl: "", fr: "", en: "" }),
		longDescription: textsOf(property.text),
		representatives: [
			{
				id: 1,
				firstName: "Test",
				name: `Makelaar ${property.office}`,
				email: `makelaar.${property.office}@agency.example`,
				phone: "09 000 00 00",
			},
		],
		documents: [
			{ id: property.id * 10, description: "Technische fiche", url: picture(property.pictures[0] ?? "land-1", 1600) },
		],
		pictures: picturesOf(property, picture),
		details: detailsOf(property),
	};
}

function textsOf(text: DemoProperty["text"]) {
	return Object.entries({ "nl-BE": text.nl, "fr-BE": text.fr, "en-GB": text.en }).map(([languageId, content]) => ({
		languageId,
		content,
	}));
}

function picturesOf({ id, pictures }: Pick<DemoProperty, "id" | "pictures">, picture: PictureAddress) {
	return pictures.map((name, index) => ({
		id: id * 100 + index,
		order: index + 1,
		orientation: "Landscape",
		urlSmall: picture(name, 400),
		urlLarge: picture(name, 800),
		urlXXL: picture(name, 1600),
	}));
}

function detailsOf(property: DemoProperty) {
	const yes = (id: number, label: string) => ({ id, label, type: "yes/no", value: "1" });
	const text = (id: number, value: string | number | undefined, label: string, choice?: number) =>
		value === undefined
			? []
			: [{ id, label, value: String(value), ...(choice === undefined ? {} : { enum: { id: choice } }) }];
	const named = (id: number, type: string, value: string | number, choice?: number) => [
		{
			...{ id, label: "", type, group: "details", value: String(value) },
			...(choice === undefined ? {} : { enum: { id: choice } }),
		},
	];
	return [
		...text(14, property.year, "bouwjaar"),
		...text(301, property.charges, "lasten"),
		...text(2391, property.certificate, "EPC-certificaatnummer"),
		...text(2776, property.certificate && "07/31/2034 00:00", "EPC geldig tot"),
		...text(1914, property.title, "titel"),
		...(property.planning
			? [
					yes(808, "stedenbouwkundige vergunning"),
					{ ...yes(812, "verkavelingsvergunning"), value: "0" },
					{ ...yes(691, "dagvaarding"), value: "0" },
					{ ...yes(1734, "voorkooprecht"), value: "0" },
					...text(1736, "woongebied", "bestemming", 12),
				]
			: []),
		...text(2222, property.flood && "overstroming", "overstromingsgevoelig", property.flood),
		...(property.kind === "house" || property.kind === "apartment"
			? [...text(1595, "ingericht", "keuken", 685), ...text(1020, "gas", "verwarming", 660), yes(461, "dubbel glas")]
			: []),
		...named(110, "number", 100),
		...(property.kind === "house" && property.ground ? named(1041, "yes/no", property.ground > 800 ? 1 : 0) : []),
		...(property.showsAddress ? named(1752, "yes/no", 1) : []),
		...(property.area && property.area > 150 ? named(2054, "number", 12) : []),
		...(property.rental ? [] : named(574, "list", "x", property.project ? 812 : 811)),
		...text(1849, property.point[0], "x"),
		...text(1850, property.point[1], "y"),
	];
}

function projectEstate(picture: PictureAddress): Estate {
	const { id, office, name, text, zip, city, street, number, point, pictures } = demoProject;
	return {
		id,
		officeId: office,
		canHaveChildren: true,
		name: name.nl,
		referenceNumber: `W-${id}`,
		address: street,
		number,
		displayAddress: true,
		zip,
		city: city.fr,
		country: { id: 1 },
		category: { id: 2 },
		subCategory: { id: 97 },
		purpose: { id: 1 },
		purposeStatus: { id: 1 },
		price: 300_000,
		createDateTime: "2026-09-14T08:30:00.64",
		updateDateTime: "2026-11-18T09:14:35.43",
		longDescription: textsOf(text),
		pictures: picturesOf({ id, pictures }, picture),
		details: [
			{ id: 1849, value: String(point[0]), label: "x" },
			{ id: 1850, value: String(point[1]), label: "y" },
		],
	};
}

/** The demo agency: three offices; two of them share an estate. */
export function demoWhise(
	account: Pick<WhiseAgency, "user" | "password" | "clientId">,
	picture: PictureAddress,
): WhiseAgency {
	const ofOffice = (office: number) =>
		demoProperties
			.filter((each) => each.office === office && each.deal !== "take-over")
			.map((property) => estateOf(property, picture));
	const shared = demoProperties.filter(({ id }) => id === 7_301).map((property) => estateOf(property, picture));
	const [first] = demoProperties;
	const estates = [{ estateId: first?.id }];
	const owner = { id: 1, firstName: "Jo", name: "Voorbeeld", privateEmail: "jo@owner.example", languageId: "nl-BE" };
	return {
		...account,
		people: {
			contacts: [{ ...owner, contactTypes: [{ id: 1, baseContactTypeId: 3 }], estates }],
			calendars: [{ id: "1", startDateTime: "2026-11-18T10:00:00", action: { id: 6 }, estates }],
			actions: [{ id: 6, name: "Bezoek" }],
		},
		offices: new Map([
			[41, [...ofOffice(41), projectEstate(picture)]],
			[42, [...ofOffice(42), ...shared]],
			[43, ofOffice(43)],
		]),
	};
}
