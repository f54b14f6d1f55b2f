export const KB = 1_024;

export function kilobytes(bytes: number): string {
	return `${(bytes / KB).toFixed(1)} KB`;
}

export function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
