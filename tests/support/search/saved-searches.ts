import { env } from "cloudflare:workers";
import type { Language } from "../../../app/domain/language";
import { type FormCriteria, searchesOfForm } from "../../../app/domain/saved-searches/form-search";
import { storedSearch, wantedSearch } from "../../../app/domain/saved-searches/saved-search";

type Stored = { id: string; language?: Language; email?: string } & ({ criteria: FormCriteria } | { query: string });

/** Stores confirmed saved searches, as from a form or from a list's query and an email address. */
export async function storeSavedSearches(savedSearches: readonly Stored[]): Promise<void> {
	const rows = savedSearches.map((saved) => {
		const { id, language = "nl", email = `${id}@example.com` } = saved;
		const [search] = "criteria" in saved ? searchesOfForm(saved.criteria) : [wantedSearch(saved.query)];
		if (!search) throw new Error(`no search: ${JSON.stringify(saved)}`);
		const frequency = "criteria" in saved ? saved.criteria.frequency : "instant";
		return { id, email, language, goal: search.goal, frequency, search: storedSearch(search) };
	});
	await env.PERSONAL.prepare(
		`INSERT INTO saved_searches (id, submission_id, email, first_name, last_name, language, state, goal, frequency, search, created_at, confirmed_at)
		SELECT value ->> 'id', '', value ->> 'email', 'Lotte', 'Voorbeeld', value ->> 'language', 'active', value ->> 'goal',
			value ->> 'frequency', value ->> 'search', 0, 0 FROM json_each(?)`,
	)
		.bind(JSON.stringify(rows))
		.run();
}
