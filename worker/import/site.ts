import * as z from "zod";
import type { PropertyType, VisibilityCondition } from "../../app/domain/feed/feed";
import { visibilityConditionSchema } from "../../app/domain/feed/feed";
import { sitePaths } from "../../app/domain/pages/paths";
import { jsonColumn } from "../platform/json-column";
import { propertyTypeOf } from "../platform/records";
import type { Cell, RowOf } from "../platform/rows";
import { upsert, type Writer } from "./apply";
import type { Derivation } from "./derive/property";
import { contentHash } from "./hash";
import { fenceGuard } from "./lease";
import type { SiteParts } from "./site-plan";
import { chunks } from "./sizes";

type TypeRow = RowOf<"property_types">;

/** Site-wide data that a run writes before its pages. */
export type SitePlan = { types: TypeRow[]; data: { key: string; value: string }[] };

const RANKS_PER_MAIN_TYPE = 1_000;

/** Orders types as the agency does, each main type followed by its subtypes. */
export async function planSite(parts: SiteParts): Promise<SitePlan> {
	const all = [...parts.types.values()];
	const mains = all.filter((type) => type.ParentID == null || !parts.types.has(type.ParentID));
	const ranked = mains.flatMap((main, index) => [
		{ type: main, rank: index * RANKS_PER_MAIN_TYPE },
		...all
			.filter((type) => type.ParentID === main.ID)
			.map((type, position) => ({ type, rank: index * RANKS_PER_MAIN_TYPE + position + 1 })),
	]);
	return {
		types: await Promise.all(ranked.map(({ type, rank }) => typeRow(type, rank))),
		data: [
			...(parts.conditions ? [{ key: "visibilityConditions", value: JSON.stringify(parts.conditions) }] : []),
			...(parts.metadata ? [{ key: "metadata", value: JSON.stringify(parts.metadata) }] : []),
		],
	};
}

async function typeRow(type: PropertyType, rank: number): Promise<TypeRow> {
	const row = {
		id: type.ID,
		parent_id: type.ParentID ?? null,
		name: JSON.stringify(type.Name),
		name_plural: type.NamePlural == null ? null : JSON.stringify(type.NamePlural),
		web_id: type.WebID ?? null,
		rank,
	};
	return { ...row, hash: await contentHash(row) };
}

/** Type tree for the derivation: the feed's, or the stored one when the feed has none. */
export async function typesFor(plan: SitePlan, db: D1DatabaseSession): Promise<Derivation["types"]> {
	const rows =
		plan.types.length > 0 ? plan.types : (await db.prepare("SELECT * FROM property_types").all<TypeRow>()).results;
	return new Map(rows.map((row) => [row.id, { type: propertyTypeOf(row), rank: row.rank }]));
}

const readConditions = jsonColumn(z.array(visibilityConditionSchema));

/** Visibility rules of the agency: the feed's, or the stored ones when the feed has none. */
export async function rulesFor(parts: SiteParts, db: D1DatabaseSession): Promise<VisibilityCondition[]> {
	if (parts.conditions) return parts.conditions;
	const stored = await db
		.prepare("SELECT value FROM site_data WHERE key = 'visibilityConditions'")
		.first<Cell<"site_data", "value">>("value");
	return stored === null ? [] : readConditions(stored);
}

/**
 * Sorts types by id when the source has no type list, only types named by properties: the rank of a type must not
 * depend on the order of properties. After an incomplete run, stored types are kept as well.
 */
export async function arrangeTypes(parts: SiteParts, db: D1DatabaseSession, complete: boolean): Promise<void> {
	const stored: Derivation["types"] = complete ? new Map() : await typesFor({ types: [], data: [] }, db);
	const known = [...stored].map(([id, { type }]) => [id, type] as const);
	parts.types = new Map([...known, ...parts.types].sort(([a], [b]) => a - b));
}

/** Writes only rows that differ. */
export async function applySite(plan: SitePlan, writer: Writer): Promise<void> {
	const db = writer.db.listings;
	const data = JSON.stringify(plan.data);
	const types = JSON.stringify(plan.types.map(({ id, hash }) => ({ id, hash })));
	await db.batch([
		fenceGuard(db, writer.lease),
		db
			.prepare(
				`INSERT INTO changes (run_id, kind, record_id, what, at)
				SELECT ?1, 'site', 0, 'changed', ?2 WHERE
					EXISTS (SELECT 1 FROM json_each(?3) AS entry WHERE NOT EXISTS
						(SELECT 1 FROM site_data AS known WHERE known.key = entry.value ->> 'key'
							AND known.value = entry.value ->> 'value'))
					OR EXISTS (SELECT 1 FROM json_each(?4) AS entry WHERE NOT EXISTS
						(SELECT 1 FROM property_types AS known WHERE known.id = entry.value ->> 'id'
							AND known.hash = entry.value ->> 'hash'))
					OR (json_array_length(?4) > 0 AND EXISTS (SELECT 1 FROM property_types
						WHERE id NOT IN (SELECT value ->> 'id' FROM json_each(?4))))`,
			)
			.bind(writer.run, writer.now, data, types),
		upsertDiffering(db, "site_data", ["key", "value"], "key", plan.data, "value"),
		...[...chunks(plan.types)].map((rows) =>
			upsertDiffering(
				db,
				"property_types",
				["id", "parent_id", "name", "name_plural", "web_id", "rank", "hash"],
				"id",
				rows,
				"hash",
			),
		),
		// An empty list means that the feed does not provide types, not that there are none.
		db
			.prepare(
				`DELETE FROM property_types WHERE json_array_length(?1) > 0
				AND id NOT IN (SELECT value ->> 'id' FROM json_each(?1))`,
			)
			.bind(types),
		upsertDiffering(
			db,
			"paths",
			["original", "type", "localized", "breadcrumb"],
			"original",
			sitePaths().map((path) => ({
				original: path.original,
				type: path.type,
				localized: JSON.stringify(path.localized),
				breadcrumb: JSON.stringify(path.breadcrumb),
			})),
			"localized",
		),
	]);
}

function upsertDiffering(
	db: D1DatabaseSession,
	table: string,
	columns: string[],
	key: string,
	rows: object[],
	compared: string,
): D1PreparedStatement {
	return upsert(db, table, columns, key, rows, `${table}.${compared} IS NOT excluded.${compared}`);
}
