import { brusselsDay } from "../../../app/domain/formatting/dates";
import type { Language } from "../../../app/domain/language";
import { addDays } from "../../../app/domain/viewings/calendar";
import type { Staff } from "../../accounts/staff/staff";
import { randomToken, sha256 } from "../../platform/links";
import type { Cell, RowOf } from "../../platform/rows";
import { calendarOfViewings } from "../calendar";
import type { ViewingDependencies } from "../dependencies";
import { patternedBookings, wholeRecord } from "../scope";
import { type Days, secondsOf, viewingsBetween } from "./week";

const CALENDAR_BYTES = 24;
const DAYS_BACK = 30;
const DAYS_AHEAD = 120;

/** Properties whose agent in the agency's system is this person, among those with viewings assigned to nobody. */
async function ownProperties(
	{ listings, personal }: ViewingDependencies,
	days: Days,
	{ email, agentEmail }: Pick<Staff, "email" | "agentEmail">,
): Promise<number[]> {
	const nobodys = await personal
		.withSession("first-primary")
		.prepare(
			`SELECT DISTINCT booking.property_id FROM ${patternedBookings}
			WHERE booking.starts_at >= ? AND booking.starts_at < ? AND pattern.staff_id IS NULL`,
		)
		.bind(...secondsOf(days))
		.all<RowOf<"bookings", "property_id">>();
	const { results } = await listings
		.withSession("first-unconstrained")
		.prepare(
			`SELECT d.id FROM property_details AS d WHERE d.id IN (SELECT value FROM json_each(?1))
				AND lower(${wholeRecord("d")} ->> '$.Manager.Email') IN (lower(?2), lower(?3))`,
		)
		.bind(JSON.stringify(nobodys.results.map(({ property_id }) => property_id)), email, agentEmail ?? email)
		.all<RowOf<"property_details", "id">>();
	return results.map(({ id }) => id);
}

/** The calendar of recent and future viewings at a secret address; null for an unknown address. */
export async function calendarAt(deps: ViewingDependencies, token: string): Promise<string | null> {
	const { personal, now } = deps;
	const owner = await personal
		.withSession("first-primary")
		.prepare(
			`SELECT staff.id, staff.name, staff.language, staff.email, staff.agent_email AS agentEmail
			FROM staff_calendars JOIN staff ON staff.id = staff_id AND state = 'active' WHERE hash = ?`,
		)
		.bind(await sha256(token))
		.first<
			RowOf<"staff", "id" | "name" | "email"> & {
				language: Cell<"staff", "language", Language>;
				agentEmail: Cell<"staff", "agent_email">;
			}
		>();
	if (!owner) return null;
	const today = brusselsDay(now() * 1_000);
	const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
	const own = {
		sql: `(pattern.staff_id = ?
			OR pattern.staff_id IS NULL AND booking.property_id IN (SELECT value FROM json_each(?)))`,
		values: [owner.id, JSON.stringify(await ownProperties(deps, days, owner))],
	};
	const viewings = await viewingsBetween(deps, own, days, owner.language);
	return calendarOfViewings(deps.agency(), owner.name, viewings);
}

/** Creates a secret address and revokes the previous one. @returns the address, which is shown once */
export async function newCalendar(
	{ personal, audit, siteAddress, now }: ViewingDependencies,
	staff: Staff,
): Promise<string> {
	const token = randomToken(CALENDAR_BYTES);
	await personal.batch([
		personal
			.prepare("INSERT OR REPLACE INTO staff_calendars (staff_id, hash, created_at) VALUES (?, ?, ?)")
			.bind(staff.id, await sha256(token), now()),
		audit.statement({
			staff,
			action: "viewings.change",
			subject: `calendar:${staff.id}`,
			after: { address: "new" },
		}),
	]);
	return `${siteAddress()}/calendar/${token}.ics`;
}

export async function hasCalendar({ personal }: ViewingDependencies, { id }: Staff): Promise<boolean> {
	const found = await personal
		.withSession("first-primary")
		.prepare("SELECT 1 AS n FROM staff_calendars WHERE staff_id = ?")
		.bind(id)
		.first("n");
	return found !== null;
}

export async function removeCalendar({ personal, audit }: ViewingDependencies, staff: Staff): Promise<void> {
	await personal.batch([
		personal.prepare("DELETE FROM staff_calendars WHERE staff_id = ?").bind(staff.id),
		audit.statement({
			staff,
			action: "viewings.change",
			subject: `calendar:${staff.id}`,
			after: { address: null },
		}),
	]);
}
