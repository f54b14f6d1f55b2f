import type { Staff } from "../ports/staff";

/** A condition of SQL with `?` for its values, in order. */
export type Condition = { sql: string; values: (string | number | null)[] };

const everything: Condition = { sql: "1 = 1", values: [] };

/** Addresses by which an agent's own things are his: that of the account, and that of the CRM. */
function addressesOf({ email, agentEmail }: Staff): [string, string] {
	return [email, agentEmail ?? email];
}

/**
 * What of the inbox somebody sees: an agent what names him, what is his office's and what was assigned to him; others
 * everything. @param table the alias of `inbox`
 */
export function inboxScope(staff: Staff, table: string): Condition {
	if (staff.role !== "agent") return everything;
	const own = `${table}.agent_email IN (?, ?) OR ${table}.assigned_to = ?`;
	const values = [...addressesOf(staff), staff.id];
	if (staff.office === null) return { sql: `(${own})`, values };
	return { sql: `(${own} OR ${table}.office = ?)`, values: [...values, staff.office] };
}

/** Whether a property is within what somebody sees. */
export function seesProperty(staff: Staff, property: { office: string | null; agentEmail: string | null }): boolean {
	if (staff.role !== "agent") return true;
	if (staff.office !== null && property.office === staff.office) return true;
	const agent = property.agentEmail?.toLowerCase();
	return agent !== undefined && addressesOf(staff).some((address) => address.toLowerCase() === agent);
}
