/** The present, in seconds since 1970, as the databases keep times. */
export function epochSeconds(): number {
	return Math.floor(Date.now() / 1_000);
}

/** An ISO 8601 time in seconds since 1970. */
export function secondsOf(iso: string): number {
	return Math.floor(Date.parse(iso) / 1_000);
}

/** Seconds since 1970 as ISO 8601, UTC. */
export function momentOf(seconds: number): string {
	return new Date(seconds * 1_000).toISOString();
}
