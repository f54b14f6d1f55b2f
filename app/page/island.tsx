import { createContext, createElement, type FunctionComponent, type ReactElement, useContext, useId } from "react";
import type { IslandName } from "./island-loaders";
import type { Live } from "./live";

/** What the server writes an island with. */
export type IslandWriter = {
	/** The HTML of a part by itself; its generated ids begin with the prefix. */
	html(part: ReactElement, prefix: string): string;
	/** The HTML of a part that depends on its props and the texts alone. It is written once for each. */
	shared<Props extends object>(of: FunctionComponent<Props>, props: Props): string;
	/** The address of a file of texts in the page's language. */
	textFile(namespace: string): string;
	/** Addresses of the scripts of an island, for loading them ahead. */
	scripts(name: string): readonly string[];
};

const Writer = createContext<IslandWriter | null>(null);

export const IslandWriterProvider = Writer.Provider;

type IslandProps<Name, Props> = {
	of: Live<Name, Props>;
	/** Sent with the page: only what the part needs. */
	props: Props;
	/** Where another state of the page has the same island, which then goes on. */
	id?: string;
};

/**
 * Puts an island into a document: its HTML, and what the browser needs to take it over (`island-element.ts`).
 * @throws in the browser: what an island is made of has no islands in it
 */
export function Island<Name extends IslandName, Props extends object>({
	of: Part,
	props,
	id,
}: IslandProps<Name, Props>) {
	const writer = useContext(Writer);
	const generated = useId();
	if (!writer) throw new Error("islands are written on the server");
	const prefix = id ?? generated;
	const { name, texts, wake } = Part.island;
	return createElement("js-island", {
		id: prefix,
		"data-name": name,
		"data-wake": wake,
		"data-props": JSON.stringify(props),
		"data-texts": texts.map(writer.textFile).join(" "),
		"data-files": writer.scripts(name).join(" "),
		// biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, a moment ago
		dangerouslySetInnerHTML: { __html: wake === "link" ? "" : writer.html(<Part {...props} />, prefix) },
	});
}

type SharedProps<Props extends object> = {
	of: FunctionComponent<Props>;
	/** Plain data. Beside the texts they are all that the part finds: no other context is there. */
	props: Props;
	/** The element that holds the part, and its attributes. */
	as: "li" | "div";
	id?: string;
	className?: string;
	[data: `data-${string}`]: number | boolean;
};

/** A part that many pages have, or that a page has at each visit: a card, a drawn map. No picture of it is eager. */
export function Shared<Props extends object>({ of, props, as, ...attributes }: SharedProps<Props>) {
	const writer = useContext(Writer);
	if (!writer) throw new Error("shared parts are written on the server");
	return createElement(as, {
		...attributes,
		dangerouslySetInnerHTML: { __html: writer.shared(of, props) },
	});
}
