import type { XmlElement } from "@rgrove/parse-xml";
import { isLanguage, type Language, languages, type Words } from "../../../../app/domain/language";
import { GARAGE, INDUSTRIAL, LAND, OFFICE, RESIDENTIAL, RETAIL } from "../../../../app/domain/property/kind";
import type { DealState } from "../../../../app/domain/property/property";
import { propertyStatus } from "../../../../app/domain/property/rules";
import { recordOf } from "../../../../app/domain/records";
import { checksum } from "../../hash";
import { withoutInvalidFields } from "../invalid-fields";
import type { ReadProperty } from "../page-of-properties";
import { textsIn, titleOf } from "../title";
import { countOf, figureOf, flagOf, placeOf, richTextOf, textOf } from "../values";
import { cityNames, dealNamed, perMonth } from "../words";
import { countryOf } from "./countries";
import { extrasOf } from "./extras";
import { elementAt as at, elementsOf } from "./openimmo-file";
import { depositOf, hasRent, type Rent, rentOf } from "./rent";
import { conditions, coverings, fuels, heatings, kitchens, orientations, subTypes } from "./words";

type TypeRecord = { ID: number; ParentID: number | null; Name: Record<Language, string>; WebID: number };

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

/** Types by OpenImmo's kind, in the order of the standard, which is also their rank. */
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

export type Around = {
	/** Paths of stored enclosed pictures by element. */
	kept: ReadonlyMap<XmlElement, string>;
	/** Whether the file deletes its properties. */
	deleted: boolean;
};

/** Converts a property to a feed record, with its types and findings. */
export function openImmoProperty(
	property: XmlElement,
	around: Partial<Around> = {},
): ReadProperty & { types: TypeRecord[] } {
	const text = (path: string) => textAt(property, path);
	const money = (name: string) => figureOf(text(`preise/${name}`), "money");
	const surface = (name: string) => figureOf(text(`flaechen/${name}`), "surface");
	const count = (path: string) => countAt(property, path);
	const language = languageOf(text("verwaltung_techn/sprache"));
	const inLanguage = (value: unknown) => (value === null ? null : { [language]: value });
	const point = at(property, "geo/geokoordinaten")?.attributes;
	const type = kinds[elementsOf(at(property, "objektkategorie/objektart"))[0]?.name ?? ""];
	const subType = type && subTypeOf(elementsOf(at(property, "objektkategorie/objektart"))[0], type);
	const isDeleted =
		around.deleted === true || at(property, "verwaltung_techn/aktion")?.attributes.aktionart === "DELETE";
	// A deleted property has only its id, so the required goal is set.
	const goal = goalOf(property) ?? (isDeleted ? 0 : null);
	const standing = standingOf(property, goal);
	const country = countryOf(at(property, "geo/land")?.attributes.iso_land, text("geo/plz"));
	const rent = rentOf(property);
	const bedrooms = count("flaechen/anzahl_schlafzimmer");
	const livingSurface = surface("wohnflaeche");
	const city = cityNames(text("geo/ort"), text("geo/plz"), country.id);
	const record = {
		ID: idOf(property),
		Reference: text("verwaltung_techn/objektnr_extern"),
		Language: language,
		Goal: goal,
		...dealOf(property, goal, rent),
		Status: isDeleted ? propertyStatus.inactive : standing.status,
		State: standing.deal,
		WebID: type?.WebID ?? null,
		MainTypeID: type?.ID ?? null,
		TypeID: subType?.ID ?? type?.ID ?? null,
		Title:
			inLanguage(text("freitexte/objekttitel")) ??
			titleOf({
				type: (subType ?? type)?.Name ?? {},
				city: typeof city === "string" ? (inLanguage(city) ?? {}) : textsIn(city),
				bedrooms: typeof bedrooms === "number" ? bedrooms : null,
				surface: typeof livingSurface === "number" ? livingSurface : null,
			}),
		Description: descriptionOf(property, language),

		PublishPrice: flagOf(at(property, "preise/kaufpreis")?.attributes.auf_anfrage) !== true,
		Price: goal === 1 ? null : money("kaufpreis"),
		MonthlyRent: rent.monthly,
		PriceUnitText: goal === 1 && !rent.season ? perMonth : null,
		ChargesRenter: money("nebenkosten"),
		ChargesOwner: money("hausgeld"),
		...depositOf(text("preise/kaution")),

		// Without a flag an address is hidden.
		PublishAddress: flagOf(text("verwaltung_objekt/objektadresse_freigeben")) ?? false,
		Street: text("geo/strasse"),
		HouseNumber: text("geo/hausnummer"),
		CadastralReference: parcelOf(["gemarkung", "flur", "flurstueck"].map((name) => text(`geo/${name}`))),
		Zip: text("geo/plz"),
		City: city,
		CountryID: country.id,
		CountryName: country.name,
		...placeOf(point?.breitengrad, point?.laengengrad),

		Bedrooms: bedrooms,
		Bathrooms: count("flaechen/anzahl_badezimmer"),
		Garages: count("preise/stp_garage@anzahl") ?? count("preise/stp_tiefgarage@anzahl"),
		Toilets: count("flaechen/anzahl_sep_wc"),
		Parkings: count("flaechen/anzahl_stellplaetze"),
		FloorNumber: count("geo/etage"),
		Floors: count("geo/anzahl_etagen"),

		LivingSurface: livingSurface,
		TotalSurface: surface("gesamtflaeche"),
		GroundSurface: surface("grundstuecksflaeche"),
		GardenSurface: surface("gartenflaeche"),
		TerraceSurface: surface("balkon_terrasse_flaeche"),

		...buildingOf(property),
		AvailableFrom: dayOrNothing(text("verwaltung_objekt/verfuegbar_ab")),
		Availability: availabilityOf(text("verwaltung_objekt/verfuegbar_ab"), inLanguage),

		Extras: extrasOf(property),
		...filesOf(property, inLanguage, around.kept ?? new Map()),
		Manager: managerOf(at(property, "kontaktperson")),
		LastChangedDate: dayOf(text("verwaltung_techn/stand_vom")),
	};
	const mendedRecord = withoutInvalidFields(record);
	const rejected = isDeleted ? null : country.fault;
	const types = [type, subType].filter((each) => each !== undefined);
	return { property: mendedRecord.property, types, rejected, findings: mendedRecord.remarks };
}

