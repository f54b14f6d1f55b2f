/**
 * Converts a table of municipalities to app/domain/localities/localities.json: `node demo/feed/make-places.ts
 * <places.csv>`.
 * Columns: country, code, name_nl, name_fr, name_de, region, province_or_canton, lat, lng, main_postcode, postcodes
 * (separated by spaces; for Luxembourg only their number).
 */
import { readFileSync, writeFileSync } from "node:fs";

type Names = [nl: string, fr: string, de: string, en: string];

/** English names that differ from the local name. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
	"11002": "Antwerp",
	"21004": "Brussels",
	"31005": "Bruges",
	"44021": "Ghent",
	LU0304: "Luxembourg",
};

/** Luxembourg City in Dutch and German, where the table repeats the French name. */
const CORRECTED_NAMES: Readonly<Record<string, { nl: string; de: string }>> = {
	LU0304: { nl: "Luxemburg", de: "Luxemburg" },
};

const GERMAN_SPEAKING = new Set(["63001", "63012", "63013", "63023", "63040", "63048", "63061", "63067", "63087"]);

const file = process.argv[2];
if (file === undefined) throw new Error("usage: node demo/feed/make-places.ts <places.csv>");

const rows = readFileSync(file, "utf8")
	.trim()
	.split("\n")
	.slice(1)
	.map((line) => JSON.stringify(toRow(line.split(","))));
writeFileSync(new URL("../../app/domain/localities/localities.json", import.meta.url), `[\n${rows.join(",\n")}\n]\n`);

function toRow(cells: string[]): string {
	const [country = "", code = "", nameNl = "", fr = "", nameDe = "", region = "", province = "", ...numbers] = cells;
	const { nl, de } = CORRECTED_NAMES[code] ?? { nl: nameNl, de: nameDe };
	const en = ENGLISH_NAMES[code] ?? ownName(code, region, { nl, fr, de });
	const [lat, lng, zip = "", zips = ""] = numbers;
	const postcodes = country === "LU" ? [zip] : zips.split(" ");
	return [
		code,
		country,
		compact([nl, fr, de, en]),
		region.toLowerCase(),
		province,
		lat,
		lng,
		zip,
		postcodes.join(" "),
	].join(";");
}

function ownName(code: string, region: string, names: { nl: string; fr: string; de: string }): string {
	if (region === "Flanders") return names.nl;
	return GERMAN_SPEAKING.has(code) ? names.de : names.fr;
}

/** One name if all four are equal, else the four joined by a bar. */
function compact(names: Names): string {
	return new Set(names).size === 1 ? names[0] : names.join("|");
}
