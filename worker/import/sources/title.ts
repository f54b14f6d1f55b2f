import { type Language, languages } from "../../../app/domain/language";
import { isRecord } from "../../../app/domain/records";

type Texts = Partial<Record<Language, string>>;

/** Parts of a generated title, for a property without one. Surface in m². */
export type TitleParts = {
	type: Texts;
	city: Texts;
	bedrooms: number | null;
	surface: number | null;
};

type Words = { bedrooms(count: number): string; surface(area: number): string; in: string };

const words: Record<Language, Words> = {
	nl: {
		bedrooms: (count) => `met ${count} ${count === 1 ? "slaapkamer" : "slaapkamers"}`,
		surface: (area) => `van ${area} m²`,
		in: "in",
	},
	fr: {
		bedrooms: (count) => `de ${count} ${count === 1 ? "chambre" : "chambres"}`,
		surface: (area) => `de ${area} m²`,
		in: "à",
	},
	en: {
		bedrooms: (count) => `with ${count} ${count === 1 ? "bedroom" : "bedrooms"}`,
		surface: (area) => `of ${area} m²`,
		in: "in",
	},
	de: {
		bedrooms: (count) => `mit ${count} ${count === 1 ? "Schlafzimmer" : "Schlafzimmern"}`,
		surface: (area) => `mit ${area} m²`,
		in: "in",
	},
};

/** Generates `Huis met 3 slaapkamers in Gent` in every language that has a name for the type; null when none has. */
export function titleOf({ type, city, bedrooms, surface }: TitleParts): Texts | null {
	const titles = languages.flatMap((language) => {
		const name = type[language];
		if (name === undefined) return [];
		const phrases = words[language];
		const fact = bedrooms ? phrases.bedrooms(bedrooms) : surface ? phrases.surface(Math.round(surface)) : null;
		const place = city[language] ?? Object.values(city)[0];
		return [[language, [name, fact, place && `${phrases.in} ${place}`].filter(Boolean).join(" ")]];
	});
	return titles.length > 0 ? Object.fromEntries(titles) : null;
}

/** Texts of a system by language; a plain string counts for every language. */
export function textsIn(value: unknown): Texts {
	if (typeof value === "string" && value !== "") {
		return Object.fromEntries(languages.map((language) => [language, value]));
	}
	if (!isRecord(value)) return {};
	return Object.fromEntries(
		languages.flatMap((language) => (typeof value[language] === "string" ? [[language, value[language]]] : [])),
	);
}
