/** Current time in epoch seconds, the unit of all times in the databases. */
export function epochSeconds(): number {
	return Math.floor(Date.now() / 1_000);
}

/** Converts an ISO 8601 time to epoch seconds. */
export function toEpochSeconds(iso: string): number {
	return Math.floor(Date.parse(iso) / 1_000);
}

/** Converts epoch seconds to ISO 8601 in UTC. */
export function toIsoString(seconds: number): string {
	return new Date(seconds * 1_000).toISOString();
}
