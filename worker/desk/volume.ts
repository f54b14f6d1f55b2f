import type { Staff } from "../ports/staff";

/** What one person handed out or read within a day; `lines`: messages and subscribers in files. */
export type Volume = { opened: number; files: number; lines: number };

const DAY_SECONDS = 86_400;
/** More than a day's work asks for. */
const usual: Volume = { opened: 60, files: 8, lines: 1_000 };

/** Whether somebody has taken out or read unusually much of what visitors sent. */
export async function isUnusualVolume(db: D1Database, staff: Pick<Staff, "id">, now: number): Promise<boolean> {
	const volume = await db
		.withSession("first-primary")
		.prepare(
			`SELECT total(action = 'inbox.read') AS opened, total(action <> 'inbox.read') AS files,
				total(coalesce(after ->> '$.lines', after ->> '$.subscribers')) AS lines
			FROM audit_log WHERE at > ?2 AND staff_id = ?1 AND (action IN ('inbox.read', 'inbox.export', 'newsletter.export')
				OR action = 'privacy.act' AND subject LIKE 'export:%')`,
		)
		.bind(staff.id, now - DAY_SECONDS)
		.first<Volume>();
	return volume !== null && (["opened", "files", "lines"] as const).some((what) => volume[what] > usual[what]);
}
