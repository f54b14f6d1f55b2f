import * as z from "zod";
import { translator } from "../app/i18n/translator";
import { purgeChanged, purgedUpTo } from "./http/middleware/cache-purge";
import { platformPurge } from "./http/middleware/platform-cache";
import { summaryOf } from "./import/report/summary";
import { type PageViewMessage, pageViewMessageSchema } from "./page-views/service";
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
	// The desk has changed something that pages show.
	"purge",
] as const;

const id = z.int().positive();

/** Everything that is put on the queue. */
const jobSchema = z.discriminatedUnion("kind", [
	pageViewMessageSchema,
	z.object({ kind: z.enum(bareKinds) }),
	/** The agency's system has sent a file. */
	z.object({ kind: z.literal("sent-feed"), id }),
	/** The desk has added something to a property, or has said that a figure is right, which was held back. */
	z.object({ kind: z.literal("stored-property"), id }),
	/** Somebody wants what a refused import brought that is new. */
	z.object({ kind: z.literal("refused-import"), run: id }),
]);

const NIGHTLY = "0 3 * * *";
const DEAD_LETTERS = "dead-letters";
const SECONDS_BETWEEN_IMPORTS = 60;

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
	const result = await services.importFeed({ wait: false, progress });
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

/** Messages of one kind are handled together; an unknown message is logged and acknowledged. */
export async function consume(batch: MessageBatch<unknown>, env: Env, ctx: ExecutionContext): Promise<void> {
	const services = createServices(env);
	await services.content.refresh();
	if (batch.queue.endsWith(DEAD_LETTERS)) return recordDeadLetters(services, batch);
	const pageViews: PageViewMessage[] = [];
	const emailMessages: Message[] = [];
	const leads: Message[] = [];
	const wanted = new Set<(typeof bareKinds)[number]>();
	for (const message of batch.messages) {
		const { data: job } = jobSchema.safeParse(message.body);
		if (!job) {
			log("warn", "message-not-understood", { id: message.id, queue: batch.queue });
			message.ack();
		} else if (job.kind === "visit") pageViews.push(job);
		else if (job.kind === "mail") emailMessages.push(message);
		else if (job.kind === "leads") leads.push(message);
		else if (job.kind === "sent-feed") {
			await waitItsTurn(services.importSent(job.id), message);
			wanted.add("purge").add("alerts");
		} else if (job.kind === "refused-import") {
			await waitItsTurn(services.importRefused(job.run), message);
			wanted.add("purge").add("alerts");
		} else if (job.kind === "stored-property") {
			await waitItsTurn(services.takeInAnew(job.id), message);
			wanted.add("purge").add("alerts");
		} else wanted.add(job.kind);
	}
	if (wanted.has("import")) {
		await importFeed(services);
		wanted.add("purge").add("alerts");
	}
	if (wanted.has("purge")) await purgeChanged(services, env.CACHE, platformPurge(ctx));
	if (emailMessages.length > 0) await deliverBy(services, services.email, emailMessages);
	if (leads.length > 0) await deliverBy(services, services.leads, leads);
	await services.pageViews.count(pageViews);
	if (wanted.has("alerts")) await services.alerts.notify();
	if (wanted.has("pictures") && (await services.pictures.fetchSome())) await env.JOBS.send({ kind: "pictures" });
	if (wanted.has("sweep"))
		log("info", "swept", { name: "requests", removed: await sweepRequests(services.requests, env.JOBS) });
}

/** Another import may be running: then this one waits its turn. */
async function waitItsTurn(importing: Promise<boolean>, message: Message): Promise<void> {
	if (await importing) message.ack();
	else message.retry({ delaySeconds: SECONDS_BETWEEN_IMPORTS });
}

/** One delivery serves all messages; where something is left, one of them asks again later. */
async function deliverBy(
	{ failures }: Services,
	channel: Pick<Services["email"], "deliver">,
	messages: readonly Message[],
): Promise<void> {
	const [first, ...others] = messages;
	for (const message of others) message.ack();
	try {
		const { retryIn } = await channel.deliver();
		if (retryIn === null) first?.ack();
		else first?.retry({ delaySeconds: retryIn });
	} catch (error) {
		log("error", "delivery-failed", factsOf(error));
		first?.retry();
	}
	// Alerts for permanent failures are sent at once; should this fail, the next scheduled run sends them.
	await failures.notify().catch((error: unknown) => log("error", "failures-not-told", factsOf(error)));
}

/**
 * What was tried too often. An email or a lead is still in the outbox, and the next sweep asks for it again; that it
 * came so far raises an alert at once, because a visitor's message may depend on it.
 */
async function recordDeadLetters({ alertChannel, settings }: Services, batch: MessageBatch<unknown>): Promise<void> {
	const kinds = new Set<Exclude<z.infer<typeof jobSchema>["kind"], "visit"> | "unknown">();
	for (const message of batch.messages) {
		const job = jobSchema.safeParse(message.body);
		const kind = job.data?.kind;
		// A page view that is not counted is not worth an alert.
		if (kind !== "visit") kinds.add(kind ?? "unknown");
		log("error", "message-given-up", { id: message.id, kind });
		message.ack();
	}
	if (kinds.size === 0) return;
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
