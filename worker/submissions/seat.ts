import { forms } from "../../app/domain/forms/forms";
import { refusalNotices } from "../../app/domain/property/listing";
import { type Arrival, type Refusal, refuse, type SubmissionPlan, subjectIn } from "./plan";

/** Refusals for a slot without a free seat, and their field. */
type NoSeat = { full: Refusal; unknown: Refusal; field: string };

type SeatPlan = SubmissionPlan & { statements: D1PreparedStatement[] };

/** Plans the booking of a seat in a slot. The database checks the free seats in the batch itself. */
export async function planSeat(
	arrival: Arrival<"contact-appointment" | "open-house">,
	{ slotId, propertyId }: { slotId: string; propertyId: number },
	{ full, unknown, field }: NoSeat,
): Promise<SeatPlan | Refusal> {
	const { data, deps, form, id, language, origin, stored } = arrival;
	const { firstName, lastName, email } = data;
	const booked = await deps.bookings.prepare({
		slotId,
		propertyId,
		firstName,
		lastName,
		email,
		language,
		origin,
		form,
		submissionId: id,
		answers: stored,
	});
	if (!booked.ok) {
		if (booked.reason === "full") return full;
		if (booked.reason === "home-unknown") return unknown;
		return refuse(409, field, refusalNotices[booked.reason]);
	}
	const subject = await subjectIn(arrival, { propertyId });
	return {
		statements: booked.statements,
		emails: booked.emails,
		addresses: [email],
		propertyId,
		expiresAt: booked.endsAt + forms[form].keptSeconds,
		appointment: booked.token,
		lead: {
			...("ok" in subject ? {} : { subject: subject.agency }),
			about: booked.about,
			fields: { viewing: booked.viewing },
		},
	};
}
