import * as z from "zod";
import { deskSectionPath } from "../../app/domain/desk/sections";
import { DAY_SECONDS } from "../../app/domain/durations";
import type { Language } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import type { RowOf } from "../platform/rows";
import type { AlertChannel } from "./alert";

/** Counted browser reports. Times are epoch seconds. */
export type BrowserReport = RowOf<"browser_reports", "kind" | "what" | "page" | "n" | "first_at" | "last_at">;

type Options = {
	listings: D1Database;
	alert: AlertChannel;
	/** Rate limit of the alerts, as anybody can send reports. */
	mayNotify(what: string): Promise<boolean>;
	siteAddress(): string;
	language: Language;
	now(): number;
};

const MAX_ROWS = 500;
const MAX_IN_ONE = 20;
const MAX_LENGTH = 200;
const KEPT_SECONDS = 30 * DAY_SECONDS;
/** Threshold for an alert: extensions in a single browser also violate the policy. */
const OFTEN = 5;
const MAX_NAMED = 10;

const text = z.string().catch("");
const reportSchema = z.object({
	type: z.enum([
		"csp-violation",
		"network-error",
		"deprecation",
		"intervention",
		"crash",
		"coop",
		"permissions-policy-violation",
	]),
	url: text,
	body: z
		.looseObject({ effectiveDirective: text, blockedURL: text, type: text, id: text, reason: text, featureId: text })
		.catch({ effectiveDirective: "", blockedURL: "", type: "", id: "", reason: "", featureId: "" }),
});

type Report = z.output<typeof reportSchema>;

export type BrowserReports = ReturnType<typeof createBrowserReports>;

export function createBrowserReports(options: Options) {
	const { listings, alert, language, now } = options;
	return {
		/**
		 * Counts the reports of one request; invalid ones are ignored. When the table is full, the rarest report is
		 * dropped.
		 */
		async take(body: unknown) {
			const reports = (Array.isArray(body) ? body : [body])
				.slice(0, MAX_IN_ONE)
				.flatMap((each) => reportSchema.safeParse(each).data ?? [])
				.map((report) => ({ kind: report.type, what: whatOf(report), page: pageOf(report.url) }))
				.filter(({ what }) => what !== "" && !isOfExtension(what));
			if (reports.length === 0) return;
			// Duplicates within one request count once.
			const different = new Map(reports.map((report) => [JSON.stringify(report), report]));
			await listings.batch(
				[...different.values()].flatMap(({ kind, what, page }) => [
					listings
						.prepare(
							`DELETE FROM browser_reports WHERE (SELECT count(*) FROM browser_reports) >= ${MAX_ROWS}
								AND NOT EXISTS (SELECT 1 FROM browser_reports WHERE kind = ?1 AND what = ?2 AND page = ?3)
								AND (kind, what, page) = (SELECT kind, what, page FROM browser_reports ORDER BY n, last_at LIMIT 1)`,
						)
						.bind(kind, what, page),
					listings
						.prepare(
							`INSERT INTO browser_reports (kind, what, page, n, first_at, last_at) VALUES (?1, ?2, ?3, 1, ?4, ?4)
							ON CONFLICT (kind, what, page) DO UPDATE SET n = n + 1, last_at = excluded.last_at`,
						)
						.bind(kind, what, page, now()),
				]),
			);
		},
		/** Returns the latest reports first. */
		async latest(limit: number) {
			const { results } = await listings
				.withSession("first-primary")
				.prepare(
					"SELECT kind, what, page, n, first_at, last_at FROM browser_reports ORDER BY last_at DESC, n DESC LIMIT ?",
				)
				.bind(limit)
				.all<BrowserReport>();
			return results;
		},
		/**
		 * Notifies the agency of reports that are too frequent to come from a single visitor's extension. @returns number
		 * of reports
		 */
		async notify() {
			const { results } = await listings
				.withSession("first-primary")
				.prepare(
					`SELECT kind, what, page, n FROM browser_reports WHERE told_at IS NULL AND n >= ?
					AND kind IN ('csp-violation', 'network-error', 'crash') ORDER BY n DESC LIMIT ${MAX_NAMED}`,
				)
				.bind(OFTEN)
				.all<RowOf<"browser_reports", "kind" | "what" | "page" | "n">>();
			if (results.length === 0 || !(await options.mayNotify("browser-reports"))) return 0;
			const t = translator(language, language, "monitoring");
			await alert({
				subject: t("reports.subject"),
				text: [
					t("reports.text"),
					results.map(({ kind, what, page, n }) => `${n} × ${kind}: ${what} (${page})`).join("\n"),
				].join("\n\n"),
				button: { label: t("late.button"), url: options.siteAddress() + deskSectionPath("status", language) },
				late: [],
			});
			await listings.batch(
				results.map(({ kind, what, page }) =>
					listings
						.prepare("UPDATE browser_reports SET told_at = ? WHERE kind = ? AND what = ? AND page = ?")
						.bind(now(), kind, what, page),
				),
			);
			return results.length;
		},
		/** Deletes reports not received for 30 days. @returns number of deleted reports */
		async sweep() {
			const { meta } = await listings
				.prepare("DELETE FROM browser_reports WHERE last_at < ?")
				.bind(now() - KEPT_SECONDS)
				.run();
			return meta.changes;
		},
	};
}

/** A keyword of browser reports, such as `script-src-elem`, `tcp.timed_out`, `wasm-eval`. */
const WORD = /^[a-z][a-z\d_.-]{0,59}$/i;

/**
 * Describes a report in its own keywords, without personal data. Empty when it contains other text: anybody can send a
 * report, and it is emailed to the agency.
 */
function whatOf({ type, body }: Report): string {
	const { effectiveDirective, blockedURL, id, reason, featureId } = body;
	if (type !== "csp-violation") return wordOf(type === "network-error" ? body.type : id || featureId || reason);
	const words = [wordOf(effectiveDirective), placeOf(blockedURL)];
	return words.includes("") ? "" : words.join(" ").slice(0, MAX_LENGTH);
}

function wordOf(text: string): string {
	return WORD.test(text) ? text : "";
}

/** Origin of a URL, or the keyword in its place (`inline`, `eval`, `data`). */
function placeOf(url: string): string {
	if (!URL.canParse(url)) return wordOf(url);
	const { protocol, host } = new URL(url);
	return host === "" ? protocol : `${protocol}//${host}`;
}

function isOfExtension(what: string): boolean {
	return /-extension:/.test(what);
}

/** Path segment that a page of the site can have. */
const SEGMENT = /^[\w-]{0,60}$/;

/** Language and first segment; later segments may contain a personal token. */
function pageOf(url: string): string {
	if (!URL.canParse(url)) return "";
	const segments = new URL(url).pathname.split("/").slice(0, 3);
	return segments.map((segment) => (SEGMENT.test(segment) ? segment : "…")).join("/");
}
