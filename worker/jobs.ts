import * as z from "zod";
import { translator } from "../app/i18n/translator";
import { purgeChanged, purgedUpTo } from "./http/middleware/cache-purge";
import { platformPurge } from "./http/middleware/platform-cache";
import { summaryOf } from "./import/report/summary";
import type { ImportResult } from "./import/run";
import { pageViewMessageSchema } from "./page-views/service";
import { factsOf, log } from "./platform/log";
import { createServices, type Services } from "./services";

/** Messages without data: what they ask for is in the databases. */
const bareKinds = [
	// What waits in the outbox is to be delivered: emails, and leads on their way to the CRM.
	"mail",
	"leads",
	// More alerts are due, or more has reached the end of its time, than one run could do.
	"alerts",
	"sweep",
	// Pictures of other systems wait to be copied.
	"pictures",
	// Somebody at the desk wants the feed to be read now.
	"import",
	// The agency's system has sent files.
	"sent-feed",
	// The desk has changed something that pages show.
	"purge",
] as const;

const id = z.int().positive();

/** Everything that is put on the queue. */
const jobSchema = z.discriminatedUnion("kind", [
	pageViewMessageSchema,
	z.object({ kind: z.enum(bareKinds) }),
	/** The desk has added something to a property, or has said that a figure is right, which was held back. */
	z.object({ kind: z.literal("stored-property"), id }),
	/** Somebody wants what a refused import brought that is new. */
	z.object({ kind: z.literal("refused-import"), run: id }),
]);

type Job = z.infer<typeof jobSchema>;
type Kind = Job["kind"];

const NIGHTLY = "0 3 * * *";
const DEAD_LETTERS = "dead-letters";
const SECONDS_BETWEEN_IMPORTS = 60;
const SECONDS_UNTIL_RETRY = 60;

/** What a cron trigger starts: the import and what has to follow the clock. None of it waits for another to succeed. */
export async function runScheduled(controller: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
	const services = createServices(env);
	await services.content.refresh();
	const jobs = {
		email: () => keepMoving(services),
		times: services.appointments.followSlots,
		// Visitors of the coming day are reminded whether or not the import comes through.
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
		// Those whose turn to be tried again has come.
		pictures: services.pictures.kick,
		monitoring: () => checkMonitoring(services),
		// Last, as they wait for systems of others.
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
	// For the platform's own record of the trigger.
	if (failed.length > 0) throw new Error(`failed: ${failed.join(", ")}`);
}

async function importFeed(services: Services): Promise<void> {
	const progress = (line: string) => log("info", "import-progress", { line });
	await tellOfImport(services, await services.importFeed({ wait: false, progress }));
}

/** @returns seconds after which the next file is to be looked for; null where none waits */
async function importSent(services: Services): Promise<number | null> {
	const result = await services.importSent();
	if (!result?.ran) return waitOf(result === null);
	await tellOfImport(services, result);
	return 0;
}

async function tellOfImport(services: Services, result: ImportResult): Promise<void> {
	if (result.ran && result.run.state === "refused") {
		await services.notifyOfRefusal(result.run.id, result.run.message).catch((error) => {
			log("error", "alert-not-sent", factsOf(error));
		});
	}
	const summary = summaryOf(result);
	log(summary.ok ? "info" : "warn", "import-finished", { summary: summary.lines });
	await services.appointments.followSlots();
}

/** Monitoring: whether imports, deliveries and nightly runs are on time. */
async function checkMonitoring({ monitoring }: Services): Promise<void> {
	const late = await monitoring.look();
	if (late.length > 0) log("error", "late", { late });
}

/** Emails and leads that the queue has lost are enqueued again. */
async function keepMoving({ email, leads }: Services): Promise<void> {
	if (await email.hasStale()) await email.kick();
	if (await leads.hasStale()) await leads.kick();
}

async function remindVisitors({ appointments }: Services): Promise<void> {
	const reminded = await appointments.remind();
	if (reminded > 0) log("info", "reminded", { visitors: reminded });
}

/** The nightly run: removes what has reached the end of its retention period. */
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
	if (isDone) await monitoring.noteSweep();
}

/** What one run leaves, the next one removes: monitoring reports what stays too long. */
async function sweepRequests(requests: Services["requests"], jobs: Env["JOBS"]) {
	const swept = await requests.sweep();
	if (!swept.isDone) await jobs.send({ kind: "sweep" });
	return swept;
}

/** A batch is worked off in this order: what imports have changed is purged and told of at once. */
const importKinds = ["import", "sent-feed", "refused-import", "stored-property"] as const satisfies Kind[];
const order: readonly Kind[] = [...importKinds, "purge", "mail", "leads", "visit", "alerts", "pictures", "sweep"];

/** Messages that ask for the same, and page views, which are counted together. */
type Task = { jobs: [Job, ...Job[]]; messages: Message[] };

/** An unknown message is logged and acknowledged. A task that fails is tried again alone. */
export async function consume(batch: MessageBatch<unknown>, env: Env, ctx: ExecutionContext): Promise<void> {
	const services = createServices(env);
	await services.content.refresh();
	if (batch.queue.endsWith(DEAD_LETTERS)) return recordDeadLetters(services, batch, env.JOBS);
	for (const { jobs, messages } of tasksOf(batch)) {
		try {
			const wait = await carryOut(jobs, services, env, ctx);
			// Sent anew: the queue would count a retry, and give up what only waits.
			if (wait !== null) await env.JOBS.send(jobs[0], { delaySeconds: wait });
			for (const message of messages) message.ack();
		} catch (error) {
			log("error", "job-failed", { job: jobs[0].kind, ...factsOf(error) });
			for (const message of messages) message.retry({ delaySeconds: SECONDS_UNTIL_RETRY });
		}
	}
}

function tasksOf(batch: MessageBatch<unknown>): Task[] {
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
	const placeOf = ({ jobs: [job] }: Task) => order.indexOf(job.kind);
	return [...tasks.values()].sort((a, b) => placeOf(a) - placeOf(b));
}

/** @returns seconds after which the same is to be asked for again; null where nothing of it is left */
async function carryOut(
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
			return waitOf(await services.importRefused(job.run));
		case "stored-property":
			return waitOf(await services.takeInAnew(job.id));
		case "purge":
			await purgeChanged(services, env.CACHE, platformPurge(ctx));
			return null;
		case "mail":
			return deliverBy(services, services.email);
		case "leads":
			return deliverBy(services, services.leads);
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

/** Another import may be running: then this one waits its turn. */
function waitOf(hasRun: boolean): number | null {
	return hasRun ? null : SECONDS_BETWEEN_IMPORTS;
}

/** One delivery serves all messages. */
async function deliverBy({ failures }: Services, channel: Pick<Services["email"], "deliver">): Promise<number | null> {
	try {
		return (await channel.deliver()).retryIn;
	} finally {
		// Alerts for permanent failures are sent at once; should this fail, the next scheduled run sends them.
		await failures.notify().catch((error: unknown) => log("error", "failures-not-told", factsOf(error)));
	}
}

/**
 * What was tried too often. An email or a lead is still in the outbox, and the next sweep asks for it again; that it
 * came so far raises an alert at once, because a visitor's message may depend on it.
 */
async function recordDeadLetters(services: Services, batch: MessageBatch<unknown>, jobs: Env["JOBS"]): Promise<void> {
	const { alertChannel, mayNotify, settings } = services;
	const kinds = new Set<Exclude<Kind, "visit"> | "unknown">();
	for (const message of batch.messages) {
		const job = jobSchema.safeParse(message.body);
		const kind = job.data?.kind;
		// A page view that is not counted is not worth an alert.
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
