import { redirect } from "react-router";
import { listings, visitor } from "../../../context";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import { storedSearch, wantedSearch } from "../../../domain/saved-searches/saved-search";
import { loadFormPage } from "../../../features/forms/form-page";
import { FormScreen } from "../../../features/forms/form-screen";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { textsOf } from "../../../features/layout/page-loader";
import { ChipRow } from "../../../features/search/chip-row";
import { criteriaOf, typeNameIn } from "../../../i18n/search-criteria";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import { TextLink } from "../../../ui/link";
import type { Route } from "./+types/route";

/** Search of a list, from the URL or a returned form. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const page = await loadFormPage(context, url, "search-alert", { robots: "noindex" });
	const returned = page.state?.values.search;
	const search = wantedSearch(url.search) ?? wantedSearch(typeof returned === "string" ? returned : "");
	if (search === null) throw redirect(pagePath("save-search", language));
	const t = textsOf(context, "search");
	const types = await context.get(listings).types(language);
	const here = url.pathname;
	const criteria = criteriaOf(search, { language, t, typeName: (id) => typeNameIn(types, id) });
	return {
		...page,
		goal: search.goal,
		search: storedSearch(search),
		chips: criteria.map(({ key, label, without }) => ({
			key,
			label,
			to: `${here}?${storedSearch({ ...search, ...without })}`,
		})),
		everything: `${here}?goal=${search.goal}`,
	};
}

export default function SearchAlertRoute({ loaderData }: Route.ComponentProps) {
	const { state, goal, search, chips, everything } = loaderData;
	const { t } = useTranslation("forms");
	const { t: tSearch } = useTranslation("search");
	const language = useLanguage();
	return (
		<FormScreen title={t("form.search-alert.title")} intro={t("form.search-alert.intro")}>
			<p className="font-medium">{tSearch(`goal.${goal}`)}</p>
			<div className="mt-2 mb-6">
				<ChipRow chips={chips} reset={everything} />
				{chips.length === 0 && <p className="text-quiet">{tSearch("alert.everything")}</p>}
			</div>
			<Island of={EnquiryForm} props={{ form: "search-alert", about: { search }, state }} />
			<p className="mt-8 text-quiet text-sm">
				<TextLink to={`${pagePath(goalPage(goal), language)}?${withoutGoal(search)}`}>
					{tSearch("alert.toList")}
				</TextLink>
				{" · "}
				<TextLink to={`${pagePath("save-search", language)}?${search}`}>{tSearch("alert.more")}</TextLink>
			</p>
		</FormScreen>
	);
}

function withoutGoal(search: string): string {
	const params = new URLSearchParams(search);
	params.delete("goal");
	return params.toString();
}
