import { greetedOf } from "../../../app/domain/email/greeting";
import { CONFIRMATION_SECONDS } from "../../../app/domain/forms/periods";
import { pagePath } from "../../../app/domain/pages/paths";
import type { EmailRequest } from "../../email/request";
import { unsubscribeAddresses } from "../../platform/links";
import type { RowOf } from "../../platform/rows";
import type { Arrival, SubmissionPlan } from "../plan";

type Reader = { firstName: string; lastName: string; email: string };

type Wish = { statements: D1PreparedStatement[]; emails: EmailRequest[] };

/** Plans a newsletter subscription with double opt-in: only the button of the email subscribes. */
export async function planNewsletter(arrival: Arrival<"sign-newsletter">): Promise<SubmissionPlan> {
	return { ...(await subscription(arrival, arrival.data)), addresses: [arrival.data.email] };
}

/** Plans the subscription of the checkbox on other forms. */
export async function newsletterOptIn(arrival: Arrival): Promise<Wish> {
	const { data } = arrival;
	return "newsletter" in data && data.newsletter ? subscription(arrival, data) : { statements: [], emails: [] };
}

async function subscription(arrival: Arrival, reader: Reader): Promise<Wish> {
	const { deps, language, origin, now } = arrival;
	const known = await deps.db
		.withSession("first-primary")
		.prepare("SELECT id, state FROM newsletter_subscriptions WHERE email = ?")
		.bind(reader.email)
		.first<RowOf<"newsletter_subscriptions", "id" | "state">>();
	const id = known?.id ?? crypto.randomUUID();
	const email = {
		// The form name also applies to the checkbox on other forms.
		form: "sign-newsletter",
		language,
		to: reader.email,
		greet: greetedOf(reader),
		unsubscribe: unsubscribeAddresses(deps, `newsletter:${id}`, arrival),
		submissionId: arrival.id,
	};
	if (known?.state === "confirmed") {
		return { statements: [], emails: [{ ...email, template: "newsletter.confirmed" }] };
	}
	const token = deps.links.token("newsletter", id, now + CONFIRMATION_SECONDS);
	const statement = deps.db
		.prepare(
			`INSERT INTO newsletter_subscriptions (email, id, first_name, last_name, language, state, created_at)
			VALUES (?, ?, ?, ?, ?, 'pending', ?)
			ON CONFLICT (email) DO UPDATE SET id = excluded.id, first_name = excluded.first_name,
				last_name = excluded.last_name, language = excluded.language, created_at = excluded.created_at
			WHERE state = 'pending'`,
		)
		.bind(reader.email, id, reader.firstName, reader.lastName, language, now);
	const buttonUrl = `${origin}${pagePath("newsletter", language)}?token=${token}`;
	return { statements: [statement], emails: [{ ...email, template: "visitor.sign-newsletter", buttonUrl }] };
}
