import type { Brand } from "../../app/domain/agency/brand";
import { nothingPublished } from "../../app/domain/content/published";
import { publishFigures } from "../../app/domain/law/law";
import { setPublishedOffices } from "../../app/domain/pages/office-paths";
import { setHiddenExtras } from "../../app/domain/property/fields/extras";
import { publishTexts } from "../../app/i18n/resources";
import type { ChangeLog } from "../platform/change-log";
import { factsOf, log } from "../platform/log";
import type { RowOf } from "../platform/rows";
import { HAS_LISTINGS } from "./has-listings";
import { storedPublication } from "./stored-publication";

type Row = RowOf<"publications", "version" | "content">;

/** Older publications are kept, as pages rendered with them may still be open. */
export const PUBLICATIONS_KEPT = 50;

type Memory = { initialBrand: Brand; agency: Brand; seq: number; opensViewings: boolean; hasListings: boolean };

/** Content read by this isolate, per database, and the change number up to which it is current. */
const memories = new WeakMap<object, Memory>();

/**
 * Serves the published content to pages and emails. Publications are recorded in the change log that page caches use: a
 * page is never rendered with an older publication than its cache entry assumes.
 */
export function createPublishedContent(
	db: D1Database,
	changes: Pick<ChangeLog, "view">,
	{ initialBrand, showsDemo }: { initialBrand: Brand; showsDemo: boolean },
) {
	const kept = () => {
		const memory = memories.get(db);
		return memory?.initialBrand === initialBrand ? memory : undefined;
	};
	// Bundled values apply until the first read; a memory with other settings is dropped.
	if (!kept()) {
		memories.delete(db);
		setPublishedOffices(initialBrand.offices);
	}
	return {
		/** Applies the published content over the bundled one; mostly from memory. */
		async refresh() {
			const known = kept();
			const view = await changes.view();
			// Without the database, the known content is used.
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
				const agency = { ...initialBrand, ...brand };
				publishTexts(row ? String(row.version) : null, texts);
				setPublishedOffices(agency.offices);
				publishFigures(figures);
				setHiddenExtras(leftOutExtras);
				memories.set(db, {
					initialBrand,
					agency,
					seq: view.seq,
					opensViewings,
					hasListings: some?.results.length === 1,
				});
			} catch (error) {
				log("error", "publication-not-read", factsOf(error));
			}
		},
		/** The published agency as far as known; a new object after a refresh with a change. */
		agency: () => kept()?.agency ?? initialBrand,
		/** Whether the agency's system has ever delivered anything public, as far as known. */
		hasListings: () => kept()?.hasListings ?? false,
		/** Whether the desk has opened times for viewings, as far as known. */
		opensViewings: () => kept()?.opensViewings ?? false,
		/** Epoch seconds of the last publication; 0 when there is none. */
		async publishedAt() {
			const row = await db
				.withSession("first-unconstrained")
				.prepare("SELECT at FROM publications ORDER BY version DESC LIMIT 1")
				.first<RowOf<"publications", "at">>();
			return row?.at ?? 0;
		},
		/** Returns the publication of a version; null when it is no longer kept. */
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
