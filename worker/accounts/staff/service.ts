import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Role } from "../../../app/domain/desk/roles";
import { epochSeconds } from "../../platform/clock";
import { type PasskeyAnswer, type PasskeyLine, relyingParty } from "../passkey-store";
import { hashPassword } from "../passwords";
import { type Acceptance, acceptByPasskey, acceptByPassword, openInvitation } from "./accept";
import { changePassword, type PasswordChange } from "./change-password";
import { type AccessSettings, accessIdentity } from "./identity";
import { sweepInvitationsStatement } from "./invitations";
import { askForStaffPasskey, staffOfPasskey, staffPasskeys } from "./passkeys";
import { createPeople, type People, type PeopleDependencies } from "./people";
import { exportStaff, type StaffExport } from "./privacy";
import { enrolment, presentCode, type SecondFactor } from "./second-factor";
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
import { type StaffAttempt, type StaffSignIn, signInStaff } from "./sign-in";
import { findStaff, findStaffByEmail, type Staff, type StaffAccount, staffOf } from "./staff";

export type { Acceptance } from "./accept";
export type { PasswordChange } from "./change-password";
export type { AccessSettings } from "./identity";
export type { People, Person } from "./people";
export type { SecondFactor } from "./second-factor";
export type { StaffSessionLine } from "./sessions";
export type { Staff } from "./staff";

/** Who is signed in at the desk. */
export type StaffSession = {
	staff: Staff;
	sessionId: string;
	/** The sign-in was just now: what opens new ways in asks for that. */
	isFresh: boolean;
};

export type StaffSignedIn = { staff: Staff; setCookie: string };

/** Credentials and sessions of the agency's people; separate from the owners' in every table, cookie and key. */
export type StaffAccounts = {
	session(request: Request): Promise<StaffSession | null>;
	signIn(
		request: Request,
		attempt: Omit<StaffAttempt, "address">,
	): Promise<(StaffSignedIn & { ok: true }) | Extract<StaffSignIn, { ok: false }>>;
	/** Lets in an invited person whom Cloudflare Access has identified; null without such protection or identity. */
	signInByAccess(request: Request): Promise<StaffSignedIn | null>;
	/** @returns the Set-Cookie header that takes the cookie away; null where there is none of ours */
	signOut(request: Request): Promise<string | null>;
	invitations: {
		/** Whom a link invites, with what an authenticator app is given; null for a link that cannot be used. */
		open(token: string): Promise<{ staff: Staff; factor: SecondFactor } | null>;
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
		removePasskey(staff: Staff, id: string): Promise<boolean>;
		changePassword(session: StaffSession, change: { password: string; code: string }): Promise<PasswordChange>;
		endSession(staff: Staff, id: string): Promise<void>;
		endOtherSessions(session: StaffSession): Promise<void>;
	};
	passkeys: {
		ask(request: Request): ReturnType<typeof staffPasskeys.askForSignIn>;
		signIn(request: Request, answer: PasskeyAnswer<AuthenticationResponseJSON>): Promise<StaffSignedIn | null>;
	};
	people: People;
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
	sessionSecret: string;
	linkSecret: string;
	/** The name under which authenticators keep a passkey or a second factor. */
	siteName: string;
	defaultLanguage: Staff["language"];
	access: AccessSettings | null;
};

