import type { FunctionComponent } from "react";

export type LiveOptions<Name> = {
	name: Name;
	texts: readonly string[];
	/** Trigger: interaction, visibility, a link (`opens`) or page load. A `link` island has no HTML until then. */
	wake: "touch" | "sight" | "link" | "now";
};

export type Live<Name, Props> = FunctionComponent<Props> & { island: LiveOptions<Name> };

/** Declares an island. Its file is in a folder `live`, the only place where handlers and state are allowed. */
export function live<const Name extends string, Props>(
	name: Name,
	facts: Omit<LiveOptions<Name>, "name">,
	part: FunctionComponent<Props>,
): Live<Name, Props> {
	return Object.assign(part, { island: { name, ...facts } });
}
