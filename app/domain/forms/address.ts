import * as z from "zod";
import { countryIds } from "../localities/country";
import { readZip, zipIn } from "../localities/zip";
import { isRecord } from "../records";
import { codeLine, line, longest, optionalCodeLine, optionalLine } from "./text";
import { optionalWhole } from "./values";

const MOST_COUNTRIES = 999;

/** Belgian and Luxembourg postcodes are four digits from 1000; elsewhere letters, digits, spaces and hyphens. */
const fourDigits = /^[1-9]\d{3}$/;
const anyCountry = /^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/;
/** Whether a country has such postcodes. The default is Belgium. */
export function isZip(zip: string, countryId: number | undefined = countryIds.belgium): boolean {
	const known = countryId === countryIds.belgium || countryId === countryIds.luxembourg;
	return (known ? fourDigits : anyCountry).test(zip);
}

/** A postcode with its town behind it, as in an address that is pasted. Two capitals belong to a Dutch postcode. */
const withTown = /^(\D{0,4}\d{4})\s+(?!\p{Lu}{2}(?:\s|$))\p{L}.*$/u;

/**
 * The fields of a form with the postcode of each of its addresses as the country writes it. Letters before a postcode
 * (`L-1611`) are typed on purpose: they go before the chosen country, which is Belgium until it is changed.
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

/** A postcode of a list, where nothing beside it tells the country: Luxembourg's keep their letter. */
export function listedZip() {
	return z.pipe(
		codeLine("zip", longest.zip),
		z.transform((text) => {
			const { zip, countryId } = readZip(text);
			return countryId === countryIds.luxembourg ? zipIn("LU", zip) : zip;
		}),
	);
}

/** The fields of a complete, required address. */
export const wholeAddress = {
	street: line("street", longest.street),
	houseNumber: codeLine("houseNumber", longest.houseNumber),
	box: optionalCodeLine(longest.box),
	zip: codeLine("zip", longest.zip),
	city: line("city", longest.city),
	countryId: optionalWhole(1, MOST_COUNTRIES),
};

/** The same fields, optional. */
export const optionalAddress = {
	street: optionalLine(longest.street),
	houseNumber: optionalCodeLine(longest.houseNumber),
	box: optionalCodeLine(longest.box),
	zip: optionalCodeLine(longest.zip),
	city: optionalLine(longest.city),
	countryId: optionalWhole(1, MOST_COUNTRIES),
};

type WithZip = { zip?: string | undefined; countryId?: number | undefined };

function hasZipOfCountry({ zip, countryId }: WithZip): boolean {
	return typeof zip !== "string" || isZip(zip, typeof countryId === "number" ? countryId : undefined);
}

/** Checks a postcode against its country once both have been read. */
export const zipOfCountry = z.refine<WithZip>(hasZipOfCountry, { error: "zip", path: ["zip"], when: isRead });

/**
 * Rules between fields also run where another field is wrong, so that all errors are shown at once. So no field has
 * `abort` or `int()`, which end the rules too: what a text must be before it is read further stands before a `pipe`.
 */
export function isRead(payload: { value: unknown }): boolean {
	return typeof payload.value === "object" && payload.value !== null;
}