function textAt(property: XmlElement, path: string): unknown {
	return textOf(at(property, path)?.text);
}

/** Count from an element, or from an attribute: `preise/stp_garage@anzahl`. */
function countAt(property: XmlElement, path: string): unknown {
	const [element = "", attribute] = path.split("@");
	return countOf(
		attribute === undefined ? textAt(property, element) : textOf(at(property, element)?.attributes[attribute]),
	);
}

/** Fields about the building: age, energy and equipment. */
function buildingOf(property: XmlElement) {
	const text = (path: string) => textAt(property, path);
	return {
		ConstructionYear: figureOf(text("zustand_angaben/baujahr"), "number"),
		RenovationYear: figureOf(text("zustand_angaben/letztemodernisierung"), "number"),
		Condition: conditions.get(at(property, "zustand_angaben/zustand")?.attributes.zustand_art) ?? null,
		Kitchen: wordOf(at(property, "ausstattung/kueche"), kitchens),
		EnergyPerformance:
			figureOf(text("zustand_angaben/energiepass/endenergiebedarf"), "energy") ??
			figureOf(text("zustand_angaben/energiepass/energieverbrauchkennwert"), "energy") ??
			figureOf(text("zustand_angaben/energiepass/hwbwert"), "energy"),
		EPCLabelText:
			text("zustand_angaben/energiepass/wertklasse") ??
			text("zustand_angaben/energiepass/hwbklasse") ??
			classOf(at(property, "zustand_angaben/energiepass")),
		EnergyCertificateNumber: certificateOf(property),
		HeatingType: together(
			wordOf(at(property, "ausstattung/befeuerung"), fuels),
			wordOf(at(property, "ausstattung/heizungsart"), heatings),
		),
		FloorCovering: wordOf(at(property, "ausstattung/boden"), coverings),
		Attic: flagOf(text("ausstattung/dachboden")),
		Heritage: flagOf(text("verwaltung_objekt/denkmalgeschuetzt")),
		EnergyCertificateEndDate: dayOf(text("zustand_angaben/energiepass/gueltig_bis")),
		Lift: flagOf(at(property, "ausstattung/fahrstuhl")?.attributes.PERSONEN),
		Cellar: cellarOf(at(property, "ausstattung/unterkellert")?.attributes.keller),
		Garage: flagOf(at(property, "ausstattung/stellplatzart")?.attributes.GARAGE),
		Garden: flagOf(text("ausstattung/gartennutzung")),
		Furnished: furnishedOf(at(property, "ausstattung/moebliert")?.attributes.moeb),
		Terrace:
			someOf(countAt(property, "flaechen/anzahl_terrassen")) ??
			someOf(countAt(property, "flaechen/anzahl_balkone")) ??
			someOf(countAt(property, "flaechen/anzahl_balkon_terrassen")),
		TerraceOrientation: wordOf(at(property, "ausstattung/ausricht_balkon_terrasse"), orientations),
	};
}

/** Start of derived ids; above every id that an agency assigns. */
const FIRST_NAMED_PROPERTY = 2 ** 33;

