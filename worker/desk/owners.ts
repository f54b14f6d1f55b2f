import { NOTED_BY_DAY } from "../../app/domain/accounts/history";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { fullName } from "../../app/domain/formatting/full-name";
import type { RunMessage } from "../../app/domain/imports/message";
import type { Language } from "../../app/domain/language";
import type { Owners } from "../accounts/service";
import type { Staff } from "../accounts/staff/staff";
import type { EmailService } from "../email/service";
import type { ImportControl } from "../import/control";
import type { CrmOwner } from "../import/crm-people";
import type { Listings } from "../listings/service";
import { toIsoString } from "../platform/clock";
import { randomToken } from "../platform/links";
import { rowsOfEach } from "../platform/reader";
import { readRunMessage } from "../platform/records";
import type { Cell, Computed, RowOf } from "../platform/rows";
import type { DeskBase } from "./dependencies";
import { listingScope } from "./scope";
import { titles } from "./viewings/week";

/** An owner with one of their properties. */
export type DeskOwner = {
	id: number;
	propertyId: number;
	property: string;
	name: string;
	email: string;
	language: string | null;
	/** `open`: invited, without a password yet. */
	state: "open" | "active" | "suspended";
	isByDesk: boolean;
	/** ISO 8601: when access ends; null for never. */
	until: string | null;
};

export type Invitation = {
	propertyId: number;
	firstName: string;
	lastName: string;
	email: string;
	language: Language;
	/** Epoch seconds; null for no end. */
	until: number | null;
};

/** A history entry written at the desk. */
type HandWritten = {
	propertyId: number;
	kind: "visit" | "communication" | "onlineMedia";
	at: number;
	text: string;
};

/** Owners of a property according to the agency's CRM. */
export type CrmSuggestions = {
	/** Without owners who already have access. */
	owners: CrmOwner[];
	/** Why the CRM request failed; null on success. */
	failure: RunMessage | null;
	/** When the CRM's calendar was last asked for viewings (ISO 8601), and why that failed; null if it never was. */
	calendar: { askedAt: string; failure: RunMessage | null } | null;
};

type Row = RowOf<"owners", "id" | "email" | "language" | "state"> &
	RowOf<"owner_properties", "until"> & {
		propertyId: Cell<"owner_properties", "property_id">;
		byDesk: Cell<"owner_properties", "by_desk">;
		firstName: Cell<"owners", "first_name">;
		lastName: Cell<"owners", "last_name">;
	} & Computed<{ hasPassword: 0 | 1 }>;

type Deps = DeskBase & {
	properties: Pick<Listings, "agencyNames">;
	imports: Pick<ImportControl, "crmSystem" | "crmOwners">;
	owners: Pick<Owners, "prepareLinkAnew">;
	email: Pick<EmailService, "prepare" | "kick">;
	/** Invites the owners who have not been invited yet. */
	writeToOwners(): Promise<void>;
};

const MAX_SHOWN = 1_000;
/** Lowest id of owners created at the desk: thirteen digits, above the ids of any other system. */
const FIRST_ID = 8_000_000_000_000;
const IDS = 1_000_000_000_000;
const NOTE_BYTES = 12;

/** Owners and their properties; for an agent, of properties in their scope only. */
export function createDeskOwners(deps: Deps) {
	return {
		/** @param propertyId null for all properties */
		list: (staff: Staff, propertyId: number | null, language: Language) =>
			listOwners(deps, staff, propertyId, language),
		invite: (staff: Staff, invitation: Invitation) => inviteOwner(deps, staff, invitation),
		inviteAgain: (staff: Staff, propertyId: number, ownerId: number) =>
			inviteOwnerAgain(deps, staff, propertyId, ownerId),
		unlink: (staff: Staff, propertyId: number, ownerId: number) => unlinkOwner(deps, staff, propertyId, ownerId),
		write: (staff: Staff, entry: HandWritten) => writeHistory(deps, staff, entry),
		/** Name of the CRM that provides owners; null without one. */
		crmSystem: deps.imports.crmSystem,
		suggestions: (staff: Staff, propertyId: number) => suggestOwners(deps, staff, propertyId),
	};
}

/** Properties in this person's scope; withdrawn ones included, as their owners still have access. */
async function inScope({ agency, listings }: Deps, staff: Staff, ids: readonly number[]) {
	const { sql, values } = listingScope(staff, agency().offices);
	const { results } = await listings
		.withSession("first-unconstrained")
		.prepare(
			`SELECT l.id, l.state FROM listings AS l JOIN property_details AS d ON d.id = l.id
			WHERE l.id IN (SELECT value FROM json_each(?)) AND ${sql}`,
		)
		.bind(JSON.stringify(ids), ...values)
		.all<RowOf<"listings", "id" | "state">>();
	return results;
}

