/**
 * The same function, which works out each answer once. Its arguments are plain data, its answer depends on them alone,
 * and nobody writes into it.
 * @param most answers that are kept; what was asked for longest ago goes first
 */
export function remembered<Args extends readonly unknown[], Answer>(
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
