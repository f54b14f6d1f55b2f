/** A property that the agency sold or offers: its asking price, and its distance from the valued one. */
export type Comparable = {
	/** Published price or monthly rent, in euro. */
	price: number;
	/** In m²; null when unknown. */
	surface: number | null;
	metres: number;
};

export type PriceRange = {
	/** In euro. */
	low: number;
	high: number;
	/** Number of comparable properties used. */
	count: number;
	kilometres: number;
	/** Whether the range is for the given surface. */
	bySurface: boolean;
};

/** A smaller sample says too little about other properties. */
export const MIN_COMPARABLES = 8;
/** Search radii in km, smallest first. */
const REACHES = [2, 5, 10] as const;
/** Surfaces compare up to this factor larger or smaller. */
const SURFACE_FACTOR = 1.4;
/** Maximum ratio of the bounds; a wider range says nothing. */
const WIDEST = 2;
const [LOWER_QUARTER, UPPER_QUARTER] = [0.25, 0.75];
const METRES_PER_KM = 1_000;

type Asked = {
	/** Surface of the valued property, in m². */
	surface?: number | undefined;
	/** Rounding step of the bounds in euro; rounded outwards. */
	step: number;
};

/**
 * Interquartile range of the asking prices of comparable properties, within the smallest radius that has at least
 * eight. With a surface, only properties of a similar size count, by their price per m². Null when there are too few,
 * or the range is too wide to be meaningful.
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
		if (near.length < MIN_COMPARABLES) continue;
		const prices = near.map(({ price }) => price).sort((a, b) => a - b);
		const low = Math.floor(quantile(prices, LOWER_QUARTER) / step) * step;
		const high = Math.ceil(quantile(prices, UPPER_QUARTER) / step) * step;
		if (low <= 0 || high / low > WIDEST) return null;
		return { low, high, count: near.length, kilometres, bySurface: surface !== undefined };
	}
	return null;
}

/** Interpolates between the two nearest of sorted values. */
function quantile(sorted: readonly number[], share: number): number {
	const at = (sorted.length - 1) * share;
	const below = sorted[Math.floor(at)] ?? 0;
	const above = sorted[Math.ceil(at)] ?? below;
	return below + (above - below) * (at - Math.floor(at));
}
