import { searchOfStored } from "../../app/domain/saved-searches/saved-search";
import type { Staff } from "../accounts/staff/staff";
import { toIsoString } from "../platform/clock";
import type { Computed, RowOf } from "../platform/rows";
import type { DeskBase } from "./dependencies";

/** Number of people by name. */
type Tally = { name: string; n: number };

const MAX_ROWS = 40;
/** Saved searches read per query. */
const READ_AT_ONCE = 5_000;
const MAX_SUBSCRIBERS = 50_000;
const ACTIVE = "state = 'active'";

export function createAudience({ personal, audit }: DeskBase) {
	const tally = async (sql: string) =>
		(await personal.withSession("first-unconstrained").prepare(sql).all<Computed<Tally>>()).results;
	const counted = (column: string, table: string, condition: string) =>
		tally(`SELECT ${column} AS name, count(*) AS n FROM ${table} WHERE ${condition} GROUP BY 1 ORDER BY n DESC, name`);
	/** Counts the active saved searches per locality and per type, the most frequent first. */
	async function countCriteria(most: number): Promise<{ localities: Tally[]; types: Tally[] }> {
		const counts = { localities: new Map<string, number>(), types: new Map<string, number>() };
		const add = (to: Map<string, number>, names: readonly string[]) => {
			for (const name of new Set(names)) to.set(name, (to.get(name) ?? 0) + 1);
		};
		let after = "";
		for (;;) {
			const { results } = await personal
				.withSession("first-unconstrained")
				.prepare(`SELECT id, search FROM saved_searches WHERE ${ACTIVE} AND id > ? ORDER BY id LIMIT ${READ_AT_ONCE}`)
				.bind(after)
				.all<RowOf<"saved_searches", "id" | "search">>();
			for (const { search } of results) {
				const { zips, cities, types } = searchOfStored(search);
				add(counts.localities, [...zips, ...cities]);
				add(counts.types, types.map(String));
			}
			after = results.at(-1)?.id ?? after;
			if (results.length < READ_AT_ONCE) break;
		}
		const inOrder = (names: ReadonlyMap<string, number>) =>
			[...names]
				.map(([name, n]) => ({ name, n }))
				.sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1))
				.slice(0, most);
		return { localities: inOrder(counts.localities), types: inOrder(counts.types) };
	}
	return {
		/** Newsletter subscriptions, confirmed and unconfirmed; active saved searches by criterion. */
		async numbers() {
			const [newsletter, pending, goal, frequency, searches] = await Promise.all([
				counted("language", "newsletter_subscriptions", "state = 'confirmed'"),
				counted("state", "newsletter_subscriptions", "state = 'pending'"),
				counted("goal", "saved_searches", ACTIVE),
				counted("frequency", "saved_searches", ACTIVE),
				countCriteria(MAX_ROWS),
			]);
			const total = goal.reduce((sum, { n }) => sum + n, 0);
			return {
				newsletter,
				unconfirmed: pending[0]?.n ?? 0,
				searches: { goal, frequency, ...searches, total },
			};
		},
		/** Confirmed subscribers for an export; each export is recorded in the audit log. */
		async subscribers(staff: Staff) {
			const { results } = await personal
				.withSession("first-primary")
				.prepare(
					`SELECT email, first_name, last_name, language, confirmed_at FROM newsletter_subscriptions
					WHERE state = 'confirmed' ORDER BY email LIMIT ${MAX_SUBSCRIBERS}`,
				)
				.all<RowOf<"newsletter_subscriptions", "email" | "first_name" | "last_name" | "language" | "confirmed_at">>();
			await audit.record({
				staff,
				action: "newsletter.export",
				subject: "newsletter",
				after: { subscribers: results.length },
			});
			return results.map(({ email, first_name, last_name, language, confirmed_at }) => ({
				email,
				firstName: first_name,
				lastName: last_name,
				language,
				confirmedAt: confirmed_at === null ? null : toIsoString(confirmed_at),
			}));
		},
		/** Counts the active saved searches per locality and per type, without personal data. */
		allCriteria: () => countCriteria(MAX_SUBSCRIBERS),
	};
}
