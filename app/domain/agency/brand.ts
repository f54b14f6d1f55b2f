import accessibilityChecked from "../accessibility/checked.json" with { type: "json" };
import { policyVersion } from "../consent/policy-version.ts";
import { formatDateInWords } from "../formatting/dates.ts";
import { listText } from "../formatting/list-text.ts";
import type { Language } from "../language";

/**
 * Everything that an agency replaces to make the site its own: this module and the logo files in `public/`. Colours are
 * design tokens in the style sheet; only those for the browser's interface are here.
 * The demo agency does not exist, and its numbers cannot belong to anybody: the domain ends in .example, subscriber
 * numbers begin with a 1, which neither country assigns, and registration numbers are zeros.
 */

type InEachLanguage<T = string> = Readonly<Record<Language, T>>;

/** ISO weekdays, 1 is Monday; both ends included. Times in Brussels time. */
type OpeningHours = { firstDay: number; lastDay: number; opens: string; closes: string };

/**
 * Range of postcodes served by an office, both ends included. The country is needed because both countries use
 * 1000-9999.
 */
type ServedZips = { countryId: number; from: number; to: number };

type Address = {
	street: InEachLanguage;
	houseNumber: string;
	zip: string;
	city: InEachLanguage;
	/** Identifier in the agency's feed: 10 is Belgium, 50 is Luxembourg. */
	countryId: number;
};

/** Identifies an office and its page: lower case with hyphens. */
export type OfficeId = string;

export type Office = Address & {
	id: OfficeId;
	/** WGS 84, degrees. */
	latitude: number;
	longitude: number;
	/** As dialled within the country, digits only; formatted for display. */
	phone: string;
	phoneInternational: string;
	email: string;
	hours: readonly OpeningHours[];
	zips: readonly ServedZips[];
	/** ID of the office in the agency's CRM: properties with this ID belong to the office, whatever their postcode. */
	crmId: string | null;
};

type SupervisoryAuthority = { name: InEachLanguage; address: InEachLanguage; website: string };

export type Brand = {
	name: string;
	descriptor: InEachLanguage;
	legalName: string;
	foundingYear: number;
	website: string;
	email: string;
	/** Sender of every email from the site; replies go to the person that the email is about, else to `email`. */
	sender: { name: string; address: string };
	phone: string;
	phoneInternational: string;
	/** The first office is the fallback. */
	offices: readonly [Office, ...Office[]];
	companyNumber: string;
	vatNumber: string;
	/** Number of the Belgian Professional Institute of Estate Agents (BIV in Dutch, IPI in French and German). */
	institute: { label: InEachLanguage; number: string };
	/** The Luxembourg business permit, "autorisation d'établissement"; empty for an agency without an office there. */
	luxembourgPermit: string;
	supervision: { belgium: SupervisoryAuthority; luxembourg: SupervisoryAuthority };
	/** Account for buyers' advances, separate from the agency's own money. */
	thirdPartyAccount: { iban: string; bic: string; bank: InEachLanguage };
	insurance: { insurer: InEachLanguage; policy: string };
	/** The hosting company, named in the privacy statement. */
	hosting: string;
	social: readonly { network: string; url: string }[];
	/** Size of the file, in px. */
	logo: { light: string; dark: string; share: string; width: number; height: number };
	/** Background colour of each scheme, for the browser's address bar. */
	themeColor: { light: string; dark: string };
	/** Colour of links and buttons per scheme; null for the style sheet's default. */
	colours: { light: Accent; dark: Accent } | null;
	/** Picture at the top of the home page; null for the bundled photograph. */
	homePicture: OwnPicture | null;
	/** The people introduced on the page about the agency. */
	team: readonly TeamMember[];
};

/** Colour of links and buttons, its hover colour, and the colour of text on it. */
export type Accent = { accent: string; strong: string; on: string };

/** A picture uploaded by the agency, in one size. */
export type OwnPicture = { src: string; width: number; height: number };

type TeamMember = {
	name: string;
	role: InEachLanguage;
	office: string;
	picture: OwnPicture | null;
	/** Their own number at the institute; '' or absent for none. */
	number?: string;
	/** Spoken languages, as BCP 47 codes. */
	languages?: readonly string[];
};

const BELGIUM = 10;
export const LUXEMBOURG = 50;

const officeHours = [
	{ firstDay: 1, lastDay: 5, opens: "09:00", closes: "18:00" },
	{ firstDay: 6, lastDay: 6, opens: "10:00", closes: "16:00" },
] as const;

