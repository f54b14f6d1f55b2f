import { DAY_SECONDS } from "../../app/domain/durations";
import type { Erasure } from "../../app/domain/privacy/erasure";
import { keysOf, recordOf } from "../../app/domain/records";
import type { Owners } from "../accounts/service";
import type { StaffAccounts } from "../accounts/staff/service";
import { toIsoString } from "../platform/clock";
import type { Keyring } from "../platform/keyring";
import type { Cell, RowOf } from "../platform/rows";
import type { Requests } from "../submissions/service";
import type { AuditedStaff } from "./audit";
import type { DeskBase } from "./dependencies";

export type PrivacyLine = { at: string; staffName: string; what: "export" | "erase"; person: string };

type PrivacyDependencies = Pick<DeskBase, "personal" | "audit" | "now"> & {
	staff: Pick<StaffAccounts, "exportPerson">;
	owners: Pick<Owners, "exportPerson" | "erasePerson">;
	requests: Pick<Requests, "exportPerson" | "erasePerson">;
	keyring: Keyring;
	/** Hosts of external systems that receive emails and leads; null if there is none. */
	recipients: { email: string | null; leads: string | null };
};

const LINES_SHOWN = 50;
/** Retention of D1 Time Travel. https://developers.cloudflare.com/d1/reference/time-travel/ */
const TIME_TRAVEL_SECONDS = 30 * DAY_SECONDS;
const TRACE_SIGNS = 12;

export function createDeskPrivacy(deps: PrivacyDependencies) {
	const { personal, audit, staff: accounts, owners, requests } = deps;

	/** All stored data of an email address, by table. */
	async function everythingOf(email: string) {
		return {
			...(await accounts.exportPerson(email)),
			...(await owners.exportPerson(email)),
			...(await requests.exportPerson(email)),
		};
	}

	async function erasePerson(email: string): Promise<Erasure> {
		// Owners first: their history is found by names that erasing the visitor's data deletes.
		const [ofOwner, ofVisitor] = [await owners.erasePerson(email), await requests.erasePerson(email)];
		const until = toIsoString(deps.now() + TIME_TRAVEL_SECONDS);
		return {
			removed: { ...ofVisitor.removed, ...ofOwner.removed },
			kept: [...ofVisitor.kept, ...ofOwner.kept, { what: "backups", until }],
		};
	}

	/** Digests that stand for an address in the log, one per key of the site, the newest first. */
	const tracesOf = (email: string) =>
		deps.keyring
			.digests("privacy-trace", email.trim().toLowerCase())
			.map((digest) => digest.toString("hex").slice(0, TRACE_SIGNS));
	const log = (staff: AuditedStaff, what: PrivacyLine["what"], email: string, after: unknown) =>
		audit.record({ staff, action: "privacy.act", subject: `${what}:${tracesOf(email)[0]}`, after });
	const counted = (all: Awaited<ReturnType<typeof everythingOf>>) => {
		const tables = keysOf(all).filter((table) => all[table].length > 0);
		return recordOf(tables, (table) => all[table].length);
	};
	const rowsOf = async (email: string) =>
		Object.values(counted(await everythingOf(email))).reduce((sum, rows) => sum + rows, 0);
	return {
		recipients: deps.recipients,
		/** Number of stored rows of an address by table; empty if nothing is stored. */
		found: async (email: string) => counted(await everythingOf(email)),
		/** Exports the stored data of an address as JSON. */
		async export(staff: AuditedStaff, email: string) {
			const all = await everythingOf(email);
			await log(staff, "export", email, counted(all));
			return JSON.stringify(all, null, "\t");
		},
		/** `count`: number of deleted rows. */
		async erase(staff: AuditedStaff, email: string) {
			const before = await rowsOf(email);
			const erasure = await erasePerson(email);
			await log(staff, "erase", email, { removed: erasure.removed, kept: erasure.kept.length });
			return { ...erasure, count: before - (await rowsOf(email)) };
		},
		/**
		 * Past exports and erasures, the latest first. The log has to prove that a request was answered and must not keep
		 * the erased address, so it stores the prefix of a keyed digest, which cannot be compared without the site's key.
		 * @param email of one person; null for everybody
		 */
		async log(email: string | null): Promise<PrivacyLine[]> {
			const traces = email === null ? null : tracesOf(email);
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
				return { at: toIsoString(at), staffName, what: what === "erase" ? "erase" : "export", person };
			});
		},
	};
}
