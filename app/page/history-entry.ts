import { isRecord } from "../domain/records";

/** What is kept with an entry of the browser's history: how far the page was scrolled, in pixels, and what lay over it. */
export type HistoryEntry = { y?: number; sheet?: true; slideshow?: true };

/** Of the entry that is shown. What others have written there is not known. */
export function historyEntry(): HistoryEntry {
	const { y, sheet, slideshow } = isRecord(history.state) ? history.state : {};
	return {
		...(typeof y === "number" ? { y } : {}),
		...(sheet === true ? { sheet } : {}),
		...(slideshow === true ? { slideshow } : {}),
	};
}
