import { listings, visitor } from "../../../context";
import { parseSearch } from "../../../domain/search/search";
import { loadFormPage } from "../../../features/forms/form-page";
import { FormScreen } from "../../../features/forms/form-screen";
import { wantedTypeChoices } from "../../../features/forms/property-types";
import { textsOf } from "../../../features/layout/page-loader";
import { localityNames } from "../../../features/map/locality-names";
import { savedSearchForm } from "../../../features/search/saved-search-form";
import { useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import type { Route } from "./+types/route";
import { SaveSearchForm } from "./live/save-search-form";

/** Prefills the form with the search in the URL, in the format of lists. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const t = textsOf(context, "forms");
	const [page, types] = await Promise.all([
		// Search engines index only the page without a prefilled search.
		loadFormPage(context, url, "demand-register", url.search === "" ? {} : { robots: "noindex" }),
		context.get(listings).types(language),
	]);
	const { values, beside } = savedSearchForm(parseSearch(url.searchParams).search, types, context);
	return {
		...page,
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
				<Island of={SaveSearchForm} props={{ choices: { propertyTypes, search: beside }, values, state, names }} />
			</div>
		</FormScreen>
	);
}
