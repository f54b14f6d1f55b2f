/** Builds a record from field names and values; `Season.PricePerWeek` goes into the nested record `Season`. */
export function recordOf(values: Iterable<readonly [key: string, value: unknown]>): Record<string, unknown> {
	const record: Record<string, unknown> = {};
	for (const [key, value] of values) {
		const [name = "", part] = key.split(".");
		record[name] = part === undefined ? value : { ...(record[name] as object | undefined), [part]: value };
	}
	return record;
}