export function createStaffAccounts(deps: StaffDependencies): StaffAccounts {
	const { audit, linkSecret, siteName } = deps;
	const session = () => deps.personal.withSession("first-primary");
	const cookiesFor = (request: Request) =>
		staffCookies(deps.sessions, deps.sessionSecret, new URL(request.url).protocol === "https:");
	const cookieOf = (request: Request) => request.headers.get("cookie");
	const userAgentOf = (request: Request) => request.headers.get("user-agent");

	async function begin(request: Request, staff: StaffAccount): Promise<StaffSignedIn> {
		const db = session();
		const cookies = cookiesFor(request);
		// A session whose cookie is replaced could not be ended any more.
		const before = await openStaffSession(db, cookies, cookieOf(request));
		if (before) await endStaffSession(db, before.staffId, before.id);
		return { staff: staffOf(staff), setCookie: await beginStaffSession(db, cookies, staff, userAgentOf(request)) };
	}

	async function accepted(request: Request, result: Acceptance): Promise<Accepted> {
		return result.ok ? { ok: true, ...(await begin(request, result.staff)) } : result;
	}

	return {
		async session(request) {
			const db = session();
			const open = await openStaffSession(db, cookiesFor(request), cookieOf(request));
			const account = open && (await findStaff(db, open.staffId));
			return account ? { staff: staffOf(account), sessionId: open.id, isFresh: open.isFresh } : null;
		},
		async signIn(request, attempt) {
			const result = await signInStaff(session(), linkSecret, { ...attempt, address: addressOf(request) });
			return result.ok ? { ok: true, ...(await begin(request, result.staff)) } : result;
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
				return { staff: staffOf(account), factor: enrolment(linkSecret, siteName, account, account.secondFactor + 1) };
			},
			accept: async (request, choice) =>
				accepted(request, await acceptByPassword(session(), { linkSecret, audit }, choice)),
			async askForPasskey(request, token) {
				const db = session();
				const account = await openInvitation(db, token);
				return account && askForStaffPasskey(db, relyingParty(request, siteName), account);
			},
			acceptByPasskey: async (request, token, answer) =>
				accepted(
					request,
					await acceptByPasskey(session(), { audit, site: relyingParty(request, siteName) }, token, {
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
				const number = account?.secondFactor ?? 0;
				return { isSet: number > 0, next: enrolment(linkSecret, siteName, staff, number + 1) };
			},
			async askForPasskey(request, open) {
				if (!open.isFresh) return null;
				const db = session();
				const account = await findStaff(db, open.staff.id);
				return account && askForStaffPasskey(db, relyingParty(request, siteName), account);
			},
			async addPasskey(request, { staff }, answer) {
				const db = session();
				const site = relyingParty(request, siteName);
				const statement = await staffPasskeys.newStatement(db, site, staff.id, answer, userAgentOf(request));
				if (!statement) return false;
				await db.batch([statement, audit.statement(ownChange(staff, { passkeyAdded: true }))]);
				return true;
			},
			async removePasskey(staff, id) {
				const db = session();
				const known = await staffPasskeys.list(db, staff.id);
				if (!known.some((each) => each.id === id)) return false;
				await db.batch([
					staffPasskeys.removeStatement(db, staff.id, id),
					audit.statement(ownChange(staff, { passkeyRemoved: true })),
				]);
				return true;
			},
			changePassword: (open, change) => changePassword(session(), { linkSecret, audit }, open, change),
			endSession: (staff, id) => endStaffSession(session(), staff.id, id),
			async endOtherSessions({ staff, sessionId }) {
				await endOthersStatement(session(), staff.id, sessionId).run();
			},
		},
		passkeys: {
			ask: (request) => staffPasskeys.askForSignIn(session(), relyingParty(request, siteName)),
			async signIn(request, answer) {
				const staff = await staffOfPasskey(session(), relyingParty(request, siteName), answer);
				return staff && begin(request, staff);
			},
		},
		people: createPeople(deps),
		async demo({ password, ...person }) {
			const db = session();
			if (await findStaffByEmail(db, person.email)) return false;
			await db
				.prepare(
					`INSERT INTO staff (id, email, name, role, office, language, state, password_hash, second_factor, created_at)
					VALUES (?, ?, ?, ?, ?, ?, 'active', ?, 1, ?)`,
				)
				.bind(
					crypto.randomUUID(),
					person.email,
					person.name,
					person.role,
					person.office,
					deps.defaultLanguage,
					await hashPassword(password),
					epochSeconds(),
				)
				.run();
			return true;
		},
		async demoCode(email) {
			const account = await findStaffByEmail(session(), email);
			return account && presentCode(linkSecret, account, account.secondFactor);
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
				staffPasskeys.sweepChallengesStatement(db, seconds),
			]);
		},
	};
}

/** A change of one's own account, for the log. */
function ownChange(staff: Staff, after: unknown) {
	return { staff, action: "account.own", subject: `staff:${staff.id}`, after } as const;
}

function addressOf(request: Request): string {
	return request.headers.get("cf-connecting-ip") ?? "";
}
