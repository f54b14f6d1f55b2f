import { env } from "cloudflare:workers";
import type { Wishes } from "../../app/domain/demand";
import type { Language } from "../../app/domain/language";

/** Confirmed demands, as the form and its letter leave them. */
export async function storeDemands(
	demands: readonly { id: string; wishes: Wishes; language?: Language; email?: string }[],
): Promise<void> {
	const rows = demands.map(({ id, wishes, language = "nl", email = `${id}@example.com` }) => ({
		id,
		email,
		language,
		goal: wishes.goal,
		frequency: wishes.frequency,
		wishes: JSON.stringify(wishes),
	}));
	await env.PERSONAL.prepare(
		`INSERT INTO demands (id, submission_id, email, first_name, last_name, language, state, goal, frequency, wishes, created_at, confirmed_at)
		SELECT value ->> 'id', '', value ->> 'email', 'Lotte', 'Voorbeeld', value ->> 'language', 'active', value ->> 'goal',
			value ->> 'frequency', value ->> 'wishes', 0, 0 FROM json_each(?)`,
	)
		.bind(JSON.stringify(rows))
		.run();
}
