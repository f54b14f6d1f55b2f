import { useEffect, useState } from "react";
import type { Language } from "../../../domain/language";
import type { TreeRegion } from "../../../domain/localities/locality-tree";
import { fetchJson } from "../../../ui/fetch-json";

/** The tree of municipalities; null until it is there. */
export function useLocalityTree(language: Language): TreeRegion[] | null {
	const [tree, setTree] = useState<TreeRegion[] | null>(null);

	useEffect(() => {
		const stop = new AbortController();
		async function ask() {
			const found = await fetchJson<{ regions: TreeRegion[] }>(`/api/place-tree?lang=${language}`, stop.signal);
			if (found && !stop.signal.aborted) setTree(found.regions);
		}
		void ask();
		return () => stop.abort();
	}, [language]);

	return tree;
}
