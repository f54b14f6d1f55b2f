import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";

/** What a signed link may do; a link for one thing is worth nothing for another. */
export type LinkPurpose =
	| "captcha"
	| "file"
	| "document"
	| "newsletter"
	| "unsubscribe"
	| "demand"
	| "testimonial"
	| "appointment"
	| "appointment-alert"
	| "rent-profile"
	| "privacy"
	| "staff"
	| "failures"
	| "withdrawals"
	| "redirects"
	| "map-archive"
	| "preview"
	| "text-drafts";

/** 128 bits: what cannot be guessed in the life of a link, and short enough for an email. */
const SIGNATURE_BYTES = 16;

export type Links = {
	/** Bytes that only the holder of the secret can know, the same for the same text. */
	digest(purpose: LinkPurpose | "limit", text: string): Promise<Uint8Array>;
	sign(purpose: LinkPurpose, text: string): Promise<string>;
	verify(purpose: LinkPurpose, text: string, signature: string): Promise<boolean>;
	/** A token that carries its subject and, where it expires, when. `expiresAt` in epoch seconds. */
	token(purpose: LinkPurpose, subject: string, expiresAt?: number): Promise<string>;
	/** The subject of a token; null for one that was not made here, was made for something else, or is old. */
	subjectOf(purpose: LinkPurpose, token: string, now: number): Promise<string | null>;
};

/** @param secret LINK_SECRET */
export function createLinks(secret: string): Links {
	const encoder = new TextEncoder();
	let key: Promise<CryptoKey> | undefined;

	async function digest(purpose: string, text: string): Promise<Uint8Array> {
		key ??= crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
		return new Uint8Array(await crypto.subtle.sign("HMAC", await key, encoder.encode(`${purpose}\n${text}`)));
	}

	async function sign(purpose: LinkPurpose, text: string): Promise<string> {
		return base64Url((await digest(purpose, text)).subarray(0, SIGNATURE_BYTES));
	}

	async function verify(purpose: LinkPurpose, text: string, signature: string): Promise<boolean> {
		return sameText(await sign(purpose, text), signature);
	}

	return {
		digest,
		sign,
		verify,
		async token(purpose, subject, expiresAt) {
			const body = `${base64Url(encoder.encode(subject))}.${expiresAt?.toString(36) ?? ""}`;
			return `${body}.${await sign(purpose, body)}`;
		},
		async subjectOf(purpose, token, now) {
			const [subject = "", expires = "", signature = "", ...rest] = token.split(".");
			if (rest.length > 0 || !(await verify(purpose, `${subject}.${expires}`, signature))) return null;
			if (expires !== "" && Number.parseInt(expires, 36) <= now) return null;
			return Buffer.from(subject, "base64url").toString("utf8");
		},
	};
}

export function base64Url(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("base64url");
}

export function randomToken(bytes: number): string {
	return base64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** SHA-256 as hexadecimal digits. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
	const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
	return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}

/** Constant-time comparison. */
function sameText(a: string, b: string): boolean {
	const [left, right] = [Buffer.from(a), Buffer.from(b)];
	return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
