import type { XmlElement } from "@rgrove/parse-xml";
import { isLanguage, type Language } from "../../../../app/domain/language";
import { countryIds } from "../../../../app/domain/localities/country";
import { GARAGE, INDUSTRIAL, LAND, OFFICE, RESIDENTIAL, RETAIL } from "../../../../app/domain/property/kind";
import { propertyStatus } from "../../../../app/domain/property/rules";
import { checksum } from "../checksum";
import { flagOf, measureOf, numberOf, placeOf, richTextOf, textOf } from "../values";
import { elementsOf } from "./openimmo-file";

type TypeRecord = { ID: number; ParentID: null; Name: Record<Language, string>; WebID: number };

const house = { nl: "Huis", fr: "Maison", en: "House", de: "Haus" };
const apartment = { nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" };
const room = { nl: "Kamer", fr: "Chambre", en: "Room", de: "Zimmer" };
const land = { nl: "Grond", fr: "Terrain", en: "Land", de: "Grundstück" };
const office = { nl: "Kantoor", fr: "Bureau", en: "Office", de: "Büro" };
const retail = { nl: "Handelspand", fr: "Commerce", en: "Retail", de: "Ladenlokal" };
const catering = { nl: "Horeca", fr: "Horeca", en: "Hospitality", de: "Gastgewerbe" };
const industry = { nl: "Industrie", fr: "Industrie", en: "Industrial", de: "Gewerbe" };
const farm = { nl: "Landbouw", fr: "Agriculture", en: "Agriculture", de: "Landwirtschaft" };
const parking = { nl: "Garage", fr: "Garage", en: "Garage", de: "Garage" };
const revenue = { nl: "Opbrengsteigendom", fr: "Immeuble de rapport", en: "Investment", de: "Renditeobjekt" };

/** Kinds of OpenImmo in the order of the standard, which is the order of the tree. */
const kinds: Readonly<Record<string, TypeRecord>> = Object.fromEntries(
	(
		[
			["zimmer", RESIDENTIAL, room],
			["wohnung", RESIDENTIAL, apartment],
			["haus", RESIDENTIAL, house],
			["grundstueck", LAND, land],
			["buero_praxen", OFFICE, office],
			["einzelhandel", RETAIL, retail],
			["gastgewerbe", RETAIL, catering],
			["hallen_lager_prod", INDUSTRIAL, industry],
			["land_und_forstwirtschaft", LAND, farm],
			["parken", GARAGE, parking],
			["zinshaus_renditeobjekt", OFFICE, revenue],
		] as const
	).map(([kind, WebID, Name], index) => [kind, { ID: index + 1, ParentID: null, Name, WebID }]),
);

/** A property as the feed has it, and the type that it names. */
export function openImmoHome(home: XmlElement): { property: Record<string, unknown>; types: TypeRecord[] } {
	const text = (path: string) => textOf(at(home, path)?.text);
	const measure = (path: string) => measureOf(text(path));
	const whole = (path: string) => wholeOf(text(path));
	const language = languageOf(text("verwaltung_techn/sprache"));
	const told = (value: unknown) => (value === null ? null : { [language]: value });
	const point = at(home, "geo/geokoordinaten")?.attributes;
	const type = kinds[elementsOf(at(home, "objektkategorie/objektart"))[0]?.name ?? ""];
	const goal = goalOf(home);
	const property = {
		ID: idOf(home),
		Reference: text("verwaltung_techn/objektnr_extern"),
		Language: language,
		Goal: goal,
		Status: statusOf(home, goal),
		WebID: type?.WebID ?? null,
		MainTypeID: type?.ID ?? null,
		TypeID: type?.ID ?? null,
		Title: told(text("freitexte/objekttitel")),
		Description: told(descriptionOf(home)),

		PublishPrice: flagOf(at(home, "preise/kaufpreis")?.attributes.auf_anfrage) !== true,
		Price: measure("preise/kaufpreis"),
		MonthlyRent: measure("preise/kaltmiete") ?? measure("preise/nettokaltmiete"),
		ChargesRenter: measure("preise/nebenkosten"),
		DepositAmount: measureOf(text("preise/kaution")),

		// An address is shown where that is said, not where nothing is said.
		PublishAddress: flagOf(text("verwaltung_objekt/objektadresse_freigeben")) ?? false,
		Street: text("geo/strasse"),
		HouseNumber: text("geo/hausnummer"),
		Zip: text("geo/plz"),
		City: text("geo/ort"),
		CountryID: countries.get(at(home, "geo/land")?.attributes.iso_land) ?? null,
		...placeOf(point?.breitengrad, point?.laengengrad),

		Bedrooms: whole("flaechen/anzahl_schlafzimmer"),
		Bathrooms: whole("flaechen/anzahl_badezimmer"),
		Toilets: whole("flaechen/anzahl_sep_wc"),
		Parkings: whole("flaechen/anzahl_stellplaetze"),
		FloorNumber: whole("geo/etage"),
		Floors: whole("geo/anzahl_etagen"),

		LivingSurface: measure("flaechen/wohnflaeche"),
		TotalSurface: measure("flaechen/gesamtflaeche"),
		GroundSurface: measure("flaechen/grundstuecksflaeche"),
		GardenSurface: measure("flaechen/gartenflaeche"),

		ConstructionYear: measure("zustand_angaben/baujahr"),
		EnergyPerformance:
			measure("zustand_angaben/energiepass/endenergiebedarf") ??
			measure("zustand_angaben/energiepass/energieverbrauchkennwert"),
		EPCLabelText: text("zustand_angaben/energiepass/wertklasse"),
		Lift: flagOf(at(home, "ausstattung/fahrstuhl")?.attributes.PERSONEN),

		...filesOf(home, told),
		LastChangedDate: dayOf(text("verwaltung_techn/stand_vom")),
	};
	return { property, types: type ? [type] : [] };
}

function at(element: XmlElement, path: string): XmlElement | undefined {
	let found: XmlElement | undefined = element;
	for (const name of path.split("/")) found = elementsOf(found).find((child) => child.name === name);
	return found;
}

const countries: ReadonlyMap<unknown, number> = new Map([
	["BEL", countryIds.belgium],
	["LUX", countryIds.luxembourg],
]);

/** Above every number that an agency gives by hand. */
const FIRST_NAMED_HOME = 2 ** 33;

/** The agency's number of the property where it is one, else a number made of its name. */
function idOf(home: XmlElement): unknown {
	const own = textOf(at(home, "verwaltung_techn/objektnr_extern")?.text);
	if (typeof own === "string" && /^[1-9]\d{0,8}$/.test(own)) return Number(own);
	const name = own ?? textOf(at(home, "verwaltung_techn/openimmo_obid")?.text);
	return typeof name === "string" ? FIRST_NAMED_HOME + checksum(name) : null;
}

function goalOf(home: XmlElement): number | null {
	const { KAUF, ERBPACHT, MIETE_PACHT, LEASING } = at(home, "objektkategorie/vermarktungsart")?.attributes ?? {};
	if (flagOf(KAUF) === true || flagOf(ERBPACHT) === true) return 0;
	return flagOf(MIETE_PACHT) === true || flagOf(LEASING) === true ? 1 : null;
}

function statusOf(home: XmlElement, goal: number | null): number {
	if (at(home, "verwaltung_techn/aktion")?.attributes.aktionart === "DELETE") return propertyStatus.inactive;
	if (at(home, "zustand_angaben/verkaufstatus")?.attributes.stand !== "VERKAUFT") return propertyStatus.active;
	return goal === 1 ? propertyStatus.rented : propertyStatus.sold;
}

/** OpenImmo counts rooms with decimals: half a bathroom is none. */
function wholeOf(value: unknown): unknown {
	const number = numberOf(value);
	return typeof number === "number" ? Math.floor(number) : number;
}

/** XML lets a day carry a zone (`2024-05-01+02:00`), which no other reader of dates takes. */
function dayOf(value: unknown): unknown {
	return typeof value === "string" ? (/^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? value) : value;
}

function languageOf(value: unknown): Language {
	const language = String(value).slice(0, 2).toLowerCase();
	return isLanguage(language) ? language : "de";
}

function descriptionOf(home: XmlElement): string | null {
	const parts = ["objektbeschreibung", "ausstatt_beschr", "lage", "sonstige_angaben"].map((part) =>
		richTextOf(at(home, `freitexte/${part}`)?.text),
	);
	return parts.filter((part) => part !== null).join("") || null;
}

const pictureFormat = /^(?:\.|image\/)?(?:jpe?g|png|webp|gif|avif)$/i;

/** What a file is: what its group says or, where it has none, a picture by its format or its address. */
function groupOf(file: XmlElement, url: string): string {
	if (file.attributes.gruppe) return file.attributes.gruppe;
	const format = at(file, "format")?.text.trim() || /\.\w+(?=[?#]|$)/.exec(url)?.[0];
	return pictureFormat.test(format ?? "") ? "BILD" : "";
}

const pictureGroups = ["TITELBILD", "BILD", "AUSSENANSICHTEN", "INNENANSICHTEN", "GRUNDRISS"];

/** Files that have an address; those that travel beside the XML have none. */
function filesOf(home: XmlElement, told: (value: unknown) => unknown) {
	const files = elementsOf(at(home, "anhaenge")).flatMap((file) => {
		const Url = textOf(at(file, "daten/pfad")?.text);
		const name = told(textOf(at(file, "anhangtitel")?.text));
		return typeof Url === "string" && /^https?:/.test(Url) ? [{ group: groupOf(file, Url), Url, name }] : [];
	});
	return {
		Pictures: files
			.filter(({ group }) => pictureGroups.includes(group))
			.map(({ group, Url, name }, index) => ({ Url, Order: group === "TITELBILD" ? 0 : index + 1, Caption: name })),
		Documents: files
			.filter(({ group }) => group === "DOKUMENTE")
			.map(({ Url, name }) => ({ ID: String(checksum(Url)), Name: name, Url })),
	};
}
