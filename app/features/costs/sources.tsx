import { useTranslation } from "react-i18next";

/** The sources of the figures and their date. */
export function Sources({ sources, asOf }: { sources: readonly string[]; asOf: string }) {
	const { t } = useTranslation(["property", "common"]);
	return (
		<p className="mt-4 text-sm text-quiet">
			{`${t("costs.sources")}${t("common:word.colon")}${sources.join(" ")} ${t("costs.asOf", { date: asOf })}`}
		</p>
	);
}
