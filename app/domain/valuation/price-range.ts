/** A property that the agency sold or offers: what was asked for it, and where it lies from the valued one. */
export type Comparable = {
	/** Published price or monthly rent, in euro. */
	price: number;
	/** In m²; null where it is not known. */
	surface: number | null;
	metres: number;
};

export type PriceRange = {
	/** In euro. */
	low: number;
	high: number;
	/** How many comparable properties it is made of. */
	count: number;
	kilometres: number;
	/** Whether it is worked out for the surface that was given. */
	bySurface: boolean;
};

/** Fewer say more about themselves than about another property. */
export const FEWEST_COMPARABLES = 8;
/** How far around is looked, the nearest first, in km. */
const REACHES = [2, 5, 10] as const;
/** Surfaces between so many times smaller and larger compare. */
const SURFACE_FACTOR = 1.4;
/** A range wider than this says nothing. */
const WIDEST = 2;
const [LOWER_QUARTER, UPPER_QUARTER] = [0.25, 0.75];
const METRES_PER_KM = 1_000;

type Asked = {
	/** Of the valued property, in m². */
	surface?: number | undefined;
	/** What a bound is rounded to, outwards, in euro. */
	step: number;
};

/**
 * The middle half of what comparable properties were offered for, around the valued one: of the smallest circle that has
 * at least eight of them. With a surface, those of about that size count, by their price per m². Null where there are
 * too few, or they are too different for a range to be honest.
 */
export function priceRange(comparables: readonly Comparable[], { surface, step }: Asked): PriceRange | null {
	const alike = comparables.flatMap((each) => {
		if (surface === undefined) return [{ metres: each.metres, price: each.price }];
		const ratio = each.surface ? each.surface / surface : 0;
		if (!each.surface || ratio > SURFACE_FACTOR || ratio < 1 / SURFACE_FACTOR) return [];
		return [{ metres: each.metres, price: (each.price / each.surface) * surface }];
	});
	for (const kilometres of REACHES) {
		const near = alike.filter(({ metres }) => metres <= kilometres * METRES_PER_KM);
		if (near.length < FEWEST_COMPARABLES) continue;
		const prices = near.map(({ price }) => price).sort((a, b) => a - b);
		const low = Math.floor(quantile(prices, LOWER_QUARTER) / step) * step;
		const high = Math.ceil(quantile(prices, UPPER_QUARTER) / step) * step;
		if (low <= 0 || high / low > WIDEST) return null;
		return { low, high, count: near.length, kilometres, bySurface: surface !== undefined };
	}
	return null;
}

/** Between the two nearest of sorted values. */
function quantile(sorted: readonly number[], share: number): number {
	const at = (sorted.length - 1) * share;
	const below = sorted[Math.floor(at)] ?? 0;
	const above = sorted[Math.ceil(at)] ?? below;
	return below + (above - below) * (at - Math.floor(at));
}