/** Property id: the agency's reference when it is a number, else a hash of the reference or of the OpenImmo id. */
function idOf(property: XmlElement): unknown {
	const own = textOf(at(property, "verwaltung_techn/objektnr_extern")?.text);
	if (typeof own === "string" && /^[1-9]\d{0,8}$/.test(own)) return Number(own);
	const name = own ?? textOf(at(property, "verwaltung_techn/openimmo_obid")?.text);
	return typeof name === "string" ? FIRST_NAMED_PROPERTY + checksum(name) : null;
}

/** Goal by `vermarktungsart`, else by the prices. */
function goalOf(property: XmlElement): number | null {
	const { KAUF, ERBPACHT, MIETE_PACHT, LEASING } = at(property, "objektkategorie/vermarktungsart")?.attributes ?? {};
	if (flagOf(KAUF) === true || flagOf(ERBPACHT) === true) return 0;
	if (flagOf(MIETE_PACHT) === true || flagOf(LEASING) === true) return 1;
	if (figureOf(at(property, "preise/kaufpreis")?.text, "money") !== null) return 0;
	return hasRent(property) ? 1 : null;
}

/** Deal by the period of the rent, else by the auction, else by words in the title. */
function dealOf(property: XmlElement, goal: number | null, { season }: Rent) {
	if (goal === 1 && season) return { Deal: "seasonal", Season: season };
	if (goal === 0 && flagOf(at(property, "versteigerung/zwangsversteigerung")?.text) === true) {
		return { Deal: "public-sale" };
	}
	return { Deal: dealNamed(goal, [at(property, "freitexte/objekttitel")?.text]) };
}

function standingOf(property: XmlElement, goal: number | null): { status: number; deal: DealState | null } {
	const stand = at(property, "zustand_angaben/verkaufstatus")?.attributes.stand?.toUpperCase();
	if (stand === "RESERVIERT") return { status: propertyStatus.active, deal: "under-option" };
	if (stand !== "VERKAUFT") return { status: propertyStatus.active, deal: null };
	return { status: goal === 1 ? propertyStatus.rented : propertyStatus.sold, deal: null };
}

/** Joins district, section and parcel number of the land register. */
function parcelOf(parts: readonly unknown[]): string | null {
	return parts.filter((part) => part !== null).join(", ") || null;
}

/** Text for the first attribute of an element whose value is true. */
function wordOf<Word>(element: XmlElement | undefined, words: ReadonlyMap<string, Word>): Word | null {
	const set = Object.entries(element?.attributes ?? {}).find(([, value]) => flagOf(value) === true)?.[0];
	return words.get(set ?? "") ?? null;
}

const FIRST_SUBTYPE = 100;

/** Subtype from an attribute of the kind's element: `haustyp="REIHENHAUS"`. */
function subTypeOf(element: XmlElement | undefined, parent: TypeRecord): TypeRecord | undefined {
	const said = Object.values(element?.attributes ?? {}).map((value) => value.toUpperCase());
	const place = subTypes.findIndex(([kind, name]) => kind === element?.name && said.includes(name));
	const found = subTypes[place];
	return found && { ID: FIRST_SUBTYPE + place, ParentID: parent.ID, Name: found[2], WebID: parent.WebID };
}

/** Joins two texts in every language, such as fuel and heating system. */
function together(one: Words | null, other: Words | null): Words | null {
	if (one === null || other === null) return one ?? other;
	return recordOf(languages, (language) => {
		const second = language === "de" ? other.de : other[language].toLowerCase();
		return `${one[language]}, ${second}`;
	});
}

/** Energy class from an attribute of the energy certificate, as exporters in Luxembourg write it. */
function classOf(element: XmlElement | undefined): string | null {
	const classes = Object.entries(element?.attributes ?? {}).filter(([name]) =>
		/klasse|epasstext_gebaeude|class/i.test(name),
	);
	return classes.map(([, value]) => value.trim()).find((value) => /^[A-I](?:\+{1,2}|-)?$/i.test(value)) ?? null;
}

/** Energy certificate number, from a user-defined field. */
function certificateOf(property: XmlElement): unknown {
	const own = [
		"zustand_angaben",
		"verwaltung_techn",
		"verwaltung_objekt",
		"freitexte",
		"preise",
		"ausstattung",
	].flatMap((part) => elementsOf(at(property, part)).filter(({ name }) => name === "user_defined_simplefield"));
	const named = [...own, ...elementsOf(property).filter(({ name }) => name === "user_defined_simplefield")].find(
		({ attributes }) =>
			/\b(?:peb|epb|epc|cpe|energie\w*)\b.*(?:n[ro°]|num|code|cert|zertifikat)/i.test(
				(attributes.feldname ?? "").replaceAll("_", " "),
			),
	);
	return textOf(named?.text);
}

function cellarOf(said: string | undefined): boolean | null {
	if (said === "JA" || said === "TEIL") return true;
	return said === "NEIN" ? false : null;
}

