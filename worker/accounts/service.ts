import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Language } from "../../app/domain/language";
import { epochSeconds } from "../platform/clock";
import type { EmailRequest } from "../ports/email-request";
import type { Erasure } from "../ports/erasure";
import { findById, findByLogin, type OwnerAccount, passwordStatement } from "./accounts";
import { type CalendarContent, type CalendarKey, readCalendarToken } from "./calendar-feed";
import { choosePassword, type PasswordChoice } from "./choose-password";
import { type EmailDependencies, linkMessage } from "./emails";
import { sweepFailuresStatement } from "./failures";
import { createLink, type LinkPurpose, ownerLinks } from "./links";
import { sweepNetworksStatement } from "./networks";
import { relyingParty } from "./passkey-store";
import { askForPasskey, ownerPasskeys, signInByPasskey } from "./passkeys";
import { hashPassword, verifyPassword } from "./passwords";
import { calendarText, createPortal, isOwnerOf, type OwnerPortal, type PortalDependencies } from "./portal";
import { eraseOwner, exportOwner, type OwnerExport } from "./privacy";
import type { SessionDependencies } from "./session-store";
import { ownerSessions } from "./sessions";
import { needsCaptcha, type SignInAttempt, type SignInResult, signIn } from "./sign-in";

export type { OwnerAccount } from "./accounts";
export type { ArchivedReport } from "./archive";
export type { Comparison } from "./comparison";
export type { HistoryEntry } from "./history";
export type { HistoryPage } from "./history-page";
export type { Interest } from "./interest";
export type { PasskeyLine } from "./passkey-store";
export type { OwnedProperty, OwnerPortal } from "./portal";
export type { SessionLine } from "./session-store";
export type { CaptchaOutcome } from "./sign-in";
export type { DayOfPageViews, Figure, PropertyStatistics } from "./statistics";

export type OwnersDependencies = Omit<PortalDependencies, "db" | "now"> &
	SessionDependencies & {
		personal: D1Database;
		/** Of the site, without a slash at the end. */
		siteAddress: EmailDependencies["siteAddress"];
		email: EmailDependencies["email"];
		/** The name under which authenticators keep a passkey. */
		siteName(): string;
	};

export type SignedIn = { owner: OwnerAccount; setCookie: string };

/** Signing in without a password. */
type PasskeyEntry = {
	/**
	 * Null where the owner has to sign in again first: a session that was left open must not allow adding a passkey.
	 */
	askToAdd(request: Request, portal: OwnerPortal): Promise<Awaited<ReturnType<typeof askForPasskey>> | null>;
	add(
		request: Request,
		portal: OwnerPortal,
		answer: { challengeId: string; response: RegistrationResponseJSON },
	): Promise<boolean>;
	askToSignIn(request: Request): ReturnType<typeof ownerPasskeys.askForSignIn>;
	signIn(
		request: Request,
		answer: { challengeId: string; response: AuthenticationResponseJSON },
	): Promise<SignedIn | null>;
};

/** Accounts, sessions and the portal of owners. */
export type Owners = {
	/** Whether an attempt to sign in from here, or with this login, has to pass a captcha. */
	needsCaptcha(request: Request, login: string | null): Promise<boolean>;
	signIn(
		request: Request,
		attempt: Omit<SignInAttempt, "address">,
	): Promise<(SignedIn & { ok: true }) | Extract<SignInResult, { ok: false }>>;
	/** @returns the Set-Cookie header that takes the cookie away; null where there is none of ours */
	signOut(request: Request, everywhere: boolean): Promise<string | null>;
	portal(request: Request): Promise<OwnerPortal | null>;
	/** A link from an email that can still be used, and whether the password is the owner's first; null for none. */
	openLink(token: string): Promise<{ isFirst: boolean } | null>;
	choosePassword(request: Request, choice: { token: string; password: string }): Promise<PasswordChoice>;
	/** A new single-use link; the statement stores it, so that it can be part of the caller's batch. */
	createLink(
		db: D1DatabaseSession,
		ownerId: number,
		purpose: LinkPurpose,
	): { token: string; statement: D1PreparedStatement };
	/** By user name or email; null for an unknown login and for a suspended owner. */
	findActive(login: string): Promise<OwnerAccount | null>;
	/** The email with the link to choose a new password; null where the login is unknown. */
	prepareReset(
		login: string,
		origin: string,
	): Promise<{ email: string; statement: D1PreparedStatement; message: EmailRequest } | null>;
	/** The email with a link for whoever is invited again: to a first password, or to another one; null for no such owner. */
	prepareLinkAnew(
		ownerId: number,
		origin: string,
	): Promise<{ statement: D1PreparedStatement; message: EmailRequest } | null>;
	/** For local work: the address of a fresh invitation; null where the login is unknown. */
	invitationLink(login: string, origin: string): Promise<string | null>;
	/** For local work: sets a password where there is none. @returns whether the password is the owner's now */
	hasFirstPassword(ownerId: number, password: string): Promise<boolean>;
	passkeys: PasskeyEntry;
	/** The property and owner of a calendar's secret address; null once it is no longer valid. */
	readCalendar(token: string): Promise<{ propertyId: number; owner: OwnerAccount } | null>;
	calendar(propertyId: number, language: Language, about: Omit<CalendarContent, "entries">): Promise<string>;
	/** Whether the request comes from a signed-in owner of the property. Reads nothing where there is no session cookie. */
	isOwn(request: Request, propertyId: number): Promise<boolean>;
	/** Everything that is kept of an owner by email address, by table. */
	exportPerson(email: string): Promise<OwnerExport>;
	/** Removes what the site itself keeps of the owner. */
	erasePerson(email: string): Promise<Erasure>;
	/** Deletes what is no longer needed: old sessions, links, challenges and failures. */
	sweep(): Promise<void>;
};

