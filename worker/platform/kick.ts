import { factsOf, log } from "./log";

/** Enqueues a job. When the queue fails, the stored work stays; the scheduled run picks it up. */
export async function kick<Job>(queue: Pick<Queue<Job>, "send">, job: Job): Promise<void> {
	await queue.send(job).catch((error: unknown) => log("warn", "kick-failed", factsOf(error)));
}
