import { type Brand, bundledBrand } from "../../app/domain/agency/brand.ts";
import { demoValues, withoutDemo } from "../../app/domain/agency/demo-values.ts";

/** Row of `brand_values`: a bundled value that the desk has replaced, as JSON. */
export type BrandRow = { name: string; value: string };

/**
 * Names of the demo values that keep a production site closed, relative to the Worker's initial brand.
 * @param rows values replaced at the desk
 * @param site address of the site; null when unknown
 */
export function placeholders(rows: readonly BrandRow[], site: URL | null, bundled: Brand = bundledBrand): string[] {
	const replaced = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
	const { fields, offices } = demoValues({ ...withoutDemo(bundled, site), ...replaced }, bundled);
	return [...fields, ...offices.map((id) => (id === "" ? "an office" : `office ${id}`))];
}
