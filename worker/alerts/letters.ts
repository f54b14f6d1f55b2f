import { type Demand, demandOf, fits, type HomeFacts, type Wishes } from "../../app/domain/demand";
import { fullName } from "../../app/domain/full-name";
import { isLanguage, type Language } from "../../app/domain/language";
import { guardStatement, isGuardFault } from "../db/guard";
import type { LetterHome, LetterRequest, PreparedLetters } from "../letter-request";
import { factsOf, log } from "../log";
import { findHomes } from "./homes";
import { type Announcement, type Databases, SOMETHING_WAITS } from "./match";
import { type Addressee, type AlertAddresses, letterOf, type Told } from "./wording";

export type LetterDependencies = AlertAddresses & {
	db: Databases;
	/** Homes as letters show them, by id; those that are listed no longer are left out. */
	homesIn(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, LetterHome>>;
	prepare(letters: readonly LetterRequest[]): Promise<PreparedLetters>;
};

/** Letters that are written in one batch. */
const LETTERS_AT_ONCE = 25;
/** When a letter that could not be written is tried again. */
const LATER_SECONDS = 3_600;

type DueDemand = {
	id: string;
	submission_id: string;
	email: string;
	first_name: string;
	last_name: string;
	language: string;
	wishes: string;
	letters: number;
};

/**
 * Writes the letters that are due, one for each demand with all the homes that wait for it. What was sold, rented,
 * withdrawn or changed meanwhile so that it fits no longer is left out and may be told another time. A letter and the note
 * that it was written are one batch: a run that is cut off writes none twice. @param now epoch seconds
 */
export async function writeLetters(
	deps: LetterDependencies,
	now: number,
): Promise<{ letters: number; isDone: boolean }> {
	const { personal } = deps.db;
	const { results: due } = await personal
		.prepare(
			`SELECT id, submission_id, email, first_name, last_name, language, wishes, letters FROM demands
			WHERE due_at <= ? AND +state = 'active' ORDER BY due_at LIMIT ${LETTERS_AT_ONCE}`,
		)
		.bind(now)
		.all<DueDemand>();
	if (due.length === 0) return { letters: 0, isDone: true };
	const isDone = due.length < LETTERS_AT_ONCE;
	try {
		return { letters: await writeTogether(deps, due, now), isDone };
	} catch (error) {
		if (!isGuardFault(error)) log("error", "alerts-not-written", factsOf(error));
	}
	let letters = 0;
	for (const demand of due) letters += await writeAlone(deps, demand, now);
	return { letters, isDone };
}

/** One of several was changed, paused or written by another run, or cannot be written: the others get theirs. */
async function writeAlone(deps: LetterDependencies, demand: DueDemand, now: number): Promise<number> {
	try {
		return await writeTogether(deps, [demand], now);
	} catch (error) {
		if (isGuardFault(error)) return 0;
		log("error", "alert-not-written", factsOf(error));
		await deps.db.personal
			.prepare("UPDATE demands SET due_at = ? WHERE id = ? AND due_at IS NOT NULL")
			.bind(now + LATER_SECONDS, demand.id)
			.run();
		return 0;
	}
}

async function writeTogether(deps: LetterDependencies, due: readonly DueDemand[], now: number): Promise<number> {
	const { personal, listings } = deps.db;
	const waiting = await waitingOf(personal, due);
	const homes = await findHomes(listings, [...new Set(waiting.map(({ property_id }) => property_id))]);
	const cards = await cardsOf(deps, due, waiting);
	const plans = due.map((row) => planOf(row, waiting, homes, cards.get(languageOf(row)) ?? new Map()));
	const written = plans.filter(({ told }) => told.length > 0);
	const requests = await Promise.all(
		written.map(async ({ addressee, told, settled }) => ({
			...(await letterOf(deps, addressee, told)),
			alert: {
				demandId: addressee.id,
				told: settled.map(({ property_id, reason, price }) => ({ property_id, reason, price })),
			},
		})),
	);
	const { statements } = await deps.prepare(requests);
	await personal.batch([
		guardStatement(
			personal,
			`(SELECT count(*) FROM json_each(?) AS known CROSS JOIN demands ON demands.id = known.value ->> 'id'
				WHERE state = 'active' AND due_at <= ? AND letters = known.value ->> 'letters'
					AND wishes = known.value ->> 'wishes') = ?`,
			JSON.stringify(due.map(({ id, letters, wishes }) => ({ id, letters, wishes }))),
			now,
			due.length,
		),
		...settle(personal, plans, now),
		...statements,
	]);
	return requests.length;
}

async function waitingOf(personal: D1DatabaseSession, due: readonly DueDemand[]): Promise<Announcement[]> {
	const { results } = await personal
		.prepare(
			`SELECT demand_id, property_id, reason, price, price_before FROM json_each(?) AS due
			CROSS JOIN announcements INDEXED BY announcements_waiting ON demand_id = due.value WHERE told_at IS NULL`,
		)
		.bind(JSON.stringify(due.map(({ id }) => id)))
		.all<Announcement>();
	return results;
}

type Cards = ReadonlyMap<number, LetterHome>;

/** Each home once for each language that somebody is to read of it in. */
async function cardsOf(
	{ homesIn }: LetterDependencies,
	due: readonly DueDemand[],
	waiting: readonly Announcement[],
): Promise<ReadonlyMap<Language, Cards>> {
	const languages = new Map(due.map((row) => [row.id, languageOf(row)]));
	const byLanguage = Map.groupBy(waiting, ({ demand_id }) => languages.get(demand_id) ?? "nl");
	const read = [...byLanguage].map(async ([language, own]) => {
		const ids = new Set(own.map(({ property_id }) => property_id));
		return [language, await homesIn([...ids], language)] as const;
	});
	return new Map(await Promise.all(read));
}

function languageOf({ language }: DueDemand): Language {
	return isLanguage(language) ? language : "nl";
}

type Plan = {
	addressee: Addressee;
	/** What is still true, one entry for each home. */
	told: Told[];
	/** Everything that is settled by telling it. */
	settled: Announcement[];
	/** What is true no longer. */
	gone: Announcement[];
};

function planOf(
	row: DueDemand,
	all: readonly Announcement[],
	homes: ReadonlyMap<number, HomeFacts>,
	cards: Cards,
): Plan {
	const demand = demandOf(JSON.parse(row.wishes) as Wishes);
	const waiting = all.filter(({ demand_id }) => demand_id === row.id);
	const settled = waiting.filter(
		(each) => isTrue(each, homes.get(each.property_id), demand) && cards.has(each.property_id),
	);
	const told = [...Map.groupBy(settled, ({ property_id }) => property_id)].flatMap(([id, entries]) => {
		const home = homes.get(id);
		const card = cards.get(id);
		return home && card ? [{ id, home, card, ...reasonOf(entries) }] : [];
	});
	return {
		addressee: {
			id: row.id,
			submissionId: row.submission_id,
			email: row.email,
			name: fullName({ firstName: row.first_name, lastName: row.last_name }),
			language: languageOf(row),
			demand,
		},
		told,
		settled,
		gone: waiting.filter((each) => !settled.includes(each)),
	};
}

/** A fall that was made good again, or whose price is not published any more, is none. */
export function isTrue(
	{ price_before }: Pick<Announcement, "price_before">,
	home: HomeFacts | undefined,
	demand: Demand,
): boolean {
	if (!home || !fits(home, demand)) return false;
	return price_before === null || (home.price !== null && home.price < price_before);
}

/** A home that is new is new, whatever its price did since; of several falls the first price and the last count. */
function reasonOf(entries: readonly Announcement[]): Pick<Told, "reason" | "priceBefore"> {
	if (entries.some(({ reason }) => reason === "new")) return { reason: "new", priceBefore: null };
	const before = entries.flatMap(({ price_before }) => (price_before === null ? [] : [price_before]));
	if (before.length > 0) return { reason: "price-down", priceBefore: Math.max(...before) };
	return { reason: "fits", priceBefore: null };
}

/** What was told is told for good; what was true no longer may come true again and be told then. */
function settle(personal: D1DatabaseSession, plans: readonly Plan[], now: number): D1PreparedStatement[] {
	const named = `told_at IS NULL AND (demand_id, property_id, reason, price) IN
		(SELECT value ->> 'demand_id', value ->> 'property_id', value ->> 'reason', value ->> 'price' FROM json_each(?1))`;
	const ids = (some: readonly Plan[]) => JSON.stringify(some.map(({ addressee }) => addressee.id));
	return [
		personal
			.prepare(`UPDATE announcements INDEXED BY announcements_waiting SET told_at = ?2 WHERE ${named}`)
			.bind(JSON.stringify(plans.flatMap(({ settled }) => settled)), now),
		personal
			.prepare(`DELETE FROM announcements INDEXED BY announcements_waiting WHERE ${named}`)
			.bind(JSON.stringify(plans.flatMap(({ gone }) => gone))),
		personal
			.prepare("UPDATE demands SET letters = letters + 1 WHERE id IN (SELECT value FROM json_each(?))")
			.bind(ids(plans.filter(({ told }) => told.length > 0))),
		personal
			.prepare(
				`UPDATE demands SET due_at = CASE
					WHEN EXISTS (${SOMETHING_WAITS}) THEN due_at
				END WHERE id IN (SELECT value FROM json_each(?))`,
			)
			.bind(ids(plans)),
	];
}
