import { useEffect, useState } from "react";
import type { Language } from "../../../domain/language";
import type { LocalitySuggestion, SearchSuggestion, StreetSuggestion } from "../../../domain/locality-suggestion";
import { fetchJson } from "../../../ui/fetch-json";

const PAUSE_MS = 150;
const MIN_QUERY_LENGTH = 2;

/** Localities that the server suggests for a text; null before a request and while loading. */
export function useLocalityOptions(query: string, language: Language): LocalitySuggestion[] | null {
	return useOptions(query, language, "");
}

type Asked = {
	/** Include streets and references of listed properties. */
	addresses: boolean;
	/** Query of the current search, in which the listings of each suggestion are counted. */
	counting: string;
};

/** Suggests localities and, if requested, streets and references. */
export function useSearchOptions(
	query: string,
	language: Language,
	{ addresses, counting }: Asked,
): SearchSuggestion[] | null {
	const params = new URLSearchParams(counting);
	for (const name of ["q", "lang"]) params.delete(name);
	if (addresses) params.set("addresses", "1");
	return useOptions(query, language, params.size > 0 ? `&${params}` : "");
}

/** Suggests streets of listed properties, within a postcode if one is given. */
export function useStreetOptions(query: string, language: Language, zip: string): StreetSuggestion[] | null {
	return useOptions(query, language, zip === "" ? "&streets=1" : `&streets=1&zip=${zip}`);
}

function useOptions<Option>(query: string, language: Language, more: string): Option[] | null {
	const [found, setFound] = useState<{ asked: string; options: Option[] } | null>(null);
	const text = query.trim();
	const asked = `/api/places?${new URLSearchParams({ q: text, lang: language })}${more}`;

	useEffect(() => {
		if (text.length < MIN_QUERY_LENGTH) return;
		const stop = new AbortController();
		const timer = setTimeout(async () => {
			const options = await fetchJson<Option[]>(asked, stop.signal);
			if (options && !stop.signal.aborted) setFound({ asked, options });
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [text, asked]);

	return text.length >= MIN_QUERY_LENGTH && found?.asked === asked ? found.options : null;
}
