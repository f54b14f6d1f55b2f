import { fullName } from "../../../app/domain/formatting/full-name";
import type { Language } from "../../../app/domain/language";
import { numberedName } from "../../../app/domain/property/fields/field-words";
import { addDays, type Day } from "../../../app/domain/viewings/calendar";
import { secondsInBrussels } from "../../../app/domain/viewings/pattern";
import type { Listings } from "../../listings/service";
import { toIsoString } from "../../platform/clock";
import type { Cell, RowOf } from "../../platform/rows";
import type { DeskViewing } from "../calendar";
import type { ViewingDependencies } from "../dependencies";
import { type Condition, patternedBookings } from "../scope";

export type BookingRow = RowOf<
	"bookings",
	| "id"
	| "property_id"
	| "starts_at"
	| "ends_at"
	| "first_name"
	| "last_name"
	| "email"
	| "state"
	| "outcome"
	| "submission_id"
	| "phone"
	| "slot_id"
> & { language: Cell<"bookings", "language", Language> } & RowOf<"viewing_patterns", "staff_id">;

const MAX_VIEWINGS = 500;

export const bookingsSql = `SELECT booking.id, booking.property_id, booking.starts_at, booking.ends_at, first_name, last_name, email,
	state, outcome, submission_id, phone, booking.slot_id, booking.language, pattern.staff_id FROM ${patternedBookings}`;

/** Names of properties, by number if the agency's system no longer has them. */
export async function titles(
	{ properties }: { properties: Pick<Listings, "agencyNames"> },
	ids: readonly number[],
	language: Language,
): Promise<(id: number) => string> {
	const names = await properties.agencyNames([...new Set(ids)], language);
	return (id) => names.get(id)?.long ?? numberedName(id, language);
}

/** Viewings as the desk shows them, in the order of their rows. */
export async function shaped(
	deps: Pick<ViewingDependencies, "properties" | "now">,
	rows: readonly BookingRow[],
	language: Language,
): Promise<DeskViewing[]> {
	const titleOf = await titles(
		deps,
		rows.map(({ property_id }) => property_id),
		language,
	);
	return rows.map((row) => ({
		id: row.id,
		propertyId: row.property_id,
		property: titleOf(row.property_id),
		start: toIsoString(row.starts_at),
		end: toIsoString(row.ends_at),
		person: fullName({ firstName: row.first_name ?? "", lastName: row.last_name ?? "" }),
		email: row.email ?? "",
		language: row.language,
		state: row.state,
		outcome: row.outcome,
		isPast: row.starts_at <= deps.now(),
	}));
}

export type Days = { from: Day; to: Day };

/** Start of the first day and end of the last, for `booking.starts_at >= ? AND booking.starts_at < ?`. */
export function secondsOf({ from, to }: Days): [number, number] {
	return [secondsInBrussels(from, "00:00"), secondsInBrussels(addDays(to, 1), "00:00")];
}

/** Viewings that begin within these days, up to `MAX_VIEWINGS`. @param condition from `bookingScope` */
export async function viewingsBetween(
	deps: Pick<ViewingDependencies, "personal" | "properties" | "now">,
	{ sql, values }: Condition,
	days: Days,
	language: Language,
): Promise<DeskViewing[]> {
	const { results } = await deps.personal
		.withSession("first-primary")
		.prepare(`${bookingsSql} WHERE booking.starts_at >= ? AND booking.starts_at < ? AND ${sql}
			ORDER BY booking.starts_at, booking.id LIMIT ${MAX_VIEWINGS}`)
		.bind(...secondsOf(days), ...values)
		.all<BookingRow>();
	return shaped(deps, results, language);
}
