import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link, useSubmit } from "react-router";
import { inboxPath, inboxStages, inboxViews } from "../../../domain/desk/inbox";
import { DeskButton } from "../../../features/desk/desk-form";
import { FilterSelect, SearchField, useSyncedField } from "../../../features/desk/filter-fields";
import { useLanguage } from "../../../i18n/texts";
import { Checkbox } from "../../../ui/choices";
import type { Route } from "./+types/route";

type InboxFiltersProps = Pick<
	Route.ComponentProps["loaderData"],
	"query" | "forms" | "agents" | "properties" | "offices"
>;

/** States as tabs; the other filters as a GET form, which scripts submit on change. */
export function InboxFilters({ query, forms, agents, properties, offices }: InboxFiltersProps) {
	const { t } = useTranslation(["desk", "common"]);
	const submit = useSubmit();
	const language = useLanguage();
	const count =
		[query.form, query.stage, query.office, query.agent, query.property].filter(Boolean).length + Number(query.mine);
	// Stays open after its last filter is removed.
	const [isOpen] = useState(count > 0);
	const mine = useSyncedField(query.mine, showChecked);
	const choices = [
		{
			name: "form",
			label: t("inbox.forms"),
			value: query.form ?? "",
			options: forms.map((form) => ({ value: form, label: t(`inbox.form.${form}`) })),
		},
		{
			name: "stage",
			label: t("inbox.column.stage"),
			value: query.stage ?? "",
			options: inboxStages.map((stage) => ({ value: stage, label: t(`inbox.stage.${stage}`) })),
		},
		{
			name: "office",
			label: t("field.office"),
			value: query.office ?? "",
			options: Object.entries(offices).map(([value, label]) => ({ value, label })),
		},
		{
			name: "agent",
			label: t("inbox.agent"),
			value: query.agent ?? "",
			options: agents.map((agent) => ({ value: agent, label: agent })),
		},
		{
			name: "property",
			label: t("inbox.column.title"),
			value: String(query.property ?? ""),
			options: properties.map(({ id, title }) => ({ value: String(id), label: `${title} · ${id}` })),
		},
	];
	return (
		<div className="desk-filters">
			<ul className="desk-tabs">
				{inboxViews.map((view) => (
					<li key={view}>
						<Link
							to={inboxPath(language, { ...query, view, after: null })}
							aria-current={view === query.view ? "true" : undefined}
						>
							{t(`inbox.view.${view}`)}
						</Link>
					</li>
				))}
			</ul>
			<Form
				action={inboxPath(language, {})}
				className="desk-filter-form"
				onChange={(event) => {
					// Text is submitted with Enter: the list should not move during typing.
					const { target, currentTarget } = event;
					if (
						target instanceof HTMLSelectElement ||
						(target instanceof HTMLInputElement && target.type === "checkbox")
					) {
						void submit(currentTarget);
					}
				}}
			>
				{query.view !== "open" && <input type="hidden" name="state" value={query.view} />}
				<div className="desk-search">
					<SearchField label={t("inbox.search")} words={query.words} deskKey="/" />
					<DeskButton>{t("inbox.find")}</DeskButton>
				</div>
				<details open={isOpen}>
					<summary>{count > 0 ? t("inbox.filtered", { count }) : t("inbox.filter")}</summary>
					<div className="desk-filter-fields">
						{choices.map(({ label, ...choice }) => (
							<FilterSelect
								key={choice.name}
								{...choice}
								label={label}
								any={`${label}${t("common:word.colon")}${t("inbox.any")}`}
							/>
						))}
						<Checkbox ref={mine} name="mine" value="1" label={t("inbox.mine")} defaultChecked={query.mine} />
						{count > 0 && (
							<Link to={inboxPath(language, { view: query.view, words: query.words, after: query.after })}>
								{t("inbox.all")}
							</Link>
						)}
					</div>
				</details>
			</Form>
		</div>
	);
}

function showChecked(box: HTMLInputElement, isChecked: boolean): void {
	box.checked = isChecked;
}
