import { type Brand, bundledBrand } from "../../app/domain/agency/brand.ts";
import { demoValues } from "../../app/domain/agency/demo-values.ts";

/** A value that the desk has put in place of a bundled one, as its table has it. */
export type BrandRow = { name: string; value: string };

/** Names of the values with which the site would still speak for the demo agency. @param rows what the desk has replaced */
export function placeholders(rows: readonly BrandRow[], bundled: Brand = bundledBrand): string[] {
	const replaced = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
	const { fields, offices } = demoValues({ ...bundled, ...replaced }, bundled);
	return [...fields, ...offices.map((id) => `office ${id}`)];
}
