import { brusselsDay } from "../../../app/domain/formatting/dates";
import { MIN_INDEXED } from "../../../app/domain/landing/landing";
import { addDays, type Day } from "../../../app/domain/viewings/calendar";
import type { Reader } from "../../platform/reader";
import type { RowOf } from "../../platform/rows";
import type { LandingKey, LandingTally, SeenLanding } from "./pages";

const REMEMBERED_DAYS = 365;

const firstDay = (): Day => addDays(brusselsDay(new Date()), -REMEMBERED_DAYS);

/** Landing pages that had enough properties within the last year. */
export async function findSeen(reader: Reader): Promise<SeenLanding[]> {
	const rows = await reader.all<RowOf<"landing_seen">>("SELECT * FROM landing_seen WHERE last_day >= ?", firstDay());
	return rows.map(({ last_day, ...key }) => ({ ...key, lastDay: last_day }));
}

export async function wasSeen(reader: Reader, { goal, type, place }: LandingKey): Promise<boolean> {
	const row = await reader.first(
		`SELECT 1 FROM landing_seen
		WHERE goal = ? AND ifnull(type, '') = ifnull(?, '') AND ifnull(place, '') = ifnull(?, '') AND last_day >= ?`,
		goal,
		type,
		place,
		firstDay(),
	);
	return row !== null;
}

/** Records today's pages with enough properties for search engines and deletes old records. @returns number deleted */
export async function noteSeen(db: D1Database, all: readonly LandingTally[]): Promise<number> {
	const pages = all.filter(({ count }) => count >= MIN_INDEXED);
	const [, forgotten] = await db.batch([
		db
			.prepare(
				`INSERT OR REPLACE INTO landing_seen (goal, type, place, last_day)
				SELECT value ->> 'goal', value ->> 'type', value ->> 'place', ? FROM json_each(?)`,
			)
			.bind(brusselsDay(new Date()), JSON.stringify(pages.map(({ goal, type, place }) => ({ goal, type, place })))),
		db.prepare("DELETE FROM landing_seen WHERE last_day < ?").bind(firstDay()),
	]);
	return forgotten?.meta.changes ?? 0;
}
