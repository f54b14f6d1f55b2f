import { HOUR_SECONDS } from "../../../app/domain/durations";
import { isSecure } from "../../platform/request";

/**
 * Lifetimes in seconds of cookies that carry state from one response to the visitor's next page. Only this site's
 * server can set or read them.
 */
const maxAges = { form: 900, captcha: 600, appointment: HOUR_SECONDS, drafts: 900 } as const;

type CookieName = keyof typeof maxAges;

/** The `__Host-` prefix prevents other hosts of the domain from setting the cookie; it requires `Secure`. */
function fullName(request: Request, name: CookieName): string {
	return isSecure(request) ? `__Host-${name}` : name;
}

/** Set-Cookie header for a response to the request. */
export function ownCookie(request: Request, name: CookieName, value: string): string {
	return headerOf(request, name, { value, maxAge: maxAges[name] });
}

/** Set-Cookie header that deletes the cookie. */
export function expiredCookie(request: Request, name: CookieName): string {
	return headerOf(request, name, { value: "", maxAge: 0 });
}

function headerOf(request: Request, name: CookieName, { value, maxAge }: { value: string; maxAge: number }): string {
	const secure = isSecure(request) ? " Secure;" : "";
	return `${fullName(request, name)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly;${secure} SameSite=Lax`;
}

/** Null if the request has no such cookie. */
export function readOwnCookie(request: Request, name: CookieName): string | null {
	const cookies = request.headers.get("cookie") ?? "";
	return new RegExp(`(?:^|;\\s*)${fullName(request, name)}=([\\w.-]{10,200})`).exec(cookies)?.[1] ?? null;
}
