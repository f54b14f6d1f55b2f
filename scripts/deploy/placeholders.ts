import { type Brand, bundledBrand } from "../../app/domain/agency/brand.ts";
import { demoValues } from "../../app/domain/agency/demo-values.ts";

/** A value that the desk has put in place of a bundled one, as its table has it. */
export type BrandRow = { name: string; value: string };

/** The bundled demo's numbers begin so: whoever has put his own into `brand.ts` has nothing to replace at the desk. */
const DEMO_COMPANY = /^0000\./;

/** Names of the values with which the site would still speak for the demo agency. @param rows what the desk has replaced */
export function placeholders(rows: readonly BrandRow[], bundled: Brand = bundledBrand): string[] {
	if (!DEMO_COMPANY.test(bundled.companyNumber)) return [];
	const replaced = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
	return demoValues({ ...bundled, ...replaced }, bundled);
}
