import { installOwnPackages } from "../../scripts/local/own-packages.ts";

const CONNECTIONS = 16;

export type Load = { url: string; headers?: Record<string, string>; seconds?: number; requests?: number };

export type Loaded = { perSecond: number; p99: number; failed: number };

/** The used part of autocannon, which has no types. */
type Autocannon = (options: {
	url: string;
	connections: number;
	headers: Record<string, string>;
	/** In seconds; alternative to `amount` (number of requests). */
	duration?: number;
	amount?: number;
}) => Promise<{
	requests: { average: number };
	latency: { p99: number };
	errors: number;
	timeouts: number;
	non2xx: number;
}>;

/** Installed on first use. */
let autocannon: Promise<Autocannon> | null = null;

async function installed(): Promise<Autocannon> {
	installOwnPackages("bench/edge");
	const name: string = "autocannon";
	return ((await import(name)) as { default: Autocannon }).default;
}

/** Requests one address as fast as it responds. */
export async function load({ url, headers = {}, seconds, requests }: Load): Promise<Loaded> {
	autocannon ??= installed();
	const run = await autocannon;
	const result = await run({
		url,
		headers,
		connections: CONNECTIONS,
		...(requests === undefined ? { duration: seconds ?? 5 } : { amount: requests }),
	});
	return {
		perSecond: Math.round(result.requests.average),
		p99: result.latency.p99,
		failed: result.errors + result.timeouts + result.non2xx,
	};
}

/**
 * Runs the loads in turn for several rounds, so that other work on the machine affects all of them. Returns the median
 * run of each.
 */
export async function loadInTurn(loads: readonly Load[], rounds: number): Promise<Loaded[]> {
	const runs: Loaded[][] = loads.map(() => []);
	for (let round = 0; round < rounds; round += 1) {
		for (const [index, each] of loads.entries()) runs[index]?.push(await load(each));
	}
	return runs.map((each) => {
		const sorted = each.toSorted((one, other) => one.perSecond - other.perSecond);
		const middle = sorted[Math.floor(sorted.length / 2)];
		if (!middle) throw new Error("nothing was measured");
		return { ...middle, failed: each.reduce((sum, { failed }) => sum + failed, 0) };
	});
}
