import type { TFunction } from "i18next";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { HOUR_SECONDS } from "../../../app/domain/durations";
import type { Keyring } from "../../platform/keyring";
import type { HistoryEntry } from "./history";
import { codeText } from "./history-words";

/** Content of a calendar token. */
export type CalendarKey = { ownerId: number; propertyId: number; epoch: number };

const KEY = /^(\d{1,13})-(\d{1,13})-(\d{1,9})-([\w-]{24,27})$/;
const VISIT_MINUTES = 30;

/**
 * Secret part of a calendar address. Signed, so that it cannot be derived for another property; a new epoch revokes it.
 */
export function calendarToken(keyring: Keyring, key: CalendarKey): string {
	return `${key.ownerId}-${key.propertyId}-${key.epoch}-${keyring.sign("calendar", textOf(key))}`;
}

function textOf({ ownerId, propertyId, epoch }: CalendarKey): string {
	return `${ownerId}/${propertyId}/${epoch}`;
}

/** Null if the signature is invalid. */
export function readCalendarToken(keyring: Keyring, token: string): CalendarKey | null {
	const [, owner, property, epoch, signature] = KEY.exec(token) ?? [];
	if (!owner || !property || !epoch || !signature) return null;
	const key = { ownerId: Number(owner), propertyId: Number(property), epoch: Number(epoch) };
	return keyring.verify("calendar", textOf(key), signature) ? key : null;
}

export type CalendarContent = {
	title: string;
	location: string | null;
	url: string;
	host: string;
	entries: readonly HistoryEntry[];
};

/** Viewings as an iCalendar file. Contains no visitor names, as anyone with the address can read it. */
export function calendarOf({ title, location, url, host, entries }: CalendarContent, t: TFunction<"portal">): string {
	const calendar = ical({
		name: title,
		method: ICalCalendarMethod.PUBLISH,
		prodId: { company: host, product: "portal" },
		ttl: HOUR_SECONDS,
	});
	for (const entry of entries) {
		const start = new Date(entry.at);
		calendar.createEvent({
			id: `${entry.id}@${host}`,
			start,
			end: new Date(start.getTime() + VISIT_MINUTES * 60_000),
			stamp: start,
			// Not the entry's subject, which may contain a visitor's name.
			summary: codeText(t, "type", "visit"),
			description: codeText(t, "status", entry.status),
			status: statusOf(entry.status),
			url,
			...(location ? { location } : {}),
		});
	}
	return calendar.toString();
}

function statusOf(code: string | null): ICalEventStatus {
	if (code === "cancelled") return ICalEventStatus.CANCELLED;
	return code === "planned" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
