import type { Language } from "../language";
import rows from "./localities.json" with { type: "json" };

/** A Belgian municipality (2025 mergers included) or a Luxembourg commune. */
export type Locality = {
	/** Official code: NIS in Belgium, `LU` and four digits in Luxembourg. */
	code: string;
	country: "BE" | "LU";
	names: Readonly<Record<Language, string>>;
	region: "flanders" | "brussels" | "wallonia" | "luxembourg";
	/** Belgian province, "Brussels", or Luxembourg canton, in English. */
	province: string;
	/** Centre in degrees, WGS 84. */
	lat: number;
	lng: number;
	/** The main postcode. */
	zip: string;
	/** All postcodes in the municipality; only the main one in Luxembourg, where every street has its own. */
	zips: string[];
};

/** The 565 Belgian municipalities and 100 Luxembourg communes. Sources: `sources.ts`. */
export const localities: readonly Locality[] = rows.map(toLocality);

/** A row: code, country, names (one, or nl|fr|de|en), region, province, lat, lng, postcode, postcodes. */
function toLocality(row: string): Locality {
	const [code = "", country, names = "", region, province = "", lat, lng, zip = "", zips = ""] = row.split(";");
	const [nl = "", fr = nl, de = nl, en = nl] = names.split("|");
	return {
		code,
		country: country as Locality["country"],
		names: { nl, fr, de, en },
		region: region as Locality["region"],
		province,
		lat: Number(lat),
		lng: Number(lng),
		zip,
		zips: zips.split(" "),
	};
}
