import { useEffect, useState } from "react";
import type { PanelData } from "../../../../worker/listings/lists/panel";
import type { Goal } from "../../../domain/property/property";
import { type Search, searchParams } from "../../../domain/search/search";
import { useLanguage } from "../../../i18n/texts";
import { fetchJson, RETRIES } from "../../../ui/fetch-json";

/** `isLost`: it did not come, though it was asked for again and again. */
type Panel = { panel: PanelData | null; isLost: boolean };

/**
 * What the filters offer, with the number of properties under each. Most visits open no filter, so a document has it only
 * where its address asks for it; it is asked for once the panel is alive, and again with every other search.
 * @param sent with the document
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
