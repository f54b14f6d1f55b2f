import * as z from "zod";
import { countryIds } from "../localities/country";
import { readZip, zipIn } from "../localities/zip";
import { isRecord } from "../records";
import { codeLine, line, maxLengths, optionalCodeLine, optionalLine } from "./text";
import { optionalWhole } from "./values";

const MAX_COUNTRIES = 999;

/** Belgian and Luxembourg postcodes are four digits from 1000; elsewhere letters, digits, spaces and hyphens. */
const fourDigits = /^[1-9]\d{3}$/;
const anyCountry = /^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/;
/** Whether a postcode has the country's format. The default country is Belgium. */
export function isZip(zip: string, countryId: number | undefined = countryIds.belgium): boolean {
	const known = countryId === countryIds.belgium || countryId === countryIds.luxembourg;
	return (known ? fourDigits : anyCountry).test(zip);
}

/** A postcode followed by its town, as in a pasted address. Two capitals belong to a Dutch postcode. */
const withTown = /^(\D{0,4}\d{4})\s+(?!\p{Lu}{2}(?:\s|$))\p{L}.*$/u;

/**
 * Normalises the postcode of each address in a form. A country prefix (`L-1611`) is typed on purpose, so it overrides
 * the selected country, which defaults to Belgium.
 */
export function withPlainZips(fields: Record<string, unknown>): Record<string, unknown> {
	const typed = typeof fields.zip === "string" ? fields.zip.trim().replace(withTown, "$1") : undefined;
	const { zip, countryId } = typed === undefined ? { zip: undefined, countryId: null } : readZip(typed);
	const inside = Object.entries(fields).flatMap(([name, value]) =>
		isRecord(value) && "zip" in value ? [[name, withPlainZips(value)]] : [],
	);
	return {
		...fields,
		...(typed === undefined ? {} : { zip }),
		...(countryId === null ? {} : { countryId }),
		...Object.fromEntries(inside),
	};
}

/** A postcode in a list without a country field: Luxembourg's keep their prefix. */
export function listedZip() {
	return z.pipe(
		codeLine("zip", maxLengths.zip),
		z.transform((text) => {
			const { zip, countryId } = readZip(text);
			return countryId === countryIds.luxembourg ? zipIn("LU", zip) : zip;
		}),
	);
}

/** Fields of a required address. */
export const wholeAddress = {
	street: line("street", maxLengths.street),
	houseNumber: codeLine("houseNumber", maxLengths.houseNumber),
	box: optionalCodeLine(maxLengths.box),
	zip: codeLine("zip", maxLengths.zip),
	city: line("city", maxLengths.city),
	countryId: optionalWhole(1, MAX_COUNTRIES),
};

/** The same fields, optional. */
export const optionalAddress = {
	street: optionalLine(maxLengths.street),
	houseNumber: optionalCodeLine(maxLengths.houseNumber),
	box: optionalCodeLine(maxLengths.box),
	zip: optionalCodeLine(maxLengths.zip),
	city: optionalLine(maxLengths.city),
	countryId: optionalWhole(1, MAX_COUNTRIES),
};

type WithZip = { zip?: string | undefined; countryId?: number | undefined };

function hasZipOfCountry({ zip, countryId }: WithZip): boolean {
	return typeof zip !== "string" || isZip(zip, typeof countryId === "number" ? countryId : undefined);
}

/** Checks a postcode against its country once both have been parsed. */
export const zipOfCountry = z.refine<WithZip>(hasZipOfCountry, { error: "zip", path: ["zip"], when: isObjectPayload });

/**
 * For `when`: runs cross-field rules even when another field is invalid, so that all errors show at once. No field may
 * use `abort` or `int()`, which would also stop these rules; checks that must precede further parsing go before a
 * `pipe`.
 */
export function isObjectPayload(payload: { value: unknown }): boolean {
	return typeof payload.value === "object" && payload.value !== null;
}