/** The demo agency: defaults for everything not replaced at the desk. */
export const bundledBrand: Brand = {
	name: "Meridiaan",
	descriptor: {
		nl: "Makelaars in België en Luxemburg",
		fr: "Agents immobiliers en Belgique et au Luxembourg",
		en: "Estate agents in Belgium and Luxembourg",
		de: "Immobilienmakler in Belgien und Luxemburg",
	},
	legalName: "Meridiaan Vastgoed BV",
	foundingYear: 2009,
	website: "https://www.meridiaan.example",
	email: "info@meridiaan.example",
	sender: { name: "Meridiaan", address: "site@meridiaan.example" },
	phone: "091000001",
	phoneInternational: "+3291000001",
	offices: [
		{
			id: "ghent",
			street: { nl: "Kompaskaai", fr: "Kompaskaai", en: "Kompaskaai", de: "Kompaskaai" },
			houseNumber: "12",
			zip: "9000",
			city: { nl: "Gent", fr: "Gand", en: "Ghent", de: "Gent" },
			countryId: BELGIUM,
			latitude: 51.0543,
			longitude: 3.7174,
			phone: "091000001",
			phoneInternational: "+3291000001",
			email: "gent@meridiaan.example",
			hours: officeHours,
			zips: [
				{ countryId: BELGIUM, from: 2000, to: 2999 },
				{ countryId: BELGIUM, from: 8000, to: 9999 },
			],
			crmId: null,
		},
		{
			id: "brussels",
			street: {
				nl: "Windroosplein",
				fr: "Place de la Rose-des-Vents",
				en: "Place de la Rose-des-Vents",
				de: "Place de la Rose-des-Vents",
			},
			houseNumber: "8",
			zip: "1000",
			city: { nl: "Brussel", fr: "Bruxelles", en: "Brussels", de: "Brüssel" },
			countryId: BELGIUM,
			latitude: 50.8467,
			longitude: 4.3525,
			phone: "021000002",
			phoneInternational: "+3221000002",
			email: "brussel@meridiaan.example",
			hours: officeHours,
			zips: [
				{ countryId: BELGIUM, from: 1000, to: 1299 },
				{ countryId: BELGIUM, from: 1500, to: 1999 },
				{ countryId: BELGIUM, from: 3000, to: 3999 },
			],
			crmId: null,
		},
		{
			id: "namur",
			street: {
				nl: "Quai des Boussoles",
				fr: "Quai des Boussoles",
				en: "Quai des Boussoles",
				de: "Quai des Boussoles",
			},
			houseNumber: "21",
			zip: "5000",
			city: { nl: "Namen", fr: "Namur", en: "Namur", de: "Namur" },
			countryId: BELGIUM,
			latitude: 50.4669,
			longitude: 4.8675,
			phone: "081100003",
			phoneInternational: "+3281100003",
			email: "namur@meridiaan.example",
			hours: officeHours,
			zips: [
				{ countryId: BELGIUM, from: 1300, to: 1499 },
				{ countryId: BELGIUM, from: 4000, to: 7999 },
			],
			crmId: null,
		},
		{
			id: "luxembourg",
			street: { nl: "Rue du Sextant", fr: "Rue du Sextant", en: "Rue du Sextant", de: "Rue du Sextant" },
			houseNumber: "5",
			zip: "1000",
			city: { nl: "Luxemburg", fr: "Luxembourg", en: "Luxembourg", de: "Luxemburg" },
			countryId: LUXEMBOURG,
			latitude: 49.6106,
			longitude: 6.1319,
			phone: "10 00 00 04",
			phoneInternational: "+35210000004",
			email: "luxembourg@meridiaan.example",
			hours: officeHours,
			zips: [{ countryId: LUXEMBOURG, from: 1000, to: 9999 }],
			crmId: null,
		},
	],
	companyNumber: "0000.000.097",
	vatNumber: "BE 0000.000.097",
	institute: {
		label: { nl: "BIV-nummer", fr: "Numéro IPI", en: "BIV/IPI number", de: "IPI-Nummer" },
		number: "000.000",
	},
	luxembourgPermit: "00000000/0",
	supervision: {
		belgium: {
			name: {
				nl: "Beroepsinstituut van Vastgoedmakelaars (BIV)",
				fr: "Institut professionnel des agents immobiliers (IPI)",
				en: "Professional Institute of Estate Agents (BIV/IPI)",
				de: "Berufsinstitut für Immobilienmakler (BIV/IPI)",
			},
			address: {
				nl: "Luxemburgstraat 16 B, 1000 Brussel",
				fr: "Rue du Luxembourg 16 B, 1000 Bruxelles",
				en: "Luxemburgstraat 16 B, 1000 Brussels",
				de: "Rue du Luxembourg 16 B, 1000 Brüssel",
			},
			website: "https://www.biv.be",
		},
		luxembourg: {
			name: {
				nl: "Ministerie van Economie, Algemene Directie KMO’s",
				fr: "Ministère de l’Économie, Direction générale des PME",
				en: "Ministry of the Economy, Directorate-General for SMEs",
				de: "Wirtschaftsministerium, Generaldirektion für KMU",
			},
			address: {
				nl: "19-21, boulevard Royal, L-2449 Luxemburg",
				fr: "19-21, boulevard Royal, L-2449 Luxembourg",
				en: "19-21, boulevard Royal, L-2449 Luxembourg",
				de: "19-21, boulevard Royal, L-2449 Luxemburg",
			},
			website: "https://guichet.public.lu",
		},
	},
	thirdPartyAccount: {
		iban: "BE54 0000 0000 0097",
		bic: "EXAMBEBB",
		bank: { nl: "Voorbeeldbank", fr: "Banque Exemple", en: "Example Bank", de: "Beispielbank" },
	},
	insurance: {
		insurer: {
			nl: "Voorbeeldverzekeringen NV",
			fr: "Assurances Exemple SA",
			en: "Example Insurance NV",
			de: "Beispielversicherungen AG",
		},
		policy: "000.000.000",
	},
	hosting: "Cloudflare",
	social: [
		{ network: "Instagram", url: "https://social.example/meridiaan" },
		{ network: "LinkedIn", url: "https://network.example/meridiaan" },
	],
	logo: { light: "/logo.svg", dark: "/logo-dark.svg", share: "/share.jpg", width: 181, height: 40 },
	themeColor: { light: "#FBFAF7", dark: "#161513" },
	colours: null,
	homePicture: null,
	team: [],
};

