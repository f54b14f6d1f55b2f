import { purgeChanged } from "../http/middleware/cache-purge";
import { platformPurge } from "../http/middleware/platform-cache";
import { factsOf, log } from "../platform/log";
import { createServices, type Services } from "../services";
import { recordDeadLetters } from "./dead-letters";
import { importFeed, reportImport } from "./import-feed";
import { type Job, jobSchema, type Kind } from "./message";
import { sweepRequests } from "./nightly";

const DEAD_LETTERS = "dead-letters";
const SECONDS_BETWEEN_IMPORTS = 60;
const SECONDS_UNTIL_RETRY = 60;

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

/** Imports the oldest pushed file. @returns delay in seconds before the next attempt; null when no file waits */
async function importSent(services: Services): Promise<number | null> {
	const result = await services.importSent();
	if (!result?.ran) return retryDelay(result === null);
	await reportImport(services, result);
	return 0;
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
