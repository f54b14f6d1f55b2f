import * as z from "zod";
import { type FormName, formNames } from "../../app/domain/forms/form-names";
import { randomToken, sha256 } from "../platform/links";
import type { RowOf } from "../platform/rows";

const FORM_STATE_SECONDS = 900;

const NAME_BYTES = 16;

const stateSchema = z.object({
	form: z.enum(formNames),
	/** Texts in the visitor's language. */
	message: z.string(),
	errors: z.record(z.string(), z.string()),
	/** Entered values by dotted name. Never a file or a captcha. */
	values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

/** State of a form that was sent without JavaScript and is shown again. */
export type FormState = z.infer<typeof stateSchema> & { form: FormName };

/** @returns the token with which the next page reads the state; only its hash is stored */
export async function saveFormState(db: D1Database, state: FormState, now: number): Promise<string> {
	const name = randomToken(NAME_BYTES);
	await db
		.prepare("INSERT INTO form_states (id, state, expires_at) VALUES (?, ?, ?)")
		.bind(await sha256(name), JSON.stringify(state), now + FORM_STATE_SECONDS)
		.run();
	return name;
}

/** Reads the state of a token; null when it is unknown or expired. */
export async function readFormState(db: D1Database, name: string, now: number): Promise<FormState | null> {
	const row = await db
		.withSession("first-primary")
		.prepare("SELECT state FROM form_states WHERE id = ? AND expires_at > ?")
		.bind(await sha256(name), now)
		.first<RowOf<"form_states", "state">>();
	return row ? stateSchema.parse(JSON.parse(row.state)) : null;
}
