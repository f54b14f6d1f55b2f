import * as z from "zod";
import { translator } from "../app/i18n/translator";
import { purgeChanged, purgedUpTo } from "./http/middleware/cache-purge";
import { platformPurge } from "./http/middleware/platform-cache";
import { summaryOf } from "./import/report/summary";
import type { ImportResult } from "./import/run";
import { pageViewMessageSchema } from "./page-views/service";
import { factsOf, log } from "./platform/log";
import { createServices, type Services } from "./services";

/** Kinds of messages without data: consumers read the work from the databases. */
const bareKinds = [
	// Deliver waiting emails or leads from the outbox.
	"mail",
	"leads",
	// Continue sending alerts, or deleting expired data, when one run was not enough.
	"alerts",
	"sweep",
	// Copy external pictures.
	"pictures",
	// Import the feed, requested at the desk.
	"import",
	// Import files pushed by the agency's system.
	"sent-feed",
	// Purge cached pages after a change at the desk.
	"purge",
] as const;

const id = z.int().positive();

/** Schema of all queue messages. */
const jobSchema = z.discriminatedUnion("kind", [
	pageViewMessageSchema,
	z.object({ kind: z.enum(bareKinds) }),
	/** Import a stored property again after the desk changed its additions or accepted a held figure. */
	z.object({ kind: z.literal("stored-property"), id }),
	/** Import the new and changed records of a refused import. */
	z.object({ kind: z.literal("refused-import"), run: id }),
]);

type Job = z.infer<typeof jobSchema>;
type Kind = Job["kind"];

const NIGHTLY = "0 3 * * *";
const DEAD_LETTERS = "dead-letters";
const SECONDS_BETWEEN_IMPORTS = 60;
const SECONDS_UNTIL_RETRY = 60;

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
		canary: services.canary.fly,
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

async function importFeed(services: Services): Promise<void> {
	const progress = (line: string) => log("info", "import-progress", { line });
	await reportImport(services, await services.importFeed({ wait: false, progress }));
}

/** Imports the oldest pushed file. @returns delay in seconds before the next attempt; null when no file waits */
async function importSent(services: Services): Promise<number | null> {
	const result = await services.importSent();
	if (!result?.ran) return retryDelay(result === null);
	await reportImport(services, result);
	return 0;
}

