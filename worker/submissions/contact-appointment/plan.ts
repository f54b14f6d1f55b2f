import { type Arrival, type Refusal, refuse, type SubmissionPlan } from "../plan";
import { planSeat } from "../seat";

/** Plans the booking of a seat in one of the agency's slots. */
export async function planAppointment(arrival: Arrival<"contact-appointment">): Promise<SubmissionPlan | Refusal> {
	const { slotId, propertyId } = arrival.data;
	const full = refuse(409, "slotId", "gone.slot");
	// Only properties have slots; a unit of a project has its own contact form.
	if (propertyId === undefined) return full;
	const unknown = refuse(422, "propertyId", "gone.property");
	return planSeat(arrival, { slotId, propertyId }, { full, unknown, field: "propertyId" });
}
