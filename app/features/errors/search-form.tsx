import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { Island } from "../../page/island";
import { Button } from "../../ui/button";
import { PlaceField } from "../search/live/place-field";

/** The search on a 404 page. It is resolved by the home page, so it works without JavaScript. */
export function SearchForm({ language }: { language: Language }) {
	const { t } = useTranslation(["listing", "common"]);
	return (
		<search className="mt-10 block max-w-form">
			<form action={pagePath("/", language)} method="get">
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
