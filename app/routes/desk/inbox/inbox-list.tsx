import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { inboxPath, inboxSearch } from "../../../domain/desk/inbox";
import { brusselsDay, formatDate, formatTime } from "../../../domain/formatting/dates";
import { formatEuro } from "../../../domain/property/price";
import { DeskLink } from "../../../features/desk/desk-link";
import { Empty } from "../../../features/desk/desk-page";
import { Mark } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";
import { stateTones } from "./item-parts";

type InboxListProps = Pick<Route.ComponentProps["loaderData"], "rows" | "titles" | "query" | "next"> & {
	selected: string | null;
};

export function InboxList({ rows, titles, query, next, selected }: InboxListProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	if (rows.length === 0) {
		const isFiltered = inboxSearch(query) !== "";
		return (
			<Empty title={isFiltered ? t("inbox.nothingFound") : t("inbox.empty")}>
				{!isFiltered && t("inbox.emptyText")}
				{query.words !== "" && query.view !== "all" && (
					<DeskLink to={inboxPath(language, { ...query, view: "all", after: null })}>{t("inbox.searchAll")}</DeskLink>
				)}
			</Empty>
		);
	}
	return (
		<>
			<ol className="desk-rows">
				{rows.map((row) => (
					<li key={row.id}>
						<Link
							to={inboxPath(language, query, row.id)}
							className={row.isUnseen ? "desk-row desk-row-new" : "desk-row"}
							aria-current={row.id === selected ? "true" : undefined}
						>
							<span className="desk-row-head">
								<span className="desk-row-name">
									{row.person.name || row.person.email}
									{row.isUnseen && <span className="sr-only"> ({t("inbox.unseen")})</span>}
								</span>
								<time dateTime={row.latestAt} className="desk-quiet">
									{moment(row.latestAt)}
								</time>
							</span>
							<span className="desk-row-line">
								{t(`inbox.form.${row.form}`)}
								{row.offered !== null && ` ${formatEuro(row.offered)}`}
								{row.propertyId !== null && ` · ${titles[row.propertyId]?.title ?? row.propertyId}`}
							</span>
							<span className="desk-row-foot">
								<Mark tone={stateTones[row.state]}>{t(`inbox.state.${row.state}`)}</Mark>
								{row.answerBy && (row.state === "new" || row.state === "seen") && (
									<span>{t("inbox.answerBy", { date: formatDate(row.answerBy) })}</span>
								)}
								{row.stage !== "new" && <span>{t(`inbox.stage.${row.stage}`)}</span>}
								{row.remindOn && <span>{t("inbox.again", { date: formatDate(row.remindOn) })}</span>}
								{row.assignedTo && <span className="desk-quiet">{row.assignedTo.name}</span>}
								{row.emails === "failed" && <Mark tone="wrong">{t("inbox.emailFailed")}</Mark>}
								{row.lead === "failed" && <Mark tone="wrong">{t("inbox.leadFailed")}</Mark>}
							</span>
						</Link>
					</li>
				))}
			</ol>
			{/* A new element on each page, so that the focus does not stay at the end of the list. */}
			{next !== null && (
				<DeskLink key={next.id} to={inboxPath(language, { ...query, after: next })}>
					{t("inbox.older")}
				</DeskLink>
			)}
		</>
	);
}

/** Time for today, date for other days. */
function moment(iso: string): string {
	const at = new Date(iso);
	return brusselsDay(at) === brusselsDay(new Date()) ? formatTime(at) : formatDate(at);
}
