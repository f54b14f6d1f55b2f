import autocannon from "autocannon";

const CONNECTIONS = 16;

export type Load = { url: string; headers?: Record<string, string>; seconds?: number; requests?: number };

export type Loaded = { perSecond: number; p99: number; failed: number };

/** Asks one address as fast as it answers. */
export async function load({ url, headers = {}, seconds, requests }: Load): Promise<Loaded> {
	const result = await autocannon({
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

/** Each in turn, several times over, so that a busy machine is busy for all of them; the middle run of each counts. */
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
