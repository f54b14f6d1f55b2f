type InCity = { city: string; count: number };

const NAMED = 3;

/** The municipalities with most of some properties, those with equally many by name. */
export function mostIn(points: readonly { city: string | null }[]): InCity[] {
	const counts = new Map<string, number>();
	for (const { city } of points) if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
	return Array.from(counts, ([city, count]) => ({ city, count }))
		.sort((a, b) => b.count - a.count || a.city.localeCompare(b.city))
		.slice(0, NAMED);
}
