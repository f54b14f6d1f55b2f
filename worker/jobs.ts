import * as z from "zod";
import { purgeChanged, purgedUpTo } from "./http/middleware/cache-purge";
import { platformPurge } from "./http/middleware/platform-cache";
import { summaryOf } from "./import/summary";
import { type PageViewMessage, pageViewMessageSchema } from "./page-views/service";
import { factsOf, log } from "./platform/log";
import { createServices, type Services } from "./services";

/** Emails wait in the outbox: the message says that it is worth a look, and no more. */
const emailMessageSchema = z.object({ kind: z.literal("mail") });

/** More saved searches are to be told than one run could. */
const alertsMessageSchema = z.object({ kind: z.literal("alerts") });

/** More has reached the end of its time than one run could remove. */
const sweepMessageSchema = z.object({ kind: z.literal("sweep") });

/** Pictures of other systems wait to be copied. */
const picturesMessageSchema = z.object({ kind: z.literal("pictures") });

/** The agency's system has sent a file. */
const sentFeedMessageSchema = z.object({ kind: z.literal("sent-feed"), id: z.int().positive() });

/** Everything that is put on the queue. */
const jobSchema = z.discriminatedUnion("kind", [
	pageViewMessageSchema,
	emailMessageSchema,
	alertsMessageSchema,
	sweepMessageSchema,
	picturesMessageSchema,
	sentFeedMessageSchema,
]);

const NIGHTLY = "0 3 * * *";
const DEAD_LETTERS = "dead-letters";
const SECONDS_BETWEEN_IMPORTS = 60;

/** What a cron trigger starts: the import and what has to follow the clock. None of it waits for another to succeed. */
export async function runScheduled(controller: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
	const services = createServices(env);
	const jobs = {
		email: () => requeueStaleEmails(services),
		times: services.appointments.followSlots,
		// Visitors of the coming day are reminded whether or not the import comes through.
		reminders: () => remindVisitors(services),
		...(controller.cron === NIGHTLY ? { night: () => runNightlyWork(services, env) } : {}),
		expiry: services.expireListings,
		pageViews: () => services.pageViews.forget(),
		import: () => importFeed(services),
		purge: () => purgeChanged(services, env.CACHE, platformPurge(ctx)),
		ownerEmails: services.writeToOwners,
		localities: services.appointments.notifyOfSeats,
		alerts: services.alerts.notify,
		// Those whose turn to be tried again has come.
		pictures: services.pictures.kick,
		monitoring: () => checkMonitoring(services),
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
	// For the platform's own record of the trigger.
	if (failed.length > 0) throw new Error(`failed: ${failed.join(", ")}`);
}

async function importFeed(services: Services): Promise<void> {
	const progress = (line: string) => log("info", "import-progress", { line });
	const summary = summaryOf(await services.import({ wait: false, progress }));
	log(summary.ok ? "info" : "warn", "import-finished", { summary: summary.lines });
	await services.appointments.followSlots();
}

/** Whether everything that should happen by itself does. */
async function checkMonitoring({ monitoring }: Services): Promise<void> {
	const late = await monitoring.look();
	if (late.length > 0) log("error", "late", { late });
}

/** Emails that the queue has forgotten are put on it again. */
async function requeueStaleEmails({ email }: Services): Promise<void> {
	if (await email.hasStale()) await email.kick();
}

async function remindVisitors({ appointments }: Services): Promise<void> {
	const reminded = await appointments.remind();
	if (reminded > 0) log("info", "reminded", { visitors: reminded });
}

/** The night's work: whatever has reached the end of its time goes. */
async function runNightlyWork(services: Services, { CACHE, JOBS }: Env): Promise<void> {
	const { requests, email, captcha, owners, monitoring } = services;
	const work = {
		requests: () => sweepRequests(requests, JOBS),
		email: email.sweep,
		captcha: captcha.sweep,
		owners: owners.sweep,
		pictures: services.pictures.sweep,
		sent: services.sent.sweep,
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
	if (isDone) await monitoring.noteSweep();
}

/** What one run leaves, the next one removes: the watch tells of what stays too long. */
async function sweepRequests(requests: Services["requests"], jobs: Env["JOBS"]) {
	const swept = await requests.sweep();
	if (!swept.isDone) await jobs.send({ kind: "sweep" });
	return swept;
}

/** Messages of one kind are done together; what nobody understands is logged and let go. */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
	if (batch.queue.endsWith(DEAD_LETTERS)) return recordDeadLetters(batch);
	const services = createServices(env);
	const pageViews: PageViewMessage[] = [];
	const emailMessages: Message[] = [];
	let wantsAlerts = false;
	let wantsSweep = false;
	let wantsPictures = false;
	for (const message of batch.messages) {
		const job = jobSchema.safeParse(message.body);
		if (!job.success) {
			log("warn", "message-not-understood", { id: message.id, queue: batch.queue });
			message.ack();
		} else if (job.data.kind === "mail") emailMessages.push(message);
		else if (job.data.kind === "alerts") wantsAlerts = true;
		else if (job.data.kind === "sweep") wantsSweep = true;
		else if (job.data.kind === "pictures") wantsPictures = true;
		else if (job.data.kind === "sent-feed") await importSent(services, job.data.id, message);
		else pageViews.push(job.data);
	}
	if (emailMessages.length > 0) await deliverEmail(services, emailMessages);
	await services.pageViews.count(pageViews);
	if (wantsAlerts) await services.alerts.notify();
	if (wantsPictures && (await services.pictures.fetchSome())) await env.JOBS.send({ kind: "pictures" });
	if (wantsSweep) log("info", "swept", { name: "requests", removed: await sweepRequests(services.requests, env.JOBS) });
}

/** Another import may be running: then the file waits its turn. */
async function importSent(services: Services, id: number, message: Message): Promise<void> {
	if (await services.importSent(id)) message.ack();
	else message.retry({ delaySeconds: SECONDS_BETWEEN_IMPORTS });
}

/** One delivery serves all messages; where something is left, one of them asks again later. */
async function deliverEmail({ email }: Services, messages: readonly Message[]): Promise<void> {
	const [first, ...others] = messages;
	for (const message of others) message.ack();
	try {
		const { retryIn } = await email.deliver();
		if (retryIn === null) first?.ack();
		else first?.retry({ delaySeconds: retryIn });
	} catch (error) {
		log("error", "delivery-failed", factsOf(error));
		first?.retry();
	}
}

/** What was tried too often. An email is still in the outbox, and the next sweep asks for it again. */
function recordDeadLetters(batch: MessageBatch<unknown>): void {
	for (const message of batch.messages) {
		const job = jobSchema.safeParse(message.body);
		log("error", "message-given-up", { id: message.id, kind: job.success ? job.data.kind : null });
		message.ack();
	}
}
