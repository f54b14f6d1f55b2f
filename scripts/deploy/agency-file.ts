import type { z } from "zod";
import type { Brand, Office } from "../../app/domain/agency/brand.ts";
import { agencySchema, officeSchema } from "../../app/domain/agency/brand-forms.ts";
import { networksOf } from "../../app/domain/agency/networks.ts";
import { emptyOffice } from "../../app/domain/agency/offices.ts";
import { openingDays } from "../../app/domain/agency/opening-days.ts";
import { formatZips } from "../../app/domain/agency/served-zips.ts";
import texts from "../../locales/en/desk-manage.json" with { type: "json" };

/** Holds the agency's name and numbers until its desk has an account. */
export const AGENCY_FILE = "agency.json";

type Parts = { [name: string]: unknown };

type Read = { ok: true; changes: Partial<Brand> } | { ok: false; faults: string[] };

/** Initial content of the file: bundled values for every field of the desk's forms, to be replaced. */
export function agencyFileOf(brand: Brand): string {
	const { name, legalName, descriptor, email, phone, phoneInternational, foundingYear } = brand;
	const { companyNumber, vatNumber, luxembourgPermit, thirdPartyAccount, insurance } = brand;
	const agency = {
		name,
		legalName,
		descriptor,
		email,
		phone,
		phoneInternational,
		foundingYear,
		...networksOf(brand),
		companyNumber,
		vatNumber,
		instituteNumber: brand.institute.number,
		luxembourgPermit,
		...thirdPartyAccount,
		...insurance,
	};
	const offices = brand.offices.map(({ id, street, houseNumber, zip, city, countryId, zips, hours, ...office }) => {
		const place = { countryId, latitude: office.latitude, longitude: office.longitude };
		const contact = { phone: office.phone, phoneInternational: office.phoneInternational, email: office.email };
		const days = openingDays(hours).map((day) => (day ? `${day.opens}-${day.closes}` : ""));
		const served = { zips: formatZips(zips), crmId: office.crmId ?? "" };
		return { id, street, houseNumber, zip, city, ...place, ...contact, hours: days, ...served };
	});
	return `${JSON.stringify({ agency, offices }, null, "\t")}\n`;
}

/**
 * Parses the file and validates it with the schemas of the desk's forms.
 * @param brand initial brand of the site; supplies the values that the file lacks
 * @returns the changes to the brand, or a list of faults
 */
export function readAgencyFile(text: string, brand: Brand): Read {
	const file = parsed(text);
	if (!file) return { ok: false, faults: ["it is no JSON object"] };
	const faults: string[] = [];
	const checked = <Output>(place: string, schema: z.ZodType<Output>, value: unknown): Output | null => {
		const result = schema.safeParse(fieldsOf(value));
		if (result.success) return result.data;
		for (const { path, message } of result.error.issues)
			faults.push(`${place}.${path.join(".")}: ${reasonOf(message)}`);
		return null;
	};
	const given = Array.isArray(file.offices) ? file.offices.slice(0, MAX_OFFICES + 1) : [];
	if (given.length === 0 || given.length > MAX_OFFICES)
		faults.push(`offices: wants a list of 1 to ${MAX_OFFICES} offices`);
	const offices: Office[] = [];
	for (const [index, value] of given.entries()) {
		const id = isParts(value) ? String(value.id ?? "") : "";
		const place = `offices.${id || index + 1}`;
		if (!OFFICE_ID.test(id)) faults.push(`${place}.id: wants small letters, digits and hyphens`);
		if (offices.some((other) => other.id === id)) faults.push(`${place}.id: another office has it`);
		// An empty text fails validation. A missing coordinate would keep the 0 of `emptyOffice`, a point in the sea.
		const whole = { latitude: "", longitude: "", zips: "", ...(isParts(value) ? value : {}) };
		const office = checked(place, officeSchema({ ...emptyOffice, id }, { others: offices }), whole);
		if (office) offices.push(office);
	}
	const [first, ...others] = offices;
	const now = first ? { ...brand, offices: [first, ...others] as const } : brand;
	const agency = checked("agency", agencySchema(now), file.agency);
	if (!agency || !first || faults.length > 0) return { ok: false, faults };
	return { ok: true, changes: { ...agency, offices: [first, ...others] } };
}

const MAX_OFFICES = 40;
const OFFICE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function parsed(text: string): Parts | null {
	try {
		const value: unknown = JSON.parse(text);
		return isParts(value) ? value : null;
	} catch {
		return null;
	}
}

function isParts(value: unknown): value is Parts {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Flattens values to field names of the desk's form: `bank.nl`, and `opens.1` to `closes.7` for hours (1 is Monday).
 */
function fieldsOf(value: unknown): Record<string, string> {
	const fields: Record<string, string> = {};
	for (const [name, part] of Object.entries(isParts(value) ? value : {})) {
		if (name === "hours" && Array.isArray(part)) {
			for (const [index, day] of part.entries()) {
				const [opens = "", closes = ""] = String(day).split("-");
				fields[`opens.${index + 1}`] = opens.trim();
				fields[`closes.${index + 1}`] = closes.trim();
			}
		} else if (isParts(part)) {
			for (const [language, text] of Object.entries(part)) fields[`${name}.${language}`] = String(text);
		} else fields[name] = String(part ?? "");
	}
	return fields;
}

function reasonOf(message: string): string {
	return Object.entries(texts.fault).find(([key]) => key === message)?.[1] ?? message;
}
