import type { Post } from "../email/request";
import { factsOf, log } from "../platform/log";
import type { Databases } from "../platform/reader";
import { type EmailDependencies, writeEmails } from "./emails";
import { indexSavedSearches } from "./lookup";
import { matchChanges, readCursor } from "./match";

/** Steps of one run: beyond that another one goes on, so that none outlives its time. */
const MAX_STEPS = 20;

export type AlertRun = {
	/** Saved searches that were made ready to be found. */
	indexed: number;
	/** Changes of the listings that were compared. */
	changes: number;
	matches: number;
	emails: number;
	/** Whether nothing is left that could be done now. */
	isDone: boolean;
};

export type AlertDependencies = Omit<EmailDependencies, "db" | "prepare"> & {
	listings: D1Database;
	personal: D1Database;
	email: Post;
	/** Asks for another run soon. */
	askAgain(): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

export type Alerts = ReturnType<typeof createAlerts>;

/** Notifies the owners of saved searches of properties that fit. */
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
		 * Finds the saved searches that the listings' changes concern, and writes the emails that are due. May be called at any time,
		 * by several at once, and again after it was cut off.
		 */
		run,
		/** The number of the last change of the listings that was looked at. */
		readUpTo: () => readCursor(personal.withSession("first-primary")),
		/** The same for jobs: logs what was done or failed, and asks for another run where one is not enough. */
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
