import type { LeadViewing } from "../../app/domain/lead";
import { guardCodeOf } from "../platform/guard";
import type { Booking } from "./bookings";
import type { AppointmentDependencies } from "./dependencies";
import { type AppointmentEvent, type EmailDetails, emailsFor } from "./emails";
import { leadOfChange } from "./leads";
import type { PropertyInBoth } from "./properties";

const leadStates = {
	entered: "booked",
	moved: "moved",
	shifted: "moved",
	cancelled: "cancelled",
	"called-off": "cancelled",
	restored: "booked",
} as const satisfies Partial<Record<AppointmentEvent, LeadViewing["state"]>>;

type Written = {
	/** All except those that a form's own batch writes. */
	happening: keyof typeof leadStates;
	booking: Booking;
	property: PropertyInBoth;
	statements: readonly D1PreparedStatement[];
};

/** Writes a booking or its change with emails and lead, in one batch. `overtaken`: a concurrent change came first. */
export async function commit(
	deps: AppointmentDependencies,
	{ happening, booking, property, statements }: Written,
	details: EmailDetails,
): Promise<"done" | "full" | "overtaken"> {
	const requests = await emailsFor(deps, happening, booking, property, details);
	const emails = await deps.post.prepare(requests, details.origin);
	try {
		await deps.db.batch([
			...statements,
			...emails.statements,
			...deps.leads.prepare(leadOfChange(leadStates[happening], booking, property.agency, deps.now())),
		]);
	} catch (error) {
		await emails.discard();
		const code = guardCodeOf(error);
		if (code === "slot-full") return "full";
		if (code === "booking-changed" || code === "overtaken") return "overtaken";
		throw error;
	}
	await deps.post.kick();
	return "done";
}
