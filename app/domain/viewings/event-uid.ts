import { agencyDomain } from "../agency/brand";

const PREFIX = "booking-";

/** The UID of a viewing in every calendar file (RFC 5545): the same wherever the site answers. */
export function eventUid(bookingId: string): string {
	return `${PREFIX}${bookingId}@${agencyDomain()}`;
}

/** Whether an event is a viewing that this site has put into a calendar. */
export function isViewingUid(uid: string): boolean {
	return uid.startsWith(PREFIX) && uid.endsWith(`@${agencyDomain()}`);
}