function furnishedOf(said: string | undefined): boolean | null {
	if (said === "VOLL" || said === "TEIL") return true;
	return said === undefined ? null : false;
}

function someOf(count: unknown): boolean | null {
	return typeof count === "number" ? count > 0 : null;
}

const DAY = /^\d{4}-\d\d-\d\d/;

/** Date of availability; null for text such as `sofort`. */
function dayOrNothing(value: unknown): string | null {
	return typeof value === "string" ? (DAY.exec(value)?.[0] ?? null) : null;
}

function availabilityOf(value: unknown, inLanguage: (value: unknown) => unknown): unknown {
	return typeof value === "string" && !DAY.test(value) ? inLanguage(value.slice(0, 100)) : null;
}

function managerOf(person: XmlElement | undefined): unknown {
	if (!person) return null;
	const text = (name: string) => textOf(at(person, name)?.text);
	const names = [text("vorname"), text("name")].filter((name) => name !== null);
	return {
		Name: names.join(" ") || text("firma"),
		Email: text("email_direkt") ?? text("email_zentrale"),
		Phone: text("tel_durchw") ?? text("tel_handy") ?? text("tel_zentrale"),
		Picture: photoOf(at(person, "foto/daten/pfad")),
	};
}

/** URL of the photo; null for an enclosed file. */
function photoOf(path: XmlElement | undefined): unknown {
	const url = textOf(path?.text);
	return typeof url === "string" && /^https?:/.test(url) ? url : null;
}

/** Removes the zone from an XML date (`2024-05-01+02:00`), which other date parsers reject. */
function dayOf(value: unknown): unknown {
	return typeof value === "string" ? (/^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? value) : value;
}

function languageOf(value: unknown): Language {
	const language = String(value).slice(0, 2).toLowerCase();
	return isLanguage(language) ? language : "de";
}

const textParts = ["objektbeschreibung", "ausstatt_beschr", "lage", "sonstige_angaben"] as const;

/** Description in the property's language, and texts in other languages. */
function descriptionOf(property: XmlElement, own: Language): Record<string, unknown> | null {
	const parts = textParts
		.map((part) => richTextOf(at(property, `freitexte/${part}`)?.text))
		.filter((part) => part !== null);
	const texts: Record<string, unknown> = parts.length > 0 ? { [own]: parts.join("") } : {};
	for (const element of elementsOf(at(property, "freitexte")).filter(({ name }) => name === "objekt_text")) {
		const language = element.attributes.lang === undefined ? own : languageOf(element.attributes.lang);
		texts[language] ??= richTextOf(element.text);
	}
	const said = Object.entries(texts).filter(([, text]) => text !== null);
	return said.length > 0 ? Object.fromEntries(said) : null;
}

const pictureFormat = /^(?:\.|image\/)?(?:jpe?g|png|webp|gif|avif)$/i;

/** Group of a file; without one, `BILD` when its format or URL is that of a picture. */
function groupOf(file: XmlElement, url: string): string {
	if (file.attributes.gruppe) return file.attributes.gruppe;
	const format = at(file, "format")?.text.trim() || /\.\w+(?=[?#]|$)/.exec(url)?.[0];
	return pictureFormat.test(format ?? "") ? "BILD" : "";
}

const pictureGroups = ["TITELBILD", "BILD", "AUSSENANSICHTEN", "INNENANSICHTEN", "GRUNDRISS"];

/** Files with a URL or a path on this site. */
function filesOf(property: XmlElement, inLanguage: (value: unknown) => unknown, kept: Around["kept"]) {
	const files = elementsOf(at(property, "anhaenge")).flatMap((file) => {
		const Url = textOf(at(file, "daten/pfad")?.text);
		const name = inLanguage(textOf(at(file, "anhangtitel")?.text));
		const here = kept.get(file);
		if (here !== undefined) return [{ group: file.attributes.gruppe ?? "BILD", Url: here, name }];
		return typeof Url === "string" && /^https?:/.test(Url) ? [{ group: groupOf(file, Url), Url, name }] : [];
	});
	const films = files.filter(({ group }) => ["FILMLINK", "FILM", "VIDEO"].includes(group)).map(({ Url }) => Url);
	const links = files.filter(({ group }) => group === "LINK" || group === "PANORAMA").map(({ Url }) => Url);
	return {
		Videos: films,
		VirtualTour: links.find((url) => /tour|360|matterport|panorama/i.test(url)) ?? null,
		Pictures: files
			.filter(({ group }) => pictureGroups.includes(group))
			.map(({ group, Url, name }, index) => ({ Url, Order: group === "TITELBILD" ? 0 : index + 1, Caption: name })),
		Documents: files
			.filter(({ group }) => group === "DOKUMENTE")
			.map(({ Url, name }) => ({ ID: String(checksum(Url)), Name: name, Url })),
	};
}
