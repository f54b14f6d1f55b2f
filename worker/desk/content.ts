import type { TextFault } from "../../app/domain/content/check-text";
import type { Language } from "../../app/domain/language";
import type { Staff } from "../accounts/staff/staff";
import { readTexts } from "../content/publish";
import {
	discardStatements,
	draftTexts,
	findText,
	findTexts,
	publishStatements,
	restoreStatements,
	type TextFilter,
} from "../content/texts";
import type { Computed } from "../platform/rows";
import type { DeskBase } from "./dependencies";

export type { SiteText, TextHistoryEntry } from "../content/texts";

/** Null if the text does not exist. */
type Saved = { ok: true } | { ok: false; faults: Partial<Record<Language, TextFault>> } | null;

export function createDeskContent(deps: DeskBase) {
	const { personal, audit, now } = deps;

	/** Drafted texts by key and language, for the audit log. */
	async function rows(key: string | null, column: "draft" | "published"): Promise<Record<string, unknown>> {
		const { results } = await personal
			.withSession("first-primary")
			.prepare(
				`SELECT key || ' ' || language AS name, ${column} AS value FROM site_texts
				WHERE draft IS NOT NULL AND (?1 IS NULL OR key = ?1) ORDER BY name LIMIT 200`,
			)
			.bind(key)
			.all<Computed<{ name: string; value: string | null }>>();
		return Object.fromEntries(results.map(({ name, value }) => [name, value === null ? null : JSON.parse(value)]));
	}

	return {
		find: (filter: TextFilter) => findTexts(personal, filter),
		text: (key: string) => findText(personal, key),
		/** Number of texts with an unpublished draft. */
		async waiting() {
			const n = await personal
				.prepare("SELECT count(DISTINCT key) AS n FROM site_texts WHERE draft IS NOT NULL")
				.first<number>("n");
			return n ?? 0;
		},
		async draft(staff: Staff, key: string, typed: Partial<Record<Language, string>>): Promise<Saved> {
			const drafted = await draftTexts(personal, key, typed);
			if (!drafted?.ok) return drafted;
			if (drafted.statements.length === 0) return { ok: true };
			await personal.batch([
				...drafted.statements,
				audit.statement({ staff, action: "content.change", subject: `draft:${key}`, after: typed }),
			]);
			return { ok: true };
		},
		/** @param key one text, or null for all drafts */
		async publish(staff: Staff, key: string | null) {
			const [before, after] = [await rows(key, "published"), await rows(key, "draft")];
			if (Object.keys(after).length > 0) {
				await personal.batch([
					...publishStatements(personal, key, { by: staff.name, now: now() }),
					audit.statement({ staff, action: "content.change", subject: `text:${key ?? "all"}`, before, after }),
				]);
			}
			await deps.publish();
		},
		async discard(staff: Staff, key: string | null) {
			const before = await rows(key, "draft");
			if (Object.keys(before).length === 0) return;
			await personal.batch([
				...discardStatements(personal, key),
				audit.statement({ staff, action: "content.change", subject: `draft:${key ?? "all"}`, before }),
			]);
		},
		/** Restores the bundled text. */
		async restore(staff: Staff, key: string, language: Language) {
			const found = (await findText(personal, key))?.text.languages[language];
			if (!found) return;
			await personal.batch([
				...restoreStatements(personal, key, language, { by: staff.name, now: now() }),
				audit.statement({
					staff,
					action: "content.change",
					subject: `text:${key}`,
					before: { [language]: found.published ?? found.draft },
					after: { [language]: null },
				}),
			]);
			await deps.publish();
		},
		/** Publishes the rest of an interrupted change. */
		keepUp: deps.publish,
		/** The texts with all drafts applied. */
		drafts: () => readTexts(personal, "draft"),
	};
}
