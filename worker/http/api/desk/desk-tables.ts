import type { Context } from "hono";
import { officeNames } from "../../../../app/domain/agency/offices";
import { isAuditedAction } from "../../../../app/domain/desk/actions";
import { changedValues, staffNamedIn } from "../../../../app/domain/desk/audit-values";
import { inboxQuery } from "../../../../app/domain/desk/inbox-query";
import { resultFigures, resultsQuery } from "../../../../app/domain/desk/results";
import { isLanguage } from "../../../../app/domain/language";
import { type AuditWords, auditAction, auditField, auditSubject, auditValue } from "../../../../app/i18n/audit-words";
import { translator } from "../../../../app/i18n/translator";
import type { Staff } from "../../../accounts/staff/service";
import type { AuditLine, InboxRow } from "../../../desk/service";
import { csvMoment } from "../../../platform/csv";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../../request-language";

/** Number of lines per read. */
const ROWS_PER_QUERY = 5_000;

/** Reads all lines, page by page. @param readAfter reads the page after the given last line */
async function readAllRows<Line>(readAfter: (last: Line | undefined) => Promise<Line[]>): Promise<Line[]> {
	const lines: Line[] = [];
	for (;;) {
		const next = await readAfter(lines.at(-1));
		lines.push(...next);
		if (next.length < ROWS_PER_QUERY) return lines;
	}
}

const columns = [
	...["date", "form", "state", "stage", "name", "email", "phone", "property", "title"],
	...["office", "agent", "assigned", "emails", "lead"],
] as const;

/** The inbox as a table with a header row. */
export async function inboxTable(c: Context<HttpEnv>, staff: Staff): Promise<string[][]> {
	const { desk, listings, settings, content } = c.get("services");
	const language = languageAsked(c);
	const t = translator(language, settings.defaultLanguage, "desk");
	const query = inboxQuery(new URL(c.req.url).searchParams);
	const rows = await readAllRows<InboxRow>((last) =>
		desk.inbox.list(staff, { ...query, after: last ?? null }, ROWS_PER_QUERY),
	);
	const ids = [...new Set(rows.flatMap(({ propertyId }) => propertyId ?? []))];
	const names = await listings.agencyNames(ids, language);
	const offices = officeNames(content.agency().offices, language);
	return [
		columns.map((column) => t(`inbox.column.${column}`)),
		...rows.map((row) => [
			...[
				csvMoment(row.arrivedAt),
				t(`inbox.form.${row.form}`),
				t(`inbox.state.${row.state}`),
				t(`inbox.stage.${row.stage}`),
			],
			...[row.person.name, row.person.email ?? "", row.person.phone ?? ""],
			...[row.propertyId?.toString() ?? "", names.get(row.propertyId ?? 0)?.long ?? ""],
			...[offices[row.office ?? ""] ?? row.office ?? "", row.agentEmail ?? "", row.assignedTo?.name ?? ""],
			...[t(`inbox.delivered.${row.emails}`), t(`inbox.delivered.${row.lead}`)],
		]),
	];
}

/** The results as a table with a header row. */
export async function resultsTable(c: Context<HttpEnv>, staff: Staff): Promise<string[][]> {
	const { desk, settings } = c.get("services");
	const language = languageAsked(c);
	const t = translator(language, settings.defaultLanguage, "desk-manage");
	const query = resultsQuery(new URL(c.req.url).searchParams);
	const { rows } = await desk.results.read(staff, query, language);
	return [
		[t(`results.by.${query.by}`), ...resultFigures.map((figure) => t(`results.figure.${figure}`))],
		...rows.map((row) => [
			row.label ?? t(`results.none.${query.by}`),
			...resultFigures.map((figure) => String(row[figure])),
		]),
	];
}

const MAX_WORDS_LENGTH = 200;

/** The audit log as a table with a header row, translated as on the page; ids have their own column. */
export async function auditTable(c: Context<HttpEnv>): Promise<string[][]> {
	const { desk, settings } = c.get("services");
	const language = languageAsked(c);
	const t = translator(language, settings.defaultLanguage, ["desk", "desk-manage"]);
	const kind = c.req.query("action");
	const asked = {
		words: c.req.query("q")?.slice(0, MAX_WORDS_LENGTH) ?? "",
		action: isAuditedAction(kind) ? kind : null,
		limit: ROWS_PER_QUERY,
	};
	const lines = await readAllRows<AuditLine>((last) => desk.audit.lines({ ...asked, before: last?.seq ?? null }));
	const words = { t, language, names: await desk.audit.names(staffNamedIn(lines)) };
	return [
		(["at", "who", "what", "subject", "subjectId", "change"] as const).map((column) => t(`audit.${column}`)),
		...lines.map(({ at, staffName, action, subject, before, after }) => {
			const { name, id } = auditSubject(subject, words);
			const change = changesText(before, after, words);
			return [csvMoment(at), staffName || t("audit.site"), auditAction(action, words), name, id, change];
		}),
	];
}

/** Old and new values, one line per field. */
function changesText(before: string | null, after: string | null, words: AuditWords): string {
	const colon = words.t("common:word.colon");
	return changedValues(before, after)
		.map(({ path, before: was, after: is }) => {
			const sides = [...(before === null ? [] : [was ?? ""]), is ?? ""];
			return auditField(path, words) + colon + sides.map((side) => auditValue(side, path, words)).join(" → ");
		})
		.join("\n");
}

/** Confirmed newsletter subscribers as a table with a header row. */
export async function newsletterTable(c: Context<HttpEnv>, staff: Staff): Promise<string[][]> {
	const { desk, settings } = c.get("services");
	const t = translator(languageAsked(c), settings.defaultLanguage, "desk-manage");
	const subscribers = await desk.audience.subscribers(staff);
	return [
		(["email", "firstName", "lastName", "language", "confirmed"] as const).map((column) =>
			t(`newsletter.column.${column}`),
		),
		...subscribers.map(({ email, firstName, lastName, language, confirmedAt }) => [
			...[email, firstName, lastName, isLanguage(language) ? t(`language.${language}`) : language],
			confirmedAt === null ? "" : csvMoment(confirmedAt),
		]),
	];
}

/** Number of saved searches per locality and per type, as a table with a header row. */
export async function searchesTable(c: Context<HttpEnv>): Promise<string[][]> {
	const { desk, listings, settings } = c.get("services");
	const language = languageAsked(c);
	const t = translator(language, settings.defaultLanguage, "desk-manage");
	const [{ localities, types }, names] = await Promise.all([desk.audience.allCriteria(), listings.typeNames(language)]);
	return [
		[t("newsletter.column.criterion"), t("newsletter.column.value"), t("newsletter.column.searches")],
		...localities.map(({ name, n }) => [t("newsletter.locality"), name, String(n)]),
		...types.map(({ name, n }) => [t("newsletter.type"), names.get(Number(name)) ?? name, String(n)]),
	];
}
