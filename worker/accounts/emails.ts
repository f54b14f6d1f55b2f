import { brusselsDay, formatDate } from "../../app/domain/formatting/dates";
import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { numberedName } from "../../app/domain/property/field-words";
import { addDays, type Day, mondayOf } from "../../app/domain/viewings/calendar";
import { translator } from "../../app/i18n/translator";
import { epochSeconds } from "../platform/clock";
import { guardCodeOf } from "../platform/guard";
import type { Cell, RowOf } from "../platform/rows";
import { type EmailRequest, greetedOf, type PreparedEmails } from "../ports/email-request";
import { findById, type OwnerAccount } from "./accounts";
import { createLink, type LinkPurpose } from "./links";
import { propertiesOf } from "./portal";
import type { PageViewCounters } from "./statistics";

export type EmailDependencies = {
	personal: D1Database;
	/** Of the site, without a slash at the end. */
	origin: string;
	defaultLanguage: Language;
	email: {
		prepare(emails: readonly EmailRequest[]): Promise<PreparedEmails>;
		/** Asks for what is in the outbox to be sent. */
		kick(): Promise<void>;
	};
	pageViews: PageViewCounters;
	/** A property's title; null where it is no longer in the agency's system. */
	titleOf(propertyId: number, language: Language): Promise<string | null>;
};

/** Invites new owners and emails the weekly summaries that are due. */
export async function sendOwnerEmails(deps: EmailDependencies): Promise<void> {
	await inviteNewOwners(deps);
	await sendWeeklySummaries(deps);
}

/** Owners in one run: the next run goes on where this one ends. */
const MOST_AT_ONCE = 50;
/** Low priority: answers to visitors go first. */
const LATER = 5;

/** Invites the owners who have no invitation yet, once, however often it is called. @returns how many */
export async function inviteNewOwners(deps: EmailDependencies): Promise<number> {
	const db = deps.personal.withSession("first-primary");
	const { results } = await db
		.prepare(
			`SELECT o.id FROM owners AS o LEFT JOIN owner_accounts AS a ON a.owner_id = o.id
			WHERE o.state = 'active' AND a.invited_at IS NULL LIMIT ?`,
		)
		.bind(MOST_AT_ONCE)
		.all<RowOf<"owners", "id">>();
	let invited = 0;
	for (const { id } of results) {
		const owner = await findById(db, id);
		if (!owner) continue;
		const { statement, message } = linkMessage(db, owner, "invitation", deps);
		const emails = await deps.email.prepare([{ ...message, priority: LATER }]);
		if (await storeOnce(db, emails, [invitedStatement(db, id), statement])) invited += 1;
	}
	if (invited > 0) await deps.email.kick();
	return invited;
}

/**
 * Writes emails with what marks them as written, in one batch.
 * @returns false where another run has written them meanwhile: the database refuses the mark, and the emails with it
 */
async function storeOnce(
	db: D1DatabaseSession,
	emails: PreparedEmails,
	marks: readonly D1PreparedStatement[],
): Promise<boolean> {
	try {
		await db.batch([...marks, ...emails.statements]);
		return true;
	} catch (error) {
		await emails.discard();
		const code = guardCodeOf(error);
		if (code === "already-invited" || code === "already-summed-up") return false;
		throw error;
	}
}

function invitedStatement(db: D1DatabaseSession, ownerId: number): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO owner_accounts (owner_id, invited_at) VALUES (?1, ?2)
			ON CONFLICT (owner_id) DO UPDATE SET invited_at = excluded.invited_at`,
		)
		.bind(ownerId, epochSeconds());
}

/** An email with a single-use link, and the statement that keeps the link: for one batch. */
export function linkMessage(
	db: D1DatabaseSession,
	owner: OwnerAccount,
	purpose: LinkPurpose,
	{ origin, defaultLanguage }: Pick<EmailDependencies, "origin" | "defaultLanguage">,
): { statement: D1PreparedStatement; message: EmailRequest & { buttonUrl: string } } {
	const { token, statement } = createLink(db, owner.id, purpose, epochSeconds());
	const language = owner.language ?? defaultLanguage;
	const message = {
		...addressed(owner, language, purpose),
		values: { username: owner.username },
		secret: token,
		buttonUrl: `${origin}${pagePath("/choose-password/", language)}?token=${token}`,
	};
	return { statement, message };
}

/** Notifies an owner of a changed password, so that a change by somebody else is noticed. */
export function changedMessage(
	owner: OwnerAccount,
	{ origin, defaultLanguage }: Pick<EmailDependencies, "origin" | "defaultLanguage">,
): EmailRequest {
	const language = owner.language ?? defaultLanguage;
	return { ...addressed(owner, language, "changed"), buttonUrl: origin + pagePath("/forgot-password/", language) };
}

function addressed(owner: OwnerAccount, language: Language, what: LinkPurpose | "summary" | "changed") {
	return {
		form: `owner-${what}`,
		template: `owner.${what}`,
		language,
		to: owner.email,
		greet: greetedOf(owner) ?? owner.username,
	} satisfies EmailRequest;
}

/** Emails last week's figures to the owners who asked for them, each week once. @returns how many owners were done with */
export async function sendWeeklySummaries(deps: EmailDependencies, now: Date = new Date()): Promise<number> {
	const db = deps.personal.withSession("first-primary");
	const week = addDays(mondayOf(brusselsDay(now)), -7);
	const { results } = await db
		.prepare(
			`SELECT a.owner_id AS id FROM owner_accounts AS a JOIN owners AS o ON o.id = a.owner_id AND o.state = 'active'
			WHERE a.weekly_summary = 1 AND (a.summed_up_week IS NULL OR a.summed_up_week < ?) LIMIT ?`,
		)
		.bind(week, MOST_AT_ONCE)
		.all<{ id: Cell<"owner_accounts", "owner_id"> }>();
	let done = 0;
	for (const { id } of results) {
		const owner = await findById(db, id);
		const emails = await deps.email.prepare(owner ? await summaryOf(deps, db, owner, week) : []);
		const marked = db.prepare("UPDATE owner_accounts SET summed_up_week = ? WHERE owner_id = ?").bind(week, id);
		if (await storeOnce(db, emails, [marked])) done += 1;
	}
	if (done > 0) await deps.email.kick();
	return done;
}

/** The email on one week, with a line for each property; none for an owner without properties. */
async function summaryOf(
	deps: EmailDependencies,
	db: D1DatabaseSession,
	owner: OwnerAccount,
	week: Day,
): Promise<EmailRequest[]> {
	const ids = await propertiesOf(db, owner.id);
	if (ids.length === 0) return [];
	const language = owner.language ?? deps.defaultLanguage;
	const weekBefore = addDays(week, -7);
	const [these, those, titles] = await Promise.all([
		deps.pageViews.ofWeeks(ids, week, week),
		deps.pageViews.ofWeeks(ids, weekBefore, weekBefore),
		Promise.all(ids.map((id) => deps.titleOf(id, language))),
	]);
	const t = translator(language, deps.defaultLanguage, "mail");
	const message: EmailRequest = {
		...addressed(owner, language, "summary"),
		priority: LATER,
		values: { from: formatDate(week), to: formatDate(addDays(week, 6)) },
		facts: ids.map((id, index) => ({
			label: titles[index] ?? numberedName(id, language),
			value: t("owner.summary.line", { pageViews: these[index] ?? 0, before: those[index] ?? 0 }),
		})),
		buttonUrl: deps.origin + pagePath("/owner/", language),
	};
	return [message];
}
