import type { StandInChoice } from "../../../app/domain/desk/accounts";
import { brusselsDay } from "../../../app/domain/formatting/dates";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { Audit, AuditedStaff } from "../../desk/audit";
import type { Cell, RowOf } from "../../platform/rows";
import type { Colleague } from "./staff";

/** A stand-in for a colleague; both days are inclusive. */
export type StandIn = { id: string; name: string; firstDay: Day; lastDay: Day };

type Dependencies = { personal: D1Database; audit: Audit; today(): Day };

/**
 * Stand-ins for absent colleagues. A stand-in sees what is assigned to the colleague and receives the agency's emails
 * to them.
 */
export function createStandIns({ personal, audit, today }: Dependencies) {
	const session = () => personal.withSession("first-primary");

	const line = (by: AuditedStaff, staffId: string, after: object) =>
		audit.statement({
			staff: by,
			action: by?.id === staffId ? "account.own" : "people.change",
			subject: `staff:${staffId}`,
			after,
		});

	return {
		/** Returns the current or future stand-in; null for none. */
		async of(staffId: string): Promise<StandIn | null> {
			return session()
				.prepare(
					`SELECT s.id, s.name, w.first_day AS firstDay, w.last_day AS lastDay
					FROM stand_ins AS w JOIN staff AS s ON s.id = w.stand_in_id WHERE w.staff_id = ? AND w.last_day >= ?`,
				)
				.bind(staffId, today())
				.first<
					RowOf<"staff", "id" | "name"> & {
						firstDay: Cell<"stand_ins", "first_day">;
						lastDay: Cell<"stand_ins", "last_day">;
					}
				>();
		},
		/**
		 * Sets or replaces the stand-in. Also for a suspended person, who still receives emails.
		 * @returns false if the stand-in is not an active colleague or is the same person
		 */
		async set(by: AuditedStaff, staffId: string, { standIn, firstDay, lastDay }: StandInChoice) {
			const db = session();
			const known = await db
				.prepare("SELECT count(*) AS n FROM staff WHERE id = ?1 OR (id = ?2 AND state = 'active')")
				.bind(staffId, standIn)
				.first<number>("n");
			if (staffId === standIn || known !== 2) return false;
			await db.batch([
				db
					.prepare(
						`INSERT INTO stand_ins (staff_id, stand_in_id, first_day, last_day) VALUES (?, ?, ?, ?)
						ON CONFLICT (staff_id) DO UPDATE SET stand_in_id = excluded.stand_in_id, first_day = excluded.first_day,
							last_day = excluded.last_day`,
					)
					.bind(staffId, standIn, firstDay, lastDay),
				line(by, staffId, { standIn, firstDay, lastDay }),
			]);
			return true;
		},
		async end(by: AuditedStaff, staffId: string) {
			const db = session();
			await db.batch([
				db.prepare("DELETE FROM stand_ins WHERE staff_id = ?").bind(staffId),
				line(by, staffId, { standInEnded: true }),
			]);
		},
	};
}

type AwayRow = RowOf<"staff", "email"> & { agentEmail: Cell<"staff", "agent_email"> };

const addressesOf = ({ email, agentEmail }: AwayRow) => (agentEmail === null ? [email] : [email, agentEmail]);

/** Colleagues for whom this person stands in today. */
export async function findCoveredColleagues(
	db: D1DatabaseSession,
	standInId: string,
	today: Day,
): Promise<Colleague[]> {
	const { results } = await db
		.prepare(
			`SELECT s.id, s.email, s.agent_email AS agentEmail FROM stand_ins AS w JOIN staff AS s ON s.id = w.staff_id
			WHERE w.stand_in_id = ?1 AND ?2 BETWEEN w.first_day AND w.last_day`,
		)
		.bind(standInId, today)
		.all<AwayRow & RowOf<"staff", "id">>();
	return results.map((row) => ({ id: row.id, addresses: addressesOf(row) }));
}

/** Email addresses of absent colleagues, in lower case, mapped to that of their stand-in. */
export async function standInsOfToday(personal: D1Database): Promise<Map<string, string>> {
	const { results } = await personal
		.withSession("first-primary")
		.prepare(
			`SELECT s.email, s.agent_email AS agentEmail, other.email AS standIn
			FROM stand_ins AS w JOIN staff AS s ON s.id = w.staff_id
			JOIN staff AS other ON other.id = w.stand_in_id AND other.state = 'active'
			WHERE ? BETWEEN w.first_day AND w.last_day`,
		)
		.bind(brusselsDay(new Date()))
		.all<AwayRow & { standIn: Cell<"staff", "email"> }>();
	return new Map(
		results.flatMap((row) => addressesOf(row).map((address) => [address.toLowerCase(), row.standIn] as const)),
	);
}

export function sweepStandInsStatement(db: D1DatabaseSession, today: Day): D1PreparedStatement {
	return db.prepare("DELETE FROM stand_ins WHERE last_day < ?").bind(today);
}
