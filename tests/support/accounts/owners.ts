import { env } from "cloudflare:workers";

export type TestOwner = { id: number; username: string; email: string; properties: number[] };

/** Stores owners as an import of the feed does. */
export async function storeOwners(owners: readonly TestOwner[]): Promise<void> {
	await env.PERSONAL.batch(
		owners.flatMap((owner) => [
			env.PERSONAL.prepare(
				`INSERT OR REPLACE INTO owners (id, username, email, first_name, last_name, language, state, hash)
				VALUES (?, ?, ?, 'Lotte', 'Voorbeeld', 'nl', 'active', 'x')`,
			).bind(owner.id, owner.username, owner.email),
			...owner.properties.map((property) =>
				env.PERSONAL.prepare("INSERT OR REPLACE INTO owner_properties (owner_id, property_id) VALUES (?, ?)").bind(
					owner.id,
					property,
				),
			),
		]),
	);
}

export type TestHistoryRow = {
	id: string;
	propertyId: number;
	kind: string;
	/** ISO 8601. */
	at: string;
	type?: string;
	contactPerson?: string;
	subject?: unknown;
	comment?: unknown;
	status?: string;
	source?: string;
};

export async function storeHistory(rows: readonly TestHistoryRow[]): Promise<void> {
	await env.PERSONAL.prepare(
		`INSERT INTO history (id, property_id, kind, at, type, contact_person, subject, comment, status, source, hash)
		SELECT value ->> 'id', value ->> 'propertyId', value ->> 'kind', value ->> 'seconds', value ->> 'type',
			value ->> 'contactPerson', value -> 'subject', value -> 'comment', value ->> 'status', value ->> 'source', 'x'
		FROM json_each(?)`,
	)
		.bind(JSON.stringify(rows.map((row) => ({ ...row, seconds: Math.floor(Date.parse(row.at) / 1_000) }))))
		.run();
}
