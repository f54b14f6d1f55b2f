import type { Post } from "../email/request";
import { factsOf, log } from "../platform/log";
import type { Databases } from "../platform/reader";
import { type EmailDependencies, writeEmails } from "./emails";
import { indexSavedSearches } from "./lookup";
import { matchChanges, readCursor } from "./match";

/** Maximum number of steps in a run, because of the time limit; another run continues. */
const MAX_STEPS = 20;

export type AlertRun = {
	/** Number of saved searches added to the index. */
	indexed: number;
	/** Number of compared changes of listings. */
	changes: number;
	matches: number;
	emails: number;
	/** Whether no work is left for now. */
	isDone: boolean;
};

export type AlertDependencies = Omit<EmailDependencies, "db" | "prepare"> & {
	listings: D1Database;
	personal: D1Database;
	email: Post;
	/** Enqueues another run. */
	askAgain(): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

export type Alerts = ReturnType<typeof createAlerts>;

/** Emails people about properties that match their saved searches. */
export function createAlerts({ listings, personal, email, askAgain, now, ...rest }: AlertDependencies) {
	async function matchAll(db: Databases): Promise<Pick<AlertRun, "changes" | "matches" | "isDone">> {
		const total = { changes: 0, matches: 0, isDone: false };
		for (let step = 0; step < MAX_STEPS && !total.isDone; step += 1) {
			const { changes, matches, isDone } = await matchChanges(db, now());
			total.changes += changes;
			total.matches += matches;
			total.isDone = isDone;
		}
		return total;
	}

	async function writeAll(db: Databases): Promise<Pick<AlertRun, "emails" | "isDone">> {
		const total = { emails: 0, isDone: false };
		for (let step = 0; step < MAX_STEPS && !total.isDone; step += 1) {
			const { emails, isDone } = await writeEmails({ ...rest, db, prepare: email.prepare }, now());
			total.emails += emails;
			total.isDone = isDone;
		}
		if (total.emails > 0) await email.kick();
		return total;
	}

	async function run(): Promise<AlertRun> {
		const db = { listings: listings.withSession("first-primary"), personal: personal.withSession("first-primary") };
		const indexed = await indexSavedSearches(db.personal);
		const matched = await matchAll(db);
		const written = await writeAll(db);
		return { indexed, ...matched, ...written, isDone: matched.isDone && written.isDone };
	}

	return {
		/**
		 * Matches changed listings with saved searches and writes the emails that are due. Runs may overlap, and a run may be
		 * repeated after it was aborted.
		 */
		run,
		/** Cursor in the change log: number of the last compared change. */
		readUpTo: () => readCursor(personal.withSession("first-primary")),
		/** Runs as a job: logs the result or the fault, and enqueues another run if work is left. */
		async notify() {
			try {
				const { isDone, ...figures } = await run();
				if (figures.matches + figures.emails > 0) log("info", "alerts-sent", figures);
				if (!isDone) await askAgain();
			} catch (error) {
				log("error", "alerts-failed", factsOf(error));
			}
		},
	};
}