export function createOwners(deps: OwnersDependencies): Owners {
	const session = () => deps.personal.withSession("first-primary");
	const now = () => new Date();

	async function begin(request: Request, owner: OwnerAccount): Promise<SignedIn> {
		return { owner, setCookie: await ownerSessions.begin(session(), deps, request, owner) };
	}

	async function portal(request: Request): Promise<OwnerPortal | null> {
		const db = session();
		const open = await ownerSessions.open(db, deps, request);
		const account = open && (await findById(db, open.holder));
		return account ? createPortal({ ...deps, db, now }, account, open) : null;
	}

	return {
		needsCaptcha: (request, login) => needsCaptcha(session(), deps.keyring, login, addressOf(request)),
		async signIn(request, attempt) {
			const result = await signIn(session(), deps.keyring, { ...attempt, address: addressOf(request) });
			return result.ok ? { ok: true, ...(await begin(request, result.owner)) } : result;
		},
		async signOut(request, everywhere) {
			if (everywhere) await (await portal(request))?.endAllSessions();
			return ownerSessions.leave(session(), deps, request);
		},
		portal,
		async openLink(token) {
			const db = session();
			const holder = await ownerLinks.read(db, token, epochSeconds());
			return holder === null ? null : { isFirst: (await findById(db, holder))?.passwordHash == null };
		},
		choosePassword: (request, choice) => choosePassword(session(), deps, { ...choice, address: addressOf(request) }),
		createLink: (db, ownerId, purpose) => createLink(db, ownerId, purpose, epochSeconds()),
		async findActive(login) {
			const found = await findByLogin(session(), login);
			return found?.active ? found : null;
		},
		async invitationLink(login, origin) {
			const db = session();
			const owner = await findByLogin(db, login);
			if (!owner?.active) return null;
			const { statement, message } = linkMessage(db, owner, "invitation", {
				origin,
				defaultLanguage: deps.defaultLanguage,
			});
			await statement.run();
			return message.buttonUrl;
		},
		async prepareReset(login, origin) {
			const db = session();
			const owner = await findByLogin(db, login);
			if (!owner?.active) return null;
			return {
				email: owner.email,
				...linkMessage(db, owner, "reset", { origin, defaultLanguage: deps.defaultLanguage }),
			};
		},
		async prepareLinkAnew(ownerId, origin) {
			const db = session();
			const owner = await findById(db, ownerId);
			if (!owner?.active) return null;
			const purpose = owner.passwordHash === null ? "invitation" : "reset";
			return linkMessage(db, owner, purpose, { origin, defaultLanguage: deps.defaultLanguage });
		},
		async hasFirstPassword(ownerId, password) {
			const db = session();
			const account = await findById(db, ownerId);
			if (!account) return false;
			if (account.passwordHash !== null) return verifyPassword(password, account.passwordHash);
			await passwordStatement(db, ownerId, await hashPassword(password)).run();
			return true;
		},
		passkeys: passkeysOf(deps, session, begin),
		async readCalendar(token) {
			const key = readCalendarToken(deps.keyring, token);
			return key && ownerOfCalendar(session(), key);
		},
		calendar: (propertyId, language, about) =>
			calendarText({ ...deps, db: session(), now }, propertyId, language, about),
		async isOwn(request, propertyId) {
			if (!request.headers.get("cookie")?.includes("session=")) return false;
			const db = session();
			const open = await ownerSessions.open(db, deps, request, { isUse: false });
			return open !== null && isOwnerOf(db, open.holder, propertyId);
		},
		exportPerson: (email) => exportOwner(session(), email),
		erasePerson: (email) => eraseOwner(session(), email),
		async sweep() {
			const db = session();
			const seconds = epochSeconds();
			await db.batch([
				ownerSessions.sweepStatement(db, seconds),
				ownerLinks.sweepStatement(db, seconds),
				ownerPasskeys.sweepChallengesStatement(db, seconds),
				sweepFailuresStatement(db, seconds),
				sweepNetworksStatement(db, seconds),
			]);
		},
	};
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

/** @param begin a session of whoever is let in */
function passkeysOf(
	deps: OwnersDependencies,
	session: () => D1DatabaseSession,
	begin: (request: Request, owner: OwnerAccount) => Promise<SignedIn>,
): PasskeyEntry {
	const siteOf = (request: Request) => relyingParty(request, deps.siteName());
	return {
		async askToAdd(request, open) {
			if (!open.isFresh) return null;
			const db = session();
			const account = await findById(db, open.owner.id);
			if (!account) throw new Error(`owner ${open.owner.id} is gone`);
			return askForPasskey(db, siteOf(request), account);
		},
		async add(request, open, answer) {
			const userAgent = request.headers.get("user-agent");
			const site = siteOf(request);
			const statement = await ownerPasskeys.newStatement(session(), site, open.owner.id, answer, userAgent);
			return statement !== null && (await statement.run()).meta.changes === 1;
		},
		askToSignIn: (request) => ownerPasskeys.askForSignIn(session(), siteOf(request)),
		async signIn(request, answer) {
			const owner = await signInByPasskey(session(), siteOf(request), answer);
			return owner && begin(request, owner);
		},
	};
}
