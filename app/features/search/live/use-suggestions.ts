import { useState } from "react";
import { useLanguage } from "../../../i18n/texts";
import { splitTail } from "./search-tail";
import { useSearchOptions } from "./use-locality-options";

/** No active suggestion. */
export const NONE = -1;

/** Returns the index after an arrow key. It wraps around between `first` and the last option. */
export function wrapIndex(active: number, step: 1 | -1, count: number, first: number): number {
	const positions = count - first;
	return ((active - first + step + positions) % positions) + first;
}

type Asked = {
	/** The text is a form field; only its last words may be a place. */
	isText: boolean;
	/** Whether to suggest streets and references too. */
	addresses: boolean;
	counting: () => string;
};

/** Suggestions for the typed text, and the active one. */
export function useSuggestions({ isText, addresses, counting }: Asked) {
	const language = useLanguage();
	const [tail, setTail] = useState("");
	const [query, setQuery] = useState("");
	// A form starts without an active suggestion, so Enter submits the text.
	const first = isText ? NONE : 0;
	const [active, setActive] = useState(first);
	const options = useSearchOptions(tail, language, { addresses, counting: query });

	return {
		/** Part of the text that may be a place. */
		tail,
		/** Null before a response. */
		options,
		active,
		setActive,
		step: (by: 1 | -1) => setActive(wrapIndex(active, by, options?.length ?? 0, first)),
		follow(typed: string) {
			setTail(isText ? splitTail(typed).tail : typed);
			setQuery(counting());
			setActive(first);
		},
		empty() {
			setTail("");
			setActive(first);
		},
	};
}
