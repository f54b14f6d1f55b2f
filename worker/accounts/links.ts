import { randomToken } from "../platform/links";
import { createLinkStore, INVITATION_SECONDS } from "./credentials/link-store";
import { tokenHash } from "./credentials/secrets";

export type LinkPurpose = "invitation" | "reset";

/** Lifetime of a link in seconds. */
const LINK_SECONDS: Readonly<Record<LinkPurpose, number>> = { invitation: INVITATION_SECONDS, reset: 30 * 60 };

export const ownerLinks = createLinkStore("owner_links", "owner_id");

export function createLink(db: D1DatabaseSession, ownerId: number, purpose: LinkPurpose, now: number) {
	const token = randomToken();
	return {
		token,
		statement: db
			.prepare("INSERT INTO owner_links (hash, owner_id, purpose, expires_at) VALUES (?, ?, ?, ?)")
			.bind(tokenHash(token), ownerId, purpose, now + LINK_SECONDS[purpose]),
	};
}
