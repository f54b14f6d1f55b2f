import * as z from "zod";
import {
	metadataSchema,
	type PropertyType,
	type SiteMetadata,
	type VisibilityCondition,
	visibilityConditionSchema,
} from "../../app/domain/feed/feed";
import { type TreeNode, toTree } from "../../app/domain/feed/tree";
import { completeness } from "../../app/domain/imports/completeness";
import type { Language } from "../../app/domain/language";
import { sitePaths } from "../../app/domain/pages/paths";
import type { PathType, SitePath } from "../../app/domain/pages/site-path";
import { toIsoString } from "../platform/clock";
import { parseTrustedJson } from "../platform/json-column";
import { factsOf, log } from "../platform/log";
import type { Reader } from "../platform/reader";
import { propertyTypeOf } from "../platform/records";
import type { Cell, RowOf } from "../platform/rows";
import type { Snapshot } from "../search/memory";
import { alternatePaths, type CardRow, cardColumns, readRow } from "./card";
import { cacheUntilChange, isCacheable, type NewestRow, newestStatement } from "./kept";

type TypeRow = RowOf<"property_types", "id" | "parent_id" | "name" | "name_plural" | "web_id">;

type Kept = { types?: readonly PropertyType[]; trees: Map<Language, readonly TreeNode[]>; siteData?: SiteData };

const keptOf = cacheUntilChange((): Kept => ({ trees: new Map() }));

type SiteParts = { reader: Reader; snapshot: Snapshot };

/** The agency's property types from the feed, in its order. */
export async function findTypes(parts: SiteParts): Promise<readonly PropertyType[]> {
	return keptOf(parts.snapshot).types ?? keepTypes(parts.snapshot, await readTypes(parts.reader));
}

type ReadTypes = [TypeRow[], NewestRow[]];

function readTypes(reader: Reader): Promise<ReadTypes> {
	return reader.batch<[TypeRow, NewestRow]>([
		reader.prepare("SELECT id, parent_id, name, name_plural, web_id FROM property_types ORDER BY rank, id"),
		newestStatement(reader),
	]);
}

function keepTypes(snapshot: Snapshot, [rows, newest]: ReadTypes): readonly PropertyType[] {
	const types = rows.map(propertyTypeOf);
	if (isCacheable(newest, snapshot)) keptOf(snapshot).types = types;
	return types;
}

/** The types as a two-level tree, named in one language. */
export async function findTypeTree(parts: SiteParts, language: Language): Promise<readonly TreeNode[]> {
	const kept = keptOf(parts.snapshot);
	const tree = kept.trees.get(language) ?? toTree(await findTypes(parts), language);
	if (kept.types) kept.trees.set(language, tree);
	return tree;
}

/** An entry of the path table. An external URL replaces a project's own page. */
export type ResolvedPath = SitePath & { externalUrl: string | null };

type PathRow = RowOf<"paths", "original" | "localized" | "breadcrumb" | "external_url"> & {
	type: Cell<"paths", "type", PathType>;
};

/**
 * Looks up the paths for an original path; null if the table has none, and for a property that is not published: its
 * path would reveal its title.
 * @param fallback default language, so that a property's path is that of its card
 */
export async function findPath(reader: Reader, original: string, fallback: Language): Promise<ResolvedPath | null> {
	const property = /^\/property\/(\d+)\/$/.exec(original)?.[1];
	const [[row], [listing]] = await reader.batch<[PathRow, CardRow]>([
		reader.prepare(
			"SELECT original, type, localized, breadcrumb, external_url FROM paths WHERE original = ?",
			original,
		),
		reader.prepare(
			`SELECT ${cardColumns} FROM listings AS l WHERE l.id = ? AND l.state IN ('listed', 'ended')`,
			property === undefined ? null : Number(property),
		),
	]);
	if (property && !listing) return null;
	if (row) {
		return {
			original: row.original,
			type: row.type,
			localized: listing
				? alternatePaths(readRow(listing), fallback)
				: parseTrustedJson<SitePath["localized"]>(row.localized),
			breadcrumb: parseTrustedJson<string[]>(row.breadcrumb),
			externalUrl: row.external_url,
		};
	}
	// The table is empty before the first import, but the site's own pages exist.
	const known = sitePaths().find((path) => path.original === original);
	return known ? { ...known, externalUrl: null } : null;
}

/** The agency's data for the whole site. */
export type SiteData = {
	visibilityConditions: VisibilityCondition[];
	/** By language code. */
	metadata: Record<string, SiteMetadata>;
};

const storedSchemas = {
	visibilityConditions: z.array(visibilityConditionSchema),
	metadata: z.record(z.string(), metadataSchema),
};

export async function findSiteData({ reader, snapshot }: SiteParts): Promise<SiteData> {
	return keptOf(snapshot).siteData ?? keepSiteData(snapshot, await readSiteData(reader));
}

/** Returns the metadata; if the database fails, those cached since the last change. */
export async function metadataOrKept(
	find: () => Promise<SiteData>,
	snapshot: () => Snapshot | null,
): Promise<SiteData["metadata"]> {
	try {
		return (await find()).metadata;
	} catch (error) {
		const known = snapshot();
		const kept = known && keptOf(known).siteData;
		if (!kept) throw error;
		log("error", "metadata-not-read", factsOf(error));
		return kept.metadata;
	}
}

type ReadSiteData = [RowOf<"site_data">[], NewestRow[]];

function readSiteData(reader: Reader): Promise<ReadSiteData> {
	return reader.batch<[RowOf<"site_data">, NewestRow]>([
		reader.prepare("SELECT key, value FROM site_data"),
		newestStatement(reader),
	]);
}

function keepSiteData(snapshot: Snapshot, [rows, newest]: ReadSiteData): SiteData {
	const stored = new Map(rows.map((row) => [row.key, row.value]));
	const read = (key: keyof SiteData): unknown => JSON.parse(stored.get(key) ?? "null");
	const siteData = {
		visibilityConditions: storedSchemas.visibilityConditions.parse(read("visibilityConditions") ?? []),
		metadata: storedSchemas.metadata.parse(read("metadata") ?? {}),
	};
	if (isCacheable(newest, snapshot)) keptOf(snapshot).siteData = siteData;
	return siteData;
}

/** Reads the data that every page needs in one batch with the snapshot that they are cached with. */
export async function readEarly(reader: Reader, loading: Promise<Snapshot>): Promise<void> {
	const [types, siteData, snapshot] = await Promise.all([readTypes(reader), readSiteData(reader), loading]);
	keepTypes(snapshot, types);
	keepSiteData(snapshot, siteData);
}

export type Health = {
	/** Number of listed properties. */
	listings: number;
	/** End of the last import that was carried out, in ISO 8601; null before the first. */
	lastImport: string | null;
};

export async function findHealth(reader: Reader, { columns }: Snapshot): Promise<Health> {
	const row = await reader.first<RowOf<"import_runs", "finished_at">>(
		`SELECT finished_at FROM import_runs WHERE state = 'done' AND complete <> ${completeness.nothingNew}
		ORDER BY id DESC LIMIT 1`,
	);
	const finishedAt = row?.finished_at ?? null;
	return { listings: columns.size, lastImport: finishedAt === null ? null : toIsoString(finishedAt) };
}
