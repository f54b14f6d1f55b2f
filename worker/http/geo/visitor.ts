import { isLanguage, type Language } from "../../../app/domain/language";
import { isGermanSpeaking } from "../../../app/domain/localities/region";

/** The parts of the two countries near a visitor. */
export type VisitorRegion = "brussels" | "flanders" | "wallonia" | "east" | "luxembourg";

/** Location of the request as the edge knows it. Used for order and suggestions, never for access. */
export type Visitor = { region: VisitorRegion | null; language: Language };

/** ISO 3166-2 codes of Belgium's regions and provinces, without the country. */
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

/** The region that a request comes from; null where it is another country or nothing is known. */
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

/** Language cookie, then Accept-Language, then the visitor's location, then the default. */
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

/** Primary language codes by weight; `*` and a weight of 0 are no preference. */
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

/** Where the platform says that a request comes from; undefined where it says nothing. */
export function localityOf(request: Request): Locality | undefined {
	return request.cf as Locality | undefined;
}
