import { DAY_SECONDS } from "../durations";
import { policyVersion } from "./policy-version";

/** What needs the visitor's permission first; the functional rest does not. */
export const consentCategories = ["analytics", "marketing"] as const;

export type ConsentCategory = (typeof consentCategories)[number];

export type Consent = Record<ConsentCategory, boolean>;

/** Readable by scripts on purpose: cached pages are the same for everybody, so the browser decides what it may do. */
const CONSENT_COOKIE = "consent";
export const CONSENT_LIFE_DAYS = 180;

const codes: Record<ConsentCategory, string> = { analytics: "a", marketing: "m" };

/** The cookie's value: the policy's version, `f` for functional and a letter for each permission, as `2026-11-01.f.a`. */
export function formatConsent(consent: Consent): string {
	const given = consentCategories.filter((category) => consent[category]);
	return [policyVersion, "f", ...given.map((category) => codes[category])].join(".");
}

/** The choice in a cookie's value. Null where there is none for this version of the policy: then the visitor is asked. */
export function parseConsent(value: string | null | undefined): Consent | null {
	const parts = value?.split(".") ?? [];
	if (parts[0] !== policyVersion || parts[1] !== "f") return null;
	const given = parts.slice(2);
	return { analytics: given.includes(codes.analytics), marketing: given.includes(codes.marketing) };
}

/** The choice in a `Cookie` header or in `document.cookie`. */
export function consentFromCookies(cookies: string | null | undefined): Consent | null {
	const start = `${CONSENT_COOKIE}=`;
	const pair = cookies?.split("; ").find((candidate) => candidate.startsWith(start));
	return parseConsent(pair?.slice(start.length));
}

/** The `Set-Cookie` header that keeps a choice. `secure` is false only on plain http, that is locally. */
export function consentCookie(consent: Consent, secure = true): string {
	const life = `Max-Age=${CONSENT_LIFE_DAYS * DAY_SECONDS}`;
	const attributes = [`${CONSENT_COOKIE}=${formatConsent(consent)}`, "Path=/", life, "SameSite=Lax"];
	return [...attributes, ...(secure ? ["Secure"] : [])].join("; ");
}

/**
 * The choice in what was sent to the site: JSON (`{ functional: true, analytics, marketing }`) or the banner's form,
 * where `choice` is the button and a checked box is `on`. Null where it is unclear: no consent by mistake.
 */
export function consentFromFields(fields: Readonly<Record<string, unknown>>): Consent | null {
	const { choice, functional, analytics, marketing } = fields;
	if (choice === "all") return { analytics: true, marketing: true };
	if (choice === "functional") return { analytics: false, marketing: false };
	if (choice === "selection") return { analytics: analytics === "on", marketing: marketing === "on" };
	const isWhole = choice === undefined && (functional ?? true) === true;
	return isWhole && typeof analytics === "boolean" && typeof marketing === "boolean" ? { analytics, marketing } : null;
}

/** The Trusted Types policy by which the agency's statistics and its network's script are added, with consent. */
export const OUTSIDE_SCRIPTS = "outside-scripts";
