import { isInboxForm } from "../../app/domain/desk/inbox-forms";
import type { Lead } from "../ports/lead";
import type { Arrival } from "./plan";

/** Puts a form that somebody has to answer into the desk's inbox, with whose it is; part of the submission's batch. */
export function inboxStatements(
	{ id, form, campaign, now, deps }: Pick<Arrival, "id" | "form" | "campaign" | "now" | "deps">,
	lead: Pick<Lead, "office" | "agent"> | null,
): D1PreparedStatement[] {
	if (!isInboxForm(form)) return [];
	return [
		deps.db
			.prepare(
				`INSERT INTO inbox (submission_id, office, agent_email, source, arrived_at, changed_at)
				VALUES (?1, ?2, ?3, ?4, ?5, ?5)`,
			)
			.bind(id, lead?.office?.id ?? null, lead?.agent?.email ?? null, campaign, now),
	];
}
