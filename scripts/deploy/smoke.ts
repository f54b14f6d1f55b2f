/** Delay between attempts on a new deployment in ms, and number of attempts. */
const PAUSE_MS = 3_000;
const LOOKS = 20;

type Check = { path: string; status: number; holds(response: Response, text: string): boolean };

/** A closed site waits for the agency's details. */
export type SiteState = "open" | "closed";

const openChecks: readonly Check[] = [
	{ path: "/healthz", status: 200, holds: (_response, text) => (JSON.parse(text) as { ok: boolean }).ok },
	{ path: "/", status: 302, holds: (response) => /^\/[a-z]{2}\/$/.test(response.headers.get("location") ?? "") },
	{ path: "/nl/", status: 200, holds: isGuarded },
	{ path: "/fr/a-vendre/", status: 200, holds: isGuarded },
	{ path: "/en/nothing-here/", status: 404, holds: isGuarded },
	{ path: "/api/properties?lang=de", status: 200, holds: (_response, text) => "items" in JSON.parse(text) },
	{ path: "/dev/mailbox.json", status: 404, holds: () => true },
	{ path: "/.well-known/security.txt", status: 200, holds: (_response, text) => text.startsWith("Contact:") },
];

const closedChecks: readonly Check[] = [
	{ path: "/healthz", status: 200, holds: (_response, text) => (JSON.parse(text) as { ok: boolean }).ok },
	{ path: "/nl/", status: 200, holds: (response) => response.headers.get("cache-control") === "no-store" },
	{ path: "/nl/desk/sign-in/", status: 200, holds: isGuarded },
	{ path: "/api/properties?lang=de", status: 503, holds: () => true },
	{ path: "/dev/mailbox.json", status: 404, holds: () => true },
];

const checksOf: Readonly<Record<SiteState, readonly Check[]>> = { open: openChecks, closed: closedChecks };

function isGuarded(response: Response): boolean {
	const policy = response.headers.get("content-security-policy") ?? "";
	return (
		policy.startsWith("default-src 'none'") && !policy.includes("unsafe-") && response.headers.has("server-timing")
	);
}

export type Smoke = { state: SiteState; faults: string[] };

/**
 * Runs the smoke test on a deployed site, with retries.
 * @param expected possible states of the site
 * @returns the state with the fewest faults, and its faults in words
 */
export async function smoke(origin: string, expected: readonly [SiteState, ...SiteState[]]): Promise<Smoke> {
	for (let look = 1; ; look += 1) {
		let best: Smoke | null = null;
		for (const state of expected) {
			const answers = await Promise.all(checksOf[state].map((check) => faultOf(origin, check)));
			const faults = answers.filter((fault) => fault !== null);
			if (best === null || faults.length < best.faults.length) best = { state, faults };
		}
		if (best !== null && (best.faults.length === 0 || look === LOOKS)) return best;
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
}

async function faultOf(origin: string, { path, status, holds }: Check): Promise<string | null> {
	try {
		const response = await fetch(origin + path, { redirect: "manual" });
		const text = await response.text();
		if (response.status !== status) return `${path} answered ${response.status} in place of ${status}`;
		return holds(response, text) ? null : `${path} does not answer what it should`;
	} catch (error) {
		return `${path}: ${error instanceof Error ? error.message : String(error)}`;
	}
}
