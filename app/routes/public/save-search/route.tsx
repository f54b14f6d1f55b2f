import { listings, site, visitor } from "../../../context";
import { parseSearch } from "../../../domain/search/search";
import { EnquiryForm } from "../../../features/forms/enquiry-form";
import { loadFormPage } from "../../../features/forms/form-page";
import { FormScreen } from "../../../features/forms/form-screen";
import { wantedTypeChoices } from "../../../features/forms/property-types";
import { alternatesOf } from "../../../features/layout/alternates";
import { localityNames } from "../../../features/map/locality-names";
import { RegionChooser } from "../../../features/map/region-chooser";
import { savedSearchForm } from "../../../features/search/saved-search-form";
import { useTranslation } from "../../../i18n/texts";
import { translator } from "../../../i18n/translator";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["forms", "map", "search"] };

/** Reads a search from the address, as in lists, and prefills the form. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const t = translator(language, context.get(site).defaultLanguage, "forms");
	const [page, types] = await Promise.all([
		// One page for search engines, whatever it is filled in with.
		loadFormPage(context, url, "demand-register", url.search === "" ? {} : { robots: "noindex" }),
		context.get(listings).types(language),
	]);
	const { values, beside } = savedSearchForm(parseSearch(url.searchParams).search, types, context);
	return {
		...page,
		head: { ...page.head, alternates: alternatesOf(url.pathname) },
		propertyTypes: wantedTypeChoices(types, (type) => t("wholeFamily", { type })),
		values,
		beside,
		names: localityNames([page.state?.values.zones ?? values.zones ?? []].flat(), language),
	};
}

export default function SavedSearchRegisterRoute({ loaderData }: Route.ComponentProps) {
	const { state, propertyTypes, values, beside, names } = loaderData;
	const { t } = useTranslation("forms");
	return (
		<FormScreen title={t("form.demand-register.title")} intro={t("form.demand-register.intro")}>
			<div id="demand-register">
				<EnquiryForm
					form="demand-register"
					choices={{ propertyTypes, search: beside }}
					values={values}
					state={state}
					region={({ error, values: localities }) => (
						<RegionChooser error={error} {...localities} names={names} required />
					)}
				/>
			</div>
		</FormScreen>
	);
}
