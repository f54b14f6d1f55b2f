import { Buffer } from "node:buffer";
import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import type { Keyring } from "./keyring";

/** Purpose of a signed link; a link is invalid for any other purpose. */
export type LinkPurpose =
	| "captcha"
	| "held-form"
	| "file"
	| "document"
	| "newsletter"
	| "unsubscribe"
	| "demand"
	| "testimonial"
	| "appointment"
	| "appointment-alert"
	| "rent-profile"
	| "withdrawals"
	| "preview"
	| "text-drafts";

export type Links = ReturnType<typeof createLinks>;

export function createLinks(keyring: Keyring) {
	const { digest, sign, verify } = keyring;
	return {
		/** HMAC of the text, deterministic. */
		digest,
		sign,
		verify,
		/** Creates a token that contains its subject and its optional expiry. @param expiresAt epoch seconds */
		token(purpose: LinkPurpose, subject: string, expiresAt?: number) {
			const body = `${base64Url(new TextEncoder().encode(subject))}.${expiresAt?.toString(36) ?? ""}`;
			return `${body}.${sign(purpose, body)}`;
		},
		/** Returns the subject of a token; null when the token is forged, has another purpose or has expired. */
		subjectOf(purpose: LinkPurpose, token: string, now: number) {
			const [subject = "", expires = "", signature = "", ...rest] = token.split(".");
			if (rest.length > 0 || !verify(purpose, `${subject}.${expires}`, signature)) return null;
			if (expires !== "" && Number.parseInt(expires, 36) <= now) return null;
			return Buffer.from(subject, "base64url").toString("utf8");
		},
	};
}

export function base64Url(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("base64url");
}

/** Random bytes as base64url, for a URL or a cookie. */
export function randomToken(bytes = 32): string {
	return base64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** SHA-256 in hexadecimal. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
	const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
	return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}

/**
 * Returns the unsubscribe URLs of an email: one-click for email programs, and a page with a button.
 * @param subject what is unsubscribed from, such as `newsletter:{id}` or `demand:{id}`
 */
export function unsubscribeAddresses(
	{ links }: { links: Pick<Links, "token"> },
	subject: string,
	{ origin, language }: { origin: string; language: Language },
): { oneClickUrl: string; pageUrl: string } {
	const token = links.token("unsubscribe", subject);
	return {
		oneClickUrl: `${origin}/api/actions/unsubscribe?token=${token}`,
		pageUrl: `${origin}${pagePath("unsubscribe", language)}?token=${token}`,
	};
}
