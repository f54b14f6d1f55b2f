import { isInboxForm } from "../../app/domain/desk/inbox-forms";
import type { Lead } from "../ports/lead";
import type { Arrival } from "./plan";

/** Puts a form that somebody has to answer into the desk's inbox, with whose it is; part of the submission's batch. */
export function inboxStatements(
	{ id, form, now, deps }: Pick<Arrival, "id" | "form" | "now" | "deps">,
	lead: Pick<Lead, "office" | "agent"> | null,
): D1PreparedStatement[] {
	if (!isInboxForm(form)) return [];
	return [
		deps.db
			.prepare(
				`INSERT INTO inbox (submission_id, office, agent_email, arrived_at, changed_at) VALUES (?1, ?2, ?3, ?4, ?4)`,
			)
			.bind(id, lead?.office?.id ?? null, lead?.agent?.email ?? null, now),
	];
}
