import type { RouterContextProvider } from "react-router";
import { sentences, visitor } from "../../context";
import type { Goal } from "../../domain/property/property";

const SHORTEST_SENTENCE = 2;

/**
 * The redirect for a list that has only a search in words: the address with the filters
 * that the words mean. Null where they are search text.
 */
export async function sentenceMeant(
	context: Readonly<RouterContextProvider>,
	params: URLSearchParams,
	goal: Goal,
): Promise<string | null> {
	const text = params.get("q")?.trim() ?? "";
	const isAlone = [...params.keys()].every((name) => name === "q");
	if (!isAlone || text.length < SHORTEST_SENTENCE) return null;
	const { language } = context.get(visitor);
	return context.get(sentences).meant(text, language, goal);
}
