import { purgeChanged } from "../http/middleware/cache-purge";
import { platformPurge } from "../http/middleware/platform-cache";
import { factsOf, log } from "../platform/log";
import { createServices, type Services } from "../services";
import { importFeed } from "./import-feed";
import { runNightlyWork } from "./nightly";

const NIGHTLY = "0 3 * * *";

/** Handler of the cron triggers: runs the import and all periodic jobs. A failing job does not stop the others. */
export async function runScheduled(controller: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
	const services = createServices(env);
	await services.content.refresh();
	const jobs = {
		email: () => enqueueStale(services),
		times: services.appointments.followSlots,
		// Before the import, so that reminders do not depend on it.
		reminders: () => remindVisitors(services),
		...(controller.cron === NIGHTLY ? { night: () => runNightlyWork(services, env) } : {}),
		typed: services.requests.forgetTyped,
		expiry: services.expireListings,
		pageViews: () => services.pageViews.forget(),
		import: () => importFeed(services),
		purge: () => purgeChanged(services, env.CACHE, platformPurge(ctx)),
		ownerEmails: services.writeToOwners,
		digest: services.sendImportDigest,
		localities: services.appointments.notifyOfSeats,
		alerts: services.alerts.notify,
		canary: services.canary.run,
		reports: services.browserReports.notify,
		failures: services.failures.notify,
		// Pictures whose retry is due.
		pictures: services.pictures.kick,
		monitoring: () => checkMonitoring(services),
		// Last, because they wait for external systems.
		calendars: services.desk.ownCalendars.readAll,
		crmViewings: services.crmViewings.readSome,
	};
	const failed: string[] = [];
	for (const [job, work] of Object.entries<() => Promise<unknown>>(jobs)) {
		try {
			await work();
		} catch (error) {
			failed.push(job);
			log("error", "job-failed", { job, ...factsOf(error) });
		}
	}
	// Marks the invocation as failed in the platform's log of cron triggers.
	if (failed.length > 0) throw new Error(`failed: ${failed.join(", ")}`);
}

/** Logs overdue imports, deliveries and nightly runs. */
async function checkMonitoring({ monitoring }: Services): Promise<void> {
	const late = await monitoring.check();
	if (late.length > 0) log("error", "late", { late });
}

/** Re-enqueues stale emails and leads. */
async function enqueueStale({ email, leads }: Services): Promise<void> {
	if (await email.hasStale()) await email.kick();
	if (await leads.hasStale()) await leads.kick();
}

async function remindVisitors({ appointments }: Services): Promise<void> {
	const reminded = await appointments.remind();
	if (reminded > 0) log("info", "reminded", { visitors: reminded });
}
