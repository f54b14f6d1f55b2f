import { useTranslation } from "react-i18next";
import type { Comparison } from "../../../worker/accounts/service";
import { formatDate } from "../../domain/formatting/dates";
import { formatNumber } from "../../domain/formatting/numbers";
import { useLanguage } from "../../i18n/texts";
import { DefinitionList } from "../../ui/definition-list";

/** The property beside the middle one of properties like it. */
export function ComparisonSection({ comparison }: { comparison: Comparison | null }) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	return (
		<section aria-labelledby="comparison">
			<h2 id="comparison" className="text-2xl">
				{t("comparison.title")}
			</h2>
			{comparison ? (
				<>
					<p className="mt-2 text-sm text-quiet tabular-nums">
						{t("comparison.period", { from: formatDate(comparison.from), to: formatDate(comparison.to) })}
					</p>
					<DefinitionList
						className="mt-2"
						items={[
							{ key: "own", term: t("comparison.own"), value: formatNumber(comparison.own, language) },
							{
								key: "median",
								term: t("comparison.median", { properties: comparison.properties }),
								value: formatNumber(comparison.median, language),
							},
						]}
					/>
				</>
			) : (
				<p className="mt-4 text-quiet">{t("comparison.none")}</p>
			)}
		</section>
	);
}
