import { useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";
import type { LawSources } from "./law-sources";

/** The sources of the figures, when they were checked, and the page with all of them. */
export function Sources({ sources }: { sources: LawSources }) {
	const { t } = useTranslation(["property", "common"]);
	return (
		<p className="mt-4 text-sm text-quiet">
			{`${t("costs.sources")}${t("common:word.colon")}${sources.names.join(" · ")}. `}
			{t("costs.checkedOn", { date: sources.checkedOn })}{" "}
			<TextLink to={sources.path}>{t("common:menu.figures")}</TextLink>
		</p>
	);
}
