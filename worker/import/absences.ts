import type { RunMessage } from "../../app/domain/imports/message";
import { inGroups } from "../../app/domain/records";
import type { Databases } from "../platform/reader";
import type { Cell, RowOf } from "../platform/rows";
import type { Writer } from "./apply";
import { acceptedWithdrawals } from "./held/withdrawals";
import { fenceGuard } from "./lease";
import type { Tally } from "./plan";

/** Number of consecutive complete runs without a record after which it is withdrawn. */
const RUNS_UNTIL_WITHDRAWN = 2;
/** Largest share of published properties that a feed may omit; above it, the feed counts as broken. */
const MAX_ABSENT_SHARE = 0.2;
/** Smallest number of published properties for which the share is meaningful. */
const MIN_FOR_REFUSAL = 20;

const IDS_PER_READ = 10_000;

/** Absent, returned and withdrawn records of a run. */
export type AbsencePlan = {
	absent: { property: number[]; project: number[]; owner: number[] };
	returned: { property: number[]; project: number[]; owner: number[] };
	/** Records that the source reports as deleted; withdrawn at once. */
	gone: { property: number[]; project: number[] };
	/** Number of properties that this run withdraws. */
	withdrawn: number;
	/** Slots that are absent from the feed. */
	slots: string[];
};

/** `ids`: absent properties whose withdrawal the agency can confirm; null when the feed has no published property. */
export type AbsenceResult =
	| { ok: true; plan: AbsencePlan }
	| { ok: false; refusal: { message: RunMessage; ids: number[] | null } };

type Absence = RowOf<"absences", "id" | "runs"> & { kind: Cell<"absences", "kind", keyof AbsencePlan["absent"]> };

/**
 * Finds absent and returned records. Reads one row per stored property, project, owner and slot.
 * @param complete whether every page was read; otherwise no record counts as absent
 * @param coverage record kinds that the source covers besides properties; other kinds cannot be absent
 * @param now epoch seconds
 * @returns the plan, or why the run is refused
 */
export async function planAbsences(
	db: Databases,
	tally: Tally,
	complete: boolean,
	coverage: { withPeople: boolean; withProjects: boolean } = { withPeople: true, withProjects: true },
	now = 0,
): Promise<AbsenceResult> {
	const earlier = await db.listings.prepare("SELECT kind, id, runs FROM absences").all<Absence>();
	const seen = { property: tally.properties, project: tally.projects, owner: tally.owners };
	const returned: AbsencePlan["returned"] = { property: [], project: [], owner: [] };
	const runsBefore = new Map<number, number>();
	for (const { kind, id, runs } of earlier.results) {
		if (seen[kind].has(id)) returned[kind].push(id);
		else if (kind === "property") runsBefore.set(id, runs);
	}
	const absent: AbsencePlan["absent"] = { property: [], project: [], owner: [] };
	const nothingGone: AbsencePlan = {
		absent: { property: [], project: [], owner: [] },
		returned,
		gone: { property: [], project: [] },
		withdrawn: 0,
		slots: [],
	};
	if (!complete) return { ok: true, plan: nothingGone };

	let published = 0;
	const gone: number[] = [];
	for await (const row of storedIds<number>(db.listings, "listings", "AND state <> 'withdrawn'")) {
		if (row.state === "listed") published++;
		if (tally.properties.has(row.id)) continue;
		absent.property.push(row.id);
		if (row.state === "listed") gone.push(row.id);
	}
	const accepted = await acceptedWithdrawals(db.listings, now);
	const unexpected = gone.filter((id) => !accepted.has(id)).length;
	if (published >= MIN_FOR_REFUSAL && unexpected > published * MAX_ABSENT_SHARE) {
		const figures = { absent: gone.length, published };
		// No published property is in the feed: it is another agency's, or another system's with its own ids.
		const isOther = gone.length === published;
		const message: RunMessage = { code: isOther ? "nothing-in-common" : "withdrawals-withheld", ...figures };
		return { ok: false, refusal: { message, ids: isOther ? null : gone } };
	}
	const slots: string[] = [];
	const withdrawn = absent.property.filter((id) => (runsBefore.get(id) ?? 0) + 1 >= RUNS_UNTIL_WITHDRAWN).length;
	if (coverage.withProjects) {
		for await (const row of storedIds<number>(db.listings, "projects", "AND state <> 'withdrawn'")) {
			if (!tally.projects.has(row.id)) absent.project.push(row.id);
		}
	}
	const plan = { ...nothingGone, absent, withdrawn, slots };
	if (!coverage.withPeople) return { ok: true, plan };
	for await (const row of storedIds<number>(db.personal, "owners", "AND state <> 'suspended' AND by_desk = 0")) {
		if (!tally.owners.has(row.id)) absent.owner.push(row.id);
	}
	for await (const row of storedIds<string>(
		db.personal,
		"appointment_slots",
		"AND pattern_id IS NULL AND open_house IS NOT 'desk'",
	)) {
		if (!tally.slots.has(row.id)) slots.push(row.id);
	}
	return { ok: true, plan };
}

/**
 * Adds stored records that the source reports as deleted to a plan. Skips records that the same run also sends: a unit
 * removed from a project may continue as a separate property or in another project.
 */
export async function planGone(
	db: D1DatabaseSession,
	plan: AbsencePlan,
	ids: readonly number[],
	brought: Pick<Tally, "properties" | "projects">,
): Promise<void> {
	if (ids.length === 0) return;
	for (const [kind, table, there] of [
		["property", "listings", brought.properties],
		["project", "projects", brought.projects],
	] as const) {
		const { results } = await db
			.prepare(`SELECT id FROM ${table} WHERE state <> 'withdrawn' AND id IN (SELECT value FROM json_each(?))`)
			.bind(JSON.stringify(ids))
			.all<RowOf<"listings", "id">>();
		plan.gone[kind].push(...results.map(({ id }) => id).filter((id) => !there.has(id)));
	}
	plan.withdrawn += plan.gone.property.length;
}

