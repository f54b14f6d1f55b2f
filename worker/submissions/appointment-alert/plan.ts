import { officeAddress } from "../../../app/domain/agency/recipients";
import { fullName } from "../../../app/domain/formatting/full-name";
import { CONFIRMATION_SECONDS } from "../../../app/domain/forms/periods";
import { pagePath } from "../../../app/domain/pages/paths";
import { unsubscribeAddresses } from "../../platform/links";
import type { RowOf } from "../../platform/rows";
import { type Arrival, type Refusal, type SubmissionPlan, subjectIn, visitorEmail } from "../plan";

/** Plans an alert for the next free seat in a property's slots; the button of the email confirms it. */
export async function planAppointmentAlert(arrival: Arrival<"appointment-alert">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, language, origin, now } = arrival;
	const subject = await subjectIn(arrival, data);
	if ("ok" in subject) return subject;
	const known = await deps.db
		.withSession("first-primary")
		.prepare("SELECT id FROM appointment_alerts WHERE property_id = ? AND email = ? AND state <> 'notified'")
		.bind(data.propertyId, data.email)
		.first<RowOf<"appointment_alerts", "id">>();
	const id = known?.id ?? crypto.randomUUID();
	const token = deps.links.token("appointment-alert", id, now + CONFIRMATION_SECONDS);
	return {
		statements: [
			deps.db
				.prepare("DELETE FROM appointment_alerts WHERE property_id = ? AND email = ? AND state = 'notified'")
				.bind(data.propertyId, data.email),
			deps.db
				.prepare(
					`INSERT INTO appointment_alerts (id, submission_id, property_id, email, first_name, last_name, language, state,
						created_at)
					VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?) ON CONFLICT (property_id, email) DO NOTHING`,
				)
				.bind(id, arrival.id, data.propertyId, data.email, data.firstName, data.lastName, language, now),
		],
		emails: [
			visitorEmail(arrival, { email: data.email, name: fullName(data) }, officeAddress(deps, subject.agency), {
				property: subject.visitor.propertyCard,
				buttonUrl: `${origin}${pagePath("appointment-alert", language)}?token=${token}`,
				unsubscribe: unsubscribeAddresses(deps, `appointment-alert:${id}`, arrival),
			}),
		],
		addresses: [data.email],
		propertyId: data.propertyId,
	};
}
