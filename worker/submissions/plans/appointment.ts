import { fullName } from "../../../app/domain/formatting/full-name";
import { pagePath } from "../../../app/domain/pages/paths";
import { APPOINTMENT_SECONDS, CONFIRMATION_SECONDS } from "../retention";
import { newsletterOptIn, unsubscribeAddresses } from "./newsletter";
import {
	type Arrival,
	officeAddress,
	type Refusal,
	refuse,
	type SubmissionPlan,
	subjectIn,
	visitorEmail,
} from "./plan";

/** A place in one of the agency's slots. Whether one is left is decided by the database, in the batch itself. */
export async function planAppointment(arrival: Arrival<"contact-appointment">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, id, language, origin, stored } = arrival;
	// Only properties have slots; a unit of a project is asked about with its own form.
	if (data.propertyId === undefined) return refuse(409, "slotId", "gone.slot");
	const { slotId, propertyId, firstName, lastName, email } = data;
	const booked = await deps.bookings.prepare({
		...{ slotId, propertyId, firstName, lastName, email, language, origin },
		submissionId: id,
		answers: stored,
	});
	if (!booked.ok) {
		if (booked.reason === "full") return refuse(409, "slotId", "gone.slot");
		return refuse(booked.reason === "home-gone" ? 409 : 422, "propertyId", "gone.property");
	}
	const wish = await newsletterOptIn(arrival, data);
	const subject = await subjectIn(arrival, { propertyId });
	return {
		statements: [booked.statement, ...wish.statements],
		emails: [...booked.emails, ...wish.emails],
		addresses: [email],
		propertyId,
		expiresAt: booked.endsAt + APPOINTMENT_SECONDS,
		appointment: booked.token,
		lead: {
			...("refused" in subject ? {} : { subject: subject.agency }),
			about: booked.about,
			fields: { viewing: booked.viewing },
		},
	};
}

/** Word of the next free place in a property's appointments: asked for here, confirmed by the email's button. */
export async function planAppointmentAlert(arrival: Arrival<"appointment-alert">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, language, origin, now } = arrival;
	const subject = await subjectIn(arrival, data);
	if ("refused" in subject) return subject;
	const known = await deps.db
		.withSession("first-primary")
		.prepare("SELECT id FROM appointment_alerts WHERE property_id = ? AND email = ? AND state <> 'notified'")
		.bind(data.propertyId, data.email)
		.first<{ id: string }>();
	const id = known?.id ?? crypto.randomUUID();
	const token = await deps.links.token("appointment-alert", id, now + CONFIRMATION_SECONDS);
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
				buttonUrl: `${origin}${pagePath("/appointment-alert/", language)}?token=${token}`,
				unsubscribe: await unsubscribeAddresses(deps, `appointment-alert:${id}`, arrival),
			}),
		],
		addresses: [data.email],
		propertyId: data.propertyId,
	};
}
