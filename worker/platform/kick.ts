import { factsOf, log } from "./log";

/** Asks for work to be done soon. Where the queue fails, what is stored stays so: the scheduled run finds it. */
export async function kick<Job>(queue: Pick<Queue<Job>, "send">, job: Job): Promise<void> {
	await queue.send(job).catch((error: unknown) => log("warn", "kick-failed", factsOf(error)));
}