async function reportImport(services: Services, result: ImportResult): Promise<void> {
	if (result.ran && result.run.state === "refused") {
		await services.notifyOfRefusal(result.run.id, result.run.message).catch((error) => {
			log("error", "alert-not-sent", factsOf(error));
		});
	}
	const summary = summaryOf(result);
	log(summary.ok ? "info" : "warn", "import-finished", { summary: summary.lines });
	await services.appointments.followSlots();
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

/** Nightly run: deletes expired data and does other daily work. */
async function runNightlyWork(services: Services, { CACHE, JOBS }: Env): Promise<void> {
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
async function sweepRequests(requests: Services["requests"], jobs: Env["JOBS"]) {
	const swept = await requests.sweep();
	if (!swept.isDone) await jobs.send({ kind: "sweep" });
	return swept;
}

/** Processing order within a batch. `purge` and `alerts` follow the imports, so that changes take effect at once. */
const importKinds = ["import", "sent-feed", "refused-import", "stored-property"] as const satisfies Kind[];
const order: readonly Kind[] = [...importKinds, "purge", "mail", "leads", "visit", "alerts", "pictures", "sweep"];

/** Equal messages, or all page views of a batch, which are handled together. */
type Task = { jobs: [Job, ...Job[]]; messages: Message[] };

/** Consumes a queue batch. Unknown messages are logged and acknowledged; a failed task is retried alone. */
export async function consume(batch: MessageBatch<unknown>, env: Env, ctx: ExecutionContext): Promise<void> {
	const services = createServices(env);
	await services.content.refresh();
	if (batch.queue.endsWith(DEAD_LETTERS)) return recordDeadLetters(services, batch, env.JOBS);
	for (const { jobs, messages } of groupTasks(batch)) {
		try {
			const wait = await runTask(jobs, services, env, ctx);
			// A new message instead of retry(): retries are limited, and a waiting task would become a dead letter.
			if (wait !== null) await env.JOBS.send(jobs[0], { delaySeconds: wait });
			for (const message of messages) message.ack();
		} catch (error) {
			log("error", "job-failed", { job: jobs[0].kind, ...factsOf(error) });
			for (const message of messages) message.retry({ delaySeconds: SECONDS_UNTIL_RETRY });
		}
	}
}

function groupTasks(batch: MessageBatch<unknown>): Task[] {
	const tasks = new Map<string, Task>();
	function add(job: Job, messages: Message[]) {
		const key = job.kind === "visit" ? job.kind : JSON.stringify(job);
		const task = tasks.get(key);
		task?.jobs.push(job);
		task?.messages.push(...messages);
		if (!task) tasks.set(key, { jobs: [job], messages });
	}
	for (const message of batch.messages) {
		const { data: job } = jobSchema.safeParse(message.body);
		if (job) add(job, [message]);
		else {
			log("warn", "message-not-understood", { id: message.id, queue: batch.queue });
			message.ack();
		}
	}
	if ([...tasks.values()].some(({ jobs: [job] }) => (importKinds as readonly Kind[]).includes(job.kind))) {
		add({ kind: "purge" }, []);
		add({ kind: "alerts" }, []);
	}
	const rank = ({ jobs: [job] }: Task) => order.indexOf(job.kind);
	return [...tasks.values()].sort((a, b) => rank(a) - rank(b));
}

/** Runs a task. @returns delay in seconds before it is enqueued again; null when it is complete */
async function runTask(
	[job, ...others]: Task["jobs"],
	services: Services,
	env: Env,
	ctx: ExecutionContext,
): Promise<number | null> {
	switch (job.kind) {
		case "import":
			await importFeed(services);
			return null;
		case "sent-feed":
			return importSent(services);
		case "refused-import":
			return retryDelay(await services.importRefused(job.run));
		case "stored-property":
			return retryDelay(await services.reimport(job.id));
		case "purge":
			await purgeChanged(services, env.CACHE, platformPurge(ctx));
			return null;
		case "mail":
			return deliver(services, services.email);
		case "leads":
			return deliver(services, services.leads);
		case "visit":
			await services.pageViews.count([job, ...others].filter((each) => each.kind === "visit"));
			return null;
		case "alerts":
			await services.alerts.notify();
			return null;
		case "pictures":
			return (await services.pictures.fetchSome()) ? 0 : null;
		case "sweep":
			log("info", "swept", { name: "requests", removed: await sweepRequests(services.requests, env.JOBS) });
			return null;
	}
}

/** Retry delay of an import that could not run because another one was running. */
function retryDelay(hasRun: boolean): number | null {
	return hasRun ? null : SECONDS_BETWEEN_IMPORTS;
}

/** Delivers all waiting rows of a channel. @returns delay in seconds before the next attempt; null when none is due */
async function deliver({ failures }: Services, channel: Pick<Services["email"], "deliver">): Promise<number | null> {
	try {
		return (await channel.deliver()).retryIn;
	} finally {
		// Sends alerts for permanent failures at once. If this fails, the next scheduled run sends them.
		await failures.notify().catch((error: unknown) => log("error", "failures-not-told", factsOf(error)));
	}
}

/**
 * Logs and acknowledges dead letters, and sends an alert, because a visitor's message may be delayed. Emails and leads
 * stay in the outbox, and the next scheduled run enqueues them again.
 */
async function recordDeadLetters(services: Services, batch: MessageBatch<unknown>, jobs: Env["JOBS"]): Promise<void> {
	const { alertChannel, mayNotify, settings } = services;
	const kinds = new Set<Exclude<Kind, "visit"> | "unknown">();
	for (const message of batch.messages) {
		const job = jobSchema.safeParse(message.body);
		const kind = job.data?.kind;
		// An uncounted page view does not justify an alert.
		if (kind !== "visit") kinds.add(kind ?? "unknown");
		log("error", "message-given-up", { id: message.id, kind });
		message.ack();
	}
	if (kinds.has("sent-feed")) {
		await services.sent.giveUpOldest();
		await jobs.send({ kind: "sent-feed" });
	}
	if (kinds.size === 0 || !(await mayNotify(`dead-letters-${[...kinds].sort().join("-")}`))) return;
	const t = translator(settings.defaultLanguage, settings.defaultLanguage, "monitoring");
	const tasks = [...kinds].map((kind) => t(`deadLetter.task.${kind}`)).join(", ");
	const late = kinds.has("mail") || kinds.has("leads") ? ["outbox"] : [];
	const alert = {
		subject: t("deadLetter.subject"),
		text: t("deadLetter.text", { tasks }),
		technical: t("deadLetter.technical"),
		late,
	};
	await alertChannel(alert).catch((error: unknown) => log("error", "alert-not-sent", factsOf(error)));
}
