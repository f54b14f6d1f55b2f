import type { HistoryKind } from "../../../app/domain/accounts/history";
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

type PortalOwner = Pick<OwnerAccount, "id" | "firstName" | "lastName" | "username" | "email" | "weeklySummary">;

/** A property of the signed-in owner. Accessible only through `OwnerPortal.property`. */
export type OwnedProperty = ReturnType<typeof ownedProperty>;
export type OwnerPortal = ReturnType<typeof createPortal>;

export type PortalDependencies = ComparisonSources &
	MarketSources & {
		db: D1DatabaseSession;
		keyring: Keyring;
		defaultLanguage: Language;
	};

/** Everything that a signed-in owner can see and do. */
export function createPortal(deps: PortalDependencies, account: OwnerAccount, session: OpenSession<number>) {
	const { db } = deps;
	const owner: PortalOwner = account;
	return {
		owner,
		/** Session of this request. */
		sessionId: session.id,
		/** Whether the sign-in is recent, which adding a passkey requires. */
		isFresh: session.isFresh,
		/** Ids of the owner's properties, newest first. */
		properties: async () => (await propertiesOf(db, [account.id])).get(account.id) ?? [],
		/** Checks ownership; null if the property does not exist or belongs to another owner. */
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

/** Properties linked by the desk may have an end date. */
const linkIsActive = "(until IS NULL OR until > unixepoch())";

/** Property ids by owner, newest first. */
export async function propertiesOf(db: D1DatabaseSession, ownerIds: readonly number[]): Promise<Map<number, number[]>> {
	const { results } = await db
		.prepare(
			`SELECT owner_id AS owner, property_id AS id FROM owner_properties
			WHERE owner_id IN (SELECT value FROM json_each(?)) AND ${linkIsActive} ORDER BY property_id DESC`,
		)
		.bind(JSON.stringify(ownerIds))
		.all<{ owner: Cell<"owner_properties", "owner_id">; id: Cell<"owner_properties", "property_id"> }>();
	const properties = new Map<number, number[]>(ownerIds.map((owner) => [owner, []]));
	for (const { owner, id } of results) properties.get(owner)?.push(id);
	return properties;
}

export async function isOwnerOf(db: D1DatabaseSession, ownerId: number, propertyId: number): Promise<boolean> {
	const found = await db
		.prepare(`SELECT 1 AS found FROM owner_properties WHERE owner_id = ? AND property_id = ? AND ${linkIsActive}`)
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
		async pageViewsToday() {
			const days = await deps.pageViews.days([id], today(), today());
			return days.get(id)?.[0]?.total ?? 0;
		},
		comparison: () => compareProperty(deps, id, today()),
		history: (query: HistoryQuery, language: Language) => historyPage(reading(language), query),
		/** Matching saved searches, viewing outcomes and price comparison. */
		interest: (language: Language) => readInterest(db, deps, id, reading(language).t),
		reports: (language: Language) =>
			readArchive(db, { ownerId: account.id, propertyId: id }, language, deps.defaultLanguage),
		/** Yields all matching rows in chunks of up to 500, newest first. */
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
		/** Secret part of the property's calendar address. */
		calendarToken: () =>
			calendarToken(deps.keyring, { ownerId: account.id, propertyId: id, epoch: account.calendarEpoch }),
	};
}

/** Days of past viewings in a calendar. */
const CALENDAR_DAYS_BACK = 90;
const MAX_EVENTS = 500;
const calendarKinds: readonly HistoryKind[] = ["calendarVisit", "visit"];

/**
 * Builds a property's calendar. The agency's system may store a viewing as both planned and done, so keeps one event
 * per time.
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
			readHistory(deps.db, propertyId, { kind, from: null, direction: "older", limit: MAX_EVENTS }),
		),
	);
	const taken = new Set<number>();
	const isCancelled = ({ status }: HistoryRow) => Number(status === "cancelled");
	const entries = rows
		.flat()
		// A time with several bookings counts as cancelled only if all of them are.
		.sort((one, other) => isCancelled(one) - isCancelled(other))
		.filter((row) => row.at * 1_000 >= since && !taken.has(row.at) && taken.add(row.at))
		.map((row) => entryOf(row, language, deps.defaultLanguage));
	return calendarOf({ ...about, entries }, translator(language, deps.defaultLanguage, "portal"));
}
