import type { Wishes } from "../../app/domain/demand";
import { nextLetterAt } from "../../app/domain/demand-schedule";
import { type FieldMessages, parseDemandChange } from "../../app/domain/forms/parse";
import type { ActionResult } from "./actions";
import type { RequestDependencies } from "./ports";
import { removeSubmissions } from "./retention";
import { unknownWishes } from "./wishes";

/** A demand as its owner sees it, who comes by the link of a letter. */
export type OwnDemand = {
	state: "pending" | "active" | "paused";
	wishes: Wishes;
	/** Letters with homes that it has brought so far. */
	letters: number;
};

type Row = { state: OwnDemand["state"]; wishes: string; letters: number };

/** Null where the link leads nowhere, or nowhere any more. */
export async function demandOfLink(deps: RequestDependencies, token: string): Promise<OwnDemand | null> {
	const id = await idOf(deps, token);
	const row = await deps.db
		.withSession("first-primary")
		.prepare("SELECT state, wishes, letters FROM demands WHERE id = ?")
		.bind(id)
		.first<Row>();
	return row ? { ...row, wishes: JSON.parse(row.wishes) as Wishes } : null;
}

export async function confirmDemand(deps: RequestDependencies, token: string): Promise<ActionResult> {
	return setState(deps, token, "active", "state IN ('pending', 'active')");
}

/** Nothing is collected while it lasts. */
export async function pauseDemand(deps: RequestDependencies, token: string): Promise<ActionResult> {
	return setState(deps, token, "paused", "state IN ('active', 'paused')");
}

export async function resumeDemand(deps: RequestDependencies, token: string): Promise<ActionResult> {
	return setState(deps, token, "active", "state IN ('active', 'paused')");
}

/** Removes the demand and the form it came with. What is gone already is done too: a button may be pressed twice. */
export async function deleteDemand(deps: RequestDependencies, token: string): Promise<ActionResult> {
	const id = await idOf(deps, token);
	if (id === null) return "gone";
	const session = deps.db.withSession("first-primary");
	const submission = await session
		.prepare("SELECT submission_id FROM demands WHERE id = ?")
		.bind(id)
		.first<string>("submission_id");
	await session.prepare("DELETE FROM demands WHERE id = ?").bind(id).run();
	if (submission) await removeSubmissions(session, deps.bucket, [submission]);
	return "done";
}

export type ChangeAnswer =
	| { ok: true }
	| { ok: false; reason: "gone" }
	/** Keys of the namespace `validation`. */
	| { ok: false; reason: "invalid"; errors: FieldMessages };

/** Puts other wishes in the place of a confirmed demand's. Whoever changes it says that it is his. */
export async function changeDemand(deps: RequestDependencies, token: string, input: unknown): Promise<ChangeAnswer> {
	const id = await idOf(deps, token);
	const parsed = parseDemandChange(input);
	if (id === null) return { ok: false, reason: "gone" };
	if (!parsed.ok) return { ok: false, reason: "invalid", errors: parsed.errors };
	const errors = await unknownWishes(deps, parsed.data);
	if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
	const { goal, frequency } = parsed.data;
	const now = deps.now();
	const { meta } = await deps.db
		.prepare(
			`UPDATE demands SET wishes = ?1, goal = ?2, frequency = ?3, confirmed_at = ?4,
				due_at = CASE WHEN due_at IS NULL THEN NULL ELSE ?5 END
			WHERE id = ?6 AND state IN ('active', 'paused')`,
		)
		.bind(JSON.stringify(parsed.data), goal, frequency, now, nextLetterAt(frequency, now), id)
		.run();
	return meta.changes > 0 ? { ok: true } : { ok: false, reason: "gone" };
}

function idOf({ links, now }: RequestDependencies, token: string): Promise<string | null> {
	return links.subjectOf("demand", token, now());
}

async function setState(
	deps: RequestDependencies,
	token: string,
	state: OwnDemand["state"],
	from: string,
): Promise<ActionResult> {
	const id = await idOf(deps, token);
	const { meta } = await deps.db
		.prepare(`UPDATE demands SET state = ?, confirmed_at = ? WHERE id = ? AND ${from}`)
		.bind(state, deps.now(), id)
		.run();
	return meta.changes > 0 ? "done" : "gone";
}
