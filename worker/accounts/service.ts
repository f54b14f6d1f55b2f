import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Language } from "../../app/domain/language";
import { epochSeconds } from "../platform/clock";
import { findById, findByLogin, type OwnerAccount, passwordStatement } from "./accounts";
import { choosePassword } from "./choose-password";
import { sweepFailuresStatement } from "./credentials/failures";
import { type PasskeyAnswer, relyingParty } from "./credentials/passkey-store";
import { hashPassword, verifyPassword } from "./credentials/passwords";
import type { SessionDependencies } from "./credentials/session-store";
import { type EmailDependencies, linkMessage } from "./emails";
import { type LinkPurpose, ownerLinks } from "./links";
import { sweepNetworksStatement } from "./networks";
import { askForPasskey, ownerPasskeys, signInByPasskey } from "./passkeys";
import { type CalendarContent, type CalendarKey, readCalendarToken } from "./portal/calendar-feed";
import { calendarText, createPortal, isOwnerOf, type OwnerPortal, type PortalDependencies } from "./portal/portal";
import { eraseOwner, exportOwner } from "./privacy";
import { ownerSessions } from "./sessions";
import { needsCaptcha, type SignInAttempt, signIn } from "./sign-in";

export type { OwnerAccount } from "./accounts";
export type { PasskeyLine } from "./credentials/passkey-store";
export type { SessionLine } from "./credentials/session-store";
export type { Comparison } from "./portal/comparison";
export type { HistoryEntry } from "./portal/history";
export type { HistoryPage } from "./portal/history-page";
export type { Interest } from "./portal/interest";
export type { OwnedProperty, OwnerPortal } from "./portal/portal";
export type { DayOfPageViews, Figure, PropertyStatistics } from "./portal/statistics";
export type { ArchivedReport } from "./reports/archive";
export type { CaptchaOutcome } from "./sign-in";

type OwnersDependencies = Omit<PortalDependencies, "db"> &
	SessionDependencies &
	EmailDependencies & {
		/** Name of the relying party in passkeys. */
		siteName(): string;
	};

type SignedIn = { owner: OwnerAccount; setCookie: string };

export type Owners = ReturnType<typeof createOwners>;

/** Accounts, sessions and the portal of owners. */
export function createOwners(deps: OwnersDependencies) {
	const session = () => deps.personal.withSession("first-primary");

	async function begin(request: Request, owner: OwnerAccount): Promise<SignedIn> {
		return { owner, setCookie: await ownerSessions.begin(session(), deps, request, owner) };
	}

	async function portal(request: Request): Promise<OwnerPortal | null> {
		const db = session();
		const open = await ownerSessions.open(db, deps, request);
		const account = open && (await findById(db, open.holder));
		return account ? createPortal({ ...deps, db }, account, open) : null;
	}

	/** Prepares an email with a link to set a password; null for an inactive account. */
	function linkFor(db: D1DatabaseSession, owner: OwnerAccount | null, origin: string, purpose: LinkPurpose) {
		if (!owner?.active) return null;
		return linkMessage(db, owner, purpose, { origin, defaultLanguage: deps.defaultLanguage });
	}

	return {
		/** Whether a sign-in from this address or with this login needs a captcha. */
		needsCaptcha: (request: Request, login: string | null) =>
			needsCaptcha(session(), deps.keyring, login, addressOf(request)),
		async signIn(request: Request, attempt: Omit<SignInAttempt, "address">) {
			const result = await signIn(session(), deps.keyring, { ...attempt, address: addressOf(request) });
			return result.ok ? { ...result, ...(await begin(request, result.owner)) } : result;
		},
		/** @returns the Set-Cookie header that deletes the cookie; null without a session cookie */
		async signOut(request: Request, everywhere: boolean) {
			if (everywhere) await (await portal(request))?.endAllSessions();
			return ownerSessions.endCurrent(session(), deps, request);
		},
		portal,
		/** Checks a link from an email: whether it sets the first password; null for an invalid link. */
		async openLink(token: string) {
			const db = session();
			const holder = await ownerLinks.read(db, token, epochSeconds());
			return holder === null ? null : { isFirst: (await findById(db, holder))?.passwordHash == null };
		},
		choosePassword: (request: Request, choice: { token: string; password: string }) =>
			choosePassword(session(), deps, { ...choice, address: addressOf(request) }),
		/** Finds an owner by user name or email; null for an unknown login or a suspended owner. */
		async findActive(login: string) {
			const found = await findByLogin(session(), login);
			return found?.active ? found : null;
		},
		/** For development: returns the URL of a new invitation; null for an unknown login. */
		async invitationLink(login: string, origin: string) {
			const db = session();
			const link = linkFor(db, await findByLogin(db, login), origin, "invitation");
			await link?.statement.run();
			return link?.message.buttonUrl ?? null;
		},
		/** Prepares the email with a link to reset the password; null for an unknown login. */
		async prepareReset(login: string, origin: string) {
			const db = session();
			return linkFor(db, await findByLogin(db, login), origin, "reset");
		},
		/** Prepares another invitation: to set the first password, or to reset it; null for an unknown owner. */
		async prepareLinkAnew(ownerId: number, origin: string) {
			const db = session();
			const owner = await findById(db, ownerId);
			return linkFor(db, owner, origin, owner?.passwordHash === null ? "invitation" : "reset");
		},
		/** For development: sets the first password. @returns whether this is the owner's password now */
		async setFirstPassword(ownerId: number, password: string) {
			const db = session();
			const account = await findById(db, ownerId);
			if (!account) return false;
			if (account.passwordHash !== null) return verifyPassword(password, account.passwordHash);
			await passwordStatement(db, ownerId, await hashPassword(password)).run();
			return true;
		},
		passkeys: passkeysOf(deps, session, begin),
		/** Finds the property and owner of a calendar's secret URL; null for an invalid one. */
		async readCalendar(token: string) {
			const key = readCalendarToken(deps.keyring, token);
			return key && ownerOfCalendar(session(), key);
		},
		calendar: (propertyId: number, language: Language, about: Omit<CalendarContent, "entries">) =>
			calendarText({ ...deps, db: session() }, propertyId, language, about),
		/** Whether the request comes from a signed-in owner of the property. Without a session cookie no query is made. */
		async isOwn(request: Request, propertyId: number) {
			if (!request.headers.get("cookie")?.includes("session=")) return false;
			const db = session();
			const open = await ownerSessions.open(db, deps, request, { isUse: false });
			return open !== null && isOwnerOf(db, open.holder, propertyId);
		},
		exportPerson: (email: string) => exportOwner(session(), email),
		erasePerson: (email: string) => eraseOwner(session(), email),
		/** Deletes old sessions, links, challenges, failed sign-ins and networks. */
		sweep: () => sweep(session(), epochSeconds()),
	};
}

