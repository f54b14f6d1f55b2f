import { summaryOf } from "./import/summary";
import { factsOf, log } from "./log";
import { createServices } from "./services";

/** What a cron trigger starts: the import and what has to follow the clock. */
export async function runScheduled(_controller: ScheduledController, env: Env): Promise<void> {
	const services = createServices(env);
	try {
		await services.expireListings();
		const summary = summaryOf(
			await services.import({ wait: false, progress: (line) => log("info", "import-progress", { line }) }),
		);
		log(summary.ok ? "info" : "warn", "import-finished", { summary: summary.lines });
	} catch (error) {
		log("error", "import-failed", factsOf(error));
		throw error;
	}
}

export async function consume(batch: MessageBatch<unknown>): Promise<void> {
	for (const message of batch.messages) {
		log("warn", "message-not-understood", { id: message.id, queue: batch.queue });
		message.ack();
	}
}
