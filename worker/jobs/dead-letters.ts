import { translator } from "../../app/i18n/translator";
import { factsOf, log } from "../platform/log";
import type { Services } from "../services";
import { jobSchema, type Kind } from "./message";

/**
 * Logs and acknowledges dead letters, and sends an alert, because a visitor's message may be delayed. Emails and leads
 * stay in the outbox, and the next scheduled run enqueues them again.
 */
export async function recordDeadLetters(
	services: Services,
	batch: MessageBatch<unknown>,
	jobs: Env["JOBS"],
): Promise<void> {
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
