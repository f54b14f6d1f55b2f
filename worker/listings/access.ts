import type { Language } from "../../app/domain/language";
import { epochSeconds } from "../platform/clock";
import type { SessionSource } from "../platform/metered";
import { createReader, type Reader } from "../platform/reader";
import type { SearchMemory, Snapshot } from "../search/memory";
import type { SearchParts, Shaping } from "./search-parts";
import { readEarly } from "./site";

export type AccessSettings = { defaultLanguage: Language };

/** How one request comes to the snapshot and to rows beside it. */
export function createAccess(db: SessionSource, memory: SearchMemory, { defaultLanguage }: AccessSettings) {
	/** Of this request alone, whose parts go on together: what they ask for next is one batch. */
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
		/** For what is read of the whole site: in an isolate that has nothing yet, in one batch with the columns. */
		async sitePartsIn(language: Language): Promise<SearchParts> {
			const reader = createReader(db);
			const isFirst = memory.known() === null;
			const loading = current(reader);
			// What could not be read is asked for again by whoever needs it.
			if (isFirst) early ??= readEarly(reader, loading).catch(() => undefined);
			await early;
			return { reader, snapshot: await loading, shaping: shapingIn(language) };
		},
	};
}
