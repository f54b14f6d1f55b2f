import { deskPublicPagePath } from "../../../app/domain/desk/sections";
import type { EmailRequest } from "../../email/request";
import { epochSeconds } from "../../platform/clock";
import { randomToken } from "../../platform/links";
import { createLinkStore, INVITATION_SECONDS } from "../credentials/link-store";
import { tokenHash } from "../credentials/secrets";
import type { Staff } from "./staff";

export const staffLinks = createLinkStore("staff_invitations", "staff_id");

/**
 * Creates a single-use invitation: its link, statements and email. Invalidates earlier invitations of the same person.
 */
export function createInvitation(
	db: D1DatabaseSession,
	staff: Pick<Staff, "id" | "email" | "name" | "language">,
	origin: string,
): { link: string; statements: D1PreparedStatement[]; message: EmailRequest } {
	const token = randomToken();
	const now = epochSeconds();
	const link = `${origin}${deskPublicPagePath("invitation", staff.language)}?token=${token}`;
	return {
		link,
		statements: [
			staffLinks.takeAllStatement(db, staff.id, now),
			db
				.prepare("INSERT INTO staff_invitations (hash, staff_id, expires_at) VALUES (?, ?, ?)")
				.bind(tokenHash(token), staff.id, now + INVITATION_SECONDS),
		],
		message: {
			form: "staff-invitation",
			template: "staff.invitation",
			language: staff.language,
			to: staff.email,
			greet: staff.name,
			secret: token,
			buttonUrl: link,
		},
	};
}
