import { openHouseSlotId } from "../../../app/domain/property/open-houses";
import type { RowOf } from "../../platform/rows";
import { type Arrival, type Refusal, refuse, type SubmissionPlan } from "../plan";
import { planSeat } from "../seat";

/** Plans the booking of a seat at an open day, which is a slot with `open_house` set. */
export async function planOpenHouse(arrival: Arrival<"open-house">): Promise<SubmissionPlan | Refusal> {
	const field = "openHouseId";
	const slotId = openHouseSlotId(arrival.data[field]);
	const slot = await arrival.deps.db
		.withSession("first-primary")
		.prepare("SELECT property_id FROM appointment_slots WHERE id = ? AND open_house IS NOT NULL")
		.bind(slotId)
		.first<RowOf<"appointment_slots", "property_id">>();
	const unknown = refuse(422, field, "unknown.openHouse");
	if (!slot) return unknown;
	const full = refuse(409, field, "gone.openHouse");
	return planSeat(arrival, { slotId, propertyId: slot.property_id }, { full, unknown, field });
}
