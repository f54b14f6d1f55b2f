const PREFIX = "booking-";

/**
 * UID of a viewing in calendar files (RFC 5545). Uses the agency's domain, so that it does not depend on the site's
 * host.
 */
export function eventUid(bookingId: string, domain: string): string {
	return `${PREFIX}${bookingId}@${domain}`;
}

/** Whether an event is a viewing that this site added to a calendar. */
export function isViewingUid(uid: string, domain: string): boolean {
	return uid.startsWith(PREFIX) && uid.endsWith(`@${domain}`);
}
