import accessibilityChecked from "../accessibility/checked.json" with { type: "json" };
import { policyVersion } from "../consent/policy-version.ts";
import { formatDateInWords } from "../formatting/dates.ts";
import { listText } from "../formatting/list-text.ts";
import type { Language } from "../language";

/**
 * Everything an agency replaces to make the site its own: this module and the logo files in `public/`.
 * The colours are the design tokens of the style sheet; only those for the browser's own interface are here.
 * The demo agency does not exist. Its numbers cannot belong to anybody: the domain ends in .example, the telephone
 * subscriber numbers begin with a 1, which neither country gives out, and the registration numbers are zeros.
 */

type InEachLanguage<T = string> = Readonly<Record<Language, T>>;

/** ISO weekdays, 1 is Monday; both days included. Times are those of Brussels. */
type OpeningHours = { firstDay: number; lastDay: number; opens: string; closes: string };

/** Postcodes that an office serves, both ends included. The country comes first: both countries use 1000-9999. */
type ServedZips = { countryId: number; from: number; to: number };

type Address = {
	street: InEachLanguage;
	houseNumber: string;
	zip: string;
	city: InEachLanguage;
	/** The identifier of the agency's feed: 10 is Belgium, 50 is Luxembourg. */
	countryId: number;
};

/** Each has a page of its own. In small letters and with hyphens. */
export type OfficeId = string;

export type Office = Address & {
	id: OfficeId;
	/** WGS 84, degrees. */
	latitude: number;
	longitude: number;
	/** As dialled within the country, digits only: the telephone rule groups it for display. */
	phone: string;
	phoneInternational: string;
	email: string;
	hours: readonly OpeningHours[];
	zips: readonly ServedZips[];
	/** Its number in the agency's CRM: what that gives to this office is this office's, whatever the postcode. */
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
	/** Sender of every email the site sends; replies go to the person the email is about, else to `email`. */
	sender: { name: string; address: string };
	phone: string;
	phoneInternational: string;
	/** The first one serves where no other does. */
	offices: readonly [Office, ...Office[]];
	companyNumber: string;
	vatNumber: string;
	/** Number of the Belgian Professional Institute of Estate Agents (BIV in Dutch, IPI in French and German). */
	institute: { label: InEachLanguage; number: string };
	/** The Luxembourg business permit, "autorisation d'établissement"; empty for an agency without an office there. */
	luxembourgPermit: string;
	supervision: { belgium: SupervisoryAuthority; luxembourg: SupervisoryAuthority };
	/** Where buyers' advances are held, apart from the agency's own money. */
	thirdPartyAccount: { iban: string; bic: string; bank: InEachLanguage };
	insurance: { insurer: InEachLanguage; policy: string };
	/** The hosting company, named in the privacy statement. */
	hosting: string;
	social: readonly { network: string; url: string }[];
	/** Sizes are those of the file, in pixels. */
	logo: { light: string; dark: string; share: string; width: number; height: number };
	/** The paper colour of each scheme, for the browser's address bar. */
	themeColor: { light: string; dark: string };
	/** The colour of links and buttons in each scheme; null for that of the style sheet. */
	colours: { light: Accent; dark: Accent } | null;
	/** The picture that the home page opens with; null for the bundled photograph. */
	homePicture: OwnPicture | null;
	/** The people that the page about the agency introduces. */
	team: readonly TeamMember[];
};

/** A colour that can be pressed, its stronger tone under a pointer, and the colour of words on it. */
export type Accent = { accent: string; strong: string; on: string };

/** A picture of the agency's own, in one size. */
export type OwnPicture = { src: string; width: number; height: number };

type TeamMember = {
	name: string;
	role: InEachLanguage;
	office: string;
	picture: OwnPicture | null;
	/** His own number at the institute; '' and absent for none. */
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

/** The demo agency: what the desk has not replaced. */
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
 * The hours at which a visitor can ask to be called. The specification gives two readings of the afternoon
 * (section 4); an agency takes the one it can keep, by the setting `CONTACT_TIMES`. Forms accept both.
 */
export const contactTimePresets = {
	first: ["10:00-13:00", "14:00-16:00", "16:00-19:00"],
	second: ["10:00-13:00", "13:00-16:00", "16:00-19:00"],
} as const;

/**
 * Years within which a Flemish property with label E or F must reach D, as its own notice says them: one figure per
 * language, as the specification fixes them (section 9). Any other text has the figure of the law.
 */
export const renovationYears: InEachLanguage<number> = { nl: 5, fr: 5, en: 5, de: 6 };

/** The domain of the agency's own addresses: what it sends is named by it, beside a number. */
export function agencyDomain({ email, website }: Pick<Brand, "email" | "website">): string {
	return email.split("@")[1] ?? new URL(website).hostname;
}

/** Whether one of the agency's offices is in Luxembourg, where it needs a permit of its own. */
export function isInLuxembourg({ offices }: { offices: readonly Pick<Office, "countryId">[] }): boolean {
	return offices.some(({ countryId }) => countryId === LUXEMBOURG);
}

/**
 * The office that the CRM names, else the one that serves the postcode; where none does, the first one of the country,
 * else the first of all.
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

/** "Gent, Brussel, Namen en Luxemburg", as the language joins a list. */
function officeCities(offices: readonly Office[], language: Language): string {
	const cities = offices.map((office) => office.city[language]);
	return listText(cities, language);
}

/** The values behind the placeholders of the long texts (`{{agency}}`, `{{email}}` …), in one language. */
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
