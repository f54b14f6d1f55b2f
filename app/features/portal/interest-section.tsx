import { useTranslation } from "react-i18next";
import type { Interest } from "../../../worker/accounts/service";
import { formatDate } from "../../domain/formatting/dates";
import { formatNumber } from "../../domain/formatting/numbers";
import { formatEuro } from "../../domain/property/price";
import { useLanguage } from "../../i18n/texts";
import { DefinitionList } from "../../ui/definition-list";
import { Money } from "../listing/money";

const MS = 1_000;

/** Saved searches that fit, what visitors thought, and how the price came about and lies. */
export function InterestSection({ interest }: { interest: Interest }) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	const { searches, feedback, prices, standing } = interest;
	return (
		<section aria-labelledby="interest">
			<h2 id="interest" className="text-2xl">
				{t("interest.title")}
			</h2>
			<DefinitionList
				className="mt-2"
				items={[
					{ key: "searches", term: t("interest.searches"), value: formatNumber(searches, language) },
					...feedback.map(({ outcome, count }) => ({
						key: outcome,
						term: t("interest.feedback", { outcome: t(`feedback.${outcome}`) }),
						value: formatNumber(count, language),
					})),
					...prices.map((each) => ({
						key: String(each.at),
						term: t("interest.prices", { date: formatDate(new Date(each.at * MS)) }),
						value: <Money>{formatEuro(each.price)}</Money>,
					})),
					...(standing ? [{ key: "standing", term: t("interest.standing"), value: standing }] : []),
				]}
			/>
			{feedback.length === 0 && <p className="mt-4 text-quiet">{t("interest.noFeedback")}</p>}
		</section>
	);
}
