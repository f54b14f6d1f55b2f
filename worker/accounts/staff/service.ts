import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { seesEveryOffice } from "../../../app/domain/desk/roles";
import { deskSectionPath } from "../../../app/domain/desk/sections";
import { DAY_SECONDS } from "../../../app/domain/durations";
import { brusselsDay } from "../../../app/domain/formatting/dates";
import type { EmailRequest } from "../../email/request";
import { epochSeconds } from "../../platform/clock";
import { type PasskeyAnswer, relyingParty } from "../credentials/passkey-store";
import { countRecoveryCodes } from "../credentials/recovery-codes";
import { type Acceptance, acceptByPasskey, acceptByPassword, openInvitation } from "./accept";
import { addDemoStaff, type DemoPerson } from "./demo";
import { type EntryDependencies, type StaffSignedIn, signInByAccess, startSession } from "./entry";
import type { AccessSettings } from "./identity";
import { staffLinks } from "./invitations";
import { createOwnAccount, type StaffSession } from "./own-account";
import { askForStaffPasskey, staffOfPasskey, staffPasskeys } from "./passkeys";
import { createPeople, type PeopleDependencies } from "./people";
import { exportStaff } from "./privacy";
import { enrolment, nextFactor, presentCode } from "./second-factor";
import { staffSessions } from "./sessions";
import { type StaffAttempt, type StaffSignIn, signInStaff } from "./sign-in";
import { findStaff, findStaffByEmail, ownChange, type Staff, type StaffAccount, staffOf } from "./staff";
import { createStandIns, findCoveredColleagues, sweepStandInsStatement } from "./stand-ins";

export type { Acceptance } from "./accept";
export type { DemoPerson } from "./demo";
export type { StaffSignedIn } from "./entry";
export type { StaffSession } from "./own-account";
export type { PeopleResult, Person } from "./people";
export type { Staff } from "./staff";
export type { StandIn } from "./stand-ins";

type Accepted = (StaffSignedIn & { ok: true }) | Extract<Acceptance, { ok: false }>;

export type StaffDependencies = PeopleDependencies &
	EntryDependencies & {
		/** Name of the site in passkeys and authenticator apps. */
		siteName(): string;
		defaultLanguage: Staff["language"];
		access: AccessSettings | null;
		/** Whether administrators cannot sign in with a password. */
		administratorsNeedPasskeys: boolean;
	};

/** Key prefix that separates these entries from sessions. */
const WARNED = "desk-warned:";
const today = () => brusselsDay(new Date());

export type StaffAccounts = ReturnType<typeof createStaffAccounts>;

