/**
 * Memoises a function. Arguments must be plain data, the answer must depend only on them and must not be mutated.
 * @param most number of cached answers; the least recently used one is dropped first
 */
export function memoize<Args extends readonly unknown[], Answer>(
	most: number,
	work: (...args: Args) => Answer,
): (...args: Args) => Answer {
	const known = new Map<string, { answer: Answer }>();
	return (...args) => {
		const key = JSON.stringify(args);
		const kept = known.get(key) ?? { answer: work(...args) };
		known.delete(key);
		known.set(key, kept);
		for (const oldest of known.keys()) {
			if (known.size <= most) break;
			known.delete(oldest);
		}
		return kept.answer;
	};
}
