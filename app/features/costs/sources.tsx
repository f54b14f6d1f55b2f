import { useTranslation } from "react-i18next";

/** Where the figures come from, and of when they are. */
export function Sources({ sources, asOf }: { sources: readonly string[]; asOf: string }) {
	const { t } = useTranslation(["property", "common"]);
	return (
		<p className="mt-4 text-sm text-quiet">
			{`${t("costs.sources")}${t("common:word.colon")}${sources.join(" ")} ${t("costs.asOf", { date: asOf })}`}
		</p>
	);
}
