import { foldText } from "../../app/domain/formatting/slug";
import type { Language, Multilingual } from "../../app/domain/language";
import { pickText } from "../../app/domain/language";
import type { Region } from "../../app/domain/localities/region";
import type { ListingCard } from "../../app/domain/property/listing";
import type { Goal } from "../../app/domain/property/property";
import { type CardRow, cardColumns, shapeCard } from "./card";
import { goalCodes } from "./goals";
import type { Bound, Reader } from "./reader";
import type { Shaping } from "./shaping";

export type NewestOptions = { goal?: Goal; region?: Region | null; limit?: number };

/** Postcodes alone do not say where: Luxembourg's are as long as Belgium's. */
export type NewestInZips = { zips: readonly string[]; region: Region; limit: number };

const NEWEST_SHOWN = 6;

/** What came on the market last and is still on it. */
export async function findNewest(reader: Reader, options: NewestOptions, shaping: Shaping): Promise<ListingCard[]> {
	const columns = [...cardColumns, "date_order", "newest"].join(", ");
	const source = options.region
		? "listings INDEXED BY listings_of_region WHERE listed = 1 AND region = ? AND goal = ? AND ended = 0"
		: "listings INDEXED BY listings_by_date WHERE listed = 1 AND goal = ? AND ended = 0";
	const goals = goalCodes(options.goal);
	const values: Bound[] = goals.flatMap((goal) => (options.region ? [options.region, goal] : [goal]));
	const rows = await reader.all<CardRow>(
		`${goals.map(() => `SELECT ${columns} FROM ${source}`).join(" UNION ALL ")} ORDER BY date_order, newest LIMIT ?`,
		...values,
		options.limit ?? NEWEST_SHOWN,
	);
	return rows.map((row) => shapeCard(row, shaping));
}

/** What came on the market last in some postcodes of a region: the newest of each, and of those the newest. */
export async function findNewestInZips(
	reader: Reader,
	{ zips, region, limit }: NewestInZips,
	shaping: Shaping,
): Promise<ListingCard[]> {
	const rows = await reader.all<CardRow>(
		`SELECT ${cardColumns.join(", ")}
			FROM listings
			WHERE id IN (
				SELECT found.value
				FROM json_each(?) AS area CROSS JOIN json_each(?) AS goals CROSS JOIN json_each((
					SELECT json_group_array(id) FROM (
						SELECT id FROM listings INDEXED BY listings_of_zip
						WHERE listed = 1 AND zip = area.value AND goal = goals.value AND ended = 0 AND region = ?
						ORDER BY date_order, newest LIMIT ?
					)
				)) AS found
			)
			ORDER BY date_order, newest LIMIT ?`,
		JSON.stringify(zips),
		JSON.stringify(goalCodes(undefined)),
		region,
		limit,
		limit,
	);
	return rows.map((row) => shapeCard(row, shaping));
}

/** A city with properties: its name in the page's language, what the `city` parameter takes, and how many properties. */
export type LocalityCount = { name: string; city: string; count: number };

type CountRow = { value: string; n: number };

/** Cities with properties, those with the most first. */
export async function findLocalities(
	reader: Reader,
	goal: Goal | undefined,
	{ language, defaultLanguage }: { language: Language; defaultLanguage: Language },
): Promise<LocalityCount[]> {
	const goals = goalCodes(goal);
	const rows = await reader.all<CountRow>(
		`SELECT value, n FROM counts WHERE facet = 'place' AND goal IN (${goals.join(", ")}) AND n > 0`,
	);
	return gatherLocalities(rows, (text) => pickText(text, language, null, defaultLanguage));
}

/** Adds up the spellings of one city. A city counted here is one that the `city` filter finds. */
export function gatherLocalities(
	rows: readonly CountRow[],
	say: (text: Multilingual) => string | null,
): LocalityCount[] {
	const localities = new Map<string, LocalityCount>();
	for (const { value, n } of rows) {
		const name = say(parseLocality(value));
		if (name === null) continue;
		const city = foldText(name);
		const place = localities.get(city);
		if (place) place.count += n;
		else localities.set(city, { name, city, count: n });
	}
	return [...localities.values()].sort((a, b) => b.count - a.count || (a.city < b.city ? -1 : 1));
}

/** A city as it is stored: JSON by language, or plain text. */
function parseLocality(value: string): Multilingual {
	return value.startsWith("{") ? (JSON.parse(value) as Multilingual) : value;
}
