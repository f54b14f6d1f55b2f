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

/** The same of an error that a stranger's file may have caused: its message can quote what is in it. */
export function placeOf(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { error: typeof error };
	return { error: error.name, stack: error.stack?.replace(error.message, "") };
}
