import { type Brand, bundledBrand } from "../../app/domain/agency/brand.ts";
import { demoValues, withoutDemo } from "../../app/domain/agency/demo-values.ts";

/** A value that the desk has put in place of a bundled one, as its table has it. */
export type BrandRow = { name: string; value: string };

/**
 * Names of the values that keep a site in production closed, counted from what the Worker begins with there.
 * @param rows what the desk has replaced
 * @param site its address; null where that is not known
 */
export function placeholders(rows: readonly BrandRow[], site: URL | null, bundled: Brand = bundledBrand): string[] {
	const replaced = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
	const { fields, offices } = demoValues({ ...withoutDemo(bundled, site), ...replaced }, bundled);
	return [...fields, ...offices.map((id) => (id === "" ? "an office" : `office ${id}`))];
}
