/** What must happen by itself, and is looked at because nobody would notice its absence. */
export type Subject = "import" | "outbox" | "sweep";

export type Late = {
	subject: Subject;
	/** When it was last well, in epoch seconds; null where that is not known. */
	since: number | null;
};

export type MonitoringDependencies = {
	listings: D1Database;
	personal: D1Database;
	/** Remembers when the night's work was done and of what the agency was told. */
	memory: KVNamespace;
	/** Whether a feed is set: without one no import is expected. */
	hasFeed: boolean;
	/** Tells the agency. */
	notify(late: readonly Late[]): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

export type Monitoring = {
	/** Looks at everything and tells the agency of what is late, of each at most every six hours. */
	look(): Promise<Late[]>;
	/** The night's work is done. */
	noteSweep(): Promise<void>;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Longer than this, and something is wrong. Imports run every quarter of an hour, emails at once, sweeps every night. */
export const PATIENCE: Readonly<Record<Subject, number>> = { import: 2 * HOUR, outbox: 30 * MINUTE, sweep: 26 * HOUR };

const SILENCE_SECONDS = 6 * HOUR;
const SWEPT_AT = "swept-at";

export function createMonitoring({
	listings,
	personal,
	memory,
	hasFeed,
	notify,
	now,
}: MonitoringDependencies): Monitoring {
	/** Since when each subject has not been well; undefined where it is. */
	async function sinceOf(subject: Subject): Promise<number | null | undefined> {
		if (subject === "import") return hasFeed ? lastImport(listings) : undefined;
		if (subject === "outbox") return (await oldestWaiting(personal, now())) ?? undefined;
		const sweptAt = await memory.get(SWEPT_AT);
		if (sweptAt) return Math.min(Number(sweptAt), (await oldestKept(personal)) ?? Number(sweptAt));
		// The first night is still to come.
		await memory.put(SWEPT_AT, String(now()));
		return undefined;
	}

	async function notYetNotified(late: readonly Late[]): Promise<Late[]> {
		const told = await Promise.all(late.map(({ subject }) => memory.get(notifiedKey(subject))));
		return late.filter((_each, index) => told[index] === null);
	}

	return {
		async look() {
			const late: Late[] = [];
			for (const subject of Object.keys(PATIENCE) as Subject[]) {
				const since = await sinceOf(subject);
				if (since === undefined) continue;
				if (since === null || now() - since > PATIENCE[subject]) late.push({ subject, since });
			}
			const unnotified = await notYetNotified(late);
			if (unnotified.length === 0) return late;
			await notify(unnotified);
			for (const { subject } of unnotified) {
				await memory.put(notifiedKey(subject), String(now()), { expirationTtl: SILENCE_SECONDS });
			}
			return late;
		},
		noteSweep: () => memory.put(SWEPT_AT, String(now())),
	};
}

function notifiedKey(subject: Subject): string {
	return `told-${subject}`;
}

/** When an import was last carried out, in epoch seconds; null where none was. */
async function lastImport(db: D1Database): Promise<number | null> {
	const row = await db
		.withSession("first-unconstrained")
		.prepare("SELECT finished_at FROM import_runs WHERE state = 'done' ORDER BY id DESC LIMIT 1")
		.first<{ finished_at: number | null }>();
	return row?.finished_at ?? null;
}

/** When the time of what was filled in longest ago ends, or ended, in epoch seconds; null where nothing is kept. */
async function oldestKept(db: D1Database): Promise<number | null> {
	return db
		.withSession("first-primary")
		.prepare("SELECT min(expires_at) AS at FROM submissions WHERE expires_at IS NOT NULL")
		.first<number | null>("at");
}

/** Since when the email waits that waits longest and whose turn has come, in epoch seconds; null where none does. */
async function oldestWaiting(db: D1Database, now: number): Promise<number | null> {
	const row = await db
		.withSession("first-primary")
		.prepare(
			`SELECT min(created_at) AS since FROM outbox INDEXED BY outbox_waiting
			WHERE status IN ('queued', 'sending') AND next_attempt_at <= ?`,
		)
		.bind(now)
		.first<{ since: number | null }>();
	return row?.since ?? null;
}