/** Credentials and sessions of staff. They share no table, cookie or key with those of owners. */
export function createStaffAccounts(deps: StaffDependencies) {
	const { audit, keyring } = deps;
	const session = () => deps.personal.withSession("first-primary");
	const siteOf = (request: Request) => relyingParty(request, deps.siteName());
	const needsPasskey = ({ role }: Pick<Staff, "role">) => deps.administratorsNeedPasskeys && role === "administrator";

	async function accepted(request: Request, result: Acceptance): Promise<Accepted> {
		return result.ok ? { ok: true, ...(await startSession(deps, request, result.staff)) } : result;
	}

	return {
		async session(request: Request): Promise<StaffSession | null> {
			const db = session();
			const open = await staffSessions.open(db, deps, request);
			const account = open && (await findStaff(db, open.holder));
			if (!account) return null;
			const lacksPasskey = needsPasskey(account) && account.passkeys === 0;
			const covers = seesEveryOffice(account.role) ? [] : await findCoveredColleagues(db, account.id, today());
			return { staff: { ...staffOf(account), covers }, sessionId: open.id, isFresh: open.isFresh, lacksPasskey };
		},
		/** Whether the request comes from signed-in staff. */
		isOwn: async (request: Request) => (await staffSessions.open(session(), deps, request, { isUse: false })) !== null,
		async signIn(
			request: Request,
			attempt: StaffAttempt,
		): Promise<(StaffSignedIn & { ok: true }) | Extract<StaffSignIn, { ok: false }>> {
			const rules = { keyring, needsPasskey, warn: (staff: StaffAccount) => warn(deps, staff) };
			const result = await signInStaff(session(), rules, request, attempt);
			if (!result.ok) return result;
			if ("recoveryCode" in attempt) await tellOfRecovery(deps, result.staff);
			return { ok: true, ...(await startSession(deps, request, result.staff)) };
		},
		signInByAccess: (request: Request) => signInByAccess(deps, request),
		/** @returns the Set-Cookie header that deletes the cookie; null without a session cookie */
		signOut: (request: Request) => staffSessions.endCurrent(session(), deps, request),
		invitations: {
			/** Returns the account of an invitation and the enrolment of its second factor; null for an invalid link. */
			async open(token: string) {
				const account = await openInvitation(session(), token);
				if (!account) return null;
				const factor = enrolment(keyring, deps.siteName(), nextFactor(keyring, account));
				return { staff: staffOf(account), factor, needsPasskey: needsPasskey(account) };
			},
			accept: async (request: Request, choice: { token: string; password: string; code: string }) =>
				accepted(request, await acceptByPassword(session(), { keyring, audit, needsPasskey }, choice)),
			async askForPasskey(request: Request, token: string) {
				const db = session();
				const account = await openInvitation(db, token);
				return account && askForStaffPasskey(db, siteOf(request), account, true);
			},
			async acceptByPasskey(request: Request, token: string, answer: PasskeyAnswer<RegistrationResponseJSON>) {
				const userAgent = request.headers.get("user-agent");
				const site = siteOf(request);
				return accepted(request, await acceptByPasskey(session(), { audit, site }, token, { ...answer, userAgent }));
			},
		},
		own: createOwnAccount({ ...deps, needsPasskey }),
		passkeys: {
			ask: (request: Request) => staffPasskeys.askForSignIn(session(), siteOf(request)),
			async signIn(request: Request, answer: PasskeyAnswer<AuthenticationResponseJSON>) {
				const staff = await staffOfPasskey(session(), siteOf(request), answer);
				return staff && startSession(deps, request, staff);
			},
		},
		people: createPeople(deps),
		standIns: createStandIns({ ...deps, today }),
		demo: (person: DemoPerson) => addDemoStaff(session(), keyring, deps.defaultLanguage, person),
		/** For development: returns the current code of the second factor; null for an unknown account. */
		async demoCode(email: string) {
			const account = await findStaffByEmail(session(), email);
			return account && presentCode(keyring, account);
		},
		/** For development: starts a session without credentials. */
		async demoSession(request: Request, email: string) {
			const account = await findStaffByEmail(session(), email);
			return account?.state === "active" ? startSession(deps, request, account) : null;
		},
		exportPerson: (email: string) => exportStaff(session(), email),
		/** Deletes old sessions, invitations and challenges. */
		async sweep() {
			const db = session();
			const seconds = epochSeconds();
			await db.batch([
				staffSessions.sweepStatement(db, seconds),
				staffLinks.sweepStatement(db, seconds),
				sweepStandInsStatement(db, today()),
				staffPasskeys.sweepChallengesStatement(db, seconds),
			]);
		},
	};
}

/** Emails a warning at most once a day, so that repeated attempts do not fill the mailbox. */
async function warn(deps: StaffDependencies, staff: StaffAccount): Promise<void> {
	const key = `${WARNED}${staff.id}`;
	if ((await deps.sessions.get(key)) !== null) return;
	await deps.sessions.put(key, "1", { expirationTtl: DAY_SECONDS });
	await write(deps, accountEmail(staff, "staff.failures", deps.siteAddress()), []);
}

async function tellOfRecovery(deps: StaffDependencies, staff: StaffAccount): Promise<void> {
	const left = await countRecoveryCodes(deps.personal.withSession("first-primary"), `staff:${staff.id}`);
	const line = deps.audit.statement(ownChange(staff, { recoveryCodeUsed: true, left }));
	await write(deps, { ...accountEmail(staff, "staff.recovery", deps.siteAddress()), values: { count: left } }, [line]);
}

async function write(deps: StaffDependencies, message: EmailRequest, first: readonly D1PreparedStatement[]) {
	const { statements } = await deps.email.prepare([message]);
	await deps.personal.withSession("first-primary").batch([...first, ...statements]);
	await deps.email.kick();
}

/** Composes an automatic email to an account. */
function accountEmail(
	{ email, name, language }: Staff,
	template: "staff.failures" | "staff.recovery",
	origin: string,
): EmailRequest {
	const buttonUrl = origin + deskSectionPath("account", language);
	return { form: "staff-account", template, language, to: email, greet: name, buttonUrl };
}
