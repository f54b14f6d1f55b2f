import { useTranslation } from "react-i18next";
import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { Button } from "../../ui/button";
import { TextInput } from "../../ui/inputs";

/** A plain search by words, for whoever came to an address that leads nowhere. Works without a script. */
export function SearchForm({ language }: { language: Language }) {
	const { t } = useTranslation("listing");
	return (
		<search className="mt-10 block max-w-form">
			<form action={pagePath("/for-sale/", language)} method="get">
				<TextInput label={t("search.words")} type="search" name="q" maxLength={200} />
				<Button type="submit" icon="search" className="mt-4">
					{t("search.submit")}
				</Button>
			</form>
		</search>
	);
}
