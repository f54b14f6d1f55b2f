import * as z from "zod";
import { countryIds } from "../localities/country";
import { codeLine, line, longest, optionalCodeLine, optionalLine } from "./text";
import { optionalWhole } from "./values";

const MOST_COUNTRIES = 999;

/** Belgian and Luxembourg postcodes are four digits from 1000; elsewhere letters, digits, spaces and hyphens. */
const fourDigits = /^[1-9]\d{3}$/;
const anyCountry = /^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/;
/** The country prefix before the digits (`B-`, `L-`) is often written and never needed. */
const countryLetter = /^(?:BE?|LU?)[- ]?(?=\d{4}$)/i;

export function withoutCountryLetter(zip: string): string {
	return zip.replace(countryLetter, "");
}

/** Whether a country has such postcodes. The default is Belgium. */
export function isZip(zip: string, countryId: number | undefined = countryIds.belgium): boolean {
	const known = countryId === countryIds.belgium || countryId === countryIds.luxembourg;
	return (known ? fourDigits : anyCountry).test(zip);
}

/** A postcode without its country prefix; for checks that need no country. */
export function localZip() {
	return z.pipe(codeLine("zip", longest.zip), z.transform(withoutCountryLetter));
}

/** The fields of a complete, required address. */
export const wholeAddress = {
	street: line("street", longest.street),
	houseNumber: codeLine("houseNumber", longest.houseNumber),
	box: optionalCodeLine(longest.box),
	zip: localZip(),
	city: line("city", longest.city),
	countryId: optionalWhole(1, MOST_COUNTRIES),
};

/** The same fields, optional. */
export const optionalAddress = {
	street: optionalLine(longest.street),
	houseNumber: optionalCodeLine(longest.houseNumber),
	box: optionalCodeLine(longest.box),
	zip: z.pipe(
		optionalCodeLine(longest.zip),
		z.transform((zip) => (zip === undefined ? undefined : withoutCountryLetter(zip))),
	),
	city: optionalLine(longest.city),
	countryId: optionalWhole(1, MOST_COUNTRIES),
};

type WithZip = { zip?: string | undefined; countryId?: number | undefined };

function hasZipOfCountry({ zip, countryId }: WithZip): boolean {
	return typeof zip !== "string" || isZip(zip, typeof countryId === "number" ? countryId : undefined);
}

/** Checks a postcode against its country once both have been read. */
export const zipOfCountry = z.refine<WithZip>(hasZipOfCountry, { error: "zip", path: ["zip"], when: isRead });

/** Rules between fields also run where another field is wrong, so that all errors are shown at once. */
export function isRead(payload: { value: unknown }): boolean {
	return typeof payload.value === "object" && payload.value !== null;
}