/** State of a property; null if it is outside this person's scope. */
async function stateOf(deps: Deps, staff: Staff, propertyId: number) {
	return (await inScope(deps, staff, [propertyId]))[0]?.state ?? null;
}

/** Whether this member of staff can still give owners access to a property. */
async function isSeen(deps: Deps, staff: Staff, propertyId: number): Promise<boolean> {
	const state = await stateOf(deps, staff, propertyId);
	return state !== null && state !== "withdrawn";
}

async function follows({ personal }: Deps, ownerId: number, propertyId: number): Promise<boolean> {
	const found = await personal
		.withSession("first-primary")
		.prepare("SELECT 1 AS found FROM owner_properties WHERE owner_id = ? AND property_id = ?")
		.bind(ownerId, propertyId)
		.first("found");
	return found !== null;
}

function changeLine({ audit }: Deps, staff: Staff, ownerId: number, after: object): D1PreparedStatement {
	return audit.statement({ staff, action: "owners.change", subject: `owner:${ownerId}`, after });
}

async function listOwners(
	deps: Deps,
	staff: Staff,
	propertyId: number | null,
	language: Language,
): Promise<DeskOwner[]> {
	const db = deps.personal.withSession("first-primary");
	const owned = await db
		.prepare("SELECT DISTINCT property_id AS id FROM owner_properties WHERE property_id = coalesce(?, property_id)")
		.bind(propertyId)
		.all<Computed<{ id: number }>>();
	const properties = await inScope(
		deps,
		staff,
		owned.results.map(({ id }) => id),
	);
	const ids = properties.map(({ id }) => id);
	const { results } = await db
		.prepare(
			`SELECT o.id, o.email, o.language, o.state, o.first_name AS firstName, o.last_name AS lastName,
				p.property_id AS propertyId, p.by_desk AS byDesk, p.until, a.password_hash IS NOT NULL AS hasPassword
			FROM owner_properties AS p JOIN owners AS o ON o.id = p.owner_id LEFT JOIN owner_accounts AS a ON a.owner_id = o.id
			WHERE p.property_id IN (SELECT value FROM json_each(?))
			ORDER BY p.property_id DESC, o.id LIMIT ${MAX_SHOWN}`,
		)
		.bind(JSON.stringify(ids))
		.all<Row>();
	const titleOf = await titles(deps, ids, language);
	return results.map(({ firstName, lastName, byDesk, until, hasPassword, state, ...row }) => ({
		...row,
		property: titleOf(row.propertyId),
		name: fullName({ firstName, lastName }),
		state: state === "suspended" ? "suspended" : hasPassword === 1 ? "active" : "open",
		isByDesk: byDesk === 1,
		until: until === null ? null : toIsoString(until),
	}));
}

/**
 * Gives an owner access to a property. An existing owner with this address gets one more property.
 * @returns `added` if the owner signs in already and so gets no email; null if there is no such property
 */
async function inviteOwner(
	deps: Deps,
	staff: Staff,
	{ propertyId, firstName, lastName, email, language, until }: Invitation,
): Promise<"invited" | "added" | null> {
	if (!(await isSeen(deps, staff, propertyId))) return null;
	const db = deps.personal.withSession("first-primary");
	const known = await db
		.prepare(
			`SELECT o.id, a.invited_at AS invitedAt, a.password_hash IS NOT NULL AS hasPassword
			FROM owners AS o LEFT JOIN owner_accounts AS a ON a.owner_id = o.id
			WHERE o.email = ? AND o.state = 'active' ORDER BY a.password_hash IS NULL, o.by_desk, o.id LIMIT 1`,
		)
		.bind(email)
		.first<
			RowOf<"owners", "id"> & { invitedAt: Cell<"owner_accounts", "invited_at"> } & Computed<{ hasPassword: 0 | 1 }>
		>();
	const ownerId = known?.id ?? FIRST_ID + Math.floor(Math.random() * IDS);
	await db.batch([
		...(known === null
			? [
					db
						.prepare(
							`INSERT INTO owners (id, username, email, first_name, last_name, language, state, hash, by_desk)
							VALUES (?1, ?2, ?2, ?3, ?4, ?5, 'active', '', 1)`,
						)
						.bind(ownerId, email, firstName, lastName, language),
				]
			: []),
		db
			.prepare(
				`INSERT INTO owner_properties (owner_id, property_id, by_desk, until) VALUES (?1, ?2, 1, ?3)
				ON CONFLICT (owner_id, property_id) DO UPDATE SET until = excluded.until WHERE by_desk = 1`,
			)
			.bind(ownerId, propertyId, until),
		changeLine(deps, staff, ownerId, { invited: true, property: propertyId }),
	]);
	await deps.writeToOwners();
	// An invited owner without a password has lost the link, or it has expired.
	if (known && known.invitedAt !== null && known.hasPassword === 0) await sendLink(deps, known.id);
	return known?.hasPassword === 1 ? "added" : "invited";
}

