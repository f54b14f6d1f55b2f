import * as z from "zod";
import { fault } from "../desk/answers.ts";
import { deskLine, deskTime } from "../desk/field-schemas.ts";
import { inEveryLanguage, type Language, languages } from "../language.ts";
import { countryIds } from "../localities/country.ts";
import { readZip } from "../localities/zip.ts";
import { recordOf } from "../records.ts";
import { type Brand, bundledBrand, isInLuxembourg, type Office } from "./brand.ts";
import { colourShape, contrastIn, MIN_CONTRAST, type Scheme } from "./colours.ts";
import { socialOf } from "./networks.ts";
import { openingHoursOf, WEEKDAYS } from "./opening-days.ts";
import { isServedBy, parseZips } from "./served-zips.ts";

const line = deskLine(200);
const email = z
	.string(fault("email"))
	.trim()
	.max(200, fault("long"))
	.pipe(z.email(fault("email")));
const phone = z
	.string(fault("phone"))
	.trim()
	.regex(/^[\d ./-]{6,20}$/, fault("phone"));
const international = z
	.string(fault("phone"))
	.trim()
	// `+32 (0)9`: the 0 is dialled within the country only. `0032` is an alternative to `+32`.
	.transform((text) =>
		text
			.replace("(0)", "")
			.replaceAll(/[^\d+]/g, "")
			.replace(/^00/, "+"),
	)
	.pipe(z.string().regex(/^\+\d{7,15}$/, fault("phoneInternational")));

/** Fields `name.nl`, `name.fr` and so on: a text per language. */
function inEachLanguage<Name extends string>(name: Name): Record<`${Name}.${Language}`, typeof line> {
	return recordOf(
		languages.map((language) => `${name}.${language}` as const),
		() => line,
	);
}

function gathered<Name extends string>(
	fields: Readonly<Record<`${Name}.${Language}`, string>>,
	name: Name,
): Record<Language, string> {
	return inEveryLanguage((language) => fields[`${name}.${language}` as const]);
}

