import * as z from "zod";
import type { Brand } from "../../app/domain/agency/brand";
import type { BrandChanges } from "../../app/domain/content/published";

const text = z.string();
const inEachLanguage = z.object({ nl: text, fr: text, en: text, de: text });
const picture = z.object({ src: text, width: z.number(), height: z.number() });
const accent = z.object({ accent: text, strong: text, on: text });
const authority = z.object({ name: inEachLanguage, address: inEachLanguage, website: text });

const office = z.object({
	id: text,
	street: inEachLanguage,
	houseNumber: text,
	zip: text,
	city: inEachLanguage,
	countryId: z.number(),
	latitude: z.number(),
	longitude: z.number(),
	phone: text,
	phoneInternational: text,
	email: text,
	hours: z.array(z.object({ firstDay: z.number(), lastDay: z.number(), opens: text, closes: text })),
	zips: z.array(z.object({ countryId: z.number(), from: z.number(), to: z.number() })),
	// Offices stored by earlier versions have none.
	crmId: text.nullable().default(null),
});

const member = z.object({
	name: text,
	role: inEachLanguage,
	office: text,
	picture: picture.nullable(),
	number: text.exactOptional(),
	languages: z.array(text).exactOptional(),
});

/** All values of `Brand`; a missing or different one is a type error. */
const brandSchema = z.object({
	name: text,
	descriptor: inEachLanguage,
	legalName: text,
	foundingYear: z.number(),
	website: text,
	email: text,
	sender: z.object({ name: text, address: text }),
	phone: text,
	phoneInternational: text,
	offices: z.tuple([office], office),
	companyNumber: text,
	vatNumber: text,
	institute: z.object({ label: inEachLanguage, number: text }),
	luxembourgPermit: text,
	supervision: z.object({ belgium: authority, luxembourg: authority }),
	thirdPartyAccount: z.object({ iban: text, bic: text, bank: inEachLanguage }),
	insurance: z.object({ insurer: inEachLanguage, policy: text }),
	hosting: text,
	social: z.array(z.object({ network: text, url: text })),
	logo: z.object({ light: text, dark: text, share: text, width: z.number(), height: z.number() }),
	themeColor: z.object({ light: text, dark: text }),
	colours: z.object({ light: accent, dark: accent }).nullable(),
	homePicture: picture.nullable(),
	team: z.array(member),
} satisfies { [Name in keyof Brand]: z.ZodType<Brand[Name]> });

const changesSchema: z.ZodType<BrandChanges> = brandSchema.partial();
const byName = z.record(z.string(), z.unknown());

/**
 * Parses the agency's values from rows and publications. A value stored by an earlier version in another shape is
 * dropped, so the bundled one applies; the others stay.
 * @returns `faulty`: names of the dropped values
 */
export function storedBrand(value: unknown): { brand: BrandChanges; faulty: string[] } {
	const { data, error } = changesSchema.safeParse(value);
	if (data) return { brand: data, faulty: [] };
	const faulty = [...new Set(error.issues.map(({ path }) => String(path[0])))];
	const rest = Object.entries(byName.parse(value)).filter(([name]) => !faulty.includes(name));
	return { brand: changesSchema.parse(Object.fromEntries(rest)), faulty };
}
