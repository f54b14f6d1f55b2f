import { useEffect, useState } from "react";
import type { Language } from "../../domain/language";
import type { TreeRegion } from "../../domain/localities/locality-tree";

/** The tree of municipalities; null until it is there. */
export function useLocalityTree(language: Language): TreeRegion[] | null {
	const [tree, setTree] = useState<TreeRegion[] | null>(null);

	useEffect(() => {
		const stop = new AbortController();
		async function ask() {
			const answer = await fetch(`/api/place-tree?lang=${language}`, { signal: stop.signal }).catch(() => null);
			if (!answer?.ok) return;
			const { regions } = (await answer.json()) as { regions: TreeRegion[] };
			if (!stop.signal.aborted) setTree(regions);
		}
		void ask();
		return () => stop.abort();
	}, [language]);

	return tree;
}
