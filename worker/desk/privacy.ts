import { momentOf } from "../platform/clock";
import type { Cell, RowOf } from "../platform/rows";
import type { Erasure } from "../ports/erasure";
import type { AuditedStaff } from "./audit";
import type { ManagementDependencies } from "./dependencies";

export type PrivacyLine = { at: string; staffName: string; what: "export" | "erase"; person: string };

export type DeskPrivacy = {
	/** How many rows the site keeps of an address, by table; none where it keeps nothing. */
	found(email: string): Promise<Record<string, number>>;
	/** What the site keeps of an address, to hand out. */
	export(staff: AuditedStaff, email: string): Promise<string>;
	erase(staff: AuditedStaff, email: string): Promise<Erasure>;
	/** Hosts of other systems that emails and requests go to; null where none does. */
	recipients: { email: string | null; leads: string | null };
	/**
	 * What was exported and erased, the latest first. The log has to show that a request was answered, and may not keep what
	 * it erased: it has the beginning of a digest, which nobody can compare without the site's key.
	 * @param email of one person alone; null for everybody
	 */
	log(email: string | null): Promise<PrivacyLine[]>;
};

const LINES_SHOWN = 50;
export function createDeskPrivacy(deps: ManagementDependencies): DeskPrivacy {
	const { personal, audit } = deps;
	const log = (staff: AuditedStaff, what: PrivacyLine["what"], email: string, after: unknown) =>
		audit.record({ staff, action: "privacy.act", subject: `${what}:${deps.tracesOf(email)[0]}`, after });
	const counted = (all: Record<string, unknown[]>) =>
		Object.fromEntries(Object.entries(all).flatMap(([table, rows]) => (rows.length > 0 ? [[table, rows.length]] : [])));
	return {
		recipients: deps.recipients,
		found: async (email) => counted(await deps.exportPerson(email)),
		async export(staff, email) {
			const all = await deps.exportPerson(email);
			await log(staff, "export", email, counted(all));
			return JSON.stringify(all, null, "\t");
		},
		async erase(staff, email) {
			const erasure = await deps.erasePerson(email);
			await log(staff, "erase", email, { removed: erasure.removed, kept: erasure.kept.length });
			return erasure;
		},
		async log(email) {
			const traces = email === null ? null : deps.tracesOf(email);
			const { results } = await personal
				.prepare(
					`SELECT at, staff_name AS staffName, subject FROM audit_log
					WHERE action = 'privacy.act'
						AND (?1 IS NULL OR substr(subject, instr(subject, ':') + 1) IN (SELECT value FROM json_each(?1)))
					ORDER BY seq DESC LIMIT ${LINES_SHOWN}`,
				)
				.bind(traces && JSON.stringify(traces))
				.all<RowOf<"audit_log", "at" | "subject"> & { staffName: Cell<"audit_log", "staff_name"> }>();
			return results.map(({ at, staffName, subject }) => {
				const [what = "", person = ""] = subject.split(":");
				return { at: momentOf(at), staffName, what: what === "erase" ? "erase" : "export", person };
			});
		},
	};
}
