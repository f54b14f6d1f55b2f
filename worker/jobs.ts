import * as z from "zod";
import { purgeChanged } from "./http/cache-purge";
import { platformPurge } from "./http/platform-cache";
import { summaryOf } from "./import/summary";
import { factsOf, log } from "./log";
import { createServices } from "./services";
import { type VisitMessage, visitMessageSchema } from "./visits/service";

/** Everything that is put on the queue. */
const jobSchema = z.discriminatedUnion("kind", [visitMessageSchema]);

/** What a cron trigger starts: the import and what has to follow the clock. */
export async function runScheduled(_controller: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
	const services = createServices(env);
	try {
		await services.expireListings();
		await services.visits.forget();
		const summary = summaryOf(
			await services.import({ wait: false, progress: (line) => log("info", "import-progress", { line }) }),
		);
		await purgeChanged(services, env.CACHE, platformPurge(ctx));
		log(summary.ok ? "info" : "warn", "import-finished", { summary: summary.lines });
	} catch (error) {
		log("error", "import-failed", factsOf(error));
		throw error;
	}
}

/** Messages of one kind are done together; what nobody understands is logged and let go. */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
	const visits: VisitMessage[] = [];
	for (const message of batch.messages) {
		const job = jobSchema.safeParse(message.body);
		if (job.success) visits.push(job.data);
		else {
			log("warn", "message-not-understood", { id: message.id, queue: batch.queue });
			message.ack();
		}
	}
	await createServices(env).visits.count(visits);
}
