import { openHouseSlotId } from "../../../app/domain/property/open-houses";
import type { RowOf } from "../../platform/rows";
import { type Arrival, type Refusal, refusalNotices, refuse, type SubmissionPlan, subjectIn } from "../plan";
import { APPOINTMENT_SECONDS } from "../retention";

/** A place at an open day, which is a slot of its own kind: the batch itself decides who gets the last one. */
export async function planOpenHouse(arrival: Arrival<"open-house">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, id, language, origin, stored } = arrival;
	const { openHouseId, firstName, lastName, email } = data;
	const slotId = openHouseSlotId(openHouseId);
	const slot = await deps.db
		.withSession("first-primary")
		.prepare("SELECT property_id FROM appointment_slots WHERE id = ? AND open_house IS NOT NULL")
		.bind(slotId)
		.first<RowOf<"appointment_slots", "property_id">>();
	if (!slot) return refuse(422, "openHouseId", "unknown.openHouse");
	const propertyId = slot.property_id;
	const booked = await deps.bookings.prepare({
		slotId,
		propertyId,
		firstName,
		lastName,
		email,
		language,
		origin,
		form: "open-house",
		submissionId: id,
		answers: stored,
	});
	if (!booked.ok) {
		if (booked.reason === "full") return refuse(409, "openHouseId", "gone.openHouse");
		if (booked.reason === "home-unknown") return refuse(422, "openHouseId", "unknown.openHouse");
		return refuse(409, "openHouseId", refusalNotices[booked.reason]);
	}
	const subject = await subjectIn(arrival, { propertyId });
	return {
		statements: [booked.statement],
		emails: booked.emails,
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
