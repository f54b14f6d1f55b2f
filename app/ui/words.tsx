import { createContext, type ReactNode, useContext } from "react";

/** Texts of the UI components, in the page's language. */
export type UiWords = {
	/** Beside the label of a required field. */
	required: string;
	/** Before the message of an invalid field, with its colon. */
	error: string;
	close: string;
	previous: string;
	next: string;
	/** For screen readers, after an external link. */
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
