import { messageCount } from "../../../app/domain/desk/inbox";
import type { Staff } from "../../accounts/staff/staff";
import type { EmailService } from "../../email/service";
import { isGuardFault } from "../../platform/guard";
import type { GivenFile } from "../../submissions/conversation-files";
import {
	asOfStatements,
	type ChangeDependencies,
	columnStatement,
	noteStatement,
	stateStatements,
	storeChange,
} from "./change";
import { findInboxItem } from "./item";
import type { ReceiveDependencies } from "./receive";
import { replyAddress } from "./reply-address";
import { threadOf } from "./thread";

export type Reply = {
	text: string;
	/** Whether to close the item. */
	close: boolean;
	/** Id of the colleague who gets a copy; null for no copy. */
	copyTo: string | null;
	files: readonly GivenFile[];
	/** Number of messages and replies that the reply is based on; undefined skips the check. */
	written?: number | undefined;
};

/** `conflict`: something was written meanwhile; `files`: names of attachments that could not be stored. */
export type Replied =
	| { ok: true }
	| { ok: false; reason: "missing" | "conflict" }
	| { ok: false; reason: "files"; files: string[] };

export type ReplyDependencies = ChangeDependencies &
	Pick<ReceiveDependencies, "keyring" | "kick" | "requests"> & {
		email: Pick<EmailService, "prepare" | "messageIdOf">;
		/** Domain of the reply addresses; null if replies go to the member of staff who wrote. */
		replyDomain: string | null;
	};

/** Sends a reply to the visitor. Nothing is stored if an attachment is rejected. */
export async function replyToItem(
	deps: ReplyDependencies,
	staff: Staff,
	id: string,
	{ text, close, copyTo, files, written }: Reply,
): Promise<Replied> {
	const db = deps.personal.withSession("first-primary");
	const at = { id, now: deps.now() };
	const item = await findInboxItem(db, staff, id);
	if (!item?.person.email) return { ok: false, reason: "missing" };
	if (written !== undefined && written !== messageCount(item)) return { ok: false, reason: "conflict" };
	const noteId = crypto.randomUUID();
	const kept = await deps.requests.keepFiles(id, `reply:${noteId}`, files);
	if (kept.leftOut.length > 0) {
		await kept.discard();
		return { ok: false, reason: "files", files: kept.leftOut };
	}
	const copy = copyTo && (await addressOfColleague(db, copyTo));
	const prepared = await deps.email.prepare([
		{
			form: item.form,
			template: "staff.reply",
			language: item.language,
			to: item.person.email,
			cc: copy || null,
			replyTo: deps.replyDomain ? replyAddress(deps.keyring, id, deps.replyDomain) : staff.email,
			greet: item.person.name || null,
			values: { text, staff: staff.name },
			...(await threadOf(db, item, deps.email.messageIdOf)),
			attachments: kept.kept,
			submissionId: id,
		},
	]);
	const state = close ? "closed" : "answered";
	try {
		await storeChange(
			db,
			deps.audit,
			{ staff, id },
			{
				statements: [
					...asOfStatements(db, id, written),
					noteStatement(db, at, staff, { id: noteId, kind: "reply", text }),
					...stateStatements(db, at, state, item.remindOn),
					...(item.stage === "new" ? [columnStatement(db, at, "stage", "contacted")] : []),
					...kept.statements,
					...prepared.statements,
				],
				before: { state: item.state, ...(item.stage === "new" ? { stage: "new" } : {}) },
				after: {
					state,
					...(item.stage === "new" ? { stage: "contacted" } : {}),
					replied: true,
					...(copy ? { copyTo } : {}),
					...(files.length > 0 ? { files: files.length } : {}),
				},
			},
		);
	} catch (error) {
		await kept.discard();
		await prepared.discard();
		if (isGuardFault(error)) return { ok: false, reason: "conflict" };
		throw error;
	}
	await deps.kick();
	return { ok: true };
}

function addressOfColleague(db: D1DatabaseSession, id: string): Promise<string | null> {
	return db.prepare("SELECT email FROM staff WHERE id = ? AND state = 'active'").bind(id).first<string>("email");
}
