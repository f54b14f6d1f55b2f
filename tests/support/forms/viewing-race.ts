import { leastForms, property, RIGHT_ANSWER } from "./least-forms.ts";

export const RACERS = 50;

/** Sends a form as JSON and returns the status and message of the response. */
export type SendBooking = (fields: Record<string, unknown>) => Promise<{ status: number; message: string }>;

/** Sends fifty concurrent bookings for the last seat of a slot and counts each response. */
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

/** One booking succeeds; the others fail because the slot is full. */
export const oneBooked = {
	"201": 1,
	"409 Dit tijdstip is volzet. Kies een ander tijdstip.": RACERS - 1,
};
