import * as z from "zod";
import { DAY_SECONDS } from "../../../app/domain/durations";
import { completeness } from "../../../app/domain/imports/completeness";
import type { Property } from "../../../app/domain/property/property";
import type { RowOf } from "../../platform/rows";
import { storedRecords } from "../stored";
import { type Finding, remarkOn } from "./findings";

/** Number of properties with a value, per field. */
export type FilledFields = Readonly<Record<string, number>>;

/** Field counts of a run and the number of properties read. */
type Filled = { fields: FilledFields; read: number };

/** Field counts of changed properties, after and before the change. Without new properties. */
export type FilledChanges = { read: number; now: Map<string, number>; before: Map<string, number> };

/** A field below this share of its earlier count is reported. */
const MIN_SHARE = 0.8;
/** Smallest earlier count for which the share is meaningful. */
const MIN = 5;

export type FilledRun = { what: "whole" | "changes"; now: Filled; before: Filled | null };

export function filledOf(counts: ReadonlyMap<string, number>, read: number): Filled {
	return { fields: Object.fromEntries(counts), read };
}

/** Counts the non-empty fields of a property. */
export function countFilled(counts: Map<string, number>, record: object): void {
	for (const [field, value] of Object.entries(record)) {
		if (isFilled(value)) counts.set(field, (counts.get(field) ?? 0) + 1);
	}
}

/** Counts the fields of changed, known properties and of their stored versions. */
export async function countChanges(
	db: D1DatabaseSession,
	properties: readonly Property[],
	changes: FilledChanges,
): Promise<void> {
	const stored = await storedRecords(
		db,
		properties.map(({ ID }) => ID),
	);
	for (const property of properties) {
		const before = stored.get(property.ID);
		if (!before) continue;
		changes.read++;
		countFilled(changes.now, property);
		countFilled(changes.before, before);
	}
}

function isFilled(value: unknown): boolean {
	if (value === null || value === undefined || value === "") return false;
	if (Array.isArray(value)) return value.length > 0;
	return typeof value !== "object" || Object.values(value).some(isFilled);
}

/**
 * Reports fields whose count fell by more than a fifth, relative to the number of properties read: the source may have
 * lost a permission, or the system may have renamed a field.
 */
export function findFallenFields(now: Filled, before: Filled | null): Finding[] {
	if (before === null || before.read === 0) return [];
	return Object.entries(before.fields).flatMap(([field, earlier]) => {
		const filled = now.fields[field] ?? 0;
		const expected = (earlier / before.read) * now.read;
		if (earlier < MIN || filled >= expected * MIN_SHARE) return [];
		return [remarkOn("source", field, { code: "field-fell", field, filled, earlier })];
	});
}

const countsSchema = z.record(z.string(), z.number());

export function readFilled(text: string | null): FilledFields {
	return countsSchema.parse(JSON.parse(text ?? "{}"));
}

/**
 * Returns the counts to compare with: those of the first whole run of the last day, so that a fall is reported for a
 * day, else those of the last whole run before.
 * @param now epoch seconds
 */
export async function readPreviousCounts(db: D1DatabaseSession, now: number): Promise<Filled | null> {
	const row = await db
		.prepare(
			`SELECT fields, read FROM import_runs
			WHERE state = 'done' AND complete = ${completeness.whole} AND fields IS NOT NULL
			ORDER BY started_at > ?1 DESC, iif(started_at > ?1, id, -id) LIMIT 1`,
		)
		.bind(now - DAY_SECONDS)
		.first<RowOf<"import_runs", "fields" | "read">>();
	return row && { fields: readFilled(row.fields), read: row.read };
}
