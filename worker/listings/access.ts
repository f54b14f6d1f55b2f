import type { Language } from "../../app/domain/language";
import { epochSeconds } from "../platform/clock";
import type { SessionSource } from "../platform/metered";
import { createReader, type Reader } from "../platform/reader";
import type { SearchMemory, Snapshot } from "../search/memory";
import type { SearchParts, Shaping } from "./search-parts";
import { readEarly } from "./site";

export type AccessSettings = { defaultLanguage: Language };

/** Gives one request access to the search snapshot and to the database rows. */
export function createAccess(db: SessionSource, memory: SearchMemory, { defaultLanguage }: AccessSettings) {
	/** Shared by the parts of this request: they resume together, so that their next queries form one batch. */
	let asked: Promise<Snapshot> | null = null;
	let early: Promise<void> | null = null;

	const shapingIn = (language: Language): Shaping => ({ language, defaultLanguage, now: epochSeconds() });

	function current(reader: Reader = createReader(db)): Promise<Snapshot> {
		asked ??= memory.current(reader).finally(() => {
			asked = null;
		});
		return asked;
	}

	return {
		shapingIn,
		current,
		async partsIn(language: Language): Promise<SearchParts> {
			const reader = createReader(db);
			return { reader, snapshot: await current(reader), shaping: shapingIn(language) };
		},
		/** As `partsIn`, for data of the whole site: a new isolate reads them in one batch with the columns. */
		async sitePartsIn(language: Language): Promise<SearchParts> {
			const reader = createReader(db);
			const isFirst = memory.known() === null;
			const loading = current(reader);
			// If the early read fails, the data are read again where they are needed.
			if (isFirst) early ??= readEarly(reader, loading).catch(() => undefined);
			await early;
			return { reader, snapshot: await loading, shaping: shapingIn(language) };
		},
	};
}
