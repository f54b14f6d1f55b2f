/** Logs one structured line. Never pass personal data: no name, address or search. */
export function log(level: "info" | "warn" | "error", event: string, facts: Record<string, unknown> = {}): void {
	console[level](JSON.stringify({ level, event, ...facts }));
}

/** Loggable facts of an error: name, message and stack. */
export function factsOf(error: unknown): Record<string, unknown> {
	return error instanceof Error
		? { error: error.name, message: error.message, stack: error.stack }
		: { error: String(error) };
}

/** Loggable facts of an error caused by an uploaded file, without its message, which may quote the file's content. */
export function errorFactsWithoutMessage(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { error: typeof error };
	return { error: error.name, stack: error.stack?.replace(error.message, "") };
}
