import { useTranslation } from "react-i18next";
import { Form, Link, useSubmit } from "react-router";
import type { AuditLine } from "../../../../worker/desk/service";
import { desk } from "../../../context";
import { auditedActions, isAuditedAction } from "../../../domain/desk/actions";
import { changedValues, staffNamedIn } from "../../../domain/desk/audit-values";
import { type DeskSection, deskSectionPath } from "../../../domain/desk/sections";
import { formatDateTime } from "../../../domain/formatting/dates";
import { DeskButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { CsvLink, DeskLink } from "../../../features/desk/desk-link";
import { DeskPage } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { FilterSelect, SearchField } from "../../../features/desk/filter-fields";
import { requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { type AuditWords, auditAction, auditField, auditSubject, auditValue } from "../../../i18n/audit-words";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk", "desk-manage"] };

const PAGE = 100;
const MAX_WORDS_LENGTH = 200;

export async function loader({ context, url }: Route.LoaderArgs) {
	await requireStaff(context, "audit.see");
	const t = textsOf(context, "desk");
	const words = (url.searchParams.get("q") ?? "").slice(0, MAX_WORDS_LENGTH);
	const asked = url.searchParams.get("action");
	const action = isAuditedAction(asked) ? asked : null;
	const before = Number(url.searchParams.get("before")) || null;
	const { audit } = context.get(desk);
	const lines = await audit.lines({ words, action, before, limit: PAGE + 1 });
	const shown = lines.slice(0, PAGE);
	const next = lines.length > PAGE ? (shown.at(-1)?.seq ?? null) : null;
	const names = await audit.names(staffNamedIn(shown));
	const head = deskHead(t("section.audit"), [words, action && t(`audit.action.${action}`)]);
	return { head, words, action, lines: shown, names, next };
}

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
	const { words, action, lines, names, next } = loaderData;
	const { t } = useTranslation("desk");
	const submit = useSubmit();
	const language = useLanguage();
	const query = new URLSearchParams({ ...(words && { q: words }), ...(action && { action }) });
	return (
		<DeskPage
			title={t("section.audit")}
			intro={t("audit.intro")}
			tools={<CsvLink href={`/api/desk/audit.csv?${query}&lang=${language}`} />}
		>
			<Form
				className="desk-search"
				onChange={({ target, currentTarget }) => {
					if (target instanceof HTMLSelectElement) void submit(currentTarget);
				}}
			>
				<SearchField label={t("audit.search")} words={words} />
				<FilterSelect
					name="action"
					label={t("audit.what")}
					value={action ?? ""}
					any={t("audit.any")}
					options={auditedActions.map((each) => ({ value: each, label: t(`audit.action.${each}`) }))}
				/>
				<DeskButton>{t("audit.find")}</DeskButton>
			</Form>
			<AuditTable lines={lines} names={names} />
			{/* A new element on each page, so that the focus does not stay at the end of the list. */}
			{next !== null && (
				<DeskLink key={next} to={`?${query}&before=${next}`}>
					{t("audit.older")}
				</DeskLink>
			)}
		</DeskPage>
	);
}

type AuditTableProps = {
	lines: readonly AuditLine[];
	/** Names of staff by id. */
	names: Readonly<Record<string, string>>;
};

function AuditTable({ lines, names }: AuditTableProps) {
	const { t } = useTranslation(["desk", "desk-manage"]);
	const language = useLanguage();
	return (
		<DeskTable
			caption={t("section.audit")}
			rows={lines}
			rowKey={({ seq }) => seq}
			empty={t("audit.empty")}
			columns={[
				{ title: t("audit.at"), cell: ({ at }) => formatDateTime(new Date(at), language) },
				{ title: t("audit.who"), rowHeader: true, cell: ({ staffName }) => staffName || t("audit.site") },
				{ title: t("audit.what"), cell: ({ action }) => auditAction(action, { t }) },
				{ title: t("audit.subject"), cell: ({ subject }) => <Subject subject={subject} /> },
				{ title: t("audit.change"), cell: (line) => <AuditChange {...line} names={names} /> },
			]}
		/>
	);
}

/** Changed record: its kind in words, linked if it has a page, and its id. */
function Subject({ subject }: Pick<AuditLine, "subject">) {
	const { t } = useTranslation(["desk", "desk-manage"]);
	const language = useLanguage();
	const { kind, name, id } = auditSubject(subject, { t });
	const section = Object.hasOwn(sectionOf, kind) ? sectionOf[kind] : undefined;
	return (
		<>
			{section ? <Link to={deskSectionPath(section, language, id)}>{name}</Link> : name}
			{id && <code className="desk-line desk-quiet">{id}</code>}
		</>
	);
}

/** Sections whose records have a page, by kind. */
const sectionOf: Readonly<Record<string, DeskSection>> = {
	submission: "inbox",
	booking: "viewings",
	import: "imports",
	staff: "people",
};

type AuditChangeProps = Pick<AuditLine, "before" | "after"> & Pick<AuditWords, "names">;

/** Values before and after a change, by field and in words. */
function AuditChange({ before, after, names }: AuditChangeProps) {
	const { t } = useTranslation(["desk", "desk-manage"]);
	const words = { t, names, language: useLanguage() };
	const isNew = before === null;
	return (
		<dl className="desk-change">
			{changedValues(before, after).map(({ path, before: was, after: is }) => (
				<div key={path.join()}>
					<dt>{auditField(path, words)}</dt>
					<dd>
						{isNew || !was ? null : (
							<>
								<span className="sr-only">{t("audit.before")} </span>
								<del>{auditValue(was, path, words)}</del>{" "}
							</>
						)}
						<span className="sr-only">{t("audit.after")} </span>
						<ins>{auditValue(is ?? "", path, words)}</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}
