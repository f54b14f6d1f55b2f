/** Input of a grader: headers, page and origin of a response. */
export type Scored = { headers: Headers; html: string; origin: string };

type Policy = ReadonlyMap<string, readonly string[]>;

const HALF_A_YEAR = 15_768_000;
const START = 100;
/** Minimum score at which extra points count. */
const MIN_FOR_EXTRAS = 90;

function policyOf(headers: Headers): Policy {
	const directives = (headers.get("content-security-policy") ?? "").split(";").map((part) => part.trim().split(/\s+/));
	return new Map(directives.filter(([name]) => name).map(([name = "", ...values]) => [name, values]));
}

function scoreOfPolicy(policy: Policy): number {
	if (policy.size === 0) return -25;
	const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
	const scripts = of("script-src");
	const openScripts = ["'unsafe-inline'", "'unsafe-eval'", "data:", "https:", "http:", "*"];
	if ([...scripts, ...of("object-src")].some((source) => openScripts.includes(source))) return -20;
	const plain = [...policy.values()].flat().some((source) => source.startsWith("http:") || source.startsWith("ws:"));
	if (plain) return -10;
	if (of("style-src").some((source) => ["'unsafe-inline'", "data:", "https:", "*"].includes(source))) return 0;
	return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** Cookies must be Secure and HttpOnly. */
function scoreOfCookies(cookies: readonly string[]): number {
	if (cookies.length === 0) return 0;
	if (cookies.some((cookie) => !/; *secure/i.test(cookie))) return -40;
	if (cookies.some((cookie) => !/; *httponly/i.test(cookie))) return -30;
	return cookies.every((cookie) => /; *samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0;
}

function scoreOfTransport(header: string | null): number {
	const age = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? Number.NaN);
	if (Number.isNaN(age)) return -20;
	return age < HALF_A_YEAR ? -10 : 0;
}

/** Only third-party scripts need subresource integrity. */
function scoreOfScripts({ html, origin }: Scored): number {
	const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
		([, address = ""]) => new URL(address, origin).origin !== new URL(origin).origin,
	);
	if (foreign.some(([, address = ""]) => new URL(address, origin).protocol !== "https:")) return -50;
	return foreign.some(([tag]) => !tag.includes("integrity=")) ? -5 : 0;
}

function scoreOfFrames(policy: Policy, header: string | null): number {
	if (policy.has("frame-ancestors")) return 5;
	return /^(?:deny|sameorigin)$/i.test(header ?? "") ? 0 : -20;
}

const privateReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/** The ten checks of public graders on a response's headers, by name. */
export function marksOf(scored: Scored): Readonly<Record<string, number>> {
	const { headers } = scored;
	const policy = policyOf(headers);
	const resources = headers.get("cross-origin-resource-policy");
	return {
		policy: scoreOfPolicy(policy),
		cookies: scoreOfCookies(headers.getSetCookie()),
		sharing: headers.get("access-control-allow-origin") === "*" ? -50 : 0,
		redirection: (headers.get("location") ?? "").startsWith("http:") ? -20 : 0,
		referrer: privateReferrers.includes(headers.get("referrer-policy") ?? "") ? 5 : 0,
		transport: scoreOfTransport(headers.get("strict-transport-security")),
		scripts: scoreOfScripts(scored),
		types: headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
		frames: scoreOfFrames(policy, headers.get("x-frame-options")),
		resources: resources === "same-origin" || resources === "same-site" ? 10 : 0,
	};
}

/** Extra points count only from MIN_FOR_EXTRAS on. */
export function headerScore(scored: Scored): number {
	const marks = Object.values(marksOf(scored));
	const sum = (values: readonly number[]) => values.reduce((total, mark) => total + mark, 0);
	const lacking = START + sum(marks.filter((mark) => mark < 0));
	return lacking < MIN_FOR_EXTRAS ? Math.max(0, lacking) : lacking + sum(marks.filter((mark) => mark > 0));
}
