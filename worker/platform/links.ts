import { Buffer } from "node:buffer";
import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import type { Keyring } from "./keyring";

/** What a signed link may do; a link for one thing is worth nothing for another. */
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
		/** Bytes that only the holder of the secret can know, the same for the same text. */
		digest,
		sign,
		verify,
		/** A token that carries its subject and, where it expires, when. `expiresAt` in epoch seconds. */
		token(purpose: LinkPurpose, subject: string, expiresAt?: number) {
			const body = `${base64Url(new TextEncoder().encode(subject))}.${expiresAt?.toString(36) ?? ""}`;
			return `${body}.${sign(purpose, body)}`;
		},
		/** The subject of a token; null for one that was not made here, was made for something else, or is old. */
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

/** Random bytes as text for an address or a cookie. */
export function randomToken(bytes = 32): string {
	return base64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** SHA-256 as hexadecimal digits. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
	const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
	return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}

/**
 * Where an email can be stopped: at once by the email program, or on a page with a button. `subject` is what is stopped,
 * such as `newsletter:{id}` or `demand:{id}`.
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