/** Sends an owner a link to choose a password. @returns false if there is no such owner */
async function sendLink({ personal, owners, email, siteAddress }: Deps, ownerId: number): Promise<boolean> {
	const link = await owners.prepareLinkAnew(ownerId, siteAddress());
	if (!link) return false;
	const { statements } = await email.prepare([link.message]);
	await personal.withSession("first-primary").batch([link.statement, ...statements]);
	await email.kick();
	return true;
}

/** Sends a new link to choose a password. */
async function inviteOwnerAgain(deps: Deps, staff: Staff, propertyId: number, ownerId: number): Promise<boolean> {
	if ((await stateOf(deps, staff, propertyId)) === null) return false;
	if (!(await follows(deps, ownerId, propertyId)) || !(await sendLink(deps, ownerId))) return false;
	await changeLine(deps, staff, ownerId, { invitedAgain: true }).run();
	return true;
}

/** Ends the owner's access; an account created at the desk is suspended with its last property. */
async function unlinkOwner(deps: Deps, staff: Staff, propertyId: number, ownerId: number): Promise<boolean> {
	if ((await stateOf(deps, staff, propertyId)) === null) return false;
	if (!(await follows(deps, ownerId, propertyId))) return false;
	const db = deps.personal.withSession("first-primary");
	const [removed] = await db.batch([
		db
			.prepare("DELETE FROM owner_properties WHERE owner_id = ? AND property_id = ? AND by_desk = 1")
			.bind(ownerId, propertyId),
		// Without a property there is nothing to see, so the account is suspended, which ends its sessions.
		db
			.prepare(
				`UPDATE owners SET state = 'suspended' WHERE id = ?1 AND by_desk = 1
					AND NOT EXISTS (SELECT 1 FROM owner_properties WHERE owner_id = ?1)`,
			)
			.bind(ownerId),
		changeLine(deps, staff, ownerId, { unlinked: propertyId }),
	]);
	return (removed?.meta.changes ?? 0) > 0;
}

/** Caps a time of today at now: the portal shows later entries as upcoming. All in epoch seconds. */
function noLaterToday(at: number, now: number): number {
	return brusselsDay(at * 1_000) === brusselsDay(now * 1_000) ? Math.min(at, now) : at;
}

/** Suggests owners to invite; nothing is stored. @returns null if there is no such property or no such CRM */
async function suggestOwners(deps: Deps, staff: Staff, propertyId: number): Promise<CrmSuggestions | null> {
	if (deps.imports.crmSystem === null || !(await isSeen(deps, staff, propertyId))) return null;
	const [said, results] = await Promise.all([
		deps.imports.crmOwners(propertyId),
		deps.personal.withSession("first-primary").batch<object>([
			deps.personal
				.prepare(
					`SELECT lower(o.email) AS email FROM owners AS o JOIN owner_properties AS p ON p.owner_id = o.id
					WHERE p.property_id = ? AND o.state = 'active'`,
				)
				.bind(propertyId),
			deps.personal.prepare("SELECT asked_at, failure FROM crm_readings WHERE property_id = ?").bind(propertyId),
		]),
	]);
	const [followers, [last]] =
		rowsOfEach<[Computed<{ email: string }>, RowOf<"crm_readings", "asked_at" | "failure">]>(results);
	const known = new Set(followers.map(({ email }) => email));
	return {
		owners: Array.isArray(said) ? said.filter(({ email }) => !known.has(email)) : [],
		failure: Array.isArray(said) ? null : said,
		calendar: last ? { askedAt: toIsoString(last.asked_at), failure: readRunMessage(last.failure) } : null,
	};
}

async function writeHistory(deps: Deps, staff: Staff, { propertyId, kind, at, text }: HandWritten): Promise<boolean> {
	if (!(await isSeen(deps, staff, propertyId))) return false;
	const id = NOTED_BY_DAY + randomToken(NOTE_BYTES);
	const types = { visit: "visit", communication: "call", onlineMedia: "publication" } as const;
	const statuses = { visit: "done", communication: "done", onlineMedia: "online" } as const;
	await deps.personal.batch([
		deps.personal
			.prepare(
				`INSERT INTO history (id, property_id, kind, at, type, comment, status, source, hash)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?, '')`,
			)
			.bind(
				id,
				propertyId,
				kind,
				noLaterToday(at, deps.now()),
				types[kind],
				JSON.stringify(text),
				statuses[kind],
				deps.agency().name,
			),
		deps.audit.statement({
			staff,
			action: "owners.change",
			subject: `property:${propertyId}`,
			after: { written: kind },
		}),
	]);
	return true;
}