/**
 * Hours at which a visitor can ask for a call. The specification allows two readings of the afternoon (section 4); the
 * setting `CONTACT_TIMES` selects one. Forms accept both.
 */
export const contactTimePresets = {
	first: ["10:00-13:00", "14:00-16:00", "16:00-19:00"],
	second: ["10:00-13:00", "13:00-16:00", "16:00-19:00"],
} as const;

/**
 * Years within which a Flemish property with label E or F must reach D, as stated in its notice: one figure per
 * language, fixed by the specification (section 9). All other texts use the figure of the law.
 */
export const renovationYears: InEachLanguage<number> = { nl: 5, fr: 5, en: 5, de: 6 };

/** Domain of the agency's email address, for Message-IDs and calendar UIDs. */
export function agencyDomain({ email, website }: Pick<Brand, "email" | "website">): string {
	return email.split("@")[1] ?? new URL(website).hostname;
}

/** Whether the agency has an office in Luxembourg, which requires a permit there. */
export function isInLuxembourg({ offices }: { offices: readonly Pick<Office, "countryId">[] }): boolean {
	return offices.some(({ countryId }) => countryId === LUXEMBOURG);
}

/**
 * Returns the office with the CRM's ID, else the one that serves the postcode, else the first one in the country, else
 * the first of all.
 */
export function officeForZip(
	offices: Brand["offices"],
	countryId: number,
	zip: string,
	crmId: string | null = null,
): Office {
	const named = crmId === null ? undefined : offices.find((office) => office.crmId === crmId);
	if (named) return named;
	const number = Number.parseInt(zip, 10);
	const serves = (area: ServedZips) => area.countryId === countryId && number >= area.from && number <= area.to;
	return (
		offices.find((office) => office.zips.some(serves)) ??
		offices.find((office) => office.countryId === countryId) ??
		offices[0]
	);
}

/** For example "Gent, Brussel, Namen en Luxemburg". */
function officeCities(offices: readonly Office[], language: Language): string {
	const cities = offices.map((office) => office.city[language]);
	return listText(cities, language);
}

/** Values of the placeholders in long texts (`{{agency}}`, `{{email}}` …), in one language. */
export function brandValues(agency: Brand, language: Language) {
	return {
		agency: agency.name,
		legalName: agency.legalName,
		officeCities: officeCities(agency.offices, language),
		foundingYear: agency.foundingYear,
		email: agency.email,
		hosting: agency.hosting,
		companyNumber: agency.companyNumber,
		instituteNumber: agency.institute.number,
		luxembourgPermit: agency.luxembourgPermit,
		belgianAuthority: `${agency.supervision.belgium.name[language]}, ${agency.supervision.belgium.address[language]}`,
		luxembourgAuthority: `${agency.supervision.luxembourg.name[language]}, ${agency.supervision.luxembourg.address[language]}`,
		thirdPartyAccount: `${agency.thirdPartyAccount.iban} (${agency.thirdPartyAccount.bank[language]})`,
		insurer: agency.insurance.insurer[language],
		insurancePolicy: agency.insurance.policy,
		policyVersion,
		accessibilityCheckedOn: formatDateInWords(accessibilityChecked.on, language),
	};
}
