import * as z from "zod";
import { DAY_SECONDS } from "../../../app/domain/durations";
import { completeness } from "../../../app/domain/imports/completeness";
import type { Property } from "../../../app/domain/property/property";
import type { RowOf } from "../../platform/rows";
import { storedRecords } from "../stored";
import { type Finding, remarkOn } from "./findings";

/** How many properties filled each field. */
export type FilledFields = Readonly<Record<string, number>>;

/** A run as its fields are compared: beside the counts, how many properties it read. */
type Filled = { fields: FilledFields; read: number };

/** Properties that changed, as they were and as they are: new ones have no before. */
export type FilledChanges = { read: number; now: Map<string, number>; before: Map<string, number> };

/** A smaller share of what it was before is told. */
const LEAST_SHARE = 0.8;
/** Of fewer properties a share is not meaningful. */
const FEWEST = 5;

/** The fields of a run, and those that they are compared with. */
export type FilledRun = { what: "whole" | "changes"; now: Filled; before: Filled | null };

export function filledOf(counts: ReadonlyMap<string, number>, read: number): Filled {
	return { fields: Object.fromEntries(counts), read };
}

/** Adds the fields of a property that hold something. */
export function countFilled(counts: Map<string, number>, record: object): void {
	for (const [field, value] of Object.entries(record)) {
		if (isFilled(value)) counts.set(field, (counts.get(field) ?? 0) + 1);
	}
}

/** Counts properties of a run of changes that are known, beside what is stored of them. */
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
 * The fields that fell by more than a fifth, for as many properties: a source that has lost a right, or a system that
 * has renamed a field, loses it for many at once.
 */
export function fallenFields(now: Filled, before: Filled | null): Finding[] {
	if (before === null || before.read === 0) return [];
	return Object.entries(before.fields).flatMap(([field, earlier]) => {
		const filled = now.fields[field] ?? 0;
		const expected = (earlier / before.read) * now.read;
		if (earlier < FEWEST || filled >= expected * LEAST_SHARE) return [];
		return [remarkOn("source", field, { code: "field-fell", field, filled, earlier })];
	});
}

const countsSchema = z.record(z.string(), z.number());

export function readFilled(text: string | null): FilledFields {
	return countsSchema.parse(JSON.parse(text ?? "{}"));
}

/**
 * What to compare with: the first whole run of the last day, so that what has fallen is told for a day, else the last
 * one before.
 * @param now epoch seconds
 */
export async function filledBefore(db: D1DatabaseSession, now: number): Promise<Filled | null> {
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
