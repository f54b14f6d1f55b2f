import { brusselsDay, formatDate } from "../../../app/domain/formatting/dates";
import { fullName } from "../../../app/domain/formatting/full-name";
import type { Language } from "../../../app/domain/language";
import { pagePath } from "../../../app/domain/pages/paths";
import { addDays, type Day, mondayOf } from "../../../app/domain/viewings/calendar";
import { translator } from "../../../app/i18n/translator";
import type { EmailRequest } from "../../email/request";
import type { Cell } from "../../platform/rows";
import { findActive, type OwnerAccount } from "../accounts";
import { addressed, type EmailDependencies, LATER, MAX_AT_ONCE, storeOnce } from "../emails";
import { propertiesOf } from "../portal/portal";
import { type ReportLine, reportLines } from "./report-lines";
import { type FigureSources, type WeeklyFigures, weeklyFigures } from "./weekly-figures";

/** Weekly report as the owner would read it, in their language. */
export type ReportPreview = {
	/** Id of the owner. */
	id: number;
	name: string;
	email: string;
	language: Language;
	subject: string;
	properties: { id: number; title: string; lines: ReportLine[] }[];
};

export type ReportDependencies = EmailDependencies &
	FigureSources & {
		/** Titles by property id; only of properties that are on the site. */
		titlesOf(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, string>>;
	};

/** Weekly report to one owner, with the figures stored for the portal. */
export type OwnerReport = {
	owner: OwnerAccount;
	language: Language;
	subject: string;
	properties: { id: number; title: string; figures: WeeklyFigures; lines: ReportLine[] }[];
};

/** Monday of last week. */
export function reportedWeek(now: Date): Day {
	return addDays(mondayOf(brusselsDay(now)), -7);
}

/** Builds the reports of a week, omitting owners without a property on the site. */
export async function readReports(
	deps: ReportDependencies,
	db: D1DatabaseSession,
	ownerIds: readonly number[],
	week: Day,
): Promise<OwnerReport[]> {
	const [active, properties] = await Promise.all([findActive(db, ownerIds), propertiesOf(db, ownerIds)]);
	const readers = ownerIds.flatMap((id) => {
		const owner = active.get(id);
		return owner ? [{ owner, language: owner.language ?? deps.defaultLanguage, ids: properties.get(id) ?? [] }] : [];
	});
	const titles = new Map<Language, ReadonlyMap<number, string>>();
	for (const [language, some] of Map.groupBy(readers, (reader) => reader.language)) {
		titles.set(language, await deps.titlesOf([...new Set(some.flatMap(({ ids }) => ids))], language));
	}
	const shown = new Set([...titles.values()].flatMap((some) => [...some.keys()]));
	const figures = await weeklyFigures(db, deps, [...shown], week);
	const reports = readers.map(({ owner, language, ids }) => {
		const t = translator(language, deps.defaultLanguage, "portal");
		return {
			owner,
			language,
			subject: translator(language, deps.defaultLanguage, "mail")("owner.report.subject", valuesOf(week)),
			properties: ids.flatMap((id) => {
				const [title, own] = [titles.get(language)?.get(id), figures.get(id)];
				return title && own ? [{ id, title, figures: own, lines: reportLines(own, language, t) }] : [];
			}),
		};
	});
	return reports.filter((report) => report.properties.length > 0);
}

export function previewOf({ owner, language, subject, properties }: OwnerReport): ReportPreview {
	return {
		id: owner.id,
		name: fullName(owner) || owner.email,
		email: owner.email,
		language,
		subject,
		properties: properties.map(({ id, title, lines }) => ({ id, title, lines })),
	};
}

type Sending = { week: Day; template: "summary" | "report"; replyTo: string | null };

/** Sends reports that have not been sent yet. @returns ids of the owners who get one */
export async function sendReports(
	deps: ReportDependencies,
	db: D1DatabaseSession,
	reports: readonly OwnerReport[],
	sending: Sending,
): Promise<number[]> {
	const { week } = sending;
	const sent: number[] = [];
	for (const report of reports) {
		const emails = await deps.email.prepare([emailOf(report, sending, deps.siteAddress())]);
		const kept = report.properties.map(({ id, figures }) =>
			db
				.prepare(
					`INSERT INTO owner_reports (owner_id, property_id, week, figures) VALUES (?, ?, ?, ?)
					ON CONFLICT DO UPDATE SET figures = excluded.figures`,
				)
				.bind(report.owner.id, id, week, JSON.stringify(figures)),
		);
		if (await storeOnce(db, emails, [markStatement(db, report.owner.id, week), ...kept])) sent.push(report.owner.id);
	}
	if (sent.length > 0) await deps.email.kick();
	return sent;
}

/** Emails last week's figures to the owners who want them, once per week. @returns the number of owners processed */
export async function sendWeeklySummaries(deps: ReportDependencies, now: Date = new Date()): Promise<number> {
	const db = deps.personal.withSession("first-primary");
	const week = reportedWeek(now);
	const { results } = await db
		.prepare(
			`SELECT a.owner_id AS id FROM owner_accounts AS a JOIN owners AS o ON o.id = a.owner_id AND o.state = 'active'
			WHERE a.weekly_summary = 1 AND (a.summed_up_week IS NULL OR a.summed_up_week < ?) LIMIT ?`,
		)
		.bind(week, MAX_AT_ONCE)
		.all<{ id: Cell<"owner_accounts", "owner_id"> }>();
	const ids = results.map(({ id }) => id);
	const reports = await readReports(deps, db, ids, week);
	const sent = await sendReports(deps, db, reports, { week, template: "summary", replyTo: null });
	const nothingToTell = ids.filter((id) => !reports.some(({ owner }) => owner.id === id));
	for (const id of nothingToTell) {
		await storeOnce(db, await deps.email.prepare([]), [markStatement(db, id, week)]);
	}
	return sent.length + nothingToTell.length;
}

/** The database rejects it if the week is already marked. */
function markStatement(db: D1DatabaseSession, ownerId: number, week: Day): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO owner_accounts (owner_id, summed_up_week) VALUES (?1, ?2)
			ON CONFLICT (owner_id) DO UPDATE SET summed_up_week = excluded.summed_up_week`,
		)
		.bind(ownerId, week);
}

function valuesOf(week: Day) {
	return { from: formatDate(week), to: formatDate(addDays(week, 6)) };
}

function emailOf(
	{ owner, language, properties }: OwnerReport,
	{ week, template, replyTo }: Sending,
	origin: string,
): EmailRequest {
	return {
		...addressed(owner, language, template),
		priority: LATER,
		replyTo,
		values: valuesOf(week),
		sections: properties.map(({ title, lines }) => ({ title, facts: lines })),
		buttonUrl: origin + pagePath("owner", language),
	};
}
