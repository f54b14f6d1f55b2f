import { isKeyOf } from "../../app/domain/records";
import type { Computed } from "../platform/rows";

/**
 * Subscriptions to end: all of an address, or one by kind and id (`newsletter:…`, `demand:…`, `appointment-alert:…`).
 */
export type UnsubscribeTarget = { email: string } | { subject: string };

const tables = {
	newsletter: "newsletter_subscriptions",
	demand: "saved_searches",
	"appointment-alert": "appointment_alerts",
} as const;

type StoredTarget = { table: (typeof tables)[keyof typeof tables]; column: "email" | "id"; value: string };

export function targetsOf(stopped: UnsubscribeTarget): StoredTarget[] {
	if ("email" in stopped) {
		return Object.values(tables).map((table) => ({ table, column: "email", value: stopped.email }));
	}
	const [kind = "", value = ""] = stopped.subject.split(":");
	return isKeyOf(tables, kind) ? [{ table: tables[kind], column: "id", value }] : [];
}

/** Returns the address whose subscriptions would end; null when nothing is left to end. */
export async function findUnsubscribeEmail(db: D1Database, stopped: UnsubscribeTarget): Promise<string | null> {
	for (const { table, column, value } of targetsOf(stopped)) {
		const row = await db
			.withSession("first-primary")
			.prepare(`SELECT email FROM ${table} WHERE ${column} = ? LIMIT 1`)
			.bind(value)
			.first<Computed<{ email: string }>>();
		if (row) return row.email;
	}
	return null;
}

export function unsubscribeStatements(db: D1Database, stopped: UnsubscribeTarget): D1PreparedStatement[] {
	return targetsOf(stopped).map(({ table, column, value }) =>
		db.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).bind(value),
	);
}
