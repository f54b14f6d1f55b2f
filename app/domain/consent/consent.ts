import { DAY_SECONDS } from "../durations";
import { policyVersion } from "./policy-version";

/** Cookie categories that need consent; functional ones do not. */
export const consentCategories = ["analytics", "marketing"] as const;

export type ConsentCategory = (typeof consentCategories)[number];

export type Consent = Record<ConsentCategory, boolean>;

/** Readable by scripts on purpose: cached pages are the same for everybody, so the browser applies the consent. */
const CONSENT_COOKIE = "consent";
export const CONSENT_LIFE_DAYS = 180;

const codes: Record<ConsentCategory, string> = { analytics: "a", marketing: "m" };

/** Formats the cookie's value: policy version, `f` for functional, and a letter per consent: `2026-11-01.f.a`. */
export function formatConsent(consent: Consent): string {
	const given = consentCategories.filter((category) => consent[category]);
	return [policyVersion, "f", ...given.map((category) => codes[category])].join(".");
}

/** Parses a cookie's value. Null when it has no choice for the current policy version: the visitor is asked again. */
export function parseConsent(value: string | null | undefined): Consent | null {
	const parts = value?.split(".") ?? [];
	if (parts[0] !== policyVersion || parts[1] !== "f") return null;
	const given = parts.slice(2);
	return { analytics: given.includes(codes.analytics), marketing: given.includes(codes.marketing) };
}

/** Parses the choice in a `Cookie` header or `document.cookie`. */
export function consentFromCookies(cookies: string | null | undefined): Consent | null {
	const start = `${CONSENT_COOKIE}=`;
	const pair = cookies?.split("; ").find((candidate) => candidate.startsWith(start));
	return parseConsent(pair?.slice(start.length));
}

/** Builds the `Set-Cookie` header for a choice. `secure` is false on plain http only, for local use. */
export function consentCookie(consent: Consent, secure = true): string {
	const life = `Max-Age=${CONSENT_LIFE_DAYS * DAY_SECONDS}`;
	const attributes = [`${CONSENT_COOKIE}=${formatConsent(consent)}`, "Path=/", life, "SameSite=Lax"];
	return [...attributes, ...(secure ? ["Secure"] : [])].join("; ");
}

/**
 * Parses a submitted choice: JSON (`{ functional: true, analytics, marketing }`) or the banner's form, where `choice`
 * is the button and a checked box is `on`. Null when unclear, to avoid consent by mistake.
 */
export function consentFromFields(fields: Readonly<Record<string, unknown>>): Consent | null {
	const { choice, functional, analytics, marketing } = fields;
	if (choice === "all") return { analytics: true, marketing: true };
	if (choice === "functional") return { analytics: false, marketing: false };
	if (choice === "selection") return { analytics: analytics === "on", marketing: marketing === "on" };
	const isWhole = choice === undefined && (functional ?? true) === true;
	return isWhole && typeof analytics === "boolean" && typeof marketing === "boolean" ? { analytics, marketing } : null;
}

/** Trusted Types policy for the agency's analytics and pixel scripts, loaded with consent. */
export const OUTSIDE_SCRIPTS = "outside-scripts";