/** ISO 13616: letters count from 10, country and check digits move to the end, and the remainder is 1. */
function isIban(text: string): boolean {
	const compact = text.replaceAll(" ", "").toUpperCase();
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(compact)) return false;
	const digits = [...(compact.slice(4) + compact.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join("");
	return BigInt(digits) % 97n === 1n;
}

function digitsOf(text: string): string {
	return text.replaceAll(/\D/g, "");
}

/** A Belgian company number: ten digits, the last two of which are check digits. */
function isCompanyNumber(text: string): boolean {
	const digits = digitsOf(text);
	return digits.length === 10 && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/** Formats a company number: `0403.170.701`. */
function writeCompanyNumber(text: string): string {
	return digitsOf(text).replace(/^(\d{4})(\d{3})(\d{3})$/, "$1.$2.$3");
}

/** Formats an IBAN: `BE68 5390 0754 7034`. */
function writeIban(text: string): string {
	return text
		.replaceAll(" ", "")
		.toUpperCase()
		.replaceAll(/.{4}(?=.)/g, "$& ");
}

/** The agency's page on a social network; empty for none. */
const network = z
	.string(fault("url"))
	.trim()
	.max(200, fault("long"))
	.pipe(z.union([z.literal(""), z.url({ protocol: /^https$/ })], fault("url")));

const numbers = z.object({
	companyNumber: line.refine(isCompanyNumber, fault("companyNumber")).transform(writeCompanyNumber),
	vatNumber: line
		.refine((text) => /^BE/i.test(text) && isCompanyNumber(text), fault("vatNumber"))
		.transform((text) => `BE ${writeCompanyNumber(text)}`),
});

const agencyFields = z
	.object({
		name: line.max(40, fault("long")),
		legalName: line,
		email,
		phone,
		phoneInternational: international,
		...numbers.shape,
		instituteNumber: line,
		luxembourgPermit: z.union([z.literal(""), line]).default(""),
		iban: line.refine(isIban, fault("iban")).transform(writeIban),
		bic: line
			.transform((text) => text.replaceAll(" ", "").toUpperCase())
			.pipe(z.string().regex(/^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/, fault("bic"))),
		policy: line,
		foundingYear: z
			.string(fault("year"))
			.regex(/^(?:1[89]|20)\d\d$/, fault("year"))
			.transform(Number),
		instagram: network,
		linkedin: network,
		facebook: network,
		...inEachLanguage("descriptor"),
		...inEachLanguage("bank"),
		...inEachLanguage("insurer"),
	})
	// A Belgian VAT number is the company number with a country prefix.
	.refine(({ companyNumber, vatNumber }) => digitsOf(companyNumber) === digitsOf(vatNumber), {
		error: fault("vatDiffers"),
		path: ["vatNumber"],
		when: ({ value }) => numbers.safeParse(value).success,
	});

/**
 * Schema of the desk's form with the agency's name and legal details. @param now current values, for what the form
 * lacks
 */
export function agencySchema(now: Omit<Brand, "offices"> & { offices: readonly Office[] }) {
	return agencyFields.transform((fields, context): Partial<Brand> => {
		const needsPermit = isInLuxembourg(now);
		const isDemoPermit = fields.luxembourgPermit === bundledBrand.luxembourgPermit;
		if (needsPermit && fields.luxembourgPermit === "")
			context.addIssue({ code: "custom", path: ["luxembourgPermit"], message: fault("required") });
		return {
			name: fields.name,
			legalName: fields.legalName,
			email: fields.email,
			phone: fields.phone,
			phoneInternational: fields.phoneInternational,
			foundingYear: fields.foundingYear,
			social: socialOf(fields),
			companyNumber: fields.companyNumber,
			vatNumber: fields.vatNumber,
			institute: { ...now.institute, number: fields.instituteNumber },
			luxembourgPermit: needsPermit || !isDemoPermit ? fields.luxembourgPermit : "",
			thirdPartyAccount: { iban: fields.iban, bic: fields.bic, bank: gathered(fields, "bank") },
			insurance: { policy: fields.policy, insurer: gathered(fields, "insurer") },
			descriptor: gathered(fields, "descriptor"),
			sender: { ...now.sender, name: fields.name },
		};
	});
}

const time = z.union([z.literal(""), deskTime], fault("time"));

/** Degrees within both countries, with a point or a comma. Empty means the location of the postcode. */
function degrees(least: number, most: number) {
	return z
		.string(fault("point"))
		.trim()
		.regex(/^(?:|\d{1,2}(?:[.,]\d{1,7})?)$/, fault("point"))
		.transform((text) => (text === "" ? null : Number(text.replace(",", "."))))
		.refine((value) => value === null || (value >= least && value <= most), fault("point"))
		.optional();
}

const country = z
	.enum([String(countryIds.belgium), String(countryIds.luxembourg)], fault("required"))
	.transform(Number)
	.optional();

const officeFields = z
	.object({
		countryId: country,
		latitude: degrees(49.4, 51.6),
		longitude: degrees(2.5, 6.6),
		zips: z
			.string(fault("zips"))
			.refine((text) => parseZips(text) !== null, fault("zips"))
			.optional(),
		houseNumber: line.max(20, fault("long")),
		crmId: z.union([z.literal(""), line.max(60, fault("long"))]).optional(),
		zip: z
			.string(fault("zip"))
			.transform((text) => readZip(text).zip)
			.refine((zip) => /^\d{4}$/.test(zip), fault("zip")),
		phone,
		phoneInternational: international,
		email,
		...inEachLanguage("street"),
		...inEachLanguage("city"),
		...recordOf(
			WEEKDAYS.flatMap((day) => [`opens.${day}` as const, `closes.${day}` as const]),
			() => time,
		),
	})
	.superRefine((fields, context) => {
		for (const day of WEEKDAYS) {
			const [opens, closes] = [fields[`opens.${day}`], fields[`closes.${day}`]];
			if ((opens === "") !== (closes === "") || (opens !== "" && closes <= opens)) {
				context.addIssue({ code: "custom", path: [`closes.${day}`], message: fault("closes") });
			}
		}
	});

type OfficeSurroundings = {
	/** The other offices: each postcode is served once, and each page address is unique. */
	others?: readonly Office[];
	/** Centre of a postcode's municipality; null when unknown. */
	pointOf?: (countryId: number, zip: string) => Pick<Office, "latitude" | "longitude"> | null;
	/** Whether the address of this office's page is already used by another office. */
	isTaken?: (office: Office) => boolean;
};

/** Schema of one office with its opening hours. @param now current values, kept for what the form lacks */
export function officeSchema(now: Office, { others = [], pointOf, isTaken }: OfficeSurroundings = {}) {
	return officeFields.transform((fields, context): Office => {
		const countryId = fields.countryId ?? now.countryId;
		const zips =
			fields.zips === undefined
				? now.zips.map((served) => ({ ...served, countryId }))
				: (parseZips(fields.zips) ?? []).map((range) => ({ countryId, ...range }));
		if (isServedBy(others, zips)) context.addIssue({ code: "custom", path: ["zips"], message: fault("zipsTaken") });
		const [latitude, longitude] = [fields.latitude, fields.longitude];
		const isBlank = latitude === null && longitude === null;
		const middle = isBlank ? (pointOf?.(countryId, fields.zip) ?? null) : null;
		if (isBlank ? !middle : latitude === null || longitude === null)
			context.addIssue({ code: "custom", path: ["latitude"], message: fault("point") });
		const days = WEEKDAYS.map((day) => {
			const [opens, closes] = [fields[`opens.${day}`], fields[`closes.${day}`]];
			return opens === "" ? null : { opens, closes };
		});
		const office: Office = {
			...now,
			countryId,
			zips,
			latitude: middle?.latitude ?? latitude ?? now.latitude,
			longitude: middle?.longitude ?? longitude ?? now.longitude,
			houseNumber: fields.houseNumber,
			crmId: fields.crmId === undefined ? now.crmId : fields.crmId || null,
			zip: fields.zip,
			phone: fields.phone,
			phoneInternational: fields.phoneInternational,
			email: fields.email,
			street: gathered(fields, "street"),
			city: gathered(fields, "city"),
			hours: openingHoursOf(days),
		};
		if (isTaken?.(office)) context.addIssue({ code: "custom", path: ["city.nl"], message: fault("cityTaken") });
		return office;
	});
}

function colour(scheme: Scheme) {
	return z
		.string(fault("colour"))
		.trim()
		.regex(colourShape, fault("colour"))
		.refine((text) => !colourShape.test(text) || contrastIn(scheme, text) >= MIN_CONTRAST, fault("contrast"));
}

export const coloursSchema = z.object({ light: colour("light"), dark: colour("dark") });
