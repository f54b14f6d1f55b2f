import { useTranslation } from "react-i18next";
import type { Comparison, Interest } from "../../../worker/accounts/service";
import { formatDate } from "../../domain/formatting/dates";
import { formatNumber } from "../../domain/formatting/numbers";
import { formatEuro } from "../../domain/property/price";
import { useLanguage } from "../../i18n/texts";
import { DefinitionList } from "../../ui/definition-list";
import { Money } from "../listing/money";
import { PortalSection } from "./portal-section";

/** Compares the property with the median of similar properties. */
export function ComparisonSection({ comparison }: { comparison: Comparison | null }) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	return (
		<PortalSection id="comparison" title={t("comparison.title")}>
			{comparison ? (
				<>
					<p className="mt-2 text-sm text-quiet tabular-nums">
						{t("comparison.period", { from: formatDate(comparison.from), to: formatDate(comparison.to) })}
					</p>
					<DefinitionList
						className="mt-2"
						items={[
							{ term: t("comparison.own"), value: formatNumber(comparison.own, language) },
							{
								term: t("comparison.median", { properties: comparison.properties }),
								value: formatNumber(comparison.median, language),
							},
						]}
					/>
				</>
			) : (
				<p className="mt-4 text-quiet">{t("comparison.none")}</p>
			)}
		</PortalSection>
	);
}

const MS = 1_000;

/** Matching saved searches, feedback of visitors, and the price with its history and position. */
export function InterestSection({ interest }: { interest: Interest }) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	const { searches, feedback, prices, standing } = interest;
	return (
		<PortalSection id="interest" title={t("interest.title")}>
			<DefinitionList
				className="mt-2"
				items={[
					{ term: t("interest.searches"), value: formatNumber(searches, language) },
					...feedback.map(({ outcome, count }) => ({
						term: t("interest.feedback", { outcome: t(`feedback.${outcome}`) }),
						value: formatNumber(count, language),
					})),
					...prices.map((each) => ({
						term: t("interest.prices", { date: formatDate(new Date(each.at * MS)) }),
						value: <Money>{formatEuro(each.price)}</Money>,
					})),
					...(standing ? [{ term: t("interest.standing"), value: standing }] : []),
				]}
			/>
			{feedback.length === 0 && <p className="mt-4 text-quiet">{t("interest.noFeedback")}</p>}
		</PortalSection>
	);
}
