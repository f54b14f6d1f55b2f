import { deskDoorPath } from "../../../app/domain/desk/sections";
import type { Language } from "../../../app/domain/language";
import { epochSeconds } from "../../platform/clock";
import type { EmailRequest } from "../../ports/email-request";
import { createLinkStore, INVITATION_SECONDS } from "../link-store";
import { randomToken, tokenHash } from "../secrets";
import type { Staff } from "./staff";

export const staffLinks = createLinkStore("staff_invitations", "staff_id");

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
			staffLinks.takeAllStatement(db, staff.id, now),
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
