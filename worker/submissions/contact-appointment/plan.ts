import { type Arrival, type Refusal, refusalNotices, refuse, type SubmissionPlan, subjectIn } from "../plan";
import { APPOINTMENT_SECONDS } from "../retention";
import { newsletterOptIn } from "../sign-newsletter/plan";

/** A seat in one of the agency's slots. Whether one is left is decided by the database, in the batch itself. */
export async function planAppointment(arrival: Arrival<"contact-appointment">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, id, language, origin, stored } = arrival;
	// Only properties have slots; a unit of a project is asked about with its own form.
	if (data.propertyId === undefined) return refuse(409, "slotId", "gone.slot");
	const { slotId, propertyId, firstName, lastName, email } = data;
	const booked = await deps.bookings.prepare({
		slotId,
		propertyId,
		firstName,
		lastName,
		email,
		language,
		origin,
		form: "contact-appointment",
		submissionId: id,
		answers: stored,
	});
	if (!booked.ok) {
		if (booked.reason === "full") return refuse(409, "slotId", "gone.slot");
		if (booked.reason === "home-unknown") return refuse(422, "propertyId", "gone.property");
		return refuse(409, "propertyId", refusalNotices[booked.reason]);
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
