import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { Island } from "../../page/island";
import { Button, ButtonLink } from "../../ui/button";
import { headTitle } from "../layout/head-title";
import { useSite } from "../layout/site-data";
import { PropertyGrid } from "../listing/property-grid";
import { PlaceField } from "../search/live/place-field";
import type { NotFoundData } from "./not-found";

/** Screen of a 404 or 410, with a search and alternative properties. */
export function NotFoundScreen({ data, gone }: { data: NotFoundData; gone: boolean }) {
	const { t } = useTranslation(["common", "listing"]);
	const language = useLanguage();
	const { agency } = useSite();
	const title = data.kind === "listing" ? t("listing:gone.title") : t("error.notFoundTitle");
	const text = data.kind === "listing" ? t("listing:gone.text") : t("error.notFoundText");
	return (
		<div className="page-width py-16 desktop:py-24">
			<title>{headTitle(title, agency.name)}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-measure text-4xl">{title}</h1>
			<p className="mt-6 max-w-measure text-lg text-quiet">{text}</p>
			<SearchForm language={language} />
			<p className="mt-6">
				<ButtonLink to={pagePath("home", language)} variant="secondary">
					{t("error.toHome")}
				</ButtonLink>
			</p>
			{data.properties.length > 0 && (
				<section className="mt-16" aria-labelledby="instead">
					<h2 id="instead" className="mb-8 text-3xl">
						{gone ? t("listing:gone.similar") : t("listing:gone.newest")}
					</h2>
					<PropertyGrid properties={data.properties} columns="row" />
				</section>
			)}
		</div>
	);
}

/** Search on the 404 page. The home page resolves it, so it works without JavaScript. */
function SearchForm({ language }: { language: Language }) {
	const { t } = useTranslation(["listing", "common"]);
	return (
		<search className="mt-10 block max-w-form">
			<form action={pagePath("home", language)} method="get">
				<Island
					of={PlaceField}
					props={{ label: t("common:searchField.label"), placeholder: t("common:searchField.placeholder") }}
				/>
				<Button type="submit" icon="search" className="mt-4">
					{t("search.submit")}
				</Button>
			</form>
		</search>
	);
}
