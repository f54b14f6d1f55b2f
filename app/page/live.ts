import type { FunctionComponent } from "react";

export type LiveFacts<Name> = {
	name: Name;
	/** The files of texts that it reads. */
	texts: readonly string[];
	/**
	 * What wakes it: a touch on itself, its coming into sight, a link that opens it (`opens`), or the page's arrival. One
	 * that is opened by a link has no HTML until then.
	 */
	wake: "touch" | "sight" | "link" | "now";
};

/** A part that the server renders and the browser takes over, with data alone as its properties. */
export type Live<Name, Props> = FunctionComponent<Props> & { island: LiveFacts<Name> };

/** Declares an island. Its file is in a folder `live`, where alone handlers and state are allowed. */
export function live<const Name extends string, Props>(
	name: Name,
	facts: Omit<LiveFacts<Name>, "name">,
	part: FunctionComponent<Props>,
): Live<Name, Props> {
	return Object.assign(part, { island: { name, ...facts } });
}
