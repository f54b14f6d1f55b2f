import type { Language } from "../../app/domain/language";
import type { Reader } from "../platform/reader";
import { readProjectCard } from "../platform/records";
import type { Computed, RowOf } from "../platform/rows";
import type { Snapshot } from "../search/memory";
import { alternatePaths, type CardRow, cardColumns, readRow, untranslatedIn } from "./card";
import { parseText, projectPaths } from "./property";

/** Properties per part of the sitemap: with four languages, pictures and alternates, far below a sitemap's limits. */
const SITEMAP_SIZE = 1_000;

type SitemapEntry = {
	/** The path in every language. */
	localized: Record<Language, string>;
	/** Languages without a translation. */
	untranslated: Language[];
	/** Time of the agency's last change, in ISO 8601; null if unknown. */
	changedAt: string | null;
	/** URLs of its pictures. */
	pictures: string[];
};

/** `description` is read only if there is no title. */
type PropertyRow = CardRow & Computed<{ changed: string | null; description: string | null }>;
type ProjectRow = RowOf<"projects", "id" | "card"> & Computed<{ changed: string | null }>;
type PictureRow = RowOf<"pictures", "owner_id" | "url">;

/** Listed properties by id, starting after `after`. The first part also has the projects. */
export async function findSitemapPart(reader: Reader, after: number, fallback: Language): Promise<SitemapEntry[]> {
	const properties = await reader.all<PropertyRow>(
		`SELECT ${cardColumns},
			coalesce(d.detail ->> '$.LastChangedDate', d.detail ->> '$.CreatedDate') AS changed,
			iif(l.card ->> '$.title' IS NULL, nullif(d.detail -> '$.Description', 'null'), NULL) AS description
		FROM listings AS l NOT INDEXED LEFT JOIN property_details AS d ON d.id = l.id
		WHERE l.id > ? AND l.listed = 1 ORDER BY l.id LIMIT ?`,
		after,
		SITEMAP_SIZE,
	);
	const last = properties.at(-1)?.id ?? after;
	const picturesOf = await picturesBetween(reader, "property", after, last);
	const entries = properties.map((row) => {
		const read = readRow(row);
		return {
			localized: alternatePaths(read, fallback),
			untranslated: untranslatedIn(read.stored.title ?? parseText(row.description), read.stored.own, fallback),
			changedAt: momentIn(row.changed),
			pictures: picturesOf(row.id),
		};
	});
	return after === 0 ? [...(await findProjectEntries(reader, fallback)), ...entries] : entries;
}

/** The `after` of each part. */
export function findSitemapStarts({ columns: { size, numbers } }: Snapshot): number[] {
	const starts = [0];
	for (let at = SITEMAP_SIZE; at < size; at += SITEMAP_SIZE) starts.push(numbers.id[at - 1] ?? 0);
	return starts;
}

/** When the newest property was listed, in epoch seconds; 0 without properties. */
export function newestOf({ size, numbers }: Snapshot["columns"]): number {
	let newest = 0;
	for (let at = 0; at < size; at += 1) newest = Math.max(newest, numbers.listedAt[at] ?? 0);
	return newest;
}

/** A date of the feed in the format of sitemaps; null if it is invalid or in the future. */
function momentIn(text: string | null): string | null {
	const moment = text === null ? Number.NaN : Date.parse(text);
	return Number.isNaN(moment) || moment > Date.now() ? null : new Date(moment).toISOString();
}

async function findProjectEntries(reader: Reader, fallback: Language): Promise<SitemapEntry[]> {
	const rows = await reader.all<ProjectRow>(
		"SELECT id, card, detail ->> '$.LastChangedDate' AS changed FROM projects WHERE state = 'listed' AND external_url IS NULL ORDER BY listed_at DESC, id DESC",
	);
	const picturesOf = await picturesBetween(reader, "project", 0, Number.MAX_SAFE_INTEGER);
	return rows.map((row) => {
		const stored = readProjectCard(row.card);
		return {
			localized: projectPaths(row.id, stored, fallback),
			untranslated: untranslatedIn(stored.title, stored.own, fallback),
			changedAt: momentIn(row.changed),
			pictures: picturesOf(row.id),
		};
	});
}

async function picturesBetween(
	reader: Reader,
	kind: "property" | "project",
	after: number,
	last: number,
): Promise<(id: number) => string[]> {
	const rows = await reader.all<PictureRow>(
		"SELECT owner_id, url FROM pictures WHERE kind = ? AND owner_id > ? AND owner_id <= ? ORDER BY owner_id, position",
		kind,
		after,
		last,
	);
	const byOwner = Map.groupBy(rows, ({ owner_id }) => owner_id);
	return (id) => (byOwner.get(id) ?? []).map(({ url }) => url);
}
