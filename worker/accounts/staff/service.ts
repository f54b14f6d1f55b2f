import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { type Role, seesEveryOffice } from "../../../app/domain/desk/roles";
import { deskSectionPath } from "../../../app/domain/desk/sections";
import { brusselsDay } from "../../../app/domain/formatting/dates";
import { epochSeconds } from "../../platform/clock";
import type { Keyring } from "../../platform/keyring";
import { factsOf, log } from "../../platform/log";
import type { EmailRequest } from "../../ports/email-request";
import { knownDeviceCookie } from "../known-device";
import { type PasskeyAnswer, type PasskeyLine, relyingParty } from "../passkey-store";
import { hashPassword } from "../passwords";
import { countRecoveryCodes, newRecoveryCodes } from "../recovery-codes";
import { type Acceptance, acceptByPasskey, acceptByPassword, openInvitation } from "./accept";
import { changePassword, type PasswordChange } from "./change-password";
import { type AccessSettings, accessIdentity } from "./identity";
import { sweepInvitationsStatement } from "./invitations";
import { askForStaffPasskey, staffOfPasskey, staffPasskeys } from "./passkeys";
import { createPeople, type People, type PeopleDependencies } from "./people";
import { exportStaff, type StaffExport } from "./privacy";
import { enrolment, nextFactor, presentCode, type SecondFactor } from "./second-factor";
import {
	beginStaffSession,
	endOthersStatement,
	endStaffSession,
	forgetStaffCookie,
	listStaffSessions,
	openStaffSession,
	type StaffSessionLine,
	staffCookies,
	sweepStaffSessionsStatement,
} from "./sessions";
import { deviceHolder, type StaffAttempt, type StaffSignIn, signInStaff } from "./sign-in";
import { findStaff, findStaffByEmail, type Staff, type StaffAccount, staffOf } from "./staff";
import { colleaguesCovered, createStandIns, type StandIns, sweepStandInsStatement } from "./stand-ins";

export type { Acceptance } from "./accept";
export type { PasswordChange } from "./change-password";
export type { AccessSettings } from "./identity";
export type { People, PeopleFault, PeopleResult, Person } from "./people";
export type { SecondFactor } from "./second-factor";
export type { StaffSessionLine } from "./sessions";
export type { Staff } from "./staff";
export type { StandIn } from "./stand-ins";

/** Who is signed in at the desk. */
export type StaffSession = {
	staff: Staff;
	sessionId: string;
	/** The sign-in was just now: what opens new ways in asks for that. */
	isFresh: boolean;
	/** An administrator without a passkey: nothing is open but the account itself, until there is one. */
	lacksPasskey: boolean;
};

/** `cookies`: the headers that set the session's cookie, and the one by which the browser is known from now on. */
export type StaffSignedIn = { staff: Staff; cookies: Headers };