type StoredTable = "listings" | "projects" | "owners" | "appointment_slots";

/**
 * Yields all ids of a table in order, paginated. The cursor is a plain comparison so that SQLite uses the index: with
 * an OR for the first page, every page would scan the table from its start.
 */
async function* storedIds<Id extends number | string>(db: D1DatabaseSession, table: StoredTable, condition: string) {
	const isText = table === "appointment_slots";
	const state = isText ? "'' AS state" : "state";
	let after: number | string = isText ? "" : 0;
	for (;;) {
		const page: D1Result<{ id: Id; state: string }> = await db
			.prepare(`SELECT id, ${state} FROM ${table} WHERE id > ? ${condition} ORDER BY id LIMIT ${IDS_PER_READ}`)
			.bind(after)
			.all();
		yield* page.results;
		const last = page.results.at(-1);
		if (!last || page.results.length < IDS_PER_READ) return;
		after = last.id;
	}
}

/** Last batch of a run: counts absences and withdraws long-absent records. Fenced by the lease and idempotent. */
export function absenceStatements(plan: AbsencePlan, writer: Writer): D1PreparedStatement[] {
	const db = writer.db.listings;
	const kinds = ["property", "project", "owner"] as const;
	return [
		fenceGuard(db, writer.lease),
		...kinds.flatMap((kind) => [
			...chunked(plan.returned[kind]).map((ids) =>
				db.prepare("DELETE FROM absences WHERE kind = ? AND id IN (SELECT value FROM json_each(?))").bind(kind, ids),
			),
			...chunked(plan.absent[kind]).map((ids) =>
				db
					.prepare(
						`INSERT INTO absences (kind, id, runs, last_run) SELECT ?1, value, 1, ?2 FROM json_each(?3) WHERE true
						ON CONFLICT (kind, id) DO UPDATE SET runs = runs + 1, last_run = excluded.last_run
						WHERE last_run <> excluded.last_run`,
					)
					.bind(kind, writer.run, ids),
			),
		]),
		...(["property", "project"] as const).flatMap((kind) =>
			chunked(plan.gone[kind]).map((ids) =>
				db
					.prepare(
						`INSERT INTO absences (kind, id, runs, last_run)
						SELECT ?1, value, ${RUNS_UNTIL_WITHDRAWN}, ?2 FROM json_each(?3) WHERE true
						ON CONFLICT (kind, id) DO UPDATE SET runs = excluded.runs, last_run = excluded.last_run`,
					)
					.bind(kind, writer.run, ids),
			),
		),
		...withdrawStatements(db, "property", "listings", writer),
		...withdrawStatements(db, "project", "projects", writer),
		db.prepare(
			`DELETE FROM listing_words WHERE rowid IN
				(SELECT id FROM absences WHERE kind = 'property' AND runs >= ${RUNS_UNTIL_WITHDRAWN})`,
		),
	];
}

function withdrawStatements(db: D1DatabaseSession, kind: string, table: "listings" | "projects", writer: Writer) {
	const long = `id IN (SELECT id FROM absences WHERE kind = '${kind}' AND runs >= ${RUNS_UNTIL_WITHDRAWN}) AND state <> 'withdrawn'`;
	return [
		db
			.prepare(
				`INSERT INTO changes (run_id, kind, record_id, what, at) SELECT ?, '${kind}', id, 'withdrawn', ? FROM ${table} WHERE ${long}`,
			)
			.bind(writer.run, writer.now),
		// The empty hash makes an import write the record again if it returns.
		db.prepare(`UPDATE ${table} SET state = 'withdrawn', hash = '' WHERE ${long}`),
	];
}

/**
 * Suspends long-absent owners and deletes absent slots at once. Slots with confirmed bookings stay, with capacity 0, so
 * that they accept no others.
 */
export async function applyToPeople(plan: AbsencePlan, writer: Writer): Promise<void> {
	const { results } = await writer.db.listings
		.prepare(`SELECT id FROM absences WHERE kind = 'owner' AND runs >= ${RUNS_UNTIL_WITHDRAWN}`)
		.all<RowOf<"absences", "id">>();
	const db = writer.db.personal;
	const statements = [
		...chunked(results.map((row) => row.id)).map((ids) =>
			db
				.prepare(
					`UPDATE owners SET state = 'suspended', hash = ''
					WHERE id IN (SELECT value FROM json_each(?)) AND state <> 'suspended'`,
				)
				.bind(ids),
		),
		...chunked(plan.slots).flatMap((ids) => [
			db
				.prepare(
					`DELETE FROM appointment_slots WHERE id IN (SELECT value FROM json_each(?)) AND NOT EXISTS
						(SELECT 1 FROM bookings WHERE bookings.slot_id = appointment_slots.id AND bookings.state = 'confirmed')`,
				)
				.bind(ids),
			db
				.prepare(
					"UPDATE appointment_slots SET capacity = 0 WHERE id IN (SELECT value FROM json_each(?)) AND capacity <> 0",
				)
				.bind(ids),
		]),
	];
	if (statements.length > 0) await db.batch(statements);
}

const IDS_PER_STATEMENT = 20_000;

function chunked(ids: readonly (number | string)[]): string[] {
	return inGroups(ids, IDS_PER_STATEMENT).map((some) => JSON.stringify(some));
}
