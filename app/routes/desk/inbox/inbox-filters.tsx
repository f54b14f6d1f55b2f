import { useTranslation } from "react-i18next";
import { Form, Link, useSubmit } from "react-router";
import { type InboxQuery, inboxPath, inboxStages, inboxViews } from "../../../domain/desk/inbox";
import type { InboxForm } from "../../../domain/desk/inbox-forms";
import { useLanguage } from "../../../i18n/texts";

type InboxFiltersProps = {
	query: InboxQuery;
	forms: readonly InboxForm[];
	agents: readonly string[];
	/** Properties that were asked about. */
	properties: readonly { id: number; title: string }[];
	offices: Readonly<Record<string, string>>;
};

/** States as tabs; the rest as a form of the address, which a choice sends at once where there are scripts. */
export function InboxFilters({ query, forms, agents, properties, offices }: InboxFiltersProps) {
	const { t } = useTranslation("desk");
	const submit = useSubmit();
	const language = useLanguage();
	const count =
		[query.form, query.stage, query.office, query.agent, query.property].filter(Boolean).length + Number(query.mine);
	return (
		<div className="desk-filters">
			<ul className="desk-tabs">
				{inboxViews.map((view) => (
					<li key={view}>
						<Link
							to={inboxPath(language, { ...query, view, before: null })}
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
					// Words are sent with Enter: a list that moves while one types helps nobody.
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
					<input
						type="search"
						name="q"
						key={query.words}
						defaultValue={query.words}
						aria-label={t("inbox.search")}
						placeholder={t("inbox.search")}
						className="desk-control"
						maxLength={200}
						data-desk-key="/"
					/>
					<button type="submit" className="desk-button desk-button-plain">
						{t("inbox.find")}
					</button>
				</div>
				<details open={count > 0}>
					<summary>{count > 0 ? t("inbox.filtered", { count }) : t("inbox.filter")}</summary>
					<div className="desk-filter-fields">
						<FilterSelect
							name="form"
							label={t("inbox.forms")}
							value={query.form ?? ""}
							options={forms.map((form) => [form, t(`inbox.form.${form}`)])}
						/>
						<FilterSelect
							name="stage"
							label={t("inbox.column.stage")}
							value={query.stage ?? ""}
							options={inboxStages.map((stage) => [stage, t(`inbox.stage.${stage}`)])}
						/>
						<FilterSelect
							name="office"
							label={t("field.office")}
							value={query.office ?? ""}
							options={Object.entries(offices)}
						/>
						<FilterSelect
							name="agent"
							label={t("inbox.agent")}
							value={query.agent ?? ""}
							options={agents.map((agent) => [agent, agent])}
						/>
						<FilterSelect
							name="property"
							label={t("inbox.column.title")}
							value={String(query.property ?? "")}
							options={properties.map(({ id, title }) => [String(id), `${title} · ${id}`])}
						/>
						<label className="desk-check">
							<input type="checkbox" name="mine" value="1" defaultChecked={query.mine} key={String(query.mine)} />
							{t("inbox.mine")}
						</label>
						{count > 0 && (
							<Link to={inboxPath(language, { view: query.view, words: query.words, before: query.before })}>
								{t("inbox.all")}
							</Link>
						)}
					</div>
				</details>
			</Form>
		</div>
	);
}

type FilterSelectProps = {
	name: string;
	label: string;
	value: string;
	options: readonly (readonly [string, string])[];
};

function FilterSelect({ name, label, value, options }: FilterSelectProps) {
	const { t } = useTranslation(["desk", "common"]);
	return (
		<label>
			<span className="sr-only">{label}</span>
			<select name={name} key={value} defaultValue={value} className="desk-control">
				<option value="">{`${label}${t("common:word.colon")}${t("inbox.any")}`}</option>
				{options.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}
