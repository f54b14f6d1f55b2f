const MOST_DECIMALS = 2;

// Belgian Dutch in every language, like the prices: mixed number formats on one page would be misread.
const plainNumber = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: MOST_DECIMALS });

/** A number as the site writes it in every language, with at most two decimals: `1.234,5`. */
export function formatNumber(value: number): string {
	return plainNumber.format(value);
}

/** A percentage, `12,5 %`, with a space that does not break. */
export function formatPercent(value: number): string {
	return `${formatNumber(value)}\u00A0%`;
}
