import { type Brand, officeForZip } from "../../app/domain/agency/brand";
import { brusselsDay, formatTime } from "../../app/domain/formatting/dates";
import { groupFindings } from "../../app/domain/imports/finding-groups";
import type { Language } from "../../app/domain/language";
import { countryIds } from "../../app/domain/localities/country";
import type { Region } from "../../app/domain/localities/region";
import { addDays, type Day } from "../../app/domain/viewings/calendar";
import { importTexts } from "../../app/i18n/import-translator";
import { translator } from "../../app/i18n/translator";
import type { EmailRequest, Post } from "../email/request";
import type { Finding } from "../import/report/findings";
import type { Cell, RowOf } from "../platform/rows";

export type DigestDependencies = {
	agency: Pick<Brand, "email" | "offices">;
	listings: D1Database;
	/** Current findings of the imports. */
	findings(): Promise<Finding[]>;
	personal: D1Database;
	language: Language;
	/** Recipient of all agency emails; null when each office has its own. */
	emailTo: string | null;
	/** Address for emails that an office's address rejects. */
	fallback: string;
	email: Post;
	now(): Date;
};

type Placed = Finding & Pick<Place, "zip" | "region">;

type Place = RowOf<"listings", "id" | "zip"> & { region: Cell<"listings", "region", Region | null> };

/** Earliest time of the digest, in Brussels. */
const MORNING = "08:00";
/** Maximum number of lines in one email: many findings usually have one cause. */
const MAX_LINES = 200;
const LATER = 5;
const DAYS_KEPT = 30;

/**
 * Sends, once every morning, the findings of the last import that were not in the previous digest, to the office that
 * serves the property. A resolved finding is reported again when it returns. @returns number of emails
 */
export async function sendImportDigest(deps: DigestDependencies): Promise<number> {
	const now = deps.now();
	const today = brusselsDay(now);
	if (formatTime(now) < MORNING) return 0;
	const personal = deps.personal.withSession("first-primary");
	if (await personal.prepare("SELECT 1 FROM import_digests WHERE day = ?").bind(today).first()) return 0;
	const all = await placedFindings(deps);
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

/** Current findings with the place of each property. */
async function placedFindings({ listings, findings }: DigestDependencies): Promise<Placed[]> {
	const all = await findings();
	const ids = all.flatMap(({ kind, recordId }) => (kind === "property" ? [Number(recordId)] : []));
	const { results } = await listings
		.withSession("first-primary")
		.prepare("SELECT id, zip, region FROM listings WHERE id IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(ids.filter(Number.isInteger)))
		.all<Place>();
	const places = new Map(results.map((place) => [place.id, place]));
	return all.map((finding) => {
		const place = finding.kind === "property" ? places.get(Number(finding.recordId)) : undefined;
		return { ...finding, zip: place?.zip ?? null, region: place?.region ?? null };
	});
}

type Notified = RowOf<"digested_findings", "finding" | "kind" | "message"> & {
	recordId: Cell<"digested_findings", "record_id">;
};

function rowOf({ finding, kind, recordId, message }: Finding) {
	return { finding, kind, recordId, message: JSON.stringify(message) };
}

async function unnotified(personal: D1DatabaseSession, all: readonly Placed[]): Promise<Placed[]> {
	const { results } = await personal
		.prepare("SELECT finding, kind, record_id AS recordId, message FROM digested_findings")
		.all<Notified>();
	const keyOf = (row: ReturnType<typeof rowOf> | Notified) =>
		JSON.stringify([row.finding, row.kind, row.recordId, row.message]);
	const notified = new Set(results.map(keyOf));
	return all.filter((one) => !notified.has(keyOf(rowOf(one))));
}

/** The insert of the day comes first: of two simultaneous runs, the second fails with its emails. */
function markStatements(personal: D1DatabaseSession, today: Day, all: readonly Finding[]): D1PreparedStatement[] {
	return [
		personal.prepare("INSERT INTO import_digests (day) VALUES (?)").bind(today),
		personal.prepare("DELETE FROM import_digests WHERE day < ?").bind(addDays(today, -DAYS_KEPT)),
		personal.prepare("DELETE FROM digested_findings"),
		personal
			.prepare(
				`INSERT OR IGNORE INTO digested_findings (finding, kind, record_id, message)
				SELECT value ->> 'finding', value ->> 'kind', value ->> 'recordId', value ->> 'message' FROM json_each(?)`,
			)
			.bind(JSON.stringify(all.map(rowOf))),
	];
}

/** Builds one email per office with findings. */
function emailsOf(
	fresh: readonly Placed[],
	{ agency, language, emailTo, fallback }: DigestDependencies,
): EmailRequest[] {
	const byOffice = new Map<string, Placed[]>();
	for (const one of fresh) {
		const country = one.region === "luxembourg" ? countryIds.luxembourg : countryIds.belgium;
		const address = emailTo ?? (one.zip ? officeForZip(agency.offices, country, one.zip).email : agency.email);
		byOffice.set(address, [...(byOffice.get(address) ?? []), one]);
	}
	return [...byOffice].map(([to, findings]) => ({
		form: "import-digest",
		template: "agency.import-digest",
		language,
		to,
		fallbacks: to === fallback ? [] : [fallback],
		priority: LATER,
		values: { count: findings.length },
		facts: factsOf(findings, language),
	}));
}

/** Maximum number of records named in a line; the desk lists all. */
const RECORDS_NAMED = 20;

function factsOf(findings: readonly Placed[], language: Language) {
	const t = translator(language, language, "monitoring");
	const told = importTexts(language);
	return groupFindings(findings)
		.slice(0, MAX_LINES)
		.map(({ finding, kind, recordIds, message }) => {
			const more = recordIds.length > RECORDS_NAMED ? ` + ${recordIds.length - RECORDS_NAMED}` : "";
			const id = recordIds.slice(0, RECORDS_NAMED).join(", ") + more;
			const reason = told(message);
			return {
				label: t(`digest.kind.${kind}`, { id }),
				value: finding === "rejected" ? t("digest.rejected", { reason }) : reason,
			};
		});
}
