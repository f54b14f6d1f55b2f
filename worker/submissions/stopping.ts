import type { Computed } from "../platform/rows";
/** What is to be ended: everything of an address, or one thing by its kind and id (`newsletter:…`, `demand:…`, `appointment-alert:…`). */
export type Stopped = { email: string } | { subject: string };

const tables = ["newsletter_subscriptions", "saved_searches", "appointment_alerts"] as const;

type Target = { table: (typeof tables)[number]; column: "email" | "id"; value: string };

export function targetsOf(stopped: Stopped): Target[] {
	if ("email" in stopped) {
		return tables.map((table) => ({
			table,
			column: "email",
			value: stopped.email,
		}));
	}
	const [kind, value = ""] = stopped.subject.split(":");
	if (kind === "newsletter") return [{ table: "newsletter_subscriptions", column: "id", value }];
	if (kind === "demand") return [{ table: "saved_searches", column: "id", value }];
	if (kind === "appointment-alert") return [{ table: "appointment_alerts", column: "id", value }];
	return [];
}

/** The address that would get no more emails; null where nothing is left to end. */
export async function findStopped(db: D1Database, stopped: Stopped): Promise<string | null> {
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

export function stopStatements(db: D1Database, stopped: Stopped): D1PreparedStatement[] {
	return targetsOf(stopped).map(({ table, column, value }) =>
		db.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).bind(value),
	);
}
