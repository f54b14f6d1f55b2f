import * as z from "zod";
import { fullName } from "../../app/domain/formatting/full-name";
import type { Day } from "../../app/domain/viewings/calendar";
import type { OwnerServices } from "../accounts/create";
import type { Staff } from "../accounts/staff/staff";
import { jsonColumn } from "../platform/json-column";
import type { Cell, Computed, RowOf } from "../platform/rows";
import type { DeskBase } from "./dependencies";
import { listingScope } from "./scope";

type OwnerRow = RowOf<"owners", "id" | "email"> & {
	firstName: Cell<"owners", "first_name">;
	lastName: Cell<"owners", "last_name">;
} & Computed<{ isSent: 0 | 1; properties: string }>;

/** Maximum number of owners' reports read or sent at once. */
const MAX_AT_ONCE = 50;

const readIds = jsonColumn(z.array(z.number()));

export function createDeskReports(deps: DeskBase & Pick<OwnerServices, "ownerReports">) {
	const { personal, listings, audit, ownerReports } = deps;

	/** Owners with a listed property whose listed properties are all in this person's scope. */
	async function ownersFor(staff: Staff, week: Day): Promise<OwnerRow[]> {
		const { results } = await personal
			.withSession("first-primary")
			.prepare(
				`SELECT o.id, o.email, o.first_name AS firstName, o.last_name AS lastName,
					coalesce(a.summed_up_week >= ?1, 0) AS isSent, json_group_array(p.property_id) AS properties
				FROM owners AS o JOIN owner_properties AS p ON p.owner_id = o.id AND (p.until IS NULL OR p.until > ?2)
				LEFT JOIN owner_accounts AS a ON a.owner_id = o.id
				WHERE o.state = 'active' GROUP BY o.id ORDER BY lastName, firstName, o.id`,
			)
			.bind(week, deps.now())
			.all<OwnerRow>();
		const propertiesOf = (row: OwnerRow) => readIds(row.properties);
		const { sql, values } = listingScope(staff, deps.agency().offices);
		const listed = await listings
			.withSession("first-unconstrained")
			.prepare(
				`SELECT l.id, ${sql} AS isSeen FROM listings AS l JOIN property_details AS d ON d.id = l.id
				WHERE l.id IN (SELECT value FROM json_each(?)) AND l.listed = 1`,
			)
			.bind(...values, JSON.stringify([...new Set(results.flatMap(propertiesOf))]))
			.all<RowOf<"listings", "id"> & Computed<{ isSeen: 0 | 1 }>>();
		const seen = new Map(listed.results.map(({ id, isSeen }) => [id, isSeen === 1]));
		return results.filter((row) => {
			const onSite = propertiesOf(row).filter((id) => seen.has(id));
			return onSite.length > 0 && onSite.every((id) => seen.get(id));
		});
	}

	return {
		/** Last week's reports in scope: up to `MAX_AT_ONCE` unsent ones, and names of the owners who got theirs. */
		async list(staff: Staff) {
			const week = ownerReports.week();
			const owners = await ownersFor(staff, week);
			const waiting = owners.filter(({ isSent }) => isSent === 0);
			return {
				week,
				waiting: await ownerReports.read(idsOf(waiting), week),
				more: Math.max(0, waiting.length - MAX_AT_ONCE),
				sent: owners.filter(({ isSent }) => isSent === 1).map((owner) => fullName(owner) || owner.email),
			};
		},
		/** @param owner null for all that the list shows. @returns number of reports sent */
		async send(staff: Staff, owner: number | null) {
			const week = ownerReports.week();
			const waiting = (await ownersFor(staff, week)).filter(
				({ id, isSent }) => isSent === 0 && (owner === null || id === owner),
			);
			const sent = await ownerReports.send(idsOf(waiting), week, staff.email);
			if (sent.length === 0) return 0;
			const lineOf = (id: number) =>
				audit.statement({ staff, action: "owners.report", subject: `owner:${id}`, after: { week } });
			await personal.batch(sent.map(lineOf));
			return sent.length;
		},
	};
}

function idsOf(owners: readonly OwnerRow[]): number[] {
	return owners.slice(0, MAX_AT_ONCE).map(({ id }) => id);
}
