import type { HistoryKind } from "../../../app/domain/accounts/portal";
import { DAY_MS } from "../../../app/domain/durations";
import { brusselsDay } from "../../../app/domain/formatting/dates";
import type { Language } from "../../../app/domain/language";
import { translator } from "../../../app/i18n/translator";
import type { Keyring } from "../../platform/keyring";
import type { Cell } from "../../platform/rows";
import { type OwnerAccount, renewCalendars, setWeeklySummary } from "../accounts";
import type { OpenSession } from "../credentials/session-store";
import { ownerPasskeys } from "../passkeys";
import { readArchive } from "../reports/archive";
import { endAllStatements, ownerSessions } from "../sessions";
import { type CalendarContent, calendarOf, calendarToken } from "./calendar-feed";
import { type ComparisonSources, compareProperty } from "./comparison";
import { entryOf, type HistoryCursor, type HistoryRow, readHistory } from "./history";
import { type HistoryQuery, historyPage } from "./history-page";
import { matches, searchWords } from "./history-words";
import { type MarketSources, readInterest } from "./interest";
import { readStatistics } from "./statistics";

/** What the portal greets an owner with. */
type PortalOwner = Pick<OwnerAccount, "id" | "firstName" | "lastName" | "username" | "email" | "weeklySummary">;

/** One property of the owner who is signed in. There is no way to it but `OwnerPortal.property`. */
export type OwnedProperty = ReturnType<typeof ownedProperty>;
export type OwnerPortal = ReturnType<typeof createPortal>;

export type PortalDependencies = ComparisonSources &
	MarketSources & {
		db: D1DatabaseSession;
		keyring: Keyring;
		defaultLanguage: Language;
	};

/** Everything an owner who is signed in can see and do. */
export function createPortal(deps: PortalDependencies, account: OwnerAccount, session: OpenSession<number>) {
	const { db } = deps;
	const owner: PortalOwner = account;
	return {
		owner,
		/** The session that this request came with. */
		sessionId: session.id,
		/** Whether the sign-in is recent: adding a passkey requires that. */
		isFresh: session.isFresh,
		/** Ids of the owner's properties, the newest first. */
		properties: async () => (await propertiesOf(db, [account.id])).get(account.id) ?? [],
		/** The one guard: null for another owner's property, as for one that does not exist. */
		async property(id: number) {
			return (await isOwnerOf(db, account.id, id)) ? ownedProperty(deps, account, id) : null;
		},
		sessions: () => ownerSessions.list(db, account.id),
		endSession: (id: string) => ownerSessions.end(db, account.id, id),
		async endAllSessions() {
			await db.batch(endAllStatements(db, account.id));
		},
		passkeys: () => ownerPasskeys.list(db, account.id),
		async removePasskey(id: string) {
			await ownerPasskeys.removeStatement(db, account.id, id).run();
		},
		setWeeklySummary: (wanted: boolean) => setWeeklySummary(db, account.id, wanted),
		renewCalendars: () => renewCalendars(db, account.id),
	};
}

/** What the desk has linked may have an end. */
const stillFollowed = "(until IS NULL OR until > unixepoch())";

/** By owner, the numbers of their properties, the newest first. */
export async function propertiesOf(db: D1DatabaseSession, ownerIds: readonly number[]): Promise<Map<number, number[]>> {
	const { results } = await db
		.prepare(
			`SELECT owner_id AS owner, property_id AS id FROM owner_properties
			WHERE owner_id IN (SELECT value FROM json_each(?)) AND ${stillFollowed} ORDER BY property_id DESC`,
		)
		.bind(JSON.stringify(ownerIds))
		.all<{ owner: Cell<"owner_properties", "owner_id">; id: Cell<"owner_properties", "property_id"> }>();
	const properties = new Map<number, number[]>(ownerIds.map((owner) => [owner, []]));
	for (const { owner, id } of results) properties.get(owner)?.push(id);
	return properties;
}

export async function isOwnerOf(db: D1DatabaseSession, ownerId: number, propertyId: number): Promise<boolean> {
	const found = await db
		.prepare(`SELECT 1 AS found FROM owner_properties WHERE owner_id = ? AND property_id = ? AND ${stillFollowed}`)
		.bind(ownerId, propertyId)
		.first("found");
	return found === 1;
}

const ROWS_AT_ONCE = 500;

function ownedProperty(deps: PortalDependencies, account: OwnerAccount, id: number) {
	const { db } = deps;
	const reading = (language: Language) => ({
		db,
		propertyId: id,
		language,
		fallback: deps.defaultLanguage,
		t: translator(language, deps.defaultLanguage, "portal"),
	});
	const today = () => brusselsDay(new Date());
	return {
		id,
		statistics: () => readStatistics(db, deps.pageViews, id, today()),
		/** Page views of today, so far. */
		async pageViewsToday() {
			const days = await deps.pageViews.days([id], today(), today());
			return days.get(id)?.[0]?.total ?? 0;
		},
		comparison: () => compareProperty(deps, id, today()),
		history: (query: HistoryQuery, language: Language) => historyPage(reading(language), query),
		/** Saved searches that it fits, how viewings went, and how its price stands. */
		interest: (language: Language) => readInterest(db, deps, id, reading(language).t),
		reports: (language: Language) =>
			readArchive(db, { ownerId: account.id, propertyId: id }, language, deps.defaultLanguage),
		/** Every row that fits, the newest first, some hundreds at a time. */
		async *wholeHistory({ kind, words }: Pick<HistoryQuery, "kind" | "words">, language: Language) {
			const { t, fallback } = reading(language);
			const wanted = searchWords(words);
			let from: HistoryCursor | null = null;
			for (;;) {
				const rows: HistoryRow[] = await readHistory(db, id, { kind, from, direction: "older", limit: ROWS_AT_ONCE });
				yield rows.map((row) => entryOf(row, language, fallback)).filter((entry) => matches(entry, wanted, t));
				const last = rows.at(-1);
				if (!last || rows.length < ROWS_AT_ONCE) return;
				from = { at: last.at, id: last.id };
			}
		},
		/** The secret part of the address of this property's calendar. */
		calendarToken: () =>
			calendarToken(deps.keyring, { ownerId: account.id, propertyId: id, epoch: account.calendarEpoch }),
	};
}

/** A calendar shows coming viewings and those of the last three months. */
const CALENDAR_DAYS_BACK = 90;
const MOST_EVENTS = 500;
const calendarKinds: readonly HistoryKind[] = ["calendarVisit", "visit"];

/**
 * The text of a property's calendar: viewings, each once, though the agency's system may have them planned and done.
 */
export async function calendarText(
	deps: Pick<PortalDependencies, "db" | "defaultLanguage">,
	propertyId: number,
	language: Language,
	about: Omit<CalendarContent, "entries">,
): Promise<string> {
	const since = Date.now() - CALENDAR_DAYS_BACK * DAY_MS;
	const rows = await Promise.all(
		calendarKinds.map((kind) =>
			readHistory(deps.db, propertyId, { kind, from: null, direction: "older", limit: MOST_EVENTS }),
		),
	);
	const taken = new Set<number>();
	const isCancelled = ({ status }: HistoryRow) => Number(status === "cancelled");
	const entries = rows
		.flat()
		// A time that several have booked is free again only when all of them have cancelled.
		.sort((one, other) => isCancelled(one) - isCancelled(other))
		.filter((row) => row.at * 1_000 >= since && !taken.has(row.at) && taken.add(row.at))
		.map((row) => entryOf(row, language, deps.defaultLanguage));
	return calendarOf({ ...about, entries }, translator(language, deps.defaultLanguage, "portal"));
}
