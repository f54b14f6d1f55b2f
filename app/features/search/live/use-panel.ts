import { useEffect, useState } from "react";
import type { PanelData } from "../../../../worker/listings/lists/panel";
import type { Goal } from "../../../domain/property/property";
import { type Search, searchParams } from "../../../domain/search/search";
import { useLanguage } from "../../../i18n/texts";
import { fetchJson, RETRIES } from "../../../ui/fetch-json";

/** `isLost`: loading failed after all retries. */
type Panel = { panel: PanelData | null; isLost: boolean };

/**
 * Returns the filter options with their counts. A document contains them only if its URL requests the panel. Otherwise
 * they are fetched after hydration, and again for every other search.
 * @param sent data from the document, if any
 */
export function usePanel(sent: PanelData | null, goal: Goal, search: Search): Panel {
	const language = useLanguage();
	const query = `${searchParams({ ...search, goal })}&lang=${language}`;
	const [known, setKnown] = useState({ query: sent ? query : "", panel: sent, isLost: false });

	useEffect(() => {
		if (known.query === query) return;
		const stop = new AbortController();
		void fetchJson<PanelData>(`/api/facets/panel?${query}`, stop.signal, RETRIES).then((panel) => {
			if (!stop.signal.aborted) setKnown((last) => ({ query, panel: panel ?? last.panel, isLost: !panel }));
		});
		return () => stop.abort();
	}, [query, known.query]);

	return known;
}
