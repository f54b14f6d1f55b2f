import { createContext, type ReactNode, useContext } from "react";

/** The few words that primitives say by themselves, in the reader's language. */
export type UiWords = {
	/** Beside the label of a field that must be filled in. */
	required: string;
	/** Before the message of a field that is wrong. */
	error: string;
	close: string;
	previous: string;
	next: string;
	/** Said to screen readers after a link that leaves the site. */
	newWindow: string;
};

const noWords: UiWords = { required: "", error: "", close: "", previous: "", next: "", newWindow: "" };

const WordsContext = createContext<UiWords>(noWords);

export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
	return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): UiWords {
	return useContext(WordsContext);
}
