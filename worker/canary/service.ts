import { HOUR_SECONDS } from "../../app/domain/durations";
import { factsOf, log } from "../platform/log";
import type { Computed, RowOf } from "../platform/rows";

/** A form that the site sent to itself. Times are epoch seconds. */
export type CanaryRun = { sentAt: number; arrivedAt: number | null; fault: string | null };

export type CanaryOptions = {
	db: D1Database;
	/** Remembers since when there are scheduled runs. */
	memory: KVNamespace;
	/** Sends a form as a visitor's is sent. @returns its submission, or why it was refused */
	send(): Promise<{ id: string } | { fault: string }>;
	/** Removes everything that came of it. */
	takeOut(id: string): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

/** A scheduled run may come a little early. */
const LEEWAY = 300;
const KEPT = 7 * 24 * HOUR_SECONDS;
const BEGAN_AT = "canary-began-at";

type Row = RowOf<"canaries">;

export type Canary = ReturnType<typeof createCanary>;

/** Returns the same for monitoring, which is created before the canary. */
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

	async function look({ id, sent_at }: Row): Promise<void> {
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
		/** Sees what became of the last one, takes it out again, and sends the next where an hour has passed. */
		async fly() {
			const last = (await newest(1)).results[0];
			if (last && last.arrived_at === null && last.fault === null) await look(last);
			const at = await nextAt();
			// The first one goes when the site has run for an hour: who has just started it finds its mailbox empty.
			if (at === null) await memory.put(BEGAN_AT, String(now()));
			else if (now() >= at) await release();
		},
		/** The newest first. */
		async runs(limit: number): Promise<CanaryRun[]> {
			const { results } = await newest(limit);
			return results.map(({ sent_at, arrived_at, fault }) => ({ sentAt: sent_at, arrivedAt: arrived_at, fault }));
		},
		/** When one last arrived, or the first was sent where none has, in epoch seconds; null where there was none. */
		lastArrived: () => lastCanaryArrived(db),
		/** When the first or next one goes, in epoch seconds; null where that is not known yet. */
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
