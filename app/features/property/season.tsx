import { useTranslation } from "../../i18n/texts";
import type { SeasonCalendar, SeasonMonth } from "./load/season-calendar";

/** Number of months shown initially. */
const FIRST = 3;

export function Season({ season }: { season: SeasonCalendar }) {
	const { t } = useTranslation("property");
	return (
		<section id="season" aria-labelledby="season-title" className="mt-8 border-hairline border-y py-6">
			<h2 id="season-title" className="text-2xl">
				{t("season.title")}
			</h2>
			{season.prices.length > 0 && (
				<ul className="mt-4 tabular-nums">
					{season.prices.map((price) => (
						<li key={price.from}>{t("season.price", price)}</li>
					))}
				</ul>
			)}
			{season.months.length > 0 && (
				<>
					<p className="mt-4 text-sm text-quiet">{t("season.legend")}</p>
					<Months season={season} months={season.months.slice(0, FIRST)} />
					<details className="fold fold-text">
						<summary>
							<span className="fold-more">{t("season.later")}</span>
						</summary>
						<Months season={season} months={season.months.slice(FIRST)} />
					</details>
				</>
			)}
		</section>
	);
}

function Months({ season, months }: { season: SeasonCalendar; months: SeasonMonth[] }) {
	return (
		<div className="mt-4 grid grid-cols-1 items-start gap-6 tablet:grid-cols-2 wide:grid-cols-3">
			{months.map((month) => (
				<Month key={month.name} month={month} weekdays={season.weekdays} />
			))}
		</div>
	);
}

function Month({ month, weekdays }: { month: SeasonMonth; weekdays: SeasonCalendar["weekdays"] }) {
	const { t } = useTranslation("property");
	const taken = t("season.taken");
	return (
		<table className="w-full table-fixed text-center text-sm tabular-nums">
			<caption className="mb-1 text-left font-medium first-letter:uppercase">{month.name}</caption>
			<thead>
				<tr>
					{weekdays.map(({ short, long }) => (
						<th key={long} scope="col" abbr={long} className="font-normal text-quiet">
							{short}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{month.weeks.map((week, row) => (
					<tr key={`${month.name}-${week.find(Boolean)?.date ?? row}`}>
						{week.map((day, column) =>
							day ? (
								<td key={day.date} className={day.isTaken ? "py-1 text-quiet line-through" : "py-1 font-medium"}>
									{day.date}
									{day.isTaken && <span className="sr-only"> ({taken})</span>}
								</td>
							) : (
								// biome-ignore lint/suspicious/noArrayIndexKey: an empty day has only its column
								<td key={`no-${column}`} />
							),
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}
