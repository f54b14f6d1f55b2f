import { brand, officeForZip } from "../../app/domain/agency/brand";
import { brusselsDay, formatTime } from "../../app/domain/formatting/dates";
import type { Language } from "../../app/domain/language";
import { countryIds } from "../../app/domain/localities/country";
import type { Region } from "../../app/domain/localities/region";
import { addDays, type Day } from "../../app/domain/viewings/calendar";
import { translator } from "../../app/i18n/translator";
import type { Cell, RowOf } from "../platform/rows";
import type { EmailRequest, PreparedEmails } from "../ports/email-request";

export type DigestDependencies = {
	listings: D1Database;
	personal: D1Database;
	language: Language;
	/** Where all of the agency's emails go; null where each office has its own. */
	emailTo: string | null;
	/** Where an email goes that an office's address refuses. */
	fallback: string;
	email: {
		prepare(emails: readonly EmailRequest[]): Promise<PreparedEmails>;
		kick(): Promise<void>;
	};
	now(): Date;
};

export type DigestFinding = RowOf<"digested_findings", "finding" | "kind" | "reason"> & {
	recordId: Cell<"digested_findings", "record_id">;
};
type Placed = DigestFinding & RowOf<"listings", "zip"> & { region: Cell<"listings", "region", Region | null> };

/** From this hour on, in Brussels. */
const MORNING = "08:00";
/** Lines in one email: more findings usually have one cause. */
const MOST_LINES = 200;
const LATER = 5;
const DAYS_KEPT = 30;

/**
 * Every morning, what the last import rejected or remarked and the morning before had not reported: to the office that
 * serves the property. A resolved finding is reported again when it returns. @returns how many emails
 */
export async function sendImportDigest(deps: DigestDependencies): Promise<number> {
	const now = deps.now();
	const today = brusselsDay(now);
	if (formatTime(now) < MORNING) return 0;
	const personal = deps.personal.withSession("first-primary");
	if (await personal.prepare("SELECT 1 FROM import_digests WHERE day = ?").bind(today).first()) return 0;
	const all = await lastFindings(deps.listings);
	const fresh = await unnotified(personal, all);
	const emails = await deps.email.prepare(emailsOf(fresh, deps));
	try {
		await personal.batch([...markStatements(personal, today, all), ...emails.statements]);
	} catch (error) {
		await emails.discard();
		throw error;
	}
	if (emails.statements.length > 0) await deps.email.kick();
	return emails.statements.length;
}

async function lastFindings(db: D1Database): Promise<Placed[]> {
	const { results } = await db
		.withSession("first-primary")
		.prepare(
			`SELECT f.finding, f.kind, f.record_id AS recordId, f.reason, l.zip, l.region
			FROM import_findings AS f
			LEFT JOIN listings AS l ON f.kind = 'property' AND l.id = CAST(f.record_id AS INTEGER)
			WHERE f.run_id = (SELECT max(id) FROM import_runs WHERE state = 'done') ORDER BY f.position`,
		)
		.all<Placed>();
	return results;
}

function keyOf({ finding, kind, recordId, reason }: DigestFinding): string {
	return JSON.stringify([finding, kind, recordId, reason]);
}

async function unnotified(personal: D1DatabaseSession, all: readonly Placed[]): Promise<Placed[]> {
	const { results } = await personal
		.prepare("SELECT finding, kind, record_id AS recordId, reason FROM digested_findings")
		.all<DigestFinding>();
	const notified = new Set(results.map(keyOf));
	return all.filter((one) => !notified.has(keyOf(one)));
}

/** The mark comes first: of two runs at one time the database refuses the second, with its emails. */
function markStatements(personal: D1DatabaseSession, today: Day, all: readonly DigestFinding[]): D1PreparedStatement[] {
	const rows = all.map(({ finding, kind, recordId, reason }) => ({ finding, kind, recordId, reason }));
	return [
		personal.prepare("INSERT INTO import_digests (day) VALUES (?)").bind(today),
		personal.prepare("DELETE FROM import_digests WHERE day < ?").bind(addDays(today, -DAYS_KEPT)),
		personal.prepare("DELETE FROM digested_findings"),
		personal
			.prepare(
				`INSERT OR IGNORE INTO digested_findings (finding, kind, record_id, reason)
				SELECT value ->> 'finding', value ->> 'kind', value ->> 'recordId', value ->> 'reason' FROM json_each(?)`,
			)
			.bind(JSON.stringify(rows)),
	];
}

/** One email for each office that has findings. */
function emailsOf(fresh: readonly Placed[], { language, emailTo, fallback }: DigestDependencies): EmailRequest[] {
	const byOffice = new Map<string, Placed[]>();
	for (const one of fresh) {
		const country = one.region === "luxembourg" ? countryIds.luxembourg : countryIds.belgium;
		const address = emailTo ?? (one.zip ? officeForZip(country, one.zip).email : brand.email);
		byOffice.set(address, [...(byOffice.get(address) ?? []), one]);
	}
	return [...byOffice].map(([to, findings]) => ({
		form: "import-digest",
		template: "agency.import-digest",
		language,
		to,
		fallbacks: to === fallback ? [] : [fallback],
		priority: LATER,
		values: { findings: findings.length },
		facts: factsOf(findings, language),
	}));
}

const MISSING = /^(not published, )?missing by law: (.*)$/;

function factsOf(findings: readonly Placed[], language: Language) {
	const t = translator(language, language, "monitoring");
	const fieldName = (key: string) => t(`fields:${key}`, { defaultValue: key });
	const words = (reason: string) => {
		const [, keptBack, keys] = MISSING.exec(reason) ?? [];
		if (keys === undefined) return reason;
		const fields = keys.split(", ").map(fieldName).join(", ");
		return t(keptBack ? "digest.keptBack" : "digest.missing", { fields });
	};
	return findings.slice(0, MOST_LINES).map(({ finding, kind, recordId, reason }) => ({
		label: t(`digest.kind.${kind}`, { id: recordId, defaultValue: `${kind} ${recordId}` }),
		value: finding === "rejected" ? t("digest.rejected", { reason }) : words(reason),
	}));
}
