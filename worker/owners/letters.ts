import { addDays, type Day, mondayOf } from "../../app/domain/calendar";
import { brusselsDay } from "../../app/domain/dates";
import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/paths";
import { ownedHomePath } from "../../app/domain/portal";
import { findById, type OwnerAccount } from "./accounts";
import { createLink, type LinkPurpose } from "./links";
import { homesOf } from "./portal";
import { epochSeconds } from "./secrets";
import type { VisitCounters } from "./statistics";

/** A mail to an owner, before it has words. */
export type OwnerLetter =
	| { kind: LinkPurpose; owner: OwnerAccount; link: string }
	| { kind: "summary"; owner: OwnerAccount; week: { from: Day; to: Day }; homes: HomeWeek[]; accountUrl: string };

/** One home's week beside the week before. */
export type HomeWeek = { id: number; url: string; visits: number; before: number };

export type LetterDependencies = {
	personal: D1Database;
	/** Without a slash at the end. */
	origin: string;
	defaultLanguage: Language;
	/** The statements that put a mail in the outbox, for the caller's batch. */
	post(db: D1DatabaseSession, letter: OwnerLetter): Promise<D1PreparedStatement[]>;
	/** Sends what has been put in the outbox on its way. */
	send(): Promise<void>;
	visits: VisitCounters;
};

const INVITED_AT_ONCE = 50;
const SUMMED_UP_AT_ONCE = 50;

/** Invites the owners whom nobody has invited yet, each once, however often it is called. @returns how many */
export async function inviteNewOwners(deps: LetterDependencies): Promise<number> {
	const db = deps.personal.withSession("first-primary");
	const { results } = await db
		.prepare(
			`SELECT o.id FROM owners AS o LEFT JOIN owner_accounts AS a ON a.owner_id = o.id
			WHERE o.state = 'active' AND a.invited_at IS NULL LIMIT ?`,
		)
		.bind(INVITED_AT_ONCE)
		.all<{ id: number }>();
	let invited = 0;
	for (const { id } of results) {
		const owner = await findById(db, id);
		if (!owner) continue;
		await db.batch([invitedStatement(db, id), ...(await linkLetter(deps, db, owner, "invitation"))]);
		invited += 1;
	}
	if (invited > 0) await deps.send();
	return invited;
}

function invitedStatement(db: D1DatabaseSession, ownerId: number): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO owner_accounts (owner_id, invited_at) VALUES (?1, ?2)
			ON CONFLICT (owner_id) DO UPDATE SET invited_at = excluded.invited_at`,
		)
		.bind(ownerId, epochSeconds());
}

/** The statements of a mail with a single-use link: the link's own and the outbox's. */
export async function linkLetter(
	deps: Pick<LetterDependencies, "origin" | "defaultLanguage" | "post">,
	db: D1DatabaseSession,
	owner: OwnerAccount,
	purpose: LinkPurpose,
): Promise<D1PreparedStatement[]> {
	const { token, statement } = createLink(db, owner.id, purpose, epochSeconds());
	const path = pagePath("/choose-password/", owner.language ?? deps.defaultLanguage);
	const link = `${deps.origin}${path}?token=${token}`;
	return [statement, ...(await deps.post(db, { kind: purpose, owner, link }))];
}

/** Mails last week's figures to the owners who asked for them, each week once. @returns how many */
export async function sendWeeklySummaries(deps: LetterDependencies, now: Date = new Date()): Promise<number> {
	const db = deps.personal.withSession("first-primary");
	const week = addDays(mondayOf(brusselsDay(now)), -7);
	const { results } = await db
		.prepare(
			`SELECT a.owner_id AS id FROM owner_accounts AS a JOIN owners AS o ON o.id = a.owner_id AND o.state = 'active'
			WHERE a.weekly_summary = 1 AND (a.summed_up_week IS NULL OR a.summed_up_week < ?) LIMIT ?`,
		)
		.bind(week, SUMMED_UP_AT_ONCE)
		.all<{ id: number }>();
	for (const { id } of results) {
		const owner = await findById(db, id);
		if (!owner) continue;
		const homes = await weekOfHomes(deps, db, owner, week);
		const told = db.prepare("UPDATE owner_accounts SET summed_up_week = ? WHERE owner_id = ?").bind(week, id);
		const accountUrl = deps.origin + pagePath("/owner/", owner.language ?? deps.defaultLanguage);
		const letter = { kind: "summary", owner, week: { from: week, to: addDays(week, 6) }, homes, accountUrl } as const;
		await db.batch(homes.length > 0 ? [told, ...(await deps.post(db, letter))] : [told]);
	}
	if (results.length > 0) await deps.send();
	return results.length;
}

async function weekOfHomes(
	deps: LetterDependencies,
	db: D1DatabaseSession,
	owner: OwnerAccount,
	week: Day,
): Promise<HomeWeek[]> {
	const ids = await homesOf(db, owner.id);
	const before = addDays(week, -7);
	const [these, those] = await Promise.all([
		deps.visits.ofWeeks(ids, week, week),
		deps.visits.ofWeeks(ids, before, before),
	]);
	const language = owner.language ?? deps.defaultLanguage;
	return ids.map((id, index) => ({
		id,
		url: deps.origin + ownedHomePath(id, language),
		visits: these[index] ?? 0,
		before: those[index] ?? 0,
	}));
}
