import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { Language } from "../../domain/language";
import type { Goal } from "../../domain/property/property";
import { type Search, searchParams } from "../../domain/search/search";
import { track } from "../analytics/track";
import { listAddress } from "./search-address";

/** The entry of the open drawer: the first choice made in it takes its place. */
function isSheetEntry(state: unknown): boolean {
	return typeof state === "object" && state !== null && "sheet" in state;
}

export type Choose = (changes: Partial<Search>, field?: string) => void;

/**
 * The current search, ahead of the list that is still loading, and a function to change it. Typing
 * in one field is a single history entry; every other choice is one of its own. The scroll position is kept.
 */
export function useSearch(loaded: Search, goal: Goal, language: Language): { search: Search; choose: Choose } {
	const navigate = useNavigate();
	const navigation = useNavigation();
	const [search, setSearch] = useState(loaded);
	const [seen, setSeen] = useState(loaded);
	const latest = useRef(search);
	const lastField = useRef<string | null>(null);

	if (seen !== loaded && navigation.state === "idle") {
		setSeen(loaded);
		setSearch(loaded);
	}

	useEffect(() => {
		latest.current = search;
	}, [search]);

	const choose = useCallback(
		(changes: Partial<Search>, field?: string) => {
			const next = { ...latest.current, page: 1, ...changes };
			if (searchParams(next).toString() === searchParams(latest.current).toString()) return;
			latest.current = next;
			setSearch(next);
			const isTyping = field !== undefined && lastField.current === field;
			const replace = isTyping || isSheetEntry(history.state);
			lastField.current = field ?? null;
			track("search", { goal });
			void navigate(listAddress(goal, next, language), { preventScrollReset: true, replace });
		},
		[goal, language, navigate],
	);

	return { search, choose };
}
