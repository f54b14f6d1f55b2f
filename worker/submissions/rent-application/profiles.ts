import { parseTrustedJson } from "../../platform/json-column";
import type { Cell, RowOf } from "../../platform/rows";
import type { RequestDependencies } from "../dependencies";
import { removeSubmissions } from "../retention";

/** A rent profile as the page of its link shows it. */
export type RentProfile = {
	id: string;
	submissionId: string;
	/** As entered. */
	answers: Record<string, unknown>;
	/** The file that is sent with it. */
	cv: { key: string; name: string; type: string } | null;
	/** Epoch seconds. */
	keptUntil: number;
	/** The properties it was sent for, latest first; times in epoch seconds. */
	sent: { propertyId: number; at: number }[];
};

type Row = RowOf<"rent_profiles"> &
	RowOf<"submissions", "data"> & { expires_at: Cell<"submissions", "expires_at", number> };

/** Returns the profile of a link; null when the link is no longer valid. */
export async function profileOfLink(
	{ db, links, now }: Pick<RequestDependencies, "db" | "links" | "now">,
	token: string,
): Promise<RentProfile | null> {
	const id = links.subjectOf("rent-profile", token, now());
	if (id === null) return null;
	const session = db.withSession("first-primary");
	const row = await session
		.prepare(
			`SELECT p.id, p.submission_id, s.data, s.expires_at FROM rent_profiles AS p
			JOIN submissions AS s ON s.id = p.submission_id WHERE p.id = ? AND s.expires_at > ?`,
		)
		.bind(id, now())
		.first<Row>();
	if (!row) return null;
	const cv = await session
		.prepare("SELECT key, name, type FROM files WHERE submission_id = ? AND field = 'cv'")
		.bind(row.submission_id)
		.first<RowOf<"files", "key" | "name" | "type">>();
	const { results } = await session
		.prepare(
			"SELECT property_id AS propertyId, sent_at AS at FROM rent_profile_sendings WHERE profile_id = ? ORDER BY at DESC",
		)
		.bind(id)
		.all<{ propertyId: Cell<"rent_profile_sendings", "property_id">; at: Cell<"rent_profile_sendings", "sent_at"> }>();
	return {
		id,
		submissionId: row.submission_id,
		answers: parseTrustedJson<Record<string, unknown>>(row.data),
		cv,
		keptUntil: row.expires_at,
		sent: results,
	};
}

/** Creates the token of the owner's link: anyone with it may read, change, send and delete the profile. */
export function profileToken({ links }: Pick<RequestDependencies, "links">, id: string): string {
	return links.token("rent-profile", id);
}

/**
 * Stores a submission as the content of a profile. The previous submission expires at once, so the next nightly run
 * deletes it.
 */
export function keepStatements(
	db: D1Database,
	id: string,
	submissionId: string,
	before: RentProfile | null,
	now: number,
): D1PreparedStatement[] {
	if (!before) {
		return [db.prepare("INSERT INTO rent_profiles (id, submission_id) VALUES (?, ?)").bind(id, submissionId)];
	}
	return [
		db.prepare("UPDATE rent_profiles SET submission_id = ? WHERE id = ?").bind(submissionId, id),
		db.prepare("UPDATE submissions SET expires_at = ? WHERE id = ?").bind(now, before.submissionId),
	];
}

export function sendingStatement(db: D1Database, id: string, propertyId: number, now: number): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO rent_profile_sendings (profile_id, property_id, sent_at) VALUES (?, ?, ?)
			ON CONFLICT (profile_id, property_id) DO UPDATE SET sent_at = excluded.sent_at`,
		)
		.bind(id, propertyId, now);
}

/** Deletes a profile with its answers and file. Applications already sent for a property stay with the agency. */
export async function deleteProfile(deps: RequestDependencies, token: string): Promise<boolean> {
	const profile = await profileOfLink(deps, token);
	if (!profile) return false;
	await removeSubmissions(deps.db.withSession("first-primary"), deps.bucket, [profile.submissionId]);
	return true;
}
