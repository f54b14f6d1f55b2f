const SILENCE_SECONDS = 6 * 3_600;

/** Whether a lasting condition may be reported now: once in six hours. */
export async function mayNotify(memory: KVNamespace, what: string): Promise<boolean> {
	const key = `notified-${what}`;
	if ((await memory.get(key)) !== null) return false;
	await memory.put(key, "1", { expirationTtl: SILENCE_SECONDS });
	return true;
}
