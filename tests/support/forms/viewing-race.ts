import { leastForms, property, RIGHT_ANSWER } from "./least-forms.ts";

export const RACERS = 50;

/** Sends a form as JSON and returns the status and the message of its answer. */
export type SendBooking = (fields: Record<string, unknown>) => Promise<{ status: number; message: string }>;

/** Fifty concurrent bookings of the last seat of a slot: how many got each answer. */
export async function raceFor(slotId: string, send: SendBooking): Promise<Record<string, number>> {
	const answers = await Promise.all(
		Array.from({ length: RACERS }, (_, index) =>
			send({
				...leastForms["contact-appointment"],
				email: `racer${index}@example.com`,
				propertyId: property.id,
				slotId,
				captcha: RIGHT_ANSWER,
				lang: "nl",
			}),
		),
	);
	const counts: Record<string, number> = {};
	for (const { status, message } of answers) {
		const answer = `${status} ${message}`.trim();
		counts[answer] = (counts[answer] ?? 0) + 1;
	}
	return counts;
}

/** One gets the seat, and the others are refused as full. */
export const oneBooked = {
	"201": 1,
	"409 Dit tijdstip is volzet. Kies een ander tijdstip.": RACERS - 1,
};
