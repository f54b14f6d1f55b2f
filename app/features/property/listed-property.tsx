import { useLanguage } from "../../i18n/texts";
import { Breadcrumbs } from "../layout/breadcrumbs";
import type { loadListed } from "./load/load-listed";
import { PropertyScreen } from "./property-screen";

/** The page of a property that is listed. */
export function ListedProperty({ page, crumbs }: Omit<Awaited<ReturnType<typeof loadListed>>, "head">) {
	return <PropertyScreen page={page} before={<Breadcrumbs language={useLanguage()} crumbs={crumbs} />} />;
}
