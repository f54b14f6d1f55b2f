import { isLanguage, type Language } from "../../../app/domain/language";
import { isGermanSpeaking } from "../../../app/domain/localities/region";

export type VisitorRegion = "brussels" | "flanders" | "wallonia" | "east" | "luxembourg";

/**
 * Region and language of a visitor, by the location that the edge reports. Used for order and suggestions, never for
 * access.
 */
export type Visitor = { region: VisitorRegion | null; language: Language };

/** ISO 3166-2 codes of Belgium's regions and provinces, without the country prefix. */
const regionByCode: Readonly<Record<string, VisitorRegion>> = {
	BRU: "brussels",
	VLG: "flanders",
	VAN: "flanders",
	VBR: "flanders",
	VLI: "flanders",
	VOV: "flanders",
	VWV: "flanders",
	WAL: "wallonia",
	WBR: "wallonia",
	WHT: "wallonia",
	WLG: "wallonia",
	WLX: "wallonia",
	WNA: "wallonia",
};

export type Locality = { country?: unknown; regionCode?: unknown; postalCode?: unknown };

/** Region of a request; null for another country or an unknown location. */
export function visitorRegion(locality: Locality | null | undefined): VisitorRegion | null {
	if (locality?.country === "LU") return "luxembourg";
	if (locality?.country !== "BE") return null;
	if (typeof locality.postalCode === "string" && isGermanSpeaking(locality.postalCode)) return "east";
	return typeof locality.regionCode === "string" ? (regionByCode[locality.regionCode] ?? null) : null;
}

type Choice = {
	cookie: string | null;
	acceptLanguage: string | null;
	locality: Locality | null | undefined;
	enabled: readonly Language[];
	fallback: Language;
};

/** Order of preference: language cookie, `Accept-Language`, location, default. */
export function chooseLanguage({ cookie, acceptLanguage, locality, enabled, fallback }: Choice): Language {
	const candidates = [cookie, ...preferred(acceptLanguage), languageOfLocality(locality)];
	return candidates.find((code): code is Language => isLanguage(code) && enabled.includes(code)) ?? fallback;
}

function languageOfLocality(locality: Locality | null | undefined): Language | null {
	switch (visitorRegion(locality)) {
		case "wallonia":
		case "luxembourg":
			return "fr";
		case "east":
			return "de";
		case null:
			return locality?.country === "BE" ? "nl" : null;
		default:
			return "nl";
	}
}

/** Primary language subtags of an `Accept-Language` header by weight, without `*` and weight 0. */
function preferred(header: string | null): string[] {
	return (header ?? "")
		.split(",")
		.map((part) => {
			const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
			const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
			return { code: tag.trim().split("-")[0] ?? "", weight: weight ? Number(weight.trim().slice(2)) : 1 };
		})
		.filter(({ code, weight }) => code !== "" && code !== "*" && weight > 0)
		.sort((a, b) => b.weight - a.weight)
		.map(({ code }) => code);
}

/** Location of the request from the platform; undefined if unknown. */
export function localityOf(request: Request): Locality | undefined {
	return request.cf as Locality | undefined;
}
