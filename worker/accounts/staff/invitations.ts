import { deskDoorPath } from "../../../app/domain/desk/sections";
import type { Language } from "../../../app/domain/language";
import { epochSeconds } from "../../platform/clock";
import type { Cell } from "../../platform/rows";
import type { EmailRequest } from "../../ports/email-request";
import { randomToken, tokenHash } from "../secrets";
import type { Staff } from "./staff";

const DAY = 86_400;
const INVITATION_SECONDS = 7 * DAY;
const KEPT_AFTER_END = 30 * DAY;

export type NewInvitation = { link: string; statements: D1PreparedStatement[]; message: EmailRequest };

/** A single-use invitation: its link, what stores it, and its email. Earlier ones of the same person are void. */
export function createInvitation(
	db: D1DatabaseSession,
	staff: Pick<Staff, "id" | "email" | "name" | "language">,
	origin: string,
	form = "staff-invitation",
): NewInvitation {
	const token = randomToken();
	const now = epochSeconds();
	const link = invitationLink(origin, staff.language, token);
	return {
		link,
		statements: [
			takeAllStatement(db, staff.id, now),
			db
				.prepare("INSERT INTO staff_invitations (hash, staff_id, expires_at) VALUES (?, ?, ?)")
				.bind(tokenHash(token), staff.id, now + INVITATION_SECONDS),
		],
		message: {
			form,
			template: "staff.invitation",
			language: staff.language,
			to: staff.email,
			greet: staff.name,
			secret: token,
			buttonUrl: link,
		},
	};
}

function invitationLink(origin: string, language: Language, token: string): string {
	return `${origin}${deskDoorPath("invitation", language)}?token=${token}`;
}

/** Whose invitation it is; null where it is unknown, used or old. */
export async function readInvitation(db: D1DatabaseSession, token: string): Promise<string | null> {
	return db
		.prepare("SELECT staff_id FROM staff_invitations WHERE hash = ? AND used_at IS NULL AND expires_at > ?")
		.bind(tokenHash(token), epochSeconds())
		.first<Cell<"staff_invitations", "staff_id">>("staff_id");
}

/** Takes the invitation. Of two at the same moment one gets false. */
export async function takeInvitation(db: D1DatabaseSession, token: string): Promise<boolean> {
	const now = epochSeconds();
	const { meta } = await db
		.prepare("UPDATE staff_invitations SET used_at = ?2 WHERE hash = ?1 AND used_at IS NULL AND expires_at > ?2")
		.bind(tokenHash(token), now)
		.run();
	return meta.changes === 1;
}

export function takeAllStatement(db: D1DatabaseSession, staffId: string, now: number): D1PreparedStatement {
	return db
		.prepare("UPDATE staff_invitations SET used_at = ? WHERE staff_id = ? AND used_at IS NULL")
		.bind(now, staffId);
}

export function sweepInvitationsStatement(db: D1DatabaseSession, now: number): D1PreparedStatement {
	return db.prepare("DELETE FROM staff_invitations WHERE expires_at < ?").bind(now - KEPT_AFTER_END);
}
