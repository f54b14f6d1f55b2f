import type { FullConfig } from "@playwright/test";

const TIMEOUT_MS = 120_000;

/** The site answers before its first import has ended; the journeys start when there is something to see. */
export default async function ready(config: FullConfig): Promise<void> {
	const origin = config.projects[0]?.use.baseURL;
	const until = Date.now() + TIMEOUT_MS;
	while (Date.now() < until) {
		const health = await fetch(`${origin}/healthz`)
			.then((response) => response.json() as Promise<{ lastImport: string | null }>)
			.catch(() => null);
		if (health?.lastImport) return;
		await new Promise((resolve) => setTimeout(resolve, 300));
	}
	throw new Error(`nothing was imported at ${origin}`);
}
