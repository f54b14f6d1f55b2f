import { type FieldMessages, parseSavedSearchChange } from "../../app/domain/forms/parse";
import type { Criteria } from "../../app/domain/saved-searches/saved-search";
import { nextEmailAt } from "../../app/domain/saved-searches/schedule";
import type { Cell, RowOf } from "../platform/rows";
import type { ActionResult } from "./action-result";
import { unknownCriteria } from "./criteria";
import { searchOf } from "./leads";
import type { RequestDependencies } from "./ports";
import { removeSubmissions } from "./retention";
import { savedSearchLead, stoppedLeadStatements } from "./stopped-leads";

/** A saved search as its owner sees it, who comes by the link of an email. */
export type OwnSavedSearch = {
	state: "pending" | "active" | "paused";
	criteria: Criteria;
	/** Emails with properties that it has brought so far. */
	emails: number;
};

type Row = RowOf<"saved_searches", "criteria" | "emails"> & {
	state: Cell<"saved_searches", "state", OwnSavedSearch["state"]>;
};

/** Null where the link is unknown or no longer valid. */
export async function savedSearchOfLink(deps: RequestDependencies, token: string): Promise<OwnSavedSearch | null> {
	const id = await idOf(deps, token);
	const row = await deps.db
		.withSession("first-primary")
		.prepare("SELECT state, criteria, emails FROM saved_searches WHERE id = ?")
		.bind(id)
		.first<Row>();
	return row ? { ...row, criteria: JSON.parse(row.criteria) as Criteria } : null;
}

export async function confirmSavedSearch(deps: RequestDependencies, token: string): Promise<ActionResult> {
	return setState(deps, token, "active", "state IN ('pending', 'active')");
}

/** Nothing is collected while it lasts. */
export async function pauseSavedSearch(deps: RequestDependencies, token: string): Promise<ActionResult> {
	return setState(deps, token, "paused", "state IN ('active', 'paused')");
}

export async function resumeSavedSearch(deps: RequestDependencies, token: string): Promise<ActionResult> {
	return setState(deps, token, "active", "state IN ('active', 'paused')");
}

/** Removes the saved search and the form it came with. Idempotent: a button may be pressed twice. */
export async function deleteSavedSearch(deps: RequestDependencies, token: string): Promise<ActionResult> {
	const id = await idOf(deps, token);
	if (id === null) return "gone";
	const session = deps.db.withSession("first-primary");
	const submission = await session
		.prepare("SELECT submission_id FROM saved_searches WHERE id = ?")
		.bind(id)
		.first<Cell<"saved_searches", "submission_id">>("submission_id");
	await session.batch([
		...(await stoppedLeadStatements(deps, { subject: `demand:${id}` })),
		session.prepare("DELETE FROM saved_searches WHERE id = ?").bind(id),
	]);
	if (submission) await removeSubmissions(session, deps.bucket, [submission]);
	await deps.post.kick();
	return "done";
}

export type ChangeAnswer =
	| { ok: true }
	| { ok: false; reason: "gone" }
	/** Keys of the namespace `validation`. */
	| { ok: false; reason: "invalid"; errors: FieldMessages };

/** Replaces the criteria of a confirmed saved search. A change counts as a new confirmation. */
export async function changeSavedSearch(
	deps: RequestDependencies,
	token: string,
	input: unknown,
): Promise<ChangeAnswer> {
	const id = await idOf(deps, token);
	const parsed = parseSavedSearchChange(input);
	if (id === null) return { ok: false, reason: "gone" };
	if (!parsed.ok) return { ok: false, reason: "invalid", errors: parsed.errors };
	const errors = await unknownCriteria(deps, parsed.data);
	if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
	const { goal, frequency } = parsed.data;
	const now = deps.now();
	const types = await deps.subjects.propertyTypes(deps.agencyLanguage);
	const lead = await savedSearchLead(deps, id, { search: searchOf(parsed.data, types) });
	const [changed] = await deps.db.batch([
		deps.db
			.prepare(
				`UPDATE saved_searches SET criteria = ?1, goal = ?2, frequency = ?3, confirmed_at = ?4,
				due_at = CASE WHEN due_at IS NULL THEN NULL ELSE ?5 END
			WHERE id = ?6 AND state IN ('active', 'paused')`,
			)
			.bind(JSON.stringify(parsed.data), goal, frequency, now, nextEmailAt(frequency, now), id),
		...deps.leads.prepare(lead),
	]);
	await deps.post.kick();
	return (changed?.meta.changes ?? 0) > 0 ? { ok: true } : { ok: false, reason: "gone" };
}

function idOf({ links, now }: RequestDependencies, token: string): Promise<string | null> {
	return links.subjectOf("demand", token, now());
}

async function setState(
	deps: RequestDependencies,
	token: string,
	state: OwnSavedSearch["state"],
	from: string,
): Promise<ActionResult> {
	const id = await idOf(deps, token);
	const { meta } = await deps.db
		.prepare(`UPDATE saved_searches SET state = ?, confirmed_at = ? WHERE id = ? AND ${from}`)
		.bind(state, deps.now(), id)
		.run();
	return meta.changes > 0 ? "done" : "gone";
}
