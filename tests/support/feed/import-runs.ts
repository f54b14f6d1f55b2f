import { env } from "cloudflare:workers";
import { locationShift } from "../../../worker/import/derive/location-shift";
import { LEASE_SECONDS } from "../../../worker/import/lease";
import { type ImportDependencies, type ImportResult, runImport } from "../../../worker/import/run";
import type { FeedSource } from "../../../worker/import/source";
import { createSearchMemory } from "../../../worker/search/memory";
import { feedOf, feedProperty } from "./feed";

/** Runs one import, as the cron trigger does. */
export function importOf(
	source: FeedSource,
	changes: Partial<ImportDependencies> = {},
	rebuild = false,
): Promise<ImportResult> {
	const deps: ImportDependencies = {
		listings: env.LISTINGS,
		personal: env.PERSONAL,
		bucket: env.PRIVATE,
		memory: createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE }),
		source,
		derivation: {
			marqueeIgnore: [4],
			urls: { ownOrigins: ["https://example.com"], allowLoopback: false },
			shiftOf: locationShift("a secret of the tests alone"),
		},
		...changes,
	};
	return runImport(deps, { wait: false, progress: () => {}, rebuild });
}

/** Runs an import and returns its state and counts. */
export async function figures(source: FeedSource) {
	const result = await importOf(source);
	if (!result.ran) throw new Error(result.reason);
	const { state, read, created, changed, unchanged, withdrawn, rejected } = result.run;
	return { state, read, created, changed, unchanged, withdrawn, rejected };
}

/** Expires the lease of a killed run. */
export async function letLeaseRunOut(): Promise<void> {
	await env.LISTINGS.prepare("UPDATE import_lease SET expires_at = expires_at - ?")
		.bind(LEASE_SECONDS + 1)
		.run();
}

const listingTables = [
	"listings",
	"property_details",
	"price_history",
	"held_figures",
	"pictures",
	"documents",
	"projects",
	"constructions",
	"property_types",
	"paths",
	"site_data",
	"changes",
	"absences",
];

export type Content = Record<string, unknown[]>;

/** All rows that an import writes, without its run record, to compare two states. */
export async function content(): Promise<Content> {
	const rowsOf = async (db: D1Database, table: string) =>
		[table, (await db.prepare(`SELECT * FROM ${table}`).all()).results] as const;
	return Object.fromEntries([
		...(await Promise.all(listingTables.map((table) => rowsOf(env.LISTINGS, table)))),
		...(await Promise.all(peopleTables.map((table) => rowsOf(env.PERSONAL, table)))),
	]);
}

const peopleTables = ["owners", "owner_properties", "history", "appointment_slots"];

export function stateOf(id: number): Promise<string | null> {
	return env.LISTINGS.prepare("SELECT state FROM listings WHERE id = ?").bind(id).first("state");
}

export const thirty = Array.from({ length: 30 }, (_, index) => feedProperty(index + 1));

export const without = (...ids: number[]) =>
	feedOf({ properties: thirty.filter((record) => !ids.includes(Number(record.ID))) });