async function sweep(db: D1DatabaseSession, now: number): Promise<void> {
	await db.batch([
		ownerSessions.sweepStatement(db, now),
		ownerLinks.sweepStatement(db, now),
		ownerPasskeys.sweepChallengesStatement(db, now),
		sweepFailuresStatement(db, now),
		sweepNetworksStatement(db, now),
	]);
}

async function ownerOfCalendar(db: D1DatabaseSession, key: CalendarKey) {
	const owner = await findById(db, key.ownerId);
	const theirs =
		owner?.active && owner.calendarEpoch === key.epoch && (await isOwnerOf(db, key.ownerId, key.propertyId));
	return theirs ? { propertyId: key.propertyId, owner } : null;
}

function addressOf(request: Request): string {
	return request.headers.get("cf-connecting-ip") ?? "";
}

/** Sign-in with passkeys. @param begin starts a session */
function passkeysOf(
	deps: OwnersDependencies,
	session: () => D1DatabaseSession,
	begin: (request: Request, owner: OwnerAccount) => Promise<SignedIn>,
) {
	const siteOf = (request: Request) => relyingParty(request, deps.siteName());
	return {
		/** Null when the sign-in is too long ago, so that nobody can add a passkey to a session that was left open. */
		async askToAdd(request: Request, open: OwnerPortal) {
			if (!open.isFresh) return null;
			const db = session();
			const account = await findById(db, open.owner.id);
			if (!account) throw new Error(`owner ${open.owner.id} is gone`);
			return askForPasskey(db, siteOf(request), account);
		},
		async add(request: Request, open: OwnerPortal, answer: PasskeyAnswer<RegistrationResponseJSON>) {
			const userAgent = request.headers.get("user-agent");
			const site = siteOf(request);
			const statement = await ownerPasskeys.newStatement(session(), site, open.owner.id, answer, userAgent);
			return statement !== null && (await statement.run()).meta.changes === 1;
		},
		askToSignIn: (request: Request) => ownerPasskeys.askForSignIn(session(), siteOf(request)),
		async signIn(request: Request, answer: PasskeyAnswer<AuthenticationResponseJSON>) {
			const owner = await signInByPasskey(session(), siteOf(request), answer);
			return owner && begin(request, owner);
		},
	};
}