/** Credentials and sessions of the agency's people; separate from the owners' in every table, cookie and key. */
export type StaffAccounts = {
	session(request: Request): Promise<StaffSession | null>;
	signIn(
		request: Request,
		attempt: StaffAttempt,
	): Promise<(StaffSignedIn & { ok: true }) | Extract<StaffSignIn, { ok: false }>>;
	/** Lets in an invited person whom Cloudflare Access has identified; null without such protection or identity. */
	signInByAccess(request: Request): Promise<StaffSignedIn | null>;
	/** @returns the Set-Cookie header that takes the cookie away; null where there is none of ours */
	signOut(request: Request): Promise<string | null>;
	invitations: {
		/** Whom a link invites, with what an authenticator app is given; null for a link that cannot be used. */
		open(token: string): Promise<{ staff: Staff; factor: SecondFactor; needsPasskey: boolean } | null>;
		accept(request: Request, choice: { token: string; password: string; code: string }): Promise<Accepted>;
		askForPasskey(request: Request, token: string): Promise<Awaited<ReturnType<typeof askForStaffPasskey>> | null>;
		acceptByPasskey(
			request: Request,
			token: string,
			answer: PasskeyAnswer<RegistrationResponseJSON>,
		): Promise<Accepted>;
	};
	own: {
		passkeys(staff: Staff): Promise<PasskeyLine[]>;
		sessions(staff: Staff): Promise<StaffSessionLine[]>;
		/** Of the account now, and of the one that a change of password would begin. */
		factor(staff: Staff): Promise<{ isSet: boolean; next: SecondFactor }>;
		/** Null where the sign-in was too long ago. */
		askForPasskey(
			request: Request,
			session: StaffSession,
		): Promise<Awaited<ReturnType<typeof askForStaffPasskey>> | null>;
		addPasskey(
			request: Request,
			session: StaffSession,
			answer: PasskeyAnswer<RegistrationResponseJSON>,
		): Promise<boolean>;
		/** Not an administrator's last one. */
		removePasskey(staff: Staff, id: string): Promise<boolean>;
		/** How many printed codes are left. */
		recoveryCodes(staff: Staff): Promise<number>;
		/** Codes in place of those before, to be shown once; null where the sign-in was too long ago. */
		newRecoveryCodes(session: StaffSession): Promise<string[] | null>;
		changePassword(session: StaffSession, change: { password: string; code: string }): Promise<PasswordChange>;
		endSession(staff: Staff, id: string): Promise<void>;
		endOtherSessions(session: StaffSession): Promise<void>;
	};
	passkeys: {
		ask(request: Request): ReturnType<typeof staffPasskeys.askForSignIn>;
		signIn(request: Request, answer: PasskeyAnswer<AuthenticationResponseJSON>): Promise<StaffSignedIn | null>;
	};
	people: People;
	standIns: StandIns;
	/** For local work: an account with this password, made where there is none. @returns whether it is new */
	demo(person: DemoPerson): Promise<boolean>;
	/** For local work: what an authenticator app would show now; null where there is no such account. */
	demoCode(email: string): Promise<string | null>;
	/** For local work: a session without any credentials. */
	demoSession(request: Request, email: string): Promise<StaffSignedIn | null>;
	/** What is kept of somebody by email address, by table. */
	exportPerson(email: string): Promise<StaffExport>;
	/** Deletes old sessions, invitations and challenges. */
	sweep(): Promise<void>;
};

export type Accepted = (StaffSignedIn & { ok: true }) | Extract<Acceptance, { ok: false }>;

export type DemoPerson = { email: string; name: string; role: Role; office: string | null; password: string };

export type StaffDependencies = PeopleDependencies & {
	sessions: KVNamespace;
	sessionSecrets: readonly string[];
	keyring: Keyring;
	/** The name under which authenticators keep a passkey or a second factor. */
	siteName: string;
	defaultLanguage: Staff["language"];
	access: AccessSettings | null;
	/** Whether passwords are for other roles alone. */
	administratorsNeedPasskeys: boolean;
};

const DAY = 86_400;
/** Keeps these entries apart from sessions. */
const WARNED = "desk-warned:";
const today = () => brusselsDay(new Date());

