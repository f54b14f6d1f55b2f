import type { AlertSubject } from "../../app/domain/desk/alert-subject";
import type { Chore } from "../../app/domain/desk/chores";
import type { RunMessage } from "../../app/domain/imports/message";
import type { Staff } from "../accounts/staff/staff";
import type { Canary } from "../canary/service";
import type { Listings } from "../listings/service";
import type { BrowserReports } from "../monitoring/browser-reports";
import type { MonitoringServices } from "../monitoring/create";
import type { Monitoring } from "../monitoring/monitoring";
import type { Failure } from "../outbox/failures";
import { toIsoString } from "../platform/clock";
import type { Computed, RowOf } from "../platform/rows";
import type { DeskBase } from "./dependencies";

/** Health of the site. Times are ISO 8601. */
export type SiteStatus = {
	/** What is late or failed, by the names of `GET /healthz?deep=1`; `since` and `reason` are null if unknown. */
	late: { subject: AlertSubject; since: string | null; reason: RunMessage | null }[];
	lastImport: string | null;
	outbox: {
		waiting: number;
		since: string | null;
		failed: number;
		/** Failures without an inbox item from which they could be sent again. */
		elsewhere: Failure[];
	};
	canary: {
		/** Newest first. */
		runs: { sentAt: string; arrivedAt: string | null; fault: string | null }[];
		nextAt: string | null;
	};
	reports: { kind: string; what: string; page: string; count: number; lastAt: string }[];
	chores: Record<Chore, { at: string; by: string } | null>;
};

type StatusDependencies = Pick<DeskBase, "personal" | "audit" | "now"> & {
	monitoring: Pick<Monitoring, "late">;
	properties: Pick<Listings, "health">;
	canary: Pick<Canary, "runs" | "nextAt">;
	browserReports: Pick<BrowserReports, "latest">;
	failures: Pick<MonitoringServices["failures"], "count" | "elsewhere" | "sendAgain">;
	kick(): Promise<void>;
};

const CANARIES = 24;
const REPORTS = 50;

export function createDeskStatus(deps: StatusDependencies) {
	const { personal, audit, now } = deps;

	async function outbox(): Promise<SiteStatus["outbox"]> {
		const waits = personal
			.withSession("first-primary")
			.prepare("SELECT count(*) AS waiting, min(created_at) AS since FROM outbox WHERE status IN ('queued', 'sending')")
			.first<Computed<{ waiting: number; since: number | null }>>();
		const [row, failed, elsewhere] = await Promise.all([waits, deps.failures.count(), deps.failures.elsewhere()]);
		return {
			waiting: row?.waiting ?? 0,
			since: moment(row?.since),
			failed,
			elsewhere,
		};
	}

	async function done(): Promise<SiteStatus["chores"]> {
		const { results } = await personal
			.withSession("first-primary")
			.prepare("SELECT name, done_at, staff_name FROM chores")
			.all<RowOf<"chores">>();
		const of = (chore: Chore) => {
			const row = results.find(({ name }) => name === chore);
			return row ? { at: toIsoString(row.done_at), by: row.staff_name } : null;
		};
		return { backup: of("backup"), restore: of("restore") };
	}

	return {
		async now(): Promise<SiteStatus> {
			const [late, { lastImport }, waiting, runs, nextAt, reports, notes] = await Promise.all([
				deps.monitoring.late(),
				deps.properties.health(),
				outbox(),
				deps.canary.runs(CANARIES),
				deps.canary.nextAt(),
				deps.browserReports.latest(REPORTS),
				done(),
			]);
			return {
				late: late.map(({ subject, since, reason = null }) => ({ subject, since: moment(since), reason })),
				lastImport,
				outbox: waiting,
				canary: {
					runs: runs.map(({ sentAt, arrivedAt, fault }) => ({
						sentAt: toIsoString(sentAt),
						arrivedAt: moment(arrivedAt),
						fault,
					})),
					nextAt: moment(nextAt),
				},
				reports: reports.map(({ kind, what, page, n, last_at }) => ({
					kind,
					what,
					page,
					count: n,
					lastAt: toIsoString(last_at),
				})),
				chores: notes,
			};
		},
		/** Sends a failed message again. @returns false if it had not failed */
		async sendAgain(staff: Staff, id: string): Promise<boolean> {
			if ((await deps.failures.sendAgain([id])) === 0) return false;
			await audit.record({ staff, action: "inbox.handle", subject: `outbox:${id}`, after: { sentAgain: id } });
			await deps.kick();
			return true;
		},
		/** Records that the chore was done just now. */
		async note(staff: Staff, chore: Chore) {
			await personal.batch([
				personal
					.prepare("INSERT OR REPLACE INTO chores (name, done_at, staff_name) VALUES (?, ?, ?)")
					.bind(chore, now(), staff.name),
				audit.statement({ staff, action: "status.note", subject: `chore:${chore}` }),
			]);
		},
	};
}

function moment(at: number | null | undefined): string | null {
	return at == null ? null : toIsoString(at);
}
