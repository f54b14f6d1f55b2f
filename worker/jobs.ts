import * as z from "zod";
import { purgeChanged, purgedUpTo } from "./http/cache-purge";
import { platformPurge } from "./http/platform-cache";
import { summaryOf } from "./import/summary";
import { factsOf, log } from "./log";
import { createServices, type Services } from "./services";
import { type VisitMessage, visitMessageSchema } from "./visits/service";

/** Mails wait in the outbox: the message says that it is worth a look, and no more. */
const mailMessageSchema = z.object({ kind: z.literal("mail") });

/** More demands are to be told than one run could. */
const alertsMessageSchema = z.object({ kind: z.literal("alerts") });

/** More has reached the end of its time than one run could remove. */
const sweepMessageSchema = z.object({ kind: z.literal("sweep") });

/** Everything that is put on the queue. */
const jobSchema = z.discriminatedUnion("kind", [
	visitMessageSchema,
	mailMessageSchema,
	alertsMessageSchema,
	sweepMessageSchema,
]);

const NIGHTLY = "0 3 * * *";
const DEAD_LETTERS = "dead-letters";

/** What a cron trigger starts: the import and what has to follow the clock. None of it waits for another to succeed. */
export async function runScheduled(controller: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
	const services = createServices(env);
	const jobs = {
		mail: () => keepMailMoving(services),
		times: services.appointments.followSlots,
		// Visitors of the coming day are reminded whether or not the import comes through.
		reminders: () => remindVisitors(services),
		...(controller.cron === NIGHTLY ? { night: () => tidyUp(services, env) } : {}),
		expiry: services.expireListings,
		visits: () => services.visits.forget(),
		import: () => importFeed(services),
		purge: () => purgeChanged(services, env.CACHE, platformPurge(ctx)),
		letters: services.writeToOwners,
		places: services.appointments.tellOfPlaces,
		alerts: services.alerts.tell,
		watch: () => lookAfter(services),
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
async function lookAfter({ watch }: Services): Promise<void> {
	const late = await watch.look();
	if (late.length > 0) log("error", "late", { late });
}

/** Mails that the queue has forgotten are put on it again. */
async function keepMailMoving({ mail }: Services): Promise<void> {
	if (await mail.hasStale()) await mail.kick();
}

async function remindVisitors({ appointments }: Services): Promise<void> {
	const reminded = await appointments.remind();
	if (reminded > 0) log("info", "reminded", { visitors: reminded });
}

/** The night's work: whatever has reached the end of its time goes. */
async function tidyUp(services: Services, { CACHE, JOBS }: Env): Promise<void> {
	const { requests, mail, captcha, owners, watch } = services;
	const work = {
		requests: () => sweepRequests(requests, JOBS),
		mail: mail.sweep,
		captcha: captcha.sweep,
		owners: owners.sweep,
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
	if (isDone) await watch.noteSweep();
}

/** What one run leaves, the next one removes: the watch tells of what stays too long. */
async function sweepRequests(requests: Services["requests"], jobs: Env["JOBS"]) {
	const swept = await requests.sweep();
	if (!swept.isDone) await jobs.send({ kind: "sweep" });
	return swept;
}

/** Messages of one kind are done together; what nobody understands is logged and let go. */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
	if (batch.queue.endsWith(DEAD_LETTERS)) return buryDeadLetters(batch);
	const services = createServices(env);
	const visits: VisitMessage[] = [];
	const mails: Message[] = [];
	let wantsAlerts = false;
	let wantsSweep = false;
	for (const message of batch.messages) {
		const job = jobSchema.safeParse(message.body);
		if (!job.success) {
			log("warn", "message-not-understood", { id: message.id, queue: batch.queue });
			message.ack();
		} else if (job.data.kind === "mail") mails.push(message);
		else if (job.data.kind === "alerts") wantsAlerts = true;
		else if (job.data.kind === "sweep") wantsSweep = true;
		else visits.push(job.data);
	}
	if (mails.length > 0) await deliverMail(services, mails);
	await services.visits.count(visits);
	if (wantsAlerts) await services.alerts.tell();
	if (wantsSweep) log("info", "swept", { name: "requests", removed: await sweepRequests(services.requests, env.JOBS) });
}

/** One delivery serves all messages; where something is left, one of them asks again later. */
async function deliverMail({ mail }: Services, messages: readonly Message[]): Promise<void> {
	const [first, ...others] = messages;
	for (const message of others) message.ack();
	try {
		const { retryIn } = await mail.deliver();
		if (retryIn === null) first?.ack();
		else first?.retry({ delaySeconds: retryIn });
	} catch (error) {
		log("error", "delivery-failed", factsOf(error));
		first?.retry();
	}
}

/** What was tried too often. A mail is still in the outbox, and the next sweep asks for it again. */
function buryDeadLetters(batch: MessageBatch<unknown>): void {
	for (const message of batch.messages) {
		const job = jobSchema.safeParse(message.body);
		log("error", "message-given-up", { id: message.id, kind: job.success ? job.data.kind : null });
		message.ack();
	}
}
