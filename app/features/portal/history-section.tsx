import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import type { HistoryEntry, HistoryPage, PropertyStatistics } from "../../../worker/accounts/service";
import { type HistoryKind, historyKinds } from "../../domain/accounts/history";
import { brusselsDay, formatDate, formatTime } from "../../domain/formatting/dates";
import { formatNumber } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import { Badge } from "../../ui/badge";
import { Button, ButtonLink } from "../../ui/button";
import { buttonClass } from "../../ui/button-class";
import { classNames } from "../../ui/class-names";
import { Icon, type IconName } from "../../ui/icon";
import { TextInput } from "../../ui/inputs";
import { type Column, Table } from "../../ui/table";
import { PortalSection } from "./portal-section";

type HistoryView = { kind: HistoryKind | null; words: string };

type HistorySectionProps = {
	propertyId: number;
	/** Path of this page. */
	path: string;
	language: Language;
	view: HistoryView;
	page: HistoryPage;
	statistics: PropertyStatistics | null;
	/** ISO 8601; later entries are in the future. */
	now: string;
};

/** History of the property: tabs by kind, a search, and pages by time. */
export function HistorySection(props: HistorySectionProps) {
	const { propertyId, path, language, view, page, statistics, now } = props;
	const { t } = useTranslation("portal");
	const address = (parameters: Record<string, string | null>) => {
		const query = new URLSearchParams(
			Object.entries({ kind: view.kind, q: view.words || null, ...parameters }).filter(
				(entry): entry is [string, string] => entry[1] !== null,
			),
		).toString();
		return `${path}${query ? `?${query}` : ""}#history`;
	};
	const counts = new Map(statistics?.kinds.map(({ kind, total }) => [kind, total]));
	const counted = (label: string, count: number | undefined) =>
		count === undefined ? label : `${label} (${formatNumber(count, language)})`;
	/** Filters as links. */
	const tabs = [null, ...historyKinds].map((kind) => ({
		to: address({ kind }),
		label: kind ? counted(t(`history.kind.${kind}`), counts.get(kind)) : counted(t("history.all"), statistics?.entries),
		current: view.kind === kind,
	}));
	const csv = new URLSearchParams({ lang: language, ...(view.kind ? { kind: view.kind } : {}), q: view.words });
	return (
		<PortalSection id="history" title={t("history.title")}>
			<div className="mt-4 print-hidden">
				<nav
					aria-label={t("history.filter")}
					className="max-tablet:bleed flex gap-6 overflow-x-auto border-hairline border-b"
				>
					{tabs.map((tab) => (
						<Link
							key={tab.to}
							to={tab.to}
							preventScrollReset
							aria-current={tab.current ? "page" : undefined}
							className={classNames(
								"inline-flex min-h-11 shrink-0 items-center border-b-2 px-1 font-medium whitespace-nowrap transition-colors",
								tab.current ? "border-accent text-ink" : "border-transparent text-quiet hover:text-ink",
							)}
						>
							{tab.label}
						</Link>
					))}
				</nav>
			</div>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-4 print-hidden">
				<search className="w-full max-w-medium">
					<Form method="get" action={`${path}#history`} preventScrollReset className="flex items-end gap-3">
						{view.kind && <input type="hidden" name="kind" value={view.kind} />}
						<TextInput
							key={view.words}
							label={t("history.search")}
							name="q"
							type="search"
							maxLength={100}
							defaultValue={view.words}
							className="flex-1"
						/>
						<Button type="submit" variant="secondary" icon="search">
							<span className="max-tablet:sr-only">{t("history.searchSubmit")}</span>
						</Button>
					</Form>
				</search>
				<ButtonLink to={`/api/owner/${propertyId}/history.csv?${csv}`} variant="secondary" size="small" icon="download">
					{t("history.csv")}
				</ButtonLink>
			</div>
			<div className="mt-6">
				{page.entries.length > 0 ? (
					<HistoryTable entries={page.entries} now={now} />
				) : (
					<p className="border-hairline border-t py-8 text-quiet">{emptyText(view, t)}</p>
				)}
			</div>
			{page.searchedTo && (
				<p className="mt-4 text-quiet">{t("history.searchedTo", { date: formatDate(page.searchedTo) })}</p>
			)}
			{view.words && (
				<p className="mt-4 print-hidden">
					<Link to={address({ q: null })} preventScrollReset>
						{t("history.clear")}
					</Link>
				</p>
			)}
			<nav aria-label={t("history.pages")} className="mt-6 flex justify-between gap-4 print-hidden">
				{page.newer ? (
					<StepLink to={address({ newer: page.newer })} icon="arrow-left">
						{t("history.newer")}
					</StepLink>
				) : (
					<span />
				)}
				{page.older && (
					<StepLink to={address({ older: page.older })} icon="arrow-right">
						{page.searchedTo ? t("history.searchOn") : t("history.older")}
					</StepLink>
				)}
			</nav>
		</PortalSection>
	);
}

function StepLink({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
	return (
		<Link to={to} preventScrollReset className={buttonClass({ variant: "secondary", size: "small" })}>
			<Icon name={icon} />
			{children}
		</Link>
	);
}

function emptyText(view: HistoryView, t: TFunction<"portal">): string {
	if (view.words) return t("history.noMatch", { words: view.words });
	return view.kind ? t("history.noneOfKind") : t("history.none");
}

function HistoryTable({ entries, now }: { entries: readonly HistoryEntry[]; now: string }) {
	const { t } = useTranslation("portal");
	const code = (group: "type" | "status", value: string | null) =>
		value === null ? null : t(`history.${group}.${value}`, { defaultValue: value });
	const columns: Column<HistoryEntry>[] = [
		{
			title: t("history.column.date"),
			rowHeader: true,
			cell: ({ at, hasTime }) => (
				<>
					<time dateTime={hasTime ? at : brusselsDay(at)} className="block whitespace-nowrap tabular-nums">
						{formatDate(at)}
						{hasTime && <span className="font-normal text-quiet"> {formatTime(at)}</span>}
					</time>
					{at > now && <Badge className="my-1">{t("history.upcoming")}</Badge>}
				</>
			),
		},
		{ title: t("history.column.type"), cell: ({ type }) => code("type", type) },
		{ title: t("history.column.contactPerson"), cell: ({ contactPerson }) => contactPerson },
		{ title: t("history.column.subject"), cell: ({ subject }) => subject },
		{ title: t("history.column.comment"), cell: ({ comment }) => comment },
		{ title: t("history.column.status"), cell: ({ status }) => code("status", status) },
		{ title: t("history.column.source"), cell: ({ source }) => source },
	];
	return <Table caption={t("history.caption")} stacked columns={columns} rows={entries} rowKey={({ id }) => id} />;
}
