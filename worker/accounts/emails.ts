import { greetedOf } from "../../app/domain/email/greeting";
import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import type { EmailRequest, Post, PreparedEmails } from "../email/request";
import { epochSeconds } from "../platform/clock";
import { guardCodeOf } from "../platform/guard";
import type { RowOf } from "../platform/rows";
import { findById, type OwnerAccount } from "./accounts";
import { createLink, type LinkPurpose } from "./links";

export type EmailDependencies = {
	personal: D1Database;
	/** Origin of the site, without a trailing slash. */
	siteAddress(): string;
	defaultLanguage: Language;
	email: Post;
};

/** Maximum number of owners per run; the next run continues with the rest. */
export const MAX_AT_ONCE = 50;
/** Priority below that of answers to visitors. */
export const LATER = 5;

/** Invites owners who have not been invited. Idempotent. @returns the number of owners invited */
export async function inviteNewOwners(deps: EmailDependencies): Promise<number> {
	const db = deps.personal.withSession("first-primary");
	const { results } = await db
		.prepare(
			`SELECT o.id FROM owners AS o LEFT JOIN owner_accounts AS a ON a.owner_id = o.id
			WHERE o.state = 'active' AND a.invited_at IS NULL LIMIT ?`,
		)
		.bind(MAX_AT_ONCE)
		.all<RowOf<"owners", "id">>();
	const own = { origin: deps.siteAddress(), defaultLanguage: deps.defaultLanguage };
	let invited = 0;
	for (const { id } of results) {
		const owner = await findById(db, id);
		if (!owner) continue;
		const { statement, message } = linkMessage(db, owner, "invitation", own);
		const emails = await deps.email.prepare([{ ...message, priority: LATER }]);
		if (await storeOnce(db, emails, [invitedStatement(db, id), statement])) invited += 1;
	}
	if (invited > 0) await deps.email.kick();
	return invited;
}

/**
 * Stores emails together with the rows that mark them as sent, in one batch.
 * @returns false if another run has stored them meanwhile: the database rejects the mark, and the emails with it
 */
export async function storeOnce(
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

/** Builds an email with a single-use link and the statement that stores the link, for one batch. */
export function linkMessage(
	db: D1DatabaseSession,
	owner: OwnerAccount,
	purpose: LinkPurpose,
	{ origin, defaultLanguage }: { origin: string; defaultLanguage: Language },
): { statement: D1PreparedStatement; message: EmailRequest & { buttonUrl: string } } {
	const { token, statement } = createLink(db, owner.id, purpose, epochSeconds());
	const language = owner.language ?? defaultLanguage;
	const message = {
		...addressed(owner, language, purpose),
		values: { username: owner.username },
		secret: token,
		buttonUrl: `${origin}${pagePath("choose-password", language)}?token=${token}`,
	};
	return { statement, message };
}

/** Builds the notice of a changed password, so that the owner notices a change by somebody else. */
export function changedMessage(
	owner: OwnerAccount,
	{ siteAddress, defaultLanguage }: Pick<EmailDependencies, "siteAddress" | "defaultLanguage">,
): EmailRequest {
	const language = owner.language ?? defaultLanguage;
	return { ...addressed(owner, language, "changed"), buttonUrl: siteAddress() + pagePath("forgot-password", language) };
}

export function addressed(
	owner: OwnerAccount,
	language: Language,
	what: LinkPurpose | "summary" | "report" | "changed",
) {
	return {
		form: `owner-${what}`,
		template: `owner.${what}`,
		language,
		to: owner.email,
		greet: greetedOf(owner) ?? owner.username,
	} satisfies EmailRequest;
}
