import { purgedUpTo } from "../http/middleware/cache-purge";
import { factsOf, log } from "../platform/log";
import type { Services } from "../services";

/** Nightly run: deletes expired data and does other daily work. */
export async function runNightlyWork(services: Services, { CACHE, JOBS }: Env): Promise<void> {
	const { requests, email, leads, captcha, owners, monitoring } = services;
	const work = {
		requests: () => sweepRequests(requests, JOBS),
		email: email.sweep,
		leads: leads.sweep,
		captcha: captcha.sweep,
		owners: owners.sweep,
		staff: services.staff.sweep,
		audit: services.desk.audit.sweep,
		viewingSlots: services.desk.viewings.openSlots,
		publication: services.desk.content.keepUp,
		pictures: services.pictures.sweep,
		sent: services.sent.sweep,
		landings: services.noteLandings,
		canary: services.canary.sweep,
		reports: services.browserReports.sweep,
		imports: async () => services.sweepImports(await purgedUpTo(CACHE)),
	};
	let isDone = true;
	for (const [name, sweep] of Object.entries(work)) {
		try {
			log("info", "swept", { name, removed: await sweep() });
		} catch (error) {
			isDone = false;
			log("error", "sweep-failed", { name, ...factsOf(error) });
		}
	}
	if (isDone) await monitoring.recordSweep();
}

/** Deletes expired submissions, and enqueues another sweep for the rest. Monitoring reports overdue ones. */
export async function sweepRequests(requests: Services["requests"], jobs: Env["JOBS"]) {
	const swept = await requests.sweep();
	if (!swept.isDone) await jobs.send({ kind: "sweep" });
	return swept;
}
