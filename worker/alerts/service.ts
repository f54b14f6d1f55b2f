import { factsOf, log } from "../log";
import { type LetterDependencies, writeLetters } from "./letters";
import { indexDemands } from "./lookup";
import { type Databases, matchChanges, readCursor } from "./match";

export { isStillTrue } from "./standing";

/** Steps of one run: beyond that another one goes on, so that none outlives its time. */
const MOST_STEPS = 20;

export type AlertRun = {
	/** Demands that were made ready to be found. */
	indexed: number;
	/** Changes of the listings that were compared. */
	changes: number;
	matches: number;
	letters: number;
	/** Whether nothing is left that could be done now. */
	isDone: boolean;
};

export type Alerts = {
	/**
	 * Finds the demands that the listings' changes concern, and writes the letters that are due. May be called at any time,
	 * by several at once, and again after it was cut off.
	 */
	run(): Promise<AlertRun>;
	/** The same for jobs: says in the log what was done or failed, and asks for another run where one is not enough. */
	tell(): Promise<void>;
	/** The number of the last change of the listings that was looked at. */
	readUpTo(): Promise<number>;
};

export type AlertDependencies = Omit<LetterDependencies, "db" | "prepare"> & {
	listings: D1Database;
	personal: D1Database;
	mail: {
		prepare: LetterDependencies["prepare"];
		/** Asks for what is in the outbox to be sent. */
		kick(): Promise<void>;
	};
	/** Asks for another run soon. */
	askAgain(): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

/** Tells those who registered a demand of homes that fit it. */
export function createAlerts({ listings, personal, mail, askAgain, now, ...rest }: AlertDependencies): Alerts {
	async function matchAll(db: Databases): Promise<Pick<AlertRun, "changes" | "matches" | "isDone">> {
		const total = { changes: 0, matches: 0, isDone: false };
		for (let step = 0; step < MOST_STEPS && !total.isDone; step += 1) {
			const { changes, matches, isDone } = await matchChanges(db, now());
			total.changes += changes;
			total.matches += matches;
			total.isDone = isDone;
		}
		return total;
	}

	async function writeAll(db: Databases): Promise<Pick<AlertRun, "letters" | "isDone">> {
		const total = { letters: 0, isDone: false };
		for (let step = 0; step < MOST_STEPS && !total.isDone; step += 1) {
			const { letters, isDone } = await writeLetters({ ...rest, db, prepare: mail.prepare }, now());
			total.letters += letters;
			total.isDone = isDone;
		}
		if (total.letters > 0) await mail.kick();
		return total;
	}

	async function run(): Promise<AlertRun> {
		const db = { listings: listings.withSession("first-primary"), personal: personal.withSession("first-primary") };
		const indexed = await indexDemands(db.personal);
		const matched = await matchAll(db);
		const written = await writeAll(db);
		return { indexed, ...matched, ...written, isDone: matched.isDone && written.isDone };
	}

	return {
		run,
		readUpTo: () => readCursor(personal.withSession("first-primary")),
		async tell() {
			try {
				const { isDone, ...figures } = await run();
				if (figures.matches + figures.letters > 0) log("info", "demands-told", figures);
				if (!isDone) await askAgain();
			} catch (error) {
				log("error", "alerts-failed", factsOf(error));
			}
		},
	};
}
