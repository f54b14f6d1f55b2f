import { env } from "cloudflare:workers";
import type { Language } from "../../../app/domain/language";
import type { Criteria } from "../../../app/domain/saved-searches/saved-search";

/** Confirmed saved searches, as the form and its email leave them. */
export async function storeSavedSearches(
	savedSearches: readonly { id: string; criteria: Criteria; language?: Language; email?: string }[],
): Promise<void> {
	const rows = savedSearches.map(({ id, criteria, language = "nl", email = `${id}@example.com` }) => ({
		id,
		email,
		language,
		goal: criteria.goal,
		frequency: criteria.frequency,
		criteria: JSON.stringify(criteria),
	}));
	await env.PERSONAL.prepare(
		`INSERT INTO saved_searches (id, submission_id, email, first_name, last_name, language, state, goal, frequency, criteria, created_at, confirmed_at)
		SELECT value ->> 'id', '', value ->> 'email', 'Lotte', 'Voorbeeld', value ->> 'language', 'active', value ->> 'goal',
			value ->> 'frequency', value ->> 'criteria', 0, 0 FROM json_each(?)`,
	)
		.bind(JSON.stringify(rows))
		.run();
}
