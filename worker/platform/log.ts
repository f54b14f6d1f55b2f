/** One structured line. Never a name, an address, a search or anything else of a person. */
export function log(level: "info" | "warn" | "error", event: string, facts: Record<string, unknown> = {}): void {
	console[level](JSON.stringify({ level, event, ...facts }));
}

/** What a log may hold of an error: its kind and message, with its place in the code. */
export function factsOf(error: unknown): Record<string, unknown> {
	return error instanceof Error
		? { error: error.name, message: error.message, stack: error.stack }
		: { error: String(error) };
}
