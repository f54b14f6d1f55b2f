import { createSessionStorage } from "react-router";
import { randomToken } from "../../platform/links";
import { createSessionStore, SESSION_SECONDS, type SessionContent } from "../credentials/session-store";

/** KV prefix; separates these entries from those of owners. */
const PREFIX = "desk:";

export const staffSessions = createSessionStore({
	table: "staff_sessions",
	holder: "staff_id",
	active: "JOIN staff AS p ON p.id = s.staff_id AND p.state = 'active'",
	epoch: "p.session_epoch",
	cookie: "desk",
	storage(kv, cookie) {
		const put = (id: string, content: unknown) =>
			kv.put(PREFIX + id, JSON.stringify(content), { expirationTtl: SESSION_SECONDS });
		return createSessionStorage<SessionContent>({
			cookie,
			async createData(content) {
				const id = randomToken();
				await put(id, content);
				return id;
			},
			readData: (id) => kv.get<SessionContent>(PREFIX + id, "json"),
			updateData: put,
			deleteData: (id) => kv.delete(PREFIX + id),
		});
	},
});
