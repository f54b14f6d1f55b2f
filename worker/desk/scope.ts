import type { Brand } from "../../app/domain/agency/brand";
import { may } from "../../app/domain/desk/actions";
import { seesEveryOffice } from "../../app/domain/desk/roles";
import type { FormDefinition } from "../../app/domain/forms/definition";
import { formNames } from "../../app/domain/forms/form-names";
import { forms } from "../../app/domain/forms/forms";
import { countryIds } from "../../app/domain/localities/country";
import type { Staff } from "../accounts/staff/staff";
import type { RowOf } from "../platform/rows";

/** An SQL condition with `?` placeholders and their values in order. */
export type Condition = { sql: string; values: (string | number | null)[] };

const everything: Condition = { sql: "1 = 1", values: [] };

/** Email addresses of a member of staff and of colleagues they stand in for, of the account and in the CRM; as JSON. */
function addressesOf({ email, agentEmail, covers = [] }: Staff): string {
	return JSON.stringify([email, agentEmail ?? email, ...covers.flatMap(({ addresses }) => addresses)]);
}

/** Account ids of a member of staff and of colleagues they stand in for, as JSON. */
function accountsOf({ id, covers = [] }: Staff): string {
	return JSON.stringify([id, ...covers.map((colleague) => colleague.id)]);
}

const confidentialForms = formNames.filter((form) => {
	const { isConfidential }: FormDefinition = forms[form];
	return isConfidential;
});

/**
 * Inbox items that a member of staff sees, for the table `inbox AS i`. An agent or assistant sees items of their
 * office, and items that name or are assigned to them or a colleague they stand in for; other roles see everything.
 * Forms with incomes or a CV are left out for roles that may not read them.
 */
export function inboxScope(staff: Staff): Condition {
	if (seesEveryOffice(staff.role)) return everything;
	const own = `(i.agent_email IN (SELECT value FROM json_each(?))
		OR i.assigned_to IN (SELECT value FROM json_each(?)) OR i.office = ?)`;
	const values: Condition["values"] = [addressesOf(staff), accountsOf(staff), staff.office];
	if (may(staff.role, "inbox.read")) return { sql: own, values };
	const open = `i.submission_id NOT IN (
		SELECT id FROM submissions WHERE form IN (SELECT value FROM json_each(?)))`;
	return { sql: `(${own} AND ${open})`, values: [...values, JSON.stringify(confidentialForms)] };
}

/**
 * Properties that a member of staff sees, for the tables `listings AS l` and `property_details AS d`. An agent sees
 * those that name them and those that their office serves by its postcodes.
 */
export function listingScope(staff: Staff, offices: Brand["offices"]): Condition {
	if (seesEveryOffice(staff.role)) return everything;
	const record = wholeRecord("l");
	const own = `lower(${record} ->> '$.Manager.Email') IN (SELECT lower(value) FROM json_each(?))`;
	const values: Condition["values"] = [addressesOf(staff)];
	const office = offices.find(({ id }) => id === staff.office);
	if (!office) return { sql: `(${own})`, values };
	// The office that the agency's system names takes precedence over the postcode.
	const named = `CAST(${record} ->> '$.OfficeID' AS TEXT)`;
	values.push(office.crmId, JSON.stringify(offices.flatMap(({ crmId }) => crmId ?? [])));
	const ranges = office.zips.map(({ countryId, from, to }) => {
		values.push(from, to);
		const country = countryId === countryIds.luxembourg ? "= 'luxembourg'" : "<> 'luxembourg'";
		return `(l.region ${country} AND CAST(l.zip AS INTEGER) BETWEEN ? AND ?)`;
	});
	const served = ranges.length > 0 ? `(${ranges.join(" OR ")})` : "0";
	const nobodys = `coalesce(${named}, '') NOT IN (SELECT value FROM json_each(?))`;
	return { sql: `(${own} OR ${named} = ? OR (${nobodys} AND ${served}))`, values };
}

/** SQL of a property's record in the agency's system. @param table alias of a table with its `id` */
export function wholeRecord(table: string): string {
	return `coalesce((SELECT record FROM whole_records WHERE id = ${table}.id),
		(SELECT detail FROM property_details WHERE id = ${table}.id))`;
}

/**
 * Common capitalizations of the words as JSON, each as SQLite's `lower` returns it, which lowercases ASCII letters
 * only: the É of Émilie stays.
 */
export function wordsInEachCase(words: string): string {
	const small = words.toLowerCase();
	const names = small.replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
	const ways = [words, small, names, words.toUpperCase()];
	return JSON.stringify([...new Set(ways.map((way) => way.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())))]);
}

/** Properties whose number, card, reference or street contains the words. For the table `listings AS l`. */
export function namedBy(words: string): Condition {
	const fields = ["Reference", "UniqueCode", "Street", "HouseNumber"];
	const ofRecord = fields.map((field) => `coalesce(${wholeRecord("l")} ->> '$.${field}', '')`).join(" || ' ' || ");
	return {
		sql: `(l.id = CAST(? AS INTEGER) OR EXISTS (
			SELECT 1 FROM json_each(?) WHERE instr(lower(l.card), value) > 0 OR instr(lower(${ofRecord}), value) > 0))`,
		values: [words, wordsInEachCase(words)],
	};
}

/** Properties and staff whose viewings and patterns a member of staff sees and changes; null for everybody's. */
export type ViewingScope = { properties: ReadonlySet<number>; staff: ReadonlySet<string> } | null;

type Scoping = { agency: () => Pick<Brand, "offices">; listings: D1Database; personal: D1Database };

/** For an agent: viewings of the properties of `listingScope`, and viewings shown by their office. */
export async function viewingScope({ agency, listings, personal }: Scoping, staff: Staff): Promise<ViewingScope> {
	if (seesEveryOffice(staff.role)) return null;
	const { sql, values } = listingScope(staff, agency().offices);
	const [properties, colleagues] = await Promise.all([
		listings
			.withSession("first-unconstrained")
			.prepare(`SELECT l.id FROM listings AS l JOIN property_details AS d ON d.id = l.id WHERE ${sql}`)
			.bind(...values)
			.all<RowOf<"listings", "id">>(),
		personal
			.withSession("first-unconstrained")
			.prepare("SELECT id FROM staff WHERE id IN (SELECT value FROM json_each(?)) OR office = ?")
			.bind(accountsOf(staff), staff.office)
			.all<RowOf<"staff", "id">>(),
	]);
	return {
		properties: new Set(properties.results.map(({ id }) => id)),
		staff: new Set(colleagues.results.map(({ id }) => id)),
	};
}

export function isInScope(scope: ViewingScope, of: { propertyId: number; staffId: string | null }): boolean {
	return scope === null || scope.properties.has(of.propertyId) || (of.staffId !== null && scope.staff.has(of.staffId));
}

/** Bookings with the pattern that opened their slot, if any. */
export const patternedBookings = `bookings AS booking
	LEFT JOIN appointment_slots AS slot ON slot.id = booking.slot_id
	LEFT JOIN viewing_patterns AS pattern ON pattern.id = slot.pattern_id`;

/** The scope as a condition on `patternedBookings`. */
export function bookingScope(scope: ViewingScope): Condition {
	if (scope === null) return everything;
	return {
		sql: `(booking.property_id IN (SELECT value FROM json_each(?))
			OR pattern.staff_id IN (SELECT value FROM json_each(?)))`,
		values: [JSON.stringify([...scope.properties]), JSON.stringify([...scope.staff])],
	};
}
