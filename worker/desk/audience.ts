import { momentOf } from "../platform/clock";
import type { Computed, RowOf } from "../platform/rows";
import type { Staff } from "../ports/staff";
import type { ManagementDependencies } from "./dependencies";

/** How many people, by a name. */
type Tally = { name: string; n: number };

export type AudienceNumbers = {
	/** Confirmed subscriptions to the newsletter, by language. */
	newsletter: Tally[];
	/** Subscriptions that were never confirmed. */
	unconfirmed: number;
	/** Active saved searches by what they look for. */
	searches: { goal: Tally[]; frequency: Tally[]; localities: Tally[]; types: Tally[]; total: number };
};

export type Audience = {
	numbers(): Promise<AudienceNumbers>;
	/** Confirmed subscribers as rows of a file. Each export has its line in the log. */
	newsletterRows(staff: Staff): Promise<string[][]>;
	/** Numbers of active saved searches by locality and type, without a person. */
	searchRows(): Promise<string[][]>;
};

const MOST_ROWS = 40;
const MOST_SUBSCRIBERS = 50_000;
const ACTIVE = "state = 'active'";

export function createAudience({ personal, audit }: ManagementDependencies): Audience {
	const tally = async (sql: string) =>
		(await personal.withSession("first-unconstrained").prepare(sql).all<Computed<Tally>>()).results;
	const counted = (column: string, table: string, condition: string) =>
		tally(`SELECT ${column} AS name, count(*) AS n FROM ${table} WHERE ${condition} GROUP BY 1 ORDER BY n DESC, name`);
	const wished = (list: string, limit: number) =>
		tally(
			`SELECT wish.value AS name, count(DISTINCT saved_searches.id) AS n
			FROM saved_searches, json_each(saved_searches.criteria, '$.${list}') AS wish
			WHERE ${ACTIVE} GROUP BY 1 ORDER BY n DESC, name LIMIT ${limit}`,
		);
	return {
		async numbers() {
			const [newsletter, pending, goal, frequency, zips, zones, types] = await Promise.all([
				counted("language", "newsletter_subscriptions", "state = 'confirmed'"),
				counted("state", "newsletter_subscriptions", "state = 'pending'"),
				counted("goal", "saved_searches", ACTIVE),
				counted("frequency", "saved_searches", ACTIVE),
				wished("zips", MOST_ROWS),
				wished("zones", MOST_ROWS),
				wished("propertyTypes", MOST_ROWS),
			]);
			const localities = [...zips, ...zones].sort((one, other) => other.n - one.n).slice(0, MOST_ROWS);
			const total = goal.reduce((sum, { n }) => sum + n, 0);
			return {
				newsletter,
				unconfirmed: pending[0]?.n ?? 0,
				searches: { goal, frequency, localities, types: types.map(named), total },
			};
		},
		async newsletterRows(staff) {
			const { results } = await personal
				.withSession("first-primary")
				.prepare(
					`SELECT email, first_name, last_name, language, confirmed_at FROM newsletter_subscriptions
					WHERE state = 'confirmed' ORDER BY email LIMIT ${MOST_SUBSCRIBERS}`,
				)
				.all<RowOf<"newsletter_subscriptions", "email" | "first_name" | "last_name" | "language" | "confirmed_at">>();
			await audit.record({
				staff,
				action: "newsletter.export",
				subject: "newsletter",
				after: { subscribers: results.length },
			});
			const rows = results.map(({ email, first_name, last_name, language, confirmed_at }) => [
				...[email, first_name, last_name, language],
				confirmed_at === null ? "" : momentOf(confirmed_at),
			]);
			const head = ["email", "first name", "last name", "language", "confirmed"];
			return [head, ...rows];
		},
		async searchRows() {
			const [zips, zones, types] = await Promise.all([
				wished("zips", MOST_SUBSCRIBERS),
				wished("zones", MOST_SUBSCRIBERS),
				wished("propertyTypes", MOST_SUBSCRIBERS),
			]);
			const rows = [
				...[...zips, ...zones].map(({ name, n }) => ["locality", name, String(n)]),
				...types.map(({ name, n }) => ["type", String(name), String(n)]),
			];
			return [["kind", "name", "saved searches"], ...rows];
		},
	};
}

/** Types are numbers in the database. */
function named({ name, n }: Tally): Tally {
	return { name: String(name), n };
}
