/** Seconds between looks at a site that has just been deployed, and how many looks. */
const PAUSE_MS = 3_000;
const LOOKS = 20;

type Check = { path: string; status: number; holds(response: Response, text: string): boolean };

const checks: readonly Check[] = [
	{ path: "/healthz", status: 200, holds: (_response, text) => (JSON.parse(text) as { ok: boolean }).ok },
	{ path: "/", status: 302, holds: (response) => /^\/[a-z]{2}\/$/.test(response.headers.get("location") ?? "") },
	{ path: "/nl/", status: 200, holds: isGuarded },
	{ path: "/fr/a-vendre/", status: 200, holds: isGuarded },
	{ path: "/en/nothing-here/", status: 404, holds: isGuarded },
	{ path: "/api/properties?lang=de", status: 200, holds: (_response, text) => "items" in JSON.parse(text) },
	{ path: "/dev/mailbox.json", status: 404, holds: () => true },
	{ path: "/.well-known/security.txt", status: 200, holds: (_response, text) => text.startsWith("Contact:") },
];

/** Of a site that waits for its agency. */
const closedChecks: readonly Check[] = [
	{ path: "/healthz", status: 200, holds: (_response, text) => (JSON.parse(text) as { ok: boolean }).ok },
	{ path: "/nl/", status: 200, holds: (response) => response.headers.get("cache-control") === "no-store" },
	{ path: "/nl/desk/sign-in/", status: 200, holds: isGuarded },
	{ path: "/api/properties?lang=de", status: 503, holds: () => true },
	{ path: "/dev/mailbox.json", status: 404, holds: () => true },
];

function isGuarded(response: Response): boolean {
	const policy = response.headers.get("content-security-policy") ?? "";
	return (
		policy.startsWith("default-src 'none'") && !policy.includes("unsafe-") && response.headers.has("server-timing")
	);
}

/** Asks a deployed site for what must work. @returns what does not, in words; nothing where all does */
export async function smoke(origin: string, isClosed: boolean): Promise<string[]> {
	let faults: string[] = [];
	for (let look = 0; look < LOOKS; look += 1) {
		faults = (await Promise.all((isClosed ? closedChecks : checks).map((check) => faultOf(origin, check)))).filter(
			(fault) => fault !== null,
		);
		if (faults.length === 0) return [];
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
	return faults;
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
