import { useState } from "react";
import { useLanguage } from "../../../i18n/texts";
import { splitTail } from "./search-tail";
import { useSearchOptions } from "./use-locality-options";

/** No suggestion is the active one. */
export const NONE = -1;

/** The position after an arrow key, of those from the first to that of the last option, around both ends. */
export function stepped(active: number, step: 1 | -1, count: number, first: number): number {
	const positions = count - first;
	return ((active - first + step + positions) % positions) + first;
}

type Asked = {
	/** What is typed is text of a form, of which the last words may be a place. */
	isText: boolean;
	/** Whether streets and references are suggested as well. */
	addresses: boolean;
	counting: () => string;
};

/** What is suggested for what is typed, and which of it is the active one. */
export function useSuggestions({ isText, addresses, counting }: Asked) {
	const language = useLanguage();
	const [tail, setTail] = useState("");
	const [query, setQuery] = useState("");
	// Of a form none at first, so that Enter sends what is typed.
	const first = isText ? NONE : 0;
	const [active, setActive] = useState(first);
	const options = useSearchOptions(tail, language, { addresses, counting: query });

	return {
		/** The place that is being typed. */
		tail,
		/** Null before an answer has come. */
		options,
		active,
		setActive,
		step: (by: 1 | -1) => setActive(stepped(active, by, options?.length ?? 0, first)),
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
