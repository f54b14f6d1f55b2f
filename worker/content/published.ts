import type { Brand } from "../../app/domain/agency/brand";
import { nothingPublished } from "../../app/domain/content/published";
import { publishFigures } from "../../app/domain/law/law";
import { placeOffices } from "../../app/domain/pages/office-paths";
import { publishLeftOut } from "../../app/domain/property/fields/extras";
import { publishTexts } from "../../app/i18n/resources";
import type { ChangeLog } from "../platform/change-log";
import { factsOf, log } from "../platform/log";
import type { RowOf } from "../platform/rows";
import { HAS_LISTINGS } from "./has-listings";
import { storedPublication } from "./stored-publication";

type Row = RowOf<"publications", "version" | "content">;

/** Pages that were made with an earlier publication may still be open somewhere. */
export const PUBLICATIONS_KEPT = 50;

type Memory = { begins: Brand; agency: Brand; seq: number; opensViewings: boolean; hasListings: boolean };

/** What this isolate has read, for each database, and up to which change. */
const memories = new WeakMap<object, Memory>();

/**
 * What the desk has published, for pages and emails. A change of the whole site is in the change log that page caches go
 * by: whoever makes a page knows at least the publication that the cache thinks it has.
 */
export function createPublishedContent(
	db: D1Database,
	changes: Pick<ChangeLog, "view">,
	{ begins, showsDemo }: { begins: Brand; showsDemo: boolean },
) {
	const kept = () => {
		const memory = memories.get(db);
		return memory?.begins === begins ? memory : undefined;
	};
	// Until the first read the bundled values hold; a memory made with other settings is dropped.
	if (!kept()) {
		memories.delete(db);
		placeOffices(begins.offices);
	}
	return {
		/** Lays what is published over what is bundled. Mostly answered from memory. */
		async refresh() {
			const known = kept();
			const view = await changes.view();
			// Without the database, what is known is shown.
			if (view === null) return;
			const isWhole = known !== undefined && (showsDemo || known.hasListings);
			if (isWhole && !view.changedSince(known.seq, ["site"])) return;
			try {
				const session = db.withSession("first-primary");
				const [latest, some] = await session.batch<Row>([
					session.prepare("SELECT version, content FROM publications ORDER BY version DESC LIMIT 1"),
					session.prepare(HAS_LISTINGS),
				]);
				const [row] = latest?.results ?? [];
				const { texts, brand, figures, leftOutExtras, opensViewings } = row
					? storedPublication(row.content)
					: nothingPublished;
				const agency = { ...begins, ...brand };
				publishTexts(row ? String(row.version) : null, texts);
				placeOffices(agency.offices);
				publishFigures(figures);
				publishLeftOut(leftOutExtras);
				memories.set(db, {
					begins,
					agency,
					seq: view.seq,
					opensViewings,
					hasListings: some?.results.length === 1,
				});
			} catch (error) {
				log("error", "publication-not-read", factsOf(error));
			}
		},
		/** The agency as the desk has published it, as far as is known: another value after a refresh that brings a change. */
		agency: () => kept()?.agency ?? begins,
		/** Whether anything that visitors may see has ever come from the agency's system, as far as is known. */
		hasListings: () => kept()?.hasListings ?? false,
		/** Whether the desk has opened times for viewings, as far as is known. */
		opensViewings: () => kept()?.opensViewings ?? false,
		/** When the desk last published something, in epoch seconds; 0 where it never did. */
		async publishedAt() {
			const row = await db
				.withSession("first-unconstrained")
				.prepare("SELECT at FROM publications ORDER BY version DESC LIMIT 1")
				.first<RowOf<"publications", "at">>();
			return row?.at ?? 0;
		},
		/** What was published under a number; null where it is not kept. */
		async ofVersion(version: number) {
			const row = await db
				.withSession("first-unconstrained")
				.prepare("SELECT content FROM publications WHERE version = ?")
				.bind(version)
				.first<RowOf<"publications", "content">>();
			return row && storedPublication(row.content);
		},
	};
}
