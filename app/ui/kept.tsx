import { createContext, type ReactNode, useContext } from "react";

/** What stands in the page for a part until its HTML is put there, or around one that is written for the first time. */
export type PartMarks = { slot: string } | { start: string; end: string };

const Marks = createContext<((key: string) => PartMarks) | null>(null);

/** On the server: marks for the part of a key, for whoever puts the page together. */
export const KeptPartsProvider = Marks.Provider;

type KeptProps = {
	/** Says all that the part depends on beside the texts of the page. */
	by: string;
	/**
	 * Elements that begin with no text and hold no part of this kind, no picture that loads at once, no boundary that may
	 * show something else where it fails, and no `useId`: its id depends on where in a page it is.
	 */
	children: () => ReactNode;
};

/** A part that many pages have in common. The server keeps its HTML; the browser hydrates it as any other. */
export function Kept({ by, children }: KeptProps) {
	const marksOf = useContext(Marks);
	if (marksOf === null) return children();
	const marks = marksOf(by);
	if ("slot" in marks) return marks.slot;
	return (
		<>
			{marks.start}
			{children()}
			{marks.end}
		</>
	);
}
