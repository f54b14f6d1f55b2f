const PREFIX = "booking-";

/** The UID of a viewing in every calendar file (RFC 5545): by the agency's domain, the same wherever the site answers. */
export function eventUid(bookingId: string, domain: string): string {
	return `${PREFIX}${bookingId}@${domain}`;
}

/** Whether an event is a viewing that this site has put into a calendar. */
export function isViewingUid(uid: string, domain: string): boolean {
	return uid.startsWith(PREFIX) && uid.endsWith(`@${domain}`);
}
