import { type InboxStage, inboxStages } from "../../app/domain/desk/inbox";
import { type ResultFigure, type ResultsBy, type ResultsQuery, resultFigures } from "../../app/domain/desk/results";
import { brusselsDay, formatDate } from "../../app/domain/formatting/dates";
import type { Language } from "../../app/domain/language";
import { numberedName } from "../../app/domain/property/fields/field-words";
import { addDays, type Day, mondayOf } from "../../app/domain/viewings/calendar";
import { secondsInBrussels } from "../../app/domain/viewings/pattern";
import type { Staff } from "../accounts/staff/staff";
import type { Listings } from "../listings/service";
import type { Computed, RowOf } from "../platform/rows";
import type { DeskBase } from "./dependencies";
import { bookingScope, inboxScope, patternedBookings, viewingScope } from "./scope";

/** One line of figures; `key` and `label` are null for rows without a property, agent, office or source. */
export type ResultRow = { key: string | null; label: string | null } & Record<ResultFigure, number>;

export type Results = {
	/** Weeks by their Mondays in order; other rows by number of requests, the highest first. */
	rows: ResultRow[];
	total: Record<ResultFigure, number>;
	/** Number of requests of that period in each stage. */
	stages: { stage: InboxStage; count: number }[];
};

const MAX_ROWS = 500;
const DAYS = 7;
/** Inbox forms that concern no property or service; they are not counted. */
const OTHERS = "('job-contact', 'accessibility-report')";

/** SQL of the key of an `inbox AS i` or `bookings AS booking` row. @param at column with its time */
const keys: Record<ResultsBy, (at: string, property: string) => string> = {
	week: (at) => `(SELECT max(value) FROM json_each(?1) WHERE value <= ${at})`,
	property: (_, property) => property,
	agent: () => "lower(i.agent_email)",
	office: () => "i.office",
	source: () => "i.source",
};

type Counted = Computed<{ key: string | number | null } & Partial<Record<ResultFigure, number>>> &
	Partial<RowOf<"inbox", "stage">>;

type ResultsDependencies = Pick<DeskBase, "agency" | "personal" | "listings" | "now"> & {
	properties: Pick<Listings, "agencyNames">;
};

/** Results of the agency's work; for an agent, limited to their scope in the inbox and the viewings. */
export function createDeskResults(deps: ResultsDependencies) {
	const { agency, personal, properties, now } = deps;
	/** Display names of the keys. */
	async function labelsOf(keys: readonly string[], by: ResultsBy, language: Language): Promise<Map<string, string>> {
		if (by === "week") return new Map(keys.map((day) => [day, formatDate(day)]));
		if (by === "source") return new Map(keys.map((source) => [source, source]));
		if (by === "office") return new Map(agency().offices.map(({ id, city }) => [id, city[language]]));
		if (by === "property") {
			const names = await properties.agencyNames(keys.map(Number), language);
			return new Map(keys.map((id) => [id, names.get(Number(id))?.short ?? numberedName(Number(id), language)]));
		}
		const { results } = await personal
			.withSession("first-unconstrained")
			.prepare("SELECT name, lower(coalesce(agent_email, email)) AS email FROM staff")
			.all<RowOf<"staff", "name"> & Computed<{ email: string }>>();
		return new Map([
			...keys.map((email) => [email, email] as const),
			...results.map(({ name, email }) => [email, name] as const),
		]);
	}

	return {
		async read(staff: Staff, { by, weeks }: ResultsQuery, language: Language): Promise<Results> {
			const db = personal.withSession("first-unconstrained");
			const last = mondayOf(brusselsDay(new Date(now() * 1_000)));
			const mondays = Array.from({ length: weeks }, (_, index) => addDays(last, DAYS * (index + 1 - weeks)));
			const starts = new Map(mondays.map((day) => [secondsInBrussels(day, "00:00"), day]));
			const from = Math.min(...starts.keys());
			const to = secondsInBrussels(addDays(last, DAYS), "00:00");
			// Values of a scope follow the three numbered parameters.
			const bound = [JSON.stringify([...starts.keys()]), from, to] as const;
			const scopes = { inbox: inboxScope(staff), bookings: bookingScope(await viewingScope(deps, staff)) };
			const key = keys[by];
			const [inbox, bookings] = await db.batch<Counted>([
				db
					.prepare(
						`SELECT ${key("i.arrived_at", "s.property_id")} AS key, i.stage, count(*) AS requests,
							total(s.form = 'offer') AS offers, total(i.stage = 'won') AS won, total(i.stage = 'lost') AS lost
						FROM inbox AS i JOIN submissions AS s ON s.id = i.submission_id
						WHERE i.arrived_at >= ?2 AND i.arrived_at < ?3 AND s.form NOT IN ${OTHERS} AND ${scopes.inbox.sql} GROUP BY 1, 2`,
					)
					.bind(...bound, ...scopes.inbox.values),
				db
					.prepare(
						`SELECT ${key("booking.starts_at", "booking.property_id")} AS key, count(*) AS viewings,
							total(booking.outcome IS NOT NULL AND booking.outcome <> 'absent') AS held
						FROM ${patternedBookings} LEFT JOIN inbox AS i ON i.submission_id = booking.submission_id
						WHERE booking.state = 'confirmed' AND booking.starts_at >= ?2 AND booking.starts_at < ?3
							AND ${scopes.bookings.sql} GROUP BY 1`,
					)
					.bind(...bound, ...scopes.bookings.values),
			]);
			const rows = new Map<string | null, ResultRow>();
			if (by === "week") for (const day of mondays) rows.set(day, { key: day, label: null, ...nothing() });
			const counts = inbox?.results ?? [];
			for (const counted of [...counts, ...(bookings?.results ?? [])]) {
				const named = nameOf(counted.key, by, starts);
				const row = rows.get(named) ?? { key: named, label: null, ...nothing() };
				for (const figure of resultFigures) row[figure] += counted[figure] ?? 0;
				rows.set(named, row);
			}
			const all = [...rows.values()];
			const found = by === "week" ? all : all.toSorted((a, b) => b.requests - a.requests).slice(0, MAX_ROWS);
			const labels = await labelsOf(
				found.flatMap((row) => row.key ?? []),
				by,
				language,
			);
			return {
				rows: found.map((row) => ({ ...row, label: row.key === null ? null : (labels.get(row.key) ?? row.key) })),
				total: all.reduce((sum, row) => {
					for (const figure of resultFigures) sum[figure] += row[figure];
					return sum;
				}, nothing()),
				stages: inboxStages.map((stage) => ({
					stage,
					count: counts.reduce((sum, row) => sum + (row.stage === stage ? (row.requests ?? 0) : 0), 0),
				})),
			};
		},
	};
}

function nameOf(key: string | number | null, by: ResultsBy, starts: ReadonlyMap<number, Day>): string | null {
	if (key === null) return null;
	return by === "week" ? (starts.get(Number(key)) ?? null) : String(key);
}

function nothing(): Record<ResultFigure, number> {
	return { requests: 0, offers: 0, viewings: 0, held: 0, won: 0, lost: 0 };
}
