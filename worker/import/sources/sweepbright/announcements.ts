import * as z from "zod";
import type { SweepBrightNames } from "../../../leads/sinks/sweepbright";
import { jsonOrNull } from "../../../platform/json-column";
import type { Cell, RowOf } from "../../../platform/rows";
import { typeNamed } from "./types";

/** Body of a webhook request from SweepBright. */
const announcementSchema = z.object({
	event: z.enum(["estate-added", "estate-updated", "estate-deleted"]),
	estate_id: z.guid(),
	happened_at: z.iso.datetime({ offset: true }).nullish(),
});

/** An announced estate that has to be read or withdrawn. */
export type Announced = RowOf<"announced_estates", "id" | "number"> & {
	state: Cell<"announced_estates", "state", "changed" | "deleted">;
	/** Number of announcements, so that one arriving while a run reads the estate is not lost. */
	version: Cell<"announced_estates", "version">;
	/** Epoch seconds. */
	firstAt: Cell<"announced_estates", "first_at">;
	lastAt: Cell<"announced_estates", "last_at">;
};

/** A processed announcement. `units`: current unit ids of a project; null to leave them unchanged. */
export type Settled = Announced & { units: readonly string[] | null };

type Received = "taken" | "unsigned" | "unfit";

export type Announcements = ReturnType<typeof createAnnouncements>;

/** Maximum number of estates per run. They are read one by one, and the platform limits the run's duration. */
export const MAX_PER_RUN = 300;

const DIGITS_OF_NUMBER = 10;

/** Numeric id of an estate: the first 40 bits of its UUID. */
export function numberOfEstate(id: string): number {
	return Number.parseInt(id.replaceAll("-", "").slice(0, DIGITS_OF_NUMBER), 16) || 1;
}

/**
 * Stores SweepBright's announcements. SweepBright has no list of estates: it announces each one when it is published,
 * changed or deleted.
 * @param secret null without an account; all announcements are then refused
 */
export function createAnnouncements(db: D1Database, secret: string | null, now: () => number) {
	return {
		/** @param signature header value with the HMAC of the body */
		async receive(body: string, signature: string | null): Promise<Received> {
			if (secret === null || !(await isSigned(body, signature, secret))) return "unsigned";
			const announcement = announcementSchema.safeParse(jsonOrNull(body));
			if (!announcement.success) return "unfit";
			const { event, estate_id: name, happened_at: said } = announcement.data;
			const id = name.toLowerCase();
			const state = event === "estate-deleted" ? "deleted" : "changed";
			const at = said ? Math.floor(Date.parse(said) / 1_000) : now();
			await db
				.prepare(
					`INSERT INTO announced_estates (id, number, state, version, first_at, last_at) VALUES (?1, ?2, ?3, 1, ?4, ?4)
					ON CONFLICT (id) DO UPDATE SET version = version + 1, state = iif(excluded.last_at < last_at, state, excluded.state),
						last_at = max(last_at, excluded.last_at)`,
				)
				.bind(id, numberOfEstate(id), state, Math.min(at, now()))
				.run();
			return "taken";
		},
		/** Returns the oldest waiting announcements, at most MAX_PER_RUN. */
		async waiting(): Promise<Announced[]> {
			const { results } = await db
				.prepare(
					`SELECT id, number, state, version, first_at AS firstAt, last_at AS lastAt FROM announced_estates
					WHERE state IN ('changed', 'deleted') ORDER BY last_at, id LIMIT ${MAX_PER_RUN}`,
				)
				.all<Announced>();
			return results;
		},
		/** SweepBright ids of a project's units at the last reading. */
		async unitsOf(project: string) {
			const { results } = await db
				.prepare("SELECT id FROM announced_estates WHERE project = ?")
				.bind(project)
				.all<RowOf<"announced_estates", "id">>();
			return results.map(({ id }) => id);
		},
		async settle(estates: readonly Settled[]) {
			const statements = estates.flatMap(({ id, version, state, units, lastAt }) => [
				db
					.prepare("UPDATE announced_estates SET state = ? WHERE id = ? AND version = ?")
					.bind(state === "deleted" ? "gone" : "read", id, version),
				...(units === null ? [] : unitStatements(db, id, units, lastAt)),
			]);
			if (statements.length > 0) await db.batch(statements);
		},
	};
}

export function sweepBrightNames(db: D1Database): SweepBrightNames {
	return {
		estate: (id) =>
			db
				.prepare("SELECT id FROM announced_estates WHERE number = ? AND state <> 'gone' LIMIT 1")
				.bind(id)
				.first<string>("id"),
		type: typeNamed,
	};
}

/** Updates the units of a project: they come with it and are not announced separately. */
function unitStatements(db: D1Database, project: string, units: readonly string[], at: number): D1PreparedStatement[] {
	return [
		db
			.prepare(
				`UPDATE announced_estates SET project = NULL, state = iif(state = 'read', 'gone', state)
				WHERE project = ?1 AND id NOT IN (SELECT value FROM json_each(?2))`,
			)
			.bind(project, JSON.stringify(units)),
		...units.map((unit) =>
			db
				.prepare(
					`INSERT INTO announced_estates (id, number, project, state, version, first_at, last_at)
					VALUES (?1, ?2, ?3, 'read', 0, ?4, ?4)
					ON CONFLICT (id) DO UPDATE SET project = excluded.project, state = iif(state = 'gone', 'read', state)`,
				)
				.bind(unit, numberOfEstate(unit), project, at),
		),
	];
}

/** Verifies SweepBright's signature (hex HMAC-SHA1 with the secret) in constant time. */
async function isSigned(body: string, signature: string | null, secret: string): Promise<boolean> {
	if (!signature || !/^[0-9a-f]{40}$/i.test(signature)) return false;
	const encoder = new TextEncoder();
	const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-1" }, false, [
		"verify",
	]);
	const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
	return crypto.subtle.verify("HMAC", key, bytes, encoder.encode(body));
}
