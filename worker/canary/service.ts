import { HOUR_SECONDS } from "../../app/domain/durations";
import { factsOf, log } from "../platform/log";
import type { Computed, RowOf } from "../platform/rows";

/** A test form that the site sent to itself. Times are epoch seconds. */
export type CanaryRun = { sentAt: number; arrivedAt: number | null; fault: string | null };

export type CanaryOptions = {
	db: D1Database;
	/** Stores the time of the first scheduled run. */
	memory: KVNamespace;
	/** Sends a form in the same way as a visitor. @returns the id of the submission, or the fault */
	send(): Promise<{ id: string } | { fault: string }>;
	/** Deletes the submission and everything that followed from it. */
	takeOut(id: string): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

/** Tolerance in seconds, because a scheduled run may start early. */
const LEEWAY = 300;
const KEPT = 7 * 24 * HOUR_SECONDS;
const BEGAN_AT = "canary-began-at";

type Row = RowOf<"canaries">;

export type Canary = ReturnType<typeof createCanary>;

/** Time of the last arrival in epoch seconds, else of the first canary; null without a canary. */
export async function lastCanaryArrived(db: D1Database): Promise<number | null> {
	const row = await db
		.withSession("first-primary")
		.prepare("SELECT coalesce(max(arrived_at), min(sent_at)) AS at FROM canaries")
		.first<Computed<{ at: number | null }>>();
	return row?.at ?? null;
}

export function createCanary({ db, memory, send, takeOut, now }: CanaryOptions) {
	const newest = (limit: number) =>
		db
			.withSession("first-primary")
			.prepare("SELECT id, sent_at, arrived_at, fault FROM canaries ORDER BY sent_at DESC LIMIT ?")
			.bind(limit)
			.all<Row>();

	async function setFault(id: string, fault: string) {
		log("error", "canary-lost", { id, fault });
		await db.prepare("UPDATE canaries SET fault = ? WHERE id = ?").bind(fault, id).run();
	}

	async function checkArrival({ id, sent_at }: Row): Promise<void> {
		const { results } = await db
			.withSession("first-primary")
			.prepare("SELECT kind, status, sent_at, fault FROM outbox WHERE submission_id = ?")
			.bind(id)
			.all<RowOf<"outbox", "kind" | "status" | "sent_at" | "fault">>();
		const waiting = results.find(({ status }) => status !== "sent");
		if (results.length > 0 && !waiting) {
			const arrivedAt = Math.max(...results.map((row) => row.sent_at ?? sent_at));
			await db.prepare("UPDATE canaries SET arrived_at = ? WHERE id = ?").bind(arrivedAt, id).run();
		} else if (now() - sent_at < HOUR_SECONDS - LEEWAY && waiting?.status !== "failed") {
			return;
		} else {
			await setFault(id, waiting ? `${waiting.kind}: ${waiting.fault ?? waiting.status}` : "nothing was written");
		}
		await takeOut(id);
	}

	async function release(): Promise<void> {
		const sent = await send().catch((error: unknown) => ({ fault: String(factsOf(error).message) }));
		const id = "id" in sent ? sent.id : crypto.randomUUID();
		await db.prepare("INSERT INTO canaries (id, sent_at) VALUES (?, ?)").bind(id, now()).run();
		if ("fault" in sent) await setFault(id, sent.fault);
	}

	async function nextAt(): Promise<number | null> {
		const last = (await newest(1)).results[0]?.sent_at ?? Number(await memory.get(BEGAN_AT));
		return last ? last + HOUR_SECONDS - LEEWAY : null;
	}

	return {
		/** Checks and deletes the last canary, and sends the next one after an hour. */
		async run() {
			const last = (await newest(1)).results[0];
			if (last && last.arrived_at === null && last.fault === null) await checkArrival(last);
			const at = await nextAt();
			// The first canary is sent after an hour, so that the mailbox of a new local site is empty.
			if (at === null) await memory.put(BEGAN_AT, String(now()));
			else if (now() >= at) await release();
		},
		/** Newest first. */
		async runs(limit: number): Promise<CanaryRun[]> {
			const { results } = await newest(limit);
			return results.map(({ sent_at, arrived_at, fault }) => ({ sentAt: sent_at, arrivedAt: arrived_at, fault }));
		},
		/** Time of the next canary in epoch seconds; null before the first scheduled run. */
		nextAt,
		async sweep() {
			const { meta } = await db
				.prepare("DELETE FROM canaries WHERE sent_at < ?")
				.bind(now() - KEPT)
				.run();
			return meta.changes;
		},
	};
}
