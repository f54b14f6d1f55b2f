import { createHash } from "node:crypto";
import { momentOf } from "../platform/clock";
import type { Cell, RowOf } from "../platform/rows";
import type { Staff } from "../ports/staff";
import type { Erasure, ManagementDependencies } from "./dependencies";

export type PrivacyLine = { at: string; staffName: string; what: "export" | "erase"; person: string };

export type DeskPrivacy = {
	/** How many rows the site keeps of an address, by table; none where it keeps nothing. */
	found(email: string): Promise<Record<string, number>>;
	/** What the site keeps of an address, to hand out. */
	export(staff: Staff, email: string): Promise<string>;
	erase(staff: Staff, email: string): Promise<Erasure>;
	/** What was exported and erased, the latest first. */
	log(): Promise<PrivacyLine[]>;
};

const LINES_SHOWN = 50;
const DIGEST_SIGNS = 12;

/**
 * The log has to show that a request was answered, and may not keep what it erased: it has the beginning of a digest, which
 * whoever knows the address can compare.
 */
export function personOf(email: string): string {
	const digest = createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
	return digest.slice(0, DIGEST_SIGNS);
}

export function createDeskPrivacy(deps: ManagementDependencies): DeskPrivacy {
	const { personal, audit } = deps;
	const log = (staff: Staff, what: PrivacyLine["what"], email: string, after: unknown) =>
		audit.record({ staff, action: "privacy.act", subject: `${what}:${personOf(email)}`, after });
	const counted = (all: Record<string, unknown[]>) =>
		Object.fromEntries(Object.entries(all).flatMap(([table, rows]) => (rows.length > 0 ? [[table, rows.length]] : [])));
	return {
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
		async log() {
			const { results } = await personal
				.prepare(
					`SELECT at, staff_name AS staffName, subject FROM audit_log
					WHERE action = 'privacy.act' ORDER BY seq DESC LIMIT ${LINES_SHOWN}`,
				)
				.all<RowOf<"audit_log", "at" | "subject"> & { staffName: Cell<"audit_log", "staff_name"> }>();
			return results.map(({ at, staffName, subject }) => {
				const [what = "", person = ""] = subject.split(":");
				return { at: momentOf(at), staffName, what: what === "erase" ? "erase" : "export", person };
			});
		},
	};
}