export function createStaffAccounts(deps: StaffDependencies): StaffAccounts {
	const { audit, keyring } = deps;
	const session = () => deps.personal.withSession("first-primary");
	const cookiesFor = (request: Request) =>
		staffCookies(deps.sessions, deps.sessionSecrets, new URL(request.url).protocol === "https:");
	const cookieOf = (request: Request) => request.headers.get("cookie");
	const userAgentOf = (request: Request) => request.headers.get("user-agent");

	async function begin(request: Request, staff: StaffAccount): Promise<StaffSignedIn> {
		const db = session();
		const cookies = cookiesFor(request);
		// A session whose cookie is replaced could not be ended any more.
		const before = await openStaffSession(db, cookies, cookieOf(request));
		if (before) await endStaffSession(db, before.staffId, before.id);
		const headers = new Headers({ "Set-Cookie": await beginStaffSession(db, cookies, staff, userAgentOf(request)) });
		headers.append("Set-Cookie", knownDeviceCookie(keyring, "desk", request, deviceHolder(staff)));
		return { staff: staffOf(staff), cookies: headers };
	}

	const needsPasskey = ({ role }: Pick<Staff, "role">) => deps.administratorsNeedPasskeys && role === "administrator";

	async function write(message: EmailRequest): Promise<void> {
		const { statements } = await deps.email.prepare([message]);
		await session().batch(statements);
		await deps.email.kick().catch((error: unknown) => log("warn", "kick-failed", factsOf(error)));
	}

	/** At most once a day, so that repeated attempts do not fill a mailbox. */
	async function warn(staff: StaffAccount): Promise<void> {
		const key = `${WARNED}${staff.id}`;
		if ((await deps.sessions.get(key)) !== null) return;
		await deps.sessions.put(key, "1", { expirationTtl: DAY });
		await write(accountEmail(staff, "staff.failures", deps.origin));
	}

	async function accepted(request: Request, result: Acceptance): Promise<Accepted> {
		return result.ok ? { ok: true, ...(await begin(request, result.staff)) } : result;
	}

	return {
		async session(request) {
			const db = session();
			const open = await openStaffSession(db, cookiesFor(request), cookieOf(request));
			const account = open && (await findStaff(db, open.staffId));
			if (!account) return null;
			const lacksPasskey = needsPasskey(account) && account.passkeys === 0;
			const covers = seesEveryOffice(account.role) ? [] : await colleaguesCovered(db, account.id, today());
			return { staff: { ...staffOf(account), covers }, sessionId: open.id, isFresh: open.isFresh, lacksPasskey };
		},
		async signIn(request, attempt) {
			const db = session();
			const result = await signInStaff(db, { keyring, needsPasskey, warn }, request, attempt);
			if (!result.ok) return result;
			if ("recoveryCode" in attempt) {
				const left = await countRecoveryCodes(db, `staff:${result.staff.id}`);
				await audit.statement(ownChange(result.staff, { recoveryCodeUsed: true, left })).run();
				await write({ ...accountEmail(result.staff, "staff.recovery", deps.origin), values: { count: left } });
			}
			return { ok: true, ...(await begin(request, result.staff)) };
		},
		async signInByAccess(request) {
			const email = deps.access && (await accessIdentity(deps.access, request));
			if (!email) return null;
			const db = session();
			const account = await findStaffByEmail(db, email);
			if (!account || account.state === "suspended") return null;
			if (account.state === "invited") {
				await db.prepare("UPDATE staff SET state = 'active' WHERE id = ?").bind(account.id).run();
			}
			return begin(request, account);
		},
		async signOut(request) {
			const db = session();
			const cookies = cookiesFor(request);
			const open = await openStaffSession(db, cookies, cookieOf(request));
			if (open) await endStaffSession(db, open.staffId, open.id);
			return forgetStaffCookie(cookies, cookieOf(request));
		},
		invitations: {
			async open(token) {
				const account = await openInvitation(session(), token);
				if (!account) return null;
				const factor = enrolment(keyring, deps.siteName, nextFactor(keyring, account));
				return { staff: staffOf(account), factor, needsPasskey: needsPasskey(account) };
			},
			accept: async (request, choice) =>
				accepted(request, await acceptByPassword(session(), { keyring, audit, needsPasskey }, choice)),
			async askForPasskey(request, token) {
				const db = session();
				const account = await openInvitation(db, token);
				return account && askForStaffPasskey(db, relyingParty(request, deps.siteName), account);
			},
			acceptByPasskey: async (request, token, answer) =>
				accepted(
					request,
					await acceptByPasskey(session(), { audit, site: relyingParty(request, deps.siteName) }, token, {
						...answer,
						userAgent: userAgentOf(request),
					}),
				),
		},
		own: {
			passkeys: (staff) => staffPasskeys.list(session(), staff.id),
			sessions: (staff) => listStaffSessions(session(), staff.id),
			async factor(staff) {
				const account = await findStaff(session(), staff.id);
				if (!account) throw new Error(`staff ${staff.id} is gone`);
				const next = enrolment(keyring, deps.siteName, nextFactor(keyring, account));
				return { isSet: account.secondFactor > 0, next };
			},
			async askForPasskey(request, open) {
				if (!open.isFresh) return null;
				const db = session();
				const account = await findStaff(db, open.staff.id);
				return account && askForStaffPasskey(db, relyingParty(request, deps.siteName), account);
			},
			async addPasskey(request, { staff }, answer) {
				const db = session();
				const site = relyingParty(request, deps.siteName);
				const statement = await staffPasskeys.newStatement(db, site, staff.id, answer, userAgentOf(request));
				if (!statement) return false;
				await db.batch([statement, audit.statement(ownChange(staff, { passkeyAdded: true }))]);
				return true;
			},
			async removePasskey(staff, id) {
				const db = session();
				const known = await staffPasskeys.list(db, staff.id);
				if (!known.some((each) => each.id === id) || (needsPasskey(staff) && known.length === 1)) return false;
				await db.batch([
					staffPasskeys.removeStatement(db, staff.id, id),
					audit.statement(ownChange(staff, { passkeyRemoved: true })),
				]);
				return true;
			},
			recoveryCodes: (staff) => countRecoveryCodes(session(), `staff:${staff.id}`),
			async newRecoveryCodes({ staff, isFresh }) {
				if (!isFresh) return null;
				const db = session();
				const { codes, statements } = newRecoveryCodes(db, keyring, `staff:${staff.id}`, epochSeconds());
				await db.batch([...statements, audit.statement(ownChange(staff, { recoveryCodesMade: codes.length }))]);
				return codes;
			},
			changePassword: (open, change) => changePassword(session(), { keyring, audit }, open, change),
			endSession: (staff, id) => endStaffSession(session(), staff.id, id),
			async endOtherSessions({ staff, sessionId }) {
				await endOthersStatement(session(), staff.id, sessionId).run();
			},
		},
		passkeys: {
			ask: (request) => staffPasskeys.askForSignIn(session(), relyingParty(request, deps.siteName)),
			async signIn(request, answer) {
				const staff = await staffOfPasskey(session(), relyingParty(request, deps.siteName), answer);
				return staff && begin(request, staff);
			},
		},
		people: createPeople(deps),
		standIns: createStandIns({ ...deps, today }),
		async demo({ password, ...person }) {
			const db = session();
			if (await findStaffByEmail(db, person.email)) return false;
			await db
				.prepare(
					`INSERT INTO staff (id, email, name, role, office, language, state, password_hash, second_factor, factor_key,
						created_at)
					VALUES (?, ?, ?, ?, ?, ?, 'active', ?, 1, ?, ?)`,
				)
				.bind(
					crypto.randomUUID(),
					person.email,
					person.name,
					person.role,
					person.office,
					deps.defaultLanguage,
					await hashPassword(password),
					keyring.newest,
					epochSeconds(),
				)
				.run();
			return true;
		},
		async demoCode(email) {
			const account = await findStaffByEmail(session(), email);
			return account && presentCode(keyring, account);
		},
		async demoSession(request, email) {
			const account = await findStaffByEmail(session(), email);
			return account?.state === "active" ? begin(request, account) : null;
		},
		exportPerson: (email) => exportStaff(session(), email),
		async sweep() {
			const db = session();
			const seconds = epochSeconds();
			await db.batch([
				sweepStaffSessionsStatement(db, seconds),
				sweepInvitationsStatement(db, seconds),
				sweepStandInsStatement(db, today()),
				staffPasskeys.sweepChallengesStatement(db, seconds),
			]);
		},
	};
}

/** A change of one's own account, for the log. */
function ownChange(staff: Staff, after: unknown) {
	return { staff, action: "account.own", subject: `staff:${staff.id}`, after } as const;
}

/** Emails that the site sends to an account automatically. */
function accountEmail(
	{ email, name, language }: Staff,
	template: "staff.failures" | "staff.recovery",
	origin: string,
): EmailRequest {
	const buttonUrl = origin + deskSectionPath("account", language);
	return { form: "staff-account", template, language, to: email, greet: name, buttonUrl };
}
