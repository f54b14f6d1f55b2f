import { useTranslation } from "react-i18next";
import type { ArchivedReport } from "../../../worker/accounts/service";
import { formatDate } from "../../domain/formatting/dates";
import { addDays } from "../../domain/viewings/calendar";
import { DefinitionList } from "../../ui/definition-list";

/** What the owner was sent, week by week; the latest is open. */
export function ReportsSection({ reports }: { reports: readonly ArchivedReport[] }) {
	const { t } = useTranslation("portal");
	return (
		<section aria-labelledby="reports">
			<h2 id="reports" className="text-2xl">
				{t("report.title")}
			</h2>
			{reports.length === 0 && <p className="mt-4 text-quiet">{t("report.none")}</p>}
			{reports.map(({ week, lines }, index) => (
				<details key={week} open={index === 0} className="mt-2">
					<summary className="inline-flex min-h-11 items-center gap-2 underline decoration-edge">
						{t("report.week", { from: formatDate(week), to: formatDate(addDays(week, 6)) })}
					</summary>
					<DefinitionList items={lines.map(({ label, value }) => ({ key: label, term: label, value }))} />
				</details>
			))}
		</section>
	);
}
