import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createSessionStore, type SessionContent } from "./credentials/session-store";

export const ownerSessions = createSessionStore({
	table: "owner_sessions",
	holder: "owner_id",
	active: `JOIN owners AS o ON o.id = s.owner_id AND o.state = 'active'
		LEFT JOIN owner_accounts AS a ON a.owner_id = s.owner_id`,
	epoch: "coalesce(a.session_epoch, 0)",
	cookie: "session",
	storage: (kv, cookie) => createWorkersKVSessionStorage<SessionContent>({ kv, cookie }),
});

export function endAllStatements(db: D1DatabaseSession, ownerId: number): D1PreparedStatement[] {
	return [
		db
			.prepare(
				`INSERT INTO owner_accounts (owner_id, session_epoch) VALUES (?, 1)
				ON CONFLICT (owner_id) DO UPDATE SET session_epoch = session_epoch + 1`,
			)
			.bind(ownerId),
		ownerSessions.endOthersStatement(db, ownerId, null),
	];
}
