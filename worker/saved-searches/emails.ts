import { HOUR_SECONDS } from "../../app/domain/durations";
import type { EmailPropertyCard } from "../../app/domain/email/property-card";
import { fullName } from "../../app/domain/formatting/full-name";
import { isLanguage, type Language } from "../../app/domain/language";
import { searchOfStored } from "../../app/domain/saved-searches/saved-search";
import type { Post } from "../email/request";
import { guardStatement, isGuardFault } from "../platform/guard";
import { factsOf, log } from "../platform/log";
import { createReader, type Databases } from "../platform/reader";
import type { RowOf } from "../platform/rows";
import { type Candidate, fitting } from "../search/fitting";
import { type Announcement, SOMETHING_WAITS } from "./match";
import { findProperties } from "./properties";
import { type Addressee, type AlertAddresses, emailOf, type NotifiedProperty } from "./wording";

export type EmailDependencies = AlertAddresses & {
	db: Databases;
	/** Property cards for emails, by id; without properties that are no longer listed. */
	propertiesIn(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, EmailPropertyCard>>;
	prepare: Post["prepare"];
};

/** Emails per batch. */
const LETTERS_AT_ONCE = 25;
/** Delay before the next attempt to write an email. */
const LATER_SECONDS = HOUR_SECONDS;

type DueSavedSearch = RowOf<
	"saved_searches",
	"id" | "submission_id" | "email" | "first_name" | "last_name" | "language" | "search" | "emails"
>;

/**
 * Writes the due emails, one per saved search with all its waiting properties. A property that no longer fits or is no
 * longer available is left out and may be sent later. An email and the record of it are one batch, so an interrupted
 * run writes none twice. @param now epoch seconds
 */
export async function writeEmails(deps: EmailDependencies, now: number): Promise<{ emails: number; isDone: boolean }> {
	const { personal } = deps.db;
	const { results: due } = await personal
		.prepare(
			`SELECT id, submission_id, email, first_name, last_name, language, search, emails FROM saved_searches
			WHERE due_at <= ? AND +state = 'active' ORDER BY due_at LIMIT ${LETTERS_AT_ONCE}`,
		)
		.bind(now)
		.all<DueSavedSearch>();
	if (due.length === 0) return { emails: 0, isDone: true };
	const isDone = due.length < LETTERS_AT_ONCE;
	try {
		return { emails: await writeTogether(deps, due, now), isDone };
	} catch (error) {
		if (!isGuardFault(error)) log("error", "alerts-not-written", factsOf(error));
	}
	let emails = 0;
	for (const savedSearch of due) emails += await writeAlone(deps, savedSearch, now);
	return { emails, isDone };
}

/**
 * Writes one email, after its group failed because a search was changed, paused, written by another run or cannot be
 * written.
 */
async function writeAlone(deps: EmailDependencies, savedSearch: DueSavedSearch, now: number): Promise<number> {
	try {
		return await writeTogether(deps, [savedSearch], now);
	} catch (error) {
		if (isGuardFault(error)) return 0;
		log("error", "alert-not-written", factsOf(error));
		await deps.db.personal
			.prepare("UPDATE saved_searches SET due_at = ? WHERE id = ? AND due_at IS NOT NULL")
			.bind(now + LATER_SECONDS, savedSearch.id)
			.run();
		return 0;
	}
}

async function writeTogether(deps: EmailDependencies, due: readonly DueSavedSearch[], now: number): Promise<number> {
	const { personal, listings } = deps.db;
	const waiting = await waitingOf(personal, due);
	const properties = await findProperties(listings, [...new Set(waiting.map(({ property_id }) => property_id))]);
	const cards = await cardsOf(deps, due, waiting);
	const fit = await fitsOf(listings, due, waiting, properties);
	const plans = due.map((row) =>
		planOf(row, waiting, { properties, fit, cards: cards.get(languageOf(row)) ?? new Map() }),
	);
	const written = plans.filter(({ notified }) => notified.length > 0);
	const requests = await Promise.all(
		written.map(async ({ addressee, notified, settled }) => ({
			...(await emailOf(deps, addressee, notified)),
			alert: {
				savedSearchId: addressee.id,
				notified: settled.map(({ property_id, reason, price }) => ({ property_id, reason, price })),
			},
		})),
	);
	const { statements } = await deps.prepare(requests);
	await personal.batch([
		guardStatement(
			personal,
			`(SELECT count(*) FROM json_each(?) AS known CROSS JOIN saved_searches ON saved_searches.id = known.value ->> 'id'
				WHERE state = 'active' AND due_at <= ? AND emails = known.value ->> 'emails'
					AND search = known.value ->> 'search') = ?`,
			JSON.stringify(due.map(({ id, emails, search }) => ({ id, emails, search }))),
			now,
			due.length,
		),
		...settle(personal, plans, now),
		...statements,
	]);
	return requests.length;
}

async function waitingOf(personal: D1DatabaseSession, due: readonly DueSavedSearch[]): Promise<Announcement[]> {
	const { results } = await personal
		.prepare(
			`SELECT saved_search_id, property_id, reason, price, price_before FROM json_each(?) AS due
			CROSS JOIN announcements INDEXED BY announcements_waiting ON saved_search_id = due.value WHERE notified_at IS NULL`,
		)
		.bind(JSON.stringify(due.map(({ id }) => id)))
		.all<Announcement>();
	return results;
}

type Cards = ReadonlyMap<number, EmailPropertyCard>;

/** Loads each property once per language of the recipients. */
async function cardsOf(
	{ propertiesIn }: EmailDependencies,
	due: readonly DueSavedSearch[],
	waiting: readonly Announcement[],
): Promise<ReadonlyMap<Language, Cards>> {
	const languages = new Map(due.map((row) => [row.id, languageOf(row)]));
	const byLanguage = Map.groupBy(waiting, ({ saved_search_id }) => languages.get(saved_search_id) ?? "nl");
	const read = [...byLanguage].map(async ([language, own]) => {
		const ids = new Set(own.map(({ property_id }) => property_id));
		return [language, await propertiesIn([...ids], language)] as const;
	});
	return new Map(await Promise.all(read));
}

function languageOf({ language }: DueSavedSearch): Language {
	return isLanguage(language) ? language : "nl";
}

type Plan = {
	addressee: Addressee;
	/** Properties whose announcements are still true. */
	notified: NotifiedProperty[];
	/** Announcements that this email sends. */
	settled: Announcement[];
	/** Announcements that are no longer true. */
	gone: Announcement[];
};

/** Ids of the properties that fit each saved search, by its id. */
type Fit = ReadonlyMap<string, ReadonlySet<number>>;

/** Finds which of the waiting properties still fit each saved search. */
export async function fitsOf(
	listings: D1DatabaseSession,
	savedSearches: readonly { id: string; search: string }[],
	waiting: readonly Pick<Announcement, "property_id">[],
	properties: ReadonlyMap<number, Candidate>,
): Promise<Fit> {
	const ids = new Set(waiting.map(({ property_id }) => property_id));
	const found = await fitting(
		createReader({ withSession: () => listings }),
		savedSearches.map(({ id, search }) => ({ key: id, search: searchOfStored(search) })),
		[...properties.values()].flatMap((property) => (ids.has(property.id) ? [{ number: property.id, property }] : [])),
	);
	const fit = new Map<string, Set<number>>();
	for (const { key, number } of found) fit.set(key, (fit.get(key) ?? new Set()).add(number));
	return fit;
}

type Known = { properties: ReadonlyMap<number, Candidate>; fit: Fit; cards: Cards };

function planOf(row: DueSavedSearch, all: readonly Announcement[], { properties, fit, cards }: Known): Plan {
	const waiting = all.filter(({ saved_search_id }) => saved_search_id === row.id);
	const settled = waiting.filter(
		(each) => isTrue(each, properties.get(each.property_id), fit.get(row.id)) && cards.has(each.property_id),
	);
	const notified = [...Map.groupBy(settled, ({ property_id }) => property_id)].flatMap(([id, entries]) => {
		const property = properties.get(id);
		const card = cards.get(id);
		return property && card ? [{ id, property, card, ...reasonOf(entries) }] : [];
	});
	return {
		addressee: {
			id: row.id,
			submissionId: row.submission_id,
			email: row.email,
			name: fullName({ firstName: row.first_name, lastName: row.last_name }),
			language: languageOf(row),
			search: searchOfStored(row.search),
		},
		notified,
		settled,
		gone: waiting.filter((each) => !settled.includes(each)),
	};
}

/**
 * Whether an announcement is still true. A price reduction is not if the price has risen back or is no longer
 * published.
 */
export function isTrue(
	{ price_before }: Pick<Announcement, "price_before">,
	property: Candidate | undefined,
	fit: ReadonlySet<number> | undefined,
): boolean {
	if (!property || !fit?.has(property.id)) return false;
	const { price } = property.facts;
	return price_before === null || (price !== null && price < price_before);
}

/**
 * A new property stays new, whatever its price did since. Several reductions count as one, from the highest price to
 * the last.
 */
function reasonOf(entries: readonly Announcement[]): Pick<NotifiedProperty, "reason" | "priceBefore"> {
	if (entries.some(({ reason }) => reason === "new")) return { reason: "new", priceBefore: null };
	const before = entries.flatMap(({ price_before }) => (price_before === null ? [] : [price_before]));
	if (before.length > 0) return { reason: "price-down", priceBefore: Math.max(...before) };
	return { reason: "fits", priceBefore: null };
}

/** Marks sent announcements and deletes untrue ones, which may become true and be sent later. */
function settle(personal: D1DatabaseSession, plans: readonly Plan[], now: number): D1PreparedStatement[] {
	const named = `notified_at IS NULL AND (saved_search_id, property_id, reason, price) IN
		(SELECT value ->> 'saved_search_id', value ->> 'property_id', value ->> 'reason', value ->> 'price' FROM json_each(?1))`;
	const ids = (some: readonly Plan[]) => JSON.stringify(some.map(({ addressee }) => addressee.id));
	return [
		personal
			.prepare(`UPDATE announcements INDEXED BY announcements_waiting SET notified_at = ?2 WHERE ${named}`)
			.bind(JSON.stringify(plans.flatMap(({ settled }) => settled)), now),
		personal
			.prepare(`DELETE FROM announcements INDEXED BY announcements_waiting WHERE ${named}`)
			.bind(JSON.stringify(plans.flatMap(({ gone }) => gone))),
		personal
			.prepare("UPDATE saved_searches SET emails = emails + 1 WHERE id IN (SELECT value FROM json_each(?))")
			.bind(ids(plans.filter(({ notified }) => notified.length > 0))),
		personal
			.prepare(
				`UPDATE saved_searches SET due_at = CASE
					WHEN EXISTS (${SOMETHING_WAITS}) THEN due_at
				END WHERE id IN (SELECT value FROM json_each(?))`,
			)
			.bind(ids(plans)),
	];
}
