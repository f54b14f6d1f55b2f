import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Figure, PropertyStatistics } from "../../../worker/accounts/service";
import { formatDate } from "../../domain/formatting/dates";
import { formatNumber } from "../../domain/formatting/numbers";
import { useLanguage } from "../../i18n/texts";
import { PortalSection } from "./portal-section";

/** The four totals; recent ones with the figure of the preceding period of the same length. */
export function Figures({ pageViews }: { pageViews: PropertyStatistics["pageViews"] }) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	const spans = [
		{ key: "today", figure: pageViews.today, before: "figures.beforeToday" },
		{ key: "week", figure: pageViews.week, before: "figures.beforeWeek" },
		{ key: "month", figure: pageViews.month, before: "figures.beforeMonth" },
	] as const;
	return (
		<PortalSection id="figures" title={t("figures.title")}>
			<dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 desktop:grid-cols-4">
				{spans.map(({ key, figure, before }) => (
					<FigureBox key={key} label={t(`figures.${key}`)} value={figure.count}>
						<Change figure={figure} />
						<span className="block">{t(before, { before: formatNumber(figure.before, language) })}</span>
					</FigureBox>
				))}
				<FigureBox label={t("figures.total")} value={pageViews.total}>
					{pageViews.since ? t("figures.since", { date: formatDate(pageViews.since) }) : t("figures.notYet")}
				</FigureBox>
			</dl>
			<p className="mt-6 max-w-measure text-sm text-quiet">{t("figures.note")}</p>
		</PortalSection>
	);
}

type FigureBoxProps = { label: string; value: number; children: ReactNode };

function FigureBox({ label, value, children }: FigureBoxProps) {
	const language = useLanguage();
	return (
		<div className="border-ink border-t pt-3">
			<dt className="text-quiet">{label}</dt>
			<dd className="mt-1 font-serif text-4xl tabular-nums">{formatNumber(value, language)}</dd>
			<dd className="mt-2 text-sm text-quiet tabular-nums">{children}</dd>
		</div>
	);
}

function Change({ figure }: { figure: Figure }) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	const difference = figure.count - figure.before;
	const change = formatNumber(Math.abs(difference), language);
	if (difference === 0) return <span className="block text-ink">{t("figures.same")}</span>;
	return (
		<span className="block text-ink">
			{difference > 0 ? t("figures.more", { change }) : t("figures.fewer", { change })}
		</span>
	);
}
