import { greetedOf } from "../../app/domain/email/greeting";
import type { FormName } from "../../app/domain/forms/form-names";
import { sendingFields } from "../../app/domain/forms/transient-fields";
import { pagePath } from "../../app/domain/pages/paths";
import type { Incoming } from "./incoming";
import type { Arrival, SubmissionPlan } from "./plan";
import { HELD_SECONDS } from "./retention";
import { HELD, type Upload } from "./upload-files";

/** Forms that are never held: they confirm the address with their own email, or never write to an arbitrary address. */
const neverHeld: ReadonlySet<FormName> = new Set([
	"sign-newsletter",
	"search-alert",
	"demand-register",
	"appointment-alert",
	"forgot-password",
	"unsubscribe",
	"testing-testing",
]);

/** Email address that confirms a form; null for a form that needs no confirmation. */
export function confirmingEmail({ form, data }: Pick<Arrival, "form" | "data">): string | null {
	if (neverHeld.has(form)) return null;
	if ("personA" in data) return data.personA.email;
	return ("email" in data && data.email) || null;
}

type HeldPlan = Pick<SubmissionPlan, "emails" | "statements"> & { files: Upload[] };

/** Plans a held form: one email, with the button that sends the form. */
export function heldPlan(arrival: Arrival, { input }: Incoming, email: string): HeldPlan {
	const { id, form, data, language, origin, campaign, now, deps, uploads } = arrival;
	const expiresAt = now + HELD_SECONDS;
	const token = deps.links.token("held-form", id, expiresAt);
	return {
		statements: [
			deps.db
				.prepare(
					`INSERT INTO held_forms (id, form, language, email, fields, expires_at, source)
					VALUES (?, ?, ?, ?, ?, ?, ?)`,
				)
				.bind(id, form, language, email.toLowerCase(), fieldsOf(input), expiresAt, campaign),
		],
		emails: [
			{
				form,
				template: "held",
				language,
				to: email,
				greet: greetedOf(data as object),
				buttonUrl: `${origin}${pagePath("confirm-form", language)}?token=${token}`,
			},
		],
		files: uploads.map((upload): Upload => ({ ...upload, key: `${HELD}${id}/${upload.field}` })),
	};
}

/** Serialises the fields without files, which are stored separately, and without the captcha fields. */
function fieldsOf(input: Record<string, unknown>): string {
	return JSON.stringify(input, (name, value: unknown) =>
		value instanceof File || sendingFields.has(name) ? undefined : value,
	);
}
